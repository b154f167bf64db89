import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters for argon2id, the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The PHC string that is kept of a password. Nothing of it is cut off, however long it is. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Takes the same time whether there is a hash to compare with or not, so that the time does not say which addresses are administrators'. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await unusedHash()), password)
  return isRight && passwordHash !== null
}

let unused: Promise<string> | null = null
const unusedHash = (): Promise<string> => (unused ??= hashPassword('no administrator has this password'))
