import type * as en from '../en/feedback.ts'

export const rewrite: typeof en.rewrite = {
  title: 'Isto não fala de mim',
  what: 'A Selene escreve esta leitura outra vez, de graça. O que escreveres aqui serve só para esta leitura.',
  reason: 'O que correu mal?',
  reasons: {
    too_general: 'Demasiado geral',
    wrong_facts: 'Factos errados sobre mim',
    wrong_tone: 'Tom errado',
    not_asked: 'Não foi o que perguntei',
    other: 'Outra coisa',
  },
  inWords: 'Pelas tuas palavras (opcional)',
  mayBeRead: 'A nossa equipa pode ler esta leitura para melhorar a Selene.',
  missing: 'Escolhe um motivo ou descreve-o.',
  send: 'Reescrever grátis',
  cancel: 'Cancelar',
}

export const report: typeof en.report = {
  title: 'Denunciar esta leitura',
  what: 'A nossa equipa vai ler esta leitura e o teu comentário, e responde-te por e-mail. Denunciar é grátis.',
  reason: 'O que está mal?',
  reasons: {
    wrong_numbers: 'Números errados',
    harmful: 'Prejudicial ou perigosa',
    offensive: 'Ofensiva',
    other: 'Outra coisa',
  },
  inWords: 'Conta-nos mais (opcional)',
  missing: 'Escolhe um motivo.',
  send: 'Enviar denúncia',
  sending: 'A enviar…',
  cancel: 'Cancelar',
  sent: 'Denúncia enviada',
  sentWhat: 'Obrigado. Analisamos todas as denúncias.',
}
