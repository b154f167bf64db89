import { lazy, type ComponentType } from 'react'
import { descriptions, titles } from '#messages/pages'
import { matchPath } from '../lib/match-path.ts'
import { paths } from '../lib/paths.ts'

export type Page = {
  path: string
  title: string
  /** For search engines: written into the page when it is built, and not sent again with the scripts. */
  description: string
  /** Whether the shared header and footer stand around it. */
  hasShell: boolean
  /** The module that draws it, as the build's manifest names it, and the component in it. */
  module: string
  View: ComponentType
}

type Place = { path: string; words: keyof typeof titles; hasShell?: boolean }

function page<Name extends string>(
  name: Name,
  module: string,
  load: () => Promise<Record<Name, ComponentType>>,
  { path, words, hasShell = true }: Place,
): Page {
  const View = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }))
  const description = import.meta.env.SSR ? descriptions[words] : ''
  return { path, title: titles[words], description, hasShell, module: `src/app/${module}`, View }
}

/** The address that stands for any other. */
export const anyOther = '*'

/** The table of contents of the app: every address, what it is called, and what draws it. */
export const pages: readonly Page[] = [
  page('LandingPage', 'landing-page.tsx', () => import('./landing-page.tsx'), {
    path: paths.landing,
    words: 'landing',
  }),
  page('WelcomePage', 'landing-page.tsx', () => import('./landing-page.tsx'), {
    path: paths.welcome,
    words: 'welcome',
  }),
  page('LoginPage', 'login-page.tsx', () => import('./login-page.tsx'), {
    path: paths.login,
    words: 'login',
  }),
  page('LogoutPage', 'logout-page.tsx', () => import('./logout-page.tsx'), {
    path: paths.logout,
    words: 'logout',
  }),
  page('PricingPage', 'pricing-page.tsx', () => import('./pricing-page.tsx'), {
    path: paths.pricing,
    words: 'pricing',
  }),
  page('ChartPage', 'chart-page.tsx', () => import('./chart-page.tsx'), {
    path: paths.chart,
    words: 'chart',
  }),
  page('TodayPage', 'today-page.tsx', () => import('./today-page.tsx'), {
    path: paths.today,
    words: 'today',
  }),
  page('CalendarPage', 'calendar-page.tsx', () => import('./calendar-page.tsx'), {
    path: paths.calendar,
    words: 'calendar',
  }),
  page('ComparePage', 'compare-page.tsx', () => import('./compare-page.tsx'), {
    path: paths.compare,
    words: 'compare',
  }),
  page('DataDeletionPage', 'data-deletion-page.tsx', () => import('./data-deletion-page.tsx'), {
    path: paths.dataDeletion,
    words: 'dataDeletion',
  }),
  page('SuccessPage', 'success-page.tsx', () => import('./success-page.tsx'), {
    path: paths.success,
    words: 'success',
  }),
  page('CreditsPage', 'credits-page.tsx', () => import('./credits-page.tsx'), {
    path: paths.credits,
    words: 'credits',
  }),
  page('SettingsPage', 'settings-page.tsx', () => import('./settings-page.tsx'), {
    path: paths.settings,
    words: 'settings',
  }),
  page('ReferralsPage', 'referrals-page.tsx', () => import('./referrals-page.tsx'), {
    path: paths.referrals,
    words: 'referrals',
    hasShell: false,
  }),
  page('AboutPage', 'about-page.tsx', () => import('./about-page.tsx'), {
    path: paths.about,
    words: 'about',
  }),
  page('LuckyPage', 'lucky-page.tsx', () => import('./lucky-page.tsx'), {
    path: paths.lucky,
    words: 'lucky',
  }),
  page('PrivacyPage', 'privacy-page.tsx', () => import('./privacy-page.tsx'), {
    path: paths.privacy,
    words: 'privacy',
  }),
  page('TermsPage', 'terms-page.tsx', () => import('./terms-page.tsx'), {
    path: paths.terms,
    words: 'terms',
  }),
  page('AccessibilityPage', 'accessibility-page.tsx', () => import('./accessibility-page.tsx'), {
    path: paths.accessibility,
    words: 'accessibility',
  }),
  page('AiNoticePage', 'ai-notice-page.tsx', () => import('./ai-notice-page.tsx'), {
    path: paths.aiNotice,
    words: 'aiNotice',
  }),
  page('CancelPage', 'cancel-page.tsx', () => import('./cancel-page.tsx'), {
    path: paths.cancel,
    words: 'cancel',
  }),
  page('SharedPage', 'shared-page.tsx', () => import('./shared-page.tsx'), {
    path: paths.shared,
    words: 'shared',
  }),
  page('ChatPage', 'chat-page.tsx', () => import('./chat-page.tsx'), {
    path: paths.chat,
    words: 'chat',
    hasShell: false,
  }),
  page('AdminPage', 'admin-page.tsx', () => import('./admin-page.tsx'), {
    path: paths.admin,
    words: 'admin',
    hasShell: false,
  }),
  page('AdminLoginPage', 'admin-login-page.tsx', () => import('./admin-login-page.tsx'), {
    path: paths.adminLogin,
    words: 'adminLogin',
    hasShell: false,
  }),
  page('OfflinePage', 'offline-page.tsx', () => import('./offline-page.tsx'), {
    path: paths.offline,
    words: 'offline',
    hasShell: false,
  }),
  page('NotFoundPage', 'not-found-page.tsx', () => import('./not-found-page.tsx'), {
    path: anyOther,
    words: 'notFound',
  }),
]

/** The page at an address of the browser; the last one takes any. */
export function pageAt(pathname: string): Page {
  return pages.find((page) => matchPath(page.path, pathname) !== null)!
}
