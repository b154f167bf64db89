import type { CorePairKey, Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** How two core numbers of one person meet. */
export const corePairMeanings: Meanings<CorePairKey> = {
  'lifePath-birthday-alike': inOneVoice({
    title: 'Caminho e Talento Iguais',
    essence:
      'A estrada por onde andas e o talento que trouxeste têm o mesmo algarismo. O teu dom está mesmo onde a vida o pede, e isso poupa-te rodeios.',
    gift: 'O dom depressa se torna mestria, e nota-se cedo.',
    shadow: 'O que falta a este algarismo falta-te a dobrar, e usas a mesma ferramenta para tudo.',
    scene: 'A gaveta encravou. Vais buscar o martelo, que contigo é sempre o martelo, e estranhas que a madeira rache.',
    advice: 'Antes da próxima tarefa, pergunta a alguém que pense de outro modo como a faria.',
  }),
  'lifePath-birthday-harmony': inOneVoice({
    title: 'Caminho e Talento em Harmonia',
    essence:
      'O teu talento de nascença serve o teu caminho de vida sem se confundir com ele. Aquilo que te sai bem é muitas vezes o que a próxima curva pede.',
    gift: 'Começar custa-te pouco, e há quem lhe chame sorte.',
    shadow: 'Como tudo te corre bem, esqueces-te de treinar, e ficas-te pelo bom quando podias chegar ao ótimo.',
    scene:
      'Elogiam-te o desenho no guardanapo e perguntam onde aprendeste. Tens de pensar: o jeito está-te nas mãos desde que te lembras.',
    advice: 'Treina o talento de propósito durante um mês, como se fosse novo.',
  }),
  'lifePath-birthday-contrast': inOneVoice({
    title: 'Caminho e Talento em Contraste',
    essence:
      'A vida leva-te para um lado e o teu talento aponta para outro. Tens jeito para uma coisa que a estrada só pede de longe a longe.',
    gift: 'Uma estrada destas com um talento assim faz de ti um caso raro.',
    shadow: 'Exibes o talento para fugir à lição, ou deixas que o dever o feche na cave.',
    scene: 'Na festa da rua tocas piano. Na segunda-feira, três vizinhos olham-te como se fosses outra pessoa.',
    advice: 'Dá ao teu talento uma hora certa na semana, a par das obrigações e não em vez delas.',
  }),
  'lifePath-expression-alike': inOneVoice({
    title: 'Caminho e Capacidades Iguais',
    essence:
      'O que vens aprender e o que sabes fazer têm o mesmo algarismo. A tua vida parece feita à tua medida, e quem te conhece percebe-lhe o rumo.',
    gift: 'Ganhas em profundidade o que perdes em variedade, e o teu trabalho parece-se contigo.',
    shadow: 'Pouca coisa te faz frente, e as qualidades crescem sem poda até serem manias.',
    scene: 'Lês uma carta de recomendação sobre ti. Todas as frases são verdade, e todas dizem a mesma coisa.',
    advice: 'Aceita este mês uma tarefa que peça o contrário daquilo que fazes bem.',
  }),
  'lifePath-expression-harmony': inOneVoice({
    title: 'Caminho e Capacidades em Harmonia',
    essence:
      'O que sabes fazer serve-te no caminho como uns bons sapatos: não são a estrada, mas foram feitos para ela.',
    gift: 'O esforço transforma-se em avanço sem se perder muito pelo caminho.',
    shadow: 'Tomas uma boa estrada pela única que existe.',
    scene:
      'Concorres a um lugar para o qual não tens estudos. Na entrevista, reparas que já fazes aquele trabalho há anos.',
    advice: 'Aponta as capacidades que a tua vida de agora não usa, e arranja uso para uma.',
  }),
  'lifePath-expression-contrast': inOneVoice({
    title: 'Caminho e Capacidades em Contraste',
    essence:
      'Sabes fazer uma coisa, e a vida teima em ensinar-te outra. Sentes esse puxão como desassossego, e é com ele que cresces.',
    gift: 'Com o tempo, falas duas línguas onde outros só têm uma.',
    shadow: 'Escolhes aquilo por que te elogiam, e a lição por aprender dá mais uma volta.',
    scene: 'Pedem-te todos que organizes a viagem. Fazes tudo na perfeição, e invejas quem só tem de ir e olhar.',
    advice: 'Tira esta semana uma hora para planear, com tudo o que sabes, uma coisa que tens medo de começar.',
  }),
  'lifePath-soulUrge-alike': inOneVoice({
    title: 'Caminho e Desejo Iguais',
    essence:
      'Desejas aquilo que o teu caminho de vida te traz. Perdes pouco tempo a discutir contigo, e as tuas escolhas vão todas no mesmo sentido.',
    gift: 'Querer e fazer alimentam-se um ao outro, e aguentas muito.',
    shadow: 'Julgas que o que tu queres é o que está certo, até para os outros.',
    scene: 'No impresso pedem a segunda opção. Olhas muito tempo para a linha, e deixa-la em branco.',
    advice: 'Pergunta a alguém chegado o que deseja, e ouve sem comparar com o que tu queres.',
  }),
  'lifePath-soulUrge-harmony': inOneVoice({
    title: 'Caminho e Desejo em Harmonia',
    essence: 'O desejo do coração e a estrada dão-se a mão. Aquilo que te alegra também te faz avançar, se o deixares.',
    gift: 'Recuperas depressa, porque a alegria mora perto do caminho.',
    shadow: 'O contentamento faz-te falhar a curva que levava mais longe.',
    scene: 'Chegas tarde a casa, depois de um dia cansativo, e só na escada notas que vens a cantarolar.',
    advice: 'Quando tiveres de escolher, escolhe o que farias mesmo que ninguém visse.',
  }),
  'lifePath-soulUrge-contrast': inOneVoice({
    title: 'Caminho e Desejo em Contraste',
    essence:
      'O coração quer o que a estrada raramente oferece. Nenhum dos dois se engana: têm é fome de coisas diferentes.',
    gift: 'Compreendes quem anda dividido, e raras vezes vês as coisas de um só lado.',
    shadow: 'Cumpres o que a estrada pede, e choras às escondidas o que o coração queria.',
    scene:
      'A meio de uma semana cheia, paras diante de uma montra com uma fotografia do mar. Depois o sinal abre, e atravessas.',
    advice: 'Dá um serão por semana àquilo que o coração pede, e aponta-o na agenda.',
  }),
  'lifePath-personality-alike': inOneVoice({
    title: 'Caminho e Imagem Iguais',
    essence: 'As pessoas veem logo o que te move na vida. Pareces aquilo que andas a aprender a ser.',
    gift: 'Entregam-te a tarefa certa sem a pedires.',
    shadow: 'Todos te conhecem um único lado e, ao fim de uns tempos, também tu te esqueces dos outros que tens.',
    scene:
      'No comboio, alguém adivinha o que fazes ao fim de três frases. Achas graça, e fazes o resto da viagem com uma ponta de tristeza.',
    advice: 'Mostra à próxima pessoa que conheceres uma coisa tua que não condiga com a primeira impressão.',
  }),
  'lifePath-personality-harmony': inOneVoice({
    title: 'Caminho e Imagem em Harmonia',
    essence:
      'O modo como te veem abre-te portas ao longo do teu caminho de vida. Os primeiros encontros jogam a teu favor.',
    gift: 'Confiam em ti logo à partida, e quase sempre com razão.',
    shadow: 'Fias-te na boa impressão onde era preciso trabalho.',
    scene: 'À porta do museu já não vendem bilhetes. O guarda olha para ti, suspira e faz-te sinal para entrares.',
    advice: 'Lembra-te de uma porta que te abriram, e abre esta semana outra a quem venha a seguir.',
  }),
  'lifePath-personality-contrast': inOneVoice({
    title: 'Caminho e Imagem em Contraste',
    essence: 'O que os outros veem e para onde vais são coisas diferentes. Oferecem-te papéis na peça errada.',
    gift: 'Sabes quanto há de guarda-roupa em qualquer primeira impressão.',
    shadow: 'Fazes o papel que te dão porque o aplauso aquece, e chegas aonde não querias.',
    scene: 'Dão-te os parabéns pela promoção. Agradeces a todos e, a caminho de casa, lês o cartaz da escola noturna.',
    advice: 'Diz a duas pessoas, sem rodeios, para onde queres ir.',
  }),
  'birthday-expression-alike': inOneVoice({
    title: 'Talento e Capacidades Iguais',
    essence: 'O teu dom de nascença repete-se no nome. O que sabes, sabes a dobrar.',
    gift: 'A mestria chega cedo, e nunca se vai de todo.',
    shadow: 'À sombra do teu maior dom, os dons mais pequenos ficam por crescer.',
    scene: 'Na coletividade pedem-te o discurso pelo nono ano seguido. É o melhor até agora.',
    advice: 'Diz uma vez que não àquilo que fazes melhor, e vê o que vem ocupar o lugar.',
  }),
  'birthday-expression-harmony': inOneVoice({
    title: 'Talento e Capacidades em Harmonia',
    essence: 'O teu talento de nascença afia o que o nome sabe fazer. Um dá a faísca, o outro a oficina.',
    gift: 'Resolves muito com pouco, e ninguém dá pelo esforço.',
    shadow: 'O que fazes parece tão fácil que o vendes abaixo do preço.',
    scene: 'Em dez minutos tratas da ementa, do microfone e das luzes da festa. «Fazes disto vida?», perguntam-te.',
    advice: 'Diz o teu preço, em dinheiro ou em tempo, antes de começares.',
  }),
  'birthday-expression-contrast': inOneVoice({
    title: 'Talento e Capacidades em Contraste',
    essence:
      'O talento de nascença e as capacidades do nome trabalham a velocidades diferentes. Um quer partir, as outras querem fazer bem feito.',
    gift: 'Quando o talento e as capacidades se entendem, fazes depressa e bem.',
    shadow: 'A pressa e o esmero atropelam-se, e acabas por fazer o trabalho duas vezes.',
    scene: 'Tiveste a ideia às nove e o plano às três. Às cinco, deitas fora o plano e tens uma ideia melhor.',
    advice: 'Faz depressa um primeiro rascunho, e marca para outro dia a hora de o acabares com vagar.',
  }),
  'birthday-soulUrge-alike': inOneVoice({
    title: 'Talento e Desejo Iguais',
    essence: 'Tens jeito para aquilo que amas. O talento é a língua materna do teu coração.',
    gift: 'O treino sabe a prazer, e o prazer torna-se arte.',
    shadow: 'Escondes o dom, porque qualquer reparo que lhe façam te dói como se fosse a ti.',
    scene:
      'À espera do elevador tamborilas um ritmo, e sai-te bem. A porta abre-se com gente, e metes as mãos nos bolsos.',
    advice: 'Mostra a alguém um bocado do que fazes por gosto, antes de estar pronto.',
  }),
  'birthday-soulUrge-harmony': inOneVoice({
    title: 'Talento e Desejo em Harmonia',
    essence: 'O teu talento de nascença serve bem o desejo: ganha com as mãos aquilo que o coração gostava de ter.',
    gift: 'Com pouco fazes um dia feliz.',
    shadow: 'Fazes pelos outros com facilidade o que adias para ti.',
    scene:
      'As férias de uma amiga, planeaste-as num serão: casa, comboio e praia. As tuas são um papel no frigorífico.',
    advice: 'Escolhe uma coisa que costumas fazer pelos outros, e este mês fá-la uma vez só para ti.',
  }),
  'birthday-soulUrge-contrast': inOneVoice({
    title: 'Talento e Desejo em Contraste',
    essence: 'Tens dom para uma coisa que o coração não pediu. O elogio chega às mãos e fica por ali.',
    gift: 'Trabalhas de cabeça fria onde outros se deixam levar.',
    shadow: 'A vida enche-se do que fazes bem, e pouco te sobra para o que amas.',
    scene: 'Dão-te flores por vinte anos de contas certas. Pões as flores em água, e sentas-te ao tear.',
    advice: 'Troca uma hora do que fazes bem por uma do que amas, e aponta a troca no calendário.',
  }),
  'birthday-personality-alike': inOneVoice({
    title: 'Talento e Imagem Iguais',
    essence: 'O teu dom vê-se do outro lado da sala. As pessoas sentem o que sabes fazer antes de começares.',
    gift: 'Não precisas de apresentações, e os pedidos certos vêm ter contigo.',
    shadow: 'Pedem-te esse jeito em todo o lado, até quando vinhas descansar.',
    scene: 'Ainda não tiraste o casaco e já alguém te traz o rádio avariado.',
    advice: 'Vai esta semana a um sítio onde ninguém saiba o que sabes fazer.',
  }),
  'birthday-personality-harmony': inOneVoice({
    title: 'Talento e Imagem em Harmonia',
    essence: 'O modo como apareces prepara o terreno ao teu talento. Quando ele chega, é bem-vindo.',
    gift: 'Deixam-te experimentar, e perdoam-te a primeira falha.',
    shadow: 'Agradas com tanta facilidade que o talento nunca chega a ser posto à prova.',
    scene: 'A aula experimental foi alegre e todos aprenderam. Só tu sabes que lhes podias ter pedido mais.',
    advice: 'Mostra um trabalho teu a alguém que não costume elogiar depressa, e ouve até ao fim.',
  }),
  'birthday-personality-contrast': inOneVoice({
    title: 'Talento e Imagem em Contraste',
    essence: 'Pelos teus modos, ninguém adivinha o talento. Aparece de surpresa, mesmo a quem te conhece há muito.',
    gift: 'Tens a vantagem de te darem pouco valor à partida.',
    shadow: 'Esperas que te descubram, e a espera faz-se comprida.',
    scene:
      'Na última ronda do concurso, a resposta vem do canto calado da mesa, que é o teu. Todas as cabeças se voltam para ti.',
    advice: 'Este mês, diz uma vez em voz alta: «Isso sei eu fazer.»',
  }),
  'expression-soulUrge-alike': inOneVoice({
    title: 'Capacidades e Desejo Iguais',
    essence: 'Sabes fazer aquilo que desejas fazer. O nome e o coração falam a uma só voz.',
    gift: 'O teu trabalho tem calor, e os outros dão por isso.',
    shadow: 'Confundes-te com o que fazes, e uma crítica à obra fere-te a ti.',
    scene: 'A prateleira nova ficou torta. Olhas para ela como se tivesse dito alguma coisa sobre ti.',
    advice: 'Arranja um passatempo em que tenhas licença para fazer asneiras.',
  }),
  'expression-soulUrge-harmony': inOneVoice({
    title: 'Capacidades e Desejo em Harmonia',
    essence: 'O que sabes fazer leva-te até perto do que queres. Com alguma coragem, são só uns passos.',
    gift: 'Descobres caminhos, e nota-se que são mesmo os teus.',
    shadow: 'Sentes-te tão bem ali ao lado do que queres que não chegas a dar o último passo.',
    scene: 'A tua secretária fica encostada à parede da sala onde ensaia o coro. Já sabes as vozes todas de cor.',
    advice: 'Escreve qual é o passo que te separa do que queres, e dá-lhe um dia certo.',
  }),
  'expression-soulUrge-contrast': inOneVoice({
    title: 'Capacidades e Desejo em Contraste',
    essence:
      'Fazes bem aquilo com que não sonhas, e sonhas com o que ainda não fazes bem. A distância é grande, mas atravessa-se com treino.',
    gift: 'Não confundes êxito com felicidade.',
    shadow: 'O que fazes bem leva-te, uma e outra vez, para longe do que desejas.',
    scene: 'O barco, no quintal, espera a segunda demão desde a primavera. Os teus colegas julgam que adoras reuniões.',
    advice: 'Uma hora por semana, aceita ser aprendiz naquilo que desejas.',
  }),
  'expression-personality-alike': inOneVoice({
    title: 'Capacidades e Imagem Iguais',
    essence: 'Pareces aquilo que sabes fazer. As pessoas escolhem pela montra, e levam o que lá viram.',
    gift: 'A palavra e a obra condizem, e o teu nome depressa fica ligado a alguma coisa.',
    shadow: 'Como um restaurante que nunca muda a ementa, guardas na cozinha o que tens de novo.',
    scene: '«És tu quem faz as folhas de cálculo», diz o colega novo. Acabas de escrever um poema.',
    advice: 'Mostra esta semana uma coisa que sabes fazer e que nunca ninguém viu.',
  }),
  'expression-personality-harmony': inOneVoice({
    title: 'Capacidades e Imagem em Harmonia',
    essence: 'Os teus modos valorizam o que sabes fazer. Quem te encontra pela primeira vez leva-te logo a sério.',
    gift: 'Partes com avanço, e sabes aproveitá-lo.',
    shadow: 'Governas-te com três quartos do que podias dar.',
    scene:
      'A apresentação corre bem e as perguntas são simpáticas. Mais tarde encontras a página que deixaste de fora por falta de tempo.',
    advice: 'Prepara o próximo trabalho a pensar em quem espera mais de ti.',
  }),
  'expression-personality-contrast': inOneVoice({
    title: 'Capacidades e Imagem em Contraste',
    essence: 'O que sabes fazer não é o que se imagina. Pedem-te o que não és, e lá te desenrascas com delicadeza.',
    gift: 'Surpreendes, e a surpresa não se esquece.',
    shadow: 'O tempo vai-se em tarefas que condizem com a tua cara e não com as tuas mãos.',
    scene:
      'Dão-te o microfone porque tens um ar calmo. Nos bastidores, os cabos estão num nó que desfazias num minuto.',
    advice: 'Oferece esta semana uma coisa que sabes fazer, antes que te peçam outra.',
  }),
  'soulUrge-personality-alike': inOneVoice({
    title: 'Desejo e Imagem Iguais',
    essence: 'O que desejas lê-se-te na cara. Por dentro e por fora, és a mesma pessoa.',
    gift: 'Confiam em ti depressa, porque não há nada escondido.',
    shadow: 'Não tens casaco para o mau tempo: qualquer olhar te chega ao coração.',
    scene: 'Dizes que tanto te faz. À mesa, todos te passam a última fatia.',
    advice: 'Guarda esta semana um desejo só para ti, e não o contes a ninguém.',
  }),
  'soulUrge-personality-harmony': inOneVoice({
    title: 'Desejo e Imagem em Harmonia',
    essence:
      'A cara que mostras é boa porteira do coração: deixa entrar o que te faz bem, e ao resto diz que não está ninguém.',
    gift: 'Consegues aquilo de que precisas sem levantar ondas.',
    shadow: 'És tão fácil de adivinhar que já ninguém te pergunta o que queres.',
    scene: 'O presente de anos é bonito, e quase o que querias. Agradeces, e é a sério.',
    advice: 'Diz esta semana a alguém, por inteiro e sem rodeios, aquilo que queres.',
  }),
  'soulUrge-personality-contrast': inOneVoice({
    title: 'Desejo e Imagem em Contraste',
    essence:
      'Os outros veem uma pessoa, e atrás da cortina há outra, que quer coisas bem diferentes. Leva tempo a conhecer-te, e vale a pena.',
    gift: 'Tens um quarto só teu, onde nenhuma multidão entra.',
    shadow: 'Os outros gostam da cortina, e por trás dela sentes a falta de companhia.',
    scene: 'Foste a alegria da festa, e só saíste no fim. A caminho de casa andas devagar, e não pões música.',
    advice: 'Esta semana, conta a alguém uma coisa que costumas guardar para ti.',
  }),
}
