import type { PartialMeanings, SingleDigit } from '../meaning.ts'

/** The Personal Day: the mood of one day. */
export const personalDayMeanings: PartialMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'Dia do Primeiro Fôlego',
      essence: 'A aurora abriu um olho e viu-te antes de toda a gente.',
      gift: 'Nada à tua frente tem ainda nome.',
      shadow: 'Podes tropeçar na tua própria pressa.',
      advice: 'Dá hoje o primeiro passo com o pé em que confias.',
    },
    pragmatic: {
      title: 'Dia para Começar',
      essence: 'Hoje a tua energia rende mais a arrancar com uma coisa.',
      gift: 'Decides depressa e dizes isso com clareza.',
      shadow: 'As tuas palavras podem sair mais duras do que queres.',
      advice: 'Faz a primeira chamada antes do meio-dia.',
    },
  },
  2: {
    mystic: {
      title: 'Dia de Bordos Macios',
      essence: 'A névoa hoje quer-te bem e arredonda as esquinas.',
      gift: 'Ouves o que respira por trás das palavras.',
      shadow: 'Uma nuvem que passa pode parecer o teu tempo.',
      advice: 'Fala baixo, como quem entra numa casa que dorme.',
    },
    pragmatic: {
      title: 'Dia para Ouvir',
      essence: 'Hoje ganhas mais a escutar do que a insistir.',
      gift: 'Pormenores pequenos revelam-se importantes.',
      shadow: 'Podes dizer que sim só para evitar um minuto incómodo.',
      advice: 'Faz mais uma pergunta do que o costume.',
    },
  },
  3: {
    mystic: {
      title: 'Dia de Fios Claros',
      essence: 'Algures anda hoje uma fita à procura do teu cabelo.',
      gift: 'O que tocares antes do pôr do sol fica com um pouco de brilho.',
      shadow: 'O brilho voa longe, e à noite procuras os teus pensamentos à porta dos outros.',
      advice: 'Veste uma cor que o teu humor não escolheu.',
    },
    pragmatic: {
      title: 'Dia para Dizer',
      essence: 'As palavras saem-te bem hoje, por isso usa-as para algo que te importe.',
      gift: 'Animas uma sala e um plano cansado.',
      shadow: 'A conversa pode levar-te a manhã.',
      advice: 'Escreve o bilhete que trazes na cabeça.',
    },
  },
  4: {
    mystic: {
      title: 'Dia de Chão Plano',
      essence: 'O teu caminho está hoje liso como uma mesa, e cada taça fica de pé.',
      gift: 'As mãos sabem o peso de cada coisa.',
      shadow: 'Uma pedrinha no sapato pode parecer do tamanho da lua.',
      advice: 'Anda-o até ao fim sem procurar montes.',
    },
    pragmatic: {
      title: 'Dia para Arrumar',
      essence: 'Hoje compensa a ordem: uma tarefa, depois a seguinte.',
      gift: 'Tens fôlego para o que é miúdo.',
      shadow: 'Podes irritar-te com quem improvisa.',
      advice: 'Acaba uma coisa a que só falta o fim.',
    },
  },
  5: {
    mystic: {
      title: 'Dia de Vento Leve',
      essence: 'As andorinhas escrevem hoje alguma coisa por cima do teu telhado e voltam a apagá-la.',
      gift: 'Uma esquina que não conheces sabe o teu nome.',
      shadow: 'Podes perder o fio e achar graça a isso.',
      advice: 'Deixa a tarde escolher a rua.',
    },
    pragmatic: {
      title: 'Dia para Variar',
      essence: 'Conta hoje com mudanças e usa-as a teu favor.',
      gift: 'Uma conversa por acaso pode abrir uma porta.',
      shadow: 'Podes começar cinco coisas.',
      advice: 'Faz a tarefa do costume noutro sítio.',
    },
  },
  6: {
    mystic: {
      title: 'Dia da Chaleira',
      essence: 'Hoje a chaleira canta o teu nome no quarto ao lado.',
      gift: 'O que fizeres com carinho dura mais do que o dia.',
      shadow: 'Podes pôr sal na sopa dos outros.',
      advice: 'Pergunta primeiro quem tem fome.',
    },
    pragmatic: {
      title: 'Dia para Cuidar',
      essence: 'Hoje as pessoas próximas precisam um pouco mais de ti.',
      gift: 'Um conselho teu chega na altura certa.',
      shadow: 'Podes meter-te em assuntos que não são teus.',
      advice: 'Resolve uma coisa pequena em casa.',
    },
  },
  7: {
    mystic: {
      title: 'Dia de Água Funda',
      essence: 'Hoje o poço está calmo, e vê-se nele uma estrela de dia.',
      gift: 'O silêncio traz-te a palavra que faltava.',
      shadow: 'Podes não ouvir quem te chama da porta.',
      advice: 'Fica um pouco onde ninguém te procure.',
    },
    pragmatic: {
      title: 'Dia para Pensar',
      essence: 'Hoje a cabeça trabalha melhor com a porta fechada.',
      gift: 'Encontras o erro que escapou a todos.',
      shadow: 'Podes complicar o que é simples.',
      advice: 'Guarda uma hora sem telemóvel para a questão mais difícil.',
    },
  },
  8: {
    mystic: {
      title: 'Dia de Balança Firme',
      essence: 'Hoje o ouro pesa o que pesa, e a tua mão sabe-o.',
      gift: 'Uma porta grande cede ao teu toque.',
      shadow: 'Podes falar a quem amas como a um ministro.',
      advice: 'Assina só o que lerias em voz alta à lua.',
    },
    pragmatic: {
      title: 'Dia para Decidir',
      essence: 'Hoje correm bem os assuntos de dinheiro, os acordos e as conversas com chefias.',
      gift: 'Hoje levam-te a sério.',
      shadow: 'Podes exigir mais do que o caso pede.',
      advice: 'Trata da conversa sobre valores que tens adiado.',
    },
  },
  9: {
    mystic: {
      title: 'Dia de Sombras Compridas',
      essence: 'Hoje as sombras compridas apontam para casa, e são todas mansas.',
      gift: 'O que largares encontra dono.',
      shadow: 'A saudade pode sentar-se no teu lugar.',
      advice: 'Esvazia os bolsos de uma mágoa antes de virem as estrelas.',
    },
    pragmatic: {
      title: 'Dia para Acabar',
      essence: 'Hoje compensa fechar, entregar e agradecer.',
      gift: 'Vês o conjunto e perdoas com mais facilidade.',
      shadow: 'Podes prolongar uma despedida.',
      advice: 'Apaga, arquiva ou devolve cinco coisas.',
    },
  },
}
