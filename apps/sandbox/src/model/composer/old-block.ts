import { z } from 'zod'

const Old = z.looseObject({
  person: z.object({ name: z.string() }),
  other: z.object({ name: z.string() }).nullish(),
  today: z.string(),
  facts: z.array(
    z.looseObject({ key: z.string(), label: z.string(), of: z.string(), text: z.string(), working: z.string() }),
  ),
  form: z.looseObject({ sections: z.array(z.looseObject({ facts: z.array(z.string()) })) }),
})
type OldFact = z.infer<typeof Old>['facts'][number]

const months = 'January February March April May June July August September October November December'.split(' ')

/** Until the server sends ids: gives the facts of a block without them the ids of the protocol. Anything else comes back as it is. */
export function withIds(block: unknown): unknown {
  const parsed = Old.safeParse(block)
  if (!parsed.success || parsed.data.facts.some((fact) => 'id' in fact)) return block
  const { data } = parsed
  const first = (name: string) => name.split(' ')[0]!
  const facts = data.facts.map((fact) => ({
    ...fact,
    id: idOf(fact, data.today),
    rendered: true,
    slot: !/^(?:friendship|pair_)/.test(fact.key),
    of: undefined,
  }))
  return {
    ...data,
    people: [
      { id: 'you', name: first(data.person.name) },
      ...(data.other ? [{ id: 'other', name: first(data.other.name) }] : []),
    ],
    facts,
    form: {
      ...data.form,
      sections: data.form.sections.map((section) => ({
        ...section,
        facts: facts.filter(({ key }) => section.facts.includes(key)).map(({ id }) => id),
      })),
    },
  }
}

function idOf({ key, label, of }: OldFact, today: string): string {
  const who = of === 'both' ? 'pair' : of
  if (key === 'next_personal_year') return `${who}.personal_year.${Number(today.slice(0, 4)) + 1}`
  if (key === 'universal_year') return `world.universal_year.${today.slice(0, 4)}`
  const [, month = '', year = ''] = /, (\p{L}+) (\d{4})$/u.exec(label) ?? []
  if (/^personal_month_\d+$/.test(key))
    return `${who}.personal_month.${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}`
  const [, nth] = /^personal_day_(\d+)$/.exec(key) ?? []
  if (nth !== undefined)
    return `${who}.personal_day.${new Date(Date.parse(today) + (Number(nth) - 1) * 86_400_000).toISOString().slice(0, 10)}`
  const what = key
    .replace(/^pair_|^compatibility_/, '')
    .replace(/^bridge_/, 'bridge.')
    .replace(/^planet_of_(\w+)_number$/, 'planet_of.$1')
    .replace(/_(\d+)$/, '.$1')
  return `${who}.${what}`
}

/** Puts the numbers into a reading for a server that does not know slots. */
export function withoutSlots(
  reading: string,
  facts: readonly { id: string; text: string; working: string; rendered: boolean }[],
): string {
  return reading.replaceAll(/\{\{(.+?)\}\}/g, (slot, id: string) => {
    const fact = facts.find((one) => id === one.id || id === `${one.id}.working`)
    if (!fact?.rendered) return slot
    return id === fact.id ? fact.text : fact.working.split('; ')[0]!
  })
}
