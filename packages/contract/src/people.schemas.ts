import { z } from 'zod'
import { fieldCode } from './field-errors.ts'
import { BirthDate, FullName } from './profile.schemas.ts'
import { relations } from './relations.ts'

/** The other person of a compatibility reading. */
export const OtherPerson = z.strictObject({ fullName: FullName, birthDate: BirthDate })
export type OtherPerson = z.infer<typeof OtherPerson>

/** Given in full, or chosen among the saved people. One object, so that a refusal names its field. */
export const ChosenPerson = z
  .strictObject({ ...OtherPerson.partial().shape, personId: z.uuid().optional() })
  .refine(({ personId, fullName }) => (personId ?? fullName) !== undefined, {
    path: ['fullName'],
    error: fieldCode('field.required'),
  })
  .refine(({ personId, birthDate }) => (personId ?? birthDate) !== undefined, {
    path: ['birthDate'],
    error: fieldCode('field.required'),
  })
  .refine(({ personId, fullName, birthDate }) => personId === undefined || (fullName ?? birthDate) === undefined, {
    path: ['personId'],
    error: fieldCode('field.not_needed'),
  })
  .transform(({ personId, fullName, birthDate }): OtherPerson | { personId: string } =>
    personId === undefined ? { fullName: fullName!, birthDate: birthDate! } : { personId },
  )

const Relation = z.enum(relations)

/** A person whom a reader asks about: chosen by `other: {personId}` of a chat request. */
export const SavedPerson = z.object({
  id: z.uuid(),
  fullName: z.string(),
  birthDate: z.string(),
  relation: Relation,
  createdAt: z.string(),
})
export type SavedPerson = z.infer<typeof SavedPerson>

/** By name. */
export const SavedPeople = z.object({ people: z.array(SavedPerson) })
export type SavedPeople = z.infer<typeof SavedPeople>

export const SavePersonRequest = z.strictObject({ fullName: FullName, birthDate: BirthDate, relation: Relation })
export type SavePersonRequest = z.infer<typeof SavePersonRequest>

/** A field that is absent stays as it is. */
export const SavedPersonUpdate = SavePersonRequest.partial()
export type SavedPersonUpdate = z.infer<typeof SavedPersonUpdate>
