import type { Meanings, SingleDigit } from '../meaning.ts'

/** The Hidden Passion: what the most frequent letters want. */
export const hiddenPassionMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'O Lume Escondido',
      essence: 'Debaixo da cinza há em ti uma brasa que quer ser a primeira a pegar.',
      gift: 'Onde sopras, arde lenha que já ninguém julgava boa.',
      shadow: 'Saltas uma fogueira que já estava apagada, só pelo salto.',
      scene:
        'Era só um passeio pela praia. Ao pé do pontão levas dez passos de avanço e olhas para trás a ver quem ganhou.',
      advice: 'Sopra a tua brasa de manhã, e mede-te apenas com o lume da véspera.',
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
      essence: 'Corre em ti um fio de água à procura de outro, e em cada sala ouves por onde ele anda.',
      gift: 'Entre duas margens caladas, sabes a palavra que as deixa respirar.',
      shadow: 'Tomas a cor de cada ribeiro e acabas por não saber a tua.',
      scene: 'Duas mãos avançam para o último pastel. Antes que alguém fale, já foste buscar uma faca e uma história.',
      advice: 'Deixa uma zanga correr até ao fim, como água turva, e vê o que trazia.',
    },
    pragmatic: {
      title: 'Paixão por Ligar',
      essence:
        'Atraem-te a proximidade e as coisas feitas a várias mãos, e qualquer discórdia te dói. Aquilo a que outros chamam conversa fiada é o teu ofício.',
      gift: 'Reparas no que falta a um grupo e dás-lho sem alarde, o que é mais raro do que o talento.',
      shadow: 'As discussões necessárias fazem-se sem ti, e depois sentes que ninguém te conhece.',
      scene:
        'Antes da fotografia de grupo, andas de um lado para o outro a juntar as pessoas. No retrato, a tua cara fica meio tapada.',
      advice: 'Ao primeiro atrito, diz o que sentes.',
    },
  },
  3: {
    mystic: {
      title: 'O Canto Escondido',
      essence: 'Mora em ti uma ave que canta mal a deixam, e ao entardecer não há gaiola que chegue.',
      gift: 'Pões um valado inteiro a cantar, sem que uma folha se perca.',
      shadow: 'São tantos os trinados que ninguém percebe se estás a rir ou a chorar.',
      scene:
        'No autocarro da noite pões-te a trautear. À terceira paragem há uma segunda voz, e o motorista demora a fechar a porta.',
      advice: 'Canta ao serão, mesmo baixinho, e guarda uma nota para amanhã.',
    },
    pragmatic: {
      title: 'Paixão por Exprimir',
      essence: 'Queres representar, contar, escrever ou fazer com as mãos, e sem isso ficas em desassossego.',
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
      shadow: 'Tapas a janela com pedra, porque o muro ia tão bem.',
      scene:
        'Na praia os outros deitam-se. Ao fim da tarde o teu monte de areia tem degraus, um rego para a água e um banco virado ao poente.',
      advice: 'Faz hoje uma fiada, e um banco antes da fortaleza.',
    },
    pragmatic: {
      title: 'Paixão por Fazer Bem',
      essence: 'Gostas do esforço que se vê, e custa-te pousar as ferramentas.',
      gift: 'A ordem e o gosto pelo trabalho fazem de ti alguém com quem se conta.',
      shadow: 'Ser útil torna-se a única ideia que tens de ti, e um dia livre põe-te às voltas.',
      scene:
        'Na primeira manhã da visita, os donos da casa descem para o pequeno-almoço. A torneira já não pinga, e as especiarias estão por ordem alfabética.',
      advice: 'Marca a hora de acabar antes de começares.',
    },
  },
  5: {
    mystic: {
      title: 'O Vento Escondido',
      essence: 'Há em ti um vento que só dorme de janela aberta, e cada noite traz outra estrada.',
      gift: 'Tens o dom da andorinha, que se sente em casa na própria curva.',
      shadow: 'Gostas mais de partir do que da estrada, e tomas uma saudade por bússola.',
      scene:
        'Os vizinhos voltaram de uma terra com um nome difícil. À meia-noite já lhe conheces a moeda, o pão e a palavra para chuva.',
      advice: 'Aprende de cor uma curva da estrada antes de pedires a seguinte.',
    },
    pragmatic: {
      title: 'Paixão por Mudar',
      essence: 'A variedade atrai-te, e por isso tens muitos talentos.',
      gift: 'Aprendes depressa, metes conversa com qualquer pessoa e brilhas quando ninguém sabe o que vem a seguir.',
      shadow: 'Impacienta-te justamente a rotina que te levaria à excelência.',
      scene: 'Esta semana compraste o pão cada dia em sua padaria. Em todas elas já te dão os bons-dias.',
      advice: 'Junta dois dos teus interesses num só projeto, e leva-o até ao fim.',
    },
  },
  6: {
    mystic: {
      title: 'A Brasa da Casa',
      essence: 'Dentro de ti a cozinha está acesa a qualquer hora, e os pássaros feridos conhecem-lhe o caminho.',
      gift: 'Junto ao teu lume até os mais assustados adormecem.',
      shadow: 'Guardas o pássaro já curado, porque te aquece as mãos, e ele sonha com árvores.',
      scene:
        'O guarda-chuva de uma desconhecida virou-se do avesso. Endireitas as varetas, secas o cabo com o cachecol e ainda perguntas se vai longe.',
      advice: 'Abre a janela ao pássaro quando a asa sarar, e cozinha um prato só para ti.',
    },
    pragmatic: {
      title: 'Paixão por Cuidar',
      essence: 'Ganhas vida quando podes valer a quem amas.',
      gift: 'Contigo, as pessoas sentem que alguém olha por elas, e têm razão.',
      shadow: 'Aconselhas mais do que te pedem, e tomas o silêncio por ingratidão.',
      scene:
        'Uma amiga diz que é só cansaço. Uma hora depois estás-lhe à porta com sopa, um candeeiro e um número de telefone.',
      advice: 'Confirma se querem a tua ajuda na forma em que a ofereces.',
    },
  },
  7: {
    mystic: {
      title: 'A Candeia na Cave',
      essence: 'Há em ti uma luz que lê quando todos dormem, e é no escuro que vê melhor.',
      gift: 'O mundo segreda-te coisas, porque não as repetes para que te admirem.',
      shadow: 'Tão perto da página, não dás pela manhã que chegou à porta.',
      scene: 'A excursão já vai na Sé. Tu ficaste na travessa, a copiar as letras gastas por cima de uma porta.',
      advice: 'Escreve o que descobres à noite, e leva-o a alguém como quem leva um presente.',
    },
    pragmatic: {
      title: 'Paixão por Saber',
      essence: 'Gostas de investigar e de ir ao fundo, e um bom problema leva-te as horas.',
      gift: 'Não te ficas pela primeira resposta, e as tuas perguntas fazem pensar melhor.',
      shadow: 'Confias mais no saber do que nas pessoas, e o coração fica na estante com os livros.',
      scene: 'Porque é que a sopa talhou? Passa da uma, e estás a ler sobre a química do leite.',
      advice: 'Mostra a alguém o que andas a descobrir, antes de estar perfeito.',
    },
  },
  8: {
    mystic: {
      title: 'O Ouro na Arca',
      essence: 'Pesa em ti um ouro bom que quer ser usado, e um ourives que não dorme enquanto a peça não brilha.',
      gift: 'Na tua mão até o metal pobre mostra o veio que trazia dentro.',
      shadow: 'Continuas a martelar a peça depois de pronta, e os pássaros fogem do barulho.',
      scene:
        'O bolo abateu outra vez, e os convidados comiam-no de bom grado. Tu já estás a partir mais ovos para a tigela.',
      advice: 'Abre a arca à luz do dia, e fecha a oficina antes da meia-noite.',
    },
    pragmatic: {
      title: 'Paixão por Alcançar',
      essence: 'Atrai-te a responsabilidade, e medes-te pelo que deixas feito.',
      gift: 'Pensas em grande, e tens fôlego para levar as coisas a cabo.',
      shadow: 'Medes as amizades pelo que adiantam, e o êxito fica com pouca gente à volta.',
      scene:
        'A festa da rua precisava de uma mesa. Cortaste o trânsito, arranjaste uma banda e alugaste o toldo, e ainda andam à procura da mesa.',
      advice: 'Põe na lista um objetivo que ninguém consiga medir.',
    },
  },
  9: {
    mystic: {
      title: 'O Mar de Dentro',
      essence: 'Sobe e desce em ti uma maré que conhece todas as praias e acode a cada barco.',
      gift: 'Debaixo de muitas línguas ouves um só pulso, e por ele acertas o teu.',
      shadow: 'Tocas o sino toda a noite por naufrágios distantes, e em casa a vela gasta-se sem que a vejas.',
      scene: 'À porta da padaria um rapaz conta moedas. Compras quatro pães, dás os quatro, e voltas a entrar.',
      advice: 'De todos os barcos que pedem ajuda, escolhe o que a tua corda alcança.',
    },
    pragmatic: {
      title: 'Paixão por Servir',
      essence: 'A injustiça mexe contigo, e dás tempo e calor sem fazer contas.',
      gift: 'Percebes as pessoas depressa e sem as julgares, e elas abrem-se contigo.',
      shadow: 'Dás-te até só te sobrarem princípios.',
      scene:
        'Assinas a petição na estação, e a seguir já tens na mão a prancheta. O teu comboio partiu, e o que vinha depois também.',
      advice: 'Põe o que tens para dar numa só causa que possas seguir durante anos.',
    },
  },
}
