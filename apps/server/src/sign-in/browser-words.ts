/** Some browsers include other browsers' names, so the order matters. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/**
 * Browser and system from the user agent, by which its owner recognises it. Versions, models and all else that could distinguish devices are left out. Null
 * for unknown ones.
 */
export function browserOf(agent: string): { browser: string | null; system: string | null } {
  const named = (words: readonly (readonly [string, RegExp])[]) =>
    words.find(([, sign]) => sign.test(agent))?.[0] ?? null
  return { browser: named(browsers), system: named(systems) }
}
