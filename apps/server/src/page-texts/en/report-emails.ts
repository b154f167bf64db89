// Emails to notifiers and publishers: the receipt and the decision of a notice (Regulation (EU) 2022/2065, article 16(4) and (5)), and the statement of
// reasons (article 17).
import { brand, type PublicReportReason, type ReadingReportReason, type ReportDecision } from '@numeria/contract'
import type { EmailWords } from '../email-words.ts'

type Reason = PublicReportReason | ReadingReportReason
type Facts = { reportId: string; url: string; reason: Reason; decision: ReportDecision; why: string }

type ReportEmails = {
  receipt(facts: Pick<Facts, 'reportId' | 'url' | 'reason'>): EmailWords
  /** To the notifier of a public reading. */
  decision(facts: Facts): EmailWords
  /** To the publisher of the reading. */
  statement(facts: Omit<Facts, 'reportId'> & { statementId: string; law: string }): EmailWords
  /** To a reader who reported a reading of their own. */
  answer(facts: Pick<Facts, 'reportId' | 'decision' | 'why'>): EmailWords
}

export const reportEmails: ReportEmails & { reasons: Record<Reason, string> } = {
  reasons: {
    illegal: 'illegal content',
    privacy: 'personal data without consent',
    harmful: 'harmful or unsafe',
    offensive: 'offensive',
    wrong_numbers: 'wrong numbers',
    other: 'another reason',
  },
  receipt: ({ reportId, url, reason }) => ({
    subject: 'We have received your report',
    lines: [
      'We have received your report. A member of our team will review it, and we’ll write to you with the decision.',
      '',
      `Report: ${reportId}`,
      `Reading: ${url}`,
      `Reason: ${reportEmails.reasons[reason]}`,
      '',
      `We keep what you sent for one year. To have it erased earlier, write to ${brand.supportEmail}.`,
      `You did not send a report? Then someone else entered your address: write “not me” to ${brand.supportEmail}, and we’ll erase it. You get at most three of these e-mails a day.`,
    ],
  }),
  decision: ({ reportId, url, decision, why }) => ({
    subject: 'Our decision about your report',
    lines: [
      decision === 'keep'
        ? 'We have reviewed your report. The reading stays public.'
        : 'We have reviewed your report. The reading is no longer public and cannot be made public again.',
      '',
      `Report: ${reportId}`,
      `Reading: ${url}`,
      `Why: ${why}`,
      'A person decided this; no automated means were used.',
      '',
      `If you disagree, write to ${brand.supportEmail} within six months, with the number of the report. You may also turn to a certified out-of-court dispute settlement body, to the Digital Services Coordinator of your country, or to a court.`,
    ],
  }),
  statement: ({ statementId, url, reason, decision, why, law }) => ({
    subject: 'One of your readings is no longer public',
    lines: [
      decision === 'remove'
        ? 'After a report, we have deleted a reading that you had made public.'
        : 'After a report, we have removed the public page of one of your readings. The reading itself stays in your chat; it cannot be made public again.',
      '',
      `Statement: ${statementId}`,
      `Reading: ${url}`,
      law === ''
        ? `Ground: our terms of service, section “Public readings and reports”. The content was reported as “${reportEmails.reasons[reason]}”, and we found this to be so.`
        : `Ground: the law, namely ${law}. The content was reported as “${reportEmails.reasons[reason]}”. We consider it illegal for the reasons under “Facts”.`,
      `Facts: ${why}`,
      'It was reported to us by a notice. A person decided this; no automated means were used. The decision applies everywhere and has no time limit.',
      '',
      `If you disagree, write to ${brand.supportEmail} within six months, with the number of this statement; another person will review it, free of charge. You may also turn to a certified out-of-court dispute settlement body, or to a court.`,
    ],
  }),
  answer: ({ reportId, decision, why }) => ({
    subject: 'Our decision about the reading you reported',
    lines: [
      decision === 'upheld'
        ? 'We have reviewed the reading you reported, and you were right.'
        : 'We have reviewed the reading you reported. It stays as it is.',
      '',
      why,
      '',
      `Report: ${reportId}`,
      `If you disagree, write to ${brand.supportEmail}.`,
    ],
  }),
}
