import type { CoupleFrames, Toned } from '../stock.ts'

const mystic: CoupleFrames = {
  brings: [
    'a primeira luz e o nervo de entrar nela',
    'um ouvido de concha e mãos que alisam a água',
    'a canção que torna curto um serão comprido',
    'as pedras, o telhado e a chave sempre no seu prego',
    'o vento, as costas distantes e um portão aberto',
    'a lareira, o pão e a manta',
    'o sossego de um poço e a estrela que nele se vê de dia',
    'a mão firme no leme e o fôlego longo',
    'o céu largo debaixo do qual uma zanga fica pequena',
  ],
  needs: [
    'um monte onde estar a sós de vez em quando',
    'um chamamento em voz baixa, e depois espera',
    'alguém que continue a escutar quando a música para',
    'uma palavra que ainda esteja de pé na próxima lua nova',
    'uma porta no trinco e confiança dos dois lados',
    'calor junto de um lume que outra pessoa acendeu',
    'uma noite sem perguntas',
    'honra, e licença para se deitar',
    'um amor mais perto do que o mundo inteiro',
  ],
  strains: [
    'puxar da espada e seguir em frente',
    'descer como um lago e calar',
    'fazer malabarismo com luzes até ninguém ver o escuro',
    'levantar a ponte e contar as provisões',
    'partir com o vento',
    'atiçar todos os lumes da casa',
    'subir à torre e recolher a escada',
    'falar como um sino',
    'perdoar tão cedo que nada chegou a ser dito',
  ],
  hears: [
    'um portão a fechar-se',
    'um barco a soltar-se do cais',
    'o fim da festa',
    'uma fenda no muro',
    'uma chave a rodar',
    'um fogão frio',
    'um tambor na sala do silêncio',
    'um trono a tremer',
    'uma mágoa pequena num mar grande',
  ],
  numbers: [
    'Sobre ti está {label} {value}, e sobre {other} está {theirs}.',
    'A tua candeia aqui é {label} {value}; a de {other} é {theirs}.',
    'Onde tu andas sob {label} {value}, {other} anda sob {theirs}.',
    'A lua encontra-te em {label} {value} e encontra {other} em {theirs}.',
  ],
  alike: {
    bringing: ['Ambos trazem {mine}.'],
    needing: ['Os dois corações pedem {mine}, e cada um espera que o outro o diga.'],
    straining: ['Quando o tempo vira, ambos têm o mesmo jeito, {mine}.'],
    hearing: ['E ambos ouvem {mine}, como quem ouve o seu próprio eco.'],
  },
  bringing: [
    'Tu trazes {mine}, e {other} traz {opposite}.',
    'Para dentro de casa levas {mine}; {other} leva {opposite}.',
  ],
  needing: [
    'O teu coração pede {mine}; o de {other} pede {opposite}.',
    'A tua sede é esta: {mine}; e esta é a de {other}: {opposite}.',
  ],
  straining: [
    'Quando o tempo vira, o teu jeito é {mine}, e o de {other} é {opposite}.',
    'Na tempestade é muito teu {mine}, e muito de {other} {opposite}.',
  ],
  hearing: [
    'Nesse instante ouves {mine} e {other} ouve {opposite}, embora ninguém o quisesse.',
    'Então de um lado ouve-se {mine} e do outro {opposite}, e ambos o jurariam.',
  ],
  pairs: ['{pair}', 'Olha também para esta estrela: {pair}'],
  bridges: [
    'A ponte entre os dois é {value}; pede {trait}, uma tábua de cada vez.',
    'Entre estas margens há uma ponte {value}, feita disto: {trait}.',
  ],
  scores: {
    high: [
      'Uma escola pesa tudo isto em {score}, mar calmo, e o mar calmo também quer que se veleje.',
      'A velha tábua diz {score}, tanta luz que convém não deixar de olhar.',
    ],
    middle: [
      'Uma escola pesa tudo isto em {score}, que não é calma nem tempestade, mas bom tempo para velejar.',
      'A velha tábua diz {score}, uma lua mais que meia e ainda a crescer, se a deixarem.',
    ],
    low: [
      'Uma escola pesa tudo isto em {score}, um mar vivo, onde se aprende a governar o barco.',
      'A velha tábua diz {score}; é vento de frente e não sentença, porque contra o vento aprende-se a bolinar.',
    ],
  },
  scenes: [
    'Vê a porta ao fim do dia: um entra cheio de mundo, o outro cheio de silêncio, e o casaco ainda está quente quando cai a primeira palavra torta.',
    'Imagina um domingo de chuva: um é chamado para fora, o outro para junto do fogão, e o desejo de cada um soa a censura.',
    'Pensa numa viagem a dois: um olha a estrada e o outro as nuvens, e só juntos veem a terra inteira.',
  ],
  practices: [
    'Acendam uma vela na quinta-feira à noite e fale cada um até ela arder um dedo, enquanto o outro só escuta.',
    'Troquem na próxima lua cheia um desejo cada um, em papel, e cumpram-no antes da lua nova.',
    'Deem esta noite uma volta ao quarteirão, lado a lado, e ninguém diga uma frase que comece por “tu nunca”.',
    'Ofereçam um ao outro, no domingo, uma hora a sós, com a porta fechada e um aceno antes dela.',
    'Perguntem um ao outro antes de dormir o que hoje foi bom entre os dois, e que uma coisa chegue.',
  ],
}

const pragmatic: CoupleFrames = {
  brings: [
    'o primeiro passo e a coragem de o dar',
    'ouvido para o que não foi dito',
    'humor na altura certa e palavras para o que se sente',
    'confiança, um plano e as ferramentas para ele',
    'novidades, movimento e a coragem de mudar de rumo',
    'calor, refeições e a sensação de que alguém cuida',
    'calma, fundo e o segundo pensamento',
    'energia, ordem e cabeça para o quadro geral',
    'generosidade e um olhar para lá da discussão',
  ],
  needs: [
    'decidir algumas coisas por conta própria',
    'que perguntem e depois deem tempo para responder',
    'alguém que ouça também o que está atrás das piadas',
    'acordos que na semana seguinte ainda valham',
    'serões sem ter de prestar contas',
    'um obrigado dito em voz alta, e não só no fim',
    'uma hora a sós antes das perguntas',
    'respeito, e um descanso a que ninguém chame preguiça',
    'vir uma vez antes dos problemas dos outros',
  ],
  strains: [
    'avançar',
    'calar e esperar',
    'fazer uma piada',
    'fazer uma lista',
    'sair da sala',
    'tomar conta de tudo',
    'recuar para pensar',
    'dar instruções',
    'perdoar antes de se ter falado nisso',
  ],
  hears: [
    'que outra pessoa já decidiu',
    'que a ligação está em perigo',
    'que acabou a boa disposição',
    'que os acordos já não contam',
    'que estão a trancar a porta',
    'que o cuidado não chegou',
    'que não vai haver sossego para pensar',
    'que o controlo está a fugir',
    'que ninguém vê o quadro inteiro',
  ],
  numbers: [
    'Tu tens {label} {value}; {other} tem {theirs}.',
    'Do teu lado está {label} {value}, do lado de {other} {theirs}.',
    'Compara {yours} {value} com o que está em frente: {theirs}, de {other}.',
    'O teu número é {label} {value}, e o de {other} é {theirs}.',
  ],
  alike: {
    bringing: ['Ambos trazem {mine}.'],
    needing: ['Ambos precisam do mesmo, {mine}, e nenhum gosta de pedir primeiro.'],
    straining: ['Sob pressão, ambos têm o mesmo reflexo, {mine}.'],
    hearing: ['Ambos ouvem então {mine}, cada um com a certeza de que foi o outro a dizê-lo.'],
  },
  bringing: ['Tu trazes {mine}; {other} traz {opposite}.', 'O teu contributo é {mine}, e o de {other} é {opposite}.'],
  needing: [
    'Tu precisas de uma coisa, {mine}; {other} precisa de outra, {opposite}.',
    'Faz-te falta isto: {mine}; a {other} faz falta outra coisa: {opposite}.',
  ],
  straining: [
    'Sob pressão, o teu reflexo é {mine}, e o de {other} é {opposite}.',
    'Quando a coisa aquece, a tua tendência é {mine}, e a de {other} é {opposite}.',
  ],
  hearing: [
    'Tu ouves então {mine}, e {other} ouve {opposite}, e ninguém disse nem uma coisa nem outra.',
    'O que chega ao teu lado é {mine}, e ao outro {opposite}: quase todas as discussões entre os dois começam aí.',
  ],
  pairs: ['{pair}', 'Há ainda este par: {pair}'],
  bridges: [
    'A ponte entre os dois é {value}: o que fecha a distância é {trait}.',
    'O que há de permeio soma {value}, e atravessa-se com {trait}.',
  ],
  scores: {
    high: [
      'Por uma tabela publicada, isto dá {score}; quer dizer que é fácil, e não que anda por si.',
      'O resultado é {score}, pela aritmética de uma escola, por isso o vosso risco é dar tudo por garantido.',
    ],
    middle: [
      'Por uma tabela publicada, isto dá {score}, uma média que muda com hábitos e não com sorte.',
      'O resultado é {score}, pela aritmética de uma escola: uma parte vem de graça, e o resto faz-se com acordos.',
    ],
    low: [
      'Por uma tabela publicada, isto dá {score}; não é sentença, diz apenas que têm de falar em voz alta mais do que outros.',
      'O resultado é {score}, pela aritmética de uma escola, e o que o muda são acordos claros.',
    ],
  },
  scenes: [
    'Imagina uma quarta-feira à noite, à porta: um quer conversar logo e o outro quer dez minutos, e quando o jantar está na mesa ambos sentem que lhes disseram que não.',
    'Imagina o plano de um fim de semana: um precisa de o ter fechado até quinta e o outro quer ver que tempo faz, e ambos lhe chamam consideração.',
    'Imagina uma mensagem respondida cinco horas depois: para um é um dia cheio, para o outro não é nada.',
  ],
  practices: [
    'Na quinta-feira à noite, tirem um quarto de hora cada um: um fala, o outro repete o que ouviu, e só depois trocam.',
    'Combinem uma palavra que queira dizer “preciso de uma pausa e já volto” e usem-na pela primeira vez antes de precisarem.',
    'Escrevam em separado, esta semana, três coisas em que contam com o outro e troquem as listas.',
    'Marquem um serão por mês para perguntar o que deve ficar, o que deve parar e o que gostavam de experimentar.',
    'Neste domingo, passe cada um ao outro uma tarefa que o outro faça melhor, sem comentar como é feita.',
  ],
}

export const couples: Toned<CoupleFrames> = { mystic, pragmatic }
