import { app } from '@numeria/server' // sin: no-restricted-imports

export const routes = app.routes
