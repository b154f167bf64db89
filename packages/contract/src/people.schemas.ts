import { z } from 'zod'
import { BirthDate, FullName } from './profile.schemas.ts'
import { relations } from './relations.ts'

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
