import { coreExamples } from './letter-tables.ts'

const cores: readonly { name: string; from: string; text: string; working: string }[] = [
  {
    name: 'Life Path',
    from: 'the date of birth',
    text: 'Month, day and year are reduced one by one, then added. It is read as the road of a whole life.',
    working: coreExamples.lifePath,
  },
  {
    name: 'Expression',
    from: 'all letters of the full birth name',
    text: 'Each name is reduced by itself, then they are added. It is read as what a person has been given to work with.',
    working: coreExamples.expression,
  },
  {
    name: 'Soul Urge',
    from: 'the vowels',
    text: 'Also called Heart’s Desire. It is read as what a person wants when nobody is looking.',
    working: coreExamples.soulUrge,
  },
  {
    name: 'Personality',
    from: 'the consonants',
    text: 'It is read as what others notice first. In this example the 11 is a master number, so it stays.',
    working: coreExamples.personality,
  },
]

const masters: readonly (readonly [where: string, kept: string])[] = [
  ['Core numbers, Birthday, Maturity', '11, 22, 33'],
  ['Pinnacles, Period Cycles', '11, 22, 33'],
  ['Chaldean names', '11, 22'],
  ['Hebrew (ordinal)', '11, 22, 33'],
  ['Personal and universal years, months, days', 'none'],
  ['Challenges, Bridges, Balance', 'none'],
  ['Vedic numbers, Lo Shu', 'none'],
]

/** The four numbers of every Western chart, worked out for somebody. */
export function CoreNumbers() {
  return (
    <>
      <p className="mb-6 max-w-reading">
        Take somebody born on 14 July 1990 and named Mary Ellen Quinn. To reduce a number is to add its digits until one
        is left: 14 becomes 1 + 4 = 5.
      </p>
      <ul className="grid gap-px overflow-hidden rounded-l border border-line bg-line sm:grid-cols-2">
        {cores.map(({ name, from, text, working }) => (
          <li key={name} className="bg-paper p-5 sm:p-6">
            <h3 className="text-xl">{name}</h3>
            <p className="text-xs text-ink-soft">from {from}</p>
            <p className="mt-3 font-display text-l text-brass tabular-nums">{working}</p>
            <p className="mt-3 text-s">{text}</p>
          </li>
        ))}
      </ul>
      <Masters />
    </>
  )
}

function Masters() {
  return (
    <div className="mt-10 grid gap-x-10 gap-y-5 md:grid-cols-[1fr_1.25fr]">
      <div>
        <h3 className="text-xl">Master numbers</h3>
        <p className="mt-3 text-s">
          11, 22 and 33 are called master numbers. It is often said that they are never reduced. That depends on where
          they stand: in a character they are kept, in a calendar they are not. Other totals, such as 44, are no
          masters.
        </p>
      </div>
      <table className="h-fit w-full text-left text-s">
        <caption className="sr-only">Where master numbers are kept</caption>
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="py-2 pr-4 font-normal">
              Where
            </th>
            <th scope="col" className="py-2 font-normal">
              Kept
            </th>
          </tr>
        </thead>
        <tbody>
          {masters.map(([where, kept]) => (
            <tr key={where} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {where}
              </th>
              <td className={`py-2 whitespace-nowrap tabular-nums ${kept === 'none' ? 'text-ink-soft' : 'text-brass'}`}>
                {kept}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
