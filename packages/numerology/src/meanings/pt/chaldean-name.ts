import type { CoreValue, Meanings } from '../meaning.ts'

/** The Chaldean root of the name one goes by, under the planets that Cheiro gives the numbers. */
export const chaldeanNameMeanings: Meanings<Exclude<CoreValue, 33>> = {
  1: {
    mystic: {
      title: 'O Nome Escrito a Ouro',
      essence: 'Nas tábuas antigas, o teu nome ficaria gravado debaixo do disco do Sol, na linha dos reis.',
      gift: 'Gritado na praça, o teu nome faz levantar as cabeças, e dá coragem a quem o ouve.',
      shadow: 'Puxas o lustro às letras do teu nome, em vez de te servires dele.',
      scene:
        'A casa está às escuras, e ninguém se atreve a bater à porta. Bates tu, dizes quem és, e acendem-se três janelas.',
      advice: 'Escreve o teu nome no alto de uma folha, e por baixo o que queres começar.',
    },
    pragmatic: {
      title: 'Um Nome que Vai à Frente',
      essence: 'Com o número do Sol na raiz, o nome que usas soa a plano feito, e é para ti que olham primeiro.',
      gift: 'O nome ajuda-te a arrancar, a causar boa impressão e a ficar na memória.',
      shadow: 'Tantas vezes te perguntam o caminho que deixaste tu de o perguntar.',
      scene:
        'A folha das inscrições anda de mão em mão, em branco. Escreves na primeira linha, e quando volta a ti vem cheia.',
      advice: 'Na próxima lista, deixa que outra pessoa abra a folha, e escreve o teu nome em último lugar.',
    },
  },
  2: {
    mystic: {
      title: 'O Nome Escrito na Água',
      essence: 'Quem lia as estrelas pôs o teu nome sob a Lua, e na boca dos outros vai e vem como a maré.',
      gift: 'Dito baixinho, o teu nome abre corações sem chave, porque nada pede e tudo espelha.',
      shadow: 'Nome tão líquido ganha a forma de cada bilha, até o despejarem ao fim da tarde.',
      scene:
        'No banco do coreto alguém se senta ao teu lado: «Disseram-me que sabes ouvir.» Os pombos já conhecem a conversa.',
      advice: 'Da próxima vez que alguém vier desabafar contigo, conta também uma coisa tua.',
    },
    pragmatic: {
      title: 'Um Nome que Convida',
      essence: 'O dois é o número da Lua, e um nome com essa raiz soa a mansidão: contam-te o que a poucos se conta.',
      gift: 'O nome dá-se bem com o trabalho a par, em que a confiança vale mais do que o volume da voz.',
      shadow: 'Pela brandura do som, julgam que concordaste, e não os corriges.',
      scene:
        'Primeiro ensaio no coro, e só disseste como te chamas. Ao intervalo já sabes do joelho, da irmã e das obras.',
      advice: 'Quando esta semana te propuserem alguma coisa, responde: sim, não, ou «preciso de pensar».',
    },
  },
  3: {
    mystic: {
      title: 'O Nome à Sombra do Cedro',
      essence:
        'Júpiter passeia pelo teu nome como um sacerdote pelo bosque, e cada vogal é uma lâmpada com azeite novo.',
      gift: 'À sombra do teu nome endireitam-se as costas, e até quem pede esmola fala como convidado.',
      shadow: 'O incenso tolda a vista a quem o balança, e até um «bom dia» te sai em forma de hino.',
      scene: 'O brinde devia durar dois minutos. As velas vão a meio, e ao fundo um tio dorme a sorrir.',
      advice: 'Diz hoje uma coisa importante numa só frase, e fica a ouvir.',
    },
    pragmatic: {
      title: 'Um Nome com Autoridade',
      essence:
        'O três de Júpiter dá ao teu nome um tom de estudo e boa ordem, e depressa te põem a dirigir alguma coisa.',
      gift: 'O nome apoia-te quando ensinas, publicas ou falas em nome de um grupo.',
      shadow: 'Espera-se muito de ti, e a maior exigência é a tua: foges de tudo em que te vejam a aprender.',
      scene:
        'Primeira aula de olaria. Já explicaste à turma como funciona um forno, e a tua taça acaba de se dobrar sobre si mesma.',
      advice: 'Mostra hoje uma coisa por acabar, e pede uma opinião franca.',
    },
  },
  4: {
    mystic: {
      title: 'O Nome do Outro Lado',
      essence:
        'O teu nome traz o sinal de Urano: é um nicho vazio na parede, guardado para uma figura que ainda ninguém esculpiu.',
      gift: 'O teu nome soa um quarto de tom ao lado, e por ele te encontram os raros e os valentes.',
      shadow: 'Justificas-te a todas as portas, mesmo às que já estavam abertas.',
      scene: 'Na rua, os balões de São João estão todos em fila. O teu baloiça na chaminé, de pernas para o ar.',
      advice: 'Mostra a alguém a coisa mais estranha que já fizeste, e não peças desculpa por ela.',
    },
    pragmatic: {
      title: 'Um Nome à Parte',
      essence: 'O quatro pertence a Urano: com esta raiz nota-se em ti a diferença, às vezes antes de abrires a boca.',
      gift: 'O nome dá-te licença para a originalidade, que outros levam anos a conquistar.',
      shadow: 'Contrarias por hábito, e há quem te contrarie antes de ouvir o resto.',
      scene: 'Onze mãos no ar por um portão azul. A tua fica em baixo, e quem preside suspira: «Então diz lá.»',
      advice: 'Ganha dois aliados para uma ideia invulgar antes de a mostrares a todos.',
    },
  },
  5: {
    mystic: {
      title: 'O Nome de Pés Alados',
      essence: 'Mercúrio calçou as sandálias ao teu nome, que já voltou do porto quando os outros ainda pigarreiam.',
      gift: 'O teu nome atravessa qualquer soleira como uma brisa que traz notícia de figos, e até os guardas sorriem.',
      shadow: 'Antes de o chá estar servido, já vais na estrada, e os amigos sabem de ti por terceiros.',
      scene:
        'Nunca puseste os pés nesta aldeia. «Ah, já ouvi falar», diz a mulher da fonte, e chega o cesto para o lado.',
      advice: 'Fica hoje ao pé de uma pessoa até ouvires a história inteira.',
    },
    pragmatic: {
      title: 'Um Nome que Viaja',
      essence:
        'Um cinco na raiz é sinal de Mercúrio: o teu nome apanha-se depressa, passa de boca em boca e facilita o contacto.',
      gift: 'O nome serve para tudo o que viva da fala, do comércio, da graça e da simpatia pronta.',
      shadow: 'Em ti tudo parece leve, e quando falas a sério riem-se.',
      scene:
        'Na estação, trocas números de telefone com um senhor que leva um violoncelo. Na lista fica «Violoncelo», e é o quarto contacto novo desde terça.',
      advice: 'Antes de juntares outro contacto, liga a um dos antigos.',
    },
  },
  6: {
    mystic: {
      title: 'O Nome em Rosa e Cobre',
      essence:
        'Vénus saía do mar quando disseram o teu nome pela primeira vez, e ainda nele brilha uma gota dessa água.',
      gift: 'Quem diz o teu nome fica um pouco mais alegre, e já se plantaram jardins por menos.',
      shadow: 'A doçura chama tanto vespas como abelhas, e preferes não as distinguir.',
      scene: 'A florista vai fechar. Dá-te o último ramo, um pouco torto, e depois fica à conversa.',
      advice: 'Amanhã de manhã, diz o nome de alguém com o carinho com que gostas de ouvir o teu.',
    },
    pragmatic: {
      title: 'Um Nome de que se Gosta',
      essence: 'Vénus rege o seis, e um nome com esta raiz soa a calor: simpatizam contigo antes de te conhecerem.',
      gift: 'O nome é uma ajuda onde contam a beleza, a hospitalidade ou o gosto de juntar pessoas.',
      shadow: 'Todos esperam que digas que sim: dizes, e amuas em casa.',
      scene:
        '«Este ano é outra vez em tua casa, não é?», escrevem no grupo do telemóvel, com uma fila de balões. Contas as cadeiras, e depois os fins de semana livres.',
      advice: 'Recusa este mês um convite, com bons modos e sem inventares desculpa.',
    },
  },
  7: {
    mystic: {
      title: 'O Nome no Azul Fundo',
      essence: 'Neptuno guarda o teu nome abaixo da ondulação, e quem o pronuncia ouve lá no fundo uma segunda voz.',
      gift: 'O teu nome puxa pelos sonhos como a Lua pelo mar, e as pessoas acordam a saber o que lhes falta.',
      shadow: 'Em água tão funda afoga-se a conversa por onde os tímidos chegariam a ti.',
      scene: 'Um postal sem remetente: mar cinzento e o teu nome em letra cuidada. Sabes de quem é o silêncio.',
      advice: 'Manda um postal a quem fala pouco, só com o tempo que faz e o que almoçaste.',
    },
    pragmatic: {
      title: 'Um Nome que Pensa',
      essence: 'O sete de Neptuno empresta reserva ao teu nome, e imagina-se que há mais por trás do que dizes.',
      gift: 'O nome dá peso ao que descobres, à investigação e ao trabalho da imaginação.',
      shadow: 'A quem gostaria de te conhecer, a reserva parece uma porta fechada.',
      scene:
        'No autocarro do passeio da empresa calha-te o lugar à janela, e abres o livro. Duas filas atrás vai alguém que já o leu e não se atreve a dizê-lo.',
      advice: 'Conta a uma pessoa, em palavras simples, em que andas a trabalhar.',
    },
  },
  8: {
    mystic: {
      title: 'O Nome Talhado em Basalto',
      essence: 'Saturno talhou o teu nome sem pressa, com um escopro rombo, e nenhum vento de areia o amaciou.',
      gift: 'O teu nome está de pé onde os nomes dourados já estalaram, e por ele se orienta quem se perdeu.',
      shadow: 'À noite arrefece a pedra de que o teu nome é feito, e ninguém gosta de se lhe encostar.',
      scene:
        'Na serra, a neve tapou as placas. Na velha estalagem, como disseste que vinhas, põem um candeeiro à porta.',
      advice: 'Conta hoje uma piada à tua custa, e vê quem se chega mais perto.',
    },
    pragmatic: {
      title: 'Um Nome de Peso',
      essence: 'O oito é o número de Saturno: levam a sério um nome com esta raiz, às vezes mais do que te apetecia.',
      gift: 'No teu nome ouve-se a palavra cumprida ano após ano, e com o tempo vale mais.',
      shadow: 'As obrigações têm todas ar de ser tuas, e pegas nelas antes que alguém peça.',
      scene: 'Alguém tem de ficar com a chave do clube. Ninguém fala; as cabeças viram-se para ti, e estendes a mão.',
      advice: 'Brinca esta semana diante de alguém que só te conhece a cara de trabalho.',
    },
  },
  9: {
    mystic: {
      title: 'O Nome na Lança',
      essence:
        'Marte atirou o teu nome como um archote por cima da muralha, e a cidade sonolenta levantou os olhos do pão.',
      gift: 'O teu nome aquece o sangue cansado, e à sua passagem os fracos descobrem que são muitos.',
      shadow: 'Um archote no ar não pergunta pelo vento, e tanto acende o farol como o palheiro.',
      scene: 'A carrinha do peixe atascou-se ao fundo da ladeira. Dás um brado na rua escura, e abrem-se as portas.',
      advice: 'Levanta a voz esta semana só em defesa de outra pessoa.',
    },
    pragmatic: {
      title: 'Um Nome com Garra',
      essence: 'Marte é o planeta do nove, e um nome com esta raiz traz energia: esperam de ti ação e coragem.',
      gift: 'O nome ajuda-te a dar a cara por uma causa e a ganhar gente para ela.',
      shadow: 'Tens ar de quem ganha, e por isso vêm pousar-te na secretária as brigas alheias.',
      scene:
        'O elevador está parado há um mês. Escreves quatro frases no grupo do condomínio e, ao meio-dia, tens trinta polegares para cima e um administrador de mau humor.',
      advice: 'Espera pela segunda provocação antes de responderes à primeira.',
    },
  },
  11: {
    mystic: {
      title: 'O Nome de Duas Lâmpadas',
      essence: 'De cada lado do portão acendeu-se uma chama pelo teu nome, e entre as duas a noite é de outro azul.',
      gift: 'Quem viaja vê no teu nome a porta com que sonhou, e ganha ânimo antes de tocar no trinco.',
      shadow: 'Dois pavios bebem o dobro do azeite, e tremes antes de a festa começar.',
      scene: 'Por causa da luz, há quem se detenha debaixo da tua janela. Lá dentro, vais há uma hora na mesma frase.',
      advice: 'Apaga hoje uma das lâmpadas: desmarca um compromisso, e descansa.',
    },
    pragmatic: {
      title: 'Um Nome que Inspira',
      essence:
        'O onze que fica por reduzir dá tensão ao nome: esperam de ti algo especial, e sentes o que gostariam de ouvir.',
      gift: 'O nome fica bem a quem anima, aconselha ou sobe a um palco, e não se esquece facilmente.',
      shadow: 'Vais e vens entre a grande ideia e o dia a dia, e esse caminho cansa-te.',
      scene:
        'Depois da palestra forma-se uma fila. A oitava pessoa diz que aquilo lhe mudou a vida; sorris de coração e pensas na sopa.',
      advice: 'Guarda uma tarde desta semana para não inspirares ninguém.',
    },
  },
  22: {
    mystic: {
      title: 'O Nome na Porta da Cidade',
      essence:
        'Na muralha do teu nome caminham touros de barro azul, e quem os assentou, um tijolo por dia, acreditava no amanhã.',
      gift: 'O teu nome aguenta um arco por onde uma cidade inteira passa para o mercado sem baixar a cabeça.',
      shadow: 'Deixas uma porta feita na planície vazia, e já desenhas outra maior.',
      scene: 'Ao luar, marcas com um cordel um carreiro pelo baldio. De manhã já lá há pegadas.',
      advice: 'Antes de outra obra, faz com as mãos uma coisa pequena que sirva aos vizinhos.',
    },
    pragmatic: {
      title: 'Um Nome para Grandes Obras',
      essence:
        'Com o vinte e dois inteiro na raiz, o teu nome dá confiança aos grandes planos, e as pessoas práticas põem-se do lado deles.',
      gift: 'Quando o teu nome aparece num plano, acredita-se que há ideia e que há meios para a pôr de pé.',
      shadow: 'Tanto se espera que um êxito normal parece pouco, sobretudo a ti.',
      scene:
        'A ponte pedonal abriu, e já passam carrinhos de bebé. Estás de testa franzida a olhar para um parafuso torto.',
      advice: 'Dá hoje uma hora a um projeto que nunca levará o teu nome.',
    },
  },
}
