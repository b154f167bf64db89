import { z } from 'zod'

/** How the model behaves; each is described in the README. */
export const modelModes = [
  'ok',
  'refuse',
  'silent',
  'slow',
  'stall',
  'cut',
  '429',
  '500',
  'garbage',
  'empty',
  'short',
  'other_language',
  'decline',
  'refusal',
  'wrong_numbers',
  'hostile',
  'echo',
] as const
export type ModelMode = (typeof modelModes)[number]

const Milliseconds = z.number().int().min(0).max(600_000)

export const ModelSettingRequest = z.strictObject({
  mode: z.preprocess((mode) => (typeof mode === 'number' ? String(mode) : mode), z.enum(modelModes)).default('ok'),
  firstTokenMs: Milliseconds.optional(),
  tokenMs: Milliseconds.optional(),
  /** For how many calls; then the model is well again. */
  times: z.number().int().min(1).optional(),
})
export type ModelSettingRequest = z.infer<typeof ModelSettingRequest>

export type ModelSetting = { mode: ModelMode; firstTokenMs: number; tokenMs: number; times: number | null }

export type ModelCall = Omit<ModelSetting, 'times'> & { countAborted(): void }

const usual: ModelSetting = { mode: 'ok', firstTokenMs: 300, tokenMs: 12, times: null }
const slowFirstTokenMs = 30_000

/** The model's present setting, and what was counted since the last reset. */
export function createModelControl() {
  let setting = usual
  let counted = { calls: 0, aborted: 0 }

  return {
    state: () => ({ ...setting, ...counted }),

    /** Replaces the whole setting: what the request does not name goes back to its default. */
    set({ mode, firstTokenMs, tokenMs, times }: ModelSettingRequest) {
      setting = {
        mode,
        firstTokenMs: firstTokenMs ?? (mode === 'slow' ? slowFirstTokenMs : usual.firstTokenMs),
        tokenMs: tokenMs ?? usual.tokenMs,
        times: times ?? null,
      }
    },

    reset() {
      setting = usual
      counted = { calls: 0, aborted: 0 }
    },

    /** Counts a call and says how it goes. A call keeps its behaviour when the setting changes under it. */
    beginCall(): ModelCall {
      const { times, ...behaviour } = setting
      const counters = counted
      counters.calls += 1
      if (times !== null) setting = times > 1 ? { ...setting, times: times - 1 } : recovered(setting)
      return {
        ...behaviour,
        countAborted() {
          counters.aborted += 1
        },
      }
    },
  }
}

function recovered({ mode, firstTokenMs, tokenMs }: ModelSetting): ModelSetting {
  return { mode: 'ok', firstTokenMs: mode === 'slow' ? usual.firstTokenMs : firstTokenMs, tokenMs, times: null }
}

export type ModelControl = ReturnType<typeof createModelControl>
