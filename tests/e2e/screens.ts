import type { Page } from '@playwright/test'
import { adminScreens } from './admin-screens.ts'
import { billingScreens } from './billing-screens.ts'
import { chartScreens } from './chart-screens.ts'
import { feedbackScreens } from './feedback-screens.ts'
import { conversationScreens } from './conversation-screens.ts'
import { expect } from './journey.ts'
import { arriveWithProfile, ask, conversation, creditMenu, messageInput, newEmail, signIn } from './person.ts'
import { referralScreens } from './referral-screens.ts'
import type { Screen } from './screen.ts'
import { settingsScreens } from './settings-screens.ts'
import { todayScreens } from './today-screens.ts'

const visited = (name: string, path: string, heading: string): Screen => ({
  name,
  async open(page) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    // The last thing to arrive: what the server says of itself.
    await expect(page.getByText('Running on the sandbox')).toBeVisible()
  },
})

async function openProfileModal(page: Page) {
  await page.getByRole('button', { name: 'Complete your profile' }).click()
  await expect(page.getByRole('dialog', { name: 'Complete Your Cosmic Profile' })).toBeVisible()
}

/** Every page and every state of this slice. */
export const screens: readonly Screen[] = [
  visited('landing', '/', 'Unlock Your Cosmic Destiny'),
  visited('login', '/login', 'Welcome to Numeria'),
  visited('logout', '/logout', 'You are signed out'),
  visited('pricing', '/pricing', 'Credit packs'),
  visited('about numerology', '/about-numerology', 'About numerology'),
  visited('not found', '/nothing', '404 Page Not Found'),
  visited('lucky numbers', '/lucky', 'Lucky numbers'),
  visited('privacy policy', '/privacy-policy', 'Privacy policy'),
  visited('terms of service', '/terms-of-service', 'Terms of service'),
  visited('accessibility', '/accessibility', 'Accessibility statement'),
  visited('AI notice', '/ai-notice', 'Selene is an AI'),
  visited('cancel contracts', '/cancel', 'Cancel contracts here'),
  visited('deletion request', '/data-deletion', 'Your deletion request'),
  {
    name: 'landing, a Life Path worked out',
    async open(page) {
      await page.goto('/')
      const demo = page.getByRole('region', { name: 'Your Life Path, worked out here' })
      await demo.scrollIntoViewIfNeeded()
      await page.mouse.move(10, 10)
      await demo.getByLabel('Day').fill('29')
      await demo.getByLabel('Month').fill('9')
      await demo.getByLabel('Year').fill('1986')
      await demo.getByRole('button', { name: 'Work it out' }).click()
      await expect(demo.getByRole('link', { name: 'Get 5 Free Credits' })).toBeVisible()
    },
  },
  {
    name: 'welcome, a reading there',
    async open(page) {
      await arriveWithProfile(page)
      await page.goto('/welcome')
      await page.getByRole('region', { name: 'Try Your Free Reading' }).scrollIntoViewIfNeeded()
      await page.mouse.move(10, 10)
      await ask(page)
      await expect(page.getByRole('link', { name: 'Go on in the chat' })).toBeVisible()
    },
  },
  {
    name: 'login by e-mail',
    async open(page) {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Continue with e-mail' }).click()
      await expect(page.getByLabel('E-mail address')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Please enter an e-mail address')).toBeVisible()
    },
  },
  {
    name: 'login by e-mail, waiting for the code',
    async open(page) {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Continue with e-mail' }).click()
      await expect(page.getByLabel('E-mail address')).toBeFocused()
      await page.keyboard.type(newEmail())
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Code from the e-mail')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText('The code has eight digits.')).toBeVisible()
    },
  },
  {
    name: 'login that failed',
    async open(page) {
      await page.goto('/login?auth=error&reason=token_expired')
      await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'welcome, signed in',
    async open(page) {
      await arriveWithProfile(page)
      await page.goto('/welcome')
      await expect(page.getByRole('link', { name: 'Go to the chat' })).toBeVisible()
    },
  },
  {
    name: 'chat, nothing asked, profile missing',
    async open(page) {
      await signIn(page)
      await expect(page.getByRole('heading', { name: 'Setup Required' })).toBeVisible()
    },
  },
  {
    name: 'chat, nothing asked',
    open: (page) => arriveWithProfile(page),
  },
  {
    name: 'profile modal',
    async open(page) {
      await signIn(page)
      await openProfileModal(page)
    },
  },
  {
    name: 'profile modal, something missing',
    async open(page) {
      await signIn(page)
      await openProfileModal(page)
      await page.getByRole('button', { name: 'Save profile' }).click()
      await expect(page.getByText('Please choose year, month and day.')).toBeVisible()
      await expect(page.getByText('Missing Information', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'chat, a question with its price',
    async open(page) {
      await arriveWithProfile(page)
      await messageInput(page).fill('What does my Life Path say about my career?')
      await expect(page.getByText('Estimated cost: 10 credits')).toBeVisible()
    },
  },
  {
    name: 'chat, the panel as a drawer',
    async open(page) {
      await arriveWithProfile(page)
      const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
      if (!(await menu.isVisible())) return
      await menu.click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  },
  {
    name: 'chat, how Selene answers',
    async open(page) {
      await arriveWithProfile(page)
      await page.getByRole('button', { name: /^Style/ }).click()
      await expect(page.getByRole('dialog', { name: 'How Selene answers' })).toBeVisible()
    },
  },
  {
    name: 'chat, a reading ready to be sent',
    async open(page) {
      await arriveWithProfile(page)
      await page.goto('/chat?reading=weekly_roadmap')
      await expect(page.getByRole('heading', { name: 'Weekly roadmap: 5 credits' })).toBeVisible()
    },
  },
  {
    name: 'chat, a reading being written',
    async open(page, model) {
      await arriveWithProfile(page)
      await model.set({ firstTokenMs: 0, tokenMs: 200 })
      await ask(page)
      await expect(conversation(page)).toContainText('Ada, ')
    },
  },
  {
    name: 'chat with a reading',
    async open(page) {
      await arriveWithProfile(page)
      await ask(page)
      await expect(page.getByText('Reading complete', { exact: true })).toBeVisible()
      await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible()
    },
  },
  {
    name: 'chat, how the numbers of a reading were found',
    async open(page) {
      await arriveWithProfile(page)
      await ask(page)
      await page.getByRole('button', { name: 'How these numbers were found' }).click()
      await conversation(page).getByText('Show each step').first().click()
      await expect(conversation(page).getByText('Month 7').first()).toBeVisible()
    },
  },
  {
    name: 'chat, the ways to share a reading',
    async open(page) {
      await arriveWithProfile(page)
      await ask(page)
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      const picture = page
        .getByRole('dialog', { name: 'Share this reading' })
        .getByRole('img', { name: /^Selene, the moon/ })
      await expect(picture).toHaveAttribute('aria-busy', 'false')
      await expect(page.getByRole('button', { name: 'Create public link' })).toBeVisible()
    },
  },
  {
    name: 'a reading made public',
    async open(page) {
      await arriveWithProfile(page)
      await ask(page)
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      await page.getByRole('button', { name: 'Create public link' }).click()
      await page.goto(await page.getByLabel('Public link').inputValue())
      await expect(page.getByRole('heading', { level: 1, name: 'A reading by Selene' })).toBeVisible()
      await expect(page.getByText('Running on the sandbox')).toBeVisible()
    },
  },
  {
    name: 'chat, a reading about to be deleted',
    async open(page) {
      await arriveWithProfile(page)
      await ask(page)
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(page.getByRole('dialog', { name: 'Delete this reading?' })).toBeVisible()
    },
  },
  {
    name: 'chat, readings found',
    async open(page) {
      await arriveWithProfile(page)
      await ask(page)
      await expect(page.getByText('Reading complete', { exact: true })).toBeVisible()
      const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) await menu.click()
      await page.getByRole('searchbox', { name: 'Search your readings' }).filter({ visible: true }).fill('life')
      await expect(page.getByText('1 reading found').filter({ visible: true })).toBeVisible()
    },
  },
  {
    name: 'chat with a failure',
    async open(page, model) {
      await arriveWithProfile(page)
      await model.set({ mode: 'cut', firstTokenMs: 0, tokenMs: 0 })
      await ask(page)
      await expect(conversation(page)).toContainText('You were not charged.')
      await expect(page.getByText('Error', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'chat without enough credits',
    async open(page) {
      await arriveWithProfile(page)
      await ask(page, 'What does my Life Path say?')
      await expect(page.getByText('Insufficient credits', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'credit menu',
    async open(page) {
      await arriveWithProfile(page)
      await creditMenu(page).click()
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
    },
  },
  {
    name: 'site navigation',
    async open(page) {
      await page.goto('/pricing')
      const button = page.getByRole('button', { name: 'Menu' })
      if (await button.isVisible()) await button.click()
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeVisible()
    },
  },
  ...chartScreens,
  ...todayScreens,
  ...billingScreens,
  ...referralScreens,
  ...conversationScreens,
  ...settingsScreens,
  ...feedbackScreens,
  ...adminScreens,
]

/** Small and large windows, light and dark. */
export const looks = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const
