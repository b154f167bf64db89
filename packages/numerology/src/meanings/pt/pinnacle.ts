import type { CoreValue, Meanings } from '../meaning.ts'

/** The Pinnacles: the four long phases of a life. */
export const pinnacleMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'O Pinheiro no Cume',
      essence:
        'Durante anos o vento vem-te de frente, e o pinheiro da crista ensina-te a ficar de pé sem bosque à volta.',
      gift: 'O vento que dobra os outros penteia-te a rama, e ouves nele uma música que é tua.',
      shadow: 'À força de estares a sós lá em cima, julgas-te a única coluna do céu.',
      scene: 'Falta a luz na escada e os vizinhos esperam às escuras. A mão que já procura o quadro é a tua.',
      advice: 'Crava a raiz a cada rajada, e resolve uma coisa sem a pores a votos.',
    },
    pragmatic: {
      title: 'Anos de Autonomia',
      essence:
        'Nestes anos aprendes a decidir pela tua cabeça e a responder pelo resultado. Poucas coisas se farão por ti, e ainda bem.',
      gift: 'Ganhas firmeza a decidir e descobres quanto consegues fazer sem que te digam como.',
      shadow: 'Escondes a dúvida atrás de modos bruscos, e os conselhos deixam de chegar.',
      scene:
        'Ao balcão perguntam quem fica responsável pelo pedido. Olhas em volta, e depois escreves na linha o teu nome.',
      advice: 'Aceita uma tarefa que leve só a tua assinatura.',
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
      advice: 'Senta à tua mesa duas pessoas que se evitam, e serve a sopa.',
    },
    pragmatic: {
      title: 'Anos de Parceria',
      essence:
        'Cooperar, ter tato e saber esperar são os grandes assuntos desta fase. Muito do que alcanças agora, alcanças a par de alguém.',
      gift: 'Aprendes a trabalhar com feitios difíceis, e as alianças destes anos levam-te longe.',
      shadow: 'As pequenas desfeitas doem-te mais do que mostras, e vais-lhes fazendo a conta em silêncio.',
      scene: 'Na reunião aparece a tua ideia, dita por outra boca. Não dizes nada, e vais a repetir a frase até casa.',
      advice: 'Fala da próxima desfeita no próprio dia, numa frase só e sem azedume.',
    },
  },
  3: {
    mystic: {
      title: 'A Encosta das Vinhas',
      essence:
        'Durante anos é tua uma encosta ao sol, e as uvas estão cheias de canções. Aqui a alegria é trabalho e pede tesoura.',
      gift: 'O que plantas dá que falar, e quem passa encosta-se ao muro para ouvir.',
      shadow: 'O melhor do vinho entorna-se enquanto o gabas.',
      scene:
        'Já é tarde e os convidados têm os casacos vestidos. Começas só mais uma história, e os casacos voltam para o cabide.',
      advice: 'Poda a vinha no inverno, para que o verão não dê só folhas.',
    },
    pragmatic: {
      title: 'Anos de Criação',
      essence:
        'A imaginação, a palavra e o convívio passam para primeiro plano. A fase é generosa, desde que lhe dês disciplina.',
      gift: 'As ideias vêm com pouco esforço, as pessoas gostam de te ter por perto e o teu nome começa a circular.',
      shadow: 'Espalhas a atenção por muitas coisas agradáveis, e a que mais prometia não passa do esboço.',
      scene:
        'O cartaz da festa do bairro é para sexta-feira. Na quinta tens quatro começos lindos e em nenhum deles a data.',
      advice: 'Acaba uma coisa pequena por mês antes de abrires a seguinte.',
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
      advice: 'Põe um banco na obra e senta-te nele antes da pedra seguinte.',
    },
    pragmatic: {
      title: 'Anos de Construção',
      essence:
        'É um tempo de trabalho certo em coisas que mais tarde aguentam peso: uma casa, um ofício, uma poupança, um nome.',
      gift: 'Ganhas hábitos que te servem e a confiança de quem sabe que cumpres.',
      shadow: 'O dever ocupa o quadro inteiro, e o prazer fica com as sobras.',
      scene:
        'Domingo, e as faturas do ano estão em doze montinhos na mesa. Lá fora, os amigos apitam a caminho da praia.',
      advice: 'Faz planos para vários anos e escreve neles também os dias livres.',
    },
  },
  5: {
    mystic: {
      title: 'A Estrada dos Ventos',
      essence:
        'Durante anos nenhum porto é o último, e o mapa desenha-se enquanto andas. Pouco do que era fica como estava.',
      gift: 'Conheces cada vento pelo cheiro, e há um prato para ti em mesas de muitas terras.',
      shadow: 'De tanto ir e vir, ficas com um mapa de toda a parte e cadeira em lado nenhum.',
      scene: 'Pedem-te a morada. Pensas um bocado, ris-te, e dás a da casa onde ficou o casaco de inverno.',
      advice: 'Leva pouca bagagem, e volta todos os anos ao mesmo lume.',
    },
    pragmatic: {
      title: 'Anos de Movimento',
      essence:
        'A mudança é a regra desta fase: casas, viagens, caras novas, planos que saem de outra maneira. Aprendes pelo caminho.',
      gift: 'Ganhas jogo de cintura, e onde outros veem um atraso tu vês uma porta.',
      shadow: 'Recomeças tantas vezes que gastas nisso a liberdade que procuravas.',
      scene:
        'Ainda tens metade das coisas em caixotes quando te falam de um quarto ao pé do mar. Já estás a ver horários de comboios.',
      advice: 'Guarda um ponto fixo, como o jantar de quinta com as mesmas pessoas.',
    },
  },
  6: {
    mystic: {
      title: 'O Pátio da Casa Grande',
      essence: 'São anos de pão, de mesa posta e de velhos ao sol, e a tua porta fica ao meio do pátio.',
      gift: 'Tens a paciência da figueira, que dá sombra a quem a regou e a quem lhe rouba os figos.',
      shadow: 'De tanto dares a quem chega, não te fica um figo seco para o inverno.',
      scene:
        'Chegaste a casa para descansar. À terceira pancada na porta há sopa para cinco, e alguém a dormir no sofá.',
      advice: 'Guarda para ti o banco debaixo da figueira, e senta-te lá antes da ceia.',
    },
    pragmatic: {
      title: 'Anos de Família',
      essence:
        'A casa, a família e a comunidade levam-te boa parte das forças e devolvem muito. É tempo de assumir compromissos, ou de os consertar.',
      gift: 'Contam contigo para manter as pessoas unidas, e desse calor também te cabe uma parte.',
      shadow: 'Fazes tudo e depois guardas rancor a quem nunca deixaste ajudar.',
      scene:
        'Quarenta mensagens no grupo sobre a festa de anos, e ninguém encomendou o bolo. Encomendas tu, com um suspiro que se ouve.',
      advice: 'Entrega uma tarefa inteira, incluindo a maneira de a fazer.',
    },
  },
  7: {
    mystic: {
      title: 'O Mosteiro na Neblina',
      essence: 'Nestes anos o caminho passa por um lugar calado, e o que lá ouvires não se aprende na feira.',
      gift: 'Aprendes o nome das estrelas fracas, as que nunca se veem ao pé de um candeeiro.',
      shadow: 'De ano para ano o vale parece-te mais longe, e já te custa a língua que lá se fala.',
      scene:
        'Há um convite encostado ao bule desde segunda-feira. Ao lado estão cinco livros abertos e uma folha escrita com letra miúda.',
      advice: 'Desce ao mercado aos sábados, e conta a alguém em que andas a pensar.',
    },
    pragmatic: {
      title: 'Anos de Estudo',
      essence:
        'O estudo, o ofício e as tuas perguntas vêm primeiro. Esta fase pede recolhimento e faz de ti quem sabe de um assunto a fundo.',
      gift: 'Ganhas um saber verdadeiro e uma segurança que dispensa aplausos.',
      shadow: 'Fechas tão bem a porta às distrações que a boa companhia também fica na rua.',
      scene:
        'A festa está barulhenta e vais para junto da estante. Uma hora depois há duas pessoas sentadas no chão, a ouvir-te explicar.',
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
        'O dono da sala para a festa diz um preço. Deixas o silêncio fazer o seu serviço, serves-lhe mais café, e o preço desce.',
      advice: 'Deixa cair espigas de propósito no caminho de quem vem atrás.',
    },
    pragmatic: {
      title: 'Anos de Realização',
      essence:
        'É um período de resultados: a competência, as contas e a influência passam para o centro, e é a justiça que as faz durar.',
      gift: 'Avalias bem pessoas e meios, e por isso te entregam tarefas maiores.',
      shadow: 'A ambição toma o lugar daquilo que devia servir, e o cansaço sai-te em aspereza.',
      scene:
        'Prometeste chegar às sete. Às oito o plano está perfeito, o jantar está debaixo de um prato e a cozinha às escuras.',
      advice: 'Escreve numa folha para que queres a influência, e relê a folha todas as primaveras.',
    },
  },
  9: {
    mystic: {
      title: 'O Estuário',
      essence: 'Nestes anos o rio alarga-se, e a água que levava já não é só tua. O que acabou, leva-o a maré.',
      gift: 'Em cada margem há quem te conheça, e o que deste espera por ti rio abaixo.',
      shadow: 'Levas a carga de uma frota inteira e estranhas que o teu casco vá tão fundo.',
      scene:
        'Na fila dos correios um velhote fala-te da terra dele, com a torre e tudo. Deixas passar duas pessoas para ouvires o fim.',
      advice: 'Deixa ir um barco em cada maré, e fica a vê-lo um bocado.',
    },
    pragmatic: {
      title: 'Anos de Entrega',
      essence:
        'Compaixão, vistas largas e saber largar: é isto que a fase te pede. Há coisas que chegam ao fim e te deixam as mãos livres.',
      gift: 'Trabalhas por algo maior do que tu, e confia em ti gente muito diversa.',
      shadow: 'Agarras-te ao que já cumpriu a sua parte, por lealdade ao que foi.',
      scene: 'O saco da roupa para dar está à porta desde o princípio do mês. Tornas a tirar de lá o casaco azul.',
      advice: 'Dá uma coisa por mês, e uma hora certa a uma causa.',
    },
  },
  11: {
    mystic: {
      title: 'O Cume do Relâmpago',
      essence:
        'Nestes anos o céu fala-te mais de perto, e há noites claras como dia. A esta altura o ar é fino e o pensamento faz faísca.',
      gift: 'Acende-se em ti um lume sem nome, e quem está perto aquece sem se queimar.',
      shadow: 'Tomas cada faísca por um sinal e dormes pouco.',
      scene:
        'Quatro da manhã, e por fim tudo claro. Escreves nas costas da fatura da luz, e no dia seguinte a fatura vai para o papelão.',
      advice: 'Ata-te à rocha antes de olhares para cima: pão, sono, um passeio a pé.',
    },
    pragmatic: {
      title: 'Anos de Inspiração',
      essence:
        'A sensibilidade sobe de tom nesta fase. Traz-te ideias fortes, interesse pelas coisas do espírito e também alguns nervos.',
      gift: 'Uma ideia tua mexe com uma sala inteira, e vale a pena seguires a primeira impressão.',
      shadow: 'Passas da grande confiança à grande dúvida, muitas vezes na mesma tarde.',
      scene:
        'Antes de falares tremem-te as mãos, e queres desmarcar. No fim há uma pessoa à porta, à espera para te contar o que mudou.',
      advice: 'Protege o teu sono como proteges um compromisso.',
    },
  },
  22: {
    mystic: {
      title: 'O Estaleiro das Estrelas',
      essence:
        'Durante um longo troço da vida tens nas mãos madeira para um casco maior do que a tua casa, e o céu serve-te de planta.',
      gift: 'Já vês o navio acabado na bruma, até ao banco onde dois amigos hão de discutir por causa das gaivotas.',
      shadow: 'Diante de tamanha quilha senta-se no chão até quem mais sabe, e nada começa.',
      scene:
        'Atravessas a parada do quartel vazio a contar passos: aqui o mercado, ali as árvores. Ao portão já te perguntam pelos bancos.',
      advice: 'Prega a primeira tábua, e chama quem carregue contigo.',
    },
    pragmatic: {
      title: 'Anos de Obra Grande',
      essence:
        'Está ao teu alcance um projeto de fôlego, útil a muita gente, se à visão juntares método. Pede muito, e durante muito tempo.',
      gift: 'Pessoas sérias oferecem-te ajuda, porque os teus planos têm pernas para andar.',
      shadow: 'O tamanho da tarefa pesa tanto que as tuas necessidades te parecem estorvos.',
      scene:
        'A horta comunitária foi ideia tua. Agora há seis impressos, três comissões e um cano de água, e quem tem o berbequim és tu.',
      advice: 'Procura cedo quem saiba do ofício, e reparte o mérito quando a obra abrir.',
    },
  },
  33: {
    mystic: {
      title: 'A Fonte da Praça',
      essence:
        'Nestes anos bebe de ti quem passa, e a pedra à volta fica lisa. A tua água não pergunta de onde se vem.',
      gift: 'Ao pé de ti, zangas antigas pousam o cântaro e ficam a ver a tarde.',
      shadow: 'Uma bica que nunca se fecha deixa o tanque vazio.',
      scene:
        'Num banco junto ao rio alguém chora a teu lado, depois fala, depois ri. Nem deste por o gelado te derreter na mão.',
      advice: 'Fecha a torneira à noite, e vai ouvir outra fonte.',
    },
    pragmatic: {
      title: 'Anos de Ensino pelo Exemplo',
      essence:
        'Nesta fase rara, procuram em ti cuidado, ensino e exemplo. A responsabilidade é a sério, e o calor que te devolvem também.',
      gift: 'Dás firmeza a quem te rodeia, e o teu exemplo chega mais longe do que qualquer conselho.',
      shadow: 'Tomas as escolhas dos outros por uma sentença sobre a maneira como lhes quiseste bem.',
      scene:
        'O sobrinho da vizinha tem uma dúvida para o exame. É a tua noite livre, e já estás a arredar os pratos da mesa.',
      advice: 'Guarda as noites de folga como quem cumpre uma promessa.',
    },
  },
}
