// Learns the filter of sensitive facts from the lists and facts in `memory`, and measures how it judges facts that it did not learn from.
// `npm run memory:train [-- --write] [-- --misses]`
import { readingLanguages } from '@numeria/contract'
import { writeFileSync } from 'node:fs'
import { encodeModel, sensitivity } from '../../apps/server/src/readings/memory/sensitive/sensitive-model.ts'
import { learn } from './learn-memory.ts'
import { examplesWith, readFacts, type Fact } from './memory-facts.ts'

const folds = 4
/** The score from which a text is sensitive: chosen so that of unseen facts at least 95 in 100 sensitive ones are refused. */
const threshold = -1

type Judged = Fact & { isFound: boolean; score: number }

function judged(facts: readonly Fact[], train: readonly Fact[]): Judged[] {
  const model = learn(examplesWith(train), threshold)
  return facts.map((fact) => {
    const score = Math.max(sensitivity(model, fact.sentence), sensitivity(model, fact.entry))
    return { ...fact, score, isFound: score > 0 }
  })
}

function report(title: string, facts: readonly Judged[]): void {
  console.log(`\n${title}\n\n| Facts | ${readingLanguages.join(' | ')} | All |\n|---|${'---|'.repeat(7)}`)
  for (const kind of ['sensitive', 'everyday'] as const) {
    const all = facts.filter((fact) => fact.kind === kind)
    const share = (some: readonly Judged[]) =>
      `${((100 * some.filter(({ isFound }) => isFound === (kind === 'sensitive')).length) / some.length).toFixed(1)} %`
    const cells = readingLanguages.map((language) => share(all.filter((fact) => fact.language === language)))
    console.log(`| ${kind} | ${cells.join(' | ')} | ${share(all)} |`)
  }
}

const facts = readFacts('dev')
const unseen = Array.from({ length: folds }, (_, fold) =>
  judged(
    facts.filter((_fact, at) => at % folds === fold),
    facts.filter((_fact, at) => at % folds !== fold),
  ),
).flat()
report('Cross-validated: judged by models that did not learn from them', unseen)

if (process.argv.includes('--misses'))
  for (const { language, kind, category, sentence, entry, score } of unseen.filter(
    ({ kind, isFound }) => isFound !== (kind === 'sensitive'),
  ))
    console.log(`[${language} ${kind} ${category} ${score.toFixed(1)}] ${sentence} | ${entry}`)
if (process.argv.includes('--write'))
  writeFileSync(
    new URL('../../apps/server/src/readings/memory/sensitive/sensitive.model', import.meta.url),
    encodeModel(learn(examplesWith(facts), threshold)),
  )
