import type { CoreValue, Meanings } from '../meaning.ts'

/** The Expression: the talents a name carries, and how they want to be used. */
export const expressionMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'O Nome que Faz Faísca',
      essence:
        'O teu nome soa como sílex na pedra, e atrás dele vêm faíscas. Foi-te dado o talento de começar, e com ele uma voz que chega longe.',
      gift: 'Quando o caminho está às escuras, fazes de tocha, e os pés que hesitavam põem-se a andar.',
      shadow:
        'Uma tocha erguida alto de mais encandeia quem vai mais perto. Já dobraste a curva seguinte quando reparas que ninguém te acompanhou.',
      scene:
        'Falta a luz no prédio e abrem-se portas no escuro. É a tua voz que diz «é por aqui», e a vizinhança desce em fila até à rua, atrás de uma luz pequena.',
      advice: 'Da próxima vez que fores à frente, volta-te a meio do caminho, e espera por quem vem mais devagar.',
    },
    pragmatic: {
      title: 'Talento para Liderar',
      essence:
        'Deem-te um problema, alguma liberdade e uma responsabilidade clara, e logo se vê o que sabes fazer. Crias mais do que copias, e rendes melhor onde ainda ninguém escreveu as instruções.',
      gift: 'Decides no meio da incerteza e assumes as consequências; por isso te trazem o caso que não cabe em nenhum formulário.',
      shadow:
        'Os pormenores tiram-te a paciência. Falas por cima da pessoa mais calada da sala, que muitas vezes tem a resposta.',
      scene:
        'O guia não apareceu e há trinta pessoas paradas no largo. Abres o mapa, dizes «li duas páginas sobre isto», e o grupo vai atrás de ti.',
      advice:
        'Na próxima conversa em grupo, deixa alguém acabar de falar, conta até três e decide com base no que ouviste.',
    },
  },
  2: {
    mystic: {
      title: 'O Tear do Luar',
      essence:
        'Trabalhas com fios tão finos que só a lua os vê: uma pausa, um olhar, uma palavra mais suave. É com eles que o teu nome tece confiança.',
      gift: 'Entre dois ventos em guerra encontras o sossego, e ali adormecem ambos, sem saberem quem os embalou.',
      shadow:
        'Quem tece desaparece atrás do pano. Esperas um obrigado que ninguém se lembrou de dizer e, em vez de o pedires, calas-te mais um pouco.',
      scene:
        'Na fotografia da festa, tirada à terceira, estão todos a rir de uma coisa que disseste. Só tu não apareces: tinhas a máquina na mão.',
      advice: 'Assina o próximo trabalho que fizeres para outros, nem que seja a um canto e em letra pequena.',
    },
    pragmatic: {
      title: 'Talento para Unir',
      essence:
        'Apoiar, negociar com tato e trabalhar com rigor: é isto que fazes bem. Um projeto entregue a ti corre sem sobressaltos, porque olhas tanto pelas contas como pelas pessoas.',
      gift: 'Apanhas o pormenor que ia dar problemas, e sabes apontá-lo sem que ninguém se sinta pequeno.',
      shadow:
        'Desvalorizas o que fizeste e deixas o mérito a quem fala mais alto. Quando te pedem uma posição firme, apresentas três possíveis.',
      scene:
        'As duas alas da coletividade vão discutir o orçamento. Na véspera escreveste quatro linhas a cada uma, e é por isso que ninguém levanta a voz.',
      advice:
        'Faz todos os meses uma lista curta do que foi obra tua, e fala de um ponto da próxima vez que gabarem o resultado.',
    },
  },
  3: {
    mystic: {
      title: 'O Pincel do Entardecer',
      essence:
        'O teu nome é um pincel molhado no pôr do sol. Tudo o que ele toca pede para ser quadro, conto ou canção, e tens mão para isso.',
      gift: 'Espalhas beleza como a Via Láctea espalha luz, sem dar por isso, e há sempre um marinheiro que por ela chega a casa.',
      shadow:
        'As tintas esquecidas na paleta secam. O elogio à primeira pincelada sabe-te tão bem que o teu céu mais bonito fica a meio.',
      scene:
        'A chuva apagou a ardósia à porta do café. Pedes o giz enquanto te tiram a bica, e à hora de almoço há quem fotografe a sopa do dia.',
      advice: 'Volta hoje a uma coisa que deixaste a meio, e dá-lhe a única pincelada que ainda lhe falta.',
    },
    pragmatic: {
      title: 'Talento para Exprimir',
      essence:
        'Tens um jeito natural para as palavras, as imagens e o público. Apresentar, desenhar, escrever e entreter dão bom uso ao que sabes fazer, e a boa disposição é ferramenta de trabalho.',
      gift: 'Transformas matéria árida em algo que se quer seguir até ao fim, e que depois se conta a outros.',
      shadow:
        'Contas com o charme onde era precisa preparação, e uma crítica justa fica-te atravessada uma semana. E há piadas tuas à custa de quem não está.',
      scene:
        'O projetor apaga-se ao segundo diapositivo. Fechas o portátil, desenhas uma casa numa folha e, de todas as palestras do dia, é da tua que se fala ao jantar.',
      advice: 'Ensaia outra vez a próxima apresentação quando já a achares pronta, e pede uma opinião franca.',
    },
  },
  4: {
    mystic: {
      title: 'As Mãos que Moldam a Pedra',
      essence:
        'Falas a língua lenta da rocha e da raiz. Estação após estação, sob a volta paciente das estrelas, ganha forma aquilo que o teu nome sabe fazer.',
      gift: 'Nas tuas mãos, pedras espalhadas lembram-se de que queriam ser ponte, e tu nunca as apressas.',
      shadow: 'A pedra não dobra. Fazes frente ao vento onde um junco se inclinaria, e a fenda apanha-te de surpresa.',
      scene:
        'A enxada do teu barracão vai no terceiro cabo, e os três foste tu que os puseste. Todas as primaveras, meia rua te bate à porta para a pedir.',
      advice: 'Cede hoje numa coisa pequena em que costumas teimar: a água contorna a pedra, e chega na mesma.',
    },
    pragmatic: {
      title: 'Talento para Fazer Funcionar',
      essence:
        'A tua força é a estrutura: planos, sistemas e métodos que aguentam o uso de todos os dias. Entre factos, ferramentas e tarefas acabadas, sabes ao certo o trabalho que as coisas dão.',
      gift: 'Pegas numa confusão e deixas uma ordem que qualquer pessoa consegue seguir.',
      shadow:
        'Resistes a uma maneira melhor só por ser nova. Verificas pela terceira vez o que à primeira já estava certo, e o resto fica à espera.',
      scene:
        'É preciso a fatura de um candeeiro comprado há quatro anos. Abres a segunda gaveta, tiras a pasta do C e, quando voltas, o café ainda não saiu.',
      advice: 'Pede uma sugestão sobre a tua forma de trabalhar, e experimenta-a uma semana antes de a julgares.',
    },
  },
  5: {
    mystic: {
      title: 'A Língua dos Muitos Ventos',
      essence:
        'O teu nome cheira a portos distantes. Tens o dom de levar um mundo até outro, como a brisa que traz notícias de ilha em ilha.',
      gift: 'Abrem-se portões quando te ris, porque o teu riso traz o sal e o brilho de outras paragens.',
      shadow:
        'Corres atrás de cada reflexo na água e voltas de redes vazias. Contas a viagem com tanta graça que ninguém dá pela falta do peixe.',
      scene:
        'No último autocarro, três turistas têm o mapa ao contrário. Com uma dúzia de palavras da língua deles e muitos gestos, explicas-lhes onde sair, e à despedida ensinam-te mais uma palavra.',
      advice:
        'Escolhe um dos assuntos que andas a provar e fica só com ele esta semana: também ali há um país longínquo.',
    },
    pragmatic: {
      title: 'Talento para a Mudança',
      essence:
        'Tens versatilidade, rapidez e poder de convencer. O trabalho variado, com gente à volta e uma ponta de risco, puxa pelo teu melhor; a mesma secretária à mesma hora tira-te o gosto.',
      gift: 'Aprendes em poucos dias as bases de quase tudo, e deixas os outros com vontade de experimentar.',
      shadow:
        'Prometes mais do que cabe na agenda, e perdes o interesse já perto do fim, quando o trabalho é aborrecido mas necessário. As regras que não fizeste parecem-te sugestões.',
      scene:
        'O almoço, o intérprete e a banda falham todos na mesma manhã. Às onze já arranjaste uma roulotte, um acordeão e o teu espanhol da escola.',
      advice:
        'Compromete-te com duas coisas em vez de cinco, e junta-te a alguém que goste dos acabamentos a que foges.',
    },
  },
  6: {
    mystic: {
      title: 'A Voz da Sala Quente',
      essence:
        'Quando falas, acende-se algures uma janela no escuro. O teu nome tem o dom de criar lugares onde as almas podem tirar o casaco.',
      gift: 'Acertas o que anda desencontrado como a lua acerta as marés, sem ruído e sem pausa.',
      shadow:
        'Por amor a um jardim perfeito, podas o que queria crescer livre. Quem gosta de ti sente a tesoura, por mais leve que seja a mão.',
      scene:
        'Um quarto alugado, um candeeiro velho, uma mesa emprestada. Viras a luz para a parede, pões tomilho num frasco de doce, e quem vinha por dez minutos fica até à meia-noite.',
      advice: 'Deixa este mês um vaso ou um canteiro por tratar, e vê o que ali floresce sem ninguém pedir.',
    },
    pragmatic: {
      title: 'Talento para Cuidar Bem',
      essence:
        'Juntas o sentido de responsabilidade a um olhar atento à beleza e à justiça. Ensinar, aconselhar, receber e desenhar saem-te com facilidade, e confiam-te aquilo que importa.',
      gift: 'As pessoas contam-te o que as preocupa, porque encontram em ti amabilidade, sentido prático e discrição.',
      shadow:
        'Decides por tua conta como os outros deviam viver. Adormeces a contar tarefas, e uma sala por arrumar não te deixa sentar.',
      scene:
        'Numa festa de anos, reparas em quem não conhece ninguém. Duas apresentações e um prato de bolo depois, já te afastaste, e essa pessoa conta uma história à roda toda.',
      advice: 'Durante uma semana, dá conselhos só a quem os pedir, e gasta o tempo que poupas em algo que te encante.',
    },
  },
  7: {
    mystic: {
      title: 'As Entrelinhas da Noite',
      essence:
        'O teu nome é uma chave feita para uma porta em que poucos repararam. Sabes ler o que a noite escreve entre as estrelas, e esperar pela página que falta.',
      gift: 'Fazes companhia a um mistério até ele te ganhar confiança, e trazes dele uma frase verdadeira.',
      shadow:
        'O saber guardado a sete chaves arrefece, mesmo para quem as tem no bolso. Pesas as certezas alheias sem abrir a boca, e os outros dão por isso.',
      scene:
        'O museu vai fechar e as luzes apagam-se sala a sala. Passaste a tarde diante de um quadro pequeno, e só agora viste que há nele, ao fundo, uma porta entreaberta.',
      advice: 'Conta hoje a alguém uma coisa que sabes e nunca disseste, como quem mostra uma estrela da janela.',
    },
    pragmatic: {
      title: 'Talento para Compreender',
      essence:
        'O que fazes melhor é investigar: uma matéria estudada a fundo, um problema que pede concentração. Preferes dominar um assunto a passar por seis, e a pressa não te impressiona.',
      gift: 'Descobres a causa escondida por baixo da queixa, e explicas tudo em palavras que não deixam dúvidas.',
      shadow:
        'Estás só a pensar, e o teu silêncio já diz que não. Desconfias de tudo o que não há maneira de verificar, até de um elogio.',
      scene:
        'Há semanas que a biblioteca inteira pragueja contra a fotocopiadora. Observas duas vezes sem lhe mexer, perguntas a que horas ali bate o sol e arrastas a máquina meio metro.',
      advice:
        'Explica o que tens em mãos a quem nada sabe do assunto, e vê nas perguntas o que já davas por adquirido.',
    },
  },
  8: {
    mystic: {
      title: 'O Leme em Águas Fundas',
      essence:
        'Há no teu nome um navio que larga do porto sob a lua cheia. Comandar sai-te com naturalidade, e não te falta a coragem que isso pede.',
      gift: 'Onde outros veem uma tempestade, tu vês vento, e acertas por ele as grandes velas.',
      shadow:
        'À força de nunca largares o leme, esqueces porque começou a viagem. A tripulação aprende a obedecer-te, e deixa de te contar o que vê.',
      scene:
        'Falta uma hora para o arraial, não há palco e o céu está negro. Dás quatro tarefas a quatro pessoas, e a primeira gota já cai num toldo bem esticado.',
      advice: 'Entrega por um dia o comando de uma tarefa a quem nunca o teve, e fica por perto sem dar ordens.',
    },
    pragmatic: {
      title: 'Talento para Obter Resultados',
      essence:
        'Sabes dirigir: marcas um objetivo, distingues o que importa e levas as pessoas contigo. As tarefas grandes ou difíceis assentam-te melhor do que as pequenas e seguras.',
      gift: 'Manténs o realismo quanto a meios e fins, e um revés custa-te um serão, não uma temporada.',
      shadow:
        'Tratas as pessoas como recursos, e delegas o trabalho sem delegar a decisão. O que não se mede em números cai-te da lista.',
      scene:
        'Há duas horas que o condomínio discute o elevador. Perguntas quem assina, quanto custa e para quando, e vinte minutos depois há três nomes na ata.',
      advice:
        'Entrega a alguém uma tarefa inteira, incluindo as decisões, e avalia o resultado, gostes ou não do método.',
    },
  },
  9: {
    mystic: {
      title: 'A Lanterna Larga',
      essence:
        'O teu nome foi escrito com letra grande, para caber muita gente. Sabes erguer uma luz, e à volta dela pessoas que nunca se viram sentem-se família.',
      gift: 'Recolhes as mágoas de uma costa inteira e devolve-las ao mar em forma de canção.',
      shadow:
        'De tanto iluminares as estradas, perdes de vista a cancela do teu jardim. A quem está mais perto cabe só um resto de luz.',
      scene:
        'É o último ensaio do coro, e ninguém quer começar. Entoas uma canção de longe que ali nunca se cantou, e a única pessoa que veio dessa terra junta-se a ti, baixinho.',
      advice: 'Guarda uma noite desta semana para quem vive mais perto de ti, e não a troques por mais nada.',
    },
    pragmatic: {
      title: 'Talento para Ver Mais Longe',
      essence:
        'Tens um coração largo e uma cabeça criativa. O trabalho com um sentido maior, nas artes, no ensino ou numa causa pública, puxa pelo que sabes fazer.',
      gift: 'Levas a sério os ideais dos outros, mostras-lhes aonde conduzem, e encontras uma língua comum para lá de quase todas as fronteiras.',
      shadow:
        'Os pormenores aborrecem-te, e vão parar a quem estiver mais à mão. Quando as pessoas se revelam banais, levas isso a peito.',
      scene:
        'Ao balcão do café, alguém se queixa dos novos inquilinos do prédio. Não discutes; falas do trompete que se ouve no terceiro andar, e logo te perguntam quem toca.',
      advice: 'Traduz um dos teus ideais numa tarefa tão pequena que a consigas acabar numa tarde, e marca essa tarde.',
    },
  },
  11: {
    mystic: {
      title: 'A Harpa com Cordas de Estrelas',
      essence:
        'Vibram no teu nome duas cordas claras, que o invisível gosta de tocar. Tens o condão de as fazer ouvir a uma sala inteira.',
      gift: 'Pões em palavras o brilho que se vê pelo canto do olho, e os outros passam a vê-lo também.',
      shadow:
        'Uma harpa deixada na tempestade toca as notas todas de uma vez. Recebes cada tremor do ar, e no meio deles perde-se a tua melodia.',
      scene:
        'O poema era para encher dois minutos na festa de despedida. Quando pousas a folha, ninguém pega no copo, e o porteiro é o primeiro a respirar.',
      advice: 'Passa amanhã em silêncio os primeiros vinte minutos do dia, a afinar-te, antes de falares com alguém.',
    },
    pragmatic: {
      title: 'Talento para Inspirar',
      essence:
        'Tens ideias originais e sensibilidade para as apresentar de um modo que comove. A tua influência passa mais pelo exemplo e pelo ambiente que crias do que por ordens.',
      gift: 'Ligas coisas que pareciam não ter relação, e à tua volta um grupo começa a acreditar que pode mais.',
      shadow:
        'Esperas por condições perfeitas, e basta um olhar para te encolheres. A antena que capta tudo também te cansa.',
      scene:
        'Contas a ideia a uma só pessoa, junto à máquina do café, meio a pedir desculpa. Às quatro, ouve-la ao fundo do corredor, noutra voz e com aplausos.',
      advice:
        'Enquanto uma ideia está em bruto, mostra-a a duas pessoas de confiança, e deixa que as reações lhe deem forma.',
    },
  },
  22: {
    mystic: {
      title: 'A Pedra de Fecho',
      essence:
        'O teu nome é a pedra que fecha o arco: sem ela, o desenho do céu e o peso da terra não se seguram um ao outro. Sabes tirar as medidas aos dois.',
      gift: 'Chamas cem mãos para o mesmo horizonte, e cada uma encontra o lugar onde faz falta.',
      shadow:
        'Passas anos a polir uma entrada a que ainda não chega caminho nenhum. Entretanto, quem queria entrar espera à chuva.',
      scene:
        'Na toalha de papel da tasca, entre as azeitonas e o pão, desenhas um porto, uma escola e a estrada que os une. À saída, o empregado pergunta se pode ficar com o desenho.',
      advice:
        'Escolhe a tarefa mais pequena da tua grande obra, e acaba-a esta semana: também o arco começou por uma só pedra.',
    },
    pragmatic: {
      title: 'Talento para Obras de Fôlego',
      essence:
        'De uma visão exigente sabes fazer uma instituição, um produto ou um sistema que funciona. Imaginação e logística raramente vivem na mesma pessoa; no teu nome, vivem.',
      gift: 'Vês a estrutura inteira e sabes qual é o parafuso solto; por isso te ouvem tanto os especialistas como quem só veio ajudar.',
      shadow:
        'A responsabilidade assusta-te, e aceitas um lugar muito abaixo das tuas capacidades. Ou então aceitas a obra, e não repartes o peso com ninguém.',
      scene:
        'As noites em que se consertam coisas entre vizinhos começaram contigo, com uma mesa e uma caixa de chaves de fendas. Hoje estreiam-se na sétima vila, e andas de sala em sala a contar tomadas.',
      advice:
        'Desenha o projeto numa só página, com as três tarefas em que assenta, e encontra uma pessoa para cada uma antes de o fazeres crescer.',
    },
  },
  33: {
    mystic: {
      title: 'A Canção que Repara',
      essence:
        'O teu nome embala como uma cantiga sobre água escura. Foi-te dada uma voz em que quem se perdeu ouve o caminho de casa, e o jeito de ensinar a melodia.',
      gift: 'Deitas ouro nas fendas das coisas, como a lua cheia deita prata nas ondas partidas.',
      shadow:
        'Ninguém se lembra de embalar quem embala os outros. Tu também não o pedes e, nos serões mais compridos, a cantiga perde força.',
      scene:
        'O ensaio correu mal e o violinista mais novo não tira os olhos do chão. Trauteias a passagem devagar, com o erro e tudo, até o violino dele se juntar a ti.',
      advice: 'Deixa que por uma vez alguém cante para ti, e fica a ouvir até ao fim, sem fazeres a segunda voz.',
    },
    pragmatic: {
      title: 'Talento para Fazer Crescer',
      essence:
        'Vivem em ti quem aconselha, quem ensina e quem cria. O teu talento resulta melhor quando é generoso e bem organizado, e quando, além do consolo, partilhas o método.',
      gift: 'Vês com tanta clareza o que há de bom em alguém que essa pessoa começa a estar à altura disso.',
      shadow:
        'Carregas pesos alheios, e com eles vai-se o sentido das proporções. Já vais na segunda hora de ajuda, e ainda ninguém te pediu a primeira.',
      scene:
        'O vizinho traz uma candidatura a um emprego e um ar cheio de dúvidas. Uma hora depois a página está em ordem, e a última frase, a mais corajosa, é dele.',
      advice: 'No fim de cada conversa de ajuda, combina o que a outra pessoa fará a seguir e o que deixas com ela.',
    },
  },
}
