/** Words that belong to the name after them, in the languages that write them apart from it. */
const lowerCase = [
  'da de do das dos', // Portuguese
  'del la las los el', // Spanish, with de
  "de' de’ di dal dalla dei degli della delle dello lo li", // Italian
  'du des le les', // French
  "van der den ten ter te het op ’t 't", // Dutch
  'von vom und zu zum zur', // German
  'af av', // Danish, Norwegian, Swedish
  'al bin bint ibn abu', // Arabic
].flatMap((words) => words.split(' '))

/** 'Costa e Silva', 'Ortega y Gasset', "in 't Veld". A capital E or Y is an initial, and In is a Korean name. */
const inLowerCase = ['e', 'y', 'in']

// All usual cases are listed, so that reading a name does not spell each word anew.
const particles: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...inLowerCase,
  ...lowerCase.flatMap((word) => [word, word[0]!.toUpperCase() + word.slice(1), word.toUpperCase()]),
])

const [usuallyLongest, longest] = [3, 5]

/** Whether a word may be a particle at all: most names are longer. The longer ones begin with D or B ('della', 'bint'). */
function mayBeParticle(word: string): boolean {
  if (word.length <= usuallyLongest) return true
  return word.length <= longest && 'dDbB'.includes(word[0]!)
}

/** Vietnamese family names come first, or last abroad, and the Van or Le beside them is a name of its own. */
const vietnamese: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'Nguyen Nguyễn Tran Trần Pham Phạm Huynh Huỳnh Phan Vu Vũ Vo Võ Dang Đặng Bui Bùi Ngo Ngô Duong Dương Ly Lý'.split(
    ' ',
  ),
)

/** Whether a word inside a name belongs to the name after it ('dos Santos', 'van der Berg', 'de la Cruz'), as it is written. */
export function isParticle(word: string): boolean {
  return mayBeParticle(word) && particles.has(word)
}

/** Whether a word may be a conjunction in a name that is all in capitals: 'DA COSTA E SILVA'. */
export function isCapitalConjunction(word: string): boolean {
  return word === 'E' || word === 'Y'
}

/** @param word the first or the last word of a name */
export function isVietnamese(word: string): boolean {
  return vietnamese.has(word)
}
