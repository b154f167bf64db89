import type { Fact, Section } from '../reading-request.ts'

/** A section of the form with the facts that it names, of both people where there are two. */
export type Told = { section: Section; facts: readonly Fact[] }
