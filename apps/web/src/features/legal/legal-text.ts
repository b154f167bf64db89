/** A point of a list; `lead` is what it is about, set in bold before it. */
type LegalPoint = string | { lead: string; text: string }

/** A paragraph, a list, or what is known elsewhere: the company, the way to the complaints book, and the help lines. */
export type LegalBlock =
  | string
  | { points: LegalPoint[] }
  | { shows: 'company' | 'complaintsBook' | 'helpLines' | 'keptData' }

/** A page of law, as it stands in the catalogue. `changed` is its day, as dd/MM/yyyy. */
export type LegalText = { title: string; changed: string; sections: { title: string; blocks: LegalBlock[] }[] }
