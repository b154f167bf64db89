import type * as en from '../en/accounts.ts'

export const accounts: typeof en.accounts = {
  yourProfile: 'O teu perfil',
  editProfile: 'Editar perfil',
  setupRequired: 'Falta um passo',
  setupWhy:
    'A Selene faz as contas com a tua data de nascimento e o teu nome completo. Enquanto não tiver os dois, as respostas dela são gratuitas.',
  completeProfile: 'Completa o teu perfil',
  modalTitle: 'Completa o teu perfil cósmico',
  modalWhy: 'Os teus números são calculados a partir do que escreves aqui, e de mais nada.',
  nameHint: 'Usa o teu nome legal completo, como nos documentos oficiais, com os nomes que recebeste ao nascer.',
  otherNameQuestion:
    'Tratam-te hoje por outro nome, ou tens outro apelido desde o casamento? É esse o nome que contam os números caldeus e védicos.',
  addName: 'Acrescentar',
  noOtherName: 'Não, dispensar a pergunta',
  save: 'Guardar perfil',
  saving: 'A guardar…',
  missing: 'Faltam dados',
  missingBoth: 'Indica a tua data de nascimento e o teu nome legal completo.',
}
