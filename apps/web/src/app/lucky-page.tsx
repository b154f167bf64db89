import { Lucky } from '../features/lucky/lucky.tsx'

export const LuckyPage = () => <Lucky />
