import { brand } from '@numeria/contract'
import type { ReactNode } from 'react'
import { useConfig } from '../sign-in/sign-in.api.ts'

/** A page of law: a title, when it was last changed, and its sections. */
export function LegalPage({ title, changed, children }: { title: string; changed: string; children: ReactNode }) {
  return (
    <article className="mx-auto max-w-reading pt-8 pb-16 sm:pt-14">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3 text-s text-ink-soft">Last changed on {changed}</p>
      <div className="mt-8 grid gap-8">{children}</div>
    </article>
  )
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 text-s [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5">
      <h2 className="text-l font-medium">{title}</h2>
      {children}
    </section>
  )
}

/** Who is behind Numeria, from the server's settings. */
export function Company() {
  const { data: config } = useConfig()
  const company = config?.company
  return (
    <address className="not-italic">
      {company?.name ?? brand.name}
      {company?.address && <span className="block">{company.address}</span>}
      {company?.vatNumber && <span className="block">VAT number {company.vatNumber}</span>}
      <a href={`mailto:${brand.supportEmail}`} className="underline underline-offset-4">
        {brand.supportEmail}
      </a>
    </address>
  )
}

/** The complaints book that Portuguese law wants every trader to name. */
export function ComplaintsBook() {
  const { data: config } = useConfig()
  return (
    <a
      href={config?.company.complaintsUrl ?? 'https://www.livroreclamacoes.pt/'}
      rel="noreferrer"
      className="underline underline-offset-4"
    >
      Complaints book (Livro de Reclamações)
    </a>
  )
}
