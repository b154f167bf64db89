import type { ComparisonResult } from '@numeria/contract'
import { invited as texts } from '#messages/compare'
import { workshop } from '#messages/workshop'
import { formatDate } from '../../lib/dates.ts'

const places = ['lifePath', 'expression', 'soulUrge', 'personality'] as const

type Props = { result: ComparisonResult; inviterName: string }

/** The core numbers of two people beside each other, and how they fit. */
export function ComparisonTable({ result: { inviter, friend, score }, inviterName }: Props) {
  const hasDates = inviter.birthDate !== null || friend.birthDate !== null
  const cell = 'border-t border-line py-2 pr-3 text-left break-words'
  return (
    <>
      <p className="font-display text-2xl text-brass tabular-nums">{texts.score(score)}</p>
      <p className="mb-4 text-xs text-ink-soft">{texts.scoreHint}</p>
      <table className="w-full table-fixed text-s">
        <caption className="sr-only">{texts.resultOf(inviterName, friend.firstName)}</caption>
        <thead>
          <tr>
            <th scope="col" className="py-2 pr-3 text-left text-xs font-normal text-ink-soft">
              {texts.number}
            </th>
            <th scope="col" className="py-2 pr-3 text-left break-words">
              {inviterName}
            </th>
            <th scope="col" className="py-2 text-left break-words">
              {friend.firstName}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {places.map((place) => (
            <tr key={place}>
              <th scope="row" className={`${cell} font-normal`}>
                {workshop[place]}
              </th>
              <td className={`${cell} font-display text-l text-brass`}>{inviter.numbers[place] ?? '–'}</td>
              <td className={`${cell} font-display text-l text-brass`}>{friend.numbers[place] ?? '–'}</td>
            </tr>
          ))}
          {hasDates && (
            <tr>
              <th scope="row" className={`${cell} font-normal`}>
                {texts.born}
              </th>
              <td className={cell}>{inviter.birthDate === null ? '–' : formatDate(inviter.birthDate)}</td>
              <td className={cell}>{friend.birthDate === null ? '–' : formatDate(friend.birthDate)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </>
  )
}
