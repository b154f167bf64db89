export const offline = {
  title: 'You are offline',
  text: 'Your readings and credits are safe. They’ll be here when you’re back online.',
  again: 'Try again',
}
