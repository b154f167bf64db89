import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, as a browser carries them. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** How a secret is kept. Random bits need no salt and no slow hash: there is nothing to guess. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Public id of a session. Its hash is half of a cookie; this is a hash of that hash, and opens nothing. */
export const sessionName = (tokenHash: string): string => hashSecret(tokenHash).slice(0, 22)

/** Whether `secret` belongs to `hash`, in constant time. */
export function isSecret(secret: string, hash: string): boolean {
  const given = Buffer.from(hashSecret(secret))
  const kept = Buffer.from(hash)
  return given.length === kept.length && timingSafeEqual(given, kept)
}
