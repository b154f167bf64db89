// Loaded into a server process before anything else (`node --import`): shifts its clock by the given amount.
const RightDate = Date
let aheadMs = 0
const now = (): number => RightDate.now() + aheadMs

globalThis.Date = new Proxy(RightDate, {
  construct: (date, given: unknown[], target) => Reflect.construct(date, given.length === 0 ? [now()] : given, target),
  get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
})

process.on('message', (message: { aheadMs?: number }) => {
  if (message.aheadMs === undefined) return
  aheadMs = message.aheadMs
  process.send?.(message)
})
