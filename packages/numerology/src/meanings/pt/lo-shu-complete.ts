import type { LoShuPlane } from '../../chinese/lo-shu.ts'
import type { PartialMeanings } from '../meaning.ts'

/** Lines of the Lo Shu square in which every number is present. */
export const loShuCompleteMeanings: PartialMeanings<LoShuPlane> = {
  mental: {
    mystic: {
      title: 'A Sala Alta',
      essence: 'A tua sala de cima está acesa de parede a parede.',
      advice: 'Desce a escada de vez em quando.',
    },
    pragmatic: {
      title: 'Força da Mente',
      essence: 'Memória e raciocínio ajudam-te.',
      advice: 'Ensina o que sabes.',
    },
  },
  emotional: {
    mystic: {
      title: 'O Porto Cheio',
      essence: 'No teu cais do meio há barcos de todas as cores.',
      advice: 'Deixa entrar mais um.',
    },
    pragmatic: {
      title: 'Força do Coração',
      essence: 'Lidas bem com o que sentes e com o que os outros sentem.',
      advice: 'Usa isso numa conversa difícil.',
    },
  },
  practical: {
    mystic: {
      title: 'O Chão de Carvalho',
      essence: 'O teu chão aguenta qualquer dança.',
      advice: 'Convida quem só sonha.',
    },
    pragmatic: {
      title: 'Força das Mãos',
      essence: 'Das ideias fazes coisas.',
      advice: 'Escolhe bem de quem são.',
    },
  },
  thought: {
    mystic: {
      title: 'A Escada de Prata',
      essence: 'Uma escada de prata sobe do teu pátio até ao plano.',
      advice: 'Sobe-a de mãos livres.',
    },
    pragmatic: {
      title: 'Força do Plano',
      essence: 'Vês os passos antes de andar.',
      advice: 'Explica-os em três frases.',
    },
  },
  will: {
    mystic: {
      title: 'A Chama Direita',
      essence: 'Pelo centro de ti sobe uma chama que não treme.',
      advice: 'Abriga com ela a de alguém.',
    },
    pragmatic: {
      title: 'Força da Vontade',
      essence: 'O que decides, cumpres.',
      advice: 'Confirma se ainda o queres.',
    },
  },
  action: {
    mystic: {
      title: 'O Cavalo Aparelhado',
      essence: 'À tua porta está sempre um cavalo aparelhado.',
      advice: 'Deixa-o pastar um dia.',
    },
    pragmatic: {
      title: 'Força da Ação',
      essence: 'Passas depressa do dito ao feito.',
      advice: 'Pergunta primeiro a quem afeta.',
    },
  },
  golden: {
    mystic: {
      title: 'O Fio de Ouro',
      essence: 'De canto a canto do teu quadrado corre um fio de ouro.',
      advice: 'Segue-o quando tiveres dúvidas.',
    },
    pragmatic: {
      title: 'Linha de Ouro',
      essence: 'Equilíbrio e sentido dão-te base.',
      advice: 'Partilha o que tens a mais.',
    },
  },
  silver: {
    mystic: {
      title: 'O Fio de Prata',
      essence: 'De canto a canto do teu quadrado corre um fio de prata.',
      advice: 'Enrola-o à noite com cuidado.',
    },
    pragmatic: {
      title: 'Linha de Prata',
      essence: 'Constróis com constância o que é material.',
      advice: 'Festeja uma etapa.',
    },
  },
}
