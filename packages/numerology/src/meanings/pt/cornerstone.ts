import type { LatinLetter, Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** The Cornerstone: the first letter of the first name, and how one meets what comes. */
export const cornerstoneMeanings: Meanings<LatinLetter> = {
  A: inOneVoice({
    title: 'Pedra Angular A: O Primeiro Passo',
    essence:
      'O teu nome abre com A: quando alguma coisa se aproxima, já vais ao encontro dela. Preferes começar e corrigir a esperar até teres a certeza.',
    gift: 'Os outros ganham coragem por te verem já a caminho.',
    shadow: 'Tomas a dianteira onde bastava uma pergunta.',
    scene: 'Falta a luz na escada; antes que se ouça a primeira voz, já vais de lanterna na mão ver o quadro elétrico.',
    advice: 'Conta até cinco antes de começares, e aproveita para ver quem mais lá está.',
  }),
  B: inOneVoice({
    title: 'Pedra Angular B: A Soleira Quente',
    essence:
      'Um nome que começa por B procura primeiro abrigo: experimentas a água com um dedo, e só entras onde te sentes bem.',
    gift: 'Percebes, em qualquer sala, como está cada pessoa.',
    shadow: 'A timidez veste-se de modéstia, e a ocasião passa.',
    scene:
      'Na turma nova escolhes a cadeira ao pé da porta, e no intervalo já sabes a história toda de quem está ao lado.',
    advice: 'Diz que sim ao próximo convite, antes de arranjares uma desculpa.',
  }),
  C: inOneVoice({
    title: 'Pedra Angular C: A Palavra Pronta',
    essence: 'Com C à cabeça, já chegas a falar: uma ideia, uma graça, um reparo, e quebra-se o gelo.',
    gift: 'A tua leveza abre portas que à força não se abriam.',
    shadow: 'Respondes antes de a pergunta acabar, e gastas energia como se o dia não tivesse fim.',
    scene:
      'Na sala de espera ninguém abre a boca, até gracejares com o café, que é péssimo; agora toda a gente conversa.',
    advice: 'Guarda a próxima boa ideia uma noite inteira antes de a dizeres.',
  }),
  D: inOneVoice({
    title: 'Pedra Angular D: O Plano no Bolso',
    essence: 'Chegas às coisas como se chega a uma obra: o que há, o que falta, por que ordem?',
    gift: 'Não largas uma obra até estar de pé, e os outros podem confiar nela.',
    shadow: 'Feito o plano, qualquer ideia melhor te parece um estorvo.',
    scene: 'No primeiro dia de férias arranjas a torneira da casa alugada, porque por acaso levavas o alicate.',
    advice: 'Troca hoje, por experiência, um passo do teu plano, e vê o que se ganha.',
  }),
  E: inOneVoice({
    title: 'Pedra Angular E: A Janela Aberta',
    essence: 'Um E à frente deixa entrar o ar: recebes o novo com curiosidade e o antigo com uma pergunta.',
    gift: 'Dás-te bem com gente de toda a espécie, e perdoas depressa.',
    shadow: 'Partes para outra coisa, e o primeiro assunto fica sem resposta.',
    scene:
      'Duas filas, uma comprida e outra que ninguém sabe para que é: vais para a segunda, e descobres pelo caminho.',
    advice: 'Da próxima vez que escolheres uma coisa, fica com ela um dia inteiro antes de experimentares outra.',
  }),
  F: inOneVoice({
    title: 'Pedra Angular F: A Mão no Ombro',
    essence: 'Entras no mundo como quem recebe visitas: quem tem frio, quem não comeu, quem sento ao pé de quem?',
    gift: 'Assumes cedo a responsabilidade, e as pessoas respiram de alívio.',
    shadow: 'A preocupação corre à tua frente e vê correntes de ar por todo o lado.',
    scene:
      'Avaria-se a camioneta da excursão e, uma hora depois, as tuas bolachas e a tua manta andam de fila em fila.',
    advice: 'Antes de ajudares hoje alguém, pergunta se quer ajuda.',
  }),
  G: inOneVoice({
    title: 'Pedra Angular G: A Bússola de Dentro',
    essence: 'Com um G à frente, consultas-te primeiro a ti. Sabes o que sabes, e ages com força.',
    gift: 'Vês o que faz falta sem que to digam.',
    shadow: 'Os conselhos chegam-te tarde, mesmo quando chegam a tempo.',
    scene: 'Os outros ainda leem a tabuleta; tu já viraste à direita, e era à direita.',
    advice: 'Deixa que te expliquem uma coisa que já percebes, e repara no que te tinha escapado.',
  }),
  H: inOneVoice({
    title: 'Pedra Angular H: O Escadote',
    essence: 'Os dois montantes do H estão no teu nome como um escadote: em tudo vês um degrau para subir.',
    gift: 'A disciplina e a cabeça para contas servem-te desde o início.',
    shadow: 'Deixas a ternura para depois do trabalho, e o trabalho nunca acaba.',
    scene:
      'Feira da Ladra, oito da manhã: já viste a cadeira boa, ofereceste metade do preço, e vais com ela para casa.',
    advice: 'Dá hoje um passeio que não leve a lado nenhum.',
  }),
  I: inOneVoice({
    title: 'Pedra Angular I: O Fio Descarnado',
    essence:
      'O teu I sente tudo primeiro. Mal entras numa sala, já percebes o ambiente, ainda antes de veres quem lá está.',
    gift: 'Saem-te com naturalidade a compaixão e o bom gosto.',
    shadow: 'Uma palavra descuidada atravessa-te, e reages cedo de mais.',
    scene: 'Riem-se no gabinete ao lado, e ficas uma hora a pensar se era de ti.',
    advice: 'Dorme uma noite antes de responderes ao que te magoou.',
  }),
  J: inOneVoice({
    title: 'Pedra Angular J: A Partida Justa',
    essence:
      'Um J à frente quer as coisas justas antes de começarem: pedes as regras, e depois puxas por toda a gente.',
    gift: 'Dás energia a quem se atrasa, e cumpres o que prometeste.',
    shadow: 'Adias o teu próprio começo até as condições serem perfeitas.',
    scene: 'As cartas estão dadas; contas outra vez as tuas, devolves a que vinha a mais, e sais com o ás.',
    advice: 'Começa hoje uma coisa com as condições que tens, e melhora-as pelo caminho.',
  }),
  K: inOneVoice({
    title: 'Pedra Angular K: A Centelha',
    essence: 'Avanças aos saltos. Um K começa sempre por uma inspiração, e é tudo ou nada.',
    gift: 'O teu entusiasmo chega para um grupo vencer as primeiras dúvidas.',
    shadow: 'Entre dois clarões ficas às escuras, e julgas que é para sempre.',
    scene:
      'Às três da manhã acendes a luz e desenhas a ideia nas costas de um envelope; às oito está colada na parede.',
    advice: 'Escolhe um passo pequeno, e dá-o todos os dias desta semana, haja faísca ou não.',
  }),
  L: inOneVoice({
    title: 'Pedra Angular L: A Mão que Pondera',
    essence: 'Um L à frente pondera: olhas para uma coisa de vários lados, e a todos reconheces razão.',
    gift: 'Tens as ideias claras e a vista larga, e manténs a paz sem mentir.',
    shadow: 'Procuras tanto a resposta certa que outra pessoa responde por ti, e pior.',
    scene: 'O restaurante só está à tua espera para fechar, e ainda hesitas entre duas sobremesas.',
    advice: 'Decide hoje as coisas pequenas à primeira, sem voltares atrás.',
  }),
  M: inOneVoice({
    title: 'Pedra Angular M: O Ombro Firme',
    essence: 'O teu M pega nas coisas por baixo: respondes com trabalho, e sem muitas palavras.',
    gift: 'Apareces às seis da manhã, e és quem fecha a porta no fim.',
    shadow: 'Mostras o que sentes com trabalho feito, e estranhas que ninguém o perceba.',
    scene: 'A amiga que muda de casa liga a doze pessoas. A carrinha é a tua, e até levaste cordas.',
    advice: 'Diz uma vez, por palavras, o carinho que costumas pôr no trabalho.',
  }),
  N: inOneVoice({
    title: 'Pedra Angular N: O Ziguezague',
    essence:
      'O N sobe, desce e torna a subir, e é assim que avanças, por uma linha só tua; o que todos fazem aborrece-te.',
    gift: 'Tens originalidade e olhos abertos, e dás com a exceção.',
    shadow: 'Queres provar de tudo, e não acabas nada.',
    scene: 'Distribuem um impresso com quatro quadradinhos; escreves na margem, e afinal o que importava era a margem.',
    advice: 'Acaba hoje uma coisa antes de provares a seguinte.',
  }),
  O: inOneVoice({
    title: 'Pedra Angular O: A Roda Fechada',
    essence:
      'O teu O, redondo, recolhe o que lhe é querido: respondes à vida com dever e sentimento forte, e traças um risco à volta do que é teu.',
    gift: 'Quem está dentro da roda conta contigo para a vida.',
    shadow: 'Dentro da roda fica também a mágoa, às voltas.',
    scene: 'A fotografia da visita de estudo está na tua parede; ainda sabes como era cada um, e quem faltava.',
    advice: 'Convida este mês uma pessoa nova para o grupo do costume.',
  }),
  P: inOneVoice({
    title: 'Pedra Angular P: A Cabeça que Pensa',
    essence: 'Um P anda de cabeça levantada: pensa antes de agir, dá um passo atrás e forma o seu juízo.',
    gift: 'Vês claro onde outros estão no meio da confusão.',
    shadow: 'A primeira impressão é de distância, e pouco fazes para a mudar.',
    scene: 'A galeria está cheia; encostas-te à parede do fundo e é dali, só dali, que se vê o quadro.',
    advice: 'Hoje, antes de dares uma opinião, pergunta à outra pessoa como tem passado.',
  }),
  Q: inOneVoice({
    title: 'Pedra Angular Q: A Sobrancelha Levantada',
    essence: 'Há um certo mistério à entrada do teu nome. Tens uma autoridade natural, e não a explicas.',
    gift: 'Descobres o dinheiro, o poder e o talento onde eles se escondem.',
    shadow: 'Gostas que te perguntem, e tornas difícil perguntar.',
    scene:
      'Uma pessoa acabada de chegar fala dez minutos; fazes-lhe uma pergunta, e toda a gente se vira para ouvir a resposta.',
    advice: 'Da próxima vez que deres um parecer, explica como lá chegaste.',
  }),
  R: inOneVoice({
    title: 'Pedra Angular R: A Perna à Frente',
    essence: 'O teu R é uma figura a andar: respondes à vida com um gesto, quase sempre por alguém.',
    gift: 'Tens energia para dar e vender, mais depressa por uma causa do que por ti.',
    shadow: 'Por impaciência, empurras onde bastava um sinal.',
    scene:
      'Saiu a corrente da bicicleta ao miúdo; já estás de joelhos no passeio, e o pai, que pedalava à frente, ainda nem travou.',
    advice: 'Deixa que outra pessoa faça o próximo conserto, e passa-lhe só a ferramenta.',
  }),
  S: inOneVoice({
    title: 'Pedra Angular S: O Balanço',
    essence: 'Um S vem às curvas: entras nas coisas com encanto e sentimento forte, ora em brasa, ora com amuos.',
    gift: 'Gostam de te ver entrar, porque contigo acontece sempre alguma coisa.',
    shadow: 'Ages na curva que sobe e arrependes-te na que desce.',
    scene: 'Sais da reunião porta fora, chegas à pastelaria da esquina, ris-te, e voltas a entrar com pastéis de nata.',
    advice: 'Espera que o humor assente antes de carregares em «enviar».',
  }),
  T: inOneVoice({
    title: 'Pedra Angular T: A Trave da Balança',
    essence:
      'O T tem uma trave por cima, e pesa os dois lados: gostas de trabalhar a par, e puxas com força a tua metade.',
    gift: 'Pões em ordem assuntos que os outros já davam por perdidos.',
    shadow: 'Ficas com um peso que só te tinham mostrado.',
    scene:
      '«Podes só dar uma vista de olhos?», pede a vizinha. À noite já lhe reorganizaste o arquivo todo, com etiquetas.',
    advice: 'Ao próximo pedido, pergunta ao certo o que querem, e faz só isso.',
  }),
  U: inOneVoice({
    title: 'Pedra Angular U: A Taça',
    essence: 'Um U aberto recebe: as coisas vêm ter contigo, a sorte também, e acolhe-las com sentimento e intuição.',
    gift: 'Devolves o que te deram, e com juros.',
    shadow: 'Perdes tudo o que não seguras: chaves, comboios, coragem.',
    scene: 'De noite chove dentro da tenda; estendes a caneca, ris-te, e de manhã há chá.',
    advice: 'Arruma hoje em lugar certo uma coisa que te custaria muito perder.',
  }),
  V: inOneVoice({
    title: 'Pedra Angular V: A Raiz Funda',
    essence: 'O V acaba em ponta. Partes com instinto e grandes planos, e depois queres que sirvam para alguma coisa.',
    gift: 'Vês longe, e sabes por onde se começa.',
    shadow: 'As coisas pequenas parecem-te pouco para ti, e a lealdade torna-se posse.',
    scene: 'Entraste só para comprar pão, e quando sais já o padeiro está decidido a ter um segundo forno.',
    advice: 'Faz hoje uma parte do teu grande plano para a qual bastem as tuas mãos.',
  }),
  W: inOneVoice({
    title: 'Pedra Angular W: A Subida e a Descida',
    essence: 'Como a tua letra, vens em ondas: com garra, com estilo, com muitos interesses ao mesmo tempo.',
    gift: 'Levas as pessoas contigo, e elas divertem-se.',
    shadow: 'Na cava da onda adias o que na crista prometeste.',
    scene: 'Na segunda fundaste o clube de corrida. Na quinta, à chuva miúda, oito pessoas estão à tua espera.',
    advice: 'Promete esta semana só metade do que te apetece, e cumpre essa metade.',
  }),
  X: inOneVoice({
    title: 'Pedra Angular X: O Cruzamento',
    essence:
      'No teu X cruzam-se duas linhas: vives pelos sentidos, queres tudo intenso, e atrai-te o que é proibido ou belo.',
    gift: 'Tens jeito para a arte, e para criar ambiente.',
    shadow: 'O meio-termo não te sabe a nada, e cais nos extremos.',
    scene: 'Puseste especiaria a mais, dizem todos ao princípio, e depois pedem a receita.',
    advice: 'Saboreia hoje devagar uma coisa simples, sem lhe juntares nada.',
  }),
  Y: inOneVoice({
    title: 'Pedra Angular Y: A Bifurcação',
    essence:
      'O Y está onde os caminhos se separam. Gostas de decidir pela tua cabeça: olhas para os dois lados, e segues o teu faro.',
    gift: 'Não vais atrás de modas e, depois de escolheres, não te falta ousadia.',
    shadow: 'Ficas na bifurcação, de tão interessantes que são os dois caminhos.',
    scene: 'O grupo vira à esquerda para o museu; olhas para a viela, depois para o relógio, e já lá não estás.',
    advice: 'Dá à escolha que tens pendente uma data desta semana, e cumpre-a.',
  }),
  Z: inOneVoice({
    title: 'Pedra Angular Z: O Atalho',
    essence:
      'Um Z vai a direito, corta e volta a ir a direito: avanças com confiança, pelo caminho mais curto que sirva.',
    gift: 'Com bom senso e esperança, fazes num dia o que aos outros leva uma semana.',
    shadow: 'Saltas para o fim, e impacientas-te com quem ainda lê o meio.',
    scene: 'As instruções têm quarenta páginas; montas a mesa pela fotografia da caixa, e sobra um parafuso.',
    advice: 'Lê hoje até ao fim umas instruções que costumas saltar.',
  }),
}
