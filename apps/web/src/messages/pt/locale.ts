import type * as en from '../en/locale.ts'

export const language: typeof en.language = 'pt'
export const locale: typeof en.locale = 'pt-PT'
