import { brand } from '@numeria/contract'
import type * as en from '../en/letters.ts'

export const letters: typeof en.letters = {
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
}
