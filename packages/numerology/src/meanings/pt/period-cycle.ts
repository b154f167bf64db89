import type { CoreValue, Meanings } from '../meaning.ts'

/** The Period Cycles: the ground on which a third of life is lived. */
export const periodCycleMeanings: Meanings<Exclude<CoreValue, 33>> = {
  1: {
    mystic: {
      title: 'A Estrada a Cavalo',
      essence: 'Durante décadas vais a cavalo à frente dos outros, com o sol na cara; onde não há trilho, abres tu um.',
      gift: 'Com os anos, o cavalo aprende a adivinhar-te o pensamento antes de mexeres a rédea.',
      shadow: 'Tão longe das casas, esqueces como é haver alguém à tua espera.',
      scene: 'A chave de casa esteve sempre no mesmo prego, e só tu sabes qual. Certo inverno, penduras outra ao lado.',
      advice: 'Convida esta semana alguém para te fazer companhia ao fim de uma tarde.',
    },
    pragmatic: {
      title: 'Ciclo de Independência',
      essence:
        'Este longo troço da vida pede-te que andes pelo teu pé, que escolhas o rumo e respondas por ele. A ajuda vem, mas raramente vem primeiro.',
      gift: 'A coragem cresce de cada vez que a decisão fica contigo.',
      shadow: 'Habituas-te a não precisar de ninguém, e já nem pedes o que te dariam de boa vontade.',
      scene:
        'Em quatro cozinhas diferentes puseste a mesma prateleira, sem ajuda. Na quinta aparece uma vizinha com um nível, e a prateleira fica direita.',
      advice: 'Combina esta semana um encontro em que seja a outra pessoa a escolher tudo.',
    },
  },
  2: {
    mystic: {
      title: 'A Casa do Tear',
      essence: 'Nestas décadas há um tear em cada janela, e o teu fio nunca anda só. O desenho do pano só se vê tarde.',
      gift: 'Os dedos dizem-te o que aguenta e o que só faz vista.',
      shadow: 'No pano de toda a gente perde-se a cor que trouxeste.',
      scene:
        'Escolhem-se cortinas, pela quarta vez nesta casa. Das outras vezes seguraste no escadote; agora dizes «verdes», e a sala fica calada.',
      advice: 'Em cada trabalho a várias mãos, põe o teu nome na parte que é tua.',
    },
    pragmatic: {
      title: 'Ciclo de Cooperação',
      essence:
        'Por muitos anos, avanças com os outros e graças a eles, devagar, em passos que um a um não parecem nada.',
      gift: 'O tato e a paciência amadurecem, e abrem-se portas que nenhum empurrão abriu.',
      shadow: 'Vives pelos humores alheios, e lês o tempo que faz na cara dos outros antes de olhares para ti.',
      scene: 'Não há placa nenhuma com o teu nome. Mas, quando dois vizinhos se zangam, é à tua porta que vêm bater.',
      advice: 'Marca esta semana uma hora para uma coisa que seja só tua.',
    },
  },
  3: {
    mystic: {
      title: 'A Praça Aberta',
      essence:
        'Os anos passam pela tua terra como uma companhia de saltimbancos, com carroças pintadas e tambor, e é à tua porta que param.',
      gift: 'Descobres que sabes de cor os papéis todos, até os tristes.',
      shadow: 'O aplauso leva-te de palco em palco, e a grande canção fica por escrever.',
      scene:
        'Numa lata debaixo da escada estão os bilhetes de todas as festas. No fundo há a primeira página de qualquer coisa, com a tua letra.',
      advice: 'Arranja esta semana um canto da casa com uma mesa, e trabalha lá uma hora sem público.',
    },
    pragmatic: {
      title: 'Ciclo de Expressão',
      essence:
        'Durante estas décadas, os dons criativos e o à-vontade com as pessoas têm espaço para crescer: em palavras, em cor, em boa companhia.',
      gift: 'As amizades fazem-se depressa, e um talento teu fica conhecido para lá da rua.',
      shadow: 'As distrações agradáveis gastam-te os anos que eram do talento.',
      scene:
        'No almoço da antiga turma ainda citam o teu discurso de despedida. «E que fizeste com isso?», pergunta uma colega, e passa-te as azeitonas.',
      advice: 'Escolhe um dos teus dons, e inscreve-te esta semana numas aulas.',
    },
  },
  4: {
    mystic: {
      title: 'A Terra Lavrada',
      essence: 'São décadas de botas pesadas: rego atrás de rego, uma encosta nua vai ganhando nome de campo.',
      gift: 'O que semeias dá de comer a quem nunca te viu.',
      shadow: 'De olhos na terra, deixas passar bandos inteiros de cegonhas.',
      scene:
        'O pilar da cancela cedeu, e endireita-lo com o ombro, como todos os anos em março. Desta vez já lá está um melro pousado.',
      advice: 'No fim de cada tarefa, levanta os olhos e fica um bocado a olhar para o céu.',
    },
    pragmatic: {
      title: 'Ciclo dos Alicerces',
      essence:
        'O trabalho, o método e os deveres práticos marcam esta parte da tua vida. Os resultados vêm devagar, mas vêm para ficar.',
      gift: 'Crias uma segurança sobre a qual outros também constroem.',
      shadow: 'Só o esforço te parece vida, e achas que tens de merecer duas vezes cada descanso.',
      scene:
        'Na estante há dezanove cadernos de contas, da mesma marca. Quem os folheia espanta-se de encontrar, entre as páginas de agosto, uma folha de figueira seca.',
      advice: 'Marca hoje na agenda o próximo descanso, com o cuidado que pões no trabalho.',
    },
  },
  5: {
    mystic: {
      title: 'A Estrada dos Almocreves',
      essence: 'Décadas a fio, acordas ao som de sinos diferentes, e em cada terra a água tem outro sabor.',
      gift: 'Na estrada sentes-te em casa, e nenhuma porta te é estranha por muito tempo.',
      shadow: 'São tantas as partidas que já confundes as terras por onde passaste.',
      scene:
        'Tens na prateleira nove canecas de nove terras. Uma visita pergunta de onde veio a azul, e dizes três nomes.',
      advice: 'Da próxima viagem, traz escritos os nomes de uma rua e de uma pessoa.',
    },
    pragmatic: {
      title: 'Ciclo de Mudança',
      essence:
        'Mudanças de casa, viagens e novos rumos moldam estas décadas mais do que os planos. É longe de casa que mais aprendes.',
      gift: 'Ganhas flexibilidade, e largas sem pena muito do que os outros temem perder.',
      shadow: 'Em cada laço vês uma corda, mesmo nos bons.',
      scene:
        'Na agenda de uma amiga ocupas uma página inteira, com as moradas todas riscadas menos a última. Essa, ela já a escreveu a lápis.',
      advice: 'Escolhe um hábito que possa ir contigo para qualquer lado, e começa-o hoje.',
    },
  },
  6: {
    mystic: {
      title: 'A Casa Cheia',
      essence: 'Luz na escada, botas à entrada: durante décadas há sempre alguém para chamar à ceia.',
      gift: 'Basta a tua voz na escada, e já ninguém janta sem companhia.',
      shadow: 'Dás as camas todas, e acabas por dormir na cadeira.',
      scene:
        'Com os anos, a mesa grande ganhou três tábuas. Hoje estão todas abertas, e tu comes de pé, com o prato em cima do fogão.',
      advice: 'Fecha a porta do quarto uma hora por dia, e pede que só batam por coisa séria.',
    },
    pragmatic: {
      title: 'Ciclo da Família e do Cuidado',
      essence:
        'A casa, os laços próximos e a comunidade estão no centro destes anos. Há quem precise de ti durante muito tempo, e isso também te forma.',
      gift: 'Aprendes o que dura entre as pessoas, e ajudas a que dure.',
      shadow: 'O dever toma o lugar do afeto, porque nunca dizes que não, nem quando te custa.',
      scene:
        'És o contacto de emergência em cinco impressos. Ao preencheres o teu, paras nessa linha a morder a caneta.',
      advice: 'Esta semana, reparte de novo as tarefas da casa, com toda a gente à mesa.',
    },
  },
  7: {
    mystic: {
      title: 'A Ermida',
      essence: 'Durante décadas moras no alto, onde poucos chegam: tens o monte, um sino e um livro que se lê devagar.',
      gift: 'Aprendes a ouvir o que se diz por baixo da conversa.',
      shadow: 'Quando a neve derrete e o caminho abre, já não sabes onde puseste as botas.',
      scene:
        'Na aldeia já sabem ler a luz da tua candeia. Se arde até tarde, andas na pista de alguma coisa, e deixam-te o leite à porta sem bater.',
      advice: 'Combina esta semana um almoço com alguém, longe do teu monte.',
    },
    pragmatic: {
      title: 'Ciclo de Reflexão',
      essence:
        'Estes anos levam-te para dentro, para o estudo, a natureza ou a fé. O êxito mede-se em compreensão, e leva décadas a ver-se.',
      gift: 'Passas a ser quem mais sabe de um assunto, nem que o assunto sejas tu.',
      shadow: 'Pouco a pouco, a distância torna-se solidão, e tu chamas-lhe sossego.',
      scene:
        'As estantes têm os livros em duas filas. Uma estudante vem com uma pergunta difícil, e três horas depois sai com um caixote.',
      advice: 'Conta esta semana a duas ou três pessoas o que andas a aprender.',
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
      advice: 'Larga hoje o trabalho a horas, e sai a dar um passeio depois do jantar.',
    },
    pragmatic: {
      title: 'Ciclo de Realização',
      essence:
        'O trabalho, a influência e as coisas materiais ficam em primeiro plano durante décadas. Aprendes a lidar com o poder, a começar pelo teu.',
      gift: 'Chegas a um lugar em que a tua opinião pesa.',
      shadow: 'O que tens e geres começa a gerir-te a ti.',
      scene:
        'As tuas iniciais estão no portão, na carrinha e nas canecas. Uma antiga colega pergunta o que fazes para te distraíres, e tu mostras-lhe o armazém.',
      advice: 'Escreve hoje o que nunca farás para ter êxito, e guarda o papel na carteira.',
    },
  },
  9: {
    mystic: {
      title: 'O Rio Largo',
      essence: 'São décadas largas e vagarosas, como um rio que te leva de margem em margem, entre lanternas acesas.',
      gift: 'Tens bondade para quem anda à deriva, porque também já por lá andaste.',
      shadow: 'Acenas a todas as margens, e nunca desembarcas.',
      scene:
        'Na tua mesa há sempre um lugar posto para quem vier. Com os anos já lá se sentaram quarenta pessoas, e uma delas deixou-te a rabeca.',
      advice: 'Fica esta semana à conversa com alguém a quem só costumas acenar.',
    },
    pragmatic: {
      title: 'Ciclo de Compaixão',
      essence: 'Nesta parte da vida aprendes a dar, a perdoar e a pensar para lá dos teus. Leva décadas, e ainda bem.',
      gift: 'Dás-te com gente muito diferente, e aprendes com ela a mudar de ideias.',
      shadow: 'Guardas zangas que já acabaram, e levas o peso contigo.',
      scene:
        'Os postais do frigorífico vêm em seis alfabetos. Quando rebenta um cano, quem primeiro acode é o vizinho com quem um dia te pegaste.',
      advice: 'Cumprimenta esta semana, como se nada fosse, alguém com quem te pegaste.',
    },
  },
  11: {
    mystic: {
      title: 'O Fio Aceso',
      essence:
        'Há em ti um fio esticado entre o telhado e uma estrela, e durante décadas ele quase não para de vibrar.',
      gift: 'Levas recados que só percebes quando os dás.',
      shadow: 'Vibras tão alto que já não ouves a chaleira.',
      scene:
        'Na feira, alguém que viste uma só vez, há muitos anos, puxa-te pela manga. «Disseste-me uma coisa naquele dia», começa, e tu já nem te lembras.',
      advice: 'À noite, liga o fio à terra: põe os pés descalços no chão.',
    },
    pragmatic: {
      title: 'Ciclo de Inspiração',
      essence:
        'Estas décadas apuram-te a intuição e põem-te à frente ideais altos, mais do que cabem numa vida. A arte está em escolher poucos.',
      gift: 'Aquilo que vês dá coragem e clareza a outras pessoas.',
      shadow: 'Com tantas ideias a chamar, enervas-te e acabas por duvidar de todas.',
      scene:
        'São quarenta os cadernos no armário. Abres o décimo primeiro à procura de uma morada, dás com um plano que veio dez anos antes de tempo, e sentas-te no chão.',
      advice: 'Escolhe uma das tuas ideias, e fecha as outras numa gaveta por um ano.',
    },
  },
  22: {
    mystic: {
      title: 'O Estaleiro da Catedral',
      essence:
        'Anos e anos vives entre andaimes tão altos que as andorinhas lá fazem ninho, numa obra que nenhum verão acaba.',
      gift: 'A tua mão conhece a pedra, e os teus olhos já veem a abóbada fechada.',
      shadow: 'De tanto viveres entre torres, esqueces o calor de uma cozinha com gente.',
      scene:
        'Pó nas mangas, uma lanterna, os planos presos com maçãs. Vinhas só ver uma linha, e já passa na rua a carrinha do padeiro.',
      advice: 'Ao meio-dia larga os planos, e almoça com quem trabalha a teu lado.',
    },
    pragmatic: {
      title: 'Ciclo de Construção',
      essence:
        'Ao longo de muitos anos, cabem-te tarefas grandes e os meios para as cumprir, desde que as leves por etapas.',
      gift: 'Crias uma coisa que muita gente vai usar no dia a dia.',
      shadow: 'Pões o peso todo aos ombros logo no começo, ou andas anos a fugir-lhe.',
      scene:
        'O primeiro esboço está emoldurado, com a nódoa de café e tudo. Lá em baixo passa o elétrico que ali desenhaste, cheio de gente atrasada.',
      advice: 'Procura esta semana quem te possa ensinar, e ensina tu a outra pessoa o que já sabes.',
    },
  },
}
