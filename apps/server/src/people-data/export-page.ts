import type { Language } from '../platform/language.ts'
import type { PersonData, Section } from './export.ts'

const words = {
  en: { title: 'What we hold about you', made: 'Created', none: 'Nothing.', contents: 'Contents' },
  pt: { title: 'O que guardamos sobre ti', made: 'Criado em', none: 'Nada.', contents: 'Índice' },
}

/** The download as one page that needs no network and no script, for reading and printing. */
export function toPage({ about, sections }: PersonData, language: Language): string {
  const { title, made, contents } = words[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(`${title} – ${about.product}`)}</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.55 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; padding-bottom: .25rem }
dl { display: grid; grid-template-columns: minmax(7rem, 12rem) 1fr; gap: .2rem 1rem; padding: .75rem 0; margin: 0 }
dl + dl { border-top: 1px dotted }
dt { opacity: .75 }
dd { margin: 0; white-space: pre-wrap }
</style>
</head>
<body>
<h1>${escape(title)}</h1>
<p>${escape(about.note)}</p>
<p>${made}: <time datetime="${about.madeAt}">${about.madeAt}</time></p>
<nav aria-label="${contents}"><ul>${sections.map(({ name, title: heading, rows }) => `<li><a href="#${name}">${escape(heading)}</a> (${rows.length})</li>`).join('')}</ul></nav>
${sections.map((section) => toSection(section, language)).join('\n')}
</body>
</html>
`
}

function toSection({ name, title, rows }: Section, language: Language): string {
  const entries = rows.map((row) => {
    const known = Object.entries(row).filter(([, value]) => value !== null)
    return `<dl>${known.map(([key, value]) => `<dt>${escape(key)}</dt><dd>${escape(toText(value))}</dd>`).join('')}</dl>`
  })
  return `<section id="${name}"><h2>${escape(title)}</h2>${entries.join('\n') || `<p>${words[language].none}</p>`}</section>`
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1)
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
