import type { LoShuPlane } from '../../chinese/lo-shu.ts'
import type { Meanings } from '../meaning.ts'

/** Lines of the Lo Shu square that are complete: arrows of strength. */
export const loShuCompleteMeanings: Meanings<LoShuPlane> = {
  mental: {
    mystic: {
      title: 'A Sala Alta',
      essence:
        'A tua sala de cima está acesa de parede a parede: três candeeiros, o 4, o 9 e o 2, e cada um acende o seguinte.',
      gift: 'Levas uma pergunta por três salas de luz e, à saída, já é um presente.',
      shadow: 'Com tanta luz, as traças da preocupação voam até de madrugada.',
      scene:
        'Passa da meia-noite e há uma janela amarela. No parapeito acaba-se uma partida de xadrez contra ninguém, e as brancas estão aflitas.',
      advice: 'De vez em quando, desce a escada e alumia o enigma de um amigo.',
    },
    pragmatic: {
      title: 'Força da Mente',
      essence:
        'Com o 4, o 9 e o 2, a linha mental está completa: pensas com clareza, lembras-te de tudo e analisas sem custo.',
      gift: 'Vês logo a falha de um argumento, e tens de cor o que outros vão procurar.',
      shadow:
        'Quem pensa mais devagar põe-te à prova a paciência, e um sentimento, à força de o explicares, desaparece.',
      scene:
        'É a última pergunta do concurso. Deixas a equipa discutir um minuto inteiro, e só então escreves a resposta.',
      advice: 'Ensina o que sabes em metade das palavras.',
    },
  },
  emotional: {
    mystic: {
      title: 'O Porto Cheio',
      essence: 'No teu cais do meio, do 3 ao 5 e do 5 ao 7, há barcos de todas as cores, e a água é morna.',
      gift: 'Sentes a Lua virar antes de ela virar no céu, e a quem tem medo sabes dizer que a maré há de voltar.',
      shadow: 'Água tão morna leva-te, nas lágrimas de outra pessoa, para lá do teu cais.',
      scene:
        'No molhe, um desconhecido olha para a esteira do barco. Estendes-lhe meia laranja, e ficam a ver as luzes.',
      advice: 'Pede ajuda numa coisa pequena, e aceita-a.',
    },
    pragmatic: {
      title: 'Força do Coração',
      essence:
        'O 3, o 5 e o 7 estão juntos no quadrado: em ti, sentimento, imaginação e espírito puxam para o mesmo lado.',
      gift: 'Tens calor e intuição, e percebes depressa o que um momento pede.',
      shadow: 'Vais na onda de um estado de alma, e toma-lo pela verdade inteira.',
      scene:
        'O discurso correu mal e o noivo está da cor do vinho. Começas a bater palmas, muito a sério, até a sala toda te seguir.',
      advice: 'Fia-te num sentimento quando tiver durado três dias.',
    },
  },
  practical: {
    mystic: {
      title: 'O Chão de Carvalho',
      essence:
        'O teu chão é de carvalho, de uma parede à outra, com as tábuas do 8, do 1 e do 6 bem juntas, e aguenta qualquer dança.',
      gift: 'O que te cai em casa encontra onde pousar, seja um banquete, seja uma estrela.',
      shadow: 'Com madeira tão firme debaixo dos pés, achas que até o céu devia levar soalho.',
      scene: 'Os convidados saíram para ver o cometa. Já lá vais; falta só um tacho, e está quase seco.',
      advice: 'Hoje, antes de encerares o chão, dança nele uma música inteira.',
    },
    pragmatic: {
      title: 'Força das Mãos',
      essence: 'A linha prática, 8, 1 e 6, está inteira, e das intenções fazes coisas que se veem.',
      gift: 'Tens jeito de mãos, acerto com as ferramentas e com o tempo, e o que fizeste está à vista.',
      shadow: 'O que não deixa rasto, como uma hora a ouvir alguém, quase não te conta como trabalho.',
      scene:
        'Os outros ainda comparam modelos no telemóvel. A bicicleta velha está de rodas para o ar, e a de trás já gira.',
      advice: 'Escolhe o projeto em que te dará mais gosto passar a mão quando estiver feito.',
    },
  },
  thought: {
    mystic: {
      title: 'A Escada da Manhã',
      essence: 'Uma escada de luz, 8, 3 e 4, sobe do teu pátio do lado da manhã, traçada a régua no escuro.',
      gift: 'Ouves uma casa antes de ela estar feita, e até a chuva no telhado que ainda não tem.',
      shadow: 'Queres tanto ao risco do desenho que não o borras com uma porta.',
      scene: 'No terreno vazio, entre urtigas, dizes a uma amiga que tenha cuidado com o degrau. Ela levanta o pé.',
      advice: 'Mostra o desenho a alguém, e pergunta por onde entraria.',
    },
    pragmatic: {
      title: 'Força do Plano',
      essence:
        'Está completo o plano do pensamento, 4, 3 e 8: arrumas as ideias de maneira que outros as possam seguir.',
      gift: 'Pensas adiante e pela ordem certa, e achas o passo que faltava antes de ele fazer falta.',
      shadow: 'O teu esquema é tão completo que aos outros só resta obedecer.',
      scene:
        'Chega a carrinha das mudanças. Cada caixa tem uma cor e uma divisão, e há uma azul que diz «café, abrir primeiro».',
      advice: 'Entrega um plano a meio, e deixa que o acabe quem o vai usar.',
    },
  },
  will: {
    mystic: {
      title: 'A Chama Direita',
      essence: 'Pelo centro de ti, do 1 ao 9 e passando pelo 5, sobe uma chama que não treme.',
      gift: 'O vento só te faz mais alta a luz, e até o escuro se debruça para ver o que não se apaga.',
      shadow: 'Uma chama tão direita queima a mão que vinha, com ternura, aparar-lhe o pavio.',
      scene:
        'O trilho é íngreme, e o grupo vota pelo teleférico. Já apertas as botas; alguém suspira e vai buscar as suas.',
      advice: 'Em dias de vento, abriga a tua chama e a de mais alguém.',
    },
    pragmatic: {
      title: 'Força da Vontade',
      essence: 'O que decides, cumpres: o 9, o 5 e o 1 formam o plano da vontade, e é ele que te leva até ao fim.',
      gift: 'Ficas com uma coisa no tédio e no mau tempo, e só isso já te leva longe.',
      shadow: 'Continuas para lá do ponto em que largar teria sido a decisão mais forte.',
      scene:
        'O exame de condução está marcado pela quarta vez. Prendes a carta na porta do frigorífico, por cima das outras três.',
      advice: 'Uma vez por ano, confirma se ainda queres aquilo de que andas atrás.',
    },
  },
  action: {
    mystic: {
      title: 'O Cavalo Aparelhado',
      essence: 'À tua porta do poente, entre o 2, o 7 e o 6, está sempre um cavalo aparelhado, a raspar o chão.',
      gift: 'Os cascos sabem a resposta enquanto a mata ainda pergunta, e o ribeiro fica para trás sem tempo de meter medo.',
      shadow: 'Sempre a galope, não chegas a saber a que cheira a erva de onde partiste.',
      scene:
        'Um balão ficou preso no plátano. Os crescidos discutem escadotes, e no chão, ao pé do tronco, está um sapato teu.',
      advice: 'Passa uma hora por dia sem pressa nenhuma.',
    },
    pragmatic: {
      title: 'Força da Ação',
      essence: 'Com o 2, o 7 e o 6 reunidos, tens energia, e passas depressa do dito ao feito.',
      gift: 'Pões as coisas a andar, e acordas quem esperava por um sinal.',
      shadow: 'Vais a meio da rua quando te lembras de perguntar aos outros.',
      scene:
        '«Um dia devíamos pintar esta sala», diz ao almoço quem mora contigo. À hora do jantar o sofá está no corredor, e tens os cotovelos azuis.',
      advice: 'Na linha de partida, respira uma vez e olha para os dois lados.',
    },
  },
  golden: {
    mystic: {
      title: 'O Fio de Ouro',
      essence:
        'De canto a canto do teu quadrado, do 4 ao 6 por dentro do 5, corre um fio de ouro que brilha ao cair da tarde.',
      gift: 'Vais pelo fio às escuras, só pelo calor, e quem vem atrás agarra-se à tua ponta.',
      shadow: 'De mão no fio, olhas de alto para quem só parou a tomar fôlego.',
      scene:
        'Manhã de feriado, e a escada ainda dorme. Desces do último andar a cantar, e as portas vão-se abrindo uma a uma.',
      advice: 'Abranda hoje o passo por alguém, e leva-lhe o cesto.',
    },
    pragmatic: {
      title: 'Linha de Ouro',
      essence:
        'A linha de ouro, 4, 5 e 6, é no quadrado a promessa de boa posição e de paz interior: sentes apoio, e sabes para que servem as coisas.',
      gift: 'Tens uma confiança calada que te ajuda a passar os dias baços e os difíceis.',
      shadow: 'Basta-te o sentido das coisas, e deixas aos outros o trabalho.',
      scene:
        'O voo atrasou-se cinco horas. Compras um postal, escreve-lo sem pressa e pedes um selo ao senhor zangado do lado.',
      advice: 'Conta a uma pessoa que anda à procura o que te segura nos dias maus.',
    },
  },
  silver: {
    mystic: {
      title: 'O Arado de Prata',
      essence:
        'Do lado da tarde vem um rego de prata, pelo 2, pelo 5, pelo 8, e atravessa-te o quadrado. Nas margens crescem searas.',
      gift: 'A terra conhece-te o passo, e dá-te como se dá a um vizinho, sem rasar a medida.',
      shadow: 'Lavras ao luar até tão longe que perdes de vista a tua chaminé.',
      scene:
        'Ao portão, um balde de ameixas espera por quem passe. Ainda estás em cima da árvore, e lá dentro a sopa já ganhou nata.',
      advice: 'Larga o arado ao pôr do sol, mesmo com um rego a meio.',
    },
    pragmatic: {
      title: 'Linha de Prata',
      essence:
        'Quando o 2, o 5 e o 8 lá estão todos, a linha de prata dá mão para o que dura: casas, terra, ferramentas.',
      gift: 'Tens um instinto certeiro para o que vai durar e para o que vale.',
      shadow: 'Agarras-te ao que construíste, e em cada mudança vês uma ameaça.',
      scene:
        'Na feira de velharias, viras a cadeira ao contrário antes de te sentares. O vendedor perde o sorriso e faz um preço mais justo.',
      advice: 'Trata de uma coisa que já tens antes de desejares outra.',
    },
  },
}
