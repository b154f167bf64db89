/** An e-mail as it is written, before it is signed. */
export type EmailWords = { subject: string; lines: readonly string[] }
