import type { TopicWords } from '../../stock.ts'

export const self: TopicWords = {
  subject: 'o teu rumo',
  openings: {
    mystic: [
      'o teu mapa abre-se como uma janela ao anoitecer, e a luz mais clara cai aqui.',
      'os números sob os quais nasceste estavam à espera desta pergunta.',
      'chega-te mais à água, e digo-te o que ela mostra.',
      'há um rosto que usas de dia e outro que só a lua conhece.',
      'leiamos-te como os marinheiros leem o céu, pelas poucas estrelas que nunca mudam.',
    ],
    pragmatic: [
      'isto é o que o teu mapa diz com mais clareza.',
      'comecemos pelo número que mais explica.',
      'é provável que reconheças a primeira coisa e tenhas dúvidas sobre a segunda.',
      'os teus números concordam num ponto e discutem outro, e ambas as coisas servem.',
      'procuremos aquilo que fazes sem dar por isso.',
    ],
  },
  lines: {
    mystic: [
      'És feliz na beira do mapa, e apagas-te onde o caminho já está varrido.',
      'És a segunda voz que faz a canção, e ainda não ouviste quanto falta sem ti.',
      'Brilhas mais quando esqueces que alguém está a olhar.',
      'Confias no que tem peso, e uma promessa cumprida vale para ti mais do que uma promessa feita.',
      'Há em ti muito vento e muitas janelas, e aquilo a que chamas inquietação é muitas vezes apetite.',
      'Sentes o frio dos outros antes do teu, e por isso o teu casaco está sempre em ombros alheios.',
      'Vives numa casa funda, e quase todos só viram a entrada.',
      'Sentes o peso das coisas, e ficarias mais leve se pousasses uma diante de alguém.',
      'Olhas a vida do alto de um monte, e de vez em quando o teu jardim gostava de uma visita.',
    ],
    pragmatic: [
      'Preferes fazer mal por ti a que façam bem por ti, e sabes que isso custa tempo.',
      'Adaptas-te tão depressa que ninguém chega a saber o que terias escolhido.',
      'Tens rapidez, graça e o dom de escapar, e este último não é por acaso.',
      'Cumpres a palavra mesmo quando já todos a esqueceram, e por isso algumas promessas te desgastam.',
      'Decides em movimento, e esperar é a única coisa que te cansa de verdade.',
      'Medes um bom dia pelo que os outros sentiram nele; experimenta medir um pelo teu pequeno-almoço.',
      'Precisas de compreender uma coisa antes de gostares dela, e há coisas que só funcionam ao contrário.',
      'Lidas bem com a responsabilidade e mal com que tomem conta de ti.',
      'Vês o bem em quase toda a gente, e convém lembrar que isso te inclui.',
    ],
  },
  suggestions: {
    mystic: [
      'Esta noite, escreve a hora desta semana em que mais te sentiste tu e que luz havia.',
      'Olha para uma janela escura depois do jantar até deixares de compor o rosto e cumprimenta quem lá está.',
      'Escolhe uma hora no domingo, deixa os relógios noutra divisão e dá a decisão aos pés.',
      'Pergunta a quem te ama há mais tempo como eras antes de aprenderes a ter cuidado.',
      'Volta amanhã para casa pelo caminho que nunca tomas e traz uma coisa pequena como prova.',
      'Senta-te esta semana junto de uma água qualquer e fica até ouvires um pensamento sem pressa.',
    ],
    pragmatic: [
      'Pergunta esta semana a um amigo qual destes traços vê mais vezes em ti e ouve sem corrigir.',
      'Escolhe uma hora no domingo, deixa o telemóvel noutra divisão e lista aquilo de que queres mais.',
      'Nas próximas três noites, anota um momento que tenha sido fácil e procura o que têm em comum.',
      'Escreve esta noite um parágrafo sobre ti na terceira pessoa, como faria um colega justo.',
      'Faz amanhã uma coisa de outra maneira antes das nove, o percurso, o pequeno-almoço ou a primeira frase, e vê o que vem a seguir.',
      'Pega no traço de que menos gostas em ti e escreve até sexta-feira três ocasiões em que te serviu.',
    ],
  },
}
