/** The columns of a lot and of its clawbacks that the rules read. */
type Lot = {
  granted: number
  held: number
  spent: number
  expired: number
  forgiven: number
  price_cents: number | null
}
type Clawback = { is_dispute: boolean; state: 'open' | 'done' | 'undone'; asked: number | null; cents: number | null }

/** Effect of the clawbacks on a lot: frozen, revoked and owed credits. The ledger's function `ledger_settle` computes the same. */
export function takenOf(lot: Lot, clawbacks: readonly Clawback[]): { frozen: number; revoked: number; owed: number } {
  const asked = (isDispute: boolean, states: readonly string[]) =>
    shareOf(
      lot,
      clawbacks.filter((clawback) => clawback.is_dispute === isDispute && states.includes(clawback.state)),
    )
  const left = lot.granted - lot.held - lot.spent - lot.expired
  const claimed = asked(true, ['open', 'done'])
  const claims = Math.min(claimed, left)
  const refunds = Math.min(asked(false, ['open', 'done']), left - claims)
  const revoked = Math.min(claims, asked(true, ['done'])) + Math.min(refunds, asked(false, ['done']))
  const owed = Math.min(lot.spent, Math.max(0, claimed - claims - lot.held))
  return { frozen: claims + refunds - revoked, revoked, owed: Math.max(0, owed - lot.forgiven) }
}

/** Whether refunds and claims in these states ask for a whole lot, whatever was spent of it. An administrator, who names a number of credits, takes no price back. */
export function isTakenWhole(
  lot: Pick<Lot, 'granted' | 'price_cents'>,
  clawbacks: readonly Clawback[],
  states: readonly Clawback['state'][],
): boolean {
  const standing = clawbacks.filter(({ asked, state }) => asked === null && states.includes(state))
  return standing.length > 0 && shareOf(lot, standing) >= lot.granted
}

/** The credits that amounts are worth together: their share of the price, rounded down, so that the last cent takes the last credit. */
function shareOf(
  { granted, price_cents: price }: Pick<Lot, 'granted' | 'price_cents'>,
  clawbacks: readonly Clawback[],
): number {
  if (clawbacks.some(({ asked, cents }) => asked === null && (cents === null || !price))) return granted
  const credits = sum(clawbacks.map(({ asked }) => asked ?? 0))
  const cents = sum(clawbacks.map((clawback) => clawback.cents ?? 0))
  return Math.min(granted, credits + (price ? Math.floor((granted * Math.min(cents, price)) / price) : 0))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
