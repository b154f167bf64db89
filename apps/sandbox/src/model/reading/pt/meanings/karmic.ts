import type { BriefByValue } from './words.ts'

export const hiddenPassion: BriefByValue = {
  1: {
    mystic: ['O Lume Escondido', 'Debaixo da cinza há uma brasa que quer ser a primeira.', 'Sopra-lhe de manhã.'],
    pragmatic: ['Paixão por Começar', 'O novo atrai-te com força.', 'Acaba um começo por mês.'],
  },
  2: {
    mystic: ['A Água Escondida', 'Corre em ti um fio de água à procura de outro.', 'Deixa-o ouvir-se.'],
    pragmatic: [
      'Paixão por Ligar',
      'Tens uma atenção rara ao que os outros sentem.',
      'Repara também no que sentes tu.',
    ],
  },
  3: {
    mystic: ['O Canto Escondido', 'Há em ti uma ave que canta mal a deixam.', 'Abre a gaiola ao serão.'],
    pragmatic: ['Paixão por Exprimir', 'Criar e contar dá-te energia.', 'Marca isso na semana como um compromisso.'],
  },
  4: {
    mystic: ['A Pedra Escondida', 'Alguma coisa em ti alegra-se quando a parede fica a prumo.', 'Faz hoje uma fiada.'],
    pragmatic: [
      'Paixão por Fazer Bem',
      'O trabalho bem feito dá-te um prazer sincero.',
      'Escolhe onde a perfeição não é precisa.',
    ],
  },
  5: {
    mystic: ['O Vento Escondido', 'Há em ti um vento que só dorme de janela aberta.', 'Deixa uma fresta.'],
    pragmatic: [
      'Paixão por Mudar',
      'A variedade atrai-te, e por isso tens muitos talentos.',
      'Leva um deles mais longe do que os outros.',
    ],
  },
  6: {
    mystic: ['A Brasa da Casa', 'Há em ti uma cozinha acesa a qualquer hora.', 'Cozinha-te um prato.'],
    pragmatic: [
      'Paixão por Cuidar',
      'Tornar a vida mais agradável aos outros dá-te alegria.',
      'Cobra por isso quando for trabalho.',
    ],
  },
  7: {
    mystic: ['A Candeia na Cave', 'Há em ti uma luz que lê quando todos dormem.', 'Escreve o que ela vê.'],
    pragmatic: ['Paixão por Saber', 'A curiosidade leva-te ao fundo das coisas.', 'Partilha o que descobres.'],
  },
  8: {
    mystic: ['O Ouro na Arca', 'Há em ti um peso bom que quer ser usado.', 'Abre a arca à luz do dia.'],
    pragmatic: ['Paixão por Alcançar', 'Os resultados movem-te.', 'Escolhe um que não dê dinheiro.'],
  },
  9: {
    mystic: ['O Mar de Dentro', 'Há em ti uma maré que conhece todas as praias.', 'Fica numa delas o tempo de um chá.'],
    pragmatic: ['Paixão por Servir', 'As causas e as pessoas mexem contigo.', 'Dá tempo e não só vontade.'],
  },
}

export const karmicLesson: BriefByValue = {
  1: {
    mystic: ['O Passo por Dar', 'Falta-te ainda o passo que se dá sem companhia.', 'Dá-o esta noite até à esquina.'],
    pragmatic: ['Aprender a Arriscar', 'Pode custar-te tomar a dianteira.', 'Propõe tu a data e o lugar.'],
  },
  2: {
    mystic: ['A Corda por Afinar', 'Falta ao teu alaúde a corda que escuta.', 'Afina-a pela voz de alguém.'],
    pragmatic: [
      'Aprender a Esperar',
      'Pode faltar-te paciência com o ritmo dos outros.',
      'Conta até cinco antes de responderes.',
    ],
  },
  3: {
    mystic: ['A Canção Calada', 'Uma canção ficou-te na garganta desde a infância.', 'Murmura-a ao lava-loiça.'],
    pragmatic: [
      'Aprender a Mostrar',
      'Podes guardar as palavras ou a alegria por autocrítica.',
      'Mostra uma coisa inacabada.',
    ],
  },
  4: {
    mystic: ['O Alicerce por Abrir', 'Tens a casa desenhada e o chão por abrir.', 'Dá hoje a primeira enxadada.'],
    pragmatic: ['Aprender a Insistir', 'Pode custar-te manter uma rotina.', 'Escolhe uma de cinco minutos.'],
  },
  5: {
    mystic: ['O Mar por Provar', 'Ficou-te uma praia por pisar.', 'Molha os pés antes do inverno.'],
    pragmatic: ['Aprender a Mudar', 'O imprevisto pode assustar-te.', 'Troca uma coisa por semana.'],
  },
  6: {
    mystic: ['A Mesa por Pôr', 'Há na tua casa uma mesa que espera toalha.', 'Põe-na para dois.'],
    pragmatic: [
      'Aprender a Ficar',
      'Laços e deveres longos podem custar-te mais do que os primeiros passos.',
      'Promete uma coisa pequena e cumpre-a.',
    ],
  },
  7: {
    mystic: ['O Poço por Abrir', 'Falta abrir o poço debaixo da tua casa.', 'Escava um pouco em silêncio.'],
    pragmatic: ['Aprender a Aprofundar', 'Podes ficar pela superfície quando há pressa.', 'Lê uma coisa até ao fim.'],
  },
  8: {
    mystic: ['A Chave por Forjar', 'A tua arca está à espera de chave.', 'Aquece o ferro.'],
    pragmatic: [
      'Aprender a Gerir',
      'Dinheiro e poder podem deixar-te pouco à vontade.',
      'Olha para as contas uma vez por mês.',
    ],
  },
  9: {
    mystic: [
      'O Portão do Quintal',
      'Há um portão ao fundo do quintal que nunca abriste à rua.',
      'Abre-o a quem passar com sede.',
    ],
    pragmatic: ['Aprender a Largar', 'Pode custar-te ver para lá do teu círculo.', 'Dá uma hora a quem não conheces.'],
  },
}

export const karmicDebt: BriefByValue = {
  13: {
    mystic: [
      'O Campo a Limpar',
      'Antes da tua semente está um campo de silvas, e a foice assobia.',
      'Ceifa uma fiada por dia.',
    ],
    pragmatic: [
      'Treze: Esforço',
      'Os atalhos saem-te caros, e o trabalho constante rende-te mais do que a outros.',
      'Faz primeiro a parte difícil.',
    ],
  },
  14: {
    mystic: [
      'O Papagaio Preso',
      'O teu papagaio quer a tempestade, e é o fio na tua mão que o faz voar.',
      'Segura o fio com carinho.',
    ],
    pragmatic: [
      'Catorze: Medida',
      'A liberdade é o teu tema, e fica mais leve com alguns compromissos firmes.',
      'Põe-te um limite e mantém-no um mês.',
    ],
  },
  16: {
    mystic: [
      'A Torre e o Relâmpago',
      'O que em ti era alto de mais já sentiu o raio, e pela fenda entrou o céu.',
      'Constrói mais baixo e com janelas.',
    ],
    pragmatic: [
      'Dezasseis: Humildade',
      'Viragens bruscas ensinam-te a largar uma imagem de ti que ficou pequena.',
      'Pergunta a alguém sincero o que não estás a ver.',
    ],
  },
  19: {
    mystic: ['O Sol sem Companhia', 'Ardes como um sol que não sabe pedir lenha.', 'Pede um fósforo.'],
    pragmatic: [
      'Dezanove: Ajuda',
      'Aprendes a ter força sem recusares apoio.',
      'Aceita esta semana uma ajuda de que não precisavas.',
    ],
  },
}
