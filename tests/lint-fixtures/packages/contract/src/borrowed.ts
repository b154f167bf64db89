import { app } from '@numeria/server' // violation: no-restricted-imports

export const routes = app.routes
