import type { TopicWords } from '../../stock.ts'

export const work: TopicWords = {
  subject: 'o teu trabalho',
  openings: {
    mystic: [
      'o trabalho é o campo onde a tua estrela, além de brilhar, tem de dar trigo.',
      'a estrada do teu trabalho dobrou uma curva, e sentes o vento novo antes de veres a paisagem.',
      'as tuas mãos souberam a resposta antes do calendário.',
      'uma vocação raramente grita; bate à porta mais do que uma vez na mesma semana, e tu ouviste.',
      'a escada para onde olhas está encostada a alguma coisa, e o mapa pergunta a quê.',
    ],
    pragmatic: [
      'no trabalho conta menos qual é o emprego e mais que hora do dia farias de graça.',
      'olha primeiro para aquilo que já te vêm pedir, porque esse é o teu verdadeiro cargo.',
      'o teu mapa descreve uma maneira de trabalhar, e podes compará-la com a que tens.',
      'antes de mudares de emprego, descobre que hora dele te desgasta.',
      'um bom passo seguinte no trabalho usa aquilo em que já tens mais jeito do que pensas.',
    ],
  },
  lines: {
    mystic: [
      'O teu trabalho acorda quando vais à proa e adormece quando te dizem para onde olhar.',
      'És a corda que faz soar o instrumento inteiro, embora as palmas vão para a madeira.',
      'As ideias levantam-se em ti como andorinhas ao fim da tarde; a arte está em deixar pousar uma.',
      'Assentas pedra sobre pedra enquanto outros olham as nuvens, e um dia pedem-te para morar no que fizeste.',
      'Cada corredor lembra o mar aos teus pés, por isso procura um trabalho com porta dos dois lados.',
      'Tudo o que tratas cresce, e por isso os vizinhos te trazem à porta os vasos murchos.',
      'Trabalhas como a lua, melhor quando quase todos dormem e ninguém pergunta até onde chegaste.',
      'As tuas mãos foram feitas para chaves grandes, e as portas pequenas cansam-te mais do que as pesadas.',
      'Dás o teu trabalho como quem dá chuva, e queres saber se a terra de alguém tinha sede.',
    ],
    pragmatic: [
      'Trabalhas melhor quando o resultado leva o teu nome, e pior numa reunião que podia ter sido uma mensagem.',
      'Melhoras o trabalho dos outros e raramente o pões na tua conta, por isso guarda registo dele.',
      'Explicas as coisas de modo que dá vontade de as fazer, e isso vale dinheiro.',
      'Acabas o que começas, e por isso te passam as pontas soltas; combina antes de quem é a tarefa.',
      'Aprendes um trabalho em meses e depois precisas de um canto novo nele, não forçosamente de outra empresa.',
      'Tornas-te a pessoa a quem todos perguntam, e a tua tarefa começa às cinco da tarde.',
      'Precisas de tempo seguido sem interrupções, e uma manhã protegida rende-te mais do que uma semana de horas extra.',
      'Pensas em resultados e aguentas um orçamento ou uma equipa, e irrita-te que te controlem à hora.',
      'Dás o máximo por uma causa em que acreditas, e não há salário que a substitua por muito tempo.',
    ],
  },
  suggestions: {
    mystic: [
      'Amanhã, antes da primeira mensagem, fica um fôlego à janela e diz a única coisa que há de estar feita ao anoitecer.',
      'Almoça uma vez ao ar livre esta semana e pergunta ao céu o que farias se ninguém estivesse a ver.',
      'No domingo, ao cair da noite, despe a tua mesa até à madeira e devolve-lhe só o que gostas de usar.',
      'Escreve num papel o trabalho que desejas e anda com ele um dia dentro do sapato, para que cada passo saiba.',
      'Acende uma luz pequena na primeira hora de amanhã e faz nessa hora só o que ninguém te pediu.',
      'Observa durante um serão o que fazes quando devias descansar, porque o rio mostra o leito na maré baixa.',
    ],
    pragmatic: [
      'Na segunda-feira, reserva noventa minutos calmos antes do meio-dia para a tarefa que só tu podes fazer.',
      'Pergunta esta semana a um colega “A que é que recorres a mim?” e anota o verbo da resposta.',
      'Aponta até sexta-feira, em duas colunas, o que te deu energia e o que ta tirou, e troca uma das linhas.',
      'Escreve em cinco linhas o que conseguiste este ano, com resultados, e marca meia hora com quem decide.',
      'Recusa amanhã um pedido que não é da tua função, com simpatia e sem uma razão maior do que uma frase.',
      'Dedica um serão desta semana a um pedaço do trabalho que preferias ter e mostra-o a uma pessoa.',
    ],
  },
}
