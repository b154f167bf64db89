import type { Joints } from '../stock.ts'

export const pragmatic: Joints = {
  1: [
    [
      'O tiro de partida soa duas vezes em ti, e até com a tua impaciência tens pouca paciência.',
      'Aquilo a que chamam teimosia é resistência: ainda estás a empurrar quando os espertos já foram para casa.',
    ],
    [
      'Uma metade de ti decide no elevador, e a outra quer antes ouvir o que todos sentem.',
      'Usadas por ordem, perguntar à segunda e decidir à terça, dão-te companheiros em vez de espectadores.',
    ],
    [
      'Queres liderar e queres que gostem de ti, e há dias em que são recados opostos.',
      'Quando contas o porquê, com uma história, as pessoas vão contigo sem ser preciso empurrar.',
    ],
    [
      'Arrancas como numa corrida curta e depois exiges acabar bem, por isso a tua primeira semana é divertida e a terceira é dura.',
      'Pouca gente sabe começar e acabar, e é por isso que os projetos a meio dos outros vão parar à tua mesa.',
    ],
    [
      'Detestas que te digam o que fazer e detestas fazer a mesma coisa duas vezes, o que elimina muitas terças-feiras.',
      'Com um mapa vazio estás em casa, e rendes mais onde ainda não há procedimento.',
    ],
    [
      'Queres seguir o teu caminho e queres que todos estejam bem quando lá chegares.',
      'Isso faz de ti a pessoa rara que aponta a direção e depois carrega os sacos.',
    ],
    [
      'Pensas por ti e ages por ti, e os outros sabem das tuas decisões quando já são história.',
      'O que decides está pensado, e raramente tens de voltar atrás.',
    ],
    [
      'Queres ser a primeira pessoa a chegar e queres que conte, e descansar sabe-te a perder.',
      'A responsabilidade não te assusta, e isso nota-se antes de abrires a boca.',
    ],
    [
      'Começas as coisas por ti e acabas a fazê-las por todos.',
      'A tua ambição desculpa-se melhor do que outras, porque quase sempre alguém ganha com ela.',
    ],
  ],
  2: [
    [
      'Captas tanto numa sala que perdes de vista o que era teu quando entraste.',
      'As pessoas contam-te a versão verdadeira, muitas vezes na primeira hora, e isso é um talento raro.',
    ],
    [
      'Sentes em silêncio e falas com brilho, e nem os amigos notam quando algo te dói.',
      'Consegues dizer uma coisa dura com tanta leveza que não deixa nódoa.',
    ],
    [
      'Queres agradar e queres fazer bem, e acabas a fazer duas vezes o trabalho dos outros.',
      'Perto de ti nada cai no esquecimento, nem uma data nem uma pessoa.',
    ],
    [
      'Uma parte de ti quer companhia, e a outra já anda à procura do casaco.',
      'Pões qualquer desconhecido à vontade, porque conheces os dois lados da porta.',
    ],
    [
      'Dás antes que te peçam e depois esperas que te deem sem pedires.',
      'Uma casa, uma equipa ou uma amizade fica visivelmente mais calma contigo lá dentro.',
    ],
    [
      'Precisas de proximidade e precisas da porta fechada, às vezes na mesma hora.',
      'Escutas mais fundo do que a maioria, porque tens um quarto calmo para onde levar o que ouviste.',
    ],
    [
      'Amacias o que queres para não ofender, e depois sentes que não te viram quando não o recebes.',
      'Sabes negociar sem fazer inimigos, e isso vale mais do que meter medo.',
    ],
    [
      'Levas para a cama os sentimentos de uma pessoa e os problemas do mundo.',
      'Ninguém é difícil de mais para o teu olhar bondoso, e as pessoas difíceis notam isso.',
    ],
  ],
  3: [
    [
      'Tens mais ideias antes do almoço do que consegues acabar num mês, e a boa esconde-se entre elas.',
      'A tua leveza não é superficial: ajuda as pessoas a atravessar dias que a seriedade não aguentava.',
    ],
    [
      'Gostas de improvisar e gostas de um plano, por isso improvisas e ficas com remorsos do plano.',
      'Quando a lista pode guardar as ideias, fazes coisas bonitas e acabadas.',
    ],
    [
      'Os dois lados de ti dizem que sim à próxima coisa, e ninguém lá dentro olha para a agenda.',
      'Trazes notícias, graça e portas abertas, e as pessoas levantam a cabeça quando entras.',
    ],
    [
      'Divertes os convidados e também lavas a loiça, e já tarde perguntas quando será a tua vez.',
      'Contigo o cuidado parece fácil, e assim os outros atrevem-se a aceitá-lo.',
    ],
    [
      'Uma parte de ti quer público e a outra quer a porta trancada, e por isso podes voltar de uma boa festa com a sensação de um roubo.',
      'Falas bem daquilo em que pensaste a sério, e é por isso que as pessoas se inclinam para ouvir.',
    ],
    [
      'Queres que gostem da tua companhia e queres que te levem a sério, e desconfias que uma coisa custa a outra.',
      'Sabes vender uma ideia e depois cumpri-la, o que costuma exigir um departamento inteiro.',
    ],
    [
      'Sentes por todos e di-lo tão bem que às vezes o ato fica à espera atrás do discurso.',
      'As tuas palavras chegam a quem os factos não alcançam.',
    ],
  ],
  4: [
    [
      'Verificas a porta e depois preocupa-te a janela, e chamas a isso ter cuidado.',
      'O que constróis fica de pé, e pouca gente saberá quanta coisa depende de ti.',
    ],
    [
      'De manhã levantas a vedação e à tarde procuras a falha nela.',
      'Consegues mudar as coisas sem as partir, porque sabes o que as segura.',
    ],
    [
      'O dever chama-te dos dois lados, e os teus desejos ficam com a hora antes de deitar.',
      'Podem apoiar-se em ti com o peso todo, e isso é mais raro do que talento.',
    ],
    [
      'Queres a prova e depois a razão por trás da prova, e entretanto as decisões envelhecem.',
      'Quando dizes que funciona, funciona.',
    ],
    [
      'Carregas a tua parte e o plano da parte dos outros, e esqueces que descansar faz parte do trabalho.',
      'Com tempo, fazes de um começo modesto uma coisa sólida.',
    ],
    [
      'Sonhas por inteiro e pensas por passos, e o primeiro tijolo parece-te pequeno para a catedral.',
      'És daqueles idealistas que trazem ferramentas.',
    ],
  ],
  5: [
    [
      'Vais embora de tudo duas vezes, uma na cabeça, semanas antes, e outra a sério.',
      'A mudança que assusta outros acorda-te, e numa crise tens uma calma estranha.',
    ],
    [
      'Queres liberdade e queres que precisem de ti, e marcas as duas coisas para o mesmo fim de semana.',
      'Cuidas das pessoas sem lhes cortar as asas, porque sabes o que é uma gaiola.',
    ],
    [
      'Juntas experiências mais depressa do que as pensas, por isso a lição chega pelo correio, com semanas de atraso.',
      'Vês o que escapa aos outros, porque estiveste lá e pensaste nisso.',
    ],
    [
      'Queres o risco e queres a vitória, e com tédio podes confundir uma coisa com a outra.',
      'Lês depressa uma oportunidade e tens nervo para a agarrar.',
    ],
    [
      'O mundo inteiro interessa-te, e o impresso em cima da mesa da cozinha não.',
      'Pouca gente fica estranha para ti por muito tempo.',
    ],
  ],
  6: [
    [
      'Cuidas de quem não pediu e chegas à noite com o cansaço de um trabalho que ninguém encomendou.',
      'Onde tu estás, alguém pensou na sopa, no aniversário e na chave suplente.',
    ],
    [
      'És o ombro de toda a gente e o livro aberto de ninguém.',
      'Consolas com compreensão em vez de conselhos, e é por isso que voltam.',
    ],
    [
      'Queres garantir o sustento, e trabalhas até tarde por quem preferia ter-te em casa.',
      'Diriges as coisas com coração, e até te perdoam as folhas de cálculo.',
    ],
    [
      'Cuidas dos que estão perto e sofres pelos que estão longe, e vens no fim das duas listas.',
      'A tua bondade vai longe: o que fazes por um torna-se hábito de muitos.',
    ],
  ],
  7: [
    [
      'Medes tudo por um critério privado que nunca mostraste a ninguém.',
      'O silêncio não te assusta, e por isso ouves o que lá está.',
    ],
    [
      'Queres compreender antes de agir, e a vida pede-te que ajas antes de compreenderes.',
      'Vês para lá dos números o que eles escondem, e é difícil enganar-te.',
    ],
    [
      'Amas a humanidade e precisas de descansar das pessoas.',
      'Sabes explicar com simplicidade as coisas grandes, porque passaste tempo a sós com elas.',
    ],
  ],
  8: [
    [
      'Pareces exigir muito dos outros só porque não te perdoas nada.',
      'Quando corre mal, olham para ti antes de olharem para a saída.',
    ],
    ['Sabes ganhar e não tens a certeza de que devas.', 'Consegues que uma boa causa se pague a si própria.'],
  ],
  9: [
    [
      'Largas tanta coisa com tanta elegância que ninguém nota quando dói.',
      'Vês a história inteira onde outros veem uma zanga.',
    ],
  ],
}
