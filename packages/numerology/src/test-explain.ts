import { englishKua, explainKua as kuaLines, type Kua } from './chinese/kua.ts'
import { englishLoShu, explainLoShu as loShuLines, type LoShuGrid } from './chinese/lo-shu.ts'
import { englishPair, explainCompatibility as pairLines, type Compatibility } from './compatibility/compatibility.ts'
import {
  englishVedicPair,
  explainVedicCompatibility as vedicPairLines,
  type VedicCompatibility,
} from './compatibility/vedic-compatibility.ts'
import { explain as lines } from './explain.ts'
import { englishWords } from './explain-words.ts'
import { render } from './lines.ts'
import type { NumberResult } from './number-result.ts'
import { englishCounts, explainLetterCounts as countLines, type LetterCounts } from './pythagorean/letter-counts.ts'

/** Workings in words, English ones where a test names no others. */
export const explain = (result: NumberResult, step = englishWords) => render(lines(result), { step })
export const explainLetterCounts = (result: LetterCounts, counts = englishCounts) =>
  render(countLines(result), { counts })
export const explainLoShu = (grid: LoShuGrid, loShu = englishLoShu) => render(loShuLines(grid), { loShu })
export const explainKua = (result: Kua, kua = englishKua) => render(kuaLines(result), { kua })
export const explainCompatibility = (result: Compatibility, pair = englishPair) => render(pairLines(result), { pair })
export const explainVedicCompatibility = (result: VedicCompatibility, vedicPair = englishVedicPair) =>
  render(vedicPairLines(result), { vedicPair })
