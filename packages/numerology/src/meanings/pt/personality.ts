import type { CoreValue, Meanings } from '../meaning.ts'

/** A Personalidade: como uma pessoa é vista de fora, antes de a conhecerem bem. */
export const personalityMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'A Lâmina Clara da Aurora',
      essence:
        'Entras como o primeiro raio sobre a água, e as cabeças viram-se antes de saberem porquê. Sente-se em ti uma vontade que já escolheu a sua estrela.',
      gift: 'O teu porte dá coragem, como uma luz só no promontório sossega uma frota inteira.',
      shadow: 'Há quem veja só o brilho da lâmina e mantenha uma distância que nunca pediste.',
      advice: 'Deixa ver as cores mais suaves do teu nascer do sol, e virão ter contigo além de te admirarem.',
    },
    pragmatic: {
      title: 'Confiança à Primeira Vista',
      essence:
        'As pessoas veem em ti capacidade, franqueza e segurança. Esperam que tomes a dianteira, mesmo nos dias em que preferias não o fazer.',
      gift: 'Pareces estar sempre à altura de um desafio, e isso traz-te cedo confiança e responsabilidade.',
      shadow: 'Podes passar por impaciente, ou por alguém difícil de ajudar.',
      advice:
        'Começa a próxima apresentação com uma pergunta, e espera pela resposta toda antes de falares dos teus planos.',
    },
  },
  2: {
    mystic: {
      title: 'O Rosto Suave da Lua',
      essence:
        'Chegas como o luar, sem um som, e a sala fica mais gentil por isso. Os outros sentem que podem baixar a voz e a guarda.',
      gift: 'À tua volta os tímidos abrem como flores que só desabrocham ao anoitecer.',
      shadow: 'Um brilho tão calado pode escapar a quem olha para tochas, e talvez sintas que não te veem.',
      advice: 'Sobe um pouco mais no teu céu, veste a prata, diz a frase, e deixa que reparem em ti.',
    },
    pragmatic: {
      title: 'Delicadeza que Aproxima',
      essence:
        'Causas uma impressão simpática e modesta. As pessoas sentem que as vais ouvir e que não as vais envergonhar.',
      gift: 'Em poucos minutos pões à vontade quem está nervoso.',
      shadow: 'Pode parecer que não sabes o que queres, ou que cedes mais do que na verdade cedes.',
      advice: 'Num grupo, fala cedo, nem que seja pouco, para a tua opinião estar na mesa antes de começares a ceder.',
    },
  },
  3: {
    mystic: {
      title: 'O Cometa que Dança',
      essence:
        'Atravessas uma festa com uma cauda clara de riso, e por um tempo a noite parece mais nova. Lembram-se do brilho muito depois de saíres.',
      gift: 'Com uma só frase desatas uma hora pesada, como uma lanterna posta a baloiçar.',
      shadow: 'Aos cometas pedem-se desejos e raramente se conhecem; podem amar-te só pela luz.',
      advice:
        'De vez em quando, fica quando a música parar, e deixa que alguém conheça a noite calma atrás do teu brilho.',
    },
    pragmatic: {
      title: 'Vivacidade que Conquista',
      essence:
        'Mostras graça, expressão e boa companhia. O teu estilo e as tuas histórias causam impressão logo ao início.',
      gift: 'Consegues começar uma conversa em qualquer lado e fazer um desconhecido sentir-se interessante.',
      shadow: 'Tendes a parecer menos a sério do que és, ou a falar quando os nervos apertam.',
      advice: 'Depois de dizeres o que querias, faz uma pausa, e deixa ver que falas a sério.',
    },
  },
  4: {
    mystic: {
      title: 'A Pedra Erguida',
      essence:
        'Encontram-te como se encontra uma pedra antiga na charneca, com a mão pousada nela e a respiração mais lenta. As nuvens passam com pressa, e tu ficas.',
      gift: 'A tua firmeza é um abrigo, e quem anda perdido encontra o lado onde não sopra o vento.',
      shadow: 'De longe, uma pedra pode parecer fria, embora guardes dentro um dia inteiro de sol.',
      advice: 'À luz das estrelas, deixa ver um pouco desse calor, num sorriso ou numa palavra desprevenida.',
    },
    pragmatic: {
      title: 'Solidez em que se Confia',
      essence:
        'Mostras sensatez, fiabilidade e boa preparação. Os outros partem do princípio de que verificaste o que dizes.',
      gift: 'És a pessoa a quem se entregam as chaves.',
      shadow: 'Podes parecer de uma seriedade rígida, e a tua cautela pode ler-se como reprovação.',
      advice: 'Começa a resposta por aquilo de que gostas numa ideia, e só depois diz o que falta corrigir.',
    },
  },
  5: {
    mystic: {
      title: 'A Faísca no Vento',
      essence:
        'Entras com cheiro a chuva e a especiarias de longe, e as cortinas levantam-se. Ninguém sabe bem de onde vens, mas todos querem saber para onde vais.',
      gift: 'O teu brilho inquieto lembra aos instalados que o mundo é largo debaixo da lua.',
      shadow: 'Quem precisa de um porto pode duvidar da promessa de uma brisa, mesmo quando é sincera.',
      advice: 'Volta a uma praia no dia em que disseste que voltavas, e vê como a tua liberdade ganha em graça.',
    },
    pragmatic: {
      title: 'Energia e Curiosidade',
      essence: 'Dás uma impressão de movimento, humor e abertura. Estar contigo costuma ser ouvir uma novidade.',
      gift: 'Dás-te bem com pessoas muito diferentes e não deixas um grupo adormecer.',
      shadow: 'Podem achar que não és de fiar, ou que é difícil apanhar-te.',
      advice: 'Durante um mês confirma os teus planos por escrito e chega a horas, e vê como muda a tua reputação.',
    },
  },
  6: {
    mystic: {
      title: 'A Lâmpada à Janela',
      essence:
        'Os rostos suavizam-se ao virarem-se para ti, como se vissem uma luz deixada acesa à sua espera. Usas a bondade como um xaile tecido de fim de tarde.',
      gift: 'As crianças, os animais sem dono e os viajantes cansados conhecem-te logo, por alguma estrela antiga.',
      shadow: 'Muitas mãos se estendem para uma lâmpada, e podem tomar-te por uma lareira que não pede lenha.',
      advice: 'Corre a cortina com jeito quando o azeite baixar, e quem te ama aprenderá a bater à porta.',
    },
    pragmatic: {
      title: 'Calor e Responsabilidade',
      essence:
        'As pessoas veem alguém que cuida, com sentido de justiça e os pés na terra. Contam-te as suas preocupações mais cedo do que queriam.',
      gift: 'Crias um ambiente de boas-vindas, e o teu gosto nota-se nos lugares que arranjas.',
      shadow: 'A tua proteção pode chegar ao ponto de se meter na vida dos outros.',
      advice: 'Decide antes quanto tempo dás a um pedido, e di-lo com simpatia logo no início.',
    },
  },
  7: {
    mystic: {
      title: 'O Véu de Neblina',
      essence:
        'No meio dos outros estás como uma ilha na neblina da manhã, ao mesmo tempo perto e fora de alcance. Sente-se que sabes algo que a maré te contou.',
      gift: 'O teu sossego convida à pergunta mais funda, e a conversa de circunstância adormece a teus pés.',
      shadow: 'A tua neblina pode passar por indiferença, e os barcos afastam-se de uma costa que esperava por eles.',
      advice: 'Faz oscilar a lanterna três vezes, um olá, uma pergunta, um sorriso, e alguém virá a remos.',
    },
    pragmatic: {
      title: 'Reserva e Reflexão',
      essence:
        'Passas uma imagem de inteligência, discrição e algum mistério. As pessoas costumam respeitar-te antes de sentirem que te conhecem.',
      gift: 'Quando falas, os outros ouvem, porque raramente dizes o que não pensaste.',
      shadow: 'Por vezes parece que te afastas ou que duvidas, quando estás apenas a observar.',
      advice: 'Ao conheceres alguém, partilha cedo um pormenor pessoal, uma coisa pequena e verdadeira.',
    },
  },
  8: {
    mystic: {
      title: 'A Coroa da Maré Alta',
      essence:
        'Tens o porte do mar quando está mais cheio, com a calma de quem não precisa de provar nada. As portas sentem a pressão e abrem-se.',
      gift: 'Na tua presença, os barcos dispersos põem-se em formação e lembram-se do que vieram fazer.',
      shadow: 'Uma coroa de água também pesa na testa, e poucos se lembram de perguntar se custa.',
      advice: 'Mostra a alguém a tua vazante além da enchente: a lua é amada em todas as suas formas.',
    },
    pragmatic: {
      title: 'Força e Competência',
      essence:
        'Dás uma impressão de autoridade e bom juízo. As pessoas pensam que és tu quem manda, às vezes antes de dizeres uma palavra.',
      gift: 'Inspiras confiança numa crise, e os outros acertam o passo pelo teu.',
      shadow: 'Podes intimidar pessoas mais caladas, ou parecer que só te interessam os resultados.',
      advice:
        'Agradece às pessoas o modo como trabalharam além do que entregaram, e dá exemplos concretos quando o fizeres.',
    },
  },
  9: {
    mystic: {
      title: 'A Capa Larga de Quem Viaja',
      essence:
        'Pareces ter vindo de longe, sob muitos céus, e trazido lugar para toda a gente nas dobras da capa. Anda contigo um silêncio de portos antigos.',
      gift: 'Ao teu lado as pessoas sentem-se maiores, como numa falésia à noite diante de estrelas sem conta.',
      shadow: 'Uma capa tão larga pode esconder quem a veste, e podes parecer de todos e de ninguém.',
      advice: 'Deixa que alguém veja o forro remendado da tua capa, e a estrada será menos solitária.',
    },
    pragmatic: {
      title: 'Cortesia e Mundo',
      essence:
        'Mostras largueza de espírito, generosidade e pouca paciência para mesquinhices. Pessoas de todo o género sentem que as aceitas.',
      gift: 'Tens um encanto natural que funciona com todas as idades e origens.',
      shadow: 'Podes parecer distante, ou com mais certezas morais do que pretendes.',
      advice: 'De vez em quando admite em voz alta um erro comum, e deixa ver que te sabes rir de ti.',
    },
  },
  11: {
    mystic: {
      title: 'O Brilho à Margem',
      essence:
        'Há à tua volta uma aurora ténue, verde e rosa, que quase todos sentem mais do que veem. Deixam-te com um pensamento que não traziam.',
      gift: 'Sem quereres, acordas nos outros quem sonha, como a luz das estrelas num olho meio fechado.',
      shadow: 'Podes parecer noutro lugar, a ouvir uma música que mais ninguém consegue seguir.',
      advice: 'Toca na mesa, diz o nome da outra pessoa, e deixa a tua luz pousar onde estão sentados.',
    },
    pragmatic: {
      title: 'Sensibilidade que se Nota',
      essence:
        'Causas uma impressão fora do comum: requinte, perspicácia e alguma diferença. As pessoas têm curiosidade pela tua maneira de pensar.',
      gift: 'Dás ânimo aos outros ao levares a sério as suas esperanças ainda por acabar.',
      shadow: 'Podes mostrar nervosismo ou ar de sonho quando te chega demasiado ao mesmo tempo.',
      advice: 'Prepara uma frase simples que explique o que fazes, e usa-a quando sentires todos os olhos em ti.',
    },
  },
  22: {
    mystic: {
      title: 'A Montanha sob as Estrelas',
      essence:
        'Vista do vale, és um contorno escuro com as constelações pousadas nos ombros. Sente-se que há em ti algo capaz de suportar muito peso.',
      gift: 'A tua grandeza calada acalma o tempo nervoso, e quem sobe ganha coragem ao ver-te.',
      shadow: 'Poucos levam flores a uma montanha, e podes sentir falta dos pequenos carinhos que se dão às colinas.',
      advice: 'Desce de vez em quando ao prado e dança com os outros: as estrelas guardam-te o lugar.',
    },
    pragmatic: {
      title: 'Capacidade para o que é Grande',
      essence:
        'Mostras calma, sentido prático e ombros para responsabilidades sérias. Os outros tendem a trazer-te primeiro os grandes problemas.',
      gift: 'A tua presença faz um plano ambicioso parecer razoável.',
      shadow: 'Podes dar a ideia de que não tens tempo, ou de que és demasiado importante para companhia comum.',
      advice: 'Arranja tempo para uma conversa sem objetivo, e deixa os teus planos de fora.',
    },
  },
  33: {
    mystic: {
      title: 'O Halo à Volta da Lua',
      essence:
        'Acompanha-te um anel de luz suave, daqueles que os marinheiros leem como sinal de chuva depois da seca. Trazem-te as suas chávenas rachadas, a confiar que não te vais rir.',
      gift: 'Só por virares o rosto para alguém, fazes essa pessoa sentir-se perdoada.',
      shadow: 'Quem vê um halo pode esquecer que tu, lá dentro, também tens cansaço e mau humor.',
      advice: 'Ri alto, entorna o chá, sê gente à vista de todos, e deixa que o anel de luz cuide de si.',
    },
    pragmatic: {
      title: 'Uma Bondade que se Nota',
      essence:
        'As pessoas veem em ti compaixão, sinceridade e uma sabedoria discreta. Muitas pedem-te conselho logo no primeiro encontro.',
      gift: 'Acalmas uma situação tensa só por lhe dares toda a tua atenção.',
      shadow: 'Tendem a pôr-te num pedestal, e podes sentir que não tens direito a um dia mau.',
      advice: 'Diz claramente quando não podes, para que a tua bondade continue a ser uma escolha.',
    },
  },
}
