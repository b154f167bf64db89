import { app } from '@numeria/server' // violation: no-restricted-imports

export const server = app
