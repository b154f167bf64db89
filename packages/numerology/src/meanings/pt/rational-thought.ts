import type { CoreValue, Meanings } from '../meaning.ts'

/** The Rational Thought: how one thinks a thing through. */
export const rationalThoughtMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'O Pensamento que Salta',
      essence: 'O teu pensamento é um veado à orla do bosque: ainda as folhas mexem, e já ele atravessou a clareira.',
      gift: 'Onde não há caminho abres um, e depois todos dizem que era evidente.',
      shadow: 'Saltas primeiro, e cais onde o musgo fingia ser chão.',
      scene:
        'A porta da casa dos barcos encravou, e discutem-se dobradiças. Tu já estás lá dentro; deste a volta pela água.',
      advice: 'Antes de decidires hoje uma coisa, conta até dez e olha bem para onde vais saltar.',
    },
    pragmatic: {
      title: 'Uma Cabeça Original',
      essence: 'Pensas por ti, atalhas para a solução, e confias mais nela por teres sido tu a encontrá-la.',
      gift: 'Em apuros, chegas ao essencial e tens ideias frescas.',
      shadow: 'Descartas um bom conselho só porque vem de fora.',
      scene:
        'O manual ficou no saco. Desmontaste e montaste a bomba da bicicleta, já sabes como funciona, e sobram-te dois parafusos.',
      advice: 'Antes de dares uma decisão por tomada, procura um bom argumento contra ela.',
    },
  },
  2: {
    mystic: {
      title: 'O Pensamento que Espelha',
      essence:
        'Olhas para uma pergunta como quem à noite olha para um tanque, e vês as duas luas, a de cima e a de baixo.',
      gift: 'Cabem-te na cabeça duas verdades, e não se entorna nenhuma.',
      shadow: 'Ficas à espera que te digam qual das duas luas é a verdadeira.',
      scene:
        'Azulejo azul ou verde, pergunta o pedreiro. Pões um de cada no parapeito, e vais vê-los ao anoitecer, de madrugada e à chuva.',
      advice: 'Escolhe uma coisa que andas a adiar, e decide-a antes de acabares o próximo chá.',
    },
    pragmatic: {
      title: 'Uma Cabeça Atenta',
      essence: 'Pesas o assunto devagar, dos dois lados, e entre os factos contas também o que as pessoas vão sentir.',
      gift: 'Não te escapam os pormenores nem os meios-tons de que depende a decisão.',
      shadow: 'Adias a escolha com medo de magoar alguém.',
      scene:
        'Pedem-te que escolhas o filme. Pensas em quem chorou no último, em quem se levanta às seis e em quem detesta legendas, e propões dois títulos.',
      advice: 'Marca uma hora limite para a próxima escolha, e decide até lá.',
    },
  },
  3: {
    mystic: {
      title: 'O Pensamento que Canta',
      essence:
        'Tens na cabeça uma sebe cheia de pintassilgos, cada um com um bocado da cantiga, e pensas a ouvi-los todos.',
      gift: 'Até uma conta de somar fica com graça quando és tu a explicá-la.',
      shadow: 'No meio de tantas vozes, foge a nota que importava.',
      scene:
        'Perguntam-te como funciona o esquentador, e começas por um dragão. Quando ele adormece, a mesa inteira sabe que torneira fechar.',
      advice: 'De todas as ideias que te cantam na cabeça, escolhe uma e ouve-a até ao fim.',
    },
    pragmatic: {
      title: 'Uma Cabeça Imaginativa',
      essence:
        'Imagens, palavras, ligações repentinas: é com isso que raciocinas, e muitas vezes só depois de falares sabes o que pensas.',
      gift: 'Contas uma ideia de maneira que toda a gente a vê.',
      shadow: 'Os pensamentos passam à frente dos factos, e queres tratar de vários assuntos ao mesmo tempo.',
      scene:
        'As contas não tinham saída, até as desenhares como uma banheira com três torneiras. O tesoureiro pede-te o lápis e desenha o ralo.',
      advice: 'Antes de contares hoje uma ideia, escreve-a numa frase simples.',
    },
  },
  4: {
    mystic: {
      title: 'O Pensamento que Constrói',
      essence: 'Traves postas por ordem: é assim que pensas, e nenhuma ideia sobe enquanto a de baixo não aguentar.',
      gift: 'O que encaixas não se desfaz de noite.',
      shadow: 'Medes com régua o luar no soalho, e não levantas os olhos para a lua.',
      scene:
        'A história contada à lareira tem um buraco: a barca acabou antes de haver ponte. Perguntas, com bons modos, como é que a noiva passou o rio.',
      advice: 'Deixa em aberto um ponto do teu plano, para o caso de o céu ter outra ideia.',
    },
    pragmatic: {
      title: 'Uma Cabeça Metódica',
      essence:
        'Pensas passo a passo, com factos que se possam verificar, e não saltas o terceiro passo só porque o quinto promete.',
      gift: 'Chegas a uma resposta prática, e ainda sabes em que assenta.',
      shadow: 'Uma ideia estranha parece-te errada, quando só está por arrumar.',
      scene:
        'A impressora voltou a encravar. Deixas a tinta para o fim e começas pelo cabo, de lápis na orelha, a riscar hipóteses numa lista.',
      advice: 'Antes de cada plano, dá dez minutos a uma ideia sem utilidade nenhuma.',
    },
  },
  5: {
    mystic: {
      title: 'O Pensamento que Viaja',
      essence:
        'O teu pensamento prefere a sela à cadeira: para perceberes uma questão, dás-lhe a volta a cavalo e perguntas em cada poço.',
      gift: 'De cada volta trazes especiarias que ninguém se lembrou de pedir.',
      shadow: 'Sempre a cavalo, discutes com o vento e esqueces-te de parar para beber.',
      scene:
        'Ao almoço foste ver uma palavra ao dicionário. À noite a mesa está coberta de atlas, e a palavra, afinal, é persa e quer dizer alperce.',
      advice: 'Fica-te hoje por uma só pergunta, como quem se apeia e deixa o cavalo pastar.',
    },
    pragmatic: {
      title: 'Uma Cabeça Rápida',
      essence:
        'O teu raciocínio é rápido: compara muito e experimenta a resposta antes de a ter pronta. A variedade afia-o.',
      gift: 'Quando aparece um dado novo, mudas de opinião sem vergonha nenhuma.',
      shadow: 'Perdes o interesse justamente quando era preciso pôr a coisa a limpo.',
      scene:
        'O comboio não segue viagem. Com seis separadores abertos e duas chamadas, achas outro caminho enquanto o revisor ainda pede desculpa. O guarda-chuva fica no banco.',
      advice: 'Escreve hoje um raciocínio inteiro antes de passares ao seguinte.',
    },
  },
  6: {
    mystic: {
      title: 'O Pensamento que Cuida',
      essence: 'Pensas como quem cozinha: as razões apuram em lume brando até fazerem bem a toda a gente.',
      gift: 'Nunca te esqueces de quem há de morar na casa que se planeia.',
      shadow: 'Com tanta gente no pensamento, salgas o caldo com lágrimas alheias.',
      scene:
        'Escolhe-se a noite do passeio das lanternas. Pensas no carreiro a pique, no cão velho e em quem sai tarde, e dizes: quinta-feira, à volta do lago.',
      advice: 'Antes de dares a tua opinião aos outros, vê se o que propões também te faz bem a ti.',
    },
    pragmatic: {
      title: 'Uma Cabeça Responsável',
      essence: 'Para pensares bem uma coisa, perguntas que efeito terá nas pessoas, hoje e mais tarde.',
      gift: 'Tens bom juízo em assuntos humanos, e não perdes de vista os ideais.',
      shadow: 'Uma questão prática torna-se moral sem que ninguém dê por isso.',
      scene:
        'No ecrã lê-se: escritório mais barato, viagem mais longa. Já contaste quem perdia o último autocarro, e levantas o braço.',
      advice: 'Antes de pensares pelos outros, pergunta-lhes o que querem.',
    },
  },
  7: {
    mystic: {
      title: 'O Pensamento que Mergulha',
      essence:
        'O teu pensamento mergulha de um fôlego até ao fundo da baía, e traz de lá moedas verdes que mais ninguém viu.',
      gift: 'Na água escura levas a tua própria luz, e vês ao longe.',
      shadow: 'Passas tanto tempo lá em baixo que tomas o silêncio dos peixes por aprovação.',
      scene:
        'À hora da sopa alguém disse uma adivinha. Muito depois do café, quando se fala de barcos, pousas a colher, dás a resposta e dizes porquê.',
      advice: 'Escolhe uma ideia a que chegaste esta semana, e conta-a a alguém.',
    },
    pragmatic: {
      title: 'Uma Cabeça Analítica',
      essence: 'O rigor vem primeiro: duvidas do que toda a gente diz e não descansas enquanto não chegas à causa.',
      gift: 'Problemas que outros largaram abrem-se à tua paciência.',
      shadow: 'Continuas a examinar muito depois de saberes o bastante.',
      scene:
        '«Isso toda a gente sabe», diz a colega. Ficas em silêncio, procuras os números de origem, e voltas com uma nota de rodapé e meio sorriso.',
      advice: 'Dá hoje a alguém uma resposta provisória, e anota o que ainda lhe falta.',
    },
  },
  8: {
    mystic: {
      title: 'O Pensamento que Comanda',
      essence:
        'Ao cair da noite o teu pensamento sobe à muralha, e as fogueiras dispersas lá em baixo põem-se em linha.',
      gift: 'Onde os outros veem um campo, tu já vês um país.',
      shadow: 'De tão alto, tomas uma pessoa por um pormenor.',
      scene:
        'O carro atolou-se, e dez pessoas empurram para dez lados. Sobes ao talude, olhas uma vez, e apontas a única roda que interessa.',
      advice: 'Desce da tua muralha: passa um serão com quem vai cumprir o plano, e ouve.',
    },
    pragmatic: {
      title: 'Uma Cabeça Estratégica',
      essence:
        'Objetivos, meios, consequências: pões tudo por esta ordem, e a primeira coisa que perguntas é para que serve aquilo.',
      gift: 'Vês antes de muitos o que a situação pede e quanto vai custar.',
      shadow: 'Tratas os sentimentos, incluindo os teus, como um estorvo ao plano.',
      scene:
        'Os outros comparam tintas para a carrinha. Tu já fizeste as contas de cabeça: alugar chega, e sabes dizer em que mês deixa de compensar.',
      advice: 'Junta à próxima decisão uma linha escrita: como vai ser para quem tiver de viver com ela.',
    },
  },
  9: {
    mystic: {
      title: 'O Pensamento que Abraça',
      essence: 'A praia do teu pensamento não tem cerca: todos os ventos lá vêm falar, e todos são ouvidos até ao fim.',
      gift: 'Compreendes o que nunca viveste.',
      shadow: 'De tanto olhares para as velas ao longe, deixas secar a chaleira.',
      scene:
        'Perguntam-te se a pereira velha é para abater. Pensas nas vespas, na sombra, na rua daqui a dez anos, e por hoje arruma-se o machado.',
      advice: 'Desenha um círculo numa folha, escreve lá dentro um só assunto, e pensa hoje apenas nesse.',
    },
    pragmatic: {
      title: 'Uma Cabeça Aberta',
      essence:
        'Para ti, nenhum assunto vem só. Procuras o que é justo, e gostas de saber como uma coisa se liga a todas as outras.',
      gift: 'Pões-te no lugar de quase toda a gente sem deixares o teu.',
      shadow: 'Tiras conclusões tão gerais que ninguém sabe o que propões.',
      scene:
        'Uma pergunta sobre os caixotes do lixo passa a ser, nas tuas mãos, sobre o bairro. O porteiro concorda com tudo, e quer saber qual é o do papel.',
      advice: 'Fecha a próxima reflexão com uma coisa pequena que se possa fazer no dia seguinte.',
    },
  },
  11: {
    mystic: {
      title: 'O Pensamento que Relampeja',
      essence: 'Na tua cabeça é noite de verão, escura e morna, e de repente um clarão ilumina tudo até à última erva.',
      gift: 'O que um clarão te mostrou vale por muitas lâmpadas.',
      shadow: 'Enquanto não relampeja, tomas o escuro por cegueira.',
      scene:
        'Passaste o serão com uma chave na mão, sem pensar em nada. Nas escadas, a meio de um degrau, sabes que porta é que ela abre.',
      advice: 'Tem sempre papel à mão, e não forces a ideia que tarda.',
    },
    pragmatic: {
      title: 'Uma Cabeça Intuitiva',
      essence: 'As ideias vêm-te por clarões: primeiro a resposta, e só depois, sem fôlego, as razões.',
      gift: 'Muitas vezes sabes para onde vai um assunto antes de haver provas.',
      shadow: 'Um estado de espírito faz-se passar por certeza, e defende-lo como se fosse ciência.',
      scene:
        'O andar tem tudo o que querias. À porta dizes que não, e levas quinze dias a descobrir que era o eco das escadas.',
      advice: 'Escreve o que pressentes numa coluna e o que provaste noutra, e compara-as ao fim de um mês.',
    },
  },
  22: {
    mystic: {
      title: 'O Pensamento que Lança Arcos',
      essence: 'O teu pensamento lança um arco da estrela ao areal, e só descansa quando lá passam carroças.',
      gift: 'Os teus sonhos são feitos de pedra bem talhada, e aguentam peso.',
      shadow: 'Cismas no fecho da abóbada do mundo, e o degrau de casa está solto.',
      scene:
        'A vizinha queixa-se da lama junto ao poço. Vês canais, uma cisterna, um pomar mais abaixo, e com a biqueira da bota riscas a primeira vala.',
      advice: 'Conserta hoje uma coisa pequena em casa, que até os arcos começam no chão.',
    },
    pragmatic: {
      title: 'Uma Cabeça de Grande Projeto',
      essence: 'Contigo, os ideais e os prazos sentam-se à mesma mesa, e levas uma ideia desde o esboço até à entrega.',
      gift: 'Nos teus planos, uma coisa enorme passa a ser coisa que outros conseguem fazer.',
      shadow: 'O tamanho do que vês atrasa-te o começo.',
      scene:
        'A rua quer plantar uma árvore. Trazes o tipo de terra, o sítio por onde passam os canos e a sombra daqui a vinte anos. «E a enxada?», pergunta uma vizinha.',
      advice: 'Parte a tua maior ideia até um dos bocados caber numa tarde.',
    },
  },
  33: {
    mystic: {
      title: 'O Pensamento que Abençoa',
      essence: 'Por cima da zanga, o teu pensamento anda às voltas como uma ave branca, à procura de remédio.',
      gift: 'Por trás de uma palavra torta, vês a ferida de quem a disse.',
      shadow: 'Por bondade desculpas depressa de mais, e calas aquilo que era preciso dizer.',
      scene:
        'Ao pé do candeeiro está uma carta dura. Voltas a lê-la, a pensar que quem a escreveu não dormiu, e tiras da gaveta outra folha de papel.',
      advice: 'Na próxima conversa difícil, diz primeiro a verdade que custa, e só depois a palavra que consola.',
    },
    pragmatic: {
      title: 'Uma Cabeça Compassiva',
      essence:
        'Perante um problema, perguntas o que ajudaria quem lá está metido, e recusas uma resposta que seja só esperta.',
      gift: 'As tuas conclusões são bondosas, e funcionam.',
      shadow: 'Esqueces tanto o teu interesse que o plano se faz à custa das tuas forças.',
      scene:
        'Está feita a escala das compras para o vizinho doente, e a todos calhou a noite que convinha. A ti calharam as três que sobraram.',
      advice: 'No próximo plano para ajudar alguém, acrescenta uma linha com aquilo de que tu precisas.',
    },
  },
}
