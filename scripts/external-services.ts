type Environment = Readonly<Record<string, string | undefined>>

/** The settings by which each external service is configured. The sandbox stands in for a service none of whose settings is given. */
const services = {
  'sign-in': [
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'FACEBOOK_CLIENT_ID',
    'FACEBOOK_CLIENT_SECRET',
    'APPLE_CLIENT_ID',
    'APPLE_TEAM_ID',
    'APPLE_KEY_ID',
    'APPLE_PRIVATE_KEY',
  ],
  model: ['MODEL_BASE_URL', 'MODEL_API_KEY', 'MODEL_NAME'],
  payments: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const

/** Addresses that belong to a service of the sandbox beside its keys. */
const prefixes = { 'sign-in': /^(GOOGLE|APPLE|FACEBOOK)_/, model: /^MODEL_/, payments: /^STRIPE_/ } as const

export type Service = keyof typeof services

/** The services that nothing is said about. A service half configured is not among them: the server refuses it by name. */
export function unconfiguredServices(environment: Environment): Service[] {
  return (Object.keys(services) as Service[]).filter((service) =>
    services[service].every((name) => !environment[name]?.trim()),
  )
}

/** The part of the sandbox's environment that concerns these services. */
export function environmentOf(missing: readonly Service[], sandbox: Environment): Environment {
  return Object.fromEntries(
    Object.entries(sandbox).filter(([name]) => missing.some((service) => prefixes[service].test(name))),
  )
}
