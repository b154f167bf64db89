const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** HTML from a template: everything put in is escaped, unless it is `Html` itself. */
export function html(strings: TemplateStringsArray, ...values: (string | Html)[]): Html {
  const written = values.map((value) =>
    value instanceof Html ? value.text : value.replace(/[&<>"']/g, (character) => entities[character]!),
  )
  return new Html(String.raw({ raw: strings }, ...written))
}
