import type { WordsByValue } from './words.ts'

export const personalMonth: WordsByValue = {
  1: {
    mystic: [
      'O Mês do Rego Aberto',
      'A terra está fofa e espera pelo teu primeiro grão.',
      'O que começares com a lua nova pega depressa.',
      'A enxada corre mais do que a semente.',
      'Semeia uma coisa e marca o sítio.',
    ],
    pragmatic: [
      'Mês para Arrancar',
      'Estas semanas favorecem começos e decisões que ficaram em aberto.',
      'Convences com mais facilidade porque tu já decidiste.',
      'Podes passar por cima de quem precisava de tempo.',
      'Escolhe a primeira tarefa do mês e fá-la nos três primeiros dias.',
    ],
  },
  2: {
    mystic: [
      'O Mês do Eco',
      'O que dizes volta com outra voz, e há nela um conselho.',
      'Uma mão chega à tua sem ruído.',
      'Nevoeiro: o que parece recusa é muitas vezes demora.',
      'Espera uma noite antes de responder.',
    ],
    pragmatic: [
      'Mês para Escutar',
      'Consegues mais a esperar, a ouvir e a trabalhar com alguém.',
      'Os pormenores que outros não veem saltam-te à vista.',
      'Podes levar a peito um comentário sem peso.',
      'Responde à mensagem que tens adiado, em tom amigo.',
    ],
  },
  3: {
    mystic: [
      'O Mês das Andorinhas',
      'O ar enche-se de asas, e as palavras querem sair de casa.',
      'Um convite traz outro pela mão.',
      'Tanto voo pode acabar o dia sem ninho.',
      'Canta o que querias só pensar.',
    ],
    pragmatic: [
      'Mês para Aparecer',
      'Contactos, ideias e convites vêm mais depressa.',
      'O que apresentares agora é bem recebido.',
      'A conversa pode comer as horas do trabalho.',
      'Marca a apresentação, o telefonema ou o jantar que andas a pensar marcar.',
    ],
  },
  4: {
    mystic: [
      'O Mês do Chão Firme',
      'A lua deita-se sobre pedra, e cada coisa quer o seu lugar.',
      'O que agora assentares não abana.',
      'A carga pode parecer maior ao fim da tarde.',
      'Descansa a meio, e não só no fim.',
    ],
    pragmatic: [
      'Mês para Pôr em Ordem',
      'Assuntos práticos pedem atenção e correm bem um de cada vez.',
      'Tens paciência para o que é aborrecido.',
      'Podes cansar-te a fazer tudo na perfeição.',
      'Escolhe três assuntos pendentes e fecha-os por ordem.',
    ],
  },
  5: {
    mystic: [
      'O Mês da Porta que Bate',
      'O vento entra sem bater e muda o lugar às cadeiras.',
      'Do inesperado vem uma carta boa.',
      'Quem fecha todas as janelas sufoca; quem as abre todas constipa-se.',
      'Deixa uma janela ao vento, e só uma.',
    ],
    pragmatic: [
      'Mês para Ajustar',
      'Conta com mudanças de plano, e algumas vão servir-te.',
      'Encontras pessoas e saídas novas.',
      'Podes gastar ou prometer por impulso.',
      'Deixa duas tardes sem compromissos, para o que aparecer.',
    ],
  },
  6: {
    mystic: [
      'O Mês do Pão e das Rosas',
      'A tua cozinha cheira a côdea e a pétala, e quem tem frio dá contigo.',
      'A tua presença põe mais um cavaco no lume dos outros.',
      'O pão de todos pode deixar-te só as migalhas.',
      'Parte a tua fatia primeiro.',
    ],
    pragmatic: [
      'Mês para os Teus',
      'A família, os amigos e a casa vêm para a frente.',
      'Um gesto pequeno repara mais do que uma longa explicação.',
      'Podes ficar com tarefas de todos.',
      'Combina uma refeição com quem tens visto pouco.',
    ],
  },
  7: {
    mystic: [
      'O Mês da Água Parada',
      'O lago está liso, e vê-se nele mais do que o céu.',
      'O que pressentires agora vem de longe.',
      'De tanto olhares o fundo, podes esquecer-te de jantar.',
      'Senta-te cedo à beira da água e não leves relógio.',
    ],
    pragmatic: [
      'Mês para Rever',
      'Um mês mais lento deixa-te estudar, descansar e verificar o rumo.',
      'Percebes meias verdades, também as tuas.',
      'Podes dar uma impressão mais fria do que queres.',
      'Adia o que é barulhento e dá dois serões a uma pergunta que te importa.',
    ],
  },
  8: {
    mystic: [
      'O Mês da Balança',
      'O ouro da lua está no prato, e a tua mão não treme.',
      'O que pediste em justiça aproxima-se.',
      'Quem só pesa esquece o perfume.',
      'Diz o teu preço e depois oferece uma flor.',
    ],
    pragmatic: [
      'Mês para Negociar',
      'O teu esforço torna-se visível, no trabalho e nas contas.',
      'Podes falar do valor do que fazes sem perder a calma.',
      'Podes apertar de mais contigo e com a equipa.',
      'Resolve um assunto pendente nas tuas contas ou nos teus acordos.',
    ],
  },
  9: {
    mystic: [
      'O Mês da Maré que Vaza',
      'A água recua e mostra o que estava por baixo.',
      'O que se vai embora deixa a areia lisa.',
      'Apanhar todas as conchas cansa os braços.',
      'Guarda uma e devolve as outras.',
    ],
    pragmatic: [
      'Mês para Fechar',
      'Este mês serve para concluir, arrumar e passar a outros.',
      'Perdoas com mais facilidade, também a ti.',
      'Podes ficar com pena e adiar o fim.',
      'Acaba uma coisa, larga outra e agradece a uma pessoa.',
    ],
  },
}
