import type { Appearance } from '@stripe/stripe-js'

/** The design's tokens by the provider's names for them. */
const colours = {
  colorPrimary: '--color-tide',
  colorBackground: '--color-paper',
  colorText: '--color-ink',
  colorTextSecondary: '--color-ink-soft',
  colorTextPlaceholder: '--color-ink-soft',
  colorDanger: '--color-danger',
  inputColorBorder: '--color-line-strong',
  accessibleColorOnColorPrimary: '--color-raised',
} as const

const darkQuery = '(prefers-color-scheme: dark)'

/** What the provider's form has to look like: its frame cannot see our style sheet. */
export function readAppearance(): Appearance {
  const { colorScheme, fontFamily } = getComputedStyle(document.body)
  const isDark = colorScheme === 'dark' || (colorScheme !== 'light' && window.matchMedia(darkQuery).matches)
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      ...readColours(isDark),
      fontFamily: fontFamily.replace(/"Hanken Fallback", /, ''),
      fontSizeBase: '16px',
      borderRadius: '12px',
      spacingUnit: '4px',
    },
  }
}

/** Tells when the reader's system turns to day or to night. Returns how to stop. */
export function onAppearanceChange(change: () => void): () => void {
  const media = window.matchMedia(darkQuery)
  media.addEventListener('change', change)
  return () => media.removeEventListener('change', change)
}

/** A token holds both its colours, `light-dark(…)`: only an element that is drawn in it says which one it is. */
function readColours(isDark: boolean): Record<string, string> {
  const probe = document.createElement('span')
  probe.hidden = true
  probe.style.colorScheme = isDark ? 'dark' : 'light'
  document.body.append(probe)
  const read = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const found = Object.entries(colours).map(([name, token]) => [name, read(token)] as const)
  probe.remove()
  return Object.fromEntries(found)
}
