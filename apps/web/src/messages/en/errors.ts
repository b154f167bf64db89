export const errors = {
  ourSide: 'Something went wrong on our side. Please try again.',
  unreachable: 'We could not reach Numeria. Please check your connection and try again.',
  unknown: 'Something went wrong. Please try again.',
  reference: (requestId: string) => `(Request ${requestId})`,
}

/** The server's sentence for a person in the language of the page: the server speaks this one. */
export const inOurWords = (sentence: string, _code?: string): Promise<string> => Promise.resolve(sentence)
