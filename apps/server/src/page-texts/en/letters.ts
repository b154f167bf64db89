import { brand } from '@numeria/contract'

type Letters = {
  birthday: string
  turns: string
  thisYear: (year: number) => string
  nextYear: (year: number) => string
  newYear: (year: number) => string
  pinnacle: string
  challenge: string
  essence: string
  see: (url: string) => string
  end: (url: string) => string
}

export const letters: Letters = {
  birthday: 'Happy birthday: your numbers for the year ahead',
  turns: 'Something in your numbers begins today',
  thisYear: (year) => `Your Personal Year in ${year}`,
  nextYear: (year) => `From 1 January ${year}, your Personal Year`,
  newYear: (year) => `Your new Personal Year, ${year}`,
  pinnacle: 'A new Pinnacle, from today',
  challenge: 'The Challenge of this part of life',
  essence: 'Your Essence, from today to your next birthday',
  see: (url) => `See your numbers with ${brand.persona}: ${url}`,
  end: (url) => `You asked ${brand.name} for these letters. To stop them: ${url}`,
}
