import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { arriveWithProfile, ask, conversation, messageInput } from './person.ts'

async function openMenu(page: Page): Promise<void> {
  await arriveWithProfile(page)
  await ask(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
}

test.describe('a browser with an English voice', () => {
  // A headless browser has no voices. This one speaks a sentence as long as the test wants it to.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const spoken: SpeechSynthesisUtterance[] = []
      const voice = { lang: 'en_GB', name: 'Test', localService: true, default: true, voiceURI: 'test' }
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => [voice],
        speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
        cancel: () => spoken.push(new SpeechSynthesisUtterance('(cancelled)')),
      })
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
      Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { value: null, writable: true })
      Object.assign(window, { spoken })
    }),
  )
  const spoken = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as { spoken: SpeechSynthesisUtterance[] }).spoken.map(({ text, lang }) => `${lang} ${text}`),
    )
  const sayNext = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as { spoken: SpeechSynthesisUtterance[] }).spoken.at(-1)!.dispatchEvent(new Event('end')),
    )

  test('reads a reading aloud sentence by sentence, pauses, goes on, and stops', async ({ page }) => {
    await openMenu(page)
    await page.getByRole('menuitem', { name: 'Read aloud' }).click()
    const player = page.getByRole('group', { name: 'Read aloud' })
    await expect(player.getByRole('button', { name: 'Pause' })).toBeFocused()
    const first = (await spoken(page)).at(-1)
    expect(first).toMatch(/^en_GB Ada, [^.]*\.$/)
    await sayNext(page)
    await expect.poll(async () => (await spoken(page)).at(-1)).not.toBe(first)
    const second = (await spoken(page)).at(-1)
    await expect(conversation(page)).toContainText(second!.replace('en_GB ', ''))

    await player.getByRole('button', { name: 'Pause' }).click()
    await expect(player).toContainText('Paused')
    expect((await spoken(page)).at(-1)).toContain('(cancelled)')
    await player.getByRole('button', { name: 'Resume' }).click()
    await expect.poll(async () => (await spoken(page)).at(-1)).toBe(second)
    await player.getByRole('button', { name: 'Stop' }).click()
    await expect(player).toBeHidden()
    expect((await spoken(page)).at(-1)).toContain('(cancelled)')
  })
})

test('without a voice for the language the menu says so', async ({ page }) => {
  await openMenu(page)
  await expect(page.getByRole('menuitem', { name: 'No English voice on this device' })).toBeDisabled()
})

test.describe('a browser that recognizes speech', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      class Recognition extends EventTarget {
        constructor() {
          super()
          Object.assign(window, { recognition: this })
        }
        start() {}
        stop() {
          this.dispatchEvent(new Event('end'))
        }
        abort() {
          this.stop()
        }
      }
      Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition })
    }),
  )
  const report = (page: Page, event: string, details: object) =>
    page.evaluate(
      ([type, more]) =>
        (window as unknown as { recognition: EventTarget }).recognition.dispatchEvent(
          Object.assign(new Event(type), more),
        ),
      [event, details] as const,
    )

  test('takes a message by dictation, and says who may hear it', async ({ page }) => {
    await arriveWithProfile(page)
    await messageInput(page).fill('Tell me:')
    await page.getByRole('button', { name: 'Dictate' }).click()
    await expect(page.getByText('Listening… Your browser’s vendor may process what you say.')).toBeVisible()
    await report(page, 'result', { results: [[{ transcript: 'what is ' }], [{ transcript: 'my number' }]] })
    await expect(messageInput(page)).toHaveValue('Tell me: what is my number')
    await page.getByRole('button', { name: 'Stop dictating' }).click()
    await expect(page.getByText('Listening…')).toBeHidden()
  })

  test('says how to allow the microphone after a refusal', async ({ page }) => {
    await arriveWithProfile(page)
    await page.getByRole('button', { name: 'Dictate' }).click()
    await report(page, 'error', { error: 'not-allowed' })
    await report(page, 'end', {})
    await expect(page.getByText('Allow the microphone for this site in your browser, then try again.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dictate' })).toBeVisible()
  })
})
