import { legal } from '#messages/legal'
import { useConfig } from '../sign-in/sign-in.api.ts'
import { Company } from './company.tsx'
import { HelpLines } from './help-lines.tsx'
import { KeptData } from './kept-data.tsx'
import type { LegalBlock, LegalText } from './legal-text.ts'

/** A page of law: a title, when it was last changed, and its sections. */
export function LegalPage({ text: { title, changed, sections } }: { text: LegalText }) {
  return (
    <article className="mx-auto max-w-reading pt-8 pb-16 sm:pt-14">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3 text-s text-ink-soft">{legal.lastChanged(changed)}</p>
      <div className="mt-8 grid gap-8">
        {sections.map((section) => (
          <section key={section.title} className="grid gap-3 text-s">
            <h2 className="text-l">{section.title}</h2>
            {section.blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('shows' in block) {
    if (block.shows === 'helpLines') return <HelpLines />
    if (block.shows === 'keptData') return <KeptData />
    return block.shows === 'company' ? <Company /> : <ComplaintsBook />
  }
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {block.points.map((point) =>
        typeof point === 'string' ? (
          <li key={point}>{point}</li>
        ) : (
          <li key={point.lead}>
            <strong className="font-semibold">{point.lead}</strong>
            {point.text}
          </li>
        ),
      )}
    </ul>
  )
}

/** The complaints book that Portuguese law wants every trader to name. */
function ComplaintsBook() {
  const { data: config } = useConfig()
  return (
    <p>
      <a
        href={config?.company.complaintsUrl ?? 'https://www.livroreclamacoes.pt/'}
        rel="noreferrer"
        className="underline underline-offset-4"
      >
        {legal.complaintsBook}
      </a>
    </p>
  )
}
