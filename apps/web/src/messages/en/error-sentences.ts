/** A sentence of the contract or the server in the language of the page. */
export const said = (sentence: string, _code?: string): string => sentence
