import type { CoreValue, Meanings } from '../meaning.ts'

/** The Soul Urge: what a person quietly longs for, often unknown to others. */
export const soulUrgeMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'A Brasa do que Há de Ser',
      essence:
        'No silêncio antes do sono, sentes em ti uma brasa que quer ser o seu próprio sol. Desejas viver segundo uma lei que descobriste por ti.',
      gift: 'O teu fogo secreto dá-te coragem quando a noite é longa e nenhuma estrela responde. Não precisa do sopro de ninguém para continuar aceso.',
      shadow:
        'Guardada com demasiado zelo, a tua brasa queima a mão que veio aquecer-se ao teu lado. Preferes o frio a que te digam como se põe a lenha.',
      scene:
        'O caminho para o cabo tem uma seta, e tu metes pelo outro. Chegas lá acima com as pernas arranhadas e a baía inteira por tua conta.',
      advice: 'Diz hoje em voz baixa, à janela, o teu verdadeiro desejo, e dá amanhã o primeiro passo na direção dele.',
    },
    pragmatic: {
      title: 'O Desejo de Decidir por Si',
      essence:
        'No fundo queres fazer as tuas escolhas e ver reconhecido o que começaste. Explicarem-te como se faz cansa-te mais do que fazer tudo duas vezes.',
      gift: 'O teu motor continua a andar sem aplausos. Manténs um objetivo durante meses em que ninguém pergunta por ele.',
      shadow:
        'Competes até com quem amas, e envergonha-te a vontade que tens de chegar em primeiro lugar. O conselho que pediste, recusa-lo a meio da frase.',
      scene:
        'A receita manda uma hora a 180 graus. Fechas o livro, pões o forno a 160, e não te importa que o jantar só saia às dez: a partir de hoje, a receita é tua.',
      advice:
        'Escolhe esta semana um assunto em que decides só tu, e outro em que aceitas de boa cara o que o grupo votar.',
    },
  },
  2: {
    mystic: {
      title: 'A Saudade da Outra Margem',
      essence:
        'O teu coração é uma maré que se inclina para outra costa. Sonhas com duas luzes na água, e com alguém que te conheça os passos na gravilha.',
      gift: 'Amas em meios-tons e silêncios, e quem está perto sente amparo sem saber de onde vem. Uma palavra tua, pousada com jeito, dura mais do que um discurso.',
      shadow:
        'O mar que cede sempre vai gastando a própria costa. Adivinhas os desejos de toda a gente, e esperas ao lusco-fusco que alguém adivinhe o teu.',
      scene:
        'No degrau da porta há duas chávenas, uma já a arrefecer. É a hora em que as andorinhas dão a vez aos morcegos, e apetecia-te repartir isso com alguém.',
      advice: 'Diz hoje a alguém próximo uma coisa que não queres fazer: também a lua se mantém longe, e é fiel.',
    },
    pragmatic: {
      title: 'O Desejo de Proximidade',
      essence:
        'Queres harmonia e companhia verdadeira, mais do que atenção. Um serão calmo com alguém que te entende vale-te o dia; um tom frio ao pequeno-almoço estraga-o.',
      gift: 'Tens lealdade e delicadeza, e lembras-te do que importa a cada pessoa: a entrevista de quinta-feira, os coentros que não se põem, o nome do cão.',
      shadow:
        'Adias semanas a fio uma conversa difícil, porque a ideia da distância te assusta. Entretanto dizes «por mim, tanto faz», na esperança de que não acreditem.',
      scene:
        'A mensagem acaba num ponto final, sem o beijinho do costume. Lês quatro vezes, escreves, apagas, e por fim perguntas se está tudo bem; era só a bateria a acabar.',
      advice:
        'Diz esta semana um não suave a alguém de confiança, por causa de um filme ou de um restaurante, e repara que a amizade fica na mesma.',
    },
  },
  3: {
    mystic: {
      title: 'O Desejo de Ser Música',
      essence:
        'No fundo de ti, uma criança sentada na lua baloiça os pés. Quer rir, quer que a ouçam, e quer pôr o mundo a cintilar um pouco antes de ir para a cama.',
      gift: 'A alegria é a tua estrela, e na tua companhia os outros encontram a deles. Até as mágoas te saem em cantiga.',
      shadow:
        'Se ninguém bate palmas, baixas a voz e fazes de conta que nunca quiseste cantar. O silêncio depois de um verso parece-te inverno, quando é só gente a ouvir.',
      scene:
        'Lavas a loiça de janela aberta e cantas para os pratos. Dois quintais adiante cala-se a tesoura da poda, e tu continuas, um nadinha mais baixo e um nadinha melhor.',
      advice: 'Desenha hoje à noite uma coisa que ninguém vá ver, e deixa que a alegria seja a única testemunha.',
    },
    pragmatic: {
      title: 'O Desejo de Que Te Ouçam',
      essence:
        'Queres exprimir-te e partilhar o que te dá gosto: uma história, um prato, uma cor na parede. Uma semana sem brincar nem criar apaga-te.',
      gift: 'O teu otimismo é sincero, e torna mais leves os dias difíceis de quem te rodeia. Encontras o lado cómico sem te rires de ninguém.',
      shadow:
        'Procuras aprovação onde querias compreensão, e tapas a tristeza com bom humor. Depois custa-te que toda a gente tenha acreditado na piada.',
      scene:
        'Publicas a fotografia do bolo, com a camada torta e tudo. Na hora seguinte pegas onze vezes no telemóvel, e lês em voz alta na cozinha o melhor comentário.',
      advice: 'Conta a alguém próximo uma coisa que não te está a correr bem, sem a transformares em anedota.',
    },
  },
  4: {
    mystic: {
      title: 'O Desejo de Chão Firme',
      essence:
        'A tua alma pede terra debaixo dos pés, uma soleira gasta pelos teus passos, e estrelas que não mudem de lugar. Onde tudo está como ontem, respiras melhor.',
      gift: 'Porque amas o que dura, aquilo que amas vai durando: a pereira, a amizade, a promessa feita num fim de tarde qualquer.',
      shadow:
        'Com medo da cheia, represas rios que só queriam passar. Cada pedra fica bem assente, e do outro lado do muro vai secando a tua horta.',
      scene:
        'Em outubro, de gola levantada, dás a volta à casa antes de escurecer. Experimentas os trincos, atas a roseira que o vento soltou, e só então a sopa te sabe a alguma coisa.',
      advice: 'Muda hoje uma coisa de sítio em casa, deixa-a assim sete dias, e só depois decide se volta ao lugar.',
    },
    pragmatic: {
      title: 'O Desejo de Estabilidade',
      essence:
        'Queres uma vida com que se possa contar: acordos claros, trabalho honesto e um plano para amanhã. As surpresas são bem-vindas, desde que avisem.',
      gift: 'O teu sentido de ordem não te deixa largar uma tarefa antes de estar bem feita. E cumpres também as promessas que mais ninguém ouviu.',
      shadow:
        'Calas um sentimento sincero porque não te parece prático, e vês risco onde só há novidade. Um «logo se vê» dos outros tira-te o sono.',
      scene:
        'O comboio é às nove. Às oito e vinte estás na plataforma, de bilhete na mão e sandes no bolso de fora, com um sossego que quem vem a correr não conhece.',
      advice: 'Deixa este mês uma tarde sem planos, e aceita a primeira ideia que outra pessoa tiver para ela.',
    },
  },
  5: {
    mystic: {
      title: 'O Chamamento do Mar Aberto',
      essence:
        'Algo em ti desperta quando passa uma vela. Anseias pelo sabor de muitas águas e por um horizonte que cumpra o que promete.',
      gift: 'A tua fome de vida pega-se, e os portos cinzentos ganham cor quando contas o que viste. Voltas a casa ainda com vento nas mangas.',
      shadow:
        'Tomas cada âncora por grilheta, e cortas cordas que só te queriam segurar com amor. Depois estranhas ver o cais vazio.',
      scene:
        'A mala nunca volta de vez para cima do roupeiro. Fica ao pé da cama com um chapéu de verão lá dentro, e há noites em que lhe abres os fechos só para os ouvir.',
      advice:
        'Antes da próxima viagem, escreve numa linha se partes para fugir ou para descobrir: a lua alumia por igual as duas partidas.',
    },
    pragmatic: {
      title: 'O Desejo de Liberdade',
      essence:
        'Queres espaço para te mexeres, para experimentares e para mudares de ideias. A curiosidade move-te mais do que a segurança, e uma agenda cheia aperta-te o colarinho.',
      gift: 'Tens o espírito aberto e raramente julgas uma vida diferente da tua. Um prato estranho, um método novo, gente acabada de chegar ao prédio: o teu primeiro impulso é um sim.',
      shadow:
        'Juntas prazeres e compromissos a mais, e depois foges de todos. Quem contava contigo fica a saber da mudança de planos por terceiros.',
      scene:
        'O ginásio oferece doze meses pelo preço de nove. Fazes a conta, vês que compensa largamente, e pagas uma entrada avulsa.',
      advice: 'Escolhe a liberdade de que não abdicas, diz a alguém qual é, e nas outras cede de boa vontade.',
    },
  },
  6: {
    mystic: {
      title: 'O Desejo de Ser Casa',
      essence:
        'A tua alma quer ser a janela acesa que um viajante vê através da chuva. Amar e fazer falta: é essa a maré que te levanta.',
      gift: 'Dás valor às coisas mais simples, e nas tuas mãos uma chávena partilhada é uma pequena lua cheia. Quem se sentou à tua mesa leva calor para o caminho.',
      shadow:
        'Deixas a porta aberta tanto tempo que o frio entra e se instala à tua cabeceira. E, sem querer, vais contando as visitas que nunca varreram a soleira.',
      scene:
        'Há uma chave debaixo do vaso azul, e meia rua sabe disso. Chegas ao anoitecer, dás com luz na cozinha e dois vizinhos à conversa, e ficas feliz.',
      advice: 'Fecha as portadas uma noite por semana, sem culpa: o teu descanso faz parte da casa que guardas.',
    },
    pragmatic: {
      title: 'O Desejo de Fazer Falta',
      essence:
        'Queres um lar acolhedor, relações justas e pessoas de quem cuidar. Ser útil a quem amas deixa-te feliz, e as zangas dos teus andam contigo o dia inteiro.',
      gift: 'Dás um afeto constante, e o sentido do que está certo guia-te as escolhas. O teu amor vê-se em coisas que se comem, se vestem ou se consertam.',
      shadow:
        'Para ti, ter amor e fazer falta são uma e a mesma coisa, e ajudas antes de te pedirem. À noite remóis assuntos que já toda a gente esqueceu.',
      scene:
        'Uma colega foi para casa constipada. Às seis estás à porta dela com canja, limões e palavras cruzadas, e quase tens pena de saber que já lá foi alguém.',
      advice:
        'Deixa esta semana que alguém próximo resolva uma coisa à sua maneira, mesmo que a tua fosse mais rápida.',
    },
  },
  7: {
    mystic: {
      title: 'O Desejo de Conhecer o Fundo',
      essence:
        'Anseias pelo sossego de uma enseada funda, onde a luz fica azul e o pensamento clareia. À beira dela a tua alma descalça-se.',
      gift: 'Sentes-te bem com o mistério, e ele paga-te com pérolas que a pressa nunca encontra. Consegues trazer contigo uma pergunta durante anos, sem lhe exigires resposta.',
      shadow:
        'Ao fim de muito tempo a olhar para o fundo, esqueces o som do teu nome na boca dos amigos. Chamam-te do barco, e julgas que é uma gaivota.',
      scene:
        'Os outros já foram andando para o café. Tu ficas de joelhos junto à poça da maré, onde qualquer coisa com paciência de pedra acaba de pôr uma pinça de fora.',
      advice: 'Convida esta semana alguém para jantar e conversar contigo: depois, o silêncio sabe-te melhor.',
    },
    pragmatic: {
      title: 'O Desejo de Compreender',
      essence:
        'Queres privacidade, tempo para pensar e respostas bem fundadas. Uma conversa superficial cansa-te mais do que um dia de trabalho, e meia explicação vai contigo para casa.',
      gift: 'Tens um mundo interior rico e és boa companhia para ti. Com um cartão de biblioteca e um domingo livre, não te falta nada.',
      shadow:
        'Afastas-te em vez de dizeres que te magoaram, e deixas os outros a adivinhar. Quando perguntam, já resolveste o caso por dentro e não vês para quê falar.',
      scene:
        'A festa vai animada. Dão contigo no corredor, a ler as lombadas dos livros, em grande conversa com a única outra pessoa que saiu para apanhar ar.',
      advice: 'Quando precisares de estar a sós, di-lo, e diz também quando voltas.',
    },
  },
  8: {
    mystic: {
      title: 'O Desejo de Mover as Águas',
      essence:
        'Uma lua cheia nasce-te no peito e pede um oceano. Desejas pôr grandes coisas em movimento e sentir a onda que responde.',
      gift: 'Acreditas na tua corrente, e essa fé levanta barcos encalhados. Diante de um banco de areia, fazes logo a conta às horas que faltam para a preia-mar.',
      shadow:
        'A tua maré tem fome, e engole a praia onde em tempos brincavas só por brincar. Queres tanto mostrar força que a ternura tem de entrar pela porta das traseiras.',
      scene:
        'Junto à ribeira paras diante da azenha em ruínas e não dizes nada. Pões a mão na roda grande, empurras só para ver, e algures lá dentro geme uma trave.',
      advice: 'Guarda todos os meses uma tarde para o que não te dê lucro nenhum, só alegria.',
    },
    pragmatic: {
      title: 'O Desejo de Realizar',
      essence:
        'Queres fazer algo de peso e ganhar respeito por isso. A influência importa-te, e o dinheiro também, porque vês o que se podia fazer com eles.',
      gift: 'Pensas em grande, aguentas a pressão e raramente desperdiças uma lição. O talento alheio entusiasma-te, e gostas de o pôr onde rende.',
      shadow:
        'Escondes o que em ti é frágil, e dás por perdido um dia sem avanços. Aceitas melhor o respeito do que o carinho, e é só o respeito que procuras merecer.',
      scene:
        'É só um jogo de tabuleiro num domingo de chuva. À segunda volta já tens duas estações de comboio, e ofereceste a toda a mesa um empréstimo em condições justas.',
      advice:
        'Pergunta a quem te conhece bem o que aprecia em ti além do que alcançaste, e escreve a resposta palavra por palavra.',
    },
  },
  9: {
    mystic: {
      title: 'O Desejo de Abraçar o Mundo',
      essence:
        'O teu coração tem a forma do horizonte, e dói-lhe quando uma parte do círculo fica às escuras. Desejas um céu mais bondoso.',
      gift: 'Amas sem fronteiras, como a chuva, e a terra sedenta lembra-se da tua passagem. Contigo, poucos rancores aguentam um inverno inteiro.',
      shadow:
        'De tanto amares toda a gente, deixas os mais próximos à espera no cais. A mágoa de uma costa distante chega-te antes do suspiro no quarto ao lado.',
      scene:
        'Do registo civil saem dois desconhecidos acabados de casar. Paras com os alhos-franceses debaixo do braço e, quando o arroz voa, tens os olhos cheios de água.',
      advice:
        'Dá hoje a uma só pessoa a ternura que tens pela humanidade, e à noite olha com a mesma ternura para a tua cara ao espelho.',
    },
    pragmatic: {
      title: 'O Desejo de Fazer o Bem',
      essence:
        'Queres que a tua vida importe a mais gente do que a ti. A injustiça perturba-te mesmo quando toca a estranhos, e a beleza ou a generosidade devolvem-te as forças.',
      gift: 'Perdoas com facilidade, e é-te natural partilhar o que tens, seja tempo, contactos ou a última fatia de bolo. O que dás vem sem fatura.',
      shadow:
        'Esperas dos outros o mesmo desprendimento e, quando ele não vem, calas a desilusão. O interesse próprio mais banal parece-te um defeito de caráter.',
      scene:
        'Na caixa do supermercado, à pessoa da frente faltam duas moedas. Já lá estão as tuas, e tu estudas as pastilhas elásticas para que ninguém te agradeça.',
      advice:
        'Pede hoje sem rodeios uma coisa de que precises e, se te disserem que sim, aceita-a como um presente, não como uma dívida.',
    },
  },
  11: {
    mystic: {
      title: 'O Desejo de Levar Luz',
      essence:
        'Há em ti uma candeia sempre acesa, e queres levá-la aonde faz falta. Desejas pôr em palavras a claridade que pressentes por trás das coisas simples.',
      gift: 'Nos teus sonhos a noite é mais fina, e as estrelas debruçam-se para te contar coisas. O que de lá trazes dá ânimo aos outros.',
      shadow:
        'Uma candeia erguida para o horizonte deixa a tua mesa na penumbra. Não vês quem está sentado à tua frente e só queria saber do teu dia.',
      scene:
        'À saída do metro paras no último degrau. Entre dois prédios de escritórios há um fio de lua; apontas, e por um momento cinco desconhecidos olham contigo para cima.',
      advice:
        'Procura hoje o brilho em algo humilde, uma colher, uma poça, um sorriso que passa, e mostra-o a quem estiver ao teu lado.',
    },
    pragmatic: {
      title: 'O Desejo de Inspirar',
      essence:
        'Queres viver pelos teus ideais e ajudar os outros a ver mais longe. O sentido vem primeiro: um trabalho bem pago e sem causa prende-te pouco tempo.',
      gift: 'A empatia e a intuição dizem-te cedo o que alguém sente de verdade. Vês o melhor das pessoas, e elas começam a pôr-se à altura disso.',
      shadow:
        'Absorves o humor de cada sala em que entras, e idealizas as pessoas até que te desiludam. O que exiges de ti chegava para três.',
      scene:
        'Foste só devolver um livro à biblioteca. Quarenta minutos depois estás a combinar um clube de leitura com a estagiária do balcão, e o livro continua no saco.',
      advice:
        'Guarda uma hora de silêncio depois de estares com muita gente, e confirma uma das tuas impressões com uma pergunta simples.',
    },
  },
  22: {
    mystic: {
      title: 'O Desejo de Erguer um Farol',
      essence:
        'A tua alma quer pôr nas rochas uma luz que guie frotas inteiras. Nada mais pequeno a contenta, e sentes-lhe o contorno como outros sentem mudar o tempo.',
      gift: 'Consegues amar uma obra ao longo de muitos invernos e, pedra a pedra, o teu sonho aprende a aguentar o vento.',
      shadow:
        'Recusas a vela porque não é um farol, e ficas às escuras sem necessidade. Ao pé da torre que imaginas, tudo o que as tuas mãos fizeram parece pouco.',
      scene:
        'Os outros desceram para tomar café; tu ficas à janela do barco, a olhar para o cabo deserto. No vidro embaciado, o teu dedo já desenhou qualquer coisa.',
      advice:
        'Antes de te deitares, acende uma vela e conta em voz alta uma coisa que fizeste hoje, por pequena que seja: todos os faróis começaram por um pavio.',
    },
    pragmatic: {
      title: 'O Desejo de Construir o que Dura',
      essence:
        'Queres criar uma coisa de verdadeira utilidade, que dure mais do que o entusiasmo de a começar. O teu idealismo é prático: o sonho tem de ter contas feitas e de servir a muitos.',
      gift: 'Juntas paciência e ambição, e por isso sabes esperar pelos alicerces certos. Por trás de uma grande esperança vês logo o orçamento, o terreno e as pessoas.',
      shadow:
        'A vida comum parece-te um atraso, e vives em esforço constante. Aquilo que de manhã concluíste já te parece pequeno ao fim da tarde.',
      scene:
        'Uns amigos mostram-te a casa nova. Enquanto falam de cortinados, bates com os nós dos dedos na parede entre a cozinha e o corredor, e perguntas se segura alguma coisa.',
      advice:
        'Define a versão mais pequena do teu objetivo que já ajudaria uma pessoa, e acaba-a antes de pensares em aumentá-la.',
    },
  },
  33: {
    mystic: {
      title: 'O Desejo de Abençoar',
      essence:
        'Desejas ser chuva sobre terra seca, e cair sem perguntar nomes. No mais fundo de ti, o amor e o dever nascem da mesma fonte.',
      gift: 'A dor sossega ao teu lado, como ondas que chegaram à praia. Ninguém sai do teu jardim sem levar um raminho verde na mão.',
      shadow:
        'Metes no teu barco todas as tristezas que encontras, até ele pesar de mais para os remos. E espantas-te se alguém prefere ir a pé.',
      scene:
        'Debaixo do plátano, um cão velho recusa-se a andar, e a dona está à beira das lágrimas. Sentas-te no chão, do outro lado do cão, e daí a pouco levantam-se os três.',
      advice:
        'Ouve hoje a mágoa de alguém até ao fim, sem a trazeres para casa: a lua levanta o mar sem nunca cair nele.',
    },
    pragmatic: {
      title: 'O Desejo de Consolar',
      essence:
        'Queres que as pessoas se sintam melhor por te terem conhecido. A compaixão é o teu motivo mais forte, e só tens paz depois de a pores em prática.',
      gift: 'Ouves sem pressa, e o teu cuidado continua depois de a crise passar: em março ainda perguntas pelo que aconteceu em outubro.',
      shadow:
        'Parar parece-te egoísmo, e passas dos teus limites até responderes torto a quem não tem culpa. Se te perguntam o que queres tu, não sabes dizer.',
      scene:
        'Ligaram para o número errado, e a voz vem aflita. Em vez de desligares, procuras o número certo, ditas os algarismos duas vezes, e ainda desejas boa sorte com o senhorio.',
      advice: 'Trata o teu cansaço como tratarias o de uma pessoa amiga: esta noite, manda-o cedo para a cama.',
    },
  },
}
