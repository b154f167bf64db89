/** Texts of buttons and links that occur in many places. */
export const actions = {
  tryAgain: 'Try again',
  logIn: 'Login',
  logOut: 'Log out',
  processing: 'Processing...',
  loading: 'Loading…',
}
