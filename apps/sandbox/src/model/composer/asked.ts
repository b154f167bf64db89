import type { Conversation, Fact } from './data-block.ts'
import { folded } from './text.ts'
import type { Words } from './words/words.ts'

const nextYear =
  / (next year|proximo ano|ano que vem|ano que viene|proximo ano|annee prochaine|nachst\w* jahr|kommend\w* jahr|anno prossimo|prossimo anno) /
const how =
  / (how did you|how do you|how is|how was|how come|calculat\w*|work(ed)? out|como chegaste|como se calcula|como calcul\w+|como e que|como se calcula|como has|comment as tu|comment calcul\w*|wie hast du|wie kommst du|wie rechn\w*|berechn\w*|come hai|come si calcola|calcol\w*) /
const advice =
  / (doctor|medicine|therapy|court|lawyer|invest\w*|lottery|casino|medico|tribunal|advogad[oa]|lotaria|abogad[oa]|loteria|avocat|medecin|loterie|arzt|anwalt|lotto|avvocato) /

const my = / (my|mine|me|i|meu|minha|mim|mi|mio|mia|mis|mon|ma|mien\w*|moi|mein\w*|mir|ich|yo|eu|je|io) /

/** Reads the question: numbers, a year or a person that it names, and whether it asks for the working. */
export function readQuestion({ asked }: Conversation, words: Words) {
  const { question, facts, people } = asked
  const year = asked.today.slice(0, 4)
  const text = folded(question)
  const nameOf = ({ what }: Fact) => words.numbers.get(what)?.yours.replace(words.possessive, '').replace('{nth} ', '')
  const isNamed = (fact: Fact) =>
    [nameOf(fact) ?? '', fact.label].some((name) => name && text.includes(folded(name).replace(/ number $/, ' ')))
  const years = [...text.matchAll(/ (20\d\d) /g)].map(([, one]) => one!)
  if (nextYear.test(text)) years.push(String(Number(year) + 1))
  const isHow = how.test(text)
  const value = isHow
    ? Number(/ (?:my|meu|minha|mi|mon|ma|mein\w*|mio|mia|the|o|a) (\d{1,2}) /.exec(text)?.[1] ?? 0)
    : 0
  const [you] = people
  const mine = facts.filter((fact) => fact.who === you!.id && fact.what !== 'letter')
  const others = people.filter(({ id, name }) => id !== you!.id && text.includes(folded(name)))
  // 'What is Owen’s Life Path?' asks for that of Owen, and 'my Life Path and Owen’s' for both.
  const theirs = facts.filter(({ who }) => others.some(({ id }) => id === who))
  const owned = others.length === 0 || my.test(text) ? [...mine, ...theirs] : theirs
  return {
    numbers: owned.filter((fact) => (fact.which === '' || isHow) && isNamed(fact)),
    withValue: mine.filter((fact) => fact.value > 0 && fact.value === value),
    inYears: mine.filter(({ what, which }) => what === 'personal_year' && years.includes(which || year)),
    others,
    topic: words.topics.find((topic) => topic.words.test(text)),
    isHow,
    isBeyond: advice.test(text),
  }
}
