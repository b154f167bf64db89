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
    'Usa o teu nome legal completo, como nos documentos oficiais, com todos os nomes de nascimento. Se mudou entretanto, usa o da tua certidão de nascimento.',
  otherNameQuestion:
    'Tratam-te hoje por outro nome, ou tens outro apelido desde o casamento? É esse o nome que contam os números caldeus e védicos.',
  addName: 'Acrescentar',
  noOtherName: 'Não, dispensar a pergunta',
  save: 'Guardar perfil',
  saving: 'A guardar…',
  missing: 'Faltam dados',
  missingBoth: 'Indica a tua data de nascimento e o teu nome legal completo.',
}
