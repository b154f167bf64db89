import { packs, type GiftSource, type StatementEntry, type TurnKind } from '@numeria/contract'

type Names = {
  gifts: Readonly<Record<GiftSource, string>>
  kinds: Readonly<Record<TurnKind, { title: string }>>
  credits: string
}

/** Name of what a line of the statement is about, from the names of one language. */
export function subjectName(subject: StatementEntry['subject'], { gifts, kinds, credits }: Names): string {
  switch (subject.kind) {
    case 'pack':
      return packs.find(({ id }) => id === subject.id)?.name ?? subject.id
    case 'gift':
      return gifts[subject.id]
    case 'reading':
      return kinds[subject.id].title
    case 'credits':
      return credits
  }
}
