// The package comes without types. Transpiled from ES modules, it carries its class under `default`.
declare module 'numerology-core' {
  type Numerology = {
    /** Of a date written '1962.0703'. */
    getBirthForceNumber(dateOfBirth: string): number
    getDestinyNumber(name: string): number
    getHeartsDesireNumber(name: string): number
    getPersonalityNumber(name: string): number
  }
  const module: { default: new () => Numerology }
  export default module
}
