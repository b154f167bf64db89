/** Some call themselves by others' names as well, so the order tells them apart. */
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
 * The two words of a browser's own description by which its owner knows it again. Versions, models and all else that could tell one device from
 * another are left out. Null for what is not among the known ones.
 */
export function browserOf(agent: string): { browser: string | null; system: string | null } {
  const named = (words: readonly (readonly [string, RegExp])[]) =>
    words.find(([, sign]) => sign.test(agent))?.[0] ?? null
  return { browser: named(browsers), system: named(systems) }
}
