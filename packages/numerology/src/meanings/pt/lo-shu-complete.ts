import type { LoShuPlane } from '../../chinese/lo-shu.ts'
import type { Meanings } from '../meaning.ts'

/** Lines of the Lo Shu square that are complete: arrows of strength. */
export const loShuCompleteMeanings: Meanings<LoShuPlane> = {
  mental: {
    mystic: {
      title: 'A Sala Alta',
      essence:
        'A tua sala de cima está acesa de parede a parede: três candeeiros, o 4, o 9 e o 2, e cada um acende o seguinte.',
      gift: 'Entras na tua sala de luz com uma pergunta, e sais com a resposta.',
      shadow: 'Com tanta luz, as traças da preocupação voam até de madrugada.',
      scene:
        'Passa da meia-noite, e a tua janela ainda está acesa. Jogas xadrez contra ti, e as peças brancas estão aflitas.',
      advice: 'Ajuda esta semana alguém a resolver um problema que não é teu.',
    },
    pragmatic: {
      title: 'Força da Mente',
      essence:
        'Com o 4, o 9 e o 2, a linha mental está completa: pensas com clareza, lembras-te de tudo e analisas sem esforço.',
      gift: 'Vês logo a falha de um argumento, e tens de cor o que outros vão procurar.',
      shadow:
        'Perdes a paciência com quem pensa mais devagar e, à força de explicares um sentimento, deixas de o sentir.',
      scene: 'É a última pergunta do concurso. A equipa ainda a lê, e tu já bates com a caneta na mesa.',
      advice: 'Explica hoje o que pensas em metade das palavras que usarias.',
    },
  },
  emotional: {
    mystic: {
      title: 'O Porto Cheio',
      essence: 'No teu cais do meio, que vai do 3 ao 5 e do 5 ao 7, há barcos de todas as cores, e a água é morna.',
      gift: 'Sentes quando a maré vai virar, e a quem tem medo sabes dizer que a água volta.',
      shadow: 'Vais à deriva atrás das mágoas dos outros, e passas ao largo do teu cais.',
      scene:
        'No molhe, um desconhecido olha para a esteira do último barco. Estendes-lhe meia laranja, e ficam a ver as luzes.',
      advice: 'Pede hoje ajuda numa coisa pequena, e aceita-a.',
    },
    pragmatic: {
      title: 'Força do Coração',
      essence:
        'O 3, o 5 e o 7 estão juntos no quadrado: em ti, sentimento, imaginação e espírito puxam para o mesmo lado.',
      gift: 'Tens calor e intuição, e percebes depressa o que um momento pede.',
      shadow: 'Vais na onda de um estado de alma, e toma-lo pela verdade inteira.',
      scene:
        'O discurso correu mal e o noivo está da cor do vinho. Começas a bater palmas, muito a sério, até a sala toda te seguir.',
      advice: 'Antes de decidires por causa de um sentimento, espera três dias, e vê se ele lá continua.',
    },
  },
  practical: {
    mystic: {
      title: 'O Chão de Carvalho',
      essence:
        'O teu chão é de carvalho: as tábuas do 8, do 1 e do 6 estão bem juntas de uma parede à outra, e aguentam qualquer dança.',
      gift: 'O que te entra em casa encontra lugar, seja um banquete, seja uma estrela.',
      shadow: 'Com madeira tão firme debaixo dos pés, achas que até o céu devia levar soalho.',
      scene: 'Os convidados saíram para ver o cometa. Já lá vais; falta só um tacho, e está quase seco.',
      advice: 'Hoje, antes de limpares a casa, dança nela uma música inteira.',
    },
    pragmatic: {
      title: 'Força das Mãos',
      essence: 'A linha prática, 8, 1 e 6, está inteira, e fazes das intenções coisas que se veem.',
      gift: 'Tens jeito de mãos, dás-te bem com as ferramentas, e o que prometes fica pronto no prazo.',
      shadow: 'Uma hora a ouvir alguém não deixa rasto, e por isso quase não a contas como trabalho.',
      scene:
        'Os outros ainda comparam modelos no telemóvel. A bicicleta velha está de rodas para o ar, e a de trás já gira.',
      advice: 'Passa esta semana uma hora a ouvir alguém, sem nada nas mãos.',
    },
  },
  thought: {
    mystic: {
      title: 'A Escada da Manhã',
      essence: 'Uma escada de luz, 8, 3 e 4, sobe do teu pátio do lado da manhã, traçada a régua no escuro.',
      gift: 'Imaginas uma casa antes de ela estar feita, e até ouves a chuva no telhado.',
      shadow: 'Gostas tanto do desenho que não queres estragá-lo com uma porta.',
      scene: 'No terreno vazio, entre urtigas, dizes a uma amiga que tenha cuidado com o degrau. Ela levanta o pé.',
      advice: 'Mostra hoje um plano teu a alguém, e pede-lhe uma emenda.',
    },
    pragmatic: {
      title: 'Força do Plano',
      essence:
        'Está completo o plano do pensamento, 4, 3 e 8: arrumas as ideias de maneira que outros as possam seguir.',
      gift: 'Pensas com antecedência e pela ordem certa, e achas o passo que faltava antes de ele fazer falta.',
      shadow: 'O teu esquema é tão completo que aos outros só resta obedecer.',
      scene:
        'Chega a carrinha das mudanças. Cada caixa tem uma cor e uma divisão, e há uma azul que diz «café, abrir primeiro».',
      advice: 'Entrega esta semana um plano a meio, e deixa que o acabe quem o vai usar.',
    },
  },
  will: {
    mystic: {
      title: 'A Chama Direita',
      essence: 'Pelo centro de ti, do 1 ao 9 e passando pelo 5, sobe uma chama que não treme.',
      gift: 'O vento só faz crescer a tua luz, e no escuro toda a gente a vê.',
      shadow: 'De olhos na chama, não vês quem atrás de ti já perdeu o fôlego.',
      scene:
        'O trilho é íngreme, e o grupo vota pelo teleférico. Já apertas as botas; alguém suspira e vai buscar as suas.',
      advice: 'Pergunta hoje a alguém que anda sem forças o que podes fazer para ajudar, e faz isso.',
    },
    pragmatic: {
      title: 'Força da Vontade',
      essence: 'O que decides, cumpres: o 9, o 5 e o 1 formam o plano da vontade, e é ele que te leva até ao fim.',
      gift: 'Não largas uma coisa por tédio nem por mau tempo, e só isso já te leva longe.',
      shadow: 'Continuas para lá do ponto em que largar teria sido a decisão mais forte.',
      scene:
        'O exame de condução está marcado pela quarta vez. Prendes a convocatória na porta do frigorífico, por cima das outras três.',
      advice: 'Escreve hoje aquilo de que andas atrás, e confirma se ainda o queres.',
    },
  },
  action: {
    mystic: {
      title: 'O Cavalo Aparelhado',
      essence: 'À tua porta do poente, entre o 2, o 7 e o 6, está sempre um cavalo aparelhado, a raspar o chão.',
      gift: 'O teu cavalo já saltou o ribeiro quando os outros ainda perguntam se é fundo, e nem tiveste tempo para ter medo.',
      shadow: 'Sempre a galope, não chegas a saber a que cheira a erva de onde partiste.',
      scene:
        'Um balão ficou preso no plátano. Os outros discutem escadotes; tu já te descalçaste e vais a meio dos ramos.',
      advice: 'Faz hoje sem pressa o caminho do costume.',
    },
    pragmatic: {
      title: 'Força da Ação',
      essence: 'Com o 2, o 7 e o 6 reunidos, tens energia, e passas depressa do dito ao feito.',
      gift: 'Pões as coisas a andar, e acordas quem esperava por um sinal.',
      shadow: 'Já vais a meio da rua quando te lembras de perguntar a opinião dos outros.',
      scene:
        '«Um dia devíamos pintar esta sala», diz uma visita ao almoço. À hora do jantar o sofá está no corredor, e tens os cotovelos azuis.',
      advice: 'Antes da próxima decisão, pergunta a duas pessoas o que acham.',
    },
  },
  golden: {
    mystic: {
      title: 'O Fio de Ouro',
      essence:
        'De canto a canto do teu quadrado, do 4 ao 6 por dentro do 5, corre um fio de ouro que brilha ao cair da tarde.',
      gift: 'Segues o fio às escuras, só pelo calor, e quem vem atrás guia-se pelos teus passos.',
      shadow: 'De mão no fio, olhas de alto para quem só parou para tomar fôlego.',
      scene: 'Na subida vais sempre à frente. Quem parou a meio chega depois, com o chapéu cheio de amoras.',
      advice: 'Dá hoje uma volta a pé com alguém, e deixa essa pessoa marcar o passo.',
    },
    pragmatic: {
      title: 'Linha de Ouro',
      essence:
        'A linha de ouro, 4, 5 e 6, é no quadrado a promessa de boa posição e de paz interior: sentes apoio, e vês sentido no que fazes.',
      gift: 'Tens uma confiança calada que te ajuda a passar os dias baços e os difíceis.',
      shadow: 'Basta-te ver o sentido das coisas, e deixas aos outros o trabalho.',
      scene: 'O voo atrasou-se cinco horas. Compras um postal, escreve-lo e pedes um selo ao senhor zangado do lado.',
      advice: 'Conta a alguém sem rumo o que te segura a ti nos dias maus.',
    },
  },
  silver: {
    mystic: {
      title: 'O Arado de Prata',
      essence:
        'Um sulco de prata atravessa o teu quadrado, pelo 2, pelo 5 e pelo 8. De um lado e do outro crescem searas.',
      gift: 'A terra conhece o teu passo, e dá-te como se dá a um vizinho, sem fazer contas.',
      shadow: 'Lavras até tão longe, noite dentro, que perdes de vista a tua chaminé.',
      scene:
        'Ao portão, um balde de ameixas espera por quem passe. Ainda estás em cima da árvore, e lá dentro a sopa já arrefeceu.',
      advice: 'Larga hoje o trabalho antes do jantar, mesmo com uma coisa a meio.',
    },
    pragmatic: {
      title: 'Linha de Prata',
      essence:
        'Com o 2, o 5 e o 8 no quadrado, tens a linha de prata, e com ela um talento para o que dura: casas, terra, ferramentas.',
      gift: 'Percebes à primeira o que é bem feito e o que vale o preço.',
      shadow: 'Agarras-te ao que construíste, e em cada mudança vês uma ameaça.',
      scene:
        'As botas bonitas estão na montra, as boas na prateleira de cima. Dobras cada sola entre as mãos, e pedes o escadote.',
      advice: 'Despede-te esta semana de uma coisa gasta que só guardas por hábito.',
    },
  },
}
