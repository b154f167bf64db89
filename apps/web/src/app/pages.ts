import { lazy, type ComponentType } from 'react'
import { paths } from '../lib/paths.ts'

export type Page = {
  path: string
  title: string
  description: string
  /** Whether the shared header and footer stand around it. */
  hasShell: boolean
  /** The module that draws it, as the build's manifest names it, and the component in it. */
  module: string
  View: ComponentType
}

type Words = Pick<Page, 'path' | 'title' | 'description'> & { hasShell?: boolean }

function page<Name extends string>(
  name: Name,
  module: string,
  load: () => Promise<Record<Name, ComponentType>>,
  words: Words,
): Page {
  const View = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }))
  return { hasShell: true, ...words, module: `src/app/${module}`, View }
}

/** The address that stands for any other. */
export const anyOther = '*'

/** The table of contents of the app: every address, what it is called, and what draws it. */
export const pages: readonly Page[] = [
  page('LandingPage', 'landing-page.tsx', () => import('./landing-page.tsx'), {
    path: paths.landing,
    title: 'Numeria – Unlock Your Cosmic Destiny',
    description:
      'Numerology readings by Selene: your numbers are computed, her words are written from them. 5 free credits to begin.',
  }),
  page('WelcomePage', 'landing-page.tsx', () => import('./landing-page.tsx'), {
    path: paths.welcome,
    title: 'Numeria – Unlock Your Cosmic Destiny',
    description:
      'Numerology readings by Selene: your numbers are computed, her words are written from them. 5 free credits to begin.',
  }),
  page('LoginPage', 'login-page.tsx', () => import('./login-page.tsx'), {
    path: paths.login,
    title: 'Login – Numeria',
    description: 'Sign in to Numeria. Your first 5 credits are a gift.',
  }),
  page('LogoutPage', 'logout-page.tsx', () => import('./logout-page.tsx'), {
    path: paths.logout,
    title: 'Signed out – Numeria',
    description: 'You are signed out of Numeria.',
  }),
  page('PricingPage', 'pricing-page.tsx', () => import('./pricing-page.tsx'), {
    path: paths.pricing,
    title: 'Credit packs – Numeria',
    description:
      'What readings by Selene cost: credit packs from 1.99 EUR, VAT included. Credits from packs never expire.',
  }),
  page('SuccessPage', 'success-page.tsx', () => import('./success-page.tsx'), {
    path: paths.success,
    title: 'Your payment – Numeria',
    description: 'What became of your payment.',
  }),
  page('CreditsPage', 'credits-page.tsx', () => import('./credits-page.tsx'), {
    path: paths.credits,
    title: 'Credits and orders – Numeria',
    description: 'What came, what went, and what expires when.',
  }),
  page('AboutPage', 'about-page.tsx', () => import('./about-page.tsx'), {
    path: paths.about,
    title: 'About numerology: five traditions, worked out step by step – Numeria',
    description:
      'History, five traditions and the four core numbers, with every step of the arithmetic. Work out your own Life Path in your browser.',
  }),
  page('PrivacyPage', 'privacy-page.tsx', () => import('./privacy-page.tsx'), {
    path: paths.privacy,
    title: 'Privacy policy – Numeria',
    description: 'What Numeria keeps about you, why, for how long, and what you can ask for.',
  }),
  page('TermsPage', 'terms-page.tsx', () => import('./terms-page.tsx'), {
    path: paths.terms,
    title: 'Terms of service – Numeria',
    description: 'Credits, prices, your right to withdraw, and what Numeria is and is not.',
  }),
  page('AccessibilityPage', 'accessibility-page.tsx', () => import('./accessibility-page.tsx'), {
    path: paths.accessibility,
    title: 'Accessibility statement – Numeria',
    description: 'How far everybody can use Numeria, and whom to tell when something stands in the way.',
  }),
  page('AiNoticePage', 'ai-notice-page.tsx', () => import('./ai-notice-page.tsx'), {
    path: paths.aiNotice,
    title: 'Selene is an AI – Numeria',
    description: 'What is computed, what is written by a language model, and what readings are not for.',
  }),
  page('ChatPage', 'chat-page.tsx', () => import('./chat-page.tsx'), {
    path: paths.chat,
    title: 'Chat with Selene – Numeria',
    description: 'Ask Selene about your numbers.',
    hasShell: false,
  }),
  page('NotFoundPage', 'not-found-page.tsx', () => import('./not-found-page.tsx'), {
    path: anyOther,
    title: 'Page not found – Numeria',
    description: 'There is nothing at this address.',
  }),
]

/** The page at an address of the browser. */
export function pageAt(pathname: string): Page {
  const path = pathname.replace(/(?<=.)\/$/, '')
  return pages.find((page) => page.path === path) ?? pages.at(-1)!
}
