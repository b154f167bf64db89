import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router'
import { offline } from '#messages/offline'
import { pages as texts } from '#messages/pages'
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
    ...texts.landing,
  }),
  page('WelcomePage', 'landing-page.tsx', () => import('./landing-page.tsx'), {
    path: paths.welcome,
    ...texts.welcome,
  }),
  page('LoginPage', 'login-page.tsx', () => import('./login-page.tsx'), {
    path: paths.login,
    ...texts.login,
  }),
  page('LogoutPage', 'logout-page.tsx', () => import('./logout-page.tsx'), {
    path: paths.logout,
    ...texts.logout,
  }),
  page('PricingPage', 'pricing-page.tsx', () => import('./pricing-page.tsx'), {
    path: paths.pricing,
    ...texts.pricing,
  }),
  page('SuccessPage', 'success-page.tsx', () => import('./success-page.tsx'), {
    path: paths.success,
    ...texts.success,
  }),
  page('CreditsPage', 'credits-page.tsx', () => import('./credits-page.tsx'), {
    path: paths.credits,
    ...texts.credits,
  }),
  page('ReferralsPage', 'referrals-page.tsx', () => import('./referrals-page.tsx'), {
    path: paths.referrals,
    ...texts.referrals,
    hasShell: false,
  }),
  page('AboutPage', 'about-page.tsx', () => import('./about-page.tsx'), {
    path: paths.about,
    ...texts.about,
  }),
  page('LuckyPage', 'lucky-page.tsx', () => import('./lucky-page.tsx'), {
    path: paths.lucky,
    ...texts.lucky,
  }),
  page('PrivacyPage', 'privacy-page.tsx', () => import('./privacy-page.tsx'), {
    path: paths.privacy,
    ...texts.privacy,
  }),
  page('TermsPage', 'terms-page.tsx', () => import('./terms-page.tsx'), {
    path: paths.terms,
    ...texts.terms,
  }),
  page('AccessibilityPage', 'accessibility-page.tsx', () => import('./accessibility-page.tsx'), {
    path: paths.accessibility,
    ...texts.accessibility,
  }),
  page('AiNoticePage', 'ai-notice-page.tsx', () => import('./ai-notice-page.tsx'), {
    path: paths.aiNotice,
    ...texts.aiNotice,
  }),
  page('SharedPage', 'shared-page.tsx', () => import('./shared-page.tsx'), {
    path: paths.shared,
    ...texts.shared,
  }),
  page('ChatPage', 'chat-page.tsx', () => import('./chat-page.tsx'), {
    path: paths.chat,
    ...texts.chat,
    hasShell: false,
  }),
  page('OfflinePage', 'offline-page.tsx', () => import('./offline-page.tsx'), {
    path: paths.offline,
    title: `${offline.title} – Numeria`,
    description: offline.text,
    hasShell: false,
  }),
  page('NotFoundPage', 'not-found-page.tsx', () => import('./not-found-page.tsx'), {
    path: anyOther,
    ...texts.notFound,
  }),
]

/** The page at an address of the browser; the last one takes any. */
export function pageAt(pathname: string): Page {
  return pages.find((page) => matchPath(page.path, pathname) !== null)!
}
