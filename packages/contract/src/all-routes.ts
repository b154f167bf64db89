import { operatorRoutes } from './operator-routes.ts'
import { cancelRoutes } from './cancel-routes.ts'
import { earningRoutes } from './earning-routes.ts'
import { routes } from './routes.ts'

/** Every call that crosses the wire. */
export const allRoutes = { ...routes, ...cancelRoutes, ...earningRoutes, ...operatorRoutes }
