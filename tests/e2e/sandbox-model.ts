/** Settings of the sandbox's control endpoint; apps/sandbox/README.md describes the modes. */
export type ModelSetting = { mode?: string; firstTokenMs?: number; tokenMs?: number; times?: number }

export type SandboxModel = {
  /** Replaces the whole setting: what is not named is as in the sandbox's defaults. */
  set(setting: ModelSetting): Promise<void>
  /** Writes well, and without delay. */
  recover(): Promise<void>
  /** How often it was called in this test. */
  calls(): Promise<number>
}

/** The model's control endpoint, counting from zero and with a model that is well and quick. */
export async function sandboxModel(sandboxUrl: string): Promise<SandboxModel> {
  async function control(method: string, path: string, body?: ModelSetting): Promise<{ calls: number }> {
    const answer = await fetch(`${sandboxUrl}/_control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} /_control/${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { calls: number }
  }
  const set = async (setting: ModelSetting) => void (await control('PUT', 'model', setting))
  const recover = () => set({ mode: 'ok', firstTokenMs: 0, tokenMs: 0 })

  await control('POST', 'reset')
  await recover()
  return { set, recover, calls: async () => (await control('GET', 'model')).calls }
}
