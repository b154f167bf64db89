import type * as en from '../en/feedback.ts'

export const rewrite: typeof en.rewrite = {
  title: 'Isto não fala de mim',
  what: 'A Selene escreve esta leitura outra vez, de graça. O que disseres aqui serve só para essa leitura, e para mais ninguém.',
  reason: 'O que correu mal?',
  reasons: {
    too_general: 'Demasiado geral',
    wrong_facts: 'Factos errados sobre mim',
    wrong_tone: 'Tom errado',
    not_asked: 'Não foi o que perguntei',
    other: 'Outra coisa',
  },
  inWords: 'Pelas tuas palavras (opcional)',
  mayBeRead: 'A equipa da Selene pode ler esta leitura para melhorar.',
  missing: 'Escolhe o que correu mal, ou diz por palavras tuas.',
  send: 'Reescrever grátis',
  cancel: 'Cancelar',
}

export const report: typeof en.report = {
  title: 'Denunciar esta leitura',
  what: 'A equipa da Selene vai ler esta leitura e o que escreveres aqui, e responde-te por e-mail. Não custa nada.',
  reason: 'O que está mal?',
  reasons: {
    wrong_numbers: 'Números errados',
    harmful: 'Prejudicial ou perigosa',
    offensive: 'Ofensiva',
    other: 'Outra coisa',
  },
  inWords: 'Conta-nos mais (opcional)',
  missing: 'Escolhe o que está mal.',
  send: 'Enviar denúncia',
  sending: 'A enviar…',
  cancel: 'Cancelar',
  sent: 'Denúncia enviada',
  sentWhat: 'Obrigado. Analisamos todas as denúncias.',
}
