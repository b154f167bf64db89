export type Source = { what: string; who: string; href?: string }

export const sources: readonly Source[] = [
  {
    what: 'Life Path and name numbers, part by part',
    who: 'Hans Decoz, Do your own numerology report',
    href: 'https://www.decoz.com/do-your-own-numerology-report.htm',
  },
  {
    what: 'Why month, day and year are reduced separately',
    who: 'Hans Decoz, World Numerology',
    href: 'https://www.worldnumerology.com/numerology-questions-to-Decoz-22.html',
  },
  {
    what: 'Where master numbers are kept',
    who: 'Numerology.com, Karmic and master numbers',
    href: 'https://www.numerology.com/blog/karmic-master-number-numerology',
  },
  { what: 'When Y is a vowel', who: 'the lists of Hans Decoz and Token Rock' },
  {
    what: 'Particles and compound names as one name',
    who: 'Astrology.com, How to enter your names',
    href: 'http://numerology.astrology.com/names.html',
  },
  { what: 'Chaldean letters and compounds', who: 'Cheiro, 1926; the text at free-numerology.org' },
  { what: 'The nearest lower compound', who: 'Boštjan Lovrat, bostjanlovrat.com' },
  { what: 'Vedic numbers and planets', who: 'Vidhata, KundliAI; the friends and enemies of Maha Jyotish' },
  { what: 'Lo Shu from the date alone', who: 'Astromedha, Ganak; J. C. Chaudhry for the opposite view' },
  { what: 'Concord groups 1-5-7, 2-4-8, 3-6-9', who: 'Clement, 1908; the full table of LoveToKnow' },
]
