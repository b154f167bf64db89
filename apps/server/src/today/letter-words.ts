import { brand, type PageLanguage } from '@numeria/contract'

type Words = {
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

export const letterWords: Record<PageLanguage, Words> = {
  en: {
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
  },
  pt: {
    birthday: 'Feliz aniversário: os teus números para o ano que começa',
    turns: 'Hoje começa algo novo nos teus números',
    thisYear: (year) => `O teu Ano Pessoal em ${year}`,
    nextYear: (year) => `A partir de 1 de janeiro de ${year}, o teu Ano Pessoal`,
    newYear: (year) => `O teu novo Ano Pessoal, ${year}`,
    pinnacle: 'Um novo Pináculo, a partir de hoje',
    challenge: 'O Desafio desta fase da vida',
    essence: 'A tua Essência, de hoje até ao próximo aniversário',
    see: (url) => `Vê os teus números com a ${brand.persona}: ${url}`,
    end: (url) => `Pediste estas cartas à ${brand.name}. Para deixares de as receber: ${url}`,
  },
}
