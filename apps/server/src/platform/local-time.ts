const formats = new Map<string, Intl.DateTimeFormat>()
/** More names than the IANA database has. */
const mostFormats = 1_000

/** The date and the hour on the clocks of a time zone at a moment. */
export function localTime(at: Date, timeZone: string): { year: number; month: number; day: number; hour: number } {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return { year: parts['year']!, month: parts['month']!, day: parts['day']!, hour: parts['hour']! }
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  if (formats.size >= mostFormats) formats.clear()
  const format = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}
