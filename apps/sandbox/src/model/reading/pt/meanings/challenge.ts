import type { BriefByValue } from './words.ts'

export const challenge: BriefByValue = {
  0: {
    mystic: [
      'O Círculo Aberto',
      'Nenhuma pedra te barra aqui a estrada, e é por isso que ela não te diz para onde ir.',
      'Desenha no pó o teu próprio limiar.',
    ],
    pragmatic: [
      'O Desafio de Escolher',
      'Não tens aqui um obstáculo único, e a decisão fica toda contigo.',
      'Decide por um critério e escreve-o.',
    ],
  },
  1: {
    mystic: [
      'O Espelho de Proa',
      'A onda pergunta-te quem vai ao leme, e não se contenta com um encolher de ombros.',
      'Diz eu, em voz baixa, e governa.',
    ],
    pragmatic: [
      'O Desafio de te Afirmares',
      'Aprendes a defender a tua vontade sem a impores nem a engolires.',
      'Diz uma preferência por dia, mesmo pequena.',
    ],
  },
  2: {
    mystic: [
      'A Pele do Lago',
      'Qualquer folha te põe em círculos, e o vento nem sabia.',
      'Espera que a água pare antes de leres nela.',
    ],
    pragmatic: [
      'O Desafio da Sensibilidade',
      'Aprendes a não levar para dentro o que era dos outros.',
      'Pergunta o que quiseram dizer antes de te doer.',
    ],
  },
  3: {
    mystic: [
      'A Flauta Guardada',
      'Há uma flauta na tua gaveta que treme quando alguém canta.',
      'Toca-a com a porta aberta.',
    ],
    pragmatic: [
      'O Desafio de te Exprimires',
      'Aprendes a mostrar o que fazes sem o desvalorizares.',
      'Mostra um trabalho antes de estar perfeito.',
    ],
  },
  4: {
    mystic: [
      'A Carroça e o Carreiro',
      'Ora te pesa a carga, ora sais do trilho, e a roda range.',
      'Unta o eixo antes da subida.',
    ],
    pragmatic: [
      'O Desafio da Disciplina',
      'Procuras o meio entre o desleixo e a rigidez.',
      'Torna uma rotina mais fácil de cumprir e cumpre-a.',
    ],
  },
  5: {
    mystic: ['O Cavalo Solto', 'O cavalo em ti foge do curral e da estepe.', 'Monta-o sem sela, mas monta-o.'],
    pragmatic: [
      'O Desafio da Liberdade',
      'Aprendes a usar a liberdade sem saltares de coisa em coisa.',
      'Fica um mês inteiro com uma escolha.',
    ],
  },
  6: {
    mystic: [
      'A Toalha sem Nódoa',
      'Queres a mesa perfeita, e a visita tem medo de pegar no copo.',
      'Entorna tu a primeira gota.',
    ],
    pragmatic: [
      'O Desafio da Exigência',
      'Aprendes a cuidar sem controlar e a aceitar o que é imperfeito.',
      'Deixa um erro alheio por corrigir.',
    ],
  },
  7: {
    mystic: [
      'A Porta do Poço',
      'Fechas o poço com uma tampa pesada e queixas-te da sede.',
      'Levanta-a um palmo, a quem trouxer balde.',
    ],
    pragmatic: [
      'O Desafio da Confiança',
      'Aprendes a confiar em ti e a deixar que te conheçam.',
      'Conta a alguém uma coisa que costumas guardar.',
    ],
  },
  8: {
    mystic: [
      'A Moeda de Duas Faces',
      'Temes o ouro e temes que te falte, e a moeda roda no ar.',
      'Apanha-a e gasta-a bem.',
    ],
    pragmatic: [
      'O Desafio do Valor',
      'Aprendes a lidar com dinheiro e poder sem te medires por eles.',
      'Fala de dinheiro uma vez, com números e sem desculpas.',
    ],
  },
}
