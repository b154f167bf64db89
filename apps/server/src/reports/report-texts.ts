// Emails to notifiers and publishers: the receipt and the decision of a notice (Regulation (EU) 2022/2065, article 16(4) and (5)), and the statement of
// reasons (article 17).
import {
  brand,
  type PublicReportReason,
  type ReadingReportReason,
  type ReportDecision,
  type PageLanguage,
} from '@numeria/contract'
import type { EmailWords } from '../accounts/emails.ts'

type Reason = PublicReportReason | ReadingReportReason
type Facts = { reportId: string; url: string; reason: Reason; decision: ReportDecision; why: string }

type Texts = {
  receipt(facts: Pick<Facts, 'reportId' | 'url' | 'reason'>): EmailWords
  /** To the notifier of a public reading. */
  decision(facts: Facts): EmailWords
  /** To the publisher of the reading. */
  statement(facts: Omit<Facts, 'reportId'> & { statementId: string; law: string }): EmailWords
  /** To a reader who reported a reading of their own. */
  answer(facts: Pick<Facts, 'reportId' | 'decision' | 'why'>): EmailWords
}

const en: Texts & { reasons: Record<Reason, string> } = {
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
      `Reason: ${en.reasons[reason]}`,
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
        ? `Ground: our terms of service, section “Public readings and reports”. The content was reported as “${en.reasons[reason]}”, and we found this to be so.`
        : `Ground: the law, namely ${law}. The content was reported as “${en.reasons[reason]}”. We consider it illegal for the reasons under “Facts”.`,
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
      'Recebemos a tua denúncia. Uma pessoa da nossa equipa vai analisá-la, e escrevemos-te com a decisão.',
      '',
      `Denúncia: ${reportId}`,
      `Leitura: ${url}`,
      `Motivo: ${pt.reasons[reason]}`,
      '',
      `Guardamos o que enviaste durante um ano. Se quiseres que o apaguemos antes, escreve para ${brand.supportEmail}.`,
      `Não enviaste nenhuma denúncia? Então outra pessoa indicou o teu endereço: escreve «não fui eu» para ${brand.supportEmail}, e apagamo-lo. Recebes no máximo três destes e-mails por dia.`,
    ],
  }),
  decision: ({ reportId, url, decision, why }) => ({
    subject: 'A nossa decisão sobre a tua denúncia',
    lines: [
      decision === 'keep'
        ? 'Analisámos a tua denúncia. A leitura continua pública.'
        : 'Analisámos a tua denúncia. A leitura deixou de ser pública e não pode voltar a ser publicada.',
      '',
      `Denúncia: ${reportId}`,
      `Leitura: ${url}`,
      `Porquê: ${why}`,
      'A decisão foi tomada por uma pessoa, sem meios automatizados.',
      '',
      `Se não concordares, escreve para ${brand.supportEmail} no prazo de seis meses, com o número da denúncia. Podes também recorrer a um organismo certificado de resolução extrajudicial de litígios, ao coordenador dos serviços digitais do teu país (em Portugal, a ANACOM) ou a um tribunal.`,
    ],
  }),
  statement: ({ statementId, url, reason, decision, why, law }) => ({
    subject: 'Uma leitura tua deixou de ser pública',
    lines: [
      decision === 'remove'
        ? 'Na sequência de uma denúncia, apagámos uma leitura que tinhas tornado pública.'
        : 'Na sequência de uma denúncia, retirámos a página pública de uma das tuas leituras. A leitura continua na tua conversa; não pode voltar a ser publicada.',
      '',
      `Exposição de motivos: ${statementId}`,
      `Leitura: ${url}`,
      law === ''
        ? `Fundamento: os nossos termos do serviço, secção «Leituras públicas e denúncias». O conteúdo foi denunciado com o motivo «${pt.reasons[reason]}», e concluímos que o motivo se confirma.`
        : `Fundamento: a lei, a saber: ${law}. O conteúdo foi denunciado com o motivo «${pt.reasons[reason]}». Consideramo-lo ilegal pelas razões indicadas em «Factos».`,
      `Factos: ${why}`,
      'A leitura foi-nos denunciada por uma notificação. A decisão foi tomada por uma pessoa, sem meios automatizados. Aplica-se em todo o lado e não tem prazo.',
      '',
      `Se não concordares, escreve para ${brand.supportEmail} no prazo de seis meses, com o número desta exposição de motivos; outra pessoa volta a analisá-la, sem custos. Podes também recorrer a um organismo certificado de resolução extrajudicial de litígios ou a um tribunal.`,
    ],
  }),
  answer: ({ reportId, decision, why }) => ({
    subject: 'A nossa decisão sobre a leitura que denunciaste',
    lines: [
      decision === 'upheld'
        ? 'Analisámos a leitura que denunciaste, e tinhas razão.'
        : 'Analisámos a leitura que denunciaste. Fica como está.',
      '',
      why,
      '',
      `Denúncia: ${reportId}`,
      `Se não concordares, escreve para ${brand.supportEmail}.`,
    ],
  }),
}

export const reportTexts: Record<PageLanguage, Texts> = { en, pt }
