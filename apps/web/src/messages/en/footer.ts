import { brand } from '@numeria/contract'

export const footer = {
  support: 'Support',
  lucky: 'Lucky numbers',
  privacy: 'Privacy policy',
  choices: 'Privacy choices',
  choicesFailed: 'Your privacy choices could not be opened. Please try again.',
  terms: 'Terms of service',
  accessibility: 'Accessibility',
  aiNotice: 'AI notice',
  cancel: 'Cancel contracts here',
  /** Its name in law, in either language. */
  complaintsBook: 'Livro de Reclamações',
  companyPage: `${brand.name} on LinkedIn`,
  sandbox: 'Running on the sandbox',
  theme: { legend: 'Theme', system: 'Auto', light: 'Light', dark: 'Dark' },
}
