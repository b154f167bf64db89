export const offline = {
  title: 'You are offline',
  text: 'Selene is still there, and so is everything you have: your readings and your credits wait until you are back.',
  again: 'Try again',
}
