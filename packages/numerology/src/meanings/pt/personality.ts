import type { CoreValue, Meanings } from '../meaning.ts'

/** The Personality: how a person is met from outside, before anyone knows them well. */
export const personalityMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'A Lâmina Clara da Aurora',
      essence:
        'Entras como o primeiro raio sobre a água, e as cabeças viram-se antes de saberem porquê. Sente-se em ti uma vontade que já escolheu a sua estrela.',
      gift: 'O teu porte dá coragem, como uma única luz no promontório sossega uma frota inteira. Onde estás, até o vento parece saber para onde vai.',
      shadow:
        'Muitos veem só o brilho, e guardam uma distância que nunca pediste. Toda a gente admira a aurora, e ninguém se lembra de lhe levar um chá.',
      scene:
        'Chegas ao abrigo da serra pela primeira vez, como toda a gente. Ainda não pousaste a mochila, e já dois caminhantes te perguntam por onde se desce para o vale.',
      advice: 'Mostra hoje uma dúvida, ou faz um pedido: quem te admira de longe fica a saber que se pode aproximar.',
    },
    pragmatic: {
      title: 'Confiança à Primeira Vista',
      essence:
        'As pessoas veem em ti capacidade, franqueza e segurança. Esperam que tomes a dianteira, mesmo nos dias em que preferias não o fazer.',
      gift: 'Pareces estar à altura de um desafio, e por isso depressa te confiam responsabilidades. O aperto de mão, o passo, as frases curtas: tudo diz que a coisa se faz.',
      shadow:
        'À primeira vista pareces ter pouca paciência e não querer ajuda. As ofertas acabam-se, porque todos julgam que não precisas de nada.',
      scene:
        'É o teu primeiro dia, e entra um estafeta com uma encomenda que ninguém pediu. Passa por cinco colegas com anos de casa e estende-te a caneta a ti.',
      advice:
        'Ao conheceres alguém, começa por uma pergunta, e ouve a resposta até ao fim antes de falares dos teus planos.',
    },
  },
  2: {
    mystic: {
      title: 'O Rosto Suave da Lua',
      essence:
        'Chegas como o luar, sem um som, e a sala sossega. Os outros sentem que junto de ti podem baixar a voz e a guarda.',
      gift: 'À tua volta os tímidos abrem-se, como flores que só desabrocham ao anoitecer. Os segredos vêm ter contigo por seu pé, e ficam.',
      shadow:
        'Um brilho tão calado escapa a quem olha para tochas. Os elogios vão para quem, por acaso, estava à tua luz.',
      scene:
        'O gato da casa foge de todas as visitas. Sentas-te na cadeira junto à porta, sem olhar para ninguém, e antes de servirem o café já ele dorme no teu casaco.',
      advice: 'Veste uma coisa que brilhe um pouco, diz alto a frase que ias calar, e deixa que reparem em ti.',
    },
    pragmatic: {
      title: 'Delicadeza que Aproxima',
      essence:
        'O que primeiro se vê em ti é simpatia, modéstia e aprumo. As pessoas sentem que as vais ouvir até ao fim e que não as vais envergonhar.',
      gift: 'Em poucos minutos pões à vontade quem está nervoso. Num desacordo, as duas partes julgam ter-te do seu lado, e ambas podem contar com a tua discrição.',
      shadow:
        'Dás a ideia de hesitar e de ceder em tudo, muito mais do que na verdade cedes. O turno extra, o lugar do meio e o cliente difícil vão dar sempre a ti.',
      scene:
        'Na plataforma cheia, alguém tem de perguntar qual é o comboio para o aeroporto. Os olhos passam por trinta caras e param na tua.',
      advice: 'Num grupo, fala cedo, nem que seja pouco, para a tua opinião estar na mesa antes de começares a ceder.',
    },
  },
  3: {
    mystic: {
      title: 'O Cometa que Dança',
      essence:
        'Atravessas uma festa com um rasto claro de riso, e por um tempo a noite parece mais nova. Lembram-se do brilho muito depois de saíres.',
      gift: 'Com uma só frase aligeiras uma hora pesada, como quem abre uma janela. Ao pé de ti, até as cores ganham atrevimento.',
      shadow:
        'Uma estrela cadente ouve os desejos de todos e não conta os seus. Na noite em que deixas o brilho em casa, perguntam-te o que se passa.',
      scene:
        'O vento leva-te o chapéu pela praça fora. Corres, apanha-lo ao terceiro salto, fazes uma vénia ao chafariz, e a esplanada inteira bate palmas.',
      advice:
        'Na próxima festa, fica um bocado depois de a música parar, e deixa que alguém conheça a noite calma por trás do teu brilho.',
    },
    pragmatic: {
      title: 'Vivacidade que Conquista',
      essence:
        'Vê-se em ti graça, à-vontade e boa disposição. O teu estilo, a tua voz e as tuas histórias causam boa impressão logo à entrada, e ninguém se esquece de ti.',
      gift: 'Começas uma conversa em qualquer lado e fazes um desconhecido sentir-se interessante. As ocasiões aborrecidas melhoram quando o teu nome está na lista.',
      shadow:
        'Pareces levar as coisas menos a sério do que levas, e falas mais quando os nervos apertam. O trabalho que te custou serões é atribuído ao teu encanto.',
      scene:
        'No elevador nunca ninguém fala. Entras no segundo andar com uma caixa de pastéis, e ao sexto já três departamentos sabem o que se festeja e um deles vai contigo.',
      advice:
        'Na próxima conversa séria, diz o que querias dizer, e fica uns segundos em silêncio em vez de acabares com uma graça.',
    },
  },
  4: {
    mystic: {
      title: 'A Pedra Erguida',
      essence:
        'Quem se chega a ti respira mais devagar, como quem pousa a mão numa pedra antiga da charneca. As nuvens passam com pressa, e tu ficas.',
      gift: 'A tua firmeza é um abrigo, e quem anda perdido encontra o lado onde não sopra o vento. O que te contam fica onde o puseram.',
      shadow:
        'De longe, uma pedra parece fria, e tu guardas lá dentro um dia inteiro de sol. Pouca gente espera pela noite para o descobrir.',
      scene:
        'Chegou a feira, e anda tudo a correr. «Encontramo-nos ao pé de ti», gritam-te por cima do ombro, e ficas debaixo do candeeiro com quatro casacos no braço.',
      advice:
        'Da próxima vez que conheceres alguém, deixa ver logo um pouco do calor que guardas, num sorriso ou numa palavra desprevenida.',
    },
    pragmatic: {
      title: 'Solidez em que se Confia',
      essence:
        'Mostras sensatez e boa preparação, e pareces de fiar. Os outros partem do princípio de que verificaste o que dizes e de que apareces à hora combinada.',
      gift: 'É a ti que se entregam as chaves. Quem te conhece há cinco minutos não sente necessidade de pôr tudo por escrito.',
      shadow:
        'Mostras uma seriedade rígida, maior do que a que sentes, e a tua cautela lê-se como reprovação. Os convites para disparates passam-te ao lado.',
      scene:
        'Na praia, uma família que nunca viste vai ao banho. Pede-te que deites um olho aos sacos, e deixa a carteira em cima da toalha, bem à vista.',
      advice: 'Quando te mostrarem uma ideia, diz primeiro o que te agrada nela, e só depois o que falta corrigir.',
    },
  },
  5: {
    mystic: {
      title: 'A Faísca no Vento',
      essence:
        'Entras com cheiro a chuva e a especiarias de longe, e as cortinas levantam-se. Ninguém sabe bem de onde vens, mas todos querem saber para onde vais.',
      gift: 'O teu brilho inquieto lembra aos instalados que o mundo é largo. Na tua companhia, cada um recorda a viagem que tem por fazer.',
      shadow:
        'Quem precisa de um porto duvida da promessa de uma brisa, mesmo quando é sincera. Põem-te prato na mesa sem saberem se vens jantar.',
      scene:
        'Entraste só até a chuva passar. Quando passa, a dona da pensão já foi buscar o atlas, dois velhotes discutem o curso de um rio, e o teu casaco está seco.',
      advice: 'Diz a alguém em que dia voltas, e volta nesse dia: vais ver que a liberdade não perde a graça.',
    },
    pragmatic: {
      title: 'Energia e Curiosidade',
      essence:
        'Dás uma impressão de movimento, humor e abertura. Estar contigo é ouvir uma novidade e responder a uma pergunta que mais ninguém faz.',
      gift: 'Dás-te bem com pessoas muito diferentes e não deixas um grupo adormecer. Em entrevistas, feiras e mesas de estranhos fazes sempre boa figura.',
      shadow:
        'Acham que não és de fiar e que é difícil apanhar-te, muitas vezes sem outra prova além da tua pressa. O projeto longo vai parar a alguém mais pacato.',
      scene:
        'Jantar de turma, ao fim de dez anos. Antes do «como estás» perguntam-te onde vives agora, e há dois colegas que tinham feito apostas para adivinhar o país.',
      advice: 'Durante um mês confirma os teus planos por escrito e chega a horas, e vê como muda a tua reputação.',
    },
  },
  6: {
    mystic: {
      title: 'A Lâmpada à Janela',
      essence:
        'Os rostos suavizam-se ao virarem-se para ti, como se vissem uma luz deixada acesa à sua espera. Trazes a bondade pelos ombros, como um xaile de todos os dias.',
      gift: 'As crianças, os animais sem dono e os viajantes cansados vêm logo ter contigo, como quem reconhece uma porta. O pão parece mais fresco quando és tu a parti-lo.',
      shadow:
        'Muitas mãos se estendem para uma lâmpada, e ninguém pergunta pelo azeite. Pareces tão de casa em qualquer sala que acabam por te tomar por uma das paredes.',
      scene:
        'A festa é de outra pessoa, e a casa também. Mesmo assim, já três convidados te perguntaram onde estão os copos, e tu, a esta hora, já sabes.',
      advice:
        'Quando te faltarem as forças, diz com jeito que hoje não recebes ninguém: quem gosta de ti volta amanhã.',
    },
    pragmatic: {
      title: 'Calor e Responsabilidade',
      essence:
        'As pessoas veem alguém que cuida, com sentido de justiça e os pés na terra. Contam-te as suas preocupações mais cedo do que queriam, ainda de casaco vestido.',
      gift: 'Sabes receber, e o teu gosto nota-se nos lugares que arranjas. Quem chega de ombros encolhidos vai-se embora mais leve.',
      shadow:
        'De tanto protegeres, acabas a meter-te na vida dos outros. E, como pareces ter sempre tempo, os recados de toda a gente vão parar ao teu cesto.',
      scene:
        'Na fila da farmácia só disseste «faça favor». Dois minutos depois já viste as fotografias do gato, do casamento da neta e da mancha no teto.',
      advice: 'Quando te fizerem o próximo pedido, diz logo, com simpatia, quanto tempo lhe podes dar.',
    },
  },
  7: {
    mystic: {
      title: 'O Véu de Neblina',
      essence:
        'No meio dos outros estás como uma ilha na neblina da manhã, ao mesmo tempo perto e fora de alcance. Sente-se que sabes algo que a maré te contou.',
      gift: 'O teu sossego convida à pergunta mais funda, e a conversa de circunstância adormece a teus pés. O que dizes chega devagar, como um sino sobre a água.',
      shadow:
        'A tua neblina passa por indiferença, e os barcos afastam-se de uma costa que esperava por eles. Do lado de dentro, estranhas o silêncio da baía.',
      scene:
        'À mesa comprida, o lugar ao teu lado é o último a ser ocupado. Quem chegou tarde e não teve escolha ainda lá está à meia-noite, e fala disso durante semanas.',
      advice: 'No próximo convívio, faz três sinais para fora da neblina: um olá, uma pergunta e um sorriso.',
    },
    pragmatic: {
      title: 'Reserva e Reflexão',
      essence:
        'Transmites inteligência, discrição e algum mistério. As pessoas respeitam-te antes de sentirem que te conhecem, e à tua frente medem as palavras.',
      gift: 'Quando falas, os outros ouvem, porque raramente dizes o que não pensaste. Um «não sei» teu vale mais do que muitas opiniões.',
      shadow:
        'Parece que te afastas ou que duvidas, quando estás apenas a observar. Os boatos enchem o vazio, e a pessoa de que falam é mais fria do que tu.',
      scene:
        'A anedota deu a volta à mesa, e olham para ver se também te ris. Estavas só a perceber onde está a graça, e quem a contou já pede desculpa.',
      advice:
        'Ao conheceres alguém, partilha cedo um pormenor pequeno e verdadeiro: a música com que acordaste, a rua onde cresceste.',
    },
  },
  8: {
    mystic: {
      title: 'A Coroa da Maré Alta',
      essence:
        'Tens o porte do mar quando está mais cheio, com a calma de quem não precisa de provar nada. As portas abrem-se antes de lhes tocares.',
      gift: 'Na tua presença, os barcos dispersos põem-se em formação e lembram-se do que vieram fazer. Contigo, as próprias gaivotas parecem ter hora marcada.',
      shadow:
        'Também custa ser mar a toda a hora, e poucos se lembram de te perguntar se cansa. Os mais tímidos ficam na areia, à espera de que a maré desça.',
      scene:
        'Entraste no leilão por curiosidade, de casaco velho e com um saco de laranjas. Coças a orelha, a sala cala-se, e por pouco não levas para casa um relógio de parede.',
      advice: 'Da próxima vez que as forças te faltarem, diz isso a alguém: também se gosta do mar na maré baixa.',
    },
    pragmatic: {
      title: 'Força e Competência',
      essence:
        'Tens um ar de autoridade e bom juízo. As pessoas pensam que és tu quem manda, em muitos casos antes de abrires a boca.',
      gift: 'Inspiras confiança numa crise, e os outros acertam o passo pelo teu. Fornecedores, repartições e chefes de sala levam-te a sério mal te veem.',
      shadow:
        'Intimidas as pessoas mais caladas, e dás a ideia de que só te interessam os resultados. A melhor objeção da sala fica por dizer, por delicadeza.',
      scene:
        'A sopa veio fria para a mesa toda. O empregado ouve até ao fim a queixa de quem convidou, acena, e vira-se para ti a perguntar o que se há de fazer.',
      advice: 'Agradece hoje a alguém não só o que entregou, mas também o modo como trabalhou, e dá-lhe um exemplo.',
    },
  },
  9: {
    mystic: {
      title: 'A Capa Larga de Quem Viaja',
      essence:
        'Pareces vir de longe e de muitos céus, e trazer nas dobras da capa lugar para toda a gente. Anda contigo um silêncio de portos antigos.',
      gift: 'Ao teu lado as pessoas sentem-se maiores, como numa falésia à noite diante de estrelas sem conta. Vistas dali, as zangas delas são luzinhas de aldeia.',
      shadow:
        'Uma capa tão larga esconde quem a veste, e pareces de todos e de ninguém. Quem te ama não sabe por onde há de chegar a ti.',
      scene:
        'Numa aldeia da raia pedes a uma velhota um copo de água. Fala contigo como se tivesses voltado a casa, e sais com uma bênção e um queijo.',
      advice: 'Mostra a alguém o forro remendado da tua capa: conta-lhe uma coisa que te correu mal.',
    },
    pragmatic: {
      title: 'Cortesia e Mundo',
      essence:
        'Mostras largueza de espírito, generosidade e pouca paciência para mesquinhices. Gente muito diversa sente que a aceitas, e atribui-te mais viagens do que as que fizeste.',
      gift: 'O teu encanto funciona com todas as idades e origens. O aprendiz e a presidente da empresa acham, um e outra, que ficaste especialmente feliz por os ver.',
      shadow:
        'Pareces distante, e com mais certezas morais do que as que tens. À tua frente, as pessoas pensam duas vezes antes de darem uma opinião.',
      scene:
        'No copo-d’água sentam-te entre um tio com quem ninguém conversa e uma prima que só fala polaco. Ninguém te perguntou nada; o plano das mesas já contava contigo.',
      advice: 'Admite esta semana em voz alta um erro teu, e sê a primeira pessoa a rir dele.',
    },
  },
  11: {
    mystic: {
      title: 'O Brilho em Redor',
      essence:
        'Há à tua volta uma aurora ténue, verde e rosa, que quase todos sentem mais do que veem. Vão-se embora com um pensamento que não traziam.',
      gift: 'Sem quereres, acordas nos outros um sonho antigo, como a primeira claridade em pálpebras meio fechadas. Mostram-te poemas que mais ninguém viu.',
      shadow:
        'Pareces noutro lugar, a ouvir uma música que mais ninguém segue. Por isso falam-te mais alto, ou deixam-te a sós com ela.',
      scene:
        'No molhe, o pescador que não virou a cabeça a tarde inteira estende-te o termos do café. «Também viste», diz ele, e não diz o quê.',
      advice: 'Quando o pensamento te fugir a meio de uma conversa, diz o nome da outra pessoa, e volta a ouvi-la.',
    },
    pragmatic: {
      title: 'Sensibilidade que se Nota',
      essence:
        'Causas uma impressão fora do comum: requinte, perspicácia e qualquer coisa de diferente. As pessoas têm curiosidade pela tua maneira de pensar, e uma frase solta tua fica-lhes na memória.',
      gift: 'Dás ânimo aos outros porque levas a sério as esperanças que mal se atrevem a dizer. Dez minutos contigo, e aquilo de que quase tinham desistido volta a parecer possível.',
      shadow:
        'Quando tudo te chega ao mesmo tempo, mostras nervosismo, ou pareces estar na lua. Um elogio faz-te olhar para o chão, e há quem lhe chame orgulho.',
      scene:
        'Quem te corta o cabelo conhece-te há um quarto de hora. «Sempre quis voltar a desenhar», ouves atrás de ti, e a tesoura fica suspensa até responderes.',
      advice: 'Prepara uma frase simples que explique o que fazes, e usa-a quando sentires todos os olhos em ti.',
    },
  },
  22: {
    mystic: {
      title: 'A Montanha sob as Estrelas',
      essence:
        'Do vale, pareces uma serra ao anoitecer, com as constelações pousadas nos ombros. Sente-se que há em ti algo capaz de suportar muito peso.',
      gift: 'A tua grandeza calada acalma os dias nervosos, e quem sobe ganha coragem ao ver-te. Da tua encosta descem rios que não se parecem uns com os outros.',
      shadow:
        'Poucos levam flores a uma montanha, e os pequenos carinhos fazem-te falta. Chamam grandeza ao teu silêncio quando só querias dois dedos de conversa.',
      scene:
        'À beira da aldeia o rio sobe, e há gente parada com sacos de areia. Tu só trouxeste café; abrem-te caminho e mostram-te a planta do dique.',
      advice:
        'Aceita o próximo convite que não sirva para nada, e dança com os outros: as estrelas guardam-te o lugar.',
    },
    pragmatic: {
      title: 'Capacidade para o que é Grande',
      essence:
        'Mostras calma, sentido prático e estofo para grandes responsabilidades. É a ti que trazem primeiro os grandes problemas, e tomam o teu silêncio por um plano.',
      gift: 'A tua presença faz um plano ambicioso parecer razoável. Pessoas que nem respondiam às cartas umas das outras sentam-se à mesa porque vais lá estar.',
      shadow:
        'Dás a ideia de que não tens tempo, ou de que a companhia dos outros te sabe a pouco. Quando te ligam, pedem desculpa e despacham a conversa.',
      scene:
        'Comentas ao almoço que na estação fazia falta um banco. Na segunda-feira tens na secretária uma pasta com um desenho, três orçamentos e um espaço para a tua rubrica.',
      advice: 'Arranja esta semana tempo para uma conversa sem objetivo, e não fales dos teus planos.',
    },
  },
  33: {
    mystic: {
      title: 'O Halo à Volta da Lua',
      essence:
        'Acompanha-te um anel de luz suave, como o que se vê à volta da lua quando está para chover. As pessoas contam-te o que lhes correu mal, na certeza de que não te vais rir.',
      gift: 'Só por virares o rosto para alguém, fazes essa pessoa sentir-se perdoada. Onde te sentas, a tarde abranda e até o relógio parece mais bondoso.',
      shadow:
        'Quem vê um halo esquece que tu, lá dentro, também tens cansaço e mau humor. Agradecem-te tanto a paciência que não te atreves a perdê-la.',
      scene:
        'No concerto ao ar livre, uma criança perdida corre as caras todas, passa por duas fardas, e mete a mão pegajosa na tua. Em troca recebes meia bolacha.',
      advice: 'Queixa-te hoje de uma coisa que te correu mal, ri alto, e deixa que o anel de luz cuide de si.',
    },
    pragmatic: {
      title: 'Uma Bondade que se Nota',
      essence:
        'As pessoas veem em ti compaixão, sinceridade e uma sabedoria discreta. Pedem-te conselho logo no primeiro encontro, e baixam a voz para o fazer.',
      gift: 'Uma situação tensa acalma quando lhe dás toda a tua atenção. Até quem vinha reclamar descobre que preferia que o entendessem.',
      shadow:
        'Põem-te num pedestal, e sentes que não tens direito a um dia mau. Uma palavra torta, que aos outros se perdoa, em ti comenta-se o ano inteiro.',
      scene:
        'Acabaste de entrar para a comissão e só falaste uma vez, a propósito do chá. No fim, três pessoas fazem tempo à porta, cada uma à espera de que as outras duas saiam primeiro.',
      advice: 'Diz esta semana um «não posso» bem claro, para que a tua bondade continue a ser uma escolha.',
    },
  },
}
