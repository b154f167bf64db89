import { brand } from '@numeria/contract'
import type * as en from '../en/download.ts'

export const download: typeof en.download = {
  note: `Tudo o que a ${brand.name} guarda sobre ti. Os números das leituras foram calculados; as palavras foram escritas pela Selene, uma IA. As visitas só são contadas com o teu consentimento e nunca em teu nome, por isso não estão aqui. Os dados bancários são guardados cifrados; só se mostram os últimos caracteres.`,
  title: (name) => (name === null ? `Os teus dados na ${brand.name}` : `${name}: os teus dados na ${brand.name}`),
  made: (when, zone) => `Situação em ${when} (fuso horário ${zone}).`,
  file: 'Esta página não inclui campos técnicos. O ficheiro JSON, nas Definições, tem todos os campos.',
  contents: 'Índice',
  readings: 'As tuas leituras',
  noReadings: 'Não tens leituras.',
  records: 'Registos',
  recordsHint: 'Movimentos de créditos, sessões iniciadas e outros registos que o produto guarda.',
  yes: 'Sim',
  no: 'Não',
}

export const downloadedReading: typeof en.downloadedReading = {
  writtenByAi: 'Escrito pela Selene, uma IA, a partir de números calculados.',
  asked: 'Perguntaste',
  numbers: 'Números',
  credits: (n) => (n === 1 ? '1 crédito' : `${n} créditos`),
  free: 'grátis',
}
