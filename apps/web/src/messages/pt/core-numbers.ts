import type * as en from '../en/core-numbers.ts'

export const cores: typeof en.cores = {
  lifePath: {
    name: 'Caminho de Vida',
    from: 'da data de nascimento',
    text: 'O mês, o dia e o ano reduzem-se um a um e depois somam-se. Lê-se como o caminho de uma vida inteira.',
  },
  expression: {
    name: 'Expressão',
    from: 'de todas as letras do nome completo de nascimento',
    text: 'Cada nome reduz-se por si e depois somam-se. Lê-se como aquilo que uma pessoa recebeu para trabalhar.',
  },
  soulUrge: {
    name: 'Impulso da Alma',
    from: 'das vogais',
    text: 'Também se chama Desejo do Coração. Lê-se como aquilo que uma pessoa quer quando ninguém está a ver.',
  },
  personality: {
    name: 'Personalidade',
    from: 'das consoantes',
    text: 'Lê-se como aquilo em que os outros reparam primeiro. Neste exemplo o 11 é um número mestre, por isso fica.',
  },
}

export const coreNumbers: typeof en.coreNumbers = {
  example:
    'Imagina uma pessoa nascida a 14 de julho de 1990 e chamada Mary Ellen Quinn. Reduzir um número é somar os seus algarismos até restar só um: 14 passa a 1 + 4 = 5.',
  masters: 'Números mestres',
  mastersWhat:
    '11, 22 e 33 chamam-se números mestres. Diz-se muitas vezes que nunca se reduzem. Depende de onde estão: num retrato da pessoa mantêm-se, num calendário não. Outros totais, como 44, não são mestres.',
  mastersTable: 'Onde se mantêm os números mestres',
  where: 'Onde',
  kept: 'Mantêm-se',
  none: 'nenhum',
}

export const masters: typeof en.masters = {
  core: 'Números principais, Maturidade, Pensamento Racional, Pináculos',
  birthday: 'Dia de Nascimento, Ciclos de Vida, Essência',
  chaldean: 'Nomes pela tradição caldeia',
  hebrew: 'Hebraica (ordinal)',
  cycles: 'Anos, meses e dias pessoais e universais',
  reduced: 'Desafios, Pontes, Equilíbrio',
  eastern: 'Números védicos, Kua',
}
