import type { PartialMeanings, SingleDigit } from '../meaning.ts'

/** The Birthday number: a talent that was there from the start. */
export const birthdayMeanings: PartialMeanings<SingleDigit | 11 | 22> = {
  1: {
    mystic: {
      title: 'Um Anel de Aurora',
      essence: 'Puseram-te no berço um anel feito da primeira luz.',
      advice: 'Roda-o no dedo antes de cada começo.',
    },
    pragmatic: {
      title: 'O Dom da Iniciativa',
      essence: 'Arrancas sem esperar que te chamem.',
      advice: 'Usa isso numa coisa que ninguém te pediu.',
    },
  },
  2: {
    mystic: {
      title: 'Uma Concha de Prata',
      essence: 'No teu berço havia uma concha, e nela ouve-se quem está longe.',
      advice: 'Encosta-a ao ouvido antes de responderes.',
    },
    pragmatic: {
      title: 'O Dom do Tato',
      essence: 'Sentes o ambiente e encontras a palavra que o acalma.',
      advice: 'Usa-o também a teu favor.',
    },
  },
  3: {
    mystic: {
      title: 'Uma Fita Colorida',
      essence: 'Ataram-te ao pulso uma fita que alegra quem a vê.',
      advice: 'Deixa-a voar nos dias cinzentos.',
    },
    pragmatic: {
      title: 'O Dom da Palavra',
      essence: 'Contas as coisas de modo que apetece ouvir.',
      advice: 'Grava uma ideia por semana.',
    },
  },
  4: {
    mystic: {
      title: 'Uma Chave de Ferro',
      essence: 'No fundo do teu berço havia uma chave que serve a muitas portas.',
      advice: 'Traz a chave contigo e não a escondas.',
    },
    pragmatic: {
      title: 'O Dom da Ordem',
      essence: 'Vês como se arruma uma confusão e tens paciência para o fazer.',
      advice: 'Arruma primeiro o que é teu.',
    },
  },
  5: {
    mystic: {
      title: 'Uma Pena de Gaivota',
      essence: 'Deram-te uma pena que sabe de que lado vem o vento.',
      advice: 'Lança-a ao ar quando hesitares.',
    },
    pragmatic: {
      title: 'O Dom de te Adaptares',
      essence: 'Mudas de plano sem perder o bom humor.',
      advice: 'Avisa os outros quando o fizeres.',
    },
  },
  6: {
    mystic: {
      title: 'Um Pão Quente',
      essence: 'Puseram-te ao lado um pão que nunca acaba de repartir-se.',
      advice: 'Guarda para ti a primeira côdea.',
    },
    pragmatic: {
      title: 'O Dom de Acolher',
      essence: 'As pessoas sentem-se em casa contigo.',
      advice: 'Recebe também tu uma visita que traga o jantar.',
    },
  },
  7: {
    mystic: {
      title: 'Um Caderno em Branco',
      essence: 'No teu berço havia um caderno que só se escreve em silêncio.',
      advice: 'Abre-o uma vez por semana.',
    },
    pragmatic: {
      title: 'O Dom da Observação',
      essence: 'Notas o que não bate certo.',
      advice: 'Diz o que viste, com calma e a tempo.',
    },
  },
  8: {
    mystic: {
      title: 'Um Anel de Ferro e Ouro',
      essence: 'Tens na arca um anel de dois metais, um pela força e outro pelo brilho.',
      advice: 'Usa-o do lado do coração.',
    },
    pragmatic: {
      title: 'O Dom da Gestão',
      essence: 'Vês o que uma coisa vale e como a pôr a render.',
      advice: 'Aplica-o ao teu tempo livre.',
    },
  },
  9: {
    mystic: {
      title: 'Um Manto Largo',
      essence: 'Deram-te um manto onde cabem os que vêm de longe.',
      advice: 'Sacode-o ao fim do dia.',
    },
    pragmatic: {
      title: 'O Dom da Compreensão',
      essence: 'Compreendes pessoas que não se parecem nada contigo.',
      advice: 'Pergunta-te quem te entende a ti.',
    },
  },
  11: {
    mystic: {
      title: 'Uma Harpa no Ar',
      essence: 'Na noite em que nasceste penduraram uma harpa onde só chega a brisa.',
      advice: 'Escreve de manhã as três primeiras notas.',
    },
    pragmatic: {
      title: 'O Dom da Intuição',
      essence: 'As tuas impressões chegam depressa e acertam muitas vezes.',
      advice: 'Dá a uma impressão forte um dia e um facto antes de agires.',
    },
  },
  22: {
    mystic: {
      title: 'Um Compasso e um Prumo',
      essence: 'Junto ao teu berço havia um compasso para as estrelas e um prumo para as paredes.',
      advice: 'Mede uma vez pelo céu e outra pelo chão.',
    },
    pragmatic: {
      title: 'O Dom das Grandes Obras',
      essence: 'Pensas em grande sem esqueceres o pormenor que vem a seguir.',
      advice: 'Desenha o plano numa só folha e marca o que cabe num mês.',
    },
  },
}
