import { read } from '../readings/readings.ts' // violation: no-restricted-imports
import { words } from '../sign-in/browser-words.ts' // violation: no-restricted-imports
import { whoIs } from '../sign-in/sign-in.ts'

export const early = [read, words, whoIs]
