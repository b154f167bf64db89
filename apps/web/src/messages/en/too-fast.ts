export const tooFast = {
  title: 'Too many requests',
  text: 'Your connection sent too many requests. Please wait a few minutes and try again.',
}
