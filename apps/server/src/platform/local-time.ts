// Times on the clocks of a time zone, which the IANA database names. Summer time makes some hours happen twice and others not at all.

const formats = new Map<string, Intl.DateTimeFormat>()
/** More names than the IANA database has. */
const maxFormats = 1_000
const dayMs = 86_400_000

export type LocalTime = { year: number; month: number; day: number; hour: number; minute: number }

/** The date and the time on the clocks of a time zone at a moment. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year, month, day, hour, minute } = parts as LocalTime
  return { year, month, day, hour, minute }
}

/** The date in a time zone as `YYYY-MM-DD`. */
export function localDay(at: Date, timeZone: string): string {
  const { year, month, day } = localTime(at, timeZone)
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The first moment at which the clocks of a zone show an hour of a day. For an hour that summer time leaves out: the same time by the clocks of the hour before. */
export function momentOf(day: string, hour: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000
  const before = wall - offsetAt(wall - dayMs, timeZone)
  const after = wall - offsetAt(wall + dayMs, timeZone)
  const moments = [Math.min(before, after), Math.max(before, after)]
  return new Date(moments.find((moment) => moment + offsetAt(moment, timeZone) === wall) ?? before)
}

/** The day after `YYYY-MM-DD`. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

/** How far the clocks are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const { year, month, day, hour, minute } = localTime(new Date(moment), timeZone)
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / 60_000) * 60_000
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  if (formats.size >= maxFormats) formats.clear()
  const format = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}
