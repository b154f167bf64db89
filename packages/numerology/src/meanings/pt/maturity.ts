import type { CoreValue, Meanings } from '../meaning.ts'

/** The Maturity number: what grows in the second half of life. */
export const maturityMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'A Aurora Tardia',
      essence:
        'Depois do teu meio-dia nasce um segundo dia, e nele já sabes para onde vais. A meio da vida deixas de andar à luz de candeias alheias.',
      gift: 'Guardas uma madrugada de reserva: em qualquer idade podes começar outra vez, sem pedir licença a ninguém.',
      shadow:
        'O segundo sol que nasce em ti quer chegar logo ao meio-dia. Tudo te parece lento, e quem te faz uma pergunta fala para as tuas costas.',
      scene:
        'Há onze anos que o barco do ancoradouro vai ser pintado um dia destes. Numa manhã de abril desces de pincel na mão, antes do café, e ao almoço está verde.',
      advice:
        'Escreve num papel uma velha proibição que ainda trazes contigo, de um professor, de um parente ou de uma moda, e rasga o papel.',
    },
    pragmatic: {
      title: 'Maturidade com Autonomia',
      essence:
        'A partir do meio da vida, aprendes sobretudo a confiar no teu juízo. Tomas a dianteira com mais gosto e já não esperas que todos estejam de acordo.',
      gift: 'A experiência dá-te coragem para abrir caminho, e já não precisas de palmas para começar. Sabes dizer «enganei-me» e continuar à frente.',
      shadow:
        'Com a confiança cresce a teimosia. Uma pergunta bem-intencionada soa-te a ingerência, e antes queres dar a volta toda do que aceitar um atalho de outra pessoa.',
      scene:
        'No curso da noite perguntam quem apresenta o trabalho do grupo. Noutros tempos estudavas o teto; agora pegas nas folhas antes que o silêncio acabe.',
      advice:
        'Pede este mês uma opinião sobre um assunto só teu, e aproveita dela pelo menos um atalho antes de decidires.',
    },
  },
  2: {
    mystic: {
      title: 'O Lago ao Entardecer',
      essence:
        'Com os anos a tua água acalma e toda a gente se vê nela. O que dantes fazias à força de remos, na segunda metade da vida consegues com paciência.',
      gift: 'O silêncio dos outros está seguro contigo, como a chama de uma vela entre duas mãos. Sabes quando convém falar e quando basta ficar.',
      shadow:
        'De tão manso, o teu lago recebe todas as pedras que lhe atiram. Chamas-lhe bondade, e só à noite sentes o peso que ficou no fundo.',
      scene:
        'Na merenda do adro falam todos ao mesmo tempo. Pousas o copo, olhas para a única pessoa calada e esperas sem pressa; quando ela começa, a mesa inteira baixa a voz para a ouvir.',
      advice: 'Deixa que também te vejam a ti: diz hoje a alguém o que preferias, antes de lhe perguntares o mesmo.',
    },
    pragmatic: {
      title: 'Maturidade em Companhia',
      essence:
        'Com a idade ganhas jeito para trabalhar a dois. O tato, a paciência e o bom ouvido acabam por valer mais do que ter razão antes dos outros.',
      gift: 'Vês os dois lados da questão, e dizes o que vês de maneira que ambos aguentem ouvir. Quem já não se fala continua a falar contigo.',
      shadow:
        'Para haver sossego, cedes quando a tua experiência merecia que a ouvissem. Depois magoa-te que ninguém tenha perguntado.',
      scene:
        'Dois vizinhos zangam-se por causa de uma sebe, cada qual com a sua fotografia. Propões primeiro um café, e à tua mesa descobrem que andam a discutir os mesmos quarenta centímetros.',
      advice:
        'Telefona a alguém com quem uma amizade ou uma sociedade arrefeceu, e começa pelas saudades em vez de começares pelas queixas.',
    },
  },
  3: {
    mystic: {
      title: 'A Voz que Amadurece',
      essence:
        'A meio do caminho, a tua canção ganha a nota grave que lhe faltava. O que trauteaste durante metade da vida encontra, por fim, a letra.',
      gift: 'Uma voz que já se calou muitas vezes sabe onde pousar. Quem te ouve cantar uma mágoa vai para casa mais leve, sem saber bem porquê.',
      shadow:
        'Cobres de pétalas uma tristeza que só pedia que te sentasses com ela. Os convidados gabam-te as cores, e ninguém repara no que está por baixo.',
      scene:
        'Na festa da aldeia coube-te sempre servir a limonada. Este ano, debaixo dos balões de papel, passam-te por engano a concertina, e tu não a devolves.',
      advice: 'Canta hoje a tua canção antes de a achares perfeita, de janela aberta, mesmo que passe alguém na rua.',
    },
    pragmatic: {
      title: 'Maturidade Expressiva',
      essence:
        'A segunda metade da vida solta-te a língua e a imaginação. Escreves, falas, pintas ou divertes os outros com uma liberdade que dantes não te davas.',
      gift: 'Dizes com leveza o que é difícil, e as tuas histórias levam dentro o que aprendeste, sem precisarem de moral no fim.',
      shadow:
        'Ficas-te pela graça quando alguém esperava a tua opinião. Começas uma dúzia de passatempos e largas cada um assim que se torna difícil.',
      scene:
        'Noite de microfone aberto no café, e falta um nome na lista. Os amigos procuram-te com os olhos: já estás no estrado, a desdobrar uma folha que trazias no casaco.',
      advice: 'Retoma por gosto uma coisa que largaste na escola, e não pares à primeira semana aborrecida.',
    },
  },
  4: {
    mystic: {
      title: 'A Casa Pronta',
      essence:
        'Pedra a pedra, a obra chegou ao telhado, e há sombra no pátio. O que amadurece em ti, a meio da vida, é o talento de ficar.',
      gift: 'O que assentaste está de nível, e em qualquer dos teus muros se pode pousar um copo cheio. Trazem-te vigas tortas, e sabes que serventia lhes dar.',
      shadow:
        'Guardas tão bem a soleira que nenhuma surpresa entra para se aquecer. As dobradiças estão oleadas, e há muito que ninguém se baloiça no portão.',
      scene:
        'O temporal levou telhas pela rua fora. As tuas aguentaram; acendes o lume, penduras uma lanterna ao portão e contas as canecas.',
      advice:
        'Convida para jantar quem carregou pedras contigo, e deixa uma prateleira vazia para o que o ano trouxer.',
    },
    pragmatic: {
      title: 'Maturidade Sólida',
      essence:
        'A firmeza vem-te com os anos: ganhas gosto ao método, às rotinas e ao trabalho acabado. O que organizas na meia-idade ampara-te mais tarde.',
      gift: 'Sabe-se que aquilo em que pegas fica feito. Com a tua calma, uma tarefa enorme passa a ser uma fila de tarefas vulgares.',
      shadow:
        'Os hábitos endurecem como argamassa, e defendes um modo antigo sobretudo porque é o teu. Quem propõe outro já sabe que vai ouvir um não.',
      scene:
        'A coletividade perdeu três tesoureiros em dois anos. Levas no autocarro a caixa de sapatos com os recibos e, em março, pela primeira vez de que há memória, as contas batem certo.',
      advice:
        'Uma vez por estação, deixa que outra pessoa arrume o que arrumas sempre, e não mexas em nada durante um mês.',
    },
  },
  5: {
    mystic: {
      title: 'O Segundo Mar',
      essence:
        'Passado o cabo do meio da vida abre-se outro horizonte, e as velas ainda prestam. A liberdade, que no porto era um desejo, é agora vento com que se navega.',
      gift: 'Sentes o cheiro de terra nova através do nevoeiro, e a curiosidade cresce em ti com os anos, em vez de murchar. Quem teme a travessia gosta de te ter a bordo.',
      shadow:
        'A maré vem buscar-te a um cais onde mal tinham aprendido o teu nome. Nem todas as amarras que cortaste te prendiam.',
      scene:
        'No cais alguém pergunta se o último barco vai à ilha ou só a contorna. Compras bilhete para ver, e um cartucho de cerejas para quem se sentar a teu lado.',
      advice: 'Escreve hoje a alguém que ficou num dos teus portos, e conta-lhe por onde andas.',
    },
    pragmatic: {
      title: 'Maturidade em Movimento',
      essence:
        'À medida que os anos passam, a curiosidade e o movimento contam mais para ti, e não menos. Fazem-te bem viagens, pessoas por conhecer e planos que mudam de feitio.',
      gift: 'Quando os outros assentam, tu continuas a adaptar-te, e é a ti que vêm quando alguma coisa tem de mudar. Regras, ferramentas e caras novas dão-te energia.',
      shadow:
        'Qualquer compromisso te parece uma prisão, e faltas a um que te fazia bem. O tédio parece-te razão bastante, e os projetos ficam a meio.',
      scene:
        'Entre amigos comparam-se sofás. Tu vendeste o teu, dormes lindamente numa cama de campanha, e aprendes o alfabeto grego nas costas de um horário de barcos.',
      advice: 'Reserva desde já um dia livre por mês, e diz a quem conta contigo a que horas voltas.',
    },
  },
  6: {
    mystic: {
      title: 'A Figueira no Pátio',
      essence:
        'Com os anos tornas-te a figueira a que os outros voltam. A meio da vida já não procuras onde repousar, e é à tua volta que toda a gente se senta.',
      gift: 'Pássaros, vizinhos e retardatários, todos conhecem os teus ramos, e há figos que cheguem. Debaixo das tuas folhas, quem vinha discutir acaba a partilhar o prato.',
      shadow:
        'Dás tanta sombra que o sol não te chega ao tronco. E os figos que ficam para ti são os que os pássaros já picaram.',
      scene:
        'Nevoeiro na serra, e batem à porta. Aqueces a sopa, secas dois casacos e um cão, e só à despedida descobres que se tinham enganado no vale.',
      advice: 'Escolhe uma coisa boa desta semana, uma hora livre ou o figo mais maduro, e guarda-a toda para ti.',
    },
    pragmatic: {
      title: 'Maturidade que Acolhe',
      essence:
        'Tornas-te a pessoa a quem recorrem amigos, vizinhos e, de vez em quando, uma assembleia inteira. A casa, a justiça e o bem da comunidade passam a ser assunto teu.',
      gift: 'O teu cuidado ganha sabedoria com a prática: confortas sem te impores, e vês o que falta numa casa ou numa equipa antes de alguém dar por isso.',
      shadow:
        'Esperas gratidão por ajudas que ninguém pediu, e guardas mágoa quando não vem. Quem só queria desabafar sai com instruções.',
      scene:
        'A assembleia de condóminos não se entende quanto ao pátio. Calam-se e olham para a tua cadeira, e dás por ti já com uma lista de quem pode regar o quê.',
      advice: 'Faz uma lista dos teus encargos, e passa a alguém o primeiro que não for mesmo teu.',
    },
  },
  7: {
    mystic: {
      title: 'O Livro da Noite',
      essence:
        'Depois do meio-dia da vida, o silêncio abre-te as páginas que guardava. A tua sabedoria cresce para dentro, anel a anel, como nas árvores antigas.',
      gift: 'A tua calma é uma sala onde se despe o casaco. Quem lá se senta contigo fala mais devagar, e com menos rodeios.',
      shadow:
        'Entras tão fundo na leitura que a candeia dos outros se apaga à espera. Chamam-te para a ceia, e viras mais uma página.',
      scene:
        'A excursão segue para a cascata. Ficas para trás, a limpar os líquenes de um muro velho onde há três palavras em latim. Quando os outros voltam, encharcados e a rir, já as leste.',
      advice: 'Dá esta semana a alguém um livro que te mudou, com uma linha escrita por ti na primeira página.',
    },
    pragmatic: {
      title: 'Maturidade que Aprofunda',
      essence:
        'O estudo, a natureza e o tempo a sós ganham valor para ti na segunda metade da vida. Interessa-te mais o porquê do que o quanto.',
      gift: 'Vês causas onde os outros veem acontecimentos, e o que dizes já foi pensado duas vezes. As tuas dúvidas ajudam, porque as dizes com bons modos.',
      shadow:
        'Afastas-te das pessoas quando só te fazia falta uma hora de paz. A explicação toma o lugar do sentimento, e quem te é próximo leva uma lição em vez de uma resposta.',
      scene:
        'Uma e meia da manhã, e o teu candeeiro continua aceso. Começou por um pássaro no algeroz; já recuaste quatrocentos anos na história do nome dele.',
      advice:
        'Escolhe uma matéria que ainda te possa interessar daqui a vinte anos, e descobre mais alguém que a estude.',
    },
  },
  8: {
    mystic: {
      title: 'A Grande Colheita',
      essence:
        'Já estão cheias as espigas por que esperaste. O que em ti amadurece tarde é a força, e a medida com que se usa.',
      gift: 'Carregas hoje com leveza o que dantes te vergava, como o castanheiro carrega a neve e um pardal. À tua sombra há quem se atreva a sonhar nova sementeira.',
      shadow: 'De tanto mandares na eira, até os amigos mais antigos te falam baixo. Ouves respeito, e era distância.',
      scene:
        'No cais o vento desfez a fila e toda a gente grita. Dizes três frases, sem levantar a voz, e ao pôr do sol já passaram para a outra margem as carrinhas, as cabras e a noiva.',
      advice: 'Convida esta semana para jantar quem te ajudou, e diz em voz alta em que é que essa pessoa tinha razão.',
    },
    pragmatic: {
      title: 'Maturidade com Influência',
      essence:
        'A experiência apura-te o sentido dos resultados, e confiam-te cada vez mais: dinheiro, decisões, uma organização inteira. Dás-te bem onde alguma coisa tem de funcionar.',
      gift: 'Juntas pessoas e meios com a facilidade de quem se enganou e guardou a lição. Uma má proposta, sabes recusá-la com boas maneiras.',
      shadow:
        'Continuas a dar provas muito depois de toda a gente se ter convencido. O que não se mede desce na lista, e os amigos têm de marcar hora.',
      scene:
        'A empresa de eventos quer mais dinheiro pelo mesmo lanche. Acenas, pedes para rever a encomenda, dás com a taxa de entrega repetida, e acabas com melhor queijo pelo preço antigo.',
      advice: 'Escolhe hoje dois números para medires o teu êxito, e que um deles conte aquilo que deste.',
    },
  },
  9: {
    mystic: {
      title: 'O Rio que se Abre',
      essence:
        'O teu rio juntou águas durante metade do curso; agora abre-se em leque e dá à lezíria o que trazia. A generosidade é o fruto que em ti amadurece mais tarde, e o mais doce.',
      gift: 'Perdoas como o rio perdoa às margens: todos os dias volta a tocar-lhes. Juncos, garças e gente de toda a espécie acham lugar contigo.',
      shadow:
        'Espraias-te tanto que nenhum barco encontra o canal até ao teu coração. Recebes toda a gente, e não esperas por ninguém.',
      scene:
        'Noite de verão, mesa comprida na rua. Vinhas só para o brinde; à meia-noite estás a traduzir a anedota de um pescador para uma tia de outro continente.',
      advice: 'Conta esta semana o que aprendeste com uma mágoa antiga a alguém a quem isso possa servir.',
    },
    pragmatic: {
      title: 'Maturidade Generosa',
      essence:
        'Passa a importar-te mais o que transmites do que o que juntas. O horizonte alarga-se com os anos: a arte, outros países, uma causa, gente diferente de ti.',
      gift: 'Juntas pessoas muito distantes entre si, porque já não precisas de que se pareçam contigo. O tempo e o saber saem-te das mãos sem fatura.',
      shadow:
        'Pensas tanto no que falta ao mundo que não vês quem está a teu lado. Há desilusões que arquivas em «humanidade», e que tinham nome e morada.',
      scene:
        'Ao despejares a cave, aparece a máquina fotográfica boa. À noite já anda ao pescoço da estudante do terceiro andar, a quem ensinaste a ler a luz.',
      advice: 'Ensina este mês a alguém com metade da tua idade uma coisa que saibas, e pede outra em troca.',
    },
  },
  11: {
    mystic: {
      title: 'O Farol que se Acende Tarde',
      essence:
        'No teu promontório há um farol com lenha seca, e os anos trazem a chama. O que na juventude tremeluzia como um palpite torna-se, a meio da vida, luz por onde se navega.',
      gift: 'As ideias caem-te do céu como relâmpagos, e há quem venha ganhar coragem à tua luz. Uma palavra tua chega a barcos que nunca viste.',
      shadow:
        'Nada na costa apanha tanto vento como um farol, e ainda tremes muito depois de a tempestade passar. A seguir duvidas do teu próprio lume.',
      scene:
        'Junto ao marco do correio, alguém hesita com uma carta na mão. Passas com os feijões da horta, dizes «há quem espere por ela», e ouve-se a carta cair lá dentro.',
      advice:
        'Não deixes que as pequenas dúvidas te molhem a lenha: dá todos os dias uma hora certa ao que te entusiasma.',
    },
    pragmatic: {
      title: 'Maturidade que Inspira',
      essence:
        'Com a idade a tua intuição ganha peso, e outros procuram em ti coragem. Os ideais que te tiravam o sossego tornam-se coisa que se pode ensinar.',
      gift: 'O que pressentes cedo já o explicas com calma, e as pessoas agem. Mais do que os teus argumentos, é a tua atenção que lhes dá ânimo.',
      shadow:
        'Passas horas da noite às voltas com possibilidades que de dia seriam mais claras. Queres que te entendam por meias palavras, e a segunda pergunta magoa-te.',
      scene:
        'Onze pessoas votam no terreno mais barato, e tu votas contra. Pedes que vão lá todas à hora de ponta e fiquem um minuto, e no elétrico de volta ninguém o defende.',
      advice:
        'Regista cada palpite no dia em que o tens, e confere daqui a três meses quais acertaram, para saberes em que palpites confiar.',
    },
  },
  22: {
    mystic: {
      title: 'Quem Lavra a Catedral',
      essence:
        'Assentas pedra a pedra uma torre que se há de ver de longe, dourada ao fim da tarde. Dobrado o meio da vida, o plano que trazias pede chão.',
      gift: 'Trazes uma catedral inteira na cabeça e ainda te encantas com uma pedra bem talhada. Ao verem tanta paciência, outros vêm ajudar.',
      shadow:
        'Esperas pela pedreira perfeita, quando à aldeia bastava um telheiro. Os desenhos estão cada vez mais belos, e chove na praça.',
      scene:
        'Onde era a escola há só um terreiro vazio. Ao nascer da lua estás no meio, de braços abertos, a medir a passos uma sala que ainda não há, e o guarda, que vinha mandar-te embora, pergunta de que lado fica a porta.',
      advice: 'Dá-te um mês para acabares uma coisa simples, e grava nela as tuas iniciais onde ninguém olha.',
    },
    pragmatic: {
      title: 'Maturidade que Constrói',
      essence:
        'Os anos põem-te nas mãos projetos maiores do que tu, e o saber para os levar a bom porto. A visão e o método, que em ti se revezavam, aprendem a trabalhar juntos.',
      gift: 'Sabes como se fazem as coisas grandes: com uma pessoa de cada vez, ano após ano, um orçamento e uma cafeteira cheia.',
      shadow:
        'Exiges tanto que o projeto que mais te alegrava fica adiado. Custa-te dividir o comando, e quem vinha ajudar fica a ver.',
      scene:
        'Há anos que na vila se fala de um passadiço sobre a ribeira. Levas uma pasta para o café do mercado, sentas à mesma mesa a engenheira, o lavrador e o vereador, e mandas vir bolo.',
      advice:
        'Antes dos planos, trata das pessoas: fala esta semana com três, uma de cada vez, e pergunta-lhes em que podes ser útil.',
    },
  },
  33: {
    mystic: {
      title: 'O Poço da Praça',
      essence:
        'A tua água nasce num lugar fundo e calmo, e com os anos a aldeia inteira vem bebê-la. O amor, que era um sentimento, amadurece em coisa que se dá a beber.',
      gift: 'Ganhaste fundura, e as estrelas espelham-se em ti sem tremer. Quem te procura volta para casa de cântaro cheio e passo leve.',
      shadow:
        'Baldes a mais numa só manhã levantam o lodo que assentara com tanta paciência. Continuas a servir água, e estranhas que saiba a terra.',
      scene:
        'A feira já levantou há muito quando alguém se senta no bocal do poço, ao teu lado, sem dizer nada. Partes a última pera a meio com a navalha, e a história vem.',
      advice: 'Guarda um serão por semana em que não dês nada a ninguém, e deixa o poço encher outra vez.',
    },
    pragmatic: {
      title: 'Maturidade que Ensina',
      essence:
        'Com os anos, o cuidado que tens com os outros torna-se um conselho que eles procuram. Nota-se da meia-idade em diante, numa aula, numa cozinha ou num corredor.',
      gift: 'Ensinas sem dar sermões, e quem sai de ao pé de ti vai mais capaz do que veio. A tua paciência com os erros chega para o segundo e para o terceiro.',
      shadow:
        'Respondes pela felicidade de toda a gente, coisa que ninguém te pediu. O único aniversário de que te esqueces é o teu.',
      scene:
        'Na oficina de reparações do bairro, um rapaz segura uma torradeira como se ela mordesse. Dás-lhe a chave de fendas, sentas-te em cima das mãos e deixas que seja ele a dar com a migalha.',
      advice: 'Diz esta semana a alguém, numa só frase clara, o que não podes carregar por essa pessoa.',
    },
  },
}
