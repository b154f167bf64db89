import type { BriefByValue } from './words.ts'

export const pinnacle: BriefByValue = {
  1: {
    mystic: [
      'O Pinheiro no Cume',
      'Por um longo trecho o vento vem-te de frente, e o pinheiro da crista ensina-te a ficar de pé.',
      'Crava a raiz um pouco mais a cada rajada.',
    ],
    pragmatic: [
      'Anos de Autonomia',
      'Nestes anos aprendes a agir por ti e a confiar no resultado.',
      'Aceita uma responsabilidade que leve só o teu nome.',
    ],
  },
  2: {
    mystic: [
      'O Vale dos Dois Ribeiros',
      'Nestes anos o teu caminho segue a água, e a água procura companhia.',
      'Faz o moinho onde as correntes se juntam.',
    ],
    pragmatic: [
      'Anos de Parceria',
      'A sensibilidade e a cooperação são os grandes assuntos desta fase.',
      'Escolhe devagar quem fica perto e sê leal a quem escolheste.',
    ],
  },
  3: {
    mystic: [
      'A Encosta das Vinhas',
      'É tua por uns anos uma encosta ao sol, e as uvas estão cheias de canções.',
      'Poda no inverno, para que o verão não seja só folhas.',
    ],
    pragmatic: [
      'Anos de Criação',
      'Esta fase favorece a imaginação e o convívio, se lhes deres disciplina.',
      'Produz pouco e com regularidade, em vez de muito e raramente.',
    ],
  },
  4: {
    mystic: [
      'A Pedreira',
      'Durante muito tempo as tuas mãos cheiram a pedra, e de pedra há de ser a casa.',
      'Põe um banco na obra e senta-te nele.',
    ],
    pragmatic: [
      'Anos de Construção',
      'O trabalho e a estrutura pedem muito e deixam base para o resto.',
      'Mantém um dia por semana livre de obrigações.',
    ],
  },
  5: {
    mystic: [
      'A Estrada dos Ventos',
      'Por uns anos nenhum porto é o último, e o mapa desenha-se enquanto andas.',
      'Leva pouco, e cuida bem disso.',
    ],
    pragmatic: [
      'Anos de Movimento',
      'Mudanças e experiências novas marcam esta fase, e aprendes depressa.',
      'Mantém uma coisa estável enquanto mudas o resto.',
    ],
  },
  6: {
    mystic: [
      'O Pátio da Casa Grande',
      'São anos de pão, de berços e de velhos ao sol, e a tua porta fica ao meio.',
      'Guarda para ti o banco debaixo da figueira.',
    ],
    pragmatic: [
      'Anos de Família',
      'A casa, os compromissos e o cuidado com outros ocupam o centro.',
      'Divide as tarefas antes de as fazeres todas.',
    ],
  },
  7: {
    mystic: [
      'O Mosteiro na Neblina',
      'O caminho passa por um lugar calado, e o que lá ouvires não se aprende na feira.',
      'Desce aos sábados ao mercado.',
    ],
    pragmatic: [
      'Anos de Estudo',
      'Aprofundas, especializas-te e precisas de mais tempo a sós.',
      'Escolhe um tema e torna-te na pessoa que sabe dele.',
    ],
  },
  8: {
    mystic: [
      'O Celeiro do Alto',
      'Nestes anos a colheita sobe a encosta, e és tu quem tem a chave.',
      'Deixa cair espigas de propósito.',
    ],
    pragmatic: [
      'Anos de Realização',
      'Podes chegar a uma posição de influência, com competência e justiça.',
      'Mede o êxito também pelo que os outros ganharam.',
    ],
  },
  9: {
    mystic: [
      'O Estuário',
      'O rio alarga-se por uns anos, e o que levava já não é só teu.',
      'Deixa ir um barco em cada maré.',
    ],
    pragmatic: [
      'Anos de Entrega',
      'Ganhas uma visão larga e aprendes a largar.',
      'Escolhe uma causa e dá-lhe tempo certo.',
    ],
  },
  11: {
    mystic: [
      'O Cume do Relâmpago',
      'Nestes anos o céu fala-te mais de perto, e há noites claras como dia.',
      'Ata-te à rocha antes de olhares para cima.',
    ],
    pragmatic: [
      'Anos de Inspiração',
      'A sensibilidade aumenta e traz-te ideias fortes, com alguma tensão.',
      'Protege o sono como protegerias um cliente.',
    ],
  },
  22: {
    mystic: [
      'O Estaleiro das Estrelas',
      'Por um longo trecho tens nas mãos pedras para uma obra maior do que a tua casa.',
      'Chama quem carregue contigo.',
    ],
    pragmatic: [
      'Anos de Obra Grande',
      'Podes levar por diante um projeto de fôlego, se o dividires.',
      'Escolhe bem a equipa antes do plano.',
    ],
  },
  33: {
    mystic: [
      'A Fonte da Praça',
      'Nestes anos bebe de ti quem passa, e a pedra à volta fica lisa.',
      'Fecha a torneira à noite.',
    ],
    pragmatic: [
      'Anos de Entrega aos Outros',
      'Ensinar e apoiar ocupam o centro, e és exemplo para muita gente.',
      'Guarda um dia por semana só para ti.',
    ],
  },
}
