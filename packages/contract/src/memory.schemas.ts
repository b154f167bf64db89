import { z } from 'zod'
import { limits } from './limits.ts'

const Text = z.string().trim().min(1).max(limits.memoryCharacters)

/** Something that a person said of their life, which later readings know. */
export const Memory = z.object({
  id: z.uuid(),
  text: z.string(),
  /** The reading that it was remembered from. Null where the person wrote or changed it. */
  turnId: z.uuid().nullable(),
  createdAt: z.string(),
})
export type Memory = z.infer<typeof Memory>

/** The oldest first. While it is off, nothing is added or used; what is there stays until it is deleted. */
export const MemoryList = z.object({ isOn: z.boolean(), memories: z.array(Memory) })
export type MemoryList = z.infer<typeof MemoryList>

export const MemoryText = z.strictObject({ text: Text })
export type MemoryText = z.infer<typeof MemoryText>

export const MemorySwitch = z.strictObject({ isOn: z.boolean() })
export type MemorySwitch = z.infer<typeof MemorySwitch>
