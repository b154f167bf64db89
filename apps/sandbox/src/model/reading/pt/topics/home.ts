import type { TopicWords } from '../../stock.ts'

export const home: TopicWords = {
  subject: 'o lugar onde vives',
  openings: {
    mystic: [
      'uma parte de ti já fez a mala e está sentada no degrau a olhar para a estrada.',
      'um lugar chama como chama a água, e tu tens estado a ouvi-la através da parede.',
      'a casa é onde a respiração te desce, por isso procuremos esse ponto no mapa.',
      'as estrelas viajam contigo, e só a luz do teu patamar é que fica.',
      'cada soleira faz a mesma adivinha: vens, ou só vais?',
    ],
    pragmatic: [
      'mudar de casa muda a vista mais depressa do que os dias, por isso olhemos para os dias.',
      'numa mudança, a questão é o que queres ter a dez minutos da porta.',
      'o teu mapa mostra em que tipo de lugar funcionas, e convém sabê-lo antes de assinares.',
      'separa primeiro o que queres deixar daquilo a que queres chegar.',
      'o sítio onde vives decide quem encontras por acaso, por isso pesa isso tanto como os quartos.',
    ],
  },
  lines: {
    mystic: [
      'Precisas de uma porta só tua e de um alto de onde ver, e um portão partilhado desassossega-te.',
      'Precisas de uma janela a que outra janela responda, porque uma casa sem vozes te apaga.',
      'Precisas de um quarto onde possas cantar mal e de vizinhos que deixem as portadas abertas.',
      'Precisas de uma cave, de uma chave e de uma árvore plantada por ti, e o chão novo assusta até lá meteres a enxada.',
      'Precisas de um lugar fácil de deixar, e depois ficas nele anos.',
      'Precisas de uma mesa comprida para os que ainda não convidaste e de uma cadeira que seja só tua.',
      'Precisas de paredes grossas, de um atalho que ninguém use e de um céu sem candeeiros.',
      'Precisas de um portão que valha a pena abrir, e nunca de uma casa comprada para ser vista.',
      'Precisas de ouvir outras línguas debaixo da janela, porque uma rua só é mundo de menos.',
    ],
    pragmatic: [
      'Assentas onde podes decidir, por isso vê quem manda nas paredes, no barulho e na renda.',
      'Assentas por causa das pessoas, por isso uma casa bonita numa rua muda seria mau negócio.',
      'Precisas de vida a pé, um café, um coro ou um mercado, mais do que de um quarto a mais.',
      'Precisas de tempo para chegar a um sítio, cerca de um ano, por isso não julgues o novo pelo primeiro inverno.',
      'Gostas mais de chegar do que de lá viver, por isso aluga antes de comprares.',
      'Tornas qualquer sítio acolhedor e acabas a receber toda a gente; conta bem as camas.',
      'Precisas de um quarto calmo com porta, e sem ele pões as culpas na cidade.',
      'Escolhes pelo estatuto e pelo valor, e podes contar mal o caminho até aos amigos.',
      'Sentes-te em casa em muitos lugares e por inteiro em nenhum, por isso faz de um hábito a tua morada.',
    ],
  },
  suggestions: {
    mystic: [
      'Dorme este mês uma noite no lugar que te chama e anota o primeiro som que ouvires ao acordar.',
      'Percorre os teus quartos ao anoitecer com uma só luz e agradece a cada um uma coisa.',
      'Traz um punhado de terra ou uma pedra do sítio para onde irias e vê como fica no teu parapeito.',
      'Fica à porta esta noite o tempo de uma canção, uma vez a olhar para dentro e outra para fora.',
      'Desenha com a mão menos hábil a casa do teu desejo, porque essa mão não aprendeu a ter juízo.',
      'Segue a lua um serão pelas ruas onde poderias viver e confia no ponto em que abrandas.',
    ],
    pragmatic: [
      'Passa uma terça-feira normal na zona nova, do pequeno-almoço à hora de deitar, com compras e último autocarro.',
      'Lista o que te faria falta numa semana e vê quanto disso são pessoas.',
      'Muda por completo uma divisão este fim de semana, antes de mudares de morada, e vê se a inquietação passa.',
      'Pergunta a dois moradores de que se queixam, porque essa parte não vem em nenhum anúncio.',
      'Escreve os três percursos que mais fazes e cronometra-os a partir da porta nova.',
      'Decide a última data sensata para a mudança e conta para trás até ao que tem de acontecer este mês.',
    ],
  },
}
