import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'

const html = (...pieces: string[]) => renderToStaticMarkup(<Markdown pieces={pieces} />)
const elements = (markup: string) => [...markup.matchAll(/<([^\s/>]+)/g)].map(([, name]) => name!)
const attributes = (markup: string) => [...markup.matchAll(/<[^\s>]+ ([^>]*)>/g)].map(([, all]) => all!)
const allowed = [
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'blockquote',
  'div',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

const hostile = [
  '<img src=x onerror=alert(1)>',
  '<IMG SRC="https://evil.example/p.png">',
  '![](https://evil.example/p.png)',
  '![a][b]\n\n[b]: https://evil.example/p.png',
  '[x](javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '<https://evil.example>',
  'https://evil.example and www.evil.example and me@evil.example',
  '<script>alert(1)</script>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<svg onload=alert(1)><style>*{display:none}</style></svg>',
  '<a href="javascript&colon;alert(1)">free</a>',
  '&lt;img src=x onerror=alert(1)&gt; &#60;script&#62;',
  '| a | b |\n| --- | --- |\n| c | d |',
  '```html\n<script>alert(1)</script>\n```',
  '    indented code',
  '`<b>code</b>`',
  '> a quotation\n> > in one',
  '- [ ] a box\n- [x] a box',
  '~~struck~~ ==marked== <ins>inserted</ins> [^1]\n\n[^1]: a note',
  '<!-- a comment --> <![CDATA[ data ]]> <?php echo 1 ?>',
  '\\<img src=x\\> \\*\\*',
  '**<b onclick=alert(1)>**',
  '## <a href="https://evil.example">Title</a>',
  '- <form action="https://evil.example"><input autofocus onfocus=alert(1)></form>',
  '<details open ontoggle=alert(1)><dialog open>',
]

describe('what a hostile model writes', () => {
  test.each(hostile)('is only text: %s', (text) => {
    const markup = html(text)
    expect(allowed).toEqual(expect.arrayContaining(elements(markup)))
    expect(attributes(markup).every((all) => /^class="[^"]*"$/.test(all))).toBe(true)
  })

  test('is shown as it was written', () => {
    expect(html('<img src=x onerror=alert(1)>')).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html('[x](javascript:alert(1))')).toContain('[x](javascript:alert(1))')
    expect(html('&lt;b&gt;')).toContain('&lt;b&gt;')
  })

  test('makes no other element, however it is put together and cut', () => {
    const piece = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: fc.constantFrom(...'<>*#-[]()!/" \na1.') }))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.boolean(), (pieces, isWriting) => {
        const markup = renderToStaticMarkup(<Markdown pieces={pieces} isWriting={isWriting} />)
        expect([...allowed, 'span']).toEqual(expect.arrayContaining(elements(markup)))
      }),
    )
  })

  test('is no deeper than a list item with bold and italic in it', () => {
    const deep = html(`${'- '.repeat(500)}${'> '.repeat(500)}${'**a *b '.repeat(500)}`)
    expect(elements(deep).length).toBeLessThan(1_200)
  })
})

test('each piece of a stream is drawn by itself, bold or not', () => {
  const markup = renderToStaticMarkup(<Markdown pieces={['One. ', '**Two. ', 'Three.']} isWriting />)
  expect(markup.replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<p><span>One. </span><strong><span>Two. </span><span>Three.</span></strong></p>',
  )
})
