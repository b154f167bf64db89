import { brand } from '@numeria/contract'

export const calendar = { name: `${brand.name}: your numbers`, day: 'Personal Day', month: 'Personal Month' }
