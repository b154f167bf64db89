import type { Meanings, SingleDigit } from '../meaning.ts'

/** The Personal Year: the colour of a calendar year. */
export const personalYearMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'O Ano da Primeira Semente',
      essence:
        'O campo está nu, e o que semeares agora dá sombra durante muito tempo. Começa uma roda de nove anos, e o primeiro empurrão é teu.',
      gift: 'A terra responde depressa ao teu passo, e até as raízes pequenas vão fundo.',
      shadow: 'Semeias tudo ao mesmo tempo, e depois não sabes o que nasce.',
      scene:
        'Mal se comeram as passas da meia-noite, já andas no quintal de lanterna e enxada. Do outro lado do muro perguntam-te o que vai ser.',
      advice: 'Escreve hoje o nome do que queres começar.',
    },
    pragmatic: {
      title: 'Ano para Começar',
      essence:
        'A tarefa deste ano é começar: escolher um rumo e dar tu o primeiro passo. Os hábitos que ganhas agora marcam o tom dos nove anos do ciclo.',
      gift: 'Tens mais iniciativa do que é costume e, quando decides, os outros acompanham-te.',
      shadow: 'A pressa leva-te a abrir cinco frentes e a não cuidar de nenhuma.',
      scene: 'O formulário pede um nome para o projeto. Há meses que fechas a página neste ponto; hoje escreves um.',
      advice: 'Escreve um só objetivo para o ano e dá-lhe uma hora ainda esta semana.',
    },
  },
  2: {
    mystic: {
      title: 'O Ano da Água Mansa',
      essence: 'O que plantaste está debaixo da terra, e cresce sem te mostrar como. Este ano pede-te vagar.',
      gift: 'Vêm mãos ao encontro das tuas, e uma palavra paciente vale por dez enxadas.',
      shadow: 'Cavas para ver a raiz, e soltas da terra o que estava a pegar.',
      scene:
        'A chaleira já cantou, e a vizinha que mal conhecias aceitou uma segunda chávena. Ninguém tem pressa; à terceira há um plano para o muro comum.',
      advice: 'Rega à tardinha um vaso ou um canteiro, e fica um pouco a ouvir a água.',
    },
    pragmatic: {
      title: 'Ano para Cooperar',
      essence:
        'Depois do arranque vem a paciência: este ano pede-te acordos, atenção aos pormenores e saber esperar. Avança-se em parceria, e muitas vezes longe das vistas.',
      gift: 'É boa altura para remendares uma relação ou encontrares quem te faltava ao lado.',
      shadow: 'Vês desconsideração onde há só demora, e cedes para acabar com o mal-estar.',
      scene:
        'Três semanas sem resposta. A segunda mensagem está escrita, e tem picos; fica no rascunho, telefonas, e afinal só faltava uma assinatura.',
      advice: 'Passa a escrito um acordo importante, e dá-lhe mais tempo do que te parece preciso.',
    },
  },
  3: {
    mystic: {
      title: 'O Ano das Lanternas',
      essence:
        'Acendem-se luzes no terreiro, e alguém pergunta pela tua canção. Há flor na madeira que julgavas seca, e é o ano de te ouvirem a voz.',
      gift: 'O que disseres com alegria chega longe sem ti.',
      shadow: 'Gastas o azeite todo em festa, e o inverno encontra as lanternas lindas e apagadas.',
      scene:
        'Há bandeirinhas de papel no pátio do prédio. Desceste só para ver o correio, e às onze ensinas a segunda quadra à vizinhança.',
      advice: 'Reserva esta semana uma noite para a tua canção, ou para outra coisa que andes a criar.',
    },
    pragmatic: {
      title: 'Ano para Mostrar',
      essence:
        'Este é o ano de te exprimires: em conversa, no papel, num palco, onde te ouçam. Começa a ver-se o que fizeste nos dois anos anteriores.',
      gift: 'As ideias vêm com facilidade e encontram quem goste delas.',
      shadow: 'Dispersas-te: a agenda enche, a carteira esvazia, e em dezembro só tens começos.',
      scene:
        'No jantar de despedida pedem-te duas palavras. Sai-te uma história e, à porta, já de casacos vestidos, ainda a repetem.',
      advice:
        'Reserva duas horas fixas por semana para o teu projeto criativo, como se as tivesses combinado com alguém.',
    },
  },
  4: {
    mystic: {
      title: 'O Ano das Pedras',
      essence: 'Chegou o tempo de assentar as pedras, uma a uma e sem pressa, e cada uma fica com a marca da tua mão.',
      gift: 'O que agora fica firme há de aguentar muitos invernos.',
      shadow: 'Queixas-te do muro que um dia te vai dar abrigo.',
      scene:
        'No telheiro há quatro frascos de pregos por separar, à luz da candeia. Só levantas os olhos quando já tens a lua à porta.',
      advice: 'Larga hoje o trabalho uma hora mais cedo, que o descanso também é argamassa.',
    },
    pragmatic: {
      title: 'Ano para Construir',
      essence:
        'Organização, esforço e assuntos práticos são o teu trabalho deste ano. Anda-se devagar, e faz-se o chão em que assentam os anos seguintes.',
      gift: 'As contas, a casa e as rotinas ganham contigo uma ordem que dura.',
      shadow: 'Sentes o tempo apertado e respondes com mais horas, até já só sair asneira.',
      scene:
        'Despejas no chão a gaveta dos cabos e das faturas antigas. Duas horas depois, a gaveta fecha-se com um dedo.',
      advice: 'Escolhe em casa ou no trabalho uma coisa que falha sempre, e conserta-a esta semana.',
    },
  },
  5: {
    mystic: {
      title: 'O Ano do Vento que Vira',
      essence:
        'A meio da viagem o tempo muda, e as velas enchem-se de um lado que tinhas esquecido. O mapa volta a ter espaços em branco.',
      gift: 'Há estrelas novas sobre o mastro, e o acaso faz-te companhia.',
      shadow: 'O vento sabe-te tão bem que nem perguntas para onde sopra.',
      scene:
        'Uma lufada leva-te a lista das compras por cima do muro do porto. Vais atrás dela e dás com um aviso: precisa-se de tripulação até domingo.',
      advice: 'Passa esta semana um serão num sítio novo e, antes de ires, escreve o que lá procuras.',
    },
    pragmatic: {
      title: 'Ano para Mudar',
      essence:
        'A meio do ciclo, a tarefa é mudar: contactos novos, outros lugares, decisões sobre o que já não te serve. A agilidade vale mais do que um plano.',
      gift: 'Uma mudança adiada encontra agora menos resistência, nos outros e em ti.',
      shadow: 'Mudas tudo de uma vez, por tédio de uma só coisa.',
      scene:
        'Ao almoço alguém fala de um curso noutra cidade. Dizes que nem pensar, e antes do café já pediste a morada.',
      advice: 'Faz a lista do que queres manter antes de decidires o que muda.',
    },
  },
  6: {
    mystic: {
      title: 'O Ano da Lareira',
      essence:
        'A casa chama-te pelo nome, e há lugares à mesa por preencher. O ano pede-te que cuides, que remendes e que juntes.',
      gift: 'Compões uma cadeira e, de caminho, uma amizade; as zangas amolecem como fruta ao sol.',
      shadow: 'Pões a lenha toda no lume dos outros, e o teu quarto fica frio.',
      scene:
        'Alguém com quem te tinhas zangado está ao portão com um manjerico. Encostas a vassoura e fazes lugar no banco.',
      advice: 'Antes de ajudares alguém, descansa hoje meia hora no teu quarto.',
    },
    pragmatic: {
      title: 'Ano para Cuidar',
      essence:
        'A casa, as pessoas próximas e as responsabilidades partilhadas pedem-te cuidado este ano. Fazem-se promessas, renovam-se, repensam-se.',
      gift: 'O teu calor e o teu sentido de justiça põem de acordo quem partilha um teto ou um trabalho.',
      shadow: 'Aceitas encargos que não cabem na semana, e depois fazes contas a quem te deve.',
      scene: 'A escala da associação tem o teu nome em cinco dos sete quadrados. Pousas a caneta e chamas os outros.',
      advice: 'Combina por escrito quem faz o quê durante um mês, e muda o que não te pareça justo.',
    },
  },
  7: {
    mystic: {
      title: 'O Ano do Monte Calado',
      essence: 'Neste ano o caminho sobe, e o ruído vai ficando para trás. Lá em cima a fonte guarda-te uma resposta.',
      gift: 'No silêncio o ouvido apura-se, e fala-te uma sabedoria mais velha do que as preocupações.',
      shadow: 'A solidão senta-se ao teu lado, e julgas que é a verdade.',
      scene:
        'Os outros dançam debaixo do toldo. Tu estás no pontão, de sapatos na mão, e ouves, pela primeira vez em meses, só a água.',
      advice: 'Dá um passeio com um caderno no bolso, e volta a tempo do jantar.',
    },
    pragmatic: {
      title: 'Ano para Pensar',
      essence:
        'Este é um ano virado para dentro: estudo, descanso e um balanço sincero rendem mais do que forçar. Por fora, tudo abranda.',
      gift: 'Vês com clareza o que antes te escapava, e o que aprendes há de servir-te durante anos.',
      shadow: 'Acreditas mais nas tuas teorias sobre as pessoas do que no que elas dizem.',
      scene:
        'É sábado, o telemóvel está na gaveta, e lês um livro da biblioteca com notas de um desconhecido. Às quatro ainda discutes com as margens.',
      advice: 'Pergunta a alguém o que pensa, em vez de o adivinhares.',
    },
  },
  8: {
    mystic: {
      title: 'O Ano da Colheita',
      essence:
        'O trigo está alto, e a balança saiu da arrecadação. Este ano cabe-te ceifar o que semeaste e ver quanto pesa.',
      gift: 'A força volta-te com o sol, e os portões grandes cedem a quem empurra sem pressa.',
      shadow: 'Com as mãos cheias esqueces-te de dar, e nem levantas os olhos da foice.',
      scene:
        'Na feira, o comprador diz um preço a olhar para outro lado. Esperas, pões a melhor espiga em cima do saco, e dizes um preço mais justo.',
      advice: 'Do próximo ganho que tiveres, separa uma parte para quem semeou contigo.',
    },
    pragmatic: {
      title: 'Ano para Resultados',
      essence:
        'Trabalho, reconhecimento e responsabilidade estão no centro deste ano. Fica à vista o que os anos anteriores deram, e o que não deram.',
      gift: 'Tens mais peso nas negociações, e decides com outra autoridade.',
      shadow: 'Trabalhas como se descansar fosse perder, e ganhas coisas que não tens tempo de aproveitar.',
      scene:
        'A carta do fornecedor com os novos preços começa por «lamentamos». Abres as tuas contas, ligas-lhe e pedes dez minutos na terça-feira.',
      advice:
        'Prepara com bons argumentos o pedido de uma coisa que mereceste, e escolhe um momento calmo para o fazer.',
    },
  },
  9: {
    mystic: {
      title: 'O Ano em que a Roda se Fecha',
      essence:
        'A lua está no fim do seu caminho, e o que ficou pronto brilha uma última vez. Andas pela praia a apanhar o que o mar poliu.',
      gift: 'Na maré vazia é mais fácil perdoar, e o que largas com gratidão fica contigo de outra maneira.',
      shadow: 'Seguras a corda do barco que parte, e queimas as mãos.',
      scene:
        'No vão da escada aparece uma chave que não abre porta nenhuma. Pendura-la num ramo da macieira, onde tine ao vento.',
      advice: 'Dá hoje uma coisa de que gostaste muito e que já não usas.',
    },
    pragmatic: {
      title: 'Ano para Concluir',
      essence:
        'Fecha-se um ciclo de nove anos, e é altura de acabares, arrumares e largares. O que vem a seguir precisa desse espaço.',
      gift: 'Vês o passado com distância, e a generosidade sai-te com naturalidade.',
      shadow: 'Começas uma coisa grande só para não sentires o vazio, ou guardas por hábito o que já não usas.',
      scene:
        'Cancelas a mensalidade do clube de xadrez, aonde já não vais. O tabuleiro segue para o café, e na sexta-feira perdes lá duas partidas.',
      advice: 'Arruma esta semana uma prateleira e uma pasta, e livra-te de uma obrigação antiga.',
    },
  },
}
