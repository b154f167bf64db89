import type { Meanings, SingleDigit } from '../meaning.ts'

/** The Karmic Lessons: values that no letter of the name has. */
export const karmicLessonMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'O Passo por Dar',
      essence: 'Falta-te ainda o passo que se dá sem companhia, e o caminho continua à espera dele.',
      gift: 'Quem aprendeu tarde a dar o primeiro passo dá-o com jeito, e não se ri de quem hesita.',
      shadow: 'Segues a lanterna dos outros e chegas aonde não querias.',
      scene:
        'Estão cinco pessoas com fome diante de um café fechado. Tu sabes de uma tasca ao virar da esquina, e passas por ela atrás dos outros.',
      advice: 'Sai amanhã sem esperares por ninguém, nem que seja até ao fim da rua.',
    },
    pragmatic: {
      title: 'Aprender a Arriscar',
      essence:
        'Nenhuma letra do nome te deu o 1, e tomar a dianteira não te é natural. A coragem cresce-te de cada vez que falas primeiro.',
      gift: 'Uma coragem aprendida é atenciosa, e os outros vão atrás dela com gosto.',
      shadow: 'Esperas que te perguntem o que queres, e magoas-te quando não adivinham.',
      scene:
        'Desde março que o grupo procura uma data. Tens três que servem a todos, e acabas por votar na de outra pessoa.',
      advice: 'Propõe tu, esta semana, o dia e o lugar de um encontro, antes de os outros escreverem.',
    },
  },
  2: {
    mystic: {
      title: 'A Corda por Afinar',
      essence:
        'No teu alaúde está ainda por afinar a corda que escuta, e cada palavra branda que dizes acerta-a um pouco.',
      gift: 'A corda que custou a afinar aguenta o tom melhor que outras.',
      shadow: 'Tocas alto de mais, e admiras-te de que ninguém ouça o carinho que lá vai.',
      scene: 'Uma amiga ainda tem três frases por dizer. Já lhe estendes a solução, como quem segura um casaco.',
      advice: 'Escolhe hoje uma pessoa, e deixa-a falar até ao fim.',
    },
    pragmatic: {
      title: 'Aprender a Esperar',
      essence: 'O tato e o pormenor não vêm no nome, e por isso se treinam. Onde mais ganhas é em ouvir até ao fim.',
      gift: 'Passas a ouvir como poucos, porque sabes como se perde uma palavra.',
      shadow: 'Com a pressa magoas as pessoas, e só dás por isso quando deixam de te contar coisas.',
      scene:
        'Respondes que já vais levar as chaves, sem leres a mensagem toda. A segunda metade dizia que, afinal, tinham aparecido.',
      advice: 'Lê a próxima mensagem até ao fim antes de responderes.',
    },
  },
  3: {
    mystic: {
      title: 'A Canção Calada',
      essence: 'Uma canção ficou-te na garganta desde a infância, e o silêncio não a estragou.',
      gift: 'Guardada tanto tempo, a canção sai encorpada como vinho velho, e o vale cala-se para a ouvir.',
      shadow: 'Pões mais um pano em cima da canção, com medo de que desafine.',
      scene: 'Falta uma voz ao coro e perguntam fila a fila. Lês o programa com toda a atenção até passarem.',
      advice: 'Trauteia uma canção enquanto lavas a loiça, com a janela aberta.',
    },
    pragmatic: {
      title: 'Aprender a Mostrar',
      essence:
        'Sem nenhum 3 nas letras, as palavras e a alegria ficam facilmente na gaveta. A autocrítica chega lá antes de ti.',
      gift: 'O que dizes é pensado e verdadeiro, porque teve de passar primeiro pelas tuas dúvidas.',
      shadow: 'Dás a vez aos outros, e a tua graça volta para a gaveta.',
      scene:
        'Tens no bolso um discurso de brinde, bem escrito. Alguém se levanta primeiro, e tu bates palmas de alívio.',
      advice: 'Mostra uma coisa inacabada a quem a veja com bons olhos.',
    },
  },
  4: {
    mystic: {
      title: 'O Alicerce por Abrir',
      essence: 'Tens a casa desenhada, mas ainda não abriste os alicerces. É a terra que te ensina onde pôr os pés.',
      gift: 'Uma parede que levantaste de raiz aguenta qualquer cheia.',
      shadow: 'Mudas a planta a cada lua, e dizes que a culpa é do terreno.',
      scene: 'No papel, a horta já mudou três vezes de canto. Os tomateiros continuam nos vasos, à espera.',
      advice: 'Dá hoje dez minutos a uma tarefa comprida, e amanhã outros dez à mesma.',
    },
    pragmatic: {
      title: 'Aprender a Insistir',
      essence: 'A rotina e o método são o que o nome deixou de fora, e custam-te mais do que a outros.',
      gift: 'Quando uma rotina te serve, tens-lhe mais amor do que quem nunca precisou de se esforçar.',
      shadow: 'Procuras tanto o método certo que o trabalho não chega a começar.',
      scene:
        'O tapete de ginástica chegou na segunda, depois vieram os ténis, depois a aplicação. Na sexta comparas garrafas de água.',
      advice: 'Cola um hábito novo a uma coisa que já fazes todos os dias.',
    },
  },
  5: {
    mystic: {
      title: 'O Mar por Provar',
      essence: 'Ficou-te uma praia por pisar, e o vento traz-te histórias de que só apanhas o fim.',
      gift: 'Quem prova o mar tarde prova-o por inteiro, e cada manhã sabe-te a estreia.',
      shadow: 'Afeiçoas-te à penumbra da sala, e não acreditas no que o vento conta.',
      scene:
        'Há anos que te sentas à mesma mesa, à mesma janela. Hoje está ocupada, e ficas de tabuleiro na mão como se o mar tivesse mudado de sítio.',
      advice: 'Prova esta semana um prato que nunca comeste, num sítio onde nunca entraste.',
    },
    pragmatic: {
      title: 'Aprender a Mudar',
      essence: 'O número da mudança não está no nome, e o imprevisto assusta-te mais do que merece.',
      gift: 'Ganhas uma coragem serena e um sentido da medida que falta a quem nunca sossega.',
      shadow: 'Dizes que não antes de saberes o que te ofereciam.',
      scene:
        'Suprimiram o comboio, mas há barco. Estudas o horário do comboio seguinte, e o convés enche-se de gente a acenar.',
      advice: 'Aceita este mês um convite fora dos teus hábitos.',
    },
  },
  6: {
    mystic: {
      title: 'A Mesa por Pôr',
      essence: 'Há na tua casa uma mesa que espera toalha. Deram-te as tábuas, e o resto ficou por tua conta.',
      gift: 'O lume que acendes com lenha molhada custa mais a pegar, e aquece melhor do que qualquer outro.',
      shadow: 'Em todas as casas ficas de casaco, e não chegas a saber qual era a tua.',
      scene: 'Os amigos deixaram-te livre uma gaveta. Ao lado está a tua mala feita, e é da mala que vives.',
      advice: 'Convida alguém para jantar, e senta-te antes de a sopa arrefecer.',
    },
    pragmatic: {
      title: 'Aprender a Ficar',
      essence:
        'Os laços e os deveres que duram são o que nenhuma letra te deu. O primeiro passo é fácil; o décimo aprende-se.',
      gift: 'Sabes que a proximidade é coisa que se faz, e por isso a tua lealdade é pensada e a sério.',
      shadow: 'Mal alguém precisa de ti, vais-te embora, pelo menos em pensamento.',
      scene: 'Pediram-te que regasses as plantas duas semanas. Ao décimo dia estás no horto, à procura de uma igual.',
      advice: 'Promete uma coisa pequena por semana e cumpre-a.',
    },
  },
  7: {
    mystic: {
      title: 'O Poço por Abrir',
      essence: 'Falta abrir o poço debaixo da tua casa, e a água espera por ti, muito quieta.',
      gift: 'Lá em baixo, a água mais azul ficou guardada para quem chega tarde, mas por sua vontade.',
      shadow: 'Bates com o pé no chão, ouves que é oco, e mudas de conversa.',
      scene:
        'Falha a luz, e durante dez minutos não há nada para ver. Ouves a tua respiração, e vais à procura de um carregador.',
      advice: 'Fica dez minutos por noite em silêncio, e não vás buscar nada que os encha.',
    },
    pragmatic: {
      title: 'Aprender a Aprofundar',
      essence: 'Sem 7 no nome, ficas à superfície de um assunto ou de um sentimento, porque há sempre outro a seguir.',
      gift: 'Quando vais à raiz de um assunto, vês com olhos frescos e falas sem palavras caras.',
      shadow: 'Acreditas no que soa bem, ou no que soa simples, antes de o examinares.',
      scene:
        'Na discussão citas o artigo com toda a convicção. Perguntam o que diz mais abaixo, e tu só tinhas lido o título.',
      advice: 'Começa hoje um livro sobre uma pergunta tua, e lê-o até ao fim.',
    },
  },
  8: {
    mystic: {
      title: 'A Chave por Forjar',
      essence:
        'A tua arca ainda não tem chave: o que ganhas fica em cima da tampa, e dali vai saindo sem dares por isso.',
      gift: 'Uma chave feita por ti abre tanto para dar como para guardar.',
      shadow: 'Praguejas contra a fechadura e deixas o ferro arrefecer.',
      scene: 'O envelope com janela está debaixo da fruteira. Quando acabam as peras, compras mais peras.',
      advice: 'Faz hoje, numa folha só, a lista do que tens e do que deves.',
    },
    pragmatic: {
      title: 'Aprender a Gerir',
      essence:
        'Mandar, negociar, pôr um preço: tudo isso te parece assunto de outra gente. É a lição do 8, que falta no teu nome.',
      gift: 'Ao aprenderes passo a passo, ganhas um trato justo e sensato com o dinheiro.',
      shadow: 'Deixas o lado prático para depois e, na hora de pedir, pedes menos do que vale.',
      scene:
        'Perguntam quanto levas. Dizes metade, acrescentas que se pode conversar, e ainda carregas as caixas de graça.',
      advice: 'Aponta durante um mês o dinheiro que entra e o que sai.',
    },
  },
  9: {
    mystic: {
      title: 'O Portão do Quintal',
      essence: 'Há um portão ao fundo do quintal que nunca abriste à rua, e não sabias que os vizinhos tinham sede.',
      gift: 'No dia em que abres o portão, entra a aldeia inteira com os braços cheios de figos.',
      shadow: 'Regas as tuas roseiras até a água escorrer, e a figueira do outro lado do muro vai secando.',
      scene:
        'Moras no mesmo prédio há seis invernos. O senhor de baixo volta a dizer-te como se chama, e desta vez tomas nota.',
      advice: 'Pergunta esta semana a um vizinho se lhe faz falta alguma coisa.',
    },
    pragmatic: {
      title: 'Aprender a Abrir o Círculo',
      essence:
        'Sem nenhum 9 no nome, a compaixão por quem está fora do teu círculo precisa de porta e de chave. As duas fazem-se.',
      gift: 'Assim que acorda, a tua compaixão vai para pessoas de carne e osso, e não para uma ideia de humanidade.',
      shadow: 'Explicas a desgraça alheia antes de a teres sentido.',
      scene: 'As notícias passam sem som enquanto procuras uma tampa. Há uma cara no ecrã, e paras com a tampa na mão.',
      advice: 'Conversa dez minutos com alguém de vida bem diferente da tua.',
    },
  },
}
