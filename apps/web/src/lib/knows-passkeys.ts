/** Whether this browser knows passkeys. The browsers of other apps seldom do. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'
