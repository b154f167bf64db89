import type { RuleId } from '../../features/numerology/rule-of.ts'

type Source = { who: string; href?: string }

const decoz = (path: string): Source => ({ who: 'Hans Decoz', href: `http://www.decoz.com/${path}` })
const world = (path: string): Source => ({
  who: 'Hans Decoz, World Numerology',
  href: `https://www.worldnumerology.com/${path}`,
})
const cheiro: Source = {
  who: 'Cheiro, Book of Numbers, 1926',
  href: 'http://free-numerology.org/name_numerology/step-1-calculate-the-compound-number-of-your-name/',
}

/** Where each rule was published. */
export const ruleSources: Readonly<Record<RuleId, Source>> = {
  'life-path': world('numerology-questions-to-Decoz-22.html'),
  birthday: { who: 'Numerology School', href: 'https://numerology-school.com/birthday-number.html' },
  expression: decoz('do-your-own-numerology-report.htm'),
  'soul-urge': world('Do-reading-numerology-02-HeartDes.html'),
  personality: decoz('do-your-own-numerology-report.htm'),
  'name-in-use': world('numerology-course-classes/numerology-class-10-minor-soul-urge/'),
  maturity: { who: 'Juno Jordan, as the Reality Number; Hans Decoz' },
  balance: decoz('Calculations3.htm'),
  'rational-thought': { who: 'Freetarot', href: 'http://www.freetarot.com/numerology/rational-thought/' },
  'karmic-debt': {
    who: 'Numerology.com, Karmic and master numbers',
    href: 'https://www.numerology.com/blog/karmic-master-number-numerology',
  },
  'karmic-lesson': world('numerology-karmic-lessons/'),
  'hidden-passion': world('numerology-Course-11a.htm'),
  'subconscious-self': decoz('Calculations4a.htm'),
  cornerstone: {
    who: 'Luo Clement, The Ancient Science of Numbers, 1908; Hans Decoz',
    href: 'https://en.wikisource.org/wiki/The_Ancient_Science_of_Numbers/Chapter_4',
  },
  capstone: { who: 'Hans Decoz' },
  'first-vowel': {
    who: 'Luo Clement, The Ancient Science of Numbers, 1908; Hans Decoz',
    href: 'https://en.wikisource.org/wiki/The_Ancient_Science_of_Numbers/Chapter_4',
  },
  plane: { who: 'Florence Campbell; Juno Jordan; Hans Decoz' },
  bridge: decoz('numerology-Course-11.htm'),
  'core-pair': {
    who: 'Luo Clement, 1908; the table of LoveToKnow',
    href: 'https://www.lovetoknow.com/life/astrology/numerology-compatibility',
  },
  'universal-year': {
    who: 'Janet Boyer',
    href: 'http://www.janetboyer.com/Numerology_Calculating_Personal_Year_Month_Day.html',
  },
  'personal-year': {
    who: 'Hans Decoz, at Find Your Fate',
    href: 'http://numerology.findyourfate.com/online-numerology/personalfirst.asp',
  },
  'personal-month': world('monthly-numerology-forecast.html'),
  'personal-day': world('monthly-numerology-forecast.html'),
  essence: world('blog/numerology-course-22-transits-continued/'),
  pinnacle: decoz('numerology-Course-19.htm'),
  challenge: world('numerology-Course-05.htm'),
  'period-cycle': world('numerology-Course-06.htm'),
  'chaldean-name': cheiro,
  'chaldean-compound': cheiro,
  'chaldean-soul-urge': { who: 'Landvastu', href: 'https://landvastu.com/core.html' },
  'hebrew-ordinal': { who: 'dCode', href: 'http://www.dcode.fr/word-value' },
  'psychic-number': { who: 'Anupam V. Kapil', href: 'http://anupamkapil.com/How_To_Calculate_Your_Numbers.aspx' },
  'destiny-number': { who: 'Anupam V. Kapil', href: 'http://anupamkapil.com/How_To_Calculate_Your_Numbers.aspx' },
  'vedic-name': { who: 'Views News', href: 'https://www.viewsnews.in/what-is-numerology/' },
  planet: { who: 'Vidhata; KundliAI' },
  friendship: { who: 'Maha Jyotish' },
  'lo-shu': { who: 'Astromedha', href: 'https://astromedha.in/insights/lo-shu/grid' },
  'lo-shu-ones': { who: 'Dashagochar', href: 'https://www.dashagochar.com/en/learn/lo-shu-grid-missing-numbers' },
  'lo-shu-lines': { who: 'Ganak', href: 'https://ganak.app/calculators/lo-shu-grid-calculator' },
  driver: { who: 'MyNumera', href: 'https://mynumera.app/how-it-works' },
  conductor: { who: 'MyNumera', href: 'https://mynumera.app/how-it-works' },
  kua: {
    who: 'Feng Shui Architect; Lucky Incense for the directions',
    href: 'https://www.feng-shui-architect.com/lo-shu/',
  },
  compatibility: {
    who: 'Luo Clement, 1908; the table of LoveToKnow',
    href: 'https://www.lovetoknow.com/life/astrology/numerology-compatibility',
  },
}
