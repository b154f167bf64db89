import { helpLines } from '@numeria/contract'
import { legal } from '#messages/legal'
import { locale } from '#messages/locale'

const words = legal.helpLines
const names = new Intl.DisplayNames([locale], { type: 'region' })

/** The lines that the chat names when a message shows danger. */
export function HelpLines() {
  return (
    <>
      <ul className="grid gap-3">
        {Object.entries(helpLines).map(([country, { emergency, talk, abuse }]) => (
          <li key={country}>
            <strong className="block font-semibold">{names.of(country)}</strong>
            <span className="block">{`${words.emergency}: ${emergency}`}</span>
            <span className="block">{`${words.talk}: ${talk}`}</span>
            {abuse !== null && <span className="block">{`${words.abuse}: ${abuse}`}</span>}
          </li>
        ))}
      </ul>
      <p>{legal.elsewhere}</p>
    </>
  )
}
