/** The place of a feature of a text among 2^n places: FNV-1a, with its bits mixed, since only some of them are used. */
export function hashedPlace(feature: string, places: number): number {
  let hash = 2_166_136_261
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85_eb_ca_6b)
  return (hash ^ (hash >>> 13)) & (places - 1)
}
