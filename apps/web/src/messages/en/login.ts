import { brand, signupCredits } from '@numeria/contract'

export const login = {
  welcome: `Welcome to ${brand.name}`,
  signingIn: 'Signing you in…',
  isAi: `${brand.persona} is an AI. Her readings are for reflection and entertainment.`,
  failed: 'Login Failed',
  teaser:
    'Most numbers are added until one digit is left. Eleven is not: it is kept whole, a Master Number, two pillars with a door between them. Some birth dates lead through it. Does yours?',
  callToAction: `Sign in and ${brand.persona} will count. Your first ${signupCredits} credits are a gift.`,
  showAll: 'Skip animation',
}
