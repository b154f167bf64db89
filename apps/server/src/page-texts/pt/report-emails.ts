import { brand } from '@numeria/contract'
import type * as en from '../en/report-emails.ts'

export const reportEmails: typeof en.reportEmails = {
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
      `Motivo: ${reportEmails.reasons[reason]}`,
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
        ? `Fundamento: os nossos termos do serviço, secção «Leituras públicas e denúncias». O conteúdo foi denunciado com o motivo «${reportEmails.reasons[reason]}», e concluímos que o motivo se confirma.`
        : `Fundamento: a lei, a saber: ${law}. O conteúdo foi denunciado com o motivo «${reportEmails.reasons[reason]}». Consideramo-lo ilegal pelas razões indicadas em «Factos».`,
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
