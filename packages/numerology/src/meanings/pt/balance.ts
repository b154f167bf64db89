import type { PartialMeanings, SingleDigit } from '../meaning.ts'

/** The Balance number: the way back to calm. */
export const balanceMeanings: PartialMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'O Mastro',
      essence: 'Na tempestade, é no teu próprio mastro que te seguras.',
      advice: 'Grita por uma corda, mesmo assim.',
    },
    pragmatic: {
      title: 'Equilíbrio pela Ação',
      essence: 'Recuperas a calma quando fazes alguma coisa.',
      advice: 'Pede ajuda antes da terceira tentativa.',
    },
  },
  2: {
    mystic: {
      title: 'A Outra Mão',
      essence: 'No escuro sossegas quando sentes outra mão.',
      advice: 'Estende a tua primeiro.',
    },
    pragmatic: {
      title: 'Equilíbrio pela Conversa',
      essence: 'Recuperas a calma quando falas com alguém.',
      advice: 'Escolhe de antemão a pessoa.',
    },
  },
  3: {
    mystic: {
      title: 'O Riso no Temporal',
      essence: 'Quando troveja, é um riso teu que abre a nuvem.',
      advice: 'Chora também, se for de água.',
    },
    pragmatic: {
      title: 'Equilíbrio pela Leveza',
      essence: 'Recuperas a calma com humor e com um gesto criativo.',
      advice: 'Não uses a piada para fugir.',
    },
  },
  4: {
    mystic: {
      title: 'O Prumo',
      essence: 'Quando tudo oscila, procuras o fio que aponta para baixo.',
      advice: 'Segue-o até aos pés.',
    },
    pragmatic: {
      title: 'Equilíbrio pela Ordem',
      essence: 'Recuperas a calma quando fazes um plano.',
      advice: 'Deixa nele uma linha vazia.',
    },
  },
  5: {
    mystic: {
      title: 'A Janela Aberta',
      essence: 'Quando o ar pesa, tu abres e respiras.',
      advice: 'Volta a fechá-la antes da noite.',
    },
    pragmatic: {
      title: 'Equilíbrio pelo Movimento',
      essence: 'Recuperas a calma quando te mexes ou mudas de lugar.',
      advice: 'Sai dez minutos e regressa.',
    },
  },
  6: {
    mystic: {
      title: 'O Cobertor',
      essence: 'No frio, aqueces-te a aquecer.',
      advice: 'Puxa também para o teu lado.',
    },
    pragmatic: {
      title: 'Equilíbrio pelo Apoio',
      essence: 'Recuperas a calma ao dar e ao receber ajuda.',
      advice: 'Aceita a primeira oferta.',
    },
  },
  7: {
    mystic: {
      title: 'A Gruta',
      essence: 'Quando ruge o mar, recolhes a uma gruta que só tu conheces.',
      advice: 'Deixa um sinal à entrada.',
    },
    pragmatic: {
      title: 'Equilíbrio pelo Silêncio',
      essence: 'Recuperas a calma a sós e em sossego.',
      advice: 'Diz quanto tempo precisas.',
    },
  },
  8: {
    mystic: {
      title: 'O Leme',
      essence: 'No temporal a tua mão fica mais firme.',
      advice: 'Solta-a quando passar.',
    },
    pragmatic: {
      title: 'Equilíbrio pela Direção',
      essence: 'Recuperas a calma quando tomas uma decisão clara.',
      advice: 'Ouve antes duas vozes.',
    },
  },
  9: {
    mystic: {
      title: 'A Vista do Monte',
      essence: 'De cima, a tempestade é só uma nuvem.',
      advice: 'Desce depois a secar-te.',
    },
    pragmatic: {
      title: 'Equilíbrio pela Distância',
      essence: 'Recuperas a calma quando vês o assunto de longe.',
      advice: 'Pergunta o que importará daqui a um ano.',
    },
  },
}
