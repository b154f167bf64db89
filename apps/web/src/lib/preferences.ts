import type { PageLanguage } from '@numeria/contract'
import { language } from '#messages/locale'
import { keys, local } from './storage.ts'

export type Theme = 'light' | 'dark'

const year = 31_536_000

/*
 * The user's choices of language and theme. Two cookies carry them, because the server needs them before it sends a page with the right first
 * paint. Local storage holds them too, because logging out clears the cookies.
 */

/** Restores missing cookies, and sets the language cookie of this visit where the user chose none. */
export function restorePreferences(): void {
  const theme = chosenTheme()
  if (theme) chooseTheme(theme)
  const chosen = local.get(keys.pageLanguage)
  if (chosen) setCookie('language', chosen, year)
  // A session cookie: the pages after sign-in come in the same language for as long as the browser is open.
  else if (!/(^|; )language=/.test(document.cookie)) setCookie('language', language)
}

export function chooseLanguage(wanted: PageLanguage): void {
  local.set(keys.pageLanguage, wanted)
  setCookie('language', wanted, year)
}

/** The theme that a person chose; null for that of their system. */
export function chosenTheme(): Theme | null {
  const theme = local.get(keys.theme)
  return theme === 'light' || theme === 'dark' ? theme : null
}

/** Paints the page in a theme at once, and every page from now on; null for that of the system. */
export function chooseTheme(theme: Theme | null): void {
  if (theme) local.set(keys.theme, theme)
  else local.remove(keys.theme)
  setCookie('theme', theme ?? '', theme ? year : 0)
  const root = document.documentElement
  if (theme) root.dataset['theme'] = theme
  else delete root.dataset['theme']
  // Two theme colours of the browser's frame, in this order: light, dark.
  const frames = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  for (const [at, scheme] of (['light', 'dark'] as const).entries())
    frames[at]?.setAttribute(
      'media',
      theme === null ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all',
    )
}

function setCookie(name: string, value: string, seconds?: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  const age = seconds === undefined ? '' : `; max-age=${seconds}`
  document.cookie = `${name}=${value}; path=/; samesite=lax${age}${secure}`
}
