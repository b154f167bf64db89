// Emails to notifiers and publishers: the receipt and the decision of a notice (Regulation (EU) 2022/2065, article 16(4) and (5)), and the statement of
// reasons (article 17).
import { brand, type PublicReportReason, type ReadingReportReason, type ReportDecision } from '@numeria/contract'
import type { LetterWords } from '../accounts/letters.ts'
import type { Language } from '../platform/language.ts'

type Reason = PublicReportReason | ReadingReportReason
type Facts = { reportId: string; url: string; reason: Reason; decision: ReportDecision; why: string }

type Texts = {
  receipt(facts: Pick<Facts, 'reportId' | 'url' | 'reason'>): LetterWords
  /** To the notifier of a public reading. */
  decision(facts: Facts): LetterWords
  /** To the publisher of the reading. */
  statement(facts: Pick<Facts, 'reportId' | 'url' | 'reason' | 'decision' | 'why'>): LetterWords
  /** To a reader who reported a reading of their own. */
  answer(facts: Pick<Facts, 'reportId' | 'decision' | 'why'>): LetterWords
}

const en: Texts & { reasons: Record<Reason, string> } = {
  reasons: {
    illegal: 'illegal content',
    privacy: 'personal data of somebody who did not agree',
    harmful: 'harmful or unsafe',
    offensive: 'offensive',
    wrong_numbers: 'wrong numbers',
    other: 'another reason',
  },
  receipt: ({ reportId, url, reason }) => ({
    subject: 'We have received your report',
    lines: [
      'Thank you for your report. A person will look at it, and we will write to you with the decision.',
      '',
      `Report: ${reportId}`,
      `Reading: ${url}`,
      `Reason: ${en.reasons[reason]}`,
      '',
      `What you sent is kept for one year. To have it erased earlier, write to ${brand.supportEmail}.`,
      `You did not send a report? Then your address was entered by another person: answer "not me" to ${brand.supportEmail}, and we erase it. You get at most three of these emails in a day.`,
    ],
  }),
  decision: ({ reportId, url, decision, why }) => ({
    subject: 'Our decision about your report',
    lines: [
      decision === 'keep'
        ? 'We have looked at your report. The reading stays public.'
        : 'We have looked at your report. The reading is no longer public, and cannot be made public again.',
      '',
      `Report: ${reportId}`,
      `Reading: ${url}`,
      `Why: ${why}`,
      'A person decided this; no automated means were used.',
      '',
      `If you do not agree, write to ${brand.supportEmail} within six months, with the number of the report. You may also turn to a certified out-of-court dispute settlement body, to the Digital Services Coordinator of your country, or to a court.`,
    ],
  }),
  statement: ({ reportId, url, reason, decision, why }) => ({
    subject: 'A reading of yours is no longer public',
    lines: [
      decision === 'remove'
        ? 'After a report we have deleted a reading that you had made public.'
        : 'After a report we have ended the public page of one of your readings. The reading itself stays in your chat; it cannot be made public again.',
      '',
      `Report: ${reportId}`,
      `Reading: ${url}`,
      `Ground: our terms of service, for content that is reported as ${en.reasons[reason]} and that we find to be so.`,
      `Facts: ${why}`,
      'It was reported to us by a notice. A person decided this; no automated means were used. The decision holds everywhere and has no end.',
      '',
      `If you do not agree, answer to ${brand.supportEmail} within six months, with the number of the report; another person looks at it, free of charge. You may also turn to a certified out-of-court dispute settlement body, or to a court.`,
    ],
  }),
  answer: ({ reportId, decision, why }) => ({
    subject: 'About the reading that you reported',
    lines: [
      decision === 'upheld'
        ? 'We have looked at the reading that you reported, and you were right.'
        : 'We have looked at the reading that you reported, and leave it as it is.',
      '',
      why,
      '',
      `Report: ${reportId}`,
      `If you do not agree, write to ${brand.supportEmail}.`,
    ],
  }),
}

const pt: typeof en = {
  reasons: {
    illegal: 'conteúdo ilegal',
    privacy: 'dados pessoais de quem não deu consentimento',
    harmful: 'prejudicial ou perigosa',
    offensive: 'ofensiva',
    wrong_numbers: 'números errados',
    other: 'outro motivo',
  },
  receipt: ({ reportId, url, reason }) => ({
    subject: 'Recebemos a tua denúncia',
    lines: [
      'Obrigado pela tua denúncia. Uma pessoa vai analisá-la, e escrevemos-te com a decisão.',
      '',
      `Denúncia: ${reportId}`,
      `Leitura: ${url}`,
      `Motivo: ${pt.reasons[reason]}`,
      '',
      `Guardamos o que enviaste durante um ano. Se quiseres que o apaguemos antes, escreve para ${brand.supportEmail}.`,
      `Não enviaste nenhuma denúncia? Então outra pessoa indicou o teu endereço: responde «não fui eu» para ${brand.supportEmail}, e apagamo-lo. Recebes no máximo três destes e-mails por dia.`,
    ],
  }),
  decision: ({ reportId, url, decision, why }) => ({
    subject: 'A nossa decisão sobre a tua denúncia',
    lines: [
      decision === 'keep'
        ? 'Analisámos a tua denúncia. A leitura continua pública.'
        : 'Analisámos a tua denúncia. A leitura deixou de ser pública, e não pode voltar a sê-lo.',
      '',
      `Denúncia: ${reportId}`,
      `Leitura: ${url}`,
      `Porquê: ${why}`,
      'A decisão foi tomada por uma pessoa, sem meios automatizados.',
      '',
      `Se não concordares, escreve para ${brand.supportEmail} no prazo de seis meses, com o número da denúncia. Podes também recorrer a um organismo certificado de resolução extrajudicial de litígios, ao coordenador dos serviços digitais do teu país (em Portugal, a ANACOM) ou a um tribunal.`,
    ],
  }),
  statement: ({ reportId, url, reason, decision, why }) => ({
    subject: 'Uma leitura tua deixou de ser pública',
    lines: [
      decision === 'remove'
        ? 'Na sequência de uma denúncia, apagámos uma leitura que tinhas tornado pública.'
        : 'Na sequência de uma denúncia, retirámos a página pública de uma das tuas leituras. A leitura continua na tua conversa; não pode voltar a ser pública.',
      '',
      `Denúncia: ${reportId}`,
      `Leitura: ${url}`,
      `Fundamento: os nossos termos do serviço, para conteúdo denunciado com o motivo «${pt.reasons[reason]}» e que consideramos sê-lo.`,
      `Factos: ${why}`,
      'A leitura foi-nos denunciada por uma notificação. A decisão foi tomada por uma pessoa, sem meios automatizados. Vale em todo o lado e não tem prazo.',
      '',
      `Se não concordares, escreve para ${brand.supportEmail} no prazo de seis meses, com o número da denúncia; outra pessoa volta a analisá-la, sem custos. Podes também recorrer a um organismo certificado de resolução extrajudicial de litígios ou a um tribunal.`,
    ],
  }),
  answer: ({ reportId, decision, why }) => ({
    subject: 'Sobre a leitura que denunciaste',
    lines: [
      decision === 'upheld'
        ? 'Analisámos a leitura que denunciaste, e tinhas razão.'
        : 'Analisámos a leitura que denunciaste, e fica como está.',
      '',
      why,
      '',
      `Denúncia: ${reportId}`,
      `Se não concordares, escreve para ${brand.supportEmail}.`,
    ],
  }),
}

export const reportTexts: Record<Language, Texts> = { en, pt }
