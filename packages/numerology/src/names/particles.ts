/** Words that belong to the name after them, in the languages that write them apart from it. */
const lowerCase = [
  'da de do das dos', // Portuguese
  'del la las los el', // Spanish, with de
  'di dal dalla dei degli della delle dello lo li', // Italian
  'du des le les', // French
  "van der den ten ter te het ’t 't", // Dutch
  'von vom zu zum zur', // German
  'af av', // Danish, Norwegian, Swedish
  'al bin bint ibn abu', // Arabic
].flatMap((words) => words.split(' '))

/** 'Costa e Silva', 'Ortega y Gasset'. A capital E or Y is an initial. */
const conjunctions = ['e', 'y']

// All usual cases are listed, so that reading a name does not spell each word anew.
const particles: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...conjunctions,
  ...lowerCase.flatMap((word) => [word, word[0]!.toUpperCase() + word.slice(1), word.toUpperCase()]),
])

const [usuallyLongest, longest] = [3, 5]

/** Whether a word may be a particle at all: most names are longer. The longer ones begin with D or B ('della', 'bint'). */
function mayBeParticle(word: string): boolean {
  if (word.length <= usuallyLongest) return true
  return word.length <= longest && 'dDbB'.includes(word[0]!)
}

/** Vietnamese family names come first, and the Van or Le after them is a name of its own. */
const vietnamese: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'Nguyen Nguyễn Tran Trần Pham Phạm Huynh Huỳnh Phan Vu Vũ Vo Võ Dang Đặng Bui Bùi Ngo Ngô Duong Dương Ly Lý'.split(
    ' ',
  ),
)

/** Whether a word inside a name belongs to the name after it ('dos Santos', 'van der Berg', 'de la Cruz'), as it is written. */
export function isParticle(word: string): boolean {
  return mayBeParticle(word) && particles.has(word)
}

/** @param first the first word of a name */
export function isVietnamese(first: string): boolean {
  return vietnamese.has(first)
}
