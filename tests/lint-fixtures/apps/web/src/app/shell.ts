import { app } from '@numeria/server' // sin: no-restricted-imports

export const shell = app
