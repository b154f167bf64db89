import type * as en from '../en/traditions.ts'

export const traditions: typeof en.traditions = {
  five: 'Cinco tradições',
  pythagorean: {
    title: 'Pitagórica',
    table: 'Letras de 1 a 9',
    paragraphs: [
      'É o método habitual no Ocidente. Escreve-se o alfabeto por baixo dos números de 1 a 9, linha após linha, e conta-se o nome completo de nascimento. Dá os quatro números principais que vês mais abaixo.',
      '11, 22 e 33 são números mestres e não se reduzem nos números principais. O Y conta como vogal onde soa a vogal, como em Mary, e como consoante ao lado de outra vogal, como em Maya. A grafia não tem ouvidos, por isso aqui a decisão pode ser tua. O W é uma consoante.',
      'Uma partícula pertence ao nome que se segue, quando é assim na língua do nome: dos Santos, van der Berg e de la Cruz contam cada um como um só nome. Há calculadoras que contam a partícula como um nome à parte, o que pode mudar um número mestre ou uma dívida; a oficina mostra os dois resultados.',
    ],
    disputed:
      'Discutível: muitas calculadoras somam todos os algarismos ou letras de uma vez, em vez de parte a parte. No Caminho de Vida, isso muda o resultado em cerca de 14 datas em cada 100.',
  },
  chaldean: {
    title: 'Caldeia',
    table: 'Letras de 1 a 8',
    paragraphs: [
      'As letras valem de 1 a 8; nenhuma vale 9, embora uma soma possa valer. Conta-se o nome por que te conhecem, e não o da certidão de nascimento. A soma antes de se reduzir, o número composto, tem um significado próprio. O 11 e o 22 mantêm-se.',
    ],
    disputed:
      'Discutível: Cheiro reduz primeiro cada nome e soma as raízes; as calculadoras modernas somam todas as letras. A raiz é sempre a mesma, o composto muitas vezes não, por isso mostramos os dois. A tabela é a que Cheiro publicou em 1926. A ligação aos Caldeus da Babilónia é uma alegação, não uma descoberta.',
  },
  hebrew: {
    title: 'Hebraica',
    table: 'Letras pelo seu lugar no alfabeto latino',
    paragraphs: [
      'Cada letra latina vale pelo seu lugar no alfabeto: A é 1, J é 10, S é 19, Z é 26. A soma reduz-se, e mantêm-se 11, 22 e 33.',
    ],
    disputed:
      'Sejamos claros quanto ao nome: isto é uma regra ordinal para letras latinas. A verdadeira gematria conta letras hebraicas, de Alef 1 a Tav 400, e é outra coisa. E como os lugares do alfabeto se repetem de nove em nove, o último algarismo é sempre o pitagórico. Só a soma que vem antes e, por vezes, um número mestre trazem algo de novo.',
  },
  vedic: {
    title: 'Védica',
    table: 'Cada número tem o seu planeta',
    paragraphs: [
      'As escolas indianas usam três números: o número psíquico, do dia de nascimento, o número do destino, de todos os algarismos da data, e o número do nome, do nome por que te conhecem. Cada um pertence a um de nove corpos celestes. Tudo se reduz a um algarismo de 1 a 9: não há números mestres, e quem nasceu no dia 29 é um 2.',
    ],
    disputed:
      'Discutível: o número do nome conta-se quase sempre pela tabela caldeia, por isso as letras não são védicas. E «destino» aqui é a data, ao passo que no Ocidente é outra palavra para a Expressão do nome.',
  },
  chinese: {
    title: 'Lo Shu chinês',
    table: 'Cada linha, coluna e diagonal soma 15',
    paragraphs: [
      'Os algarismos da data de nascimento escrevem-se no quadrado, cada um no seu lugar, e os zeros ficam de fora. Leem-se depois os números que se repetem, os que faltam, e as linhas que estão cheias ou vazias; os uns leem-se conforme quantos são. O número Kua acrescenta um grupo, este ou oeste, e os nomes de oito direções.',
    ],
    disputed:
      'Sejamos claros quanto à idade: o quadrado é antigo e chinês; preenchê-lo com os algarismos de uma data de nascimento é prática moderna, da Índia e do Ocidente. Quem nasceu entre 1900 e 1999 tem sempre um 1 e um 9 nele. Algumas escolas acrescentam mais números ao quadrado; nós não acrescentamos nenhum.',
  },
  range: (from, to) => `${from} a ${to}`,
  even: 'par',
  odd: 'ímpar',
}

export const planets: typeof en.planets = [
  'Sol',
  'Lua',
  'Júpiter',
  'Rahu',
  'Mercúrio',
  'Vénus',
  'Ketu',
  'Saturno',
  'Marte',
]
