import type { PartialMeanings, SingleDigit } from '../meaning.ts'

/** The Personal Month: a few weeks within the Personal Year. */
export const personalMonthMeanings: PartialMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'O Mês do Rego Aberto',
      essence: 'A terra está fofa e espera pelo teu primeiro grão.',
      gift: 'O que começares com a lua nova pega depressa.',
      shadow: 'A enxada corre mais do que a semente.',
      advice: 'Semeia uma coisa e marca o sítio.',
    },
    pragmatic: {
      title: 'Mês para Arrancar',
      essence: 'Estas semanas favorecem começos e decisões que ficaram em aberto.',
      gift: 'Convences com mais facilidade quando já decidiste.',
      shadow: 'Podes passar por cima de quem precisava de tempo.',
      advice: 'Escolhe a primeira tarefa do mês e fá-la nos três primeiros dias.',
    },
  },
  2: {
    mystic: {
      title: 'O Mês do Eco',
      essence: 'O que dizes volta com outra voz, e há nela um conselho.',
      gift: 'Uma mão chega à tua sem ruído.',
      shadow: 'No nevoeiro, a demora parece muitas vezes recusa.',
      advice: 'Espera uma noite antes de responder.',
    },
    pragmatic: {
      title: 'Mês para Escutar',
      essence: 'Consegues mais a esperar, a ouvir e a trabalhar com alguém.',
      gift: 'Os pormenores que outros não veem saltam-te à vista.',
      shadow: 'Podes levar a peito um comentário sem peso.',
      advice: 'Responde à mensagem que tens adiado, em tom amigo.',
    },
  },
  3: {
    mystic: {
      title: 'O Mês das Andorinhas',
      essence: 'O ar enche-se de asas, e as palavras querem sair de casa.',
      gift: 'Um convite traz outro pela mão.',
      shadow: 'Tanto voo pode acabar o dia sem ninho.',
      advice: 'Canta o que querias só pensar.',
    },
    pragmatic: {
      title: 'Mês para Aparecer',
      essence: 'Contactos, ideias e convites vêm mais depressa.',
      gift: 'O que apresentares agora é bem recebido.',
      shadow: 'A conversa pode comer as horas do trabalho.',
      advice: 'Marca a apresentação, o telefonema ou o jantar que andas a pensar marcar.',
    },
  },
  4: {
    mystic: {
      title: 'O Mês do Chão Firme',
      essence: 'A lua deita-se sobre pedra, e cada coisa quer o seu lugar.',
      gift: 'O que agora assentares não abana.',
      shadow: 'A carga pode parecer maior ao fim da tarde.',
      advice: 'Descansa a meio, e não só no fim.',
    },
    pragmatic: {
      title: 'Mês para Pôr em Ordem',
      essence: 'Assuntos práticos pedem atenção e correm bem um de cada vez.',
      gift: 'Tens paciência para as tarefas aborrecidas.',
      shadow: 'Podes cansar-te a fazer tudo na perfeição.',
      advice: 'Escolhe três assuntos pendentes e fecha-os por ordem.',
    },
  },
  5: {
    mystic: {
      title: 'O Mês da Porta que Bate',
      essence: 'O vento entra sem bater e muda o lugar às cadeiras.',
      gift: 'Do inesperado vem uma carta boa.',
      shadow: 'Quem fecha todas as janelas sufoca; quem as abre todas constipa-se.',
      advice: 'Deixa uma janela ao vento, e só uma.',
    },
    pragmatic: {
      title: 'Mês para Ajustar',
      essence: 'Conta com mudanças de plano, e algumas vão servir-te.',
      gift: 'Encontras pessoas e saídas novas.',
      shadow: 'Podes gastar ou prometer por impulso.',
      advice: 'Deixa duas tardes sem compromissos, para o que aparecer.',
    },
  },
  6: {
    mystic: {
      title: 'O Mês do Pão e das Rosas',
      essence: 'A tua cozinha cheira a côdea e a pétala, e quem tem frio dá contigo.',
      gift: 'A tua presença põe mais um cavaco no lume dos outros.',
      shadow: 'O pão de todos pode deixar-te só as migalhas.',
      advice: 'Parte a tua fatia primeiro.',
    },
    pragmatic: {
      title: 'Mês para os Teus',
      essence: 'A família, os amigos e a casa vêm para a frente.',
      gift: 'Um gesto pequeno repara mais do que uma longa explicação.',
      shadow: 'Podes ficar com tarefas de todos.',
      advice: 'Combina uma refeição com quem tens visto pouco.',
    },
  },
  7: {
    mystic: {
      title: 'O Mês da Água Parada',
      essence: 'O lago está liso, e vê-se nele mais do que o céu.',
      gift: 'O que pressentires agora vem de longe.',
      shadow: 'De tanto olhares o fundo, podes esquecer-te de jantar.',
      advice: 'Senta-te cedo à beira da água e não leves relógio.',
    },
    pragmatic: {
      title: 'Mês para Rever',
      essence: 'Um mês mais lento deixa-te estudar, descansar e verificar o rumo.',
      gift: 'Dás pelas meias-verdades, também pelas tuas.',
      shadow: 'Podes dar uma impressão mais fria do que queres.',
      advice: 'Adia o que é barulhento e dá dois serões a uma pergunta que te importa.',
    },
  },
  8: {
    mystic: {
      title: 'O Mês da Balança',
      essence: 'O ouro da lua está no prato, e a tua mão não treme.',
      gift: 'O que pediste em justiça aproxima-se.',
      shadow: 'Quem só pesa esquece o perfume.',
      advice: 'Diz o teu preço e depois oferece uma flor.',
    },
    pragmatic: {
      title: 'Mês para Negociar',
      essence: 'O teu esforço torna-se visível, no trabalho e nas contas.',
      gift: 'Podes falar do valor do que fazes sem perder a calma.',
      shadow: 'Podes apertar de mais contigo e com a equipa.',
      advice: 'Resolve um assunto pendente nas tuas contas ou nos teus acordos.',
    },
  },
  9: {
    mystic: {
      title: 'O Mês da Maré que Vaza',
      essence: 'A água recua e mostra o que estava por baixo.',
      gift: 'O que se vai embora deixa a areia lisa.',
      shadow: 'Apanhar todas as conchas cansa os braços.',
      advice: 'Guarda uma e devolve as outras.',
    },
    pragmatic: {
      title: 'Mês para Fechar',
      essence: 'Este mês serve para concluir, arrumar e passar a outros.',
      gift: 'Perdoas com mais facilidade, também a ti.',
      shadow: 'Podes ficar com pena e adiar o fim.',
      advice: 'Acaba uma coisa, larga outra e agradece a uma pessoa.',
    },
  },
}
