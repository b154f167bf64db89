import { brand } from '@numeria/contract'
import type * as en from '../en/footer.ts'

export const footer: typeof en.footer = {
  support: 'Apoio',
  lucky: 'Números da sorte',
  privacy: 'Privacidade',
  choices: 'Escolhas de privacidade',
  choicesFailed: 'Não foi possível abrir as tuas escolhas de privacidade. Tenta de novo.',
  terms: 'Termos do serviço',
  accessibility: 'Acessibilidade',
  aiNotice: 'Aviso sobre IA',
  cancel: 'Cancelar contratos aqui',
  complaintsBook: 'Livro de Reclamações',
  companyPage: `${brand.name} no LinkedIn`,
  sandbox: 'A funcionar em modo de demonstração',
  theme: { legend: 'Tema', system: 'Automático', light: 'Claro', dark: 'Escuro' },
}
