import type { PartialMeanings, SingleDigit } from '../meaning.ts'

/** The Challenges: what the four phases ask to be learned. */
export const challengeMeanings: PartialMeanings<0 | Exclude<SingleDigit, 9>> = {
  0: {
    mystic: {
      title: 'O Círculo Aberto',
      essence: 'Nenhuma pedra te barra aqui a estrada, e é por isso que ela não te diz para onde ir.',
      advice: 'Desenha no pó o teu próprio limiar.',
    },
    pragmatic: {
      title: 'O Desafio de Escolher',
      essence: 'Não tens aqui um obstáculo único, e a decisão fica toda contigo.',
      advice: 'Decide por um critério e escreve-o.',
    },
  },
  1: {
    mystic: {
      title: 'O Espelho de Proa',
      essence: 'A onda pergunta-te quem vai ao leme, e não se contenta com um encolher de ombros.',
      advice: 'Diz «eu», em voz baixa, e segura o leme.',
    },
    pragmatic: {
      title: 'O Desafio de te Afirmares',
      essence: 'Aprendes a defender a tua vontade sem a impores nem a engolires.',
      advice: 'Diz uma preferência por dia, mesmo pequena.',
    },
  },
  2: {
    mystic: {
      title: 'A Pele do Lago',
      essence: 'Qualquer folha te põe em círculos, e o vento nem sabia.',
      advice: 'Espera que a água pare antes de leres nela.',
    },
    pragmatic: {
      title: 'O Desafio da Sensibilidade',
      essence: 'Aprendes a não levar para dentro o que era dos outros.',
      advice: 'Pergunta o que quiseram dizer antes de ficares com a mágoa.',
    },
  },
  3: {
    mystic: {
      title: 'A Flauta Guardada',
      essence: 'Há uma flauta na tua gaveta que treme quando alguém canta.',
      advice: 'Toca-a com a porta aberta.',
    },
    pragmatic: {
      title: 'O Desafio de te Exprimires',
      essence: 'Aprendes a mostrar o que fazes sem o desvalorizares.',
      advice: 'Mostra um trabalho antes de estar perfeito.',
    },
  },
  4: {
    mystic: {
      title: 'A Carroça e o Carreiro',
      essence: 'Umas vezes pesa-te a carga, outras sais do trilho, e a roda range.',
      advice: 'Unta o eixo antes da subida.',
    },
    pragmatic: {
      title: 'O Desafio da Disciplina',
      essence: 'Procuras o meio entre o desleixo e a rigidez.',
      advice: 'Torna uma rotina mais fácil de cumprir e cumpre-a.',
    },
  },
  5: {
    mystic: {
      title: 'O Cavalo Solto',
      essence: 'O cavalo em ti foge do curral e da estepe.',
      advice: 'Monta-o sem sela, mas monta-o.',
    },
    pragmatic: {
      title: 'O Desafio da Liberdade',
      essence: 'Aprendes a usar a liberdade sem saltares de coisa em coisa.',
      advice: 'Fica um mês inteiro com uma escolha.',
    },
  },
  6: {
    mystic: {
      title: 'A Toalha sem Nódoa',
      essence: 'Queres a mesa perfeita, e a visita tem medo de pegar no copo.',
      advice: 'Entorna tu a primeira gota.',
    },
    pragmatic: {
      title: 'O Desafio da Exigência',
      essence: 'Aprendes a cuidar sem controlar e a aceitar o que é imperfeito.',
      advice: 'Deixa um erro alheio por corrigir.',
    },
  },
  7: {
    mystic: {
      title: 'A Porta do Poço',
      essence: 'Fechas o poço com uma tampa pesada e queixas-te da sede.',
      advice: 'Levanta-a um palmo, a quem trouxer balde.',
    },
    pragmatic: {
      title: 'O Desafio da Confiança',
      essence: 'Aprendes a confiar em ti e a deixar que te conheçam.',
      advice: 'Conta a alguém uma coisa que costumas guardar.',
    },
  },
  8: {
    mystic: {
      title: 'A Moeda de Duas Faces',
      essence: 'Temes o ouro e temes que te falte, e a moeda roda no ar.',
      advice: 'Apanha-a e gasta-a bem.',
    },
    pragmatic: {
      title: 'O Desafio do Valor',
      essence: 'Aprendes a lidar com dinheiro e poder sem te medires por eles.',
      advice: 'Fala de dinheiro uma vez, com números e sem desculpas.',
    },
  },
}
