import type { WebhookMode } from './webhooks/dispatcher.ts'

/** How the API answers; each is described in the README. */
export const apiModes = ['ok', 'refuse', 'timeout', 'slow', 'late', 'lost_answer', '429', '500'] as const
export type ApiMode = (typeof apiModes)[number]

export type PaymentSetting = {
  webhooks: WebhookMode
  /** Of a late webhook, of a slow answer, and of late work. */
  delayMs: number
  api: ApiMode
  /** For how many calls of the API; then it is well again. Null: until it is set anew. */
  times: number | null
}

export const usualSetting: PaymentSetting = { webhooks: 'ok', delayMs: 5_000, api: 'ok', times: null }

/** How the provider behaves, and how many calls its API got. */
export function createMisbehaviour() {
  let setting = usualSetting
  let calls = 0
  return {
    setting: () => setting,
    calls: () => calls,
    /** Replaces the whole setting: what is not named goes back to its default. */
    set(next: Partial<PaymentSetting>) {
      setting = { ...usualSetting, ...next }
    },
    /** Counts a call of the API and says how it goes. */
    beginCall(): Pick<PaymentSetting, 'api' | 'delayMs'> {
      const { api, delayMs, times } = setting
      calls += 1
      if (times !== null)
        setting = times > 1 ? { ...setting, times: times - 1 } : { ...setting, api: 'ok', times: null }
      return { api, delayMs }
    },
  }
}

export type Misbehaviour = ReturnType<typeof createMisbehaviour>
