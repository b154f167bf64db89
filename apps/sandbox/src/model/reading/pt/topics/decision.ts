import type { TopicWords } from '../../stock.ts'

export const decision: TopicWords = {
  subject: 'esta decisão',
  openings: {
    mystic: [
      'estás onde o caminho se divide, e a lua não toma partido; só mostra para onde pende a tua sombra.',
      'uma escolha que te tira o sono já começou a escolher.',
      'cada porta que vês tem uma luz diferente por baixo.',
      'a balança treme-te na mão porque tu tremes; pousemo-la um momento.',
      'a encruzilhada também é lugar de descanso, embora ninguém o diga.',
    ],
    pragmatic: [
      'quando duas opções estão perto uma da outra, a diferença costuma ver-se numa terça-feira qualquer.',
      'não te faltam razões, falta-te uma regra para as pesar.',
      'vejamos como decides quando decides bem.',
      'a escolha fica mais fácil quando sabes com que erro conseguias viver.',
      'uma parte disto já está decidida; descobre que parte continua em aberto.',
    ],
  },
  lines: {
    mystic: [
      'Escolhes como o relâmpago, e só o trovão te diz o que fizeste; desta vez conta até dez entre um e outro.',
      'Pendes para o lado onde está outra pessoa; afasta-a em pensamento e volta a olhar.',
      'Qualquer estrada fica bonita contada por ti, por isso escuta qual descreves em voz mais baixa.',
      'Provas o gelo com um pé até chegar a primavera, e às vezes a primavera era a resposta.',
      'Cada portão fechado te dói, e por isso os deixas todos entreabertos e dormes com a corrente de ar.',
      'Escolhes o que aquece os outros e chamas-lhe desejo teu até ao inverno.',
      'Esperas pelo sinal atrás do sinal, e o teu primeiro silêncio já sabia.',
      'Perguntas qual dos caminhos é mais forte; pergunta esta noite qual é mais doce de andar.',
      'Vês o fim de cada caminho e abençoas todos, e os teus pés continuam à espera de saber.',
    ],
    pragmatic: [
      'Decides depressa e bem quando é só contigo, e depressa de mais quando é com outros.',
      'Juntas opiniões até ganhar a mais alta; pergunta a duas pessoas e para.',
      'Entusiasmas-te com a opção de que falaste por último, por isso dorme entre a conversa e a escolha.',
      'Esperas pela certeza e chamas-lhe prudência; marca o dia em que o incompleto já chega.',
      'Manténs as opções abertas para lá do ponto em que te custam mais do que valem.',
      'Escolhes o melhor para todos e descobres um ano depois que não estavas na lista.',
      'Investigas até a investigação ser uma maneira de não decidir.',
      'Procuras a opção que ganha, e podes não ver a que te deixa dormir.',
      'Custa-te escolher porque cada opção desilude alguém; diz o nome desse alguém.',
    ],
  },
  suggestions: {
    mystic: [
      'Esta noite, escreve cada caminho no seu papel, dorme com eles debaixo da almofada e vê qual esperas tirar.',
      'Vai ao anoitecer à encruzilhada mais perto, dá uma volta devagar e segue para casa por onde os pés começarem.',
      'Diz à janela a escolha como se estivesse feita e escuta se o quarto fica maior ou mais pequeno.',
      'Dá a ti o tempo até a lua mudar de quarto e promete à noite não perguntar mais até lá.',
      'Estende a roupa que vestirias na primeira manhã de cada caminho e repara qual guardas por último.',
      'Leva a pergunta a uma água que corra e volta com uma palavra em vez de dez.',
    ],
    pragmatic: [
      'Esta noite, escreve as duas opções numa página e, ao lado de cada uma, o que farias na manhã seguinte.',
      'Marca uma data para a semana, conta-a a alguém e decide nesse dia com o que souberes até lá.',
      'Vive um dia inteiro como se a opção para que pendes estivesse escolhida e observa o teu humor à noite.',
      'Pergunta a quem já o fez como foi o terceiro mês, e não se o recomenda.',
      'Escreve em quatro frases o que aconselharias a um amigo no teu lugar e lê-as amanhã.',
      'Diz qual é o pior resultado provável de cada lado e o que custaria desfazê-lo, e escolhe o erro mais barato.',
    ],
  },
}
