const tokens = ['paper', 'ink', 'ink-soft', 'brass-line', 'moon', 'moon-shade', 'moon-line'] as const

export type Palette = Record<(typeof tokens)[number], string>

/** The colours of the style sheet by day as a canvas needs them, whatever the page shows. */
export function readPalette(): Palette {
  const probe = document.createElement('i')
  probe.hidden = true
  probe.style.colorScheme = 'light'
  probe.style.setProperty('forced-color-adjust', 'none')
  document.body.append(probe)
  const colours = tokens.map((token) => {
    probe.style.color = `var(--color-${token})`
    return [token, getComputedStyle(probe).color]
  })
  probe.remove()
  return Object.fromEntries(colours) as Palette
}
