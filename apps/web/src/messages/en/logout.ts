export const logout = {
  signedOut: 'You are signed out',
  comeBack: 'Your readings and your credits will be here when you come back.',
  signInAgain: 'Sign in again',
  stillIn: 'You are still signed in',
  notEnded: 'Your session has not ended yet.',
}
