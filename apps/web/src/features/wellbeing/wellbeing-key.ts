import { routes } from '@numeria/contract'

export const wellbeingKey = [routes.wellbeing.path] as const
