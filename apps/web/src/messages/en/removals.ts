import { brand, type Removal } from '@numeria/contract'

/** Settings: readings that were removed from public view after a report. */
export const removals = {
  title: 'Readings we removed from public view',
  hint: 'After reports of other people. A person of our team decided each, without automated means.',
  reading: (written: string) => `Reading of ${written}`,
  decisions: {
    unpublish: (on: string) => `On ${on} we removed its public page. The reading stays in your chat.`,
    remove: (on: string) => `On ${on} we deleted the reading and its public page.`,
  } satisfies Record<Removal['decision'], (on: string) => string>,
  reason: 'Reported as',
  reasons: {
    illegal: 'illegal content',
    privacy: 'personal data without consent',
    harmful: 'harmful or unsafe',
    offensive: 'offensive',
    other: 'another reason',
  } satisfies Record<Removal['reason'], string>,
  ground: 'Ground',
  terms: 'our terms of service, “Public readings and reports”',
  facts: 'Facts',
  number: 'Statement',
  redress: `If you disagree, write to ${brand.supportEmail} within six months of the decision, with the number of the statement; another person will review it, free of charge. You may also turn to a certified out-of-court dispute settlement body, or to a court.`,
  failed: 'We could not load whether readings of yours were removed from public view.',
}
