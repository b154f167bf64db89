import { memo } from 'react'
import { parseMarkdown, type Block, type Inline } from '@numeria/contract/markdown'

type Props = {
  /** The text in the pieces in which it came; a finished reading is one. */
  pieces: readonly string[]
  /** More is coming: each piece appears by itself. */
  isWriting?: boolean
  /** Level of the titles; subtitles are one below. */
  level?: 2 | 3
}

/** A reading, set to be read. Only the elements below can come of it; everything else in it is text. */
export const Markdown = memo(function Markdown({ pieces, isWriting = false, level = 2 }: Props) {
  const starts = isWriting ? startsOf(pieces) : []
  return parseMarkdown(pieces.join(''), isWriting).map((block) => (
    <BlockView key={block.at} block={block} starts={starts} level={level} />
  ))
})

function startsOf(pieces: readonly string[]): number[] {
  let length = 0
  return pieces.map((piece) => (length += piece.length) - piece.length)
}

type BlockProps = { block: Block; starts: readonly number[]; level: 2 | 3 }

function BlockView({ block, starts, level }: BlockProps) {
  const [Title, Subtitle] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  const inline = (content: readonly Inline[]) => <InlineView content={content} starts={starts} />
  switch (block.type) {
    case 'title':
      return <Title className="mt-4 text-xl text-balance first:mt-0">{inline(block.content)}</Title>
    case 'subtitle':
      return <Subtitle className="mt-2 text-l text-balance first:mt-0">{inline(block.content)}</Subtitle>
    case 'paragraph':
      return <p className="whitespace-pre-line">{inline(block.content)}</p>
    case 'quote':
      return (
        <blockquote className="grid gap-2 border-l-2 border-brass-line pl-4 italic">
          {block.items.map(({ at, content }) => (
            <p key={at} className="whitespace-pre-line">
              {inline(content)}
            </p>
          ))}
        </blockquote>
      )
    case 'table': {
      const head = block.hasHead ? block.rows[0] : undefined
      const body = head ? block.rows.slice(1) : block.rows
      const cell = 'border-b border-line py-1.5 pr-3 text-left align-top'
      return (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-s tabular-nums">
            {head && (
              <thead>
                <tr>
                  {head.map(({ at, content }) => (
                    <th key={at} className={`${cell} font-semibold`}>
                      {inline(content)}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {body.map((cells) => (
                <tr key={cells[0]!.at}>
                  {cells.map(({ at, content }) => (
                    <td key={at} className={cell}>
                      {inline(content)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List
          className={`grid gap-2.5 pl-6 marker:text-brass ${block.isOrdered ? 'list-decimal marker:tabular-nums' : 'list-disc'}`}
        >
          {block.items.map(({ at, content }) => (
            <li key={at} className="pl-1 whitespace-pre-line">
              {inline(content)}
            </li>
          ))}
        </List>
      )
    }
  }
}

function InlineView({ content, starts }: { content: readonly Inline[]; starts: readonly number[] }) {
  return content.map((node) => {
    const { at } = node
    if (node.type === 'text') return <Words key={at} text={node.text} at={at} starts={starts} />
    const inner = <InlineView content={node.content} starts={starts} />
    return node.type === 'em' ? (
      <em key={at} className="italic">
        {inner}
      </em>
    ) : (
      <strong key={at} className="font-semibold">
        {inner}
      </strong>
    )
  })
}

/** Text, cut where a piece of the stream began. */
function Words({ text, at, starts }: { text: string; at: number; starts: readonly number[] }) {
  if (starts.length === 0) return text
  const cuts = [at, ...starts.filter((start) => start > at && start < at + text.length)]
  return cuts.map((cut, index) => (
    <span key={cut} className="animate-appear">
      {text.slice(cut - at, (cuts[index + 1] ?? at + text.length) - at)}
    </span>
  ))
}
