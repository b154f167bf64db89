import type { BriefByValue } from './words.ts'

export const birthday: BriefByValue = {
  1: {
    mystic: [
      'Um Anel de Aurora',
      'Puseram-te no berço um anel feito da primeira luz.',
      'Roda-o no dedo antes de cada começo.',
    ],
    pragmatic: [
      'O Dom da Iniciativa',
      'Arrancas sem esperar que te chamem.',
      'Usa isso numa coisa que ninguém te pediu.',
    ],
  },
  2: {
    mystic: [
      'Uma Concha de Prata',
      'No teu berço havia uma concha, e nela ouve-se quem está longe.',
      'Encosta-a ao ouvido antes de responderes.',
    ],
    pragmatic: ['O Dom do Tato', 'Sentes o ambiente e encontras a palavra que o acalma.', 'Usa-o também a teu favor.'],
  },
  3: {
    mystic: [
      'Uma Fita Colorida',
      'Ataram-te ao pulso uma fita que alegra quem a vê.',
      'Deixa-a voar nos dias cinzentos.',
    ],
    pragmatic: ['O Dom da Palavra', 'Contas as coisas de modo que apetece ouvir.', 'Grava uma ideia por semana.'],
  },
  4: {
    mystic: [
      'Uma Chave de Ferro',
      'No fundo do teu berço havia uma chave que serve a muitas portas.',
      'Traz a chave contigo e não a escondas.',
    ],
    pragmatic: [
      'O Dom da Ordem',
      'Vês como se arruma uma confusão e tens paciência para o fazer.',
      'Arruma primeiro o que é teu.',
    ],
  },
  5: {
    mystic: [
      'Uma Pena de Gaivota',
      'Deram-te uma pena que sabe de que lado vem o vento.',
      'Lança-a ao ar quando hesitares.',
    ],
    pragmatic: ['O Dom de te Adaptares', 'Mudas de plano sem perder o bom humor.', 'Avisa os outros quando o fizeres.'],
  },
  6: {
    mystic: [
      'Um Pão Quente',
      'Puseram-te ao lado um pão que nunca acaba de repartir-se.',
      'Guarda para ti a primeira côdea.',
    ],
    pragmatic: [
      'O Dom de Acolher',
      'As pessoas sentem-se em casa contigo.',
      'Recebe também tu uma visita que traga o jantar.',
    ],
  },
  7: {
    mystic: [
      'Um Caderno em Branco',
      'No teu berço havia um caderno que só se escreve em silêncio.',
      'Abre-o uma vez por semana.',
    ],
    pragmatic: ['O Dom da Observação', 'Notas o que não bate certo.', 'Diz o que viste, com calma e a tempo.'],
  },
  8: {
    mystic: [
      'Um Anel de Ferro e Ouro',
      'Tens na arca um anel de dois metais, um pela força e outro pelo brilho.',
      'Usa-o do lado do coração.',
    ],
    pragmatic: ['O Dom da Gestão', 'Vês o que uma coisa vale e como a pôr a render.', 'Aplica-o ao teu tempo livre.'],
  },
  9: {
    mystic: ['Um Manto Largo', 'Deram-te um manto onde cabem os que vêm de longe.', 'Sacode-o ao fim do dia.'],
    pragmatic: [
      'O Dom da Compreensão',
      'Entendes pessoas muito diferentes de ti.',
      'Pergunta-te quem te entende a ti.',
    ],
  },
}
