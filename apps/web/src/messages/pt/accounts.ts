import type * as en from '../en/accounts.ts'

export const accounts: typeof en.accounts = {
  yourProfile: 'O teu perfil',
  editProfile: 'Editar perfil',
  setupRequired: 'Falta um passo',
  setupWhy: 'A Selene precisa da tua data de nascimento e do teu nome completo. Até lá, as respostas são grátis.',
  completeProfile: 'Completa o teu perfil',
  modalTitle: 'Completa o teu perfil cósmico',
  modalWhy: 'Os teus números vêm apenas destes dados.',
  nameHint:
    'Usa o nome legal completo, como nos documentos oficiais, com todos os nomes de nascimento. Se mudou, usa o da certidão.',
  otherNameQuestion: 'Tens hoje outro nome ou outro apelido? É esse que contam os números caldeus e védicos.',
  addName: 'Acrescentar',
  noOtherName: 'Não, dispensar a pergunta',
  save: 'Guardar perfil',
  saving: 'A guardar…',
  missing: 'Faltam dados',
  missingBoth: 'Indica a tua data de nascimento e o teu nome legal completo.',
}
