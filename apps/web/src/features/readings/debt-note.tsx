import type { Profile } from '@numeria/contract'
import { renderDebt } from '../credits/debt.ts'

/** Says what is owed, above the message field. */
export const DebtNote = ({ user }: { user: Pick<Profile, 'debt'> }) => (
  <p className="mb-2 rounded-m border border-danger bg-danger-wash px-4 py-3 text-s">{renderDebt(user)}</p>
)
