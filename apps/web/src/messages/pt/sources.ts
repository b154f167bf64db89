import type * as en from '../en/sources.ts'

export const sources: typeof en.sources = [
  {
    what: 'Caminho de Vida e números do nome, parte a parte',
    who: 'Hans Decoz, Do your own numerology report',
    href: 'https://www.decoz.com/do-your-own-numerology-report.htm',
  },
  {
    what: 'Porque se reduzem em separado o mês, o dia e o ano',
    who: 'Hans Decoz, World Numerology',
    href: 'https://www.worldnumerology.com/numerology-questions-to-Decoz-22.html',
  },
  {
    what: 'Onde se mantêm os números mestres',
    who: 'Numerology.com, Karmic and master numbers',
    href: 'https://www.numerology.com/blog/karmic-master-number-numerology',
  },
  { what: 'Quando o Y é uma vogal', who: 'as listas de Hans Decoz e de Token Rock' },
  {
    what: 'Partículas e nomes compostos como um só nome',
    who: 'Astrology.com, How to enter your names',
    href: 'http://numerology.astrology.com/names.html',
  },
  { what: 'Letras e números compostos caldeus', who: 'Cheiro, 1926; o texto em free-numerology.org' },
  { what: 'O composto inferior mais próximo', who: 'Boštjan Lovrat, bostjanlovrat.com' },
  { what: 'Números e planetas védicos', who: 'Vidhata, KundliAI; os amigos e inimigos de Maha Jyotish' },
  { what: 'O Lo Shu só a partir da data', who: 'Astromedha, Ganak; J. C. Chaudhry para a opinião contrária' },
  { what: 'Grupos de concórdia 1-5-7, 2-4-8, 3-6-9', who: 'Clement, 1908; a tabela completa de LoveToKnow' },
]
