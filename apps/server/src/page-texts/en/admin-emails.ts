import { brand } from '@numeria/contract'

/** An administrator's code guesses were used up. */
export const lockout = (url: string) => ({
  subject: `Wrong codes entered for your ${brand.name} admin account`,
  text: `Your administrator password was entered correctly, but with wrong authenticator codes, until no attempts were left. From a new browser, one code is now accepted every eight hours. Browsers you signed in with before and your recovery codes work as always.\n\nIf this wasn’t you, someone else knows your password: change it under Security at ${url}/admin?section=security, or have it reset on the server: npm run admin -- reset <e-mail>.`,
})

/** A sign-in from a new browser. */
export const newBrowser = (device: string, moment: string, url: string) => ({
  subject: `New sign-in to the ${brand.name} admin area`,
  text: `There was a sign-in to your administrator account from a new browser${device} on ${moment} UTC.\n\nIf this wasn’t you, end that session under Security at ${url}/admin?section=security and have your password reset on the server: npm run admin -- reset <e-mail>.`,
})
