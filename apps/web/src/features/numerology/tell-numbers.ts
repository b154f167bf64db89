import { balance, nameNumbers, type NumberResult } from '@numeria/numerology'
import { workshop } from '#messages/workshop'
import { optionsOf, type NameExample } from './example.ts'

/** Returns the numbers of a name in one sentence, with their karmic debts: 'Expression 14/5, …'. */
export function tellNumbers(name: NameExample): string {
  const options = optionsOf(name)
  const { expression, soulUrge, personality } = nameNumbers(name.spelling, options)
  return workshop.areNumbers({
    expression: written(expression),
    soulUrge: written(soulUrge),
    personality: written(personality),
    balance: balance(name.spelling, options).value,
  })
}

function written(result: Pick<NumberResult, 'value' | 'karmicDebt'> | null): string {
  if (result === null) return workshop.none
  return [...result.karmicDebt, result.value].join('/')
}
