import type { KindFrames } from '../stock.ts'

export const pragmatic: KindFrames = {
  openings: {
    life_path: [
      'esta é a vista longa: o que te foi dado, o que lhe juntas, onde pede cuidado e onde estás agora.',
      'uma leitura do Caminho de Vida serve mais quando diz qual é a tensão, por isso vou lá depressa.',
      'este é o padrão do teu mapa ao longo de uma vida, contado pelo que é provável que reconheças.',
    ],
    year_forecast: [
      'isto é um documento de planeamento para o teu ano, e não uma previsão.',
      'o teu ano tem um tema, doze meses com funções diferentes e algumas datas que vale a pena bloquear.',
      'é isto que o ano favorece, o que dificulta e o que fazer quando.',
    ],
    compatibility: [
      'os números não dizem se tu e {other} devem fazer seja o que for; dizem onde contar com mal-entendidos.',
      'é assim que o teu padrão e o de {other} encaixam, onde não encaixam, e o que ajuda.',
      'dois mapas lado a lado mostram sobretudo quem espera por quê, por isso vejamos tu e {other}.',
    ],
    weekly_roadmap: [
      'esta é a tua semana, com uma tarefa para cada dia e a razão dela.',
      'sete dias, sete forças diferentes: se arrumares por elas as tuas tarefas, a semana fica mais leve.',
      'toma isto como uma maneira de ordenar o que tens de fazer de qualquer modo.',
    ],
    blueprint: [
      'este é o teu mapa inteiro numa carta, para guardar e para discutir com ela.',
      'pediste tudo, por isso vai por ordem: quem és, o que o nome acrescenta, as fases longas, este ano e o que fazer com isso.',
      'lê hoje a primeira parte e as outras quando precisares delas.',
    ],
  },
  now: ['Agora, o presente.', 'Essa é a vista longa; o presente está assim.', 'Quanto ao ponto em que estás:'],
  monthsFor: {
    first: ['Começa o que é importante em {first}.', 'Se queres começar alguma coisa, começa em {first}.'],
    last: ['Deixa para {last} o acabar e o deitar fora.', 'Usa {last} para o que tem de ficar fechado.'],
    quiet: [
      'E deixa {quiet} tão vazio quanto puderes, para descansar e pensar.',
      'Para descansar, bloqueia uns dias em {quiet} antes que outros o façam.',
    ],
  },
  leaveBehind: [
    'Por isso, usa as últimas semanas antes dele para largar um compromisso que pertence ao tema antigo.',
    'Antes de começar, fecha uma coisa formalmente: cancela-a, passa-a a alguém ou agradece e despede-te.',
    'O que levas para lá devia caber numa lista curta, por isso risca primeiro alguma coisa.',
  ],
  dayActs: [
    'Começa a tarefa que tens adiado antes de abrires as mensagens.',
    'Pede a opinião de alguém e toma notas enquanto fala.',
    'Escreve, apresenta ou grava alguma coisa, mesmo que curta.',
    'Arruma uma gaveta, uma pasta ou uma conta em atraso.',
    'Deixa uma hora por planear e diz que sim à primeira boa ideia.',
    'Faz em casa uma coisa que torne o serão mais fácil para todos.',
    'Trabalha uma hora com a porta fechada e o telemóvel desligado.',
    'Trata da fatura, do contrato ou do pedido que tem que ver com dinheiro.',
    'Acaba uma coisa antiga e deita fora o que sobra dela.',
  ],
  pulls: [
    'Puxa contra {yours} {value}, por isso planeia-o um pouco mais curto do que gostavas.',
    'Com {yours} {value} não é o teu dia mais fácil: põe noutro lado os compromissos fixos.',
    'Não combina por natureza com {yours} {value}, por isso fica por essa tarefa.',
  ],
  freeDay: [
    'Se puderes deixar um dia sem compromissos, que seja {day}.',
    'O dia a deixar livre é {day}, porque recuperar e pensar também precisam de lugar.',
  ],
  more: ['Faz mais disto:', 'Vale mais do teu tempo:', 'Três coisas para fazer mais:'],
  less: ['E menos disto:', 'Vale a pena cortar:', 'Duas coisas para fazer menos:'],
  lessActs: [
    'decidir por outros porque é mais rápido',
    'dizer que sim para comprar um serão calmo',
    'começar a coisa seguinte antes de a última secar',
    'verificar o que já está certo',
    'deixar uma saída aberta em cada acordo',
    'ajuda que ninguém pediu',
    'pensar sem companhia no que uma conversa curta resolvia',
    'tratar um dia sem resultados como um dia perdido',
    'continuar com o que acabou só porque ninguém o disse',
  ],
  question: ['E uma pergunta para viver com ela este ano:', 'Põe esta pergunta na primeira página da agenda:'],
  questions: [
    'o que começarias se não tivesses de ter jeito?',
    'o que quererias se o humor de ninguém dependesse da resposta?',
    'de que falas sempre em vez de o fazeres?',
    'que regra tua sobreviveu à sua razão?',
    'por que valeria a pena ficar até dar tédio?',
    'o que aconteceria se deixasses a responsabilidade a outra pessoa?',
    'a que decisão estás a chamar pesquisa?',
    'como saberias que já tens que chegue?',
    'o que continuas a acabar que já acabou?',
  ],
}
