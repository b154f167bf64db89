import { Lucky } from '../features/lucky/lucky.tsx'
import { WithMoney } from './late-money.tsx'

export const LuckyPage = () => (
  <WithMoney>
    <Lucky />
  </WithMoney>
)
