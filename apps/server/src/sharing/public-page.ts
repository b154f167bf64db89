import type { PublicReading, PageLanguage } from '@numeria/contract'
import { brand, digitalSourceType, pathIn } from '@numeria/contract'
import { pageTexts } from '../page-texts/page-texts.ts'
import { sentencesOf } from './hidden-details.ts'
import { plainParagraphs } from './plain-paragraphs.ts'

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Of a built page's head, what says of itself what only this page says. */
const saidByShell =
  /(?<!\s)\s*<(?:meta (?:name="(?:description|robots|twitter:[^"]*)"|property="og:[^"]*")|link rel="(?:canonical|alternate)")[^>]*>/g

/**
 * The page of a public reading: the built shell, which the browser fills, with meta tags for link previews, and with the reading itself for browsers without
 * scripts.
 * @param shell the page as it was built; without style where the web application is not built
 * @param address of the page itself
 */
export function publicPage(
  reading: PublicReading,
  { shell, language, address }: { shell: string | null; language: PageLanguage; address: string },
): string {
  const head = headOf(reading, language, address)
  const text = textOf(reading, language, address)
  if (shell === null)
    return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${head}</head><body>${text}</body></html>`
  return shell
    .replace(saidByShell, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('</body>', () => `<noscript>${text}</noscript></body>`)
}

function headOf(reading: PublicReading, language: PageLanguage, address: string): string {
  const { title, quotation, ...texts } = pageTexts[language].publicReadings
  const plainName = title(pageTexts[language].shared.kindNames[reading.reading].title, reading.fullName)
  const [number] = reading.numbers
  const name = number === undefined ? plainName : texts.titleOf(`${number.label} ${number.text}`, plainName)
  const sentence = firstSentence(reading)
  const description = sentence === null ? texts.description : quotation(sentence)
  const property = (key: string, content: string) => `<meta property="og:${key}" content="${escape(content)}">`
  return [
    `<title>${escape(plainName)} – ${brand.name}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    '<meta name="robots" content="noindex">',
    property('type', 'article'),
    property('site_name', brand.name),
    property('title', name),
    property('description', description),
    property('url', address),
    property('image', `${address}/picture.png`),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', name),
    '<meta name="twitter:card" content="summary_large_image">',
    markOf(reading, name),
  ].join('\n    ')
}

const longest = 200

/** The first sentence that is shown, without titles and lists, cut at a word. Null where there is none. */
function firstSentence({ response, language }: PublicReading): string | null {
  const paragraph = plainParagraphs(response).find(({ isHeading, text }) => !isHeading && !text.startsWith('• '))
  const [sentence] = sentencesOf(paragraph?.text.replaceAll(/\s+/g, ' ') ?? '', language).map((each) => each.trim())
  if (!sentence) return null
  return sentence.length <= longest ? sentence : `${sentence.slice(0, longest).replace(/\s\S*$/, '')}…`
}

/** For machines: the words are a model's. A script that holds data runs nothing. */
function markOf({ language, createdOn }: PublicReading, name: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name,
    inLanguage: language,
    dateCreated: createdOn,
    digitalSourceType,
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

function textOf(reading: PublicReading, language: PageLanguage, address: string): string {
  const { title, forReflection, ownReading, report } = pageTexts[language].publicReadings
  const paragraphs = plainParagraphs(reading.response).map(({ isHeading, text }) => {
    const words = escape(text).replaceAll('\n', '<br>')
    return isHeading ? `<h2>${words}</h2>` : `<p>${words}</p>`
  })
  return [
    `<article lang="${reading.language}">`,
    `<h1 lang="${language}">${escape(title(pageTexts[language].shared.kindNames[reading.reading].title, reading.fullName))}</h1>`,
    ...(reading.birthDate === null ? [] : [`<p><time>${reading.birthDate}</time></p>`]),
    `<ul>${reading.numbers.map(({ label, text }) => `<li>${escape(label)}: ${escape(text)}</li>`).join('')}</ul>`,
    ...paragraphs,
    `<p lang="${language}"><small>${forReflection}</small></p>`,
    `<p lang="${language}"><a href="${pathIn(language, '/')}">${ownReading}</a></p>`,
    `<p lang="${language}"><a href="mailto:${brand.supportEmail}?subject=${encodeURIComponent(`${report}: ${address}`)}">${report}</a></p>`,
    '</article>',
  ].join('')
}
