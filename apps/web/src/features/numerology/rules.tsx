import { rules, ruleSchools, ruleTexts } from '#messages/rules'
import { ruleGroups, type RuleGroup } from './rule-of.ts'
import { ruleSources } from '#messages/rule-sources'

const groups = Object.keys(ruleGroups) as RuleGroup[]

/** The rule of every position, its school, its source and what is disputed. Each has an anchor to link to. */
export function Rules() {
  return (
    <div className="grid gap-12">
      {groups.map((group) => (
        <section key={group} aria-labelledby={`rules-${group}`}>
          <h3 id={`rules-${group}`} className="text-xl">
            {ruleSchools[group].title}
          </h3>
          <p className="mt-1 mb-4 text-xs text-ink-soft">
            {rules.school}: {ruleSchools[group].school}
          </p>
          <dl className="border-t border-line text-s">
            {ruleGroups[group].map((id) => (
              <div
                key={id}
                id={id}
                className="grid scroll-mt-6 gap-x-8 gap-y-1 border-b border-line py-4 target:bg-tide-wash sm:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <dt className="font-semibold">
                  <a href={`#${id}`} className="hover:underline">
                    {ruleTexts[id].name}
                  </a>
                </dt>
                <dd className="grid max-w-reading gap-1.5">
                  <p>{ruleTexts[id].rule}</p>
                  {ruleTexts[id].dispute !== '' && (
                    <p className="text-ink-soft">
                      {rules.dispute}: {ruleTexts[id].dispute}
                    </p>
                  )}
                  <p className="text-xs text-ink-soft">
                    {rules.source}: <Source {...ruleSources[id]} />
                  </p>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function Source({ who, href }: { who: string; href?: string }) {
  if (href === undefined) return who
  return (
    <a
      href={href}
      rel="noreferrer"
      className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {who}
    </a>
  )
}
