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

/** Theme of the provider's form, whose frame has no access to our style sheet. */
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

/** Calls `change` when the system's colour scheme changes. Returns the function that unsubscribes. */
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
