import type { WordsByValue } from './words.ts'

export const personalDay: WordsByValue = {
  1: {
    mystic: [
      'Dia do Primeiro Fôlego',
      'A aurora abriu um olho e viu-te antes de toda a gente.',
      'Nada à tua frente tem ainda nome.',
      'Podes tropeçar na tua própria pressa.',
      'Dá hoje o primeiro passo com o pé em que confias.',
    ],
    pragmatic: [
      'Dia para Começar',
      'Hoje a tua energia rende mais a arrancar com uma coisa.',
      'Decides depressa e dizes isso com clareza.',
      'As tuas palavras podem sair mais duras do que queres.',
      'Faz a primeira chamada antes do meio-dia.',
    ],
  },
  2: {
    mystic: [
      'Dia de Bordos Macios',
      'A névoa hoje quer-te bem e arredonda as esquinas.',
      'Ouves o que respira por trás das palavras.',
      'Uma nuvem que passa pode parecer o teu tempo.',
      'Fala como se cada palavra tivesse pelo.',
    ],
    pragmatic: [
      'Dia para Ouvir',
      'Hoje ganhas mais a escutar do que a insistir.',
      'Pormenores pequenos revelam-se importantes.',
      'Podes dizer que sim só para evitar um minuto incómodo.',
      'Faz mais uma pergunta do que o costume.',
    ],
  },
  3: {
    mystic: [
      'Dia de Fios Claros',
      'Algures anda hoje uma fita à procura do teu cabelo.',
      'O que tocares antes do pôr do sol fica com um pouco de brilho.',
      'O brilho voa longe, e à noite procuras os teus pensamentos à porta dos outros.',
      'Veste uma cor que o teu humor não escolheu.',
    ],
    pragmatic: [
      'Dia para Dizer',
      'As palavras saem-te bem hoje, por isso usa-as para algo que te importe.',
      'Animas uma sala e um plano cansado.',
      'A conversa pode levar-te a manhã.',
      'Escreve o bilhete que trazes na cabeça.',
    ],
  },
  4: {
    mystic: [
      'Dia de Chão Plano',
      'O teu caminho está hoje liso como uma mesa, e cada taça fica de pé.',
      'As mãos sabem o peso de cada coisa.',
      'Uma pedrinha no sapato pode parecer do tamanho da lua.',
      'Anda-o até ao fim sem procurar montes.',
    ],
    pragmatic: [
      'Dia para Arrumar',
      'Hoje compensa a ordem: uma tarefa, depois a seguinte.',
      'Tens fôlego para o que é miúdo.',
      'Podes irritar-te com quem improvisa.',
      'Fecha uma coisa que está a noventa por cento.',
    ],
  },
  5: {
    mystic: [
      'Dia de Vento Leve',
      'As andorinhas escrevem hoje alguma coisa por cima do teu telhado e voltam a apagá-la.',
      'Uma esquina que não conheces sabe o teu nome.',
      'Podes perder o fio e achar graça a isso.',
      'Deixa a tarde escolher a rua.',
    ],
    pragmatic: [
      'Dia para Variar',
      'Conta hoje com mudanças e usa-as a teu favor.',
      'Uma conversa por acaso pode abrir uma porta.',
      'Podes começar cinco coisas.',
      'Faz a tarefa do costume noutro sítio.',
    ],
  },
  6: {
    mystic: [
      'Dia da Chaleira',
      'Hoje a chaleira canta o teu nome no quarto ao lado.',
      'O que fizeres com carinho dura mais do que o dia.',
      'Podes pôr sal na sopa dos outros.',
      'Pergunta primeiro quem tem fome.',
    ],
    pragmatic: [
      'Dia para Cuidar',
      'Hoje as pessoas próximas precisam um pouco mais de ti.',
      'Um conselho teu chega na altura certa.',
      'Podes meter-te no que não te pediram.',
      'Resolve uma coisa pequena em casa.',
    ],
  },
  7: {
    mystic: [
      'Dia de Água Funda',
      'Hoje o poço está calmo, e vê-se nele uma estrela de dia.',
      'O silêncio traz-te a palavra que faltava.',
      'Podes não ouvir quem te chama da porta.',
      'Fica um pouco onde ninguém te procure.',
    ],
    pragmatic: [
      'Dia para Pensar',
      'Hoje a cabeça trabalha melhor com a porta fechada.',
      'Encontras o erro que escapou a todos.',
      'Podes complicar o que é simples.',
      'Guarda uma hora sem telemóvel para a questão mais difícil.',
    ],
  },
  8: {
    mystic: [
      'Dia de Balança Firme',
      'Hoje o ouro pesa o que pesa, e a tua mão sabe-o.',
      'Uma porta grande cede ao teu toque.',
      'Podes falar a quem amas como a um ministro.',
      'Assina só o que lerias em voz alta à lua.',
    ],
    pragmatic: [
      'Dia para Decidir',
      'Hoje rendem assuntos de dinheiro, acordos e chefias.',
      'Falam contigo a sério.',
      'Podes exigir mais do que o caso pede.',
      'Trata da conversa sobre valores que tens adiado.',
    ],
  },
  9: {
    mystic: [
      'Dia de Sombras Compridas',
      'Hoje as sombras compridas apontam para casa, e são todas mansas.',
      'O que largares encontra dono.',
      'A saudade pode sentar-se no teu lugar.',
      'Esvazia os bolsos de uma mágoa antes de virem as estrelas.',
    ],
    pragmatic: [
      'Dia para Acabar',
      'Hoje compensa fechar, entregar e agradecer.',
      'Vês o conjunto e perdoas com mais facilidade.',
      'Podes prolongar uma despedida.',
      'Apaga, arquiva ou devolve cinco coisas.',
    ],
  },
}
