import type { PartialMeanings, SingleDigit } from '../meaning.ts'

/** The Karmic Lessons: values that no letter of the name has. */
export const karmicLessonMeanings: PartialMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'O Passo por Dar',
      essence: 'Falta-te ainda o passo que se dá sem companhia.',
      advice: 'Dá-o esta noite até à esquina.',
    },
    pragmatic: {
      title: 'Aprender a Arriscar',
      essence: 'Pode custar-te tomar a dianteira.',
      advice: 'Propõe tu a data e o lugar.',
    },
  },
  2: {
    mystic: {
      title: 'A Corda por Afinar',
      essence: 'Falta ao teu alaúde a corda que escuta.',
      advice: 'Afina-a pela voz de alguém.',
    },
    pragmatic: {
      title: 'Aprender a Esperar',
      essence: 'Pode faltar-te paciência com o ritmo dos outros.',
      advice: 'Conta até cinco antes de responderes.',
    },
  },
  3: {
    mystic: {
      title: 'A Canção Calada',
      essence: 'Uma canção ficou-te na garganta desde a infância.',
      advice: 'Trauteia-a enquanto lavas a loiça.',
    },
    pragmatic: {
      title: 'Aprender a Mostrar',
      essence: 'Podes guardar as palavras ou a alegria por autocrítica.',
      advice: 'Mostra uma coisa inacabada.',
    },
  },
  4: {
    mystic: {
      title: 'O Alicerce por Abrir',
      essence: 'Tens a casa desenhada e o chão por abrir.',
      advice: 'Dá hoje a primeira enxadada.',
    },
    pragmatic: {
      title: 'Aprender a Insistir',
      essence: 'Pode custar-te manter uma rotina.',
      advice: 'Escolhe uma de cinco minutos.',
    },
  },
  5: {
    mystic: {
      title: 'O Mar por Provar',
      essence: 'Ficou-te uma praia por pisar.',
      advice: 'Molha os pés antes do inverno.',
    },
    pragmatic: {
      title: 'Aprender a Mudar',
      essence: 'O imprevisto pode assustar-te.',
      advice: 'Troca uma coisa por semana.',
    },
  },
  6: {
    mystic: {
      title: 'A Mesa por Pôr',
      essence: 'Há na tua casa uma mesa que espera toalha.',
      advice: 'Põe-na para dois.',
    },
    pragmatic: {
      title: 'Aprender a Ficar',
      essence: 'Os compromissos longos podem custar-te mais do que os primeiros passos.',
      advice: 'Promete uma coisa pequena e cumpre-a.',
    },
  },
  7: {
    mystic: {
      title: 'O Poço por Abrir',
      essence: 'Falta abrir o poço debaixo da tua casa.',
      advice: 'Escava um pouco em silêncio.',
    },
    pragmatic: {
      title: 'Aprender a Aprofundar',
      essence: 'Podes ficar pela superfície quando há pressa.',
      advice: 'Lê uma coisa até ao fim.',
    },
  },
  8: {
    mystic: {
      title: 'A Chave por Forjar',
      essence: 'A tua arca está à espera de chave.',
      advice: 'Aquece o ferro.',
    },
    pragmatic: {
      title: 'Aprender a Gerir',
      essence: 'Dinheiro e poder podem deixar-te pouco à vontade.',
      advice: 'Olha para as contas uma vez por mês.',
    },
  },
  9: {
    mystic: {
      title: 'O Portão do Quintal',
      essence: 'Há um portão ao fundo do quintal que nunca abriste à rua.',
      advice: 'Abre-o a quem passar com sede.',
    },
    pragmatic: {
      title: 'Aprender a Largar',
      essence: 'Pode custar-te ver para lá do teu círculo.',
      advice: 'Dá uma hora a quem não conheces.',
    },
  },
}
