import { brand } from '@numeria/contract'

export const footer = {
  support: 'Support',
  privacy: 'Privacy policy',
  terms: 'Terms of service',
  accessibility: 'Accessibility',
  aiNotice: 'AI notice',
  companyPage: `${brand.name} on LinkedIn`,
  sandbox: 'Running on the sandbox',
}
