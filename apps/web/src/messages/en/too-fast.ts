export const tooFast = {
  title: 'That is a lot in a short time',
  text: 'Too many requests came from your connection in a short time. Please wait a few minutes and try again.',
}
