import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Patterns of real keys. Tests and the sandbox use plain words (`sk_test_key`), which match none of these. */
const patterns: [what: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/]{40}/],
  ['a key of Stripe’s', /\b[sr]k_(?:live|test)_[A-Za-z0-9]{20,}/],
  ['a webhook secret of Stripe’s', /\bwhsec_[A-Za-z0-9+/]{24,}/],
  ['a key of a model provider’s', /\bsk-(?:proj-|ant-|or-)?[A-Za-z0-9_-]{32,}/],
  ['a client secret of Google’s', /\bGOCSPX-[A-Za-z0-9_-]{20,}/],
  ['a key of Google’s', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['a token of a Telegram bot', /\b\d{8,10}:AA[A-Za-z0-9_-]{32,}/],
  ['a key of Amazon’s', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of GitHub’s', /\bgh[opsu]_[A-Za-z0-9]{36}/],
  [
    'a password in an address',
    /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s:/@$`'"{}…]+:(?!password\b)[^\s:/@$`'"{}…]{8,}@/,
  ],
]
const largest = 1_000_000

/** Where something that looks like a secret stands in a file that git knows, as `path:line what`; never the secret itself. */
export function secretFaults(root: string): string[] {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  return files
    .toString('utf8')
    .split('\0')
    .filter((path) => path !== '' && (statSync(join(root, path), { throwIfNoEntry: false })?.size ?? largest) < largest)
    .flatMap((path) => secretsIn(readFileSync(join(root, path), 'utf8')).map((where) => `${path}:${where}`))
}

function secretsIn(text: string): string[] {
  return patterns.flatMap(([what, pattern]) => {
    const found = pattern.exec(text)
    return found ? [`${text.slice(0, found.index).split('\n').length} looks like ${what}`] : []
  })
}
