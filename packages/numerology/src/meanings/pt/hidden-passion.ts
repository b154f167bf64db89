import type { Meanings, SingleDigit } from '../meaning.ts'

/** The Hidden Passion: what the most frequent letters want. */
export const hiddenPassionMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'O Lume Escondido',
      essence: 'Debaixo da cinza há em ti uma brasa que quer ser a primeira a pegar.',
      gift: 'Onde sopras, pega até a lenha que já ninguém julgava boa.',
      shadow: 'Ainda saltas por cima de uma fogueira que já se apagou, só pelo gosto de ganhar.',
      scene:
        'Era só um passeio pela praia. Ao pé do pontão levas dez passos de avanço e olhas para trás a ver quem ganhou.',
      advice: 'Escreve hoje o que conseguiste ontem, e compara-te só com isso.',
    },
    pragmatic: {
      title: 'Paixão por Ganhar',
      essence: 'O teu nome está cheio de 1: move-te a ambição, e tens energia de sobra para um objetivo teu.',
      gift: 'Marcas uma meta, chegas lá, e o teu impulso arrasta os outros.',
      shadow: 'Transformas em corrida o que era para partilhar.',
      scene:
        'O jogo de tabuleiro era para a tarde de chuva. Ao jantar explicas outra vez como podia ter corrido o último lançamento.',
      advice: 'Escolhe uma disputa que valha a pena, e deixa passar as outras.',
    },
  },
  2: {
    mystic: {
      title: 'A Água Escondida',
      essence: 'Corre em ti um fio de água à procura de outro, e em cada sala percebes onde ele está.',
      gift: 'Entre duas pessoas caladas, sabes a palavra que as deixa respirar.',
      shadow: 'Tomas a cor de cada ribeiro e acabas por não saber a tua.',
      scene:
        'Duas mãos avançam para o último pastel. Antes que alguém fale, já o partiste ao meio e começaste uma história.',
      advice: 'Na próxima zanga entre outras pessoas, não te metas: deixa-as falar até ao fim.',
    },
    pragmatic: {
      title: 'Paixão por Ligar',
      essence:
        'Atraem-te a proximidade e as coisas feitas a várias mãos, e qualquer discórdia te dói. Aquilo a que outros chamam conversa fiada é o teu ofício.',
      gift: 'Reparas no que falta a um grupo e dás-lho sem alarde, o que é mais raro do que o talento.',
      shadow: 'As discussões necessárias fazem-se sem ti, e depois queixas-te de que ninguém te conhece.',
      scene:
        'Antes da fotografia, andas de um lado para o outro a juntar as pessoas. No retrato, a tua cara fica meio tapada.',
      advice: 'Quando hoje não concordares com alguém, di-lo.',
    },
  },
  3: {
    mystic: {
      title: 'O Canto Escondido',
      essence: 'Mora em ti uma ave que se põe a cantar assim que a deixam, e ao entardecer não há gaiola que chegue.',
      gift: 'Pões uma sala inteira a cantar, mesmo quem jurava que não sabia.',
      shadow: 'São tantas as cantigas que ninguém percebe se estás a rir ou a chorar.',
      scene:
        'No talho, à espera de vez, pões-te a trautear. Ao terceiro compasso há uma segunda voz, e ao balcão demoram a chamar a senha seguinte.',
      advice: 'Canta esta noite uma cantiga inteira, mesmo baixinho.',
    },
    pragmatic: {
      title: 'Paixão por Exprimir',
      essence:
        'Queres representar, contar, escrever ou trabalhar com as mãos, e quando não o fazes andas em desassossego.',
      gift: 'Tens invenção, graça e resposta pronta, e és boa companhia.',
      shadow: 'Gastas uma boa ideia a falar dela, antes de estar feita.',
      scene:
        'Saíste só para comprar selos. A senhora do balcão já conhece o enredo do teu romance e o final, que mudaste por causa dela.',
      advice: 'Marca uma hora por semana para criares, e defende-a.',
    },
  },
  4: {
    mystic: {
      title: 'A Pedra Escondida',
      essence:
        'Alguma coisa em ti alegra-se quando a parede fica a prumo, e as mãos sonham com esquinas enquanto dormes.',
      gift: 'O que te passa pelas mãos sai mais direito e com melhor cara.',
      shadow: 'Tapas a janela com pedra, só porque o muro ia tão bem.',
      scene:
        'Na praia os outros deitam-se. Ao fim da tarde o teu monte de areia tem degraus, um rego para a água e um banco virado ao poente.',
      advice: 'Faz hoje só uma parte do trabalho, e senta-te um pouco diante do que já está feito.',
    },
    pragmatic: {
      title: 'Paixão por Fazer Bem',
      essence: 'Gostas do esforço que se vê, e custa-te pousar as ferramentas.',
      gift: 'A ordem e o gosto pelo trabalho fazem de ti alguém com quem se conta.',
      shadow: 'Só te dás valor quando és útil, e num dia livre não sabes o que fazer.',
      scene:
        'Na primeira manhã da visita, os donos da casa descem para o pequeno-almoço. A torneira já não pinga, e as especiarias estão por ordem alfabética.',
      advice: 'Amanhã, antes de começares a trabalhar, marca a hora de acabar.',
    },
  },
  5: {
    mystic: {
      title: 'O Vento Escondido',
      essence: 'Há em ti um vento que só dorme de janela aberta, e cada noite sonhas com outra estrada.',
      gift: 'Tens o dom da andorinha, que se sente em casa em pleno voo.',
      shadow: 'Gostas mais de partir do que da estrada, e uma saudade qualquer serve-te de bússola.',
      scene:
        'Os vizinhos voltaram de uma terra com um nome difícil. À meia-noite já lhe conheces a moeda e o pão, e sabes como lá se diz chuva.',
      advice: 'Aprende esta semana o nome de três pessoas do sítio onde estás, antes de pensares em partir.',
    },
    pragmatic: {
      title: 'Paixão por Mudar',
      essence: 'A variedade atrai-te, e por isso tens muitos talentos.',
      gift: 'Aprendes depressa, metes conversa com qualquer pessoa e brilhas quando ninguém sabe o que vem a seguir.',
      shadow: 'O que te impacienta é justamente a rotina que te levaria à excelência.',
      scene: 'Esta semana compraste o pão em cinco padarias diferentes. Em todas elas já te dão os bons-dias.',
      advice: 'Junta dois dos teus interesses num só projeto, e leva-o até ao fim.',
    },
  },
  6: {
    mystic: {
      title: 'A Brasa da Casa',
      essence: 'Dentro de ti há uma cozinha sempre acesa, e os pássaros feridos sabem o caminho.',
      gift: 'Junto ao teu lume até os mais assustados adormecem.',
      shadow: 'Guardas o pássaro já curado, porque te aquece as mãos, e ele sonha com árvores.',
      scene:
        'O guarda-chuva de uma desconhecida virou-se do avesso. Endireitas as varetas, secas o cabo com o cachecol e ainda perguntas se vai longe.',
      advice: 'Deixa ir quem já não precisa dos teus cuidados, e cozinha um prato só para ti.',
    },
    pragmatic: {
      title: 'Paixão por Cuidar',
      essence: 'Ganhas vida quando podes valer a quem amas.',
      gift: 'Contigo, as pessoas sentem que alguém olha por elas, e têm razão.',
      shadow: 'Aconselhas mais do que te pedem, e tomas o silêncio por ingratidão.',
      scene:
        'Uma amiga diz que é só cansaço. Uma hora depois estás-lhe à porta com sopa, um candeeiro e um número de telefone.',
      advice: 'Da próxima vez que quiseres ajudar, pergunta primeiro que ajuda faz falta.',
    },
  },
  7: {
    mystic: {
      title: 'A Candeia na Cave',
      essence: 'Há em ti uma luz que lê quando todos dormem, e é no escuro que vê melhor.',
      gift: 'Contam-te segredos, porque sabem que ficam bem guardados contigo.',
      shadow: 'Com os olhos tão perto da página, não reparas que o dia já chegou à porta.',
      scene:
        'Entraste no alfarrabista por causa da chuva. Já faz sol, e continuas ao fundo da loja, a decifrar uma carta que caiu de um dicionário.',
      advice: 'Escreve o que descobres à noite, e leva-o a alguém como quem leva um presente.',
    },
    pragmatic: {
      title: 'Paixão por Saber',
      essence: 'Gostas de investigar e de ir ao fundo, e um bom problema leva-te as horas.',
      gift: 'Não te ficas pela primeira resposta, e as tuas perguntas fazem pensar melhor.',
      shadow: 'Confias mais no saber do que nas pessoas, e o coração fica na estante com os livros.',
      scene: 'Porque é que a sopa talhou? Os outros já vão na fruta, e tu continuas a ler sobre a química do leite.',
      advice: 'Mostra a alguém o que andas a descobrir, antes de estar perfeito.',
    },
  },
  8: {
    mystic: {
      title: 'O Ouro na Arca',
      essence: 'Guardas em ti bom ouro, e um ourives que não dorme enquanto a peça não brilha.',
      gift: 'Na tua mão, até o metal mais pobre se torna coisa de valor.',
      shadow: 'Continuas a martelar a peça depois de pronta, e os pássaros fogem do barulho.',
      scene:
        'O bolo saiu um bocadinho torto, e os convidados gabam-no. Tu já estás na cozinha a partir ovos para outro.',
      advice: 'Dá hoje um trabalho por pronto, mostra-o a alguém, e descansa antes da meia-noite.',
    },
    pragmatic: {
      title: 'Paixão por Alcançar',
      essence: 'Gostas da responsabilidade, e medes-te pelo que deixas feito.',
      gift: 'Pensas em grande, e tens fôlego para levar as coisas a cabo.',
      shadow: 'Fazes crescer tudo em que pegas, e o gosto perde-se pelo caminho.',
      scene:
        'A festa da rua precisava de uma mesa. Cortaste o trânsito, arranjaste uma banda e alugaste o toldo, e ainda andam à procura da mesa.',
      advice: 'Acrescenta à tua lista de hoje uma coisa que só sirva para te dar gosto.',
    },
  },
  9: {
    mystic: {
      title: 'O Mar de Dentro',
      essence: 'Sobe e desce em ti uma maré que conhece todas as praias e acode a cada barco.',
      gift: 'Por baixo de muitas línguas ouves bater o mesmo coração, e por ele acertas o teu.',
      shadow: 'Tocas o sino toda a noite por naufrágios distantes, e em casa a vela gasta-se sem que a vejas.',
      scene: 'À porta da padaria um rapaz conta moedas. Compras quatro pães, dás os quatro, e voltas a entrar.',
      advice: 'Escolhe esta semana um pedido de ajuda a que possas mesmo responder, e responde a esse.',
    },
    pragmatic: {
      title: 'Paixão por Servir',
      essence: 'A injustiça mexe contigo, e dás tempo e calor sem fazer contas.',
      gift: 'Percebes as pessoas depressa e sem as julgares, e elas abrem-se contigo.',
      shadow: 'Dás-te até só te sobrarem princípios.',
      scene:
        'Assinas a petição na estação, e a seguir já tens na mão a prancheta. O teu comboio partiu, e o que vinha depois também.',
      advice: 'Escolhe uma só causa que possas seguir durante anos, e dá-lhe esta semana uma hora.',
    },
  },
}
