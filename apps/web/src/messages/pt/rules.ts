import type * as en from '../en/rules.ts'

export const rules: typeof en.rules = {
  source: 'Fonte',
  dispute: 'Discutível',
  school: 'Escola',
}

export const ruleSchools: typeof en.ruleSchools = {
  character: { title: 'O retrato, pela data e pelo nome de nascimento', school: 'Pitagórica, segundo Decoz' },
  time: { title: 'Anos, meses e fases da vida', school: 'Pitagórica, segundo Decoz' },
  chaldean: { title: 'Números caldeus', school: 'Caldeia, segundo Cheiro' },
  hebrew: { title: 'Número hebraico', school: 'Regra ordinal moderna para letras latinas' },
  vedic: { title: 'Números védicos', school: 'Prática indiana moderna' },
  chinese: { title: 'Lo Shu e Kua', school: 'Lo Shu, como se pratica na Índia e no Ocidente; Oito Mansões para o Kua' },
  pair: { title: 'Duas pessoas', school: 'A tabela de cada tradição, quando existe' },
}

export const ruleTexts: typeof en.ruleTexts = {
  'life-path': {
    name: 'Caminho de Vida',
    rule: 'O mês, o dia e o ano reduzem-se em separado, mantendo 11 e 22; depois somam-se e reduz-se o total, mantendo 11, 22 e 33.',
    dispute:
      'Muitas calculadoras somam todos os algarismos de uma vez. Em cerca de 14 datas em cada 100 o resultado muda: um dos dois é então um número mestre.',
  },
  birthday: {
    name: 'Dia de Nascimento',
    rule: 'O dia do mês. Lê-se tal como está, de 1 a 31, e reduz-se a um algarismo, mantendo 11 e 22.',
    dispute: 'Há escolas que reduzem o 29 a 2; Decoz mantém o 11.',
  },
  expression: {
    name: 'Expressão',
    rule: 'Todas as letras do nome completo de nascimento. Cada nome reduz-se em separado, mantendo os mestres; depois somam-se e reduz-se o total.',
    dispute:
      'Há quem some primeiro todas as letras. O último algarismo é sempre o mesmo; os mestres e as dívidas cármicas podem mudar. Em livros mais antigos chama-se Destino.',
  },
  'soul-urge': {
    name: 'Impulso da Alma',
    rule: 'Como a Expressão, só com as vogais. O Y é vogal onde soa a vogal.',
    dispute: 'Há quem conte o Y sempre como consoante e quem o conte sempre como vogal. Podes decidir em cada caso.',
  },
  personality: {
    name: 'Personalidade',
    rule: 'Como a Expressão, só com as consoantes.',
    dispute: 'Muda com o Y e o W, tal como o Impulso da Alma. Para nós, como para Decoz, o W é consoante.',
  },
  'name-in-use': {
    name: 'Expressão, Impulso da Alma e Personalidade Menores',
    rule: 'Como os três anteriores, com o nome que usas agora em vez do nome de nascimento.',
    dispute: 'Há escolas que só contam o nome atual. Decoz dá mais peso ao nome de nascimento.',
  },
  maturity: {
    name: 'Maturidade',
    rule: 'Caminho de Vida mais Expressão; o total reduz-se, mantendo os mestres.',
    dispute: 'Diz-se que amadurece entre os 35 e os 50 anos; cada autor dá a sua idade.',
  },
  balance: {
    name: 'Equilíbrio',
    rule: 'As iniciais de todos os nomes, somadas e reduzidas a um algarismo.',
    dispute: 'Se uma partícula como «dos» tiver inicial própria, este número muda muitas vezes. Para nós não tem.',
  },
  'rational-thought': {
    name: 'Pensamento Racional',
    rule: 'As letras do primeiro nome mais o dia de nascimento, mantendo os mestres.',
    dispute: 'Poucos autores o usam.',
  },
  'karmic-debt': {
    name: 'Dívida Cármica',
    rule: 'Um número principal, ou o Dia de Nascimento, cujo total antes de se reduzir é 13, 14, 16 ou 19.',
    dispute:
      'Há quem conte também os totais de um só nome ou de uma parte da data. Um quarto das datas dá uma só no Caminho de Vida: não é coisa rara.',
  },
  'karmic-lesson': {
    name: 'Lição Cármica',
    rule: 'Um valor de 1 a 9 que nenhuma letra do nome de nascimento tem. Fica atenuada quando um número principal tem esse valor.',
    dispute: '',
  },
  'hidden-passion': {
    name: 'Paixão Oculta',
    rule: 'O valor que mais letras do nome de nascimento têm; pode haver mais do que um.',
    dispute: 'Há autores que só indicam um, ou que comparam com a frequência habitual de cada valor.',
  },
  'subconscious-self': {
    name: 'Eu Subconsciente',
    rule: '9 menos o número de Lições Cármicas.',
    dispute: '',
  },
  cornerstone: { name: 'Pedra angular', rule: 'A primeira letra do primeiro nome.', dispute: '' },
  capstone: {
    name: 'Pedra de remate',
    rule: 'A última letra do primeiro nome.',
    dispute: 'Clement, a fonte mais antiga, dá mais peso à letra do meio, a pedra de fecho.',
  },
  'first-vowel': {
    name: 'Primeira vogal',
    rule: 'A primeira vogal do primeiro nome, incluindo o Y onde soa a vogal.',
    dispute: '',
  },
  plane: {
    name: 'Planos de Expressão',
    rule: 'As letras do nome de nascimento em quatro grupos (físico DEMW, mental AGHJLNP, emocional BIORSTXZ, intuitivo CFKQUVY), cada um somado e reduzido.',
    dispute: 'Há autores que contam as letras de cada plano em vez de lhes somar os valores.',
  },
  bridge: {
    name: 'Ponte',
    rule: 'A diferença entre dois números principais, ambos reduzidos a um algarismo. 0 quer dizer que são iguais.',
    dispute: '',
  },
  'core-pair': {
    name: 'Dois números principais juntos',
    rule: 'Dois dos cinco números principais, reduzidos a um algarismo: iguais, em harmonia quando a tabela de pares os dá por altos ou compatíveis, e em contraste nos outros casos.',
    dispute: 'A divisão em três é nossa; os autores comparam estes números de muitas maneiras.',
  },
  'universal-year': { name: 'Ano Universal', rule: 'Os algarismos do ano civil, reduzidos a um.', dispute: '' },
  'personal-year': {
    name: 'Ano Pessoal',
    rule: 'O mês e o dia de nascimento mais o ano civil, reduzidos a um algarismo. Sem mestres. Vai de janeiro a dezembro.',
    dispute:
      'Há quem o conte de aniversário a aniversário; alguns juntam o ano de nascimento, o que Decoz considera um erro.',
  },
  'personal-month': {
    name: 'Mês Pessoal',
    rule: 'O Ano Pessoal mais o mês do calendário, reduzidos a um algarismo.',
    dispute: '',
  },
  'personal-day': {
    name: 'Dia Pessoal',
    rule: 'O Mês Pessoal mais o dia do calendário, reduzidos a um algarismo.',
    dispute: '',
  },
  essence: {
    name: 'Essência e trânsitos',
    rule: 'Cada letra de um nome dura tantos anos quanto vale: o primeiro nome fala do corpo, os do meio da mente, o último do espírito. Somam-se as três letras do ano, mantendo os mestres. O ano vai de aniversário a aniversário.',
    dispute: 'Sem nome do meio, o último conta duas vezes (Decoz); outros deixam a mente vazia.',
  },
  pinnacle: {
    name: 'Pináculos',
    rule: 'Mês e dia; dia e ano; os dois primeiros juntos; mês e ano. Mantêm-se os mestres. O primeiro acaba aos 36 anos menos o Caminho de Vida; os dois seguintes duram nove anos cada.',
    dispute: '',
  },
  challenge: {
    name: 'Desafios',
    rule: 'As diferenças dos mesmos quatro pares, todos reduzidos a um algarismo. O terceiro é o principal, e o 0 é frequente.',
    dispute:
      'Muitas calculadoras dão-lhes as idades dos Pináculos; Decoz deixa-os sobrepor-se, e nós também. Algumas usam outros pares.',
  },
  'period-cycle': {
    name: 'Ciclos de Vida',
    rule: 'Mês, dia e ano de nascimento, mantendo os mestres. O primeiro acaba aos 36 anos menos o Caminho de Vida (27 menos ele para os Caminhos 1 e 2), o segundo 27 anos depois.',
    dispute: 'Outros mudam de ciclo aos 28 e aos 56 anos, ou no Ano Pessoal 1 mais próximo.',
  },
  'chaldean-name': {
    name: 'Número caldeu do nome',
    rule: 'O nome por que te conhecem, letras de 1 a 8 pela tabela de Cheiro, somadas e reduzidas; 11 e 22 mantêm-se.',
    dispute: 'Tabelas mais antigas (Sepharial, Kozminsky) dão outros valores a algumas letras.',
  },
  'chaldean-compound': {
    name: 'Número composto caldeu',
    rule: 'A soma antes de se reduzir. Um número sem significado próprio lê-se como o inferior mais próximo com a mesma raiz.',
    dispute:
      'Cheiro reduz primeiro cada nome e soma as raízes; as calculadoras modernas somam todas as letras. Mostramos os dois.',
  },
  'chaldean-soul-urge': {
    name: 'Impulso da Alma caldeu',
    rule: 'As vogais do nome por que te conhecem, pela tabela caldeia.',
    dispute: 'Não está em Cheiro: veio da escola pitagórica.',
  },
  'hebrew-ordinal': {
    name: 'Número ordinal',
    rule: 'Cada letra latina pelo seu lugar no alfabeto, de A 1 a Z 26; o total reduz-se, mantendo os mestres.',
    dispute: 'Não é gematria, que conta letras hebraicas. O último algarismo é sempre o pitagórico.',
  },
  'psychic-number': {
    name: 'Número psíquico (mulank)',
    rule: 'O dia de nascimento, reduzido a um algarismo. Sem mestres: o 29 é um 2.',
    dispute:
      'Para alguns mestres, quem nasce antes do nascer do sol pertence à véspera. Usamos a data tal como a deste.',
  },
  'destiny-number': {
    name: 'Número do destino (bhagyank)',
    rule: 'Todos os algarismos da data de nascimento, somados e reduzidos a um.',
    dispute: 'Alguns sítios mantêm 11, 22 e 33. No Ocidente, Destino é outro nome da Expressão.',
  },
  'vedic-name': {
    name: 'Número do nome (namank)',
    rule: 'O nome por que te conhecem, com a tabela caldeia, reduzido a um algarismo.',
    dispute: 'As letras, portanto, não são védicas; há uma escola que repete de 1 a 9 pelo alfabeto.',
  },
  planet: {
    name: 'Planeta regente',
    rule: '1 Sol, 2 Lua, 3 Júpiter, 4 Rahu, 5 Mercúrio, 6 Vénus, 7 Ketu, 8 Saturno, 9 Marte.',
    dispute: 'Os astrólogos ocidentais dão o 4 a Urano e o 7 a Neptuno.',
  },
  friendship: {
    name: 'Amizade dos planetas',
    rule: 'Como cada número vê o outro, por uma tabela publicada. Nem sempre é recíproca.',
    dispute: 'Outras tabelas publicadas diferem.',
  },
  'lo-shu': {
    name: 'Quadrado Lo Shu',
    rule: 'Cada algarismo da data de nascimento, sem os zeros, no seu lugar do quadrado 4 9 2, 3 5 7, 8 1 6. Leem-se os que faltam e os que se repetem.',
    dispute:
      'Há quem junte ao quadrado o guia, o condutor ou o Kua, ou escreva o ano com dois algarismos. O quadrado é antigo; preenchê-lo com datas é moderno.',
  },
  'lo-shu-ones': {
    name: 'Os uns do quadrado',
    rule: '1, 11, 111 e 1111 leem-se à parte: falam da facilidade em pôr em palavras o que se sente.',
    dispute: '',
  },
  'lo-shu-lines': {
    name: 'Linhas do quadrado',
    rule: 'As linhas, colunas e diagonais cheias são forças; as vazias pedem treino.',
    dispute: 'Cada escola dá outros nomes às linhas, e as «setas» pitagóricas usam o quadrado por outra ordem.',
  },
  driver: {
    name: 'Número guia',
    rule: 'O dia de nascimento, reduzido a um algarismo, lido pela escola do Lo Shu.',
    dispute: '',
  },
  conductor: {
    name: 'Número condutor',
    rule: 'Todos os algarismos da data de nascimento, reduzidos a um, lidos pela escola do Lo Shu.',
    dispute: '',
  },
  kua: {
    name: 'Número Kua',
    rule: 'Os algarismos do ano chinês, reduzidos a um: 11 menos ele para um homem, 4 mais ele para uma mulher, e reduz-se; o 5 passa a 2 ou a 8. Dá um grupo, este ou oeste, e oito direções.',
    dispute:
      'Para nós o ano muda por volta de 4 de fevereiro (Li Chun); para outros, no Ano Novo lunar. Não te perguntamos o sexo, por isso mostramos os dois números.',
  },
  compatibility: {
    name: 'Compatibilidade',
    rule: 'O Caminho de Vida, a Expressão e o Impulso da Alma de duas pessoas, reduzidos a um algarismo e comparados por uma tabela publicada; na tradição védica, pela amizade dos planetas.',
    dispute:
      'As escolas concordam nos grupos 1-5-7, 2-4-8 e 3-6-9 e em pouco mais. O resultado é a média de uma tabela, não uma sentença.',
  },
}
