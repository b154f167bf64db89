import { useId, useState } from 'react'
import { footer } from '#messages/footer'
import { chooseTheme, chosenTheme, type Theme } from '../lib/preferences.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

const themes = [null, 'light', 'dark'] as const

/** By day, by night, or as the system has it. */
export function ThemeSwitch() {
  const name = useId()
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<{ theme: Theme | null }>()
  const theme = chosen ? chosen.theme : isHydrated ? chosenTheme() : null

  function choose(wanted: Theme | null) {
    setChosen({ theme: wanted })
    chooseTheme(wanted)
  }

  return (
    <fieldset className="scripting-only flex min-h-9 items-center">
      <legend className="float-left mr-2">{footer.theme.legend}</legend>
      {themes.map((value) => (
        <label
          key={value}
          className="relative flex min-h-9 cursor-pointer items-center rounded-full border border-transparent px-3 hover:bg-tide-wash has-checked:border-line-strong has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide forced-colors:not-has-checked:border-[Canvas]"
        >
          <input
            type="radio"
            name={name}
            checked={theme === value}
            onChange={() => choose(value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {footer.theme[value ?? 'system']}
        </label>
      ))}
    </fieldset>
  )
}
