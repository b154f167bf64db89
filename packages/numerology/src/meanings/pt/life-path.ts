import type { CoreValue, Meanings } from '../meaning.ts'

/** The Life Path: the road of a whole life, and what it keeps asking. */
export const lifePathMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'A Primeira Luz',
      essence:
        'Caminhas à frente da madrugada, como a estrela que nasce sozinha enquanto o céu ainda hesita. A vida inteira, a estrada só se abre onde pões o pé.',
      gift: 'Mora em ti uma lua nova: do escuro sabes tirar um começo a que os outros ainda não ousavam dar nome.',
      shadow:
        'Uma estrela solitária esquece que pertence a uma constelação. Tomas a solidão por força e, quando te estendem a mão, já disseste que te arranjas.',
      scene:
        'A sala da associação está fria e ninguém despe o casaco. És tu quem tira da pilha a primeira cadeira; à terceira, já há mais mãos a ajudar.',
      advice: 'Dá esta semana um primeiro passo por tua conta, e deixa que alguém de confiança te ajude no segundo.',
    },
    pragmatic: {
      title: 'Quem Dá o Primeiro Passo',
      essence:
        'É o caminho da independência: aprendes quando vais à frente e decides por ti. As coisas começam a endireitar-se no dia em que ages pela tua cabeça.',
      gift: 'Contigo, uma ideia vaga dá o primeiro passo enquanto os outros ainda a discutem, e depois de um tropeço não tardas a recomeçar.',
      shadow:
        'Recusas a ajuda de que precisas, e ouves um ataque no que era só outra opinião. Esperar pelos outros parece-te tempo perdido, mesmo quando são eles que têm razão.',
      scene:
        'O grupo já vai em quarenta mensagens sobre onde jantar. Telefonas para a tasca da esquina, marcas mesa para oito e mandas a morada, sem ponto de interrogação.',
      advice:
        'Pensa numa coisa para a qual ainda esperas licença, e começa-a esta semana, com um só telefonema ou uma só página.',
    },
  },
  2: {
    mystic: {
      title: 'Onde se Juntam Duas Águas',
      essence:
        'O teu caminho faz-se em companhia: é ao lado de alguém que percebes quem és, como a lua que só em água parada vê o rosto. A paciência leva-te mais longe do que a pressa.',
      gift: 'Numa sala, dás pela mudança da maré antes de alguém abrir a boca, e graças à tua calma duas margens acabam por conversar.',
      shadow:
        'A água que toma a cor de todos os céus acaba sem cor própria. Cedes, dizes que tanto faz, e só depois fazes as contas ao que te custou.',
      scene:
        'À tua mesa, duas pessoas deixaram de se olhar. Passas o pão, perguntas pelo barco velho que tiveram a meias e, pouco a pouco, já contam a história em coro.',
      advice: 'Antes de acalmares a próxima zanga, pergunta-te o que querias tu, e di-lo em primeiro lugar.',
    },
    pragmatic: {
      title: 'Quem Caminha ao Lado',
      essence:
        'Parcerias, mediação, trabalho minucioso cujo valor só se vê mais tarde: é por aí que passa o teu caminho. Dás o melhor ao lado de alguém, não à frente, e sabes esperar pelo momento certo.',
      gift: 'Notas a pequena mudança numa voz ou numa coluna de números e, num desacordo, as duas partes aceitam falar contigo.',
      shadow:
        'Concordas depressa de mais para manter a paz, e levas o ressentimento para casa. Uma crítica feita ao trabalho mói-te durante dias.',
      scene:
        'A reunião acabou e todos parecem contentes. Ficas no corredor com a única pessoa que disse «está bem» sem levantar os olhos, e é ali que aparece a verdadeira objeção.',
      advice:
        'No próximo desacordo, diz o que preferes numa frase clara, e só depois pergunta o que prefere o outro lado.',
    },
  },
  3: {
    mystic: {
      title: 'A Estrela que Canta',
      essence:
        'Chegaste com música nos bolsos, e a noite escuta quando falas. A alegria é a lanterna do teu caminho: quando enfraquece, é sinal de que te enganaste na curva.',
      gift: 'Com uma palavra, uma cor ou uma gargalhada, fazes brilhar o céu para quem já tinha deixado de olhar para cima.',
      shadow:
        'A faísca que salta de acha em acha não acende nenhuma. E é nas noites mais tristes que brilhas com mais força, para que ninguém se lembre de perguntar.',
      scene:
        'Chove na paragem do autocarro e uma criança está quase a chorar. Dás à poça de água uma voz rabugenta e, quando o autocarro dobra a esquina, há três desconhecidos a rir.',
      advice:
        'De tudo o que te apetece cantar, pintar ou escrever, escolhe uma coisa este mês, e fica com ela até à última nota.',
    },
    pragmatic: {
      title: 'Quem Comunica',
      essence:
        'Encontras rumo quando exprimes o que vês e sentes. Escrever, falar, criar ou subir a um palco não são extras neste caminho: sem isso, os dias perdem o sabor.',
      gift: 'Contigo, as ideias seguem-se com gosto: as pessoas lembram-se do que disseste e saem mais leves da conversa.',
      shadow:
        'Começas cinco coisas de uma vez e dispersas-te. Quando a conversa fica séria, sai-te uma piada, e já passou o momento da resposta verdadeira.',
      scene:
        'O impresso da junta de freguesia pede o motivo numa linha. Escreves três, pões uma seta e continuas no verso, e a funcionária carimba o papel a sorrir.',
      advice:
        'Acaba este mês um texto, um desenho ou uma música antes de começares outra coisa, e mostra o resultado a alguém cujo gosto respeites.',
    },
  },
  4: {
    mystic: {
      title: 'Quem Guarda os Alicerces',
      essence:
        'És pedra das que continuam de pé quando a tempestade já foi para casa. O teu caminho calceta-se à mão, estação após estação, e ao que constróis há sempre quem se venha encostar.',
      gift: 'Os desejos feitos ao luar, quando te passam pelas mãos, tornam-se muros, telhados e pomares que duram.',
      shadow:
        'Até uma fortaleza se torna estreita para quem vive lá dentro. Guardas há anos um portão que ninguém ataca, e chamas a isso dever.',
      scene:
        'O boletim dá geada para quinta-feira. Na terça já tens a lenha arrumada, os canos embrulhados e, no teu corredor, o limoeiro novo da vizinha.',
      advice: 'Muda esta semana um hábito antigo, como quem abre uma janela, e vê que surpresa te traz a brisa.',
    },
    pragmatic: {
      title: 'Quem Constrói',
      essence:
        'Chegas aonde queres com ordem, esforço e prática. Neste caminho, os resultados tardam mas custam a deitar abaixo, porque assentam em rotinas que manténs quando ninguém está a ver.',
      gift: 'Contam contigo porque cumpres o que prometes, e num plano enorme descobres o passo que se pode dar já na segunda-feira.',
      shadow:
        'Agarras-te a um método que já não serve. Uma mudança de última hora estraga-te o dia, e o descanso parece-te coisa que primeiro se merece.',
      scene:
        'O roupeiro está no chão, em noventa peças. Separas os parafusos por pires ainda antes de abrires as instruções, e no fim não sobra nenhum.',
      advice: 'Revê uma rotina que segues por hábito, fica com a metade que ainda te serve e larga o resto.',
    },
  },
  5: {
    mystic: {
      title: 'O Vento Viajante',
      essence:
        'Viajas como o vento sobre o mar: lês cada onda e não pertences a nenhuma. A mudança é a língua em que a vida fala contigo, e «liberdade» é a palavra que mais repete.',
      gift: 'Por onde passas, o ar parado mexe-se e as velas adormecidas voltam a saber para que servem.',
      shadow:
        'Uma rajada leva-te no preciso momento em que um porto começava a parecer casa, e tomas por chamamento o que era só medo de ficar.',
      scene:
        'Perdes o barco e nem te importas. Quando chega o seguinte, já sabes a vida de quem vende os bilhetes, uma moda alentejana e um caminho melhor para a outra margem.',
      advice: 'Escolhe hoje um gesto pequeno que farás todos os dias, estejas onde estiveres: será a tua estrela fixa.',
    },
    pragmatic: {
      title: 'Quem Explora',
      essence:
        'Aprendes com a variedade, o movimento e a experiência direta, e neste caminho há de tudo isso com fartura. Uma vida com margem para ajustes serve-te muito melhor do que um guião fechado.',
      gift: 'Adaptas-te depressa, falas com qualquer pessoa e descobres a opção que os mais cautelosos não veem.',
      shadow:
        'Ao primeiro sinal de tédio já lá não estás, e perdes o que só chega a quem fica. No armário juntam-se apontamentos de cursos a meio e material de desportos que largaste.',
      scene:
        'Obras, rua cortada, desvio por um bairro que não conheces. Chegas tarde, com um saco de figos, e ensinas a toda a gente onde se compram.',
      advice: 'Antes de desistires de alguma coisa, dá-lhe um prazo, e decide no último dia em vez de num dia mau.',
    },
  },
  6: {
    mystic: {
      title: 'A Lareira Debaixo das Estrelas',
      essence:
        'Cuidas do fogo a que regressam os viajantes da noite. No teu caminho, o amor amassa-se todos os dias, como o pão, e é a amassá-lo que aprendes quem és.',
      gift: 'Ao pé de ti, a tigela partida fica inteira, o jardim lembra-se de florir e até as zangas baixam a voz.',
      shadow:
        'De tanto manteres acesas todas as chamas, deixas baixar a tua, e depois perguntas porque ninguém trouxe lenha. Não chegaste a dizer que tinhas frio.',
      scene:
        'Visitas tardias, sapatos molhados, cadeiras a menos. Pões água na sopa, cortas o pão mais fino, e há lugar para todos: só te esqueceste do teu prato.',
      advice:
        'Esta noite, senta-te tu primeiro à mesa, e come enquanto está quente, antes de te levantares para servir.',
    },
    pragmatic: {
      title: 'Quem Cuida',
      essence:
        'A responsabilidade por pessoas e lugares está no centro do teu caminho, e chega cedo. Encontras sentido em fazer funcionar bem uma casa, uma equipa ou uma rua.',
      gift: 'O teu cuidado é prático, com bom gosto e bom senso, e perto de ti os outros sentem que podem ser sinceros.',
      shadow:
        'Chamas a ti problemas que não são teus, e depois achas que ninguém te dá valor. Muito daquilo a que chamas ajudar é corrigir.',
      scene:
        'Ao telefone, uma amiga comenta que a torneira pinga. Ainda ela não acabou a frase, e já tens a anilha, a chave inglesa e o sábado livre.',
      advice: 'Antes de agires, pergunta «queres ajuda, ou queres que te ouça?», e acredita na resposta.',
    },
  },
  7: {
    mystic: {
      title: 'Quem Vela a Noite',
      essence:
        'Estás junto ao poço onde a lua se olha, e perguntas o que há lá em baixo. O silêncio ensina-te desde o princípio, e o teu caminho vai para dentro antes de ir para qualquer outro lado.',
      gift: 'Vês os padrões escondidos, como vê as estrelas mais ténues quem já habituou os olhos ao escuro.',
      shadow:
        'A torre que te dá o céu esconde o caminho de volta à aldeia. Lá em baixo chamam para a ceia, e tu ficas para mais uma estrela.',
      scene:
        'Já todos foram para dentro e a mesa está levantada. Continuas no degrau das traseiras, a ouvir o mocho responder a qualquer coisa que mais ninguém ouviu.',
      advice: 'Conta hoje a alguém uma das descobertas que tens calado, mesmo que ainda lhe falte um pedaço.',
    },
    pragmatic: {
      title: 'Quem Analisa',
      essence:
        'Precisas de compreender antes de te comprometeres. Estudo, reflexão e tempo a sós não são um desvio: são o próprio caminho, e levam-te a decisões que sabes defender.',
      gift: 'Vais além da primeira explicação, e as tuas perguntas poupam aos outros suposições que sairiam caras.',
      shadow:
        'Pensas tanto que o momento passa. O que sentes fica atrás de um muro de factos, e quem gosta de ti tem de adivinhar.',
      scene:
        'É preciso uma chaleira nova. Ao fim de três serões conheces catorze modelos, a química do calcário e o defeito da melhor de todas, e a água ainda ferve num tacho.',
      advice: 'Dá uma data a cada pergunta em aberto e, quando ela chegar, age com os melhores dados que tiveres.',
    },
  },
  8: {
    mystic: {
      title: 'A Grande Maré',
      essence:
        'Trazes em ti a força que move oceanos, que ora se recolhe, ora avança. No teu caminho, aquilo que envias arranja maneira de voltar à praia.',
      gift: 'Conheces o peso das coisas e a hora da preia-mar, e por isso governas grandes navios onde outros só se fiam em barcos pequenos.',
      shadow:
        'Um poder que nunca recua inunda os campos que queria regar. E o que mais apertas na mão é justamente aquilo que não sabes se é teu.',
      scene:
        'A carrinha das mudanças não cabe na rua, e há quatro pessoas aos gritos. Ficas um instante em silêncio no passeio, apontas duas vezes, e o piano sobe a escada.',
      advice: 'Dá hoje alguma coisa sem pedires nada em troca, e vê, ao cair da noite, se ficaste com menos.',
    },
    pragmatic: {
      title: 'Quem Organiza',
      essence:
        'O teu caminho é aprender a usar bem a influência, o dinheiro e o esforço. Quem te ensina são os resultados, tanto os que planeaste como os outros.',
      gift: 'Vês como se encaixam pessoas e meios, dizes um preço sem corar, e manténs a calma quando há muito em jogo.',
      shadow:
        'Julgas-te só pelo sucesso que se vê, e num mês fraco achas que vales menos. Aos outros impões o teu passo sem perguntar.',
      scene:
        'Chega a conta a uma mesa de nove. Antes que a discussão comece, já a dividiste, com gorjeta, e pagaste sem alarde a parte do estudante da ponta.',
      advice: 'Escreve o que quer dizer «chega» no teu objetivo de agora, para o reconheceres quando lá chegares.',
    },
  },
  9: {
    mystic: {
      title: 'A Alma Antiga do Mar',
      essence:
        'Todos os rios vêm dar a ti, e tens lugar para todos. O teu caminho desce até à água larga onde as histórias chegam ao fim e se perdoam.',
      gift: 'A tua compaixão ilumina o palácio e o beco por igual, como o luar, sem perguntar quem a merece.',
      shadow:
        'Agarras-te a uma praia que a maré já levou. Noutras alturas, dás-te até ficar só o sal, e chamas a isso amor.',
      scene:
        'No comboio da noite, a pessoa da frente começa a falar. Três estações depois, já sabes de uma zanga antiga e de uma casa vendida cedo de mais, e mal disseste uma palavra.',
      advice:
        'Ao cair da tarde, despede-te em voz alta de uma coisa que acabou, e fica de mãos abertas para o que a manhã trouxer.',
    },
    pragmatic: {
      title: 'Quem Pensa nos Outros',
      essence:
        'Pensas em toda a gente e a longo prazo, e o caminho leva-te sempre para lá do teu círculo. O que te enche as medidas é deixar alguma coisa melhor a quem nunca hás de conhecer.',
      gift: 'Compreendes pessoas muito diferentes de ti, e sabes explicá-las umas às outras com justiça.',
      shadow:
        'Por uma causa esqueces-te de almoçar; por lealdade, manténs o que acabou há muito. A falta de um obrigado custa-te mais do que admites.',
      scene:
        'Nas arrumações de outono, dás com um casaco que não vestes há seis invernos. Sai do cabide e volta ao cabide, por causa de quem to deu.',
      advice:
        'Fecha este mês um assunto que ficou por acabar, com uma carta, uma visita ou uma decisão a que não voltes.',
    },
  },
  11: {
    mystic: {
      title: 'O Relâmpago Entre Duas Luas',
      essence:
        'Há duas colunas de luz à tua porta, e entre elas corre algo que vem de muito longe. Ao longo do caminho, sentes o que aí vem como as aves sentem a chuva.',
      gift: 'Um olhar, um sonho, um saber súbito: através de ti salta a faísca que acorda um céu inteiro.',
      shadow:
        'Tanta luz numa lâmpada tão fina faz-te tremer. Duvidas do sinal assim que o recebes, ou ficas às voltas com ele até as estrelas se apagarem.',
      scene:
        'Levas a mão ao telefone antes de ele tocar. É uma amiga, calada, e dizes «conta» quando ela ainda procura a primeira palavra.',
      advice:
        'Liga à terra o relâmpago que há em ti, com um pequeno ritual de todos os dias: uma janela aberta, um chá quente, uma linha escrita.',
    },
    pragmatic: {
      title: 'Quem Inspira',
      essence:
        'Juntas a sensibilidade de um 2 a uma torrente invulgar de ideias. Este caminho pede-te que confies na intuição, e que lhe dês depois uma forma que os outros possam usar.',
      gift: 'Percebes do que as pessoas precisam antes de elas o dizerem, e o teu entusiasmo levanta um grupo inteiro.',
      shadow:
        'As expectativas altas põem-te em tensão: muitas visões, pouco sono. Comparas o primeiro rascunho com o quadro perfeito que tens na cabeça, e fechas a gaveta.',
      scene:
        'A meio de uma apresentação aborrecida, vês como tudo se liga. Escreves na agenda, num talão e num guardanapo, e ao fim do dia falta o guardanapo.',
      advice: 'Aponta os teus palpites num só caderno, e compara um por semana com o que de facto acontece.',
    },
  },
  22: {
    mystic: {
      title: 'A Arquitetura das Estrelas',
      essence:
        'Tens numa mão o desenho de um templo e na outra barro do bom. Para este caminho, o céu deu-te um plano vasto, e a terra deu-te paciência.',
      gift: 'O que outros só sonham ao luar, tu ergues viga a viga, até que gente desconhecida ali se abrigue.',
      shadow:
        'De tanto corrigires o desenho, esqueces o barro, que entretanto secou. A casa pequena que podias acabar continua sem telhado.',
      scene:
        'Atrás da estação há um terreno de urtigas e vidros partidos. Passas lá todos os dias, e todos os dias vês os bancos, as tílias e as pessoas numa noite de verão.',
      advice:
        'Faz hoje a parte mais próxima e mais simples do teu plano, uma pedra só, e deixa o resto do desenho para amanhã.',
    },
    pragmatic: {
      title: 'Quem Constrói em Grande',
      essence:
        'A disciplina de um 4 tem em ti um horizonte muito mais largo. Com os anos, este caminho mostra se as tuas maiores ideias servem mesmo a muitas pessoas.',
      gift: 'Trazes na cabeça, ao mesmo tempo, a visão e o calendário, e encontras as pessoas que te ajudam a cumprir ambos.',
      shadow:
        'A distância entre o que imaginas e o que existe dá-te ansiedade. Então controlas cada pormenor, ou refugias-te em tarefas muito aquém do que sabes fazer.',
      scene:
        'Era só uma escala para regar a horta do bairro. No domingo já tens um mapa, um barracão para as ferramentas e seis ruas com vontade de entrar.',
      advice: 'Tira da tua maior ambição uma parte que caiba em noventa dias, e entrega um bocado dela a alguém capaz.',
    },
  },
  33: {
    mystic: {
      title: 'A Lanterna do Coração',
      essence:
        'Levas uma chama onde mil velas se podem acender sem que ela diminua. Pelo caminho, há quem venha do frio para junto de ti, e a bondade é o que ensinas e também o que aprendes.',
      gift: 'A tua presença amolece o que estava gelado, como o sol de março solta a neve na serra.',
      shadow:
        'Queres ser o sol de todos os mundos, e esqueces que também te foi dada uma noite. Dizer que não parece-te apagar uma luz.',
      scene:
        'Na paragem do elétrico, um velhote roda a boina nas mãos. Perguntas-lhe de que terra é e, daí a nada, o banco inteiro está a ouvir.',
      advice:
        'Ensina também pela maneira como descansas: num destes serões, senta-te sem fazer nada, à vista de todos.',
    },
    pragmatic: {
      title: 'Quem Ensina pelo Exemplo',
      essence:
        'Sabes cuidar, como um 6, e tens além disso um forte desejo de ver os outros crescer. Neste caminho, aprendem mais com a tua maneira de viver do que com aquilo que lhes dizes.',
      gift: 'Trazes ao mesmo tempo calor e franqueza, e por isso um elogio teu sabe a merecido.',
      shadow:
        'Exiges de ti uma bondade que ninguém conseguiria manter, e é por ela que medes os teus dias. O trabalho pelos outros come as horas que tinhas guardado para ti.',
      scene:
        'A voluntária nova misturou duas pilhas de papéis. Sentas-te ao lado dela, começas a separá-los e contas aquela vez em que fizeste pior.',
      advice:
        'Escolhe duas pessoas, ou uma causa, a quem dar este mês o melhor do teu tempo, e diz ao resto um não simpático.',
    },
  },
}
