export const signIn = {
  continueWith: (provider: string) => `Continue with ${provider}`,
  /** Keeps the room of a button whose provider is not known yet. */
  continue: 'Continue',
  connecting: 'Connecting...',
  impossible: 'Signing in is not possible right now.',
  /** As Apple has its button say it. */
  withApple: 'Sign in with Apple',
  /** In the browser of another app, where these providers do not sign people in. */
  notHere: (providers: string) =>
    `Sign-in with ${providers} is not available inside this app. To use it, open this page in your browser.`,
  or: ' or ',
  passkey: 'Continue with a passkey',
  email: {
    open: 'Continue with e-mail',
    address: 'E-mail address',
    invalid: 'Please enter an e-mail address, like name@example.com.',
    send: 'Send me a code',
    sending: 'Sending…',
    sent: (email: string) =>
      `We sent an e-mail to ${email}. Open its link in this browser, or type the code here. Both work for 15 minutes.`,
    code: 'Code from the e-mail',
    codeInvalid: 'The code has eight digits.',
    enter: 'Sign in',
    checking: 'Signing you in…',
    again: 'Send a new e-mail',
    other: 'Use another address',
  },
}
