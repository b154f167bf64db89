export type Sentence = { text: string; range: Range }

/** Returns the sentences of a rendered reading in their order, each with its place on the page. */
export function sentencesIn(reading: HTMLElement, language: string): Sentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return [...reading.querySelectorAll('p, li, h2, h3, h4, th, td')].flatMap((block) => {
    const nodes = textNodesOf(block)
    const text = nodes.map(({ data }) => data).join('')
    return Array.from(segmenter.segment(text)).flatMap(({ segment, index }) =>
      segment.trim() === ''
        ? []
        : [{ text: segment.trim(), range: rangeOf(nodes, index, index + segment.trimEnd().length) }],
    )
  })
}

function textNodesOf(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

function rangeOf(nodes: readonly Text[], from: number, to: number): Range {
  const range = document.createRange()
  let at = 0
  for (const node of nodes) {
    const end = at + node.length
    if (from >= at && from < end) range.setStart(node, from - at)
    if (to > at && to <= end) {
      range.setEnd(node, to - at)
      break
    }
    at = end
  }
  return range
}
