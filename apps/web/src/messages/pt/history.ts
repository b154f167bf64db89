import type * as en from '../en/history.ts'

export const stages: typeof en.stages = [
  {
    when: 'Antiguidade',
    what: 'Letras que são números',
    text: 'O hebraico e o grego escreviam os números com as letras do alfabeto, por isso cada palavra era também uma soma. Ler um sentido nessas somas chama-se gematria em hebraico e isopsefia em grego.',
  },
  {
    when: 'Século VI a. C.',
    what: 'Pitágoras',
    text: 'A sua escola ensinava que o número está na raiz de todas as coisas. Não deixou escritos. A tabela de letras com o seu nome usa o alfabeto latino moderno, e não é dele.',
  },
  {
    when: 'China',
    what: 'O quadrado Lo Shu',
    text: 'Diz a lenda que uma tartaruga o trouxe do rio Luo: nove números que somam 15 ao longo de cada linha.',
  },
  {
    when: 'Índia',
    what: 'Nove corpos celestes',
    text: 'Os números de 1 a 9 pertencem ao Sol, à Lua, a cinco planetas e aos dois nodos lunares, Rahu e Ketu. As escolas não concordam sobre quais são amigos.',
  },
  {
    when: 'Depois de 1900',
    what: 'A numerologia moderna',
    text: 'Professores nos Estados Unidos, L. Dow Balliett entre os primeiros, deram às letras latinas os valores de 1 a 9. Em 1926, o quiromante Cheiro fixou a tabela que hoje se chama caldeia.',
  },
  {
    when: 'Hoje',
    what: 'Muitas escolas, muitas calculadoras',
    text: 'Não concordam entre si, e raramente o dizem. Nos números ocidentais seguimos Hans Decoz, cujas regras são as mais coerentes que encontrámos.',
  },
]
