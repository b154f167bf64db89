import type { LoShuPlane } from '../../chinese/lo-shu.ts'
import type { PartialMeanings } from '../meaning.ts'

/** Lines of the Lo Shu square in which no number is present. */
export const loShuEmptyMeanings: PartialMeanings<Exclude<LoShuPlane, 'mental'>> = {
  emotional: {
    mystic: {
      title: 'O Porto a Dormir',
      essence: 'No teu cais do meio ainda não há barcos, e as argolas brilham no muro.',
      advice: 'Aprende o nome de uma maré, depois de outra.',
    },
    pragmatic: {
      title: 'Treino do Coração',
      essence: 'Podes esconder o que sentes ou só dar por isso de surpresa.',
      advice: 'Duas vezes por dia, diz numa palavra exata como te sentes.',
    },
  },
  practical: {
    mystic: {
      title: 'O Chão de Nuvens',
      essence: 'Moras num chão de nuvens, lindo e mau para pôr cadeiras.',
      advice: 'Tece um tapete em que se possa pisar.',
    },
    pragmatic: {
      title: 'Treino das Mãos',
      essence: 'As ideias podem ficar ideias se ninguém pedir o resultado.',
      advice: 'Promete uma coisa acabada a uma pessoa certa.',
    },
  },
  thought: {
    mystic: {
      title: 'O Mapa por Desenhar',
      essence: 'O teu pergaminho está liso, e o lápis afiado.',
      advice: 'Traça uma só linha até à primeira fonte.',
    },
    pragmatic: {
      title: 'Treino do Plano',
      essence: 'Podes avançar sem ver o passo seguinte.',
      advice: 'Escreve só os próximos dois.',
    },
  },
  will: {
    mystic: {
      title: 'O Lume Brando',
      essence: 'No centro de ti o lume é brando e espera por sopro.',
      advice: 'Sopra-lhe antes de adormecer.',
    },
    pragmatic: {
      title: 'Treino da Vontade',
      essence: 'Podes ceder cedo a quem fala mais alto.',
      advice: 'Decide uma coisa pequena por dia e mantém-na.',
    },
  },
  action: {
    mystic: {
      title: 'A Sela Pendurada',
      essence: 'A sela está pendurada e o caminho ainda sem pegadas.',
      advice: 'Leva-a hoje até ao portão.',
    },
    pragmatic: {
      title: 'Treino da Ação',
      essence: 'Podes esperar demais pelo momento certo.',
      advice: 'Faz a coisa durante cinco minutos.',
    },
  },
  golden: {
    mystic: {
      title: 'O Fio por Dourar',
      essence: 'De canto a canto falta ainda o fio de ouro.',
      advice: 'Procura-lhe a ponta no que já amas.',
    },
    pragmatic: {
      title: 'Treino do Equilíbrio',
      essence: 'Podes saltar de um extremo a outro.',
      advice: 'Escolhe o meio uma vez por semana.',
    },
  },
  silver: {
    mystic: {
      title: 'O Fio por Pratear',
      essence: 'De canto a canto falta ainda o fio de prata.',
      advice: 'Põe a secar ao luar a primeira meada.',
    },
    pragmatic: {
      title: 'Treino da Constância',
      essence: 'Podes largar o que demora.',
      advice: 'Dá-lhe dez minutos por dia.',
    },
  },
}
