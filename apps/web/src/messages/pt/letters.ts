import type * as en from '../en/letters.ts'

export const letters: typeof en.letters = {
  title: 'Cartas do teu ano',
  hint: (address) =>
    `Gratuitas e curtas, com os teus números, por e-mail para ${address}. Cada uma tem uma ligação para deixares de as receber.`,
  birthday: 'Uma carta no meu aniversário',
  birthdayHint: 'O teu Ano Pessoal e o que muda nesse dia',
  turns: 'Os pontos de viragem do meu ano',
  turnsHint: 'Um novo Ano Pessoal a 1 de janeiro; um novo Pináculo ou uma nova Essência no aniversário',
  failed: 'Não foi possível carregar a tua escolha.',
  saved: 'Guardado',
  notSaved: 'Não foi guardado',
}
