import type { CoreValue, Meanings } from '../meaning.ts'

/** The Period Cycles: the ground on which a third of life is lived. */
export const periodCycleMeanings: Meanings<Exclude<CoreValue, 33>> = {
  1: {
    mystic: {
      title: 'A Estrada a Cavalo',
      essence:
        'Durante décadas andas com o sol pela frente e sem mais ninguém na sela; onde não há trilho, fazem-no as patas do cavalo.',
      gift: 'De ano para ano, o cavalo adivinha-te o pensamento antes de mexeres a rédea.',
      shadow: 'Tão longe das casas, esqueces como é haver alguém à tua espera.',
      scene: 'A chave de casa esteve sempre no mesmo prego, e só tu sabes qual. Certo inverno, penduras outra ao lado.',
      advice: 'Ao fim da tarde volta-te na sela, e deixa que te vejam a cara.',
    },
    pragmatic: {
      title: 'Ciclo de Independência',
      essence:
        'Este longo troço da vida pede-te que andes pelo teu pé, que escolhas o rumo e respondas por ele. A ajuda vem, mas raramente vem primeiro.',
      gift: 'A coragem cresce de cada vez que a decisão fica contigo.',
      shadow: 'Bastares-te passa a costume, e já nem pedes o que te dariam de boa vontade.',
      scene:
        'Em quatro cozinhas diferentes puseste a mesma prateleira, sem ajuda. Na quinta aparece uma vizinha com um nível, e a prateleira fica direita.',
      advice: 'Alimenta uma relação em que não vás à frente.',
    },
  },
  2: {
    mystic: {
      title: 'A Casa do Tear',
      essence: 'Nestas décadas há um tear em cada janela, e o teu fio nunca anda só. O desenho do pano vê-se tarde.',
      gift: 'Os dedos dizem-te o que aguenta e o que só faz vista.',
      shadow: 'No pano de toda a gente perde-se a cor que trouxeste.',
      scene:
        'Escolhem-se cortinas, pela quarta vez nesta casa. Das outras vezes seguraste no escadote; agora dizes «verdes», e a sala fica calada.',
      advice: 'Ata em cada peça um nó da tua lã encarnada.',
    },
    pragmatic: {
      title: 'Ciclo de Cooperação',
      essence:
        'Por muitos anos, avanças com os outros e graças a eles, devagar, em passos que um a um não parecem nada.',
      gift: 'O tato e a paciência amadurecem, e abrem-se portas que nenhum empurrão abriu.',
      shadow: 'Vives pelos humores alheios, e lês o tempo que faz na cara dos outros antes de olhares para ti.',
      scene:
        'Não há placa nenhuma com o teu nome. Mas sempre que se reacende a briga do pátio, há quem venha bater à tua porta.',
      advice: 'Guarda um ofício ou um sítio que seja só teu.',
    },
  },
  3: {
    mystic: {
      title: 'A Praça Aberta',
      essence:
        'Os anos atravessam-te a terra como uma companhia de saltimbancos, com carroças pintadas e tambor, e é à tua porta que param.',
      gift: 'Descobres que sabes de cor os papéis todos, até os tristes.',
      shadow: 'O aplauso leva-te de candeia em candeia, e a grande canção não passa do assobio.',
      scene:
        'Numa lata debaixo da escada estão os bilhetes de todas as festas. No fundo há a primeira página de qualquer coisa, com a tua letra.',
      advice: 'Por trás do palco, guarda um quarto simples com uma mesa.',
    },
    pragmatic: {
      title: 'Ciclo de Expressão',
      essence:
        'Durante estas décadas, os dons criativos e o à-vontade com as pessoas têm espaço para crescer: em palavras, em cor, em boa companhia.',
      gift: 'As amizades fazem-se depressa, e há um talento teu que se conhece para lá da rua.',
      shadow: 'As distrações agradáveis gastam-te os anos que eram do talento.',
      scene:
        'No almoço da antiga turma ainda citam o teu discurso de despedida. «E que fizeste com isso?», pergunta uma colega, e passa-te as azeitonas.',
      advice: 'Escolhe um dos teus dons, e tem aulas durante mais de um inverno.',
    },
  },
  4: {
    mystic: {
      title: 'A Terra Lavrada',
      essence: 'São décadas de botas pesadas: rego atrás de rego, uma encosta nua vai ganhando nome de campo.',
      gift: 'O que semeias há de dar de comer a quem nunca te viu.',
      shadow: 'De olhos na terra, deixas passar bandos inteiros de cegonhas.',
      scene:
        'O pilar da cancela cedeu, e endireita-lo com o ombro, como todos os anos em março. Desta vez já lá está um melro pousado.',
      advice: 'Onde acaba o rego, levanta os olhos pelo tempo de um suspiro.',
    },
    pragmatic: {
      title: 'Ciclo dos Alicerces',
      essence:
        'O trabalho, o método e os deveres práticos marcam esta parte da tua vida. O que rendem vem devagar, mas aguenta peso.',
      gift: 'Crias uma segurança sobre a qual outros também constroem.',
      shadow: 'Só o esforço te parece vida, e cada descanso tens de o merecer duas vezes.',
      scene:
        'Na estante há dezanove cadernos de contas, da mesma marca. Quem os folheia espanta-se de encontrar, em agosto, uma folha de figueira seca.',
      advice: 'Planeia o descanso dos próximos anos com o cuidado que pões no trabalho.',
    },
  },
  5: {
    mystic: {
      title: 'A Estrada dos Almocreves',
      essence: 'Décadas a fio, acordas ao som de sinos sempre novos, e a água sabe de cada vez a outras pedras.',
      gift: 'Fazes-te natural da estrada, e nenhuma porta te é estranha por muito tempo.',
      shadow: 'Tantas madrugadas misturam-se numa só poeira clara.',
      scene:
        'Tens na prateleira nove canecas de nove terras, nenhuma igual. A quem vem de visita, serves com o chá a história de uma.',
      advice: 'Leva a mesma caneca para todas as viagens, e prova nela a água de cada terra.',
    },
    pragmatic: {
      title: 'Ciclo de Mudança',
      essence:
        'Mudanças de casa, viagens e novos rumos moldam estas décadas mais do que os planos. Aprendes por estares noutro lado.',
      gift: 'Ganhas flexibilidade, e largas sem pena muito do que os outros temem perder.',
      shadow: 'Em cada laço vês uma corda, mesmo nos bons.',
      scene:
        'Na agenda de uma amiga ocupas uma página inteira, com as moradas todas riscadas menos a última. Ela passou a escrever-te a lápis.',
      advice: 'Compromete-te com uma coisa que possa ir contigo, e renova o compromisso todos os anos.',
    },
  },
  6: {
    mystic: {
      title: 'A Casa Cheia',
      essence: 'Luz na escada, botas à entrada: durante décadas há sempre alguém para chamar à ceia.',
      gift: 'À tua voz, toda a gente levanta a cabeça e vem.',
      shadow: 'Ocupadas as camas todas, acabas por dormir na cadeira.',
      scene:
        'Com os anos, a mesa grande ganhou três tábuas. Hoje estão todas abertas, e tu comes de pé, com o prato em cima do fogão.',
      advice: 'Faz um quartinho com chave, nem que só tenha o tamanho de uma hora.',
    },
    pragmatic: {
      title: 'Ciclo da Família e do Cuidado',
      essence:
        'A casa, os laços próximos e a comunidade estão no centro destes anos. Precisam de ti por muito tempo, e isso forma-te.',
      gift: 'Aprendes o que dura entre as pessoas, e ajudas a que dure.',
      shadow: 'O dever toma o lugar do afeto, porque nunca dizes que não, nem quando te custa.',
      scene:
        'És o contacto de emergência em cinco impressos. Ao preencheres o teu, paras nessa linha a morder a caneta.',
      advice: 'Todos os anos, reparte de novo as tarefas, em voz alta e com toda a gente presente.',
    },
  },
  7: {
    mystic: {
      title: 'A Ermida',
      essence: 'Durante décadas moras alto, onde poucos chegam: tens o monte, um sino e um livro vagaroso.',
      gift: 'Aprendes a ouvir o que se diz por baixo da conversa.',
      shadow: 'Quando a neve derrete e o caminho abre, já não sabes onde puseste as botas.',
      scene:
        'A aldeia aprendeu a ler-te a candeia. Se arde até tarde, andas na pista de alguma coisa, e deixam-te o leite à porta sem bater.',
      advice: 'Desce todas as primaveras com um cesto, e troca silêncio por pão.',
    },
    pragmatic: {
      title: 'Ciclo de Reflexão',
      essence:
        'Estes anos levam-te para dentro, para o estudo, a natureza ou a fé. O êxito mede-se em compreensão, e leva décadas a ver-se.',
      gift: 'Passas a ser quem mais sabe de um assunto, nem que o assunto sejas tu.',
      shadow: 'Pouco a pouco, a distância torna-se solidão, e tu chamas-lhe sossego.',
      scene:
        'As estantes têm os livros em duas filas. Uma estudante vem com uma pergunta difícil, e três horas depois sai com um caixote.',
      advice: 'Partilha o que aprendes com um grupo pequeno que se junte com qualquer tempo.',
    },
  },
  8: {
    mystic: {
      title: 'O Caminho de Ferro',
      essence: 'Durante décadas, há grandes rodas que andam a um sinal teu, e os vales esperam pelo que lhes mandas.',
      gift: 'Aprendes a pôr grandes pesos em andamento sem um solavanco.',
      shadow: 'O fumo das máquinas tapa-te as estrelas por que te guiavas.',
      scene:
        'O relógio da estação já se acerta pelo teu. No cais, uma criança pergunta-te onde acaba a linha, e tens de pensar.',
      advice: 'Uma noite em cada sete, manda parar as máquinas e ouve os grilos.',
    },
    pragmatic: {
      title: 'Ciclo de Realização',
      essence:
        'O trabalho, a influência e as coisas materiais ficam em primeiro plano durante décadas. Aprendes a lidar com o poder, a começar pelo teu.',
      gift: 'Chegas a um lugar em que a tua opinião pesa.',
      shadow: 'O que tens e geres começa a gerir-te a ti.',
      scene:
        'As tuas iniciais estão no portão, na carrinha e nas canecas. Uma antiga colega pergunta o que fazes para te distraíres, e tu mostras-lhe o armazém.',
      advice: 'Escreve cedo o que não farás pelo êxito, e relê o papel de anos a anos.',
    },
  },
  9: {
    mystic: {
      title: 'O Rio Largo',
      essence:
        'São décadas largas e vagarosas, como um rio barrento que leva as lanternas de toda a gente diante da tua janela.',
      gift: 'Tens bondade para o que vai à deriva, porque também já por lá andaste.',
      shadow: 'Deixas qualquer coisa em cada margem, e nunca desembarcas.',
      scene:
        'Na tua mesa há um lugar posto que nunca foi de ninguém em especial. Com os anos teve quarenta donos, e um deles deixou-te a rabeca.',
      advice: 'Atraca numa aldeia o tempo que baste para saberes quem mora atrás de cada porta.',
    },
    pragmatic: {
      title: 'Ciclo de Compaixão',
      essence: 'Nesta parte da vida aprendes a dar, a perdoar e a pensar para lá dos teus. Leva décadas, e ainda bem.',
      gift: 'Gente muito diferente entre si enriquece-te e faz-te mudar de ideias.',
      shadow: 'Agarras o que já se quer ir embora, e cada despedida pesa a dobrar.',
      scene:
        'Os postais do frigorífico vêm em seis alfabetos. Quando rebenta um cano, quem primeiro acode é o vizinho com quem um dia te pegaste.',
      advice: 'Arranja uma tarefa maior do que tu, e um prazer bem pequeno.',
    },
  },
  11: {
    mystic: {
      title: 'O Fio Aceso',
      essence: 'Há em ti um fio esticado, do telhado à estrela, que durante décadas quase nunca se cala.',
      gift: 'Levas recados que só percebes quando os dás.',
      shadow: 'Vibras tão alto que já não ouves a chaleira.',
      scene:
        'Na feira, alguém que viste uma só vez, há muitos anos, puxa-te pela manga. «Disseste-me uma coisa naquele dia», começa, e tu já nem te lembras.',
      advice: 'À noite, liga o fio à terra: põe os pés descalços no chão.',
    },
    pragmatic: {
      title: 'Ciclo de Inspiração',
      essence:
        'Estas décadas abrem-te a perceção e põem-te à frente ideais altos, mais do que cabem numa vida. A arte está em escolher poucos.',
      gift: 'Há quem tire coragem e clareza daquilo que vês.',
      shadow: 'Vêm os nervos e a dúvida, se não houver uma rotina calma a segurar-te.',
      scene:
        'São quarenta os cadernos no armário. Abres o décimo primeiro à procura de uma morada, dás com um plano dez anos adiantado, e sentas-te no chão.',
      advice: 'Escolhe uma das tuas ideias, e fecha as outras numa gaveta por um ano.',
    },
  },
  22: {
    mystic: {
      title: 'O Estaleiro da Catedral',
      essence:
        'Anos e anos vives entre andaimes tão altos que as andorinhas lá fazem ninho, numa obra que nenhum verão acaba.',
      gift: 'A mão sabe da pedra, e os olhos já veem a abóbada fechada.',
      shadow: 'Uma vida entre torres faz-te perder o jeito das cozinhas.',
      scene:
        'Pó nas mangas, uma lanterna, os planos presos com maçãs. Vinhas só ver uma linha, e já passa na rua a carrinha do padeiro.',
      advice: 'Ao meio-dia come com os pedreiros, e tira o chapéu.',
    },
    pragmatic: {
      title: 'Ciclo de Construção',
      essence:
        'Ao longo de muitos anos, cabem-te tarefas grandes e os meios para as cumprir, desde que as leves por etapas.',
      gift: 'Crias uma coisa que muita gente vai usar no dia a dia.',
      shadow: 'Pões o peso todo aos ombros logo no começo, ou andas anos a fugir-lhe.',
      scene:
        'O primeiro esboço está emoldurado, com a roda do café e tudo. Lá em baixo passa o elétrico que ali desenhaste, cheio de gente atrasada.',
      advice: 'Procura cedo quem te ensine, e começa a ensinar antes de te sentires à altura.',
    },
  },
}
