import type { BriefByValue } from './words.ts'

export const loShuComplete: BriefByValue = {
  mental: {
    mystic: ['A Sala Alta', 'A tua sala de cima está acesa de parede a parede.', 'Desce a escada de vez em quando.'],
    pragmatic: ['Força da Mente', 'Memória e raciocínio ajudam-te.', 'Ensina o que sabes.'],
  },
  emotional: {
    mystic: ['O Porto Cheio', 'No teu cais do meio há barcos de todas as cores.', 'Deixa entrar mais um.'],
    pragmatic: [
      'Força do Coração',
      'Lidas bem com o que sentes e com o que os outros sentem.',
      'Usa isso numa conversa difícil.',
    ],
  },
  practical: {
    mystic: ['O Chão de Carvalho', 'O teu chão aguenta qualquer dança.', 'Convida quem só sonha.'],
    pragmatic: ['Força das Mãos', 'Das ideias fazes coisas.', 'Escolhe bem de quem são.'],
  },
  thought: {
    mystic: ['A Escada de Prata', 'Uma escada de prata sobe do teu pátio até ao plano.', 'Sobe-a de mãos livres.'],
    pragmatic: ['Força do Plano', 'Vês os passos antes de andar.', 'Explica-os em três frases.'],
  },
  will: {
    mystic: ['A Chama Direita', 'Pelo centro de ti sobe uma chama que não treme.', 'Abriga com ela a de alguém.'],
    pragmatic: ['Força da Vontade', 'O que decides, cumpres.', 'Confirma se ainda o queres.'],
  },
  action: {
    mystic: ['O Cavalo Aparelhado', 'À tua porta está sempre um cavalo aparelhado.', 'Deixa-o pastar um dia.'],
    pragmatic: ['Força da Ação', 'Passas depressa do dito ao feito.', 'Pergunta primeiro a quem afeta.'],
  },
  golden: {
    mystic: [
      'O Fio de Ouro',
      'De canto a canto do teu quadrado corre um fio de ouro.',
      'Segue-o quando tiveres dúvidas.',
    ],
    pragmatic: ['Linha de Ouro', 'Equilíbrio e sentido dão-te base.', 'Partilha o que tens a mais.'],
  },
  silver: {
    mystic: [
      'O Fio de Prata',
      'De canto a canto do teu quadrado corre um fio de prata.',
      'Enrola-o à noite com cuidado.',
    ],
    pragmatic: ['Linha de Prata', 'Constróis com constância o que é material.', 'Festeja uma etapa.'],
  },
}

export const loShuEmpty: BriefByValue = {
  mental: {
    mystic: [
      'O Quarto de Cima',
      'O teu quarto de cima está às escuras e cheio de ecos, bom lugar para uma vela.',
      'Leva para lá um só pensamento.',
    ],
    pragmatic: ['Treino da Cabeça', 'Memória e concentração podem precisar de ajudas.', 'Põe as notas onde as vejas.'],
  },
  emotional: {
    mystic: [
      'O Porto a Dormir',
      'No teu cais do meio ainda não há barcos, e as argolas brilham no muro.',
      'Aprende o nome de uma maré, depois de outra.',
    ],
    pragmatic: [
      'Treino do Coração',
      'Podes esconder o que sentes ou só dar por isso de surpresa.',
      'Diz o teu estado com uma palavra exata, duas vezes por dia.',
    ],
  },
  practical: {
    mystic: [
      'O Chão de Nuvens',
      'Moras num chão de nuvens, lindo e mau para pôr cadeiras.',
      'Tece um tapete em que se possa pisar.',
    ],
    pragmatic: [
      'Treino das Mãos',
      'As ideias podem ficar ideias se ninguém pedir o resultado.',
      'Promete uma coisa acabada a uma pessoa certa.',
    ],
  },
  thought: {
    mystic: [
      'O Mapa por Desenhar',
      'O teu pergaminho está liso, e o lápis afiado.',
      'Traça uma só linha até à primeira fonte.',
    ],
    pragmatic: ['Treino do Plano', 'Podes avançar sem ver o passo seguinte.', 'Escreve só os próximos dois.'],
  },
  will: {
    mystic: ['O Lume Brando', 'No centro de ti o lume é brando e espera por sopro.', 'Sopra-lhe antes de adormecer.'],
    pragmatic: [
      'Treino da Vontade',
      'Podes ceder cedo a quem fala mais alto.',
      'Decide uma coisa pequena por dia e mantém-na.',
    ],
  },
  action: {
    mystic: ['A Sela Pendurada', 'A sela está pendurada e o caminho ainda sem pegadas.', 'Leva-a hoje até ao portão.'],
    pragmatic: ['Treino da Ação', 'Podes esperar demais pelo momento certo.', 'Faz a coisa durante cinco minutos.'],
  },
  golden: {
    mystic: ['O Fio por Dourar', 'De canto a canto falta ainda o fio de ouro.', 'Procura-lhe a ponta no que já amas.'],
    pragmatic: ['Treino do Equilíbrio', 'Podes saltar de um extremo a outro.', 'Escolhe o meio uma vez por semana.'],
  },
  silver: {
    mystic: [
      'O Fio por Pratear',
      'De canto a canto falta ainda o fio de prata.',
      'Põe a secar ao luar a primeira meada.',
    ],
    pragmatic: ['Treino da Constância', 'Podes largar o que demora.', 'Dá-lhe dez minutos por dia.'],
  },
}
