import type { CoreValue, Meanings } from '../meaning.ts'

/** A Expressão: os talentos que um nome traz, e como querem ser usados. */
export const expressionMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'O Nome que Faz Faísca',
      essence: 'O teu nome soa como sílex na pedra, e atrás dele vêm faíscas. Foi-te dado o talento de começar.',
      gift: 'Quando o caminho está às escuras, a tua voz faz-se tocha, e os pés que hesitavam põem-se a andar.',
      shadow: 'Uma tocha erguida alto de mais pode cegar quem caminha mais perto de ti.',
      advice: 'Leva a tua chama à altura do coração, para veres os rostos ao teu lado tão bem como a estrada.',
    },
    pragmatic: {
      title: 'Talento para Liderar',
      essence:
        'As tuas capacidades aparecem quando te dão um problema, alguma liberdade e uma responsabilidade clara. Crias mais do que copias.',
      gift: 'Tomas decisões no meio da incerteza e assumes o que vem a seguir.',
      shadow:
        'É fácil perderes a paciência com os pormenores, ou falares por cima da pessoa calada que tem a resposta.',
      advice: 'Na próxima reunião, deixa alguém acabar de falar e decide depois com base no que ouviste.',
    },
  },
  2: {
    mystic: {
      title: 'O Tear do Luar',
      essence:
        'Trabalhas com fios tão finos que só a lua os vê: uma pausa, um olhar, uma palavra mais suave. Com eles teces confiança.',
      gift: 'Entre dois ventos em guerra, encontras o sossego onde ambos se deitam a descansar.',
      shadow: 'Quem tece pode desaparecer atrás do pano, e podes esperar um obrigado que ninguém se lembrou de dizer.',
      advice: 'Cose a tua própria cor na orla do trabalho, um fio pequeno e claro que diga que ali estiveste.',
    },
    pragmatic: {
      title: 'Talento para Unir',
      essence:
        'Tens jeito para apoiar, para a diplomacia e para o trabalho cuidado. Os projetos correm melhor porque dás atenção ao que as pessoas sentem.',
      gift: 'Apanhas o pormenor que ia dar problemas, e aponta-lo sem fazer ninguém sentir-se pequeno.',
      shadow: 'Podes desvalorizar o que fizeste e deixar o mérito a colegas mais ruidosos.',
      advice:
        'Faz todos os meses uma lista curta do que contribuíste, e fala de um ponto quando avaliarem o teu trabalho.',
    },
  },
  3: {
    mystic: {
      title: 'O Pincel do Entardecer',
      essence: 'O teu nome é um pincel molhado no pôr do sol. Tudo o que tocas pede para ser quadro, conto ou canção.',
      gift: 'Espalhas beleza como a Via Láctea espalha luz, sem cuidado, e ainda assim guias um marinheiro a casa.',
      shadow: 'As cores por misturar secam na paleta, e podes deixar a meio o teu céu mais bonito.',
      advice: 'Volta ao crepúsculo a uma tela que abandonaste, e dá-lhe a única pincelada que ela ainda te pede.',
    },
    pragmatic: {
      title: 'Talento para Exprimir',
      essence:
        'Tens um jeito natural com as palavras, as imagens ou as pessoas. O trabalho que te deixa apresentar, desenhar ou entreter aproveita-te bem.',
      gift: 'Transformas matéria árida em algo que o público quer seguir até ao fim.',
      shadow: 'Às vezes contas com o charme onde era precisa preparação, e uma crítica justa magoa-te.',
      advice: 'Ensaia o que importa mais uma vez do que achas necessário, e pede depois uma opinião sincera.',
    },
  },
  4: {
    mystic: {
      title: 'As Mãos que Moldam a Pedra',
      essence:
        'Falas a língua lenta da rocha e da raiz. Estação após estação, sob a volta paciente das estrelas, o teu trabalho ganha forma.',
      gift: 'Nas tuas mãos, pedras espalhadas lembram-se de que queriam ser ponte.',
      shadow: 'A pedra não dobra, e podes rachar onde um junco apenas se inclinaria ao vento.',
      advice: 'Caminha pela praia e vê como a água vence cedendo; leva depois um pouco disso para o teu ofício.',
    },
    pragmatic: {
      title: 'Talento para Fazer Funcionar',
      essence:
        'A tua força é a estrutura: planos, sistemas e métodos que aguentam o uso de todos os dias. Sentes-te em casa entre factos e tarefas acabadas.',
      gift: 'Pegas numa confusão e deixas uma ordem que qualquer pessoa consegue seguir.',
      shadow: 'Podes resistir a uma maneira melhor só por ser nova, ou perder-te a verificar o que já está certo.',
      advice:
        'Pede uma sugestão para melhorar a tua forma de trabalhar, e experimenta-a uma semana antes de a julgares.',
    },
  },
  5: {
    mystic: {
      title: 'A Língua dos Muitos Ventos',
      essence:
        'O teu nome cheira a portos distantes. Traduzes entre mundos, como a brisa leva notícias de ilha em ilha.',
      gift: 'Os portões abrem-se com o teu riso, porque trazes o sal e o brilho de outros lugares.',
      shadow: 'Podes correr atrás de cada reflexo na água e voltar a casa de redes vazias.',
      advice: 'Segue uma só corrente até à nascente, e verás que a profundidade também é um país longínquo.',
    },
    pragmatic: {
      title: 'Talento para a Mudança',
      essence:
        'Tens versatilidade, rapidez e poder de convencer. Funções com variedade, contacto e um pouco de risco mantêm-te em forma.',
      gift: 'Aprendes as bases de quase tudo em poucos dias e deixas os outros com vontade de experimentar.',
      shadow:
        'Podes prometer mais do que cabe na tua agenda, e perder o interesse antes do fim aborrecido mas necessário.',
      advice: 'Compromete-te com menos coisas de cada vez, e junta-te a alguém que goste dos acabamentos que evitas.',
    },
  },
  6: {
    mystic: {
      title: 'A Voz da Sala Quente',
      essence:
        'Quando falas, acende-se uma janela algures no escuro. Tens o dom de criar lugares onde as almas podem tirar o casaco.',
      gift: 'Afinas o que está desafinado, como a lua afina a maré, sem força e sem pausa.',
      shadow: 'O teu desejo de um jardim perfeito pode levar-te a podar o que queria crescer livre.',
      advice: 'Deixa este mês um canto por tratar, e encanta-te com o que ali florir sem ninguém pedir.',
    },
    pragmatic: {
      title: 'Talento para Cuidar Bem',
      essence:
        'Juntas a responsabilidade a um olhar para a beleza e a justiça. Ensinar, aconselhar, receber e desenhar saem-te com facilidade.',
      gift: 'As pessoas trazem-te as suas preocupações porque encontram em ti amabilidade, sentido prático e discrição.',
      shadow: 'Tendes a julgar como os outros deviam viver, ou a não conseguir deixar os deveres à porta.',
      advice: 'Esta semana dá conselhos só a quem os pedir, e usa o tempo que poupas em algo que te encante.',
    },
  },
  7: {
    mystic: {
      title: 'As Páginas Escondidas',
      essence:
        'O teu nome é um candeeiro aceso até tarde. À volta dele há livros abertos, perguntas por responder e um silêncio onde se ouve melhor.',
      gift: 'Ficas com uma pergunta o tempo que for preciso, e voltas com uma frase que ilumina.',
      shadow: 'O que descobres e não contas a ninguém vai perdendo a cor, mesmo para ti.',
      advice: 'Convida alguém para a tua mesa e lê-lhe em voz alta uma página do que andas a estudar.',
    },
    pragmatic: {
      title: 'Talento para Compreender',
      essence:
        'Tens jeito para investigar, para te especializares e para todo o trabalho que recompensa a concentração. A qualidade importa-te mais do que a pressa.',
      gift: 'Encontras a causa por baixo do sintoma e descreve-la com precisão.',
      shadow:
        'Podes parecer distante quando estás apenas a pensar, e desconfiar de tudo o que não consegues verificar.',
      advice: 'Explica o teu trabalho atual a quem não sabe nada dele, e vê nas perguntas o que dás por adquirido.',
    },
  },
  8: {
    mystic: {
      title: 'O Leme em Águas Fundas',
      essence:
        'O teu nome soa a navio que larga do porto sob a lua cheia. Foi-te dado o comando das marés e a coragem de o usar.',
      gift: 'Onde outros veem uma tempestade, tu vês vento, e acertas por ele as grandes velas.',
      shadow: 'Se nunca largas o leme, podes esquecer porque começou a viagem.',
      advice: 'Passa o leme a outra pessoa por um turno, e olha as tuas estrelas como quem vai de passageiro.',
    },
    pragmatic: {
      title: 'Talento para Obter Resultados',
      essence:
        'Sabes dirigir: marcas objetivos, avalias o que importa e levas as pessoas contigo. As tarefas grandes ou difíceis ficam-te bem.',
      gift: 'Manténs o realismo quanto a meios e fins, e recuperas depressa de um revés.',
      shadow: 'Podes tratar colegas como recursos, ou acreditar que delegar é perder o controlo.',
      advice: 'Entrega uma tarefa inteira, com a autoridade que tens sobre ela, e avalia o resultado em vez do método.',
    },
  },
  9: {
    mystic: {
      title: 'A Lanterna Larga',
      essence:
        'O teu nome foi escrito com letra grande, para caber muita gente. Ergues uma luz onde desconhecidos se reconhecem como família.',
      gift: 'Recolhes as mágoas de uma costa inteira e devolve-las ao mar em forma de canção.',
      shadow: 'Ao iluminares todas as estradas, podes perder de vista a cancela que dá para o teu jardim.',
      advice: 'Guarda uma noite de lua minguante só para ti, e chama-lhe parte do serviço.',
    },
    pragmatic: {
      title: 'Talento para Ver Mais Longe',
      essence:
        'Tens simpatias largas e uma mente criativa. O trabalho com sentido, como as artes, a educação ou as causas públicas, tira de ti o melhor.',
      gift: 'Inspiras as pessoas ao levares a sério os seus ideais e mostrares aonde conduzem.',
      shadow: 'Podes descuidar os pormenores, ou ficar sem ânimo quando as pessoas se revelam comuns.',
      advice: 'Traduz um dos teus ideais numa tarefa tão pequena que a consigas acabar até sexta-feira.',
    },
  },
  11: {
    mystic: {
      title: 'A Harpa com Cordas de Estrelas',
      essence:
        'O teu nome é um instrumento que o invisível gosta de tocar. Nele vibram duas cordas claras, e sentes cada tremor do ar.',
      gift: 'Dás palavras ao brilho que se vê pelo canto do olho, e por fim muitos o veem.',
      shadow: 'Uma harpa deixada na tempestade toca as notas todas de uma vez, e podes perder ali a tua melodia.',
      advice: 'Afina-te em silêncio antes de soares para os outros, ao nascer da lua ou na primeira hora do dia.',
    },
    pragmatic: {
      title: 'Talento para Inspirar',
      essence:
        'Tens ideias originais e a sensibilidade para as apresentar de um modo que comove. A tua influência age muitas vezes pelo exemplo e pelo ambiente.',
      gift: 'Ligas coisas que pareciam não ter relação e fazes um grupo acreditar que é possível mais.',
      shadow: 'Às vezes esperas condições perfeitas, ou sentes que te expões assim que reparam em ti.',
      advice: 'Partilha uma ideia ainda em bruto com duas pessoas de confiança, e deixa que as reações lhe deem forma.',
    },
  },
  22: {
    mystic: {
      title: 'A Planta da Cidade',
      essence:
        'Trazes no nome o desenho de uma praça inteira, e sabes onde assenta a primeira pedra. Entre o sonho e o chão, és tu quem tira as medidas.',
      gift: 'Juntas muita gente em volta de uma ideia e encontras para cada pessoa o lugar onde faz falta.',
      shadow: 'Podes passar anos a polir o arco da entrada enquanto falta o caminho que lá chegue.',
      advice: 'Começa por uma rua pequena e percorre-a todos os dias: a cidade cresce ao ritmo dos teus passos.',
    },
    pragmatic: {
      title: 'Talento para Construir em Grande',
      essence:
        'Consegues fazer de uma visão exigente uma instituição, um produto ou um sistema que funciona. Poucas pessoas juntam como tu imaginação e logística.',
      gift: 'Vês a estrutura inteira e sabes ainda assim qual é o parafuso solto.',
      shadow:
        'Podes ficar aquém do que sabes fazer, porque a responsabilidade te pesa, ou então tomar tudo a teu cargo.',
      advice:
        'Desenha o teu projeto numa página com os seus três apoios, e encontra uma pessoa para cada um antes de o fazeres crescer.',
    },
  },
  33: {
    mystic: {
      title: 'A Canção que Repara',
      essence:
        'O teu nome move-se como uma cantiga de embalar sobre água escura. Foi-te dada uma voz em que quem se perdeu ouve o caminho de casa.',
      gift: 'Deitas ouro nas fendas das coisas, como a lua cheia deita prata nas ondas partidas.',
      shadow: 'A quem embala toda a gente talvez ninguém pergunte o que lhe tira o sono, a não ser que o diga.',
      advice: 'Deixa que por uma vez alguém cante para ti, e aprende a arte terna de receber.',
    },
    pragmatic: {
      title: 'Talento para Fazer Crescer',
      essence:
        'Tens numa só pessoa as capacidades de quem aconselha, ensina e cria. O teu trabalho tem mais efeito quando é generoso e bem organizado.',
      gift: 'Vês o que há de bom em alguém com tanta clareza que essa pessoa começa a agir por isso.',
      shadow: 'Podes carregar um peso emocional que não é teu, e perder com isso a distância.',
      advice: 'Acaba cada conversa de ajuda combinando o que a outra pessoa fará a seguir, e o que deixas com ela.',
    },
  },
}
