export const signIn = {
  continueWith: (provider: string) => `Continue with ${provider}`,
  /** Keeps the room of a button whose provider is not known yet. */
  continue: 'Continue',
  connecting: 'Connecting...',
  impossible: 'Signing in is not possible right now.',
}
