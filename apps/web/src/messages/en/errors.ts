export const errors = {
  ourSide: 'Something went wrong on our side. Please try again.',
  unreachable: 'We could not reach Numeria. Please check your connection and try again.',
  unknown: 'Something went wrong. Please try again.',
  reference: (requestId: string) => `(Request ${requestId})`,
}
