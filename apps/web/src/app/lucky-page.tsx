import { Lucky } from '../features/lucky/lucky.tsx'
import { WithMoney } from './lazy-money.tsx'

export const LuckyPage = () => (
  <WithMoney>
    <Lucky />
  </WithMoney>
)
