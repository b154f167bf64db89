export const readingsRoutes = ['/api/chat']
