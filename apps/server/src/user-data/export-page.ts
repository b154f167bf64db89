import { packs, type PageLanguage } from '@numeria/contract'
import { pageTexts } from '../page-texts/page-texts.ts'
import { momentsIn, type Moments } from './export-moments.ts'
import { escape, readingHtml, readingsOf } from './export-readings.ts'
import { fieldWord, valueWord } from './export-words.ts'
import type { PersonData, Section } from './export.ts'

/** The ledger and logs, which stand last. */
const records = new Set(
  (
    'sessions grants statement holds clawbacks pendingRewards adjustments shares paymentNews emails referrerFingerprints conversions ' +
    'commissionEntries firstPurchase earningCorrections clicks administrators mailboxes addresses'
  ).split(' '),
)

/** The download as one page that needs no network and no script, for reading and printing. It leads with the readings; sections without a row are left out. */
export function toPage({ about, sections }: PersonData, language: PageLanguage): string {
  const own = pageTexts[language].download
  const timeZone = about.timeZone ?? 'UTC'
  const moments = momentsIn(language, timeZone)
  const title = own.title(about.name)
  const readings = readingsOf(sections, language)
  const show = fieldsIn(sections, language, moments)
  const shown = sections
    .filter(({ name }) => name !== 'readings')
    .map((section) => ({
      ...section,
      entries: section.rows.map((row) => show(section.name, row)).filter((entry) => entry.length > 0),
    }))
    .filter(({ entries }) => entries.length > 0)
  const main = shown.filter(({ name }) => !records.has(name))
  const last = shown.filter(({ name }) => records.has(name))
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="digitalSourceType" content="${about.digitalSourceType}">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escape(title)}</h1>
<p>${escape(own.made(moments.time(new Date(about.madeAt)), timeZone))}</p>
<nav aria-label="${own.contents}"><details><summary>${own.contents}</summary><ul><li><a href="#readings">${own.readings}</a> (${readings.length})</li>${[...main, ...last].map(({ name, title: heading, entries }) => `<li><a href="#${name}">${escape(heading)}</a> (${entries.length})</li>`).join('')}</ul></details></nav>
<section id="readings"><h2>${own.readings}</h2>
${readings.map((reading) => readingHtml(reading, language, moments)).join('\n') || `<p>${own.noReadings}</p>`}
</section>
${main.map(listHtml).join('\n')}
${last.length === 0 ? '' : `<section><h2>${own.records}</h2><p>${own.recordsHint}</p>\n${last.map(tableHtml).join('\n')}</section>`}
<footer><p>${escape(about.note)} ${escape(own.file)}</p></footer>
</body>
</html>
`
}

type Shown = Section & { entries: Entry[] }
type Entry = { word: string; text: string }[]

const listHtml = ({ name, title, entries }: Shown): string =>
  `<section id="${name}"><h2>${escape(title)}</h2>${entries
    .map(
      (entry) =>
        `<dl>${entry.map(({ word, text }) => `<dt>${escape(word)}</dt><dd>${escape(text)}</dd>`).join('')}</dl>`,
    )
    .join('\n')}</section>`

function tableHtml({ name, title, entries }: Shown): string {
  const heads = [...new Set(entries.flatMap((entry) => entry.map(({ word }) => word)))]
  const row = (entry: Entry) =>
    heads.map((head) => `<td>${escape(entry.find(({ word }) => word === head)?.text ?? '')}</td>`).join('')
  return `<section id="${name}"><h3>${escape(title)}</h3><div class="wide" tabindex="0" role="region" aria-label="${escape(title)}"><table><tr>${heads.map((head) => `<th scope="col">${escape(head)}</th>`).join('')}</tr>${entries.map((entry) => `<tr>${row(entry)}</tr>`).join('')}</table></div></section>`
}

/** Shows a row as words: fields without a word, empty ones and technical values are left out. */
function fieldsIn(sections: readonly Section[], language: PageLanguage, moments: Moments) {
  const purchases = sections.find(({ name }) => name === 'purchases')?.rows ?? []
  const currencyOf = new Map(purchases.map((row) => [row['purchaseId'], String(row['currency'])]))
  const text = (section: string, field: string, value: unknown, row: Section['rows'][number]): string | null => {
    if (value === null || value === undefined || value === '') return null
    if (value instanceof Date) return moments.time(value)
    if (typeof value === 'boolean') return pageTexts[language].download[value ? 'yes' : 'no']
    if (typeof value === 'number')
      return isMoney(field) ? moments.money(value, currencyOfField(field, row)) : String(value)
    if (typeof value !== 'string') return null
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return moments.day(value)
    if (field === 'packId') return packs.find(({ id }) => id === value)?.name ?? value
    return section === 'notices' && field !== 'decision' && field !== 'reason'
      ? value
      : valueWord(field, value, language)
  }
  const isMoney = (field: string) => field === 'cents' || field === 'pence' || field.endsWith('Cents')
  const currencyOfField = (field: string, row: Section['rows'][number]): string => {
    const own = row['currency']
    if (field === 'cents' || field === 'referrerCents') return 'eur'
    if (field === 'pence') return 'gbp'
    return typeof own === 'string' ? own : (currencyOf.get(row['purchaseId']) ?? 'eur')
  }
  return (section: string, row: Section['rows'][number]): Entry =>
    Object.entries(row).flatMap(([field, value]) => {
      const word = fieldWord(field, language)
      const shown = word === null ? null : text(section, field, value, row)
      return shown === null ? [] : [{ word: word!, text: shown }]
    })
}

const style = `
:root { color-scheme: light dark }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
h1, h2, h3, h4, h5 { line-height: 1.25 }
h2 { margin-top: 3rem; border-bottom: 1px solid; padding-bottom: .25rem }
h5 { font-size: 1rem; margin-bottom: 0 }
article { padding: .5rem 0 1.5rem }
article + article { border-top: 1px dotted }
article p { white-space: pre-line }
.when, dt, .asked { opacity: .8 }
.asked { font-style: italic }
blockquote { border-left: 2px solid; margin-left: 0; padding-left: 1rem }
dl { display: grid; grid-template-columns: minmax(7rem, 12rem) 1fr; gap: .2rem 1rem; padding: .75rem 0; margin: 0 }
dl + dl { border-top: 1px dotted }
footer { margin-top: 3rem; opacity: .8 }
dd { margin: 0; white-space: pre-wrap }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-size: .875rem }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px dotted; overflow-wrap: normal; white-space: pre-wrap; min-width: 5rem }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr } dt { margin-top: .4rem } }
`
