// Decides which counts of a week's retention may be shown. No shown count, and no difference of shown counts, is one of fewer than ten people: the groups divide a week
// without rest, and a return day is shown for all of them or for none. A week never changes after it is shown, so that two looks cannot be compared.
import { firstActions, returnDays, type FirstAction, type Retention } from '@numeria/contract'

export const smallestCount = 10
/** Room for both who came back and who did not. */
const smallestGroup = 2 * smallestCount
const dayMs = 86_400_000
/** Browsers may report so many days late. */
const lateDays = 2

/** Browsers of one week by days since the sign-up (0: all who signed up) and by what they did first. */
export type WeekCounts = (after: number, did: FirstAction) => number

type Week = Retention['weeks'][number]
type Counts = NonNullable<Week['all']>

/** Whether the reports of a week's people on this day after their sign-up are complete. */
export function isComplete(week: string, after: number, today: string): boolean {
  return Date.parse(week) + (6 + after + lateDays) * dayMs < Date.parse(today)
}

export function showWeek(week: string, counts: WeekCounts, today: string): Week {
  const sum = (after: number, actions: readonly FirstAction[]) =>
    actions.reduce((all, did) => all + counts(after, did), 0)
  if (sum(0, firstActions) < smallestCount) return { week, all: null, groups: [] }
  const groups = groupActions((did) => counts(0, did))
  const mayShow = (after: number, actions: readonly FirstAction[]) => {
    const returned = sum(after, actions)
    return returned >= smallestCount && sum(0, actions) - returned >= smallestCount
  }
  const show = (actions: readonly FirstAction[], isShown: (after: number) => boolean): Counts => ({
    browsers: sum(0, actions),
    returned: returnDays.map((after) => {
      if (!isComplete(week, after, today)) return { after, state: 'open', count: null }
      return isShown(after)
        ? { after, state: 'shown', count: sum(after, actions) }
        : { after, state: 'hidden', count: null }
    }),
  })
  return {
    week,
    all: show(firstActions, (after) => mayShow(after, firstActions)),
    groups: groups.map((did) => ({ did, ...show(did, (after) => groups.every((group) => mayShow(after, group))) })),
  }
}

/** Puts neighbouring actions together until each group has enough people. None where that leaves a single one, which is the whole week. */
function groupActions(sizeOf: (did: FirstAction) => number): FirstAction[][] {
  const groups: FirstAction[][] = []
  let open: FirstAction[] = []
  let people = 0
  for (const did of firstActions.toReversed()) {
    open.unshift(did)
    people += sizeOf(did)
    if (people < smallestGroup) continue
    groups.unshift(open)
    open = []
    people = 0
  }
  if (open.length > 0) groups[0] = [...open, ...(groups[0] ?? [])]
  return groups.length > 1 ? groups : []
}
