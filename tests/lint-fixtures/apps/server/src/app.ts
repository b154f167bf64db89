import { readingsRoutes } from './readings/readings.routes.ts'

export const app = [...readingsRoutes]
