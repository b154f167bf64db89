import type { PageLanguage } from '@numeria/contract'
import { join } from 'node:path'

/** Imports of `#messages/…` lead to the texts of one language. A module that its folder lacks fails the build. */
export const messagesIn = (language: PageLanguage, root: string) => [
  { find: /^#messages\/(.+)$/, replacement: join(root, 'src/messages', language, '$1.ts') },
]
