import type { Meanings, SingleDigit } from '../meaning.ts'

/** The Balance number: the way back to calm. */
export const balanceMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'O Mastro',
      essence: 'Na tempestade, é ao teu próprio mastro que te seguras, e a madeira aguenta.',
      gift: 'Com nevoeiro cerrado, a luz do teu mastro continua acesa e orienta os outros barcos.',
      shadow: 'Prendes-te ao mastro com tantos nós que já ninguém te pode dar a mão.',
      scene:
        'Há água a correr pela parede da cozinha. Encontras a torneira de segurança, o balde e a lanterna, e a quem telefona dizes que está tudo bem.',
      advice: 'Respira fundo, e depois pede ajuda a alguém, mesmo que julgues não precisar.',
    },
    pragmatic: {
      title: 'Equilíbrio pela Ação',
      essence:
        'Nos apertos recompões-te melhor quando contas contigo e dizes a alguém de confiança o que estás a fazer.',
      gift: 'Consegues agir quando os outros ficam parados, e não perdes tempo com culpas.',
      shadow: 'Levas às costas um peso que uma conversa reduzia a metade.',
      scene:
        'Tens um furo e chove a cântaros. Abranda um carro, e fazes-lhe sinal para seguir, de chave de rodas na mão.',
      advice: 'Quando te aparecer um problema, conta-o a uma pessoa de confiança antes de começares a resolvê-lo.',
    },
  },
  2: {
    mystic: {
      title: 'A Outra Mão',
      essence: 'No escuro sossegas se te dão a mão, e a noite parece mais curta.',
      gift: 'Cedes com tanto jeito que até quem vinha em fúria se envergonha e baixa a voz.',
      shadow: 'De tanto te inclinares para os outros, esqueces como é estar de pé.',
      scene:
        'À mesa da família duas vozes sobem. Pedes o sal, muito baixinho, e as duas têm de se calar para te ouvir.',
      advice: 'Quando alguém se zangar contigo, endireita as costas e diz também o que sentes.',
    },
    pragmatic: {
      title: 'Equilíbrio pela Conversa',
      essence: 'Sob pressão, ganhas mais com um meio-termo do que com uma vitória.',
      gift: 'Uma discussão arrefece quando começas a falar, porque falas mais baixo do que todos.',
      shadow: 'Sossegas toda a gente, e o que tu querias fica por dizer até ser tarde.',
      scene: 'A banda e a cozinha querem a mesma tomada. Trazes café, uma extensão e um horário com duas colunas.',
      advice: 'Repete o que o outro lado pensa até te dizerem que é isso, e só depois diz o que pensas tu.',
    },
  },
  3: {
    mystic: {
      title: 'O Riso no Temporal',
      essence: 'Quando troveja, é o teu riso que abre a nuvem, e há sempre quem fique a ouvir.',
      gift: 'Até o teu medo tem melodia, e por ela outros encontram o caminho.',
      shadow: 'A cantarolar, deixas para trás a porta onde devias pedir ajuda.',
      scene:
        'A tenda caiu pela segunda vez. Por baixo da lona molhada ouve-se a tua voz, a anunciar o programa da noite.',
      advice: 'Procura no que te aflige a parte mais cómica, e chora também, se tiver de ser.',
    },
    pragmatic: {
      title: 'Equilíbrio pela Leveza',
      essence: 'O otimismo e a boa companhia fazem-te melhor do que ficar a remoer.',
      gift: 'O teu humor devolve o fôlego às pessoas, e vês uma porta onde elas veem parede.',
      shadow: 'A graça na hora errada não deixa ver que também precisas de ajuda.',
      scene:
        'Três horas na sala de espera e a tua senha ainda não saiu. A esta altura já todos se conhecem, graças a ti.',
      advice: 'Conta a alguém, com graça, o que te aflige, e depois diz como é a sério.',
    },
  },
  4: {
    mystic: {
      title: 'O Prumo',
      essence: 'Quando tudo oscila, procuras o fio de prumo, e esperas que ele pare.',
      gift: 'Quanto mais a terra treme, mais quieto fica o teu fio, e outros guiam-se por ele.',
      shadow: 'Passas a noite a confirmar o que já estava direito, e chamas-lhe vigiar.',
      scene:
        'A carta não traz boas notícias. Voltas a dobrá-la, lavas duas chávenas, dás corda ao relógio, e só então a relês, de pé, à janela.',
      advice: 'Assenta bem os pés no chão, e diz em voz alta três coisas que não mudaram.',
    },
    pragmatic: {
      title: 'Equilíbrio pela Ordem',
      essence: 'Uma lista e um olhar calmo para os factos dão-te chão.',
      gift: 'Nas tuas mãos um sarilho grande parte-se em tarefas pequenas, e a primeira faz-se logo.',
      shadow: 'Agarras-te a um plano que os factos já ultrapassaram, porque era tão bom plano.',
      scene:
        'À meia-noite, o hotel não tem reserva para ninguém do grupo. No bloco da receção já tens quatro linhas numeradas.',
      advice: 'Separa em duas colunas o que aconteceu e o que receias.',
    },
  },
  5: {
    mystic: {
      title: 'A Janela Aberta',
      essence: 'Quando o ar pesa, abres a janela e respiras, e é a mexer-te com o vento que te equilibras.',
      gift: 'Sentes nos ossos que o tempo vai mudar, e danças onde os outros se encolhem.',
      shadow: 'Deixas-te levar pelo vento, e abandonas a casa que te abrigava.',
      scene:
        'Depois do telefonema sais sem casaco e dás duas voltas ao parque. Junto ao lago abrandas, porque os patos também.',
      advice: 'Dá hoje um passeio de um quarto de hora ao ar livre, e retoma depois o que deixaste a meio.',
    },
    pragmatic: {
      title: 'Equilíbrio por Fazer Frente',
      essence: 'Na aflição o teu impulso é fugir, e o equilíbrio volta quando enfrentas uma coisa de cada vez.',
      gift: 'Ocorrem-te várias saídas onde outros não veem nenhuma, e recompões-te depressa.',
      shadow: 'Procuras distração, e o problema espera por ti, com mais um dia em cima.',
      scene:
        'A conversa fica séria e lembras-te de que o carro precisa de gasolina. Já na bomba, ris-te e voltas para trás.',
      advice: 'Na próxima aflição, trata nesse mesmo dia de uma parte pequena.',
    },
  },
  6: {
    mystic: {
      title: 'O Cobertor',
      essence: 'No frio, aqueces-te a aquecer os outros, e chegam-se as cadeiras até caberem todas junto ao lume.',
      gift: 'O teu carinho é um telhado que cresce com a chuva, e há sempre mais um canto seco.',
      shadow: 'Tapas toda a gente durante a tempestade, e ficas em mangas de camisa.',
      scene:
        'Faltou a luz na rua, só o teu fogão é a gás, e tens onze pessoas na cozinha. À meia-noite reparas que ainda não comeste.',
      advice: 'Quando acudires a alguém, come também tu qualquer coisa, e descansa um bocado.',
    },
    pragmatic: {
      title: 'Equilíbrio pelo Apoio',
      essence: 'A calma volta quando dás ajuda e também a aceitas.',
      gift: 'Nas crises manténs as pessoas juntas, e reparas em quem se calou.',
      shadow: 'Fazes teu o problema de outra pessoa, para não olhares para os que já eram teus.',
      scene:
        'No dia da mudança levas os livros de um amigo até ao quarto andar. Os teus caixotes estão no corredor desde maio.',
      advice: 'Liga a alguém que já ajudaste, e pede-lhe uma mão.',
    },
  },
  7: {
    mystic: {
      title: 'A Gruta',
      essence: 'Quando ruge o mar, recolhes a uma gruta que só tu conheces, onde a água é lisa.',
      gift: 'Dentro da gruta respiras tão bem como os outros à luz do sol.',
      shadow: 'Demoras-te na gruta, e na praia ficam sem notícias tuas.',
      scene:
        'Todo o serão o telefone vibra no tapete, virado para baixo. Ao lado, às escuras, segues no teto a luz dos carros que passam.',
      advice: 'Recolhe-te uma hora, e depois procura alguém com quem falar.',
    },
    pragmatic: {
      title: 'Equilíbrio pela Reflexão',
      essence: 'Lidas melhor com uma crise quando recuas um passo para a compreender.',
      gift: 'Manténs a cabeça fria e encontras a causa enquanto os outros ainda procuram culpados.',
      shadow: 'Examinas o que sentes com tanto cuidado que não chegas a senti-lo.',
      scene:
        'Depois da zanga lês três ensaios sobre zangas. São excelentes, e a tua zanga continua sentada na cozinha.',
      advice: 'Na próxima zanga, afasta-te um pouco, e diz a que horas voltas para conversar.',
    },
  },
  8: {
    mystic: {
      title: 'O Leme',
      essence: 'No temporal a tua mão fica mais firme, e o mar cede um pouco quando a sente.',
      gift: 'Contigo ao leme, a tripulação deixa de gritar e volta a cantar.',
      shadow: 'Agarras-te ao leme quando já era hora de o largares.',
      scene:
        'Falta a luz no teatro e todos falam ao mesmo tempo. Sobes a uma cadeira, dizes onde são as três portas, e as filas saem por ordem.',
      advice: 'Escolhe um dia desta semana, e nesse dia deixa outra pessoa decidir o programa.',
    },
    pragmatic: {
      title: 'Equilíbrio pela Direção',
      essence: 'Resolves um aperto quando o chamas a ti, desde que não despejes a pressão nos outros.',
      gift: 'És capaz de decidir com metade da informação, e manténs o que decidiste.',
      shadow: 'Com os nervos dás ordens onde bastava um pedido.',
      scene:
        'O salão está fechado e há sessenta convidados à chuva. Em dez minutos tens um celeiro, luz e quatro voluntários que não se ofereceram.',
      advice: 'Antes da próxima ordem, pergunta-te como a ouvirias se fosse para ti.',
    },
  },
  9: {
    mystic: {
      title: 'A Vista do Monte',
      essence: 'Vista de cima, a tempestade é uma nuvem só, e à volta há muitos vales com sol.',
      gift: 'Abarcas com os olhos o aguaceiro e o campo, e gostas dos dois.',
      shadow: 'Estás tão alto que não ouves que lá em baixo te chamam pelo nome.',
      scene:
        'A discussão continua lá dentro. Da varanda olhas as janelas acesas em frente, cada uma com as suas zangas, e voltas a entrar com outra voz.',
      advice: 'Depois da próxima discussão, volta para junto dos outros, e pergunta a cada um como está.',
    },
    pragmatic: {
      title: 'Equilíbrio pela Distância',
      essence: 'Encontras o equilíbrio quando olhas para o problema com os olhos dos outros.',
      gift: 'O sentido das proporções é a tua força, e a tua calma lembra a todos o que importa.',
      shadow: 'Dás atenção aos sentimentos de todos e encolhes os ombros aos teus.',
      scene:
        'Riscaram-te o carro e deixaram um bilhete com letra trémula. Telefonas, e acabas a consolar quem não conheces.',
      advice: 'Pensa em como verás daqui a cinco anos o que hoje te aflige, e depois diz a alguém como o sentes agora.',
    },
  },
}
