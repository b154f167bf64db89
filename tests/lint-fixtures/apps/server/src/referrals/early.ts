import { read } from '../readings/readings.ts' // sin: no-restricted-imports
import { words } from '../sign-in/browser-words.ts' // sin: no-restricted-imports
import { whoIs } from '../sign-in/sign-in.ts'

export const early = [read, words, whoIs]
