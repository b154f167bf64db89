import type { CoreValue, Meanings } from '../meaning.ts'

/** The Pinnacles: the four long phases of a life. */
export const pinnacleMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'O Pinheiro no Cume',
      essence:
        'Durante anos o vento vem-te de frente, e o pinheiro da crista ensina-te a ficar de pé sem bosque à volta.',
      gift: 'O vento que dobra os outros deixa-te firme, e ouves nele uma música que é tua.',
      shadow: 'De tanto estares lá no alto, julgas que és tu que seguras o céu.',
      scene:
        'Ninguém quer a chave da antiga escola. Tira-la tu do prego e, ao cair da noite, há lá dentro uma luz acesa.',
      advice: 'Divide este mês com alguém um peso que levas sem ajuda.',
    },
    pragmatic: {
      title: 'Anos de Autonomia',
      essence:
        'Nestes anos aprendes a decidir pela tua cabeça e a responder pelo resultado. Poucas vezes há quem o faça em teu lugar, e ainda bem.',
      gift: 'Ganhas firmeza a decidir e descobres quanto consegues fazer sem que te digam como.',
      shadow: 'Escondes a dúvida atrás de modos bruscos, e os conselhos deixam de chegar.',
      scene:
        'Ao balcão perguntam quem fica responsável pelo pedido. Olhas em volta, e depois escreves na linha o teu nome.',
      advice: 'Aceita esta semana uma tarefa em que só tu respondas pelo resultado.',
    },
  },
  2: {
    mystic: {
      title: 'O Vale dos Dois Ribeiros',
      essence:
        'Nestes longos anos o teu caminho segue a água, e a água procura companhia. Aqui a paciência faz o que a força não fez.',
      gift: 'Ouves onde se juntam as nascentes e fazes de duas correntes zangadas um rio.',
      shadow: 'Ficas à beira do vau à espera de uma mão, e a água dava-te pelo joelho.',
      scene:
        'Os dois irmãos do teu patamar não se falam. Dás a ambos do mesmo doce de ameixa, e em setembro já se cumprimentam.',
      advice: 'Senta à tua mesa esta semana duas pessoas que não se conhecem.',
    },
    pragmatic: {
      title: 'Anos de Parceria',
      essence:
        'Cooperar, ter tato e saber esperar são os grandes assuntos desta fase. Muito do que alcanças agora, alcança-lo a dois.',
      gift: 'Aprendes a trabalhar com feitios difíceis, e as alianças destes anos levam-te longe.',
      shadow: 'As pequenas desfeitas doem-te mais do que mostras, e vais-lhes fazendo a conta em silêncio.',
      scene:
        'Na reunião, outra pessoa apresenta a tua ideia. Não dizes nada, e vais até casa a pensar no que devias ter respondido.',
      advice: 'Fala da próxima desfeita no próprio dia, numa frase só e sem azedume.',
    },
  },
  3: {
    mystic: {
      title: 'A Encosta das Vinhas',
      essence:
        'Durante anos é tua uma encosta de vinha ao sol, e canta-se na vindima. Aqui a alegria também dá trabalho, e pede tesoura.',
      gift: 'Contas bem uma história, e quem passa encosta-se ao muro para ouvir.',
      shadow: 'O melhor do vinho entorna-se enquanto o gabas.',
      scene:
        'Já é tarde e os convidados têm os casacos vestidos. Começas só mais uma história, e os casacos voltam para o cabide.',
      advice: 'Escolhe esta semana um plano bonito e larga-o, como quem poda a vinha.',
    },
    pragmatic: {
      title: 'Anos de Criação',
      essence:
        'A imaginação, a palavra e o convívio passam para primeiro plano. A fase é generosa, desde que lhe dês disciplina.',
      gift: 'As ideias vêm com pouco esforço, as pessoas gostam de te ter por perto e o teu nome começa a circular.',
      shadow: 'Espalhas a atenção por muitas coisas agradáveis, e a que mais prometia não passa do esboço.',
      scene:
        'O cartaz da festa do bairro é para sexta-feira. Na véspera tens quatro esboços lindos, e nenhum deles traz a data.',
      advice: 'Acaba esta semana uma coisa pequena antes de começares outra.',
    },
  },
  4: {
    mystic: {
      title: 'A Pedreira',
      essence: 'Durante muito tempo as mãos cheiram-te a pedra, e o que talhas é feito para durar muitos invernos.',
      gift: 'O granito já te conhece e abre por onde lhe pedes.',
      shadow: 'Com tanta carga às costas, segues de olhos no chão e esqueces para onde ia a estrada.',
      scene:
        'A chuva parou a obra e os outros foram ao café. Debaixo do telheiro separas as telhas, e quando o céu abre tens à mão a certa.',
      advice: 'Faz hoje uma pausa a meio do trabalho, e senta-te dez minutos sem nada nas mãos.',
    },
    pragmatic: {
      title: 'Anos de Construção',
      essence:
        'É um tempo de trabalho paciente em coisas que mais tarde aguentam peso: uma casa, um ofício, uma poupança, um nome.',
      gift: 'Ganhas hábitos que te servem e a confiança de quem sabe que cumpres.',
      shadow: 'O dever ocupa-te os dias inteiros, e o prazer fica com as sobras.',
      scene:
        'Domingo, e as faturas do ano estão em doze montinhos na mesa. Lá fora, os amigos apitam a caminho da praia.',
      advice: 'Abre hoje a agenda, e marca nela um dia livre em cada um dos próximos três meses.',
    },
  },
  5: {
    mystic: {
      title: 'A Estrada dos Ventos',
      essence:
        'Durante anos nenhum porto é o último, e o mapa desenha-se enquanto andas. Pouca coisa fica onde estava.',
      gift: 'Conheces cada vento pelo cheiro, e há um prato para ti em mesas de muitas terras.',
      shadow: 'De tanto ir e vir, ficas com um mapa de toda a parte e cadeira em lado nenhum.',
      scene: 'Pedem-te a morada. Pensas um bocado, ris-te, e dás a da casa onde ficou o casaco de inverno.',
      advice: 'Escolhe uma casa amiga, e marca já o dia em que lá voltas.',
    },
    pragmatic: {
      title: 'Anos de Movimento',
      essence:
        'A mudança é a regra desta fase: casas, viagens, caras novas, planos que saem de outra maneira. Aprendes pelo caminho.',
      gift: 'Ganhas jogo de cintura, e onde outros veem um atraso tu vês uma porta.',
      shadow: 'Recomeças tantas vezes que gastas nisso a liberdade que procuravas.',
      scene:
        'Ainda tens metade das coisas em caixotes quando te falam de um quarto ao pé do mar. Já estás a ver horários de comboios.',
      advice: 'Marca um encontro fixo por semana, como o jantar de quinta com as mesmas pessoas.',
    },
  },
  6: {
    mystic: {
      title: 'O Pátio da Casa Grande',
      essence: 'São anos de pão, de mesa posta e de velhos ao sol, e toda a gente passa pela tua porta.',
      gift: 'Tens a paciência da figueira, que dá sombra a quem a regou e a quem lhe rouba os figos.',
      shadow: 'De tanto dares a quem chega, não te fica um figo seco para o inverno.',
      scene:
        'Chegaste a casa para descansar. À terceira pancada na porta há sopa para cinco, e alguém a dormir no sofá.',
      advice: 'Amanhã, antes do jantar, senta-te um quarto de hora sem fazeres nada por ninguém.',
    },
    pragmatic: {
      title: 'Anos de Família',
      essence:
        'A casa, a família e a comunidade levam-te boa parte das forças e devolvem muito. É tempo de assumir compromissos, ou de os consertar.',
      gift: 'Contam contigo para manter as pessoas unidas, e o calor que daí vem chega também para ti.',
      shadow: 'Fazes tudo e depois guardas rancor a quem nunca deixaste ajudar.',
      scene:
        'Há uma semana que todos falam da festa de anos, e ninguém encomendou o bolo. Encomendas tu, com um suspiro que se ouve.',
      advice: 'Entrega esta semana a alguém uma tarefa inteira, incluindo a maneira de a fazer.',
    },
  },
  7: {
    mystic: {
      title: 'O Mosteiro na Neblina',
      essence: 'Nestes anos o caminho passa por um lugar calado, e o que lá ouvires não se aprende na feira.',
      gift: 'Aprendes o nome das estrelas mais fracas, que ao pé de um candeeiro nunca se veem.',
      shadow: 'De ano para ano a feira parece-te mais longe, e já te custa a língua que lá se fala.',
      scene:
        'Há um convite encostado ao bule desde segunda-feira. Ao lado estão cinco livros abertos e uma folha escrita com letra miúda.',
      advice: 'Vai esta semana à feira, e conta a alguém em que andas a pensar.',
    },
    pragmatic: {
      title: 'Anos de Estudo',
      essence:
        'O estudo, o ofício e as tuas perguntas vêm primeiro. Nesta fase recolhes-te mais, e ficas a conhecer um assunto a fundo.',
      gift: 'Ganhas um saber verdadeiro e uma segurança que dispensa aplausos.',
      shadow: 'Fechas tão bem a porta às distrações que a boa companhia também fica na rua.',
      scene:
        'Ligam-te da beira-rio: vem, que a noite está quente. Querias ir, mas faltam nove páginas do capítulo, e depois há o seguinte.',
      advice: 'Escolhe um tema para estudar, e marca também uma visita por semana a alguém de quem gostes.',
    },
  },
  8: {
    mystic: {
      title: 'O Celeiro do Alto',
      essence:
        'Nestes anos a colheita sobe a encosta, e és tu quem tem a chave do celeiro. O que ali entra passou-te pela mão.',
      gift: 'Pelo peso do saco sabes logo se o grão é bom.',
      shadow: 'Entre tantos sacos cheios medes tudo às arrobas, e não vês quem vem com um punhado.',
      scene:
        'Na feira dás lugar às carrinhas maiores. Só ao meio-dia reparas na rapariga que espera, com um cesto de ovos.',
      advice: 'Oferece este mês uma coisa boa a alguém que começa, sem fazeres contas ao que vale.',
    },
    pragmatic: {
      title: 'Anos de Realização',
      essence:
        'É um período de resultados: a competência, as contas e a influência passam para o centro, e é a justiça que as faz durar.',
      gift: 'Avalias bem pessoas e meios, e por isso te entregam tarefas maiores.',
      shadow: 'A ambição toma o lugar daquilo que devia servir, e o cansaço sai-te em aspereza.',
      scene:
        'Prometeste chegar às sete. Às oito o plano está perfeito, o jantar está debaixo de um prato e a cozinha às escuras.',
      advice: 'Escreve numa folha para que queres a influência, e relê-a antes da próxima decisão grande.',
    },
  },
  9: {
    mystic: {
      title: 'O Estuário',
      essence: 'Nestes anos o rio alarga-se, e a água que leva já não é só tua. O que acabou, leva-o a maré.',
      gift: 'Em cada margem há quem te conheça, e o bem que fizeste espera por ti rio abaixo.',
      shadow: 'Levas a carga de uma frota inteira e estranhas que o teu casco vá tão fundo.',
      scene:
        'Na lavandaria, uma desconhecida fala-te da terra dela, com torre e tudo. A tua máquina já parou, e ficas para ouvir o fim.',
      advice: 'Dá hoje a quem precise uma coisa que já não usas.',
    },
    pragmatic: {
      title: 'Anos de Entrega',
      essence:
        'Compaixão, vistas largas e desapego: é isto que a fase te pede. Há coisas que chegam ao fim e te deixam as mãos livres.',
      gift: 'Trabalhas por algo maior do que tu, e gente muito diferente confia em ti.',
      shadow: 'Agarras-te ao que já cumpriu a sua parte, por lealdade ao que foi.',
      scene:
        'Há dois anos que o clube não se reúne. Continuas a arejar a sala às quintas-feiras, e continuas a pôr as cadeiras.',
      advice: 'Dá a uma causa a hora que gastas no que acabou.',
    },
  },
  11: {
    mystic: {
      title: 'O Cume do Relâmpago',
      essence:
        'Nestes anos o céu fala-te mais de perto, e há noites claras como dia. O ar fica fino como no alto de um monte, e o pensamento faz faísca.',
      gift: 'Acende-se em ti um lume sem nome, e quem está perto aquece sem se queimar.',
      shadow: 'Tomas cada faísca por sinal e dormes pouco.',
      scene:
        'São quatro da manhã, e por fim está tudo claro. Escreves nas costas da fatura da luz, que de manhã vai para o papelão.',
      advice: 'Antes de olhares para o céu, trata do chão: come, dorme, passeia a pé.',
    },
    pragmatic: {
      title: 'Anos de Inspiração',
      essence:
        'Nesta fase sentes tudo com mais força. Vêm daí ideias vivas, interesse pelas coisas do espírito e também alguns nervos.',
      gift: 'Uma ideia tua mexe com uma sala inteira, e vale a pena seguires a primeira impressão.',
      shadow: 'Passas da grande confiança à grande dúvida, muitas vezes na mesma tarde.',
      scene: 'Antes da palestra tremem-te as mãos, e queres desmarcar. No fim espera-te alguém: deste-lhe coragem.',
      advice: 'Deita-te hoje a uma hora certa, como quem cumpre um compromisso.',
    },
  },
  22: {
    mystic: {
      title: 'O Estaleiro das Estrelas',
      essence:
        'Durante um longo troço da vida tens nas mãos madeira para um casco maior do que a tua casa, e lês nas estrelas o desenho dele.',
      gift: 'Já vês o navio acabado na bruma, até ao banco onde dois amigos hão de discutir por causa das gaivotas.',
      shadow: 'Diante de tamanha quilha sentas-te no chão, e não começas nada.',
      scene:
        'De madrugada espetas tu a primeira estaca no areal deserto. Ao meio-dia há onze pessoas a esticar cordas.',
      advice: 'Escolhe a primeira tarefa da tua grande obra, e chama alguém para a fazer contigo.',
    },
    pragmatic: {
      title: 'Anos de Obra Grande',
      essence:
        'Está ao teu alcance um projeto de fôlego, útil a muita gente, se à visão juntares método. Pede muito, e durante muito tempo.',
      gift: 'Pessoas sérias oferecem-te ajuda, porque os teus planos têm pernas para andar.',
      shadow: 'O tamanho da tarefa pesa tanto que as tuas necessidades te parecem estorvos.',
      scene:
        'A sala de leitura foi ideia tua. Agora há seis impressos, três comissões e um telhado que pinga, e quem tem o berbequim és tu.',
      advice: 'Pergunta a quem já levantou um projeto parecido como o dividiu, e entrega uma das tuas partes.',
    },
  },
  33: {
    mystic: {
      title: 'A Fonte da Praça',
      essence: 'Nestes anos és como a fonte da praça: quem passa bebe, e ninguém tem de dizer de onde vem.',
      gift: 'Ao pé de ti, zangas antigas pousam o cântaro e ficam a ver a tarde.',
      shadow: 'Dás de beber a todos sem nunca parar, e da tua sede ninguém sabe.',
      scene:
        'Num banco junto ao rio alguém te conta tudo, primeiro em voz baixa, por fim a rir. Na tua mão, o gelado derreteu.',
      advice: 'Reserva uma noite desta semana para que alguém te ouça a ti.',
    },
    pragmatic: {
      title: 'Anos de Ensino pelo Exemplo',
      essence:
        'Nesta fase rara, procuram em ti cuidado, ensino e exemplo. A responsabilidade é a sério, e o calor que te devolvem também.',
      gift: 'Dás firmeza a quem te rodeia, e o teu exemplo chega mais longe do que qualquer conselho.',
      shadow: 'Quando alguém de quem gostas escolhe mal, julgas que a falha foi tua.',
      scene:
        'O sobrinho da vizinha tem uma dúvida para o exame. É a tua noite livre, e já estás a arredar os pratos da mesa.',
      advice: 'Marca esta semana uma noite de folga, e respeita-a como quem cumpre uma promessa.',
    },
  },
}
