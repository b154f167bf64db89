import type { Adapter, AdapterPayload } from 'oidc-provider'

type Entry = { payload: AdapterPayload; expiresAt: number }

/** oidc-provider's storage for issued tokens and codes. Sessions are never found again, so that every visit shows the form and no login is silent. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const models = new Map<string, Map<string, Entry>>()

  return (model) => {
    const entries = models.get(model) ?? new Map<string, Entry>()
    models.set(model, entries)

    // One model has one lifetime, so the oldest entry is the first to expire.
    function forgetExpired() {
      for (const [id, { expiresAt }] of entries) {
        if (expiresAt > Date.now()) return
        entries.delete(id)
      }
    }

    return {
      async upsert(id, payload, expiresInSeconds) {
        forgetExpired()
        if (model === 'Session') return
        entries.delete(id)
        entries.set(id, { payload, expiresAt: Date.now() + (expiresInSeconds ?? 3_600) * 1_000 })
      },
      async find(id) {
        const entry = entries.get(id)
        return entry && entry.expiresAt > Date.now() ? entry.payload : undefined
      },
      async findByUid() {},
      async findByUserCode() {},
      async consume(id) {
        const entry = entries.get(id)
        if (entry) entry.payload.consumed = Math.floor(Date.now() / 1_000)
      },
      async destroy(id) {
        entries.delete(id)
      },
      async revokeByGrantId(grantId) {
        for (const issued of models.values()) {
          for (const [id, { payload }] of issued) if (payload.grantId === grantId) issued.delete(id)
        }
      },
    }
  }
}
