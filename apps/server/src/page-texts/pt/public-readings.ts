import type * as en from '../en/public-readings.ts'

export const publicReadings: typeof en.publicReadings = {
  title: (kind, name) => (name === null ? `${kind}, por Selene` : `${kind} de ${name}`),
  titleOf: (number, title) => `${number} – ${title}`,
  quotation: (sentence) => `«${sentence}» Escrito por Selene, uma IA.`,
  description: 'Uma leitura de numerologia: os números são calculados, as palavras foram escritas por Selene, uma IA.',
  writtenByAi: 'Escrito por IA',
  forReflection: 'Escrito por Selene, uma IA, a partir de números calculados. Para refletir e passar um bom momento.',
  ownReading: 'Descobre os teus números',
  report: 'Denunciar esta leitura',
}
