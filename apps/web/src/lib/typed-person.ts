import { keys, local } from './storage.ts'

type TypedPerson = { birthDate: string; fullName: string }

const nobody: TypedPerson = { birthDate: '', fullName: '' }

/** The birth date and the name that were typed in this browser before a login; '' for what was not. */
export function readTypedPerson(): TypedPerson {
  try {
    const kept = JSON.parse(local.get(keys.typedPerson) ?? '{}') as Partial<TypedPerson>
    return { birthDate: String(kept.birthDate ?? ''), fullName: String(kept.fullName ?? '') }
  } catch {
    return nobody
  }
}

/** Keeps what is typed for the profile form. It stays in this browser. */
export function keepTypedPerson(change: Partial<TypedPerson>): void {
  local.set(keys.typedPerson, JSON.stringify({ ...readTypedPerson(), ...change }))
}

/** Keeps the name that a provider gave, unless one was typed. */
export function proposeName(fullName: string): void {
  if (readTypedPerson().fullName.trim() === '') keepTypedPerson({ fullName })
}

/** The profile has it now. */
export const forgetTypedPerson = (): void => local.remove(keys.typedPerson)
