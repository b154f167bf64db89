export { portugueseNumbers, portugueseWords } from './portuguese/explain-words.ts'
export {
  portugueseCounts,
  portugueseKua,
  portugueseLoShu,
  portuguesePair,
  portuguesePlanets,
  portugueseVedicPair,
} from './portuguese/other-words.ts'
