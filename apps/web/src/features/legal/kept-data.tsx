import { keptKinds } from '@numeria/contract'
import { language } from '#messages/locale'
import { legal } from '#messages/legal'

const { purpose, basis, period, bases } = legal.kept

/** Every kind of data with its purpose, basis and period. */
export function KeptData() {
  return (
    <dl className="grid gap-4">
      {keptKinds.map(({ kind, ...kept }) => (
        <div key={kind.en}>
          <dt className="font-semibold">{kind[language]}</dt>
          <dd>{`${purpose}: ${kept.purpose[language]}`}</dd>
          <dd>{`${basis}: ${bases[kept.basis]}`}</dd>
          <dd>{`${period}: ${kept.period[language]}`}</dd>
        </div>
      ))}
    </dl>
  )
}
