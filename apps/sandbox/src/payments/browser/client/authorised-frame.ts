/// <reference lib="dom" />
// The end of a payment's authorisation in a frame: sends the outcome to the page around it.
import { openLine } from './line.ts'
import type { Authorised } from './messages.ts'

const outcome = JSON.parse(document.querySelector('main')!.dataset.outcome!) as Authorised
const say = await openLine(() => {})
say({ type: 'authorised', outcome })
