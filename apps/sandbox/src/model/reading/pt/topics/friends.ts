import type { TopicWords } from '../../stock.ts'

export const friends: TopicWords = {
  subject: 'a amizade',
  openings: {
    mystic: [
      'os amigos são as estrelas entre as quais és tu quem traça as linhas.',
      'há mais do que uma luz na tua rua, embora esta noite só vejas as janelas escuras.',
      'a companhia chega-te por um carreiro, e tens estado a olhar para a estrada.',
      'a roda por que perguntas tem uma falha exatamente da tua largura.',
      'a solidão e o luar entram pela mesma porta; vejamos qual deles veio.',
    ],
    pragmatic: [
      'a amizade é sobretudo frequência, e isso é boa notícia, porque a frequência planeia-se.',
      'repara em quem escreve primeiro, porque é aí que se vê o teu padrão.',
      'o teu mapa diz o que levas às pessoas e também o que esperas sem o dizer.',
      'estar a sós e sentir solidão são problemas diferentes, com remédios diferentes.',
      'as pessoas que queres podem estar mais perto do que aquelas de quem tens saudades.',
    ],
  },
  lines: {
    mystic: [
      'Vais à frente com o archote, e os teus amigos veem-te mais as costas do que os olhos.',
      'És a praia onde toda a gente desembarca, e poucos perguntaram com que sonha a praia.',
      'Pões qualquer mesa a rir, e o amigo a guardar é o que te ouve rir meio tom acima.',
      'Os teus amigos são poucos e velhos como as boas árvores, e ainda contas os anéis da que caiu.',
      'Tens um amigo em cada porto, e falta-te um que conheça o navio.',
      'Amparas meio céu, e alguém devia trazer-te uma sopa.',
      'Guardas os amigos como constelações, longe e para sempre, e esqueces que a mão aquece mais do que a luz.',
      'Vêm a ti pela sombra, como a uma grande árvore; deixa um ou outro subir até ao ninho.',
      'Há quem te conte a vida em cima de uma ponte, e os velhos amigos perguntam quando será a vez deles.',
    ],
    pragmatic: [
      'Planeias o passeio e esqueces-te de perguntar como estão, embora atravessasses a cidade por eles.',
      'Ouves tão bem que as pessoas vão embora sem ter sabido nada de ti.',
      'Toda a gente gosta da tua companhia e poucos te conhecem, porque mudas de assunto a tempo.',
      'És leal e raramente escreves primeiro, e do outro lado isso parece indiferença.',
      'Ao vivo és uma maravilha e à distância um desastre, por isso põe os amigos no calendário.',
      'Ajudas os amigos nas mudanças e nunca os deixas carregar um caixote teu.',
      'Preferes uma conversa longa a quatro curtas, por isso di-lo, e deixa de aceitar as quatro.',
      'Organizas e pagas, e assim é difícil alguém fazer alguma coisa por ti.',
      'Tens lugar para todos, e os mais próximos não percebem que o são.',
    ],
  },
  suggestions: {
    mystic: [
      'Envia a um amigo a fotografia do céu desta noite visto da tua janela, só com “lembrei-me de ti”.',
      'Faz ou compra um pão pequeno e bate à porta de quem até hoje só cumprimentaste.',
      'Escreve em papelinhos os nomes de quem te faz falta, tira um ao anoitecer e telefona antes de acenderes a luz.',
      'Devolve o livro, o cachecol ou a história que guardas há tempo de mais e fica para o chá.',
      'Na próxima lua cheia, junta quem responder dentro de uma hora e caminhem sem destino.',
      'Deixa esta semana a tua cadeira do canto e senta-te uma vez no meio da sala.',
    ],
    pragmatic: [
      'Escolhe um amigo e marca uma data fixa, quinta-feira sim, quinta-feira não, curta e simples.',
      'Escreve hoje à pessoa a quem andas para escrever, duas linhas, antes de te apetecer.',
      'Entra num grupo que se junte todas as semanas e vai quatro vezes antes de decidires se gostas.',
      'Pede esta semana um pequeno favor a um amigo: é a maneira mais rápida de deixar alguém entrar.',
      'Da próxima vez que te perguntarem como estás, responde com uma frase verdadeira em vez de “tudo bem”.',
      'No domingo, lista as últimas cinco pessoas com quem riste e convida a que tens visto menos.',
    ],
  },
}
