const tokens = [
  'paper',
  'raised',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'brass',
  'brass-line',
  'moon',
  'moon-shade',
  'moon-line',
] as const

export type Palette = Record<(typeof tokens)[number], string>
export type Light = 'day' | 'night'

/** The colours of the style sheet as a canvas needs them, by day or by night, whichever of the two the page shows. */
export function readPalette(light: Light): Palette {
  const probe = document.createElement('i')
  probe.hidden = true
  probe.style.colorScheme = light === 'day' ? 'light' : 'dark'
  probe.style.setProperty('forced-color-adjust', 'none')
  document.body.append(probe)
  const colours = tokens.map((token) => {
    probe.style.color = `var(--color-${token})`
    return [token, getComputedStyle(probe).color]
  })
  probe.remove()
  return Object.fromEntries(colours) as Palette
}
