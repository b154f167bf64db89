import type { DayOfMonth, Meanings } from '../meaning.ts'

/** The Birthday number: a talent that was there from the start, by the day of the month. */
export const birthdayMeanings: Meanings<DayOfMonth> = {
  1: {
    mystic: {
      title: 'Um Anel de Aurora',
      essence:
        'Puseram-te no berço um anel feito da primeira luz. O talento que trouxeste é abrir o dia: acendes o lume sem esperar que outra mão chegue à lenha.',
      gift: 'Basta abrires a porta para uma casa fria acordar, como se trouxesses contigo a manhã.',
      shadow:
        'Vais deixando pelo caminho pequenas marcas de queimado, como uma faísca que ninguém vigia, e raras vezes olhas para trás. Se te travam o passo, ardes mais, mas não melhor.',
      scene:
        'A fogueira de São João está armada e toda a gente discute o vento. Ajoelhas-te do lado abrigado com um fósforo, e de repente há luz em todas as caras.',
      advice: 'Antes de começares a próxima coisa, pergunta quem quer vir, e espera pela resposta.',
    },
    pragmatic: {
      title: 'O Dom da Iniciativa',
      essence:
        'Arrancas sem esperar que te chamem: é este o talento que trouxeste. Deem-te uma folha em branco e uma manhã livre, e ao meio-dia há um primeiro rascunho.',
      gift: 'Decides cedo e ages enquanto o interesse está fresco, o que te dá uma semana de avanço sobre os outros.',
      shadow:
        'Acabado o começo, acaba-se também a paciência. Quem quer dar a sua opinião parece-te logo uma mão no travão, e aceleras.',
      scene:
        'A luz da escada está fundida desde março, e há um papel sobre isso junto às caixas do correio. Chegas com uma lâmpada, vais buscar o escadote e tiras o papel.',
      advice: 'Começa hoje uma coisa pequena em que outros possam entrar, e diz-lhes logo que parte lhes cabe.',
    },
  },
  2: {
    mystic: {
      title: 'Uma Concha de Prata',
      essence:
        'No teu berço havia uma concha, e nela ouve-se quem está longe. É de nascença esse ouvido fino: por baixo das palavras, escutas o que o coração vai dizendo.',
      gift: 'Junto de ti, dois corações assustados voltam a bater ao mesmo compasso, sem saberem como.',
      shadow:
        'Segues tão de perto o coração dos outros que deixas de ouvir o teu. Uma palavra áspera continua a ressoar em ti muito depois de dita.',
      scene:
        'Ao fim da tarde, no banco da rua, estão duas vizinhas que não se falam. Sentas-te no meio com um alguidar de favas e, daí a pouco, são três a descascar.',
      advice: 'Antes de responderes ao próximo pedido, pergunta-te o que queres tu, e só depois fala.',
    },
    pragmatic: {
      title: 'O Dom do Tato',
      essence:
        'Sentes o ambiente e encontras a palavra que o acalma. Trouxeste o jeito de saber o que se diz, quando e a quem, e rendes mais ao lado de alguém do que por tua conta.',
      gift: 'Contigo, ninguém fica mal visto. Sabes como cada um gosta do café e de que maneira se lhe dá uma má notícia.',
      shadow:
        'Um comentário descuidado fica contigo durante dias, e quem o fez nunca chega a saber. Deixas aos outros a metade maior e dizes que não custa nada.',
      scene:
        'Dois primos querem o mesmo relógio de parede. Perguntas a cada um que lembranças lhe traz e, ao segundo café, já um o embrulha para o outro.',
      advice: 'Usa esta semana o tato em teu proveito: pede a alguém uma coisa que tu lhe farias de boa vontade.',
    },
  },
  3: {
    mystic: {
      title: 'Uma Fita Colorida',
      essence:
        'Ataram-te ao pulso uma fita de festa. O teu talento é a alegria, em palavras, em cores ou em cantigas, e onde agitas a fita começa uma romaria.',
      gift: 'Até quem não te conhece se volta quando passas, como se viesse ao longe uma banda a tocar.',
      shadow:
        'A tua fita também esconde lágrimas: quanto mais te apetece chorar, mais a fazes rodopiar. Noutros dias são tantas as cores no ar que não se distingue nenhuma.',
      scene:
        'À porta, ao luar, os últimos convidados procuram as chaves do carro. Começas uma história já com um braço no casaco, e sentam-se todos nos degraus.',
      advice: 'Canta hoje alguma coisa, ou inventa uma rima, baixinho e só para ti.',
    },
    pragmatic: {
      title: 'O Dom da Palavra',
      essence:
        'Contas as coisas de modo que apetece ouvir. Falar, desenhar ou inventar com as mãos sai-te com a facilidade de um assobio, e com esse talento animas uma hora morta.',
      gift: 'A matéria mais seca ganha graça quando és tu a explicá-la, e os tímidos dão por si a participar.',
      shadow:
        'Começas mais do que acabas, e esticas uma história que já era boa no tamanho certo. Um elogio dá-te asas; um silêncio corta-tas no mesmo dia.',
      scene:
        'Há um quarto de hora que a fila das Finanças não anda. Lês em voz alta o aviso da parede como se fosse o boletim meteorológico, e até quem atende se ri.',
      advice: 'Dá forma acabada à próxima boa ideia antes de a contares a alguém.',
    },
  },
  4: {
    mystic: {
      title: 'Uma Chave de Ferro',
      essence:
        'Debaixo da almofada deixaram-te uma chave de ferro que serve em muitas portas. É um talento lento e seguro: o que fechas fica fechado, e o que guardas encontra-se.',
      gift: 'A casa que te passa pelas mãos deixa de ranger, e dorme-se melhor por saber que a chave está contigo.',
      shadow:
        'A chave que nunca sai do prego ganha ferrugem, e qualquer novidade te parece um arrombamento. Aguentas a porta a noite inteira sem chamares ninguém para te ajudar.',
      scene:
        'Depois do temporal, o caminho está cheio de ramos. Começas pelo teu portão, com um serrote, e ao cair da noite há um molho de lenha à porta de cada vizinho.',
      advice: 'Entrega hoje uma chave tua a alguém de confiança, e não lhe perguntes onde a guardou.',
    },
    pragmatic: {
      title: 'O Dom da Ordem',
      essence:
        'Vês como se desfaz uma confusão, e tens paciência para a desfazer. O talento com que nasceste é o trabalho cuidado e honesto, daqueles que só melhoram com o uso.',
      gift: 'As pessoas fiam-se na tua palavra, porque cumpres o que prometes no dia combinado.',
      shadow:
        'Os planos mudados sem aviso tiram-te o chão, e defendes um método que já deu o que tinha a dar. Por causa da última mancha no vidro, perdes a hora de sol.',
      scene:
        'A arrecadação do prédio é de todos, e ninguém lá entra. Pões prateleiras, fazes letreiros com o cartão de uma caixa de cereais e, no fim do dia, qualquer pessoa encontra, mesmo às escuras, a bomba da bicicleta.',
      advice: 'Arruma um armário que os outros também usem, e deixa que troquem as coisas de sítio.',
    },
  },
  5: {
    mystic: {
      title: 'Uma Pena de Gaivota',
      essence:
        'Deram-te uma pena de gaivota, que sabe de que lado vem o vento. Nasceste com o talento da leveza: lês o ar e, quando o tempo muda, já estás noutro sítio.',
      gift: 'Sobes em brisas que os outros nem sentem, e chegas quase sempre quando a festa vai a começar.',
      shadow:
        'O que o vento traz, o vento leva, e partes antes de a fruta estar madura. Quem contava contigo o verão inteiro fica com a tua chávena por lavar.',
      scene:
        'A carrinha do peixe não veio ao mercado. Segues um cheiro a canela por duas ruas e uma travessa, e o jantar desta noite tem um nome que não sabes escrever.',
      advice: 'Antes da próxima partida, lava a tua chávena, e diz a quem conta contigo em que dia voltas.',
    },
    pragmatic: {
      title: 'O Dom de te Adaptares',
      essence:
        'Mudas de plano sem perder o bom humor. Depressa te fazes a lugares, pessoas e ofícios novos, porque o teu talento é aprender com as mãos na massa, e não pelo manual.',
      gift: 'Falas com toda a gente, apanhas o jeito pelo caminho e dás vida ao que já cheirava a mofo.',
      shadow:
        'A rotina desgasta-te, e procuras emoção onde fazia falta descanso. Metade do que aprendes perde-se, quando só faltava praticar.',
      scene:
        'O voo foi cancelado e há uma multidão ao balcão. Voltas com duas sandes, boleia na carrinha de uma florista e a opinião dela sobre quase tudo.',
      advice: 'Retoma uma coisa que já começaste três vezes a aprender, e passa desta vez à lição seguinte.',
    },
  },
  6: {
    mystic: {
      title: 'Um Pão Quente',
      essence:
        'Puseram-te ao lado um pão que nunca acaba de se repartir, e quem tem fome deu sempre com a tua porta. O teu talento é o amor que se põe na mesa, quente e cortado às fatias.',
      gift: 'À tua volta o ar cheira a casa, e as visitas esquecem-se das horas.',
      shadow:
        'Dás a sorrir a tua fatia, que ninguém pediu, e vais para a cama com fome e um pouco de mau humor. E sabes de cor quem não agradeceu.',
      scene:
        'Os vizinhos novos jantam à volta de um caixote. Bates à porta com um tacho embrulhado num pano e, à saída, já lhes endireitaste o candeeiro.',
      advice: 'Guarda esta noite uma fatia de pão para o teu pequeno-almoço, e não a ofereças a ninguém.',
    },
    pragmatic: {
      title: 'O Dom de Acolher',
      essence:
        'As pessoas sentem-se em casa contigo ao fim de uma hora. Reparas em quem precisa de atenção, e juntas à responsabilidade o gosto pelo que é bonito e justo.',
      gift: 'O que tomas a cargo fica em boas mãos, e as zangas perdem o gume à mesa que puseste.',
      shadow:
        'Preocupas-te com quem está bem, e tomas por ingratidão qualquer reparo ao teu cuidado. O conselho chega antes da pergunta.',
      scene:
        'A colega regressa depois de meses fora e encontra a secretária limpa, uma caneta nova e a planta viva. Ninguém diz quem foi, e o agrafador merece nesse momento toda a tua atenção.',
      advice: 'Deixa que uma visita traga o jantar, e não te levantes para lavar a loiça.',
    },
  },
  7: {
    mystic: {
      title: 'Um Caderno em Branco',
      essence:
        'Veio contigo um caderno que só se escreve em silêncio, e desde então enches páginas à noite. Tens o talento de parar na linha por onde os outros passam a correr.',
      gift: 'Reconheces a frase verdadeira pelo sossego que traz, e não precisas que ta sublinhem.',
      shadow:
        'No caderno só há lugar para ti, e quem te quer bem fica do lado de fora da capa. Pedes razões às estrelas e esqueces-te de as pedir a quem está ao teu lado.',
      scene:
        'Todos admiram a torre do relógio ao luar. Descobres a portinha das traseiras, tocas à campainha do guarda, sobes quarenta e um degraus, e vês por dentro o relógio a dar a hora.',
      advice: 'Abre o teu caderno uma vez por semana, e lê uma página em voz alta a alguém.',
    },
    pragmatic: {
      title: 'O Dom da Observação',
      essence:
        'Notas o que não bate certo, e vale a pena ir atrás da tua primeira dúvida. Trouxeste uma cabeça que investiga, e que trabalha melhor em sossego e num só assunto.',
      gift: 'Concentras-te a fundo, e preferes saber bem uma coisa a saber dez de ouvir dizer.',
      shadow:
        'Desmontas um assunto até à última peça, e guardas a conclusão até ela já não servir. Arquivas em «a examinar» o que era só para sentir.',
      scene:
        'O vinho anda à roda da mesa e todos o gabam. Viras a garrafa, lês a letra miúda do rótulo, e ficas a saber que o vinho foi engarrafado a dois mil quilómetros dali.',
      advice: 'Quando deres por uma coisa que não bate certo, avisa logo e com calma quem trata do assunto.',
    },
  },
  8: {
    mystic: {
      title: 'Um Anel de Ferro e Ouro',
      essence:
        'Herdaste um anel de dois metais, ferro pela força e ouro pelo brilho. Vieste com talento para avaliar: pegas numa coisa, e sabes o que ela vale e o que aguenta.',
      gift: 'Os assuntos duros dobram-se nas tuas mãos sem partir, como o ferro na forja.',
      shadow:
        'O anel nunca te sai da mão, e esqueces-te de pegar nas coisas leves. Andas a medir o celeiro enquanto os outros dançam na eira.',
      scene:
        'O lagar velho está à venda, e vai lá gente suspirar. Percorres o chão, bates em duas traves, olhas para a prensa e dizes o que falta para voltar a dar azeite.',
      advice:
        'Diz hoje a alguém, com firmeza, quanto vale o teu trabalho, e diz a outra pessoa, com calor, quanto vale o dela.',
    },
    pragmatic: {
      title: 'O Dom da Gestão',
      essence:
        'Vês o que uma coisa vale e como a pôr a render. Quando é preciso governar algo grande, olham para ti, porque trouxeste o sentido prático e a coragem de o usar.',
      gift: 'Não perdes a calma com muito em jogo, e abarcas de relance o plano, o preço e as pessoas.',
      shadow:
        'Para ti, um dia vale pelo que rendeu, e tens pouca paciência para quem descansa. As rédeas voltam-te às mãos mesmo depois de as teres passado.',
      scene:
        'Avariou-se a caldeira do clube, e há três orçamentos no balcão. Perguntas o que falta em cada um e, dez minutos depois, o tesoureiro já telefona à firma do segundo.',
      advice: 'Marca na agenda um descanso com hora certa, e cumpre-o com o rigor que pões num negócio.',
    },
  },
  9: {
    mystic: {
      title: 'Um Manto Largo',
      essence:
        'Deram-te um manto onde cabem os que vêm de longe, e cada estrela te pareceu sempre da família. A largueza veio contigo: nada do que é humano te soa a estrangeiro.',
      gift: 'Quem chega não tem de se explicar, e encontra lugar ao teu lume sem bater duas vezes.',
      shadow:
        'O teu manto não chega para cobrir a terra inteira, e entretanto a tua lareira fica por acender. Perdoas mais depressa ao mundo do que a quem deixou o portão aberto.',
      scene:
        'Uma carta que não é para ti vem parar à tua caixa. Vais entregá-la a pé, com a última luz, ao outro lado da vila, e ficas uma hora a ver fotografias de gente que não conheces.',
      advice: 'Guarda uma noite por semana para os teus assuntos, e embrulha-te no manto antes de o emprestares.',
    },
    pragmatic: {
      title: 'O Dom da Compreensão',
      essence:
        'Compreendes pessoas que não se parecem nada contigo. É um talento que demora a escolher um só ofício, porque se alimenta de tudo o que viste e de toda a gente que encontraste.',
      gift: 'Trabalhas bem com qualquer idade e qualquer meio, e perdoas com mais facilidade do que a maioria.',
      shadow:
        'Dás o teu tempo a quem o pedir com uma boa história, e sem uma causa andas à deriva. Em público perdoas uma desilusão; em casa, ainda a remóis.',
      scene:
        'Na aula de línguas, o padeiro, a professora e o rapaz do skate sentam-se todos na tua ponta da mesa. No intervalo serves de intérprete, quase sempre com as mãos.',
      advice: 'Dá esta semana uma hora a uma só pessoa que precise dela, e conta-lhe também uma coisa tua.',
    },
  },
  10: {
    mystic: {
      title: 'Uma Roda de Oleiro',
      essence:
        'Quando chegaste, já girava uma roda de oleiro: o 1 é o eixo, o zero é o barro aberto em volta. Trouxeste a força de começar e, se a peça cai, de fazer outra maior.',
      gift: 'Do barro que os outros limpam das botas levantas tu uma forma, e dás-lhe nome antes que seque.',
      shadow:
        'A roda que não sabe parar salpica quem está por perto. E, quando uma peça te racha no forno, falas desse forno durante anos.',
      scene:
        'A chuva estragou o arraial, e os músicos já arrumam. Olhas para o celeiro vazio, para as lanternas, para a lua que se destapa, e às nove há baile.',
      advice: 'Faz hoje uma pausa a meio do que tens em mãos, e deixa que outra pessoa faça uma parte à maneira dela.',
    },
    pragmatic: {
      title: 'Jeito para Tomar a Dianteira',
      essence:
        'O 1 deste dia tem ao lado um zero que lhe dá alcance. Trouxeste a vontade de ir à frente, e também a coragem de voltar a começar do nada.',
      gift: 'Fazes de uma ideia um plano com o teu nome por baixo, e os contratempos aguçam-te o engenho.',
      shadow:
        'A parte miúda do trabalho fica por fazer se ninguém vier atrás de ti com uma lista. Defendes a primeira versão como se dela dependesse a tua honra.',
      scene:
        'A mercearia da esquina fechou, e a rua lamenta-se. Na sexta-feira já tens a chave por um mês, onze voluntários e uma tabuleta pintada nas costas de uma porta.',
      advice: 'Confia os pormenores do próximo plano a uma pessoa cuidadosa, e agradece-lhe à frente de todos.',
    },
  },
  11: {
    mystic: {
      title: 'Uma Harpa no Ar',
      essence:
        'Quando nasceste penduraram uma harpa onde só chega a brisa, e ela toca antes de teres tempo de pensar. Trouxeste o dom de te comoveres, e de dares a ouvir aos outros o que te comoveu.',
      gift: 'Aquilo que aos outros faz tremer torna-se melodia em ti, e quem te ouve volta para casa a trautear.',
      shadow:
        'As cordas que apanham a mais leve brisa apanham também todas as portas que batem na rua. Hoje acreditas na tua música, e amanhã já duvidas dela.',
      scene:
        'Antes de o coro começar, pões a mão no ombro de quem está à tua frente. «Hoje vai correr bem», dizes baixinho, e corre.',
      advice: 'Trauteia de manhã as três primeiras notas que te vierem, e leva-as contigo para as tarefas do dia.',
    },
    pragmatic: {
      title: 'O Dom da Intuição',
      essence:
        'As tuas impressões chegam depressa e acertam muitas vezes, embora te deixem em sobressalto. Este talento é um 2 com a corrente mais forte: pressentes até onde cada pessoa é capaz de ir.',
      gift: 'Dizes a palavra que anima no único momento em que ela muda alguma coisa.',
      shadow:
        'Quando esperam muito de ti, ficas a sonhar com uma ideia e não começas. Basta um sobrolho franzido para a largares.',
      scene:
        'Ouviram-se seis candidatos, e o júri inclina-se para o bem-falante. Pedes para ouvir outra vez a mais calada e, a meio da resposta, as canetas começam a mexer-se.',
      advice: 'Dá hoje o primeiro passo numa ideia tua, antes de pedires a opinião de alguém.',
    },
  },
  12: {
    mystic: {
      title: 'Um Cesto de Linhas',
      essence:
        'Entre as tuas primeiras coisas havia um cesto de linhas de cor, e bordas histórias desde então. Um fio é teu, outro é de quem te ouve, e o pano precisa dos dois.',
      gift: 'Na meada mais cinzenta descobres a cor viva, e um serão que se ia desfazendo sai-te das mãos inteiro.',
      shadow:
        'Puxas cinco fios antes do jantar e não rematas nenhum. Onde o desenho escurece, bordas uma flor por cima e mudas de conversa.',
      scene:
        'A chuva prende a festa toda debaixo do alpendre. Lanças uma frase sobre um gato zarolho, cada convidado tem de acrescentar outra, e ninguém dá pelo fim da chuva.',
      advice: 'Na próxima história que contares, não escondas a parte triste, e repara em quem se chega mais perto.',
    },
    pragmatic: {
      title: 'Queda para Contar',
      essence:
        'De um 1 que quer as coisas à sua maneira e de um 2 que escuta, este dia faz um 3 que conta histórias. Trouxeste imaginação, graça e a noção do que uma plateia aguenta.',
      gift: 'Uma saída tua transforma uma reunião sisuda em conversa, e a ideia fica na memória por causa da piada.',
      shadow:
        'Mudas de humor mais depressa do que de planos, e de planos mudas a toda a hora. À força de simpatia, contornas um problema que na quinta-feira lá estará à tua espera.',
      scene:
        'Na oficina, a conta é comprida e o cliente está vermelho. Pedes ao mecânico que a explique como à avó dele, e acabam os três a rir do tubo de escape.',
      advice: 'À próxima pergunta incómoda, dá primeiro a resposta simples, e só depois a piada.',
    },
  },
  13: {
    mystic: {
      title: 'Uma Vinha em Socalcos',
      essence:
        'Calhou-te em herança uma vinha em socalcos, com muita pedra e bom sol. O talento está debaixo da pedra: só responde à mão que volta, inverno após inverno.',
      gift: 'Onde outros veem xisto, vês tu as filas, e o que plantaste ainda dá uva quando as hortas apressadas já espigaram.',
      shadow:
        'Nos dias de mais pedra, olhas para o vale e sonhas com uma terra que se cavasse a si própria. Depois teimas na mesma fila, em vez de veres se vai na direção certa.',
      scene:
        'Nasce a lua sobre as hortas, e ainda há um regador ao serviço. Os caracóis já te levaram duas vezes as plantinhas, e lá estás de joelhos com o terceiro tabuleiro.',
      advice: 'Trabalha um pouco por dia no que mais custa, e larga-o enquanto ainda te apetece continuar.',
    },
    pragmatic: {
      title: 'Mão para o Trabalho Paciente',
      essence:
        'O 4 deste dia ganha-se pelo caminho mais longo: o talento só aparece quando deixas de procurar atalhos. Recebeste paciência para o pormenor e amor ao que fica bem feito.',
      gift: 'Desmontas o que não funciona, descobres porquê e voltas a montá-lo para durar.',
      shadow:
        'Quando uma tarefa resiste, ou dás um jeitinho para te livrares dela, ou emperras e recusas outra maneira. Um trabalho feito a meio gás estraga-te o serão.',
      scene:
        'A aplicação promete uma língua nova em três semanas. Ao fim de dez dias troca-la por uma gramática de lombada rota, e no outono discutes no conjuntivo.',
      advice: 'Atira-te de frente à tarefa que andas a contornar, vinte e cinco minutos por dia, cinco dias seguidos.',
    },
  },
  14: {
    mystic: {
      title: 'Dois Cântaros e um Ribeiro',
      essence:
        'Esperavam-te dois cântaros, e a água passava de um para o outro sem se perder uma gota. Esse é o teu talento: passas de uma coisa a outra e pouco entornas pelo caminho.',
      gift: 'Onde outros hesitam à beira do ribeiro, passas de pedra em pedra sem perder o pé, e chegas a rir à outra margem.',
      shadow:
        'Há noites em que entornas os dois cântaros, só pelo gosto do barulho. De manhã estão vazios, e tens sede.',
      scene:
        'Na festa da aldeia levas um prato em cada mão e já espreitas a terceira barraca. Ao lado, uma criança come uma cereja, muito devagar, e ficas a ver.',
      advice: 'Enche hoje o copo até dois terços, e saboreia-o até ao fim.',
    },
    pragmatic: {
      title: 'Jeito para Achar a Medida',
      essence:
        'A mudança é o teu elemento, e este dia pede que a governes: o 1 quer ir, o 4 quer saber as regras, e o teu 5 serve-se dos dois. Trouxeste rapidez e faro para as boas ocasiões.',
      gift: 'Percebes uma situação nova em minutos, corres o risco sensato e explicas tudo de modo que os outros te sigam.',
      shadow:
        'O teu fraco é o «só mais um»: mais um plano, mais uma rodada, mais uma hora sem ires dormir. Na euforia deitas a perder o que uma pausa teria salvado.',
      scene:
        'No carrinho dos saldos vão uma tenda, uma máquina de waffles e um ukulele. Na caixa, vês no telemóvel a fotografia do teu armário cheio, e devolves dois dos três.',
      advice: 'Antes de ires às compras, decide quanto te basta, e diz o número a alguém.',
    },
  },
  15: {
    mystic: {
      title: 'Uma Lanterna de Vidro Encarnado',
      essence:
        'Sobre o teu primeiro sono baloiçava uma lanterna de vidro encarnado, e desde então as caras parecem mais quentes ao pé de ti. Trouxeste a arte de chamar gente e de ter o que lhe dar.',
      gift: 'Onde penduras a tua luz, um pátio qualquer fica em festa, e até o gato vadio tem cadeira.',
      shadow:
        'Um brilho que conquista toda a gente habitua-se a ganhar. Deixas o portão aberto à aventura e o lume aceso por dever, e corres de um para o outro até à meia-noite.',
      scene:
        'Tens farinha nas mãos, a música está alta e a porta da cozinha não para de bater. Quem só vinha devolver o escadote já está a mexer o molho.',
      advice: 'Passa um serão sem animares ninguém, e vê quem fica à conversa.',
    },
    pragmatic: {
      title: 'Jeito para Cativar',
      essence:
        'Responsabilidade e gosto pela aventura: o 5 deste dia ama o mundo, e o 6 que ele forma com o 1 ama a casa. O teu talento é um calor que atrai, e uma mão de artista.',
      gift: 'Aprendes só de ver fazer, dás com largueza, e levas os outros a fazer de boa vontade o que podias ter mandado.',
      shadow:
        'Prometes mais horas do que a semana tem, porque cada promessa era sincera. O desejo de agradar decide por ti o que devias decidir de cabeça fria.',
      scene:
        'O senhorio vinha dizer que não ao jantar na rua. Sai com um frasco da tua marmelada, depois de te prometer os cavaletes e a extensão comprida.',
      advice: 'Ao próximo pedido responde «digo-te amanhã», e entretanto olha para a agenda.',
    },
  },
  16: {
    mystic: {
      title: 'Uma Torre com Luz na Janela',
      essence:
        'Cresceu contigo uma torre, e na janela mais alta houve sempre luz. O talento deste dia é interior: pedra a pedra, desfazes o que era falso e voltas a construir com o que é verdadeiro.',
      gift: 'À luz de uma candeia vês o que aos outros escapa ao meio-dia, e o que reconstróis tem bons alicerces.',
      shadow:
        'Do alto da torre, toda a gente parece pequena, e julgas saber que estrada serve a cada um. Se uma parede cede, escondes o entulho antes que alguém se ofereça para o carregar.',
      scene:
        'Nas limpezas da primavera, descem do sótão os diários antigos. Lês no chão até ao anoitecer, desatas a rir a meio de uma página, e de nove anos guardas onze linhas.',
      advice: 'Conta esta semana a alguém uma ideia ainda por assentar, e pergunta-lhe o que vê.',
    },
    pragmatic: {
      title: 'O Dom de Repensar',
      essence:
        'O teu talento é o segundo olhar: o 7 deste dia desmonta uma ideia até aos alicerces e volta a erguê-la. Esse olhar cresce sempre que deixas cair uma certeza de estimação.',
      gift: 'Dás pelo que é oco num raciocínio bonito, e pelo que é sólido num raciocínio tosco.',
      shadow:
        'Ter razão importa-te mais do que estar perto. Corriges as pessoas em silêncio, guardas a distância e admiras-te de que tomem isso por orgulho.',
      scene:
        'Ao diapositivo duzentos, percebes que o ponto de partida estava errado. Os outros suspiram; abres um ficheiro vazio, escreves uma frase, e há semanas que não tinhas tão boa cara.',
      advice: 'Diz uma vez esta semana «enganei-me nisso», sem acrescentares os motivos.',
    },
  },
  17: {
    mystic: {
      title: 'Uma Estrela e uma Balança',
      essence:
        'Sobre a casa onde nasceste havia uma estrela calada e, lá dentro, uma balança de pratos limpos. Trouxeste ambas: a vista longa do céu e a mão certa para pesar.',
      gift: 'Plantas o souto para quem ainda não nasceu, e sabes quanto custa cada castanheiro.',
      shadow:
        'Olhas para a estrela, decides a sós, e voltas para dentro com o caso arrumado. Quem ficou em casa também teria gostado de ver o céu.',
      scene:
        'Na praia, os outros vão à frente, e tu paras junto a um barco velho encalhado. Ao luar, espetas a unha na madeira e acenas que sim: daqui a dois verões leva dez pessoas.',
      advice: 'Fala esta semana a alguém do teu próximo plano, enquanto ainda se pode mudar.',
    },
    pragmatic: {
      title: 'Faro para o que Dura',
      essence:
        'O 7 pensa e o 8 executa: neste dia trabalham juntos, e dão um juízo seguro em coisas grandes. Nasceste com ambição, e com paciência para deixar uma ideia dar provas.',
      gift: 'Decides pela tua cabeça e quase sempre bem, porque és quem mais tempo olha para os factos.',
      shadow:
        'Confias tanto no teu veredicto que só pedes conselho por educação. Às contas pequenas e à conversa de circunstância dás pouca importância, e mais tarde fazem-te falta.',
      scene:
        'No leilão, toda a gente licita o quadro. Ficas com o caixote de livros de contas que estava por baixo, pelo preço de um almoço, e antes da noite telefonam do arquivo municipal.',
      advice: 'Antes da próxima decisão grande, pede a alguém que defenda o contrário, e toma notas.',
    },
  },
  18: {
    mystic: {
      title: 'Uma Barca de Muitos Remos',
      essence:
        'À beira-rio esperava-te uma barca de muitos remos, com o leme já virado para ti. O teu talento é guiar para que os outros cheguem: sentes a corrente, e sabes o nome de quem rema.',
      gift: 'Juntas no mesmo banco viajantes que nada têm em comum, e cada um sente que foi escolhido.',
      shadow:
        'Uma barca tão larga pesa, e não deixas mais ninguém guiá-la. Se tardam os agradecimentos, amuas ao leme e dizes que é do vento.',
      scene:
        'Depois da ceia das vindimas ficas a sós com as mesas compridas. Dobras as toalhas, apagas as lanternas uma a uma, e deixas a última para quem vier tarde.',
      advice: 'Deixa por um dia a direção a outra pessoa, e rema ao compasso que ela marcar.',
    },
    pragmatic: {
      title: 'Jeito para Conduzir quem Ajuda',
      essence:
        'Sentido de organização e coração largo: o 1 e o 8 deste dia sabem pôr as coisas a andar, e o 9 que formam pergunta para quê. Diriges melhor quando o resultado é de todos.',
      gift: 'Pões a pessoa certa no sítio certo, e falas da mesma maneira à presidente e a quem limpa.',
      shadow:
        'Ficas com a causa, as contas e a loiça, e depois zangas-te com quem não fez nada. O que já acabou continuas a carregar, porque sair te parece abandonar as pessoas.',
      scene:
        'O ginásio da escola está soterrado em casacos oferecidos. Divides o monte em sete, dás uma parte a cada voluntário, e à hora do lanche já se vê o soalho.',
      advice: 'Procura uma obrigação que já perdeu o sentido, e despede-te dela como deve ser.',
    },
  },
  19: {
    mystic: {
      title: 'Um Nascer do Sol Só Teu',
      essence:
        'Nasceste à hora em que não havia outra luz acesa, e cedo aprendeste a ser a tua própria manhã. O teu talento é a coragem de ficar de pé sem encosto, e tem um segredo: também te podes encostar.',
      gift: 'A tua vontade sobe como o sol, sem pressa e a direito, e não há conversa que a faça voltar para trás do monte.',
      shadow:
        'Trazes a lenha, acendes o lume e ficas diante dele a sós, a estranhar o frio nas costas. Qualquer ajuda te parece uma nuvem.',
      scene:
        'Arrastas a mesa grande pelo quintal, e ouves do muro «queres ajuda?». Dizes que não, avanças dois palmos, olhas para as primeiras estrelas, e dizes que sim.',
      advice: 'Quando carregares um peso, deixa que alguém pegue na outra ponta, e não lhe corrijas o jeito.',
    },
    pragmatic: {
      title: 'Jeito para Andar por Conta Própria',
      essence:
        'Trouxeste a autonomia: vais longe só com a tua cabeça. O 9 por trás do teu 1 alarga-te as vistas, e este talento amadurece quando deixas entrar os outros.',
      gift: 'Continuas depois do aplauso e depois do revés, e dizes às claras aquilo que defendes.',
      shadow:
        'Recusas ajuda por hábito, e depois reparas em quem não a ofereceu. A tua maneira passa a ser a única, e um conselho soa-te a desconfiança.',
      scene:
        'Seis sacos, quatro andares, uma só viagem. À entrada, um vizinho quis ajudar, e disseste que não era preciso. Subiu atrás de ti na mesma, e é ele quem te abre a porta, porque já não tens mão livre.',
      advice: 'Pede ajuda numa coisa que farias bem sem ninguém, e deixa que a façam de outra maneira.',
    },
  },
  20: {
    mystic: {
      title: 'Uma Taça de Água Quieta',
      essence:
        'À cabeceira puseram-te uma taça de água quieta, e a lua vem vê-la todas as noites. Trouxeste o talento de receber: quem se debruça sobre ti vê-se a uma luz mais bondosa.',
      gift: 'Junto de ti até o vento fala mais baixo, e os mais tímidos saem do seu canto como coelhos ao lusco-fusco.',
      shadow:
        'Basta um passo no corredor e toda a tua água estremece. Ficas da cor de quem por último se debruçou, e só ao serão encontras a tua.',
      scene:
        'No baile do casamento, uma tia velha marca o compasso com o pé. Estendes-lhe a mão sem dizer nada e, antes do refrão, já ela rodopia.',
      advice: 'Recolhe-te uma hora por dia, de porta fechada, e pergunta-te o que sentes.',
    },
    pragmatic: {
      title: 'Olho para os Pequenos Sinais',
      essence:
        'O 2 deste dia está aberto por todos os lados, porque tem um zero ao pé: captas humores, tons e olhares que aos outros escapam. Rendes mais a dois, com vagar e sem palco.',
      gift: 'Com um olhar ou um chá adoças um ambiente azedo, e fazes trabalho fino onde conta a paciência.',
      shadow:
        'A tua disposição é a da última sala em que estiveste. Adias uma decisão até que outra pessoa a tome, e depois descobres que não te serve.',
      scene:
        'No ensaio, todos olham para o maestro. Só tu vês que a segunda flauta se enganou na folha, e passas-lhe a tua sem fazer barulho.',
      advice: 'Toma esta semana três pequenas decisões por dia, antes de perguntares aos outros o que preferem.',
    },
  },
  21: {
    mystic: {
      title: 'Um Papagaio de Papel',
      essence:
        'Veio ao mundo, preso à tua mão, um papagaio de papel, e a cauda ainda não acabou de se desenrolar. Trouxeste a alegria que sobe: quantos mais olhos a seguem, mais alto vai.',
      gift: 'Fazes sair gente desconhecida para o monte, de nariz no ar, e daí a pouco partilham-se mantas.',
      shadow:
        'Sem uma brisa de admiração, o papagaio nem levanta do chão. De vez em quando os nervos zunem-te como o fio, por causa de uma trovoada que mais ninguém vê.',
      scene:
        'No pátio, todas as portadas estão fechadas. Experimentas uma moda com duas colheres na beira do tanque, abre-se uma janela, depois outra, e do quarto andar responde um trompete.',
      advice:
        'Faz esta semana, sem ninguém a ver, uma coisa que costumas mostrar, só pelo gosto de sentires o fio na mão.',
    },
    pragmatic: {
      title: 'Jeito para Ganhar Simpatias',
      essence:
        'Gente, ideias e pressa da boa: neste dia, o 2 abre a porta, o 1 entra, e o 3 que formam já tem a sala do seu lado. O teu talento precisa de público.',
      gift: 'As ideias vêm-te em companhia, e apresenta-las de tal modo que os outros as tomam por suas.',
      shadow:
        'Dizes que sim no calor da noite, e arrependes-te ao pequeno-almoço. Um acolhimento frio faz-te imaginar uma dúzia de coisas que ninguém pensou.',
      scene:
        'Ias à reunião para ouvir. Quarenta minutos depois tens o marcador na mão e o quadro cheio, e quem mais se opunha quer saber quando se começa.',
      advice: 'Volta a uma ideia tua que tenha entusiasmado alguém, e trata agora da metade aborrecida.',
    },
  },
  22: {
    mystic: {
      title: 'Um Compasso e um Prumo',
      essence:
        'Junto ao teu berço havia um compasso para as estrelas e um prumo para as paredes, e as tuas mãos sabem usar ambos. O teu talento é construir em grande: o que desenhas de noite aguenta peso de dia.',
      gift: 'Entras num sonho e sais de lá com a planta da casa, sem que o sonho fique a perder.',
      shadow:
        'A torre com que sonhas faz sombra à casinha onde vives. Nada mais pequeno te parece merecer argamassa, e a argamassa vai secando.',
      scene:
        'Na maré vazia começas com um pau um castelo para uma criança. Quando a água volta, já lá há ruas, um aqueduto e nove engenheiros de balde na mão.',
      advice: 'Escreve hoje numa folha para que serve o teu maior plano, e quanto custa.',
    },
    pragmatic: {
      title: 'O Dom das Grandes Obras',
      essence:
        'Pensas em grande sem perderes de vista o passo seguinte. É um talento mais exigente do que o do 4, e pede trabalho que sirva a muita gente por muito tempo.',
      gift: 'Convences as pessoas práticas de uma ideia enorme, porque lhes dizes o que se faz primeiro e quem o faz.',
      shadow:
        'Pões às costas mais do que uma pessoa aguenta, e custa-te chamar êxito a um êxito modesto. Nos dias tensos só vês o que falta.',
      scene:
        'Ofereceram um piano velho à vila, e ninguém sabe onde o pôr. Perguntas quem tem chaves, quem tem carrinha e quem sabe tocar, e em maio há concerto no coreto todos os sábados.',
      advice: 'Escreve tudo o que queres fazer, e marca com um círculo o que cabe num mês.',
    },
  },
  23: {
    mystic: {
      title: 'Uma Andorinha no Beiral',
      essence:
        'No ano em que nasceste, uma andorinha fez ninho por cima da porta, e ensinou-te a estar em casa mesmo em viagem. O teu talento é a asa rápida: onde pousas, entra ar fresco.',
      gift: 'Roças a água uma vez e sabes-lhe a fundura, e levas logo a novidade a quem ficou na margem.',
      shadow:
        'Para ti há outono em todos os meses, e pousas no fio, de partida, antes de o ninho estar vazio. Com tanta leveza, passas por cima de lugares onde devias ter ficado.',
      scene:
        'Na estação tens uma hora e uma mala rebentada. Um sapateiro põe-lhe uma correia, um estudante ensina-te um refrão, e partes com duas moradas e um guarda-chuva emprestado.',
      advice: 'Volta esta semana a um lugar de onde saíste à pressa, e fica até se acenderem as luzes.',
    },
    pragmatic: {
      title: 'Jeito para Apanhar no Ar',
      essence:
        'Perceber à primeira é o teu talento. O 5 deste dia traz consigo o sentir do 2 e a palavra do 3, e apanha um ofício, uma piada ou um feitio em metade do tempo.',
      gift: 'Acertas no tom com qualquer pessoa, e encontras saída prática onde os outros param.',
      shadow:
        'Compreendes tão depressa que sais antes do fim, onde estava o essencial. Os limites, mesmo os sensatos, parecem-te uma ofensa pessoal.',
      scene:
        'As instruções da máquina de café vêm numa língua que ninguém à mesa sabe ler. Olhas para os bonecos, levas a folha ao restaurante em frente, onde há quem fale essa língua, e às dez sai a primeira bica.',
      advice: 'À próxima explicação que te derem, ouve até ao fim, e repete a última parte por palavras tuas.',
    },
  },
  24: {
    mystic: {
      title: 'Uma Manta de Retalhos',
      essence:
        'Embrulharam-te numa manta feita dos retalhos de muitos verões, e desde então não paraste de lhe acrescentar quadrados. É um talento de mãos fiéis: o que se descose vem ter ao teu colo.',
      gift: 'Trazes a paz a uma casa como a tarde recolhe os pássaros, sem chamar.',
      shadow:
        'Um ponto solto parece-te o fim do pano, e choras por ele antes de procurares a linha. Aconchegas os outros com tanta força que nem se podem virar.',
      scene:
        'Serão de novembro, o rádio baixinho, um casaco do avesso sobre os joelhos. Quando volta ao dono leva um bolso novo, com fundura para uma mão gelada.',
      advice: 'Deixa esta semana que outra pessoa cosa o que rasgou, e não lhe tires a agulha da mão.',
    },
    pragmatic: {
      title: 'Jeito para Manter a Mesa Unida',
      essence:
        'Cuidas com lealdade, de mangas arregaçadas: o 2 sente o que está mal, o 4 põe mãos à obra, e no 6 encontram-se os dois à mesa da cozinha. Sabes reatar laços, e mantê-los.',
      gift: 'O teu afeto vê-se em gestos de todos os dias, e contam com eles como com o pão da manhã.',
      shadow:
        'De um almoço adiado fazes um drama. No amor, na amizade ou no trabalho levas tu o peso todo, e assim ninguém aprende quanto pesa.',
      scene:
        'De quinze em quinze dias, ao domingo, há mesa posta para quem aparecer. Dois dos convidados zangaram-se na primavera; a um dás as batatas, ao outro o molho, e senta-los lado a lado.',
      advice:
        'Da próxima vez que uma palavra te magoar, pergunta o que queriam dizer com ela, antes de tirares conclusões.',
    },
  },
  25: {
    mystic: {
      title: 'Uma Gota de Âmbar',
      essence:
        'Coube-te na mão fechada uma gota de âmbar, com uma asa minúscula lá dentro. Sabes de nascença ver o grande no pequeno, e a verdade quieta por baixo do barulho das conversas.',
      gift: 'Levantas uma coisa contra a luz, dás-lhe uma volta entre os dedos, e sabes de onde veio e quanto custou.',
      shadow:
        'O que descobriste fica fechado na resina. Mostras o lado polido, e quem teria gostado de ver a asa lá dentro vai para casa sem saber dela.',
      scene:
        'No piquenique, os outros jogam à bola. Ficas uma hora de cócoras junto ao muro e, ao lanche, quando por fim há silêncio, falas da aranha que refez três vezes a teia.',
      advice: 'Mostra esta semana a alguém o que guardas no âmbar: um sentimento verdadeiro, dito sem o polires.',
    },
    pragmatic: {
      title: 'Jeito para Ir ao Fundo das Coisas',
      essence:
        'Um 7 quer provas, e o teu tem ainda o instinto do 2 e o gosto do 5 por experimentar: lógica e palpite trabalham lado a lado. Deram-te talento para investigar e, muitas vezes, dedos hábeis.',
      gift: 'Verificas antes de acreditar, e sobre o que depois afirmas pode-se construir.',
      shadow:
        'Julgas pelos factos e esqueces-te de dizer o que sentes, mesmo quando é esse o facto. As tuas críticas chegam prontas e sem avisar.',
      scene:
        'Há três fins de semana que o pão não cresce. Fazes quatro pãezinhos, mudas uma coisa em cada um, marca-los com palitos e, no domingo à noite, a culpada é a farinha.',
      advice: 'Diz «sinto» uma vez por dia esta semana, e deixa de fora o «porque».',
    },
  },
  26: {
    mystic: {
      title: 'Uma Adega de Duas Portas',
      essence:
        'Deixaram-te uma adega de duas portas, uma para a uva que entra, outra para os vizinhos que vêm depois. Trouxeste o talento da fartura, e o de a repartir.',
      gift: 'Da soleira vês o vale inteiro, e o teu aperto de mão é quente no dia mais frio da feira.',
      shadow:
        'Há invernos em que fechas a sete chaves o vinho que era para a festa. Noutros dás tanto, e com tal gosto, que não te sobra com que consertar o telhado.',
      scene:
        'Maçãs a mais, uma prensa emprestada, uma tarde de vespas e de riso. À noite, cada casa tem os seus frascos, e já deixaste combinado de quem é a vez para o ano.',
      advice: 'Faz esta semana as contas ao que tens, e põe de parte um pouco para aquilo que te encanta.',
    },
    pragmatic: {
      title: 'Cabeça para Negócios Justos',
      essence:
        'O teu 8 nasceu de um 2 e de um 6, e por isso entende tanto de pessoas como de números. O talento é o sentido de negócio com bons modos, e acaba em acordos que ambos os lados cumprem.',
      gift: 'Não perdes de vista o conjunto, jogas limpo, e os outros dão o melhor porque os tratas bem.',
      shadow:
        'Os pormenores enfadam-te, e as pontas soltas acumulam-se numa gaveta. Preferes pagar de mais a fazer má figura, e depois ficas a remoer.',
      scene:
        'A banda não se entende sobre a divisão do dinheiro. Pegas numa base de copo, escreves quem conduziu, quem ensaiou e quem trouxe a bateria, e assinam os cinco.',
      advice:
        'Abre a gaveta das pontas soltas durante meia hora, com alguém que goste de pormenores, e paga-lhe o almoço.',
    },
  },
  27: {
    mystic: {
      title: 'Um Poço à Beira da Estrada',
      essence:
        'À beira da estrada onde começaste havia um poço, e os viajantes bebiam sem perguntar de quem era. Trouxeste fundura e largueza numa só coisa: um espírito calado onde cabe a estrada toda.',
      gift: 'Falas pouco e, quando falas, até os pássaros pousados na beira do poço levantam a cabeça.',
      shadow:
        'A tua água é funda e tem tampa: o que sentes fica lá até o balde já não saber o caminho. Dás de beber a quem passa, e da tua sede não dizes nada.',
      scene:
        'A discussão já deu três voltas à fogueira. Empurras um toro para o lume, dizes seis palavras sobre o rio por onde todos vieram e, de repente, é tarde e há paz.',
      advice: 'Antes de tratares de alguém, bebe um copo de água, e conta a uma pessoa o que te faz falta.',
    },
    pragmatic: {
      title: 'Autoridade sem Alarde',
      essence:
        'Seguem-te antes de dares conta de que vais à frente. Do 7 tens a fundura, do 2 a delicadeza, e o 9 que eles formam quer que este talento sirva para lá da tua porta.',
      gift: 'Na confusão não perdes a cabeça, vês vários lados ao mesmo tempo, e o teu exemplo faz o que as ordens não conseguem.',
      shadow:
        'Guardas os teus motivos, e depois achas que ninguém te entende. As mágoas antigas têm em ti uma prateleira inteira, sem pó e por ordem.',
      scene:
        'À mesma porta formaram-se duas filas, e com elas os maus humores. Pões-te no meio, mandas entrar um da esquerda e um da direita, e ao fim de um minuto aquilo anda sem ti.',
      advice: 'Na próxima mensagem ao grupo, diz o porquê, e não apenas o quê.',
    },
  },
  28: {
    mystic: {
      title: 'Um Archote para Duas Mãos',
      essence:
        'O archote que se acendeu quando nasceste tem o cabo comprido, com lugar para duas mãos. O talento que trouxeste é ir à frente em companhia: levas a luz onde sirva a toda a gente.',
      gift: 'De um ajuntamento fazes um cortejo, e até os tímidos dão por si quase na primeira fila.',
      shadow:
        'De noite sonhas a montanha mais alta do que é, e de dia zangas-te com o caminho. Se ninguém elogia a chama, pões-te a agitá-la.',
      scene:
        'Há nevoeiro na serra, e o grupo aperta-se. Contas as cabeças duas vezes, dás o braço a quem vem mais devagar, e chegam todos ao abrigo, a cantar, ao passo dessa pessoa.',
      advice: 'Deixa que outra pessoa vá à frente uma tarde inteira, e repara no que vês quando não és tu a guiar.',
    },
    pragmatic: {
      title: 'Vontade que Leva Outros Consigo',
      essence:
        'Levas os outros contigo pela persuasão. Por trás do teu 1 estão o tato do 2 e a organização do 8, e assim a vontade, que é o talento deste dia, rende mais em boa companhia.',
      gift: 'Apontas alto, planeias com solidez e dás aos outros uma parte de que se orgulham.',
      shadow:
        'Pintas as dificuldades maiores do que são, e os elogios mais pequenos. Se te mandam fazer alguma coisa, és um muro de boas maneiras.',
      scene:
        'O prédio quer há anos um abrigo para bicicletas. Tomas café com cada um dos três que são contra e, na reunião seguinte, são eles a propô-lo.',
      advice: 'Escreve palavra por palavra o próximo elogio que receberes, e não lhe tires nada.',
    },
  },
  29: {
    mystic: {
      title: 'Um Espelho Virado para a Lua',
      essence:
        'No quarto onde nasceste havia um espelho virado para a lua, e ele mostra-te as coisas antes de terem nome. O talento deste dia é o do 11: uma visão pousada num 2 muito sensível.',
      gift: 'Quando te vem uma imagem, basta contá-la, e alguém que mal conheces fica a saber o que há de fazer.',
      shadow:
        'O teu céu passa da lua cheia à lua nova numa só tarde. Do lado escuro, julgas que a luz nunca foi tua, e não deixas que te tragam um candeeiro.',
      scene:
        'Acordas com um portão azul diante dos olhos, e falas nele ao café. A tua amiga pousa a chávena: tem o dela por pintar, e andava há semanas sem saber de que cor.',
      advice: 'Depois de um sonho forte, escreve o que viste, e a seguir vai regar as plantas.',
    },
    pragmatic: {
      title: 'O Dom de Ver Mais à Frente',
      essence:
        'Por trás deste dia está o 11, e por trás do 11 o 2: pressentes cedo um ambiente ou uma possibilidade, mais em imagens do que em argumentos. É um talento intenso, que gosta de dias com horário.',
      gift: 'Comoves as pessoas com um exemplo ou uma imagem, e quem trabalha a teu lado cresce.',
      shadow:
        'Entusiasmo às dez, dúvida às quatro: o teu juízo sobe e desce com os nervos. Esperas que os outros sintam aquilo que não lhes contaste.',
      scene:
        'A comissão hesita entre dois projetos para a praça, o A e o B. Descreves como será lá estar numa terça-feira de chuva, ninguém fala por um momento, e nasce o C.',
      advice: 'Aponta numa linha cada ideia e a hora a que veio, e ao fim da semana vê em que hora deves confiar.',
    },
  },
  30: {
    mystic: {
      title: 'Uma Caixa de Tintas da Madrugada',
      essence:
        'Abriram a teu lado, à primeira luz, uma caixa de tintas, e a tampa nunca mais se fechou. O 3 tem aqui ao lado um zero largo como o céu: o teu talento é mostrar a vida de maneira que ela brilhe.',
      gift: 'Pões um fio de ouro no jarro mais simples, e bebe-se dele como se fosse domingo.',
      shadow:
        'Com tantas cores molhadas ao mesmo tempo, fica tudo castanho. Deixas telas por todas as divisões, cada uma com um canto glorioso, e já falas da próxima.',
      scene:
        'O abrigo da paragem, junto ao pomar, é cinzento há trinta anos. Num sábado, com licença da junta e uma lata de amarelo, pintas-lhe um sol na parede, e o motorista do autocarro abranda só para ver.',
      advice: 'Pinta ou desenha alguma coisa esta semana só com três cores, e assina-a.',
    },
    pragmatic: {
      title: 'O Dom de Dar Vida às Coisas',
      essence:
        'Um 3 puro, que o zero alarga: deram-te imaginação, encanto e uma maneira viva de contar as coisas. Explicas melhor quando representas, e tudo o que sentes se vê na tua cara.',
      gift: 'Aprender contigo é um gosto, e o teu calor faz de uma plateia um grupo de amigos.',
      shadow:
        'Vives do aplauso, e dispersas-te para o ter. As opiniões saem-te depressa e alto, e ao serão já é difícil recolhê-las.',
      scene:
        'A guia do museu ficou sem voz e dá-te os apontamentos. Ao segundo quadro, metes os papéis no bolso, emprestas um sotaque à duquesa, e a turma deixa de se empurrar.',
      advice: 'Dedica uma tarde a melhorar uma história tua em vez de inventares outra.',
    },
  },
  31: {
    mystic: {
      title: 'Uma Ponte de Bom Carvalho',
      essence:
        'Nos meses compridos do ano sobra um dia, e o que sobrou coube-te a ti, como um resto de boa madeira. Tens o talento de quem sonha uma ponte e vai depois à procura do carvalho: o 3 e o 1 ao serviço de um 4 paciente.',
      gift: 'Por cima do que constróis passam carroças e namorados, e debaixo do arco há um desenho que só veem os barqueiros.',
      shadow:
        'Lembras-te de cada tábua da ponte, e também de cada mão que não veio levantá-la. Se o rio muda de leito, continuas a guardar a passagem antiga.',
      scene:
        'Noite de verão, e partiu-se o baloiço da casa ao lado. Vais buscar uma tábua e uma lanterna, trabalhas a assobiar, e gravas uma luazinha no assento.',
      advice: 'Vai este mês, sem ferramentas, a uma terra cujas pontes nunca atravessaste.',
    },
    pragmatic: {
      title: 'Jeito para Pôr as Ideias de Pé',
      essence:
        'Inventas, e contas também os parafusos: é o que fazem um 3 e um 1 quando a soma é 4. O teu talento é dar a uma boa ideia pernas, orçamento e data.',
      gift: 'Organizas com gosto, lembras-te do que se combinou, e manténs a lealdade quando a coisa se torna trabalhosa.',
      shadow:
        'Custa-te ver fazer de outra maneira, sobretudo se for melhor. Favores e desfeitas apontas no mesmo livro, com igual rigor.',
      scene:
        'O teatro de fantoches precisa de um palco que caiba num carro pequeno. Medes a bagageira, passas um serão a dobrar papel e, no sábado, lá está o palco, de dobradiças, montado em quatro minutos.',
      advice:
        'Dá por saldado um favor que alguém te deve e, em vez de o cobrares, convida essa pessoa para um passeio.',
    },
  },
}
