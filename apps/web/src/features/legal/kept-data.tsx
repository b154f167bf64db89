import { keptKinds } from '@numeria/contract'
import { keptKindTexts } from '#messages/shared-kept-kinds'
import { legal } from '#messages/legal'

const { purpose, basis, period, bases } = legal.kept

/** Every kind of data with its purpose, basis and period. */
export function KeptData() {
  return (
    <dl className="grid gap-4">
      {keptKinds.map((kept) => {
        const texts = keptKindTexts[kept.code]
        return (
          <div key={kept.code}>
            <dt className="font-semibold">{texts.kind}</dt>
            <dd>{`${purpose}: ${texts.purpose}`}</dd>
            <dd>{`${basis}: ${bases[kept.basis]}`}</dd>
            <dd>{`${period}: ${texts.period}`}</dd>
          </div>
        )
      })}
    </dl>
  )
}
