import type { TopicWords } from '../../stock.ts'

export const money: TopicWords = {
  subject: 'o dinheiro',
  openings: {
    mystic: [
      'as moedas são redondas para ir e vir como as marés, mas és tu quem escolhe onde abre o canal.',
      'a preocupação com o dinheiro tem um som próprio à noite, e oiço-o na tua pergunta.',
      'o poço por que temes tem nascente, e o teu mapa sabe alguma coisa das suas pedras.',
      'o ouro só aparece nos números como uma luz nas tuas mãos, e o que elas fazem com ela é contigo.',
      'aquilo a que chamas falta pode ser um balde furado, e um furo encontra-se à luz da candeia.',
    ],
    pragmatic: [
      'as perguntas sobre dinheiro costumam esconder um hábito, e os hábitos podem ver-se.',
      'nenhum número enche uma conta, mas os teus dizem como decides quando há dinheiro em jogo.',
      'olhemos para o instante antes de gastares, porque é aí que mora o teu padrão.',
      'a preocupação é real, por isso vamos transformá-la numa coisa que possas fazer esta semana.',
      'o que sentes sobre o dinheiro aprendeu-se cedo, e pode reaprender-se.',
    ],
  },
  lines: {
    mystic: [
      'Gastas como o sol gasta luz, com largueza ao meio-dia, e só o serão pergunta o que sobrou.',
      'Deixas os outros beber primeiro do teu poço e depois estranhas a corda molhada e o copo seco.',
      'O dinheiro dança-te nos dedos ao som da música que tocar, por isso escolhe a canção antes de saíres de casa.',
      'Guardas a semente em frascos bem fechados, e alguma dela gostava de ir à terra.',
      'A tua bolsa tem asas e um fraco por horizontes; dá-lhe um ninho a que volte.',
      'Alimentas a rua inteira com uma só panela, e a panela já se começou a queixar.',
      'Sabes o preço de tudo e não o contas a ninguém, como se a moeda tivesse vergonha de ser vista.',
      'Sabes chamar um rio do alto da serra, e a tua tarefa é fazer o moinho antes da cheia.',
      'A tua mão abre-se antes de contares, e as estrelas gostam dessa mão e inquietam-se por ela.',
    ],
    pragmatic: [
      'Decides depressa sobre dinheiro e não gostas de olhar para trás, por isso uma hora fixa por mês poupa-te o pior.',
      'Pagas para manter a paz, rodadas, presentes, favores, e isso soma-se sem nunca parecer despesa.',
      'Gastas ao sabor do humor e da companhia, por isso uma quantia para o prazer protege o resto.',
      'Tens tanto cuidado que esperas de mais, e um arranjo barato torna-se caro.',
      'As tuas despesas são pequenas, muitas e esquecidas, sobretudo as assinaturas.',
      'Preferes passar sem do que dizer que não a alguém lá de casa, e nem sequer o sabem.',
      'Pensas muito em dinheiro e falas pouco dele, por isso te preocupas a sós com o que tem resposta.',
      'Sabes ganhar e organizar, e o teu risco é medires nisso o teu valor nos dias maus.',
      'Emprestas com facilidade e pedes de volta com dificuldade; decide antes que é oferta, ou diz que não.',
    ],
  },
  suggestions: {
    mystic: [
      'Esta noite, despeja a carteira sobre um pano branco, agradece a cada moeda a estrada que fez e volta a pô-las por ordem.',
      'Põe uma taça ao pé da porta e deixa cair nela uma moeda sempre que chegares a casa, até à lua cheia.',
      'Passa em três dias diferentes por aquilo que queres e compra-o só se no último ainda te chamar pelo nome.',
      'Escreve numa página, à luz da vela, o que deves e o que te devem, porque uma forma vista perde metade da sombra.',
      'Conserta esta semana uma coisa que ias substituir e sente a corrente abrandar.',
      'Na primeira noite do mês, lê em voz alta as tuas despesas como quem lê uma tabela de marés.',
    ],
    pragmatic: [
      'No domingo à tarde, tira vinte minutos, lista todos os pagamentos regulares e cancela um antes de te levantares.',
      'No dia em que recebes, põe de lado uma quantia pequena e fixa antes de tudo o resto e não olhes para ela durante três meses.',
      'Durante uma semana, espera uma noite antes de cada compra que não estava na lista e conta quantas sobrevivem.',
      'Fala esta semana com alguém de confiança sobre a quantia que te preocupa, com o valor certo.',
      'Escreve as últimas cinco coisas que compraste para te sentires melhor e, ao lado, quanto tempo durou o efeito.',
      'Se te tira o sono, marca uma conversa com um gabinete gratuito de apoio ao sobre-endividamento e leva as cartas, mesmo por abrir.',
    ],
  },
}
