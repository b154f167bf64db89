import type { TopicWords } from '../../stock.ts'

export const worry: TopicWords = {
  subject: 'a tua inquietação',
  openings: {
    mystic: [
      'o medo é um nevoeiro que toma a forma do que tem atrás, por isso cheguemo-nos um pouco mais.',
      'a noite faz grandes as ondas pequenas, e tu tens velado ao lado delas.',
      'sustens a respiração desde que começaste a pergunta; deixa-a ir agora.',
      'mesmo uma rede emaranhada se estende na areia e se vê nó a nó.',
      'uma sombra tão comprida só quer dizer que a luz está baixa.',
    ],
    pragmatic: [
      'a preocupação é planear sem caneta, por isso vamos buscar a caneta.',
      'o teu mapa mostra com que costumas preocupar-te, e isso ajuda a distinguir hábito de aviso.',
      'o que descreves pesa, e não tem de se resolver tudo hoje.',
      'uma parte está nas tuas mãos e outra não, e o trabalho é separá-las.',
      'já passaste pior com menos, e os teus números dizem como.',
    ],
  },
  lines: {
    mystic: [
      'Temes mais a gaiola do que a tempestade, e por isso arrombas portas que nunca estiveram fechadas.',
      'Ouves um remo ao longe e pensas que vem a armada inteira; pergunta outra vez à água de dia.',
      'Danças quando tens medo, e aqueles que amas batem palmas.',
      'Arranjas o telhado contra chuvas que talvez não venham, e esqueces-te de te sentares debaixo dele.',
      'O teu medo tem pés ligeiros e vai-se embora quando ficas no lugar e o deixas passar.',
      'Preocupas-te com os outros como quem faz malha, carreira a carreira, e a manga fica maior do que o braço.',
      'Desces ao poço com o medo e estuda-lo à candeia; trá-lo para cima, ao sol é mais pequeno.',
      'Recebes o medo de armadura, e ele nunca vê que gostavas de um abraço.',
      'Sentes num copo a tristeza do mar inteiro e chamas-lhe copo teu.',
    ],
    pragmatic: [
      'Preocupa-te depender de alguém, e assim recusas a ajuda que acabava com a preocupação.',
      'Preocupa-te o que os outros pensam, e quase todos estão ocupados com o que tu pensas.',
      'Falas do medo até ele passar, em companhia, e à noite volta com juros; escreve-o.',
      'Preparas-te para tudo, por isso o que falta treinar é parar de te preparares.',
      'Sentes que te fecham antes de isso acontecer, e uma lista de três saídas acalma-te mais do que sair.',
      'Preocupas-te com quem não te pediu, e é uma forma de estares perto.',
      'Pensas um medo até ao último canto, por isso dá-lhe vinte minutos e papel.',
      'Preocupa-te perder o controlo, e as coisas pequenas que controlas, uma gaveta ou uma corrida, ajudam logo.',
      'Sentes culpa pelo que ninguém podia ter evitado; confirma isso antes de o carregares mais.',
    ],
  },
  suggestions: {
    mystic: [
      'Esta noite, conta o medo a uma pedra, leva-a até ao fim da rua e deixa-a debaixo de uma árvore.',
      'Deita o ar fora pelo tempo que uma onda leva a recuar, dez vezes, com a mão no vidro da janela.',
      'Dá à preocupação um nome e uma cadeira, pergunta-lhe o que guarda e agradece antes de apagares a luz.',
      'Procura a lua todas as noites desta semana à mesma hora e diz uma coisa que se aguentou.',
      'Escreve no cimo da página o que temes e no fundo o que é verdade esta noite, e deixa o meio em branco.',
      'Lava uma coisa à mão, devagar, até a água sair limpa, e o pensamento terá ido atrás.',
    ],
    pragmatic: [
      'Tira dez minutos esta noite, faz a lista de tudo o que te preocupa e marca o que se pode fazer esta semana.',
      'Escolhe o ponto mais pequeno da lista e resolve-o amanhã antes das dez.',
      'Diz hoje a uma pessoa o que me disseste a mim, com as mesmas palavras.',
      'Marca uma hora de preocupação às seis da tarde e, se vier antes, aponta uma palavra e espera.',
      'Pergunta a cada medo “e o que faria eu então?” e anota a resposta; costuma haver uma.',
      'Se te tira o sono há semanas, fala com um médico ou um psicólogo, como farias por causa de um joelho.',
    ],
  },
}
