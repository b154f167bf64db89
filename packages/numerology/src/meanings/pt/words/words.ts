export { portugueseNumbers, portugueseWords } from './explain-words.ts'
export {
  portugueseCounts,
  portugueseKua,
  portugueseLoShu,
  portuguesePair,
  portuguesePlanets,
  portugueseVedicPair,
} from './other-words.ts'
