/** Every address inside the app. Components take links from here, never from strings of their own. */
export const paths = {
  landing: '/',
  welcome: '/welcome',
  login: '/login',
  logout: '/logout',
  chat: '/chat',
  pricing: '/pricing',
  about: '/about-numerology',
  success: '/success',
  credits: '/credits',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  accessibility: '/accessibility',
  aiNotice: '/ai-notice',
} as const
