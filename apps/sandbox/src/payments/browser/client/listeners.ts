export type Listener = (event: never) => unknown

/** Event listeners by name. A listener that throws reports to the page and stops no other listener. */
export function createListeners() {
  const listeners = new Map<string, Set<Listener>>()
  const remove = (event: string, listener?: Listener) => {
    if (listener) listeners.get(event)?.delete(listener)
    else listeners.delete(event)
  }
  const add = (event: string, listener: Listener) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
  }
  return {
    add,
    remove,
    addOnce(event: string, listener: Listener) {
      const first: Listener = (payload) => {
        remove(event, first)
        return listener(payload)
      }
      add(event, first)
    },
    tell(event: string, payload: object) {
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(payload as never)
        } catch (error) {
          reportError(error)
        }
      }
    },
  }
}
