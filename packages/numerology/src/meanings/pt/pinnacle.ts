import type { CoreValue, PartialMeanings } from '../meaning.ts'

/** The Pinnacles: the four long phases of a life. */
export const pinnacleMeanings: PartialMeanings<CoreValue> = {
  1: {
    mystic: {
      title: 'O Pinheiro no Cume',
      essence: 'Por um longo trecho o vento vem-te de frente, e o pinheiro da crista ensina-te a ficar de pé.',
      advice: 'Crava a raiz um pouco mais a cada rajada.',
    },
    pragmatic: {
      title: 'Anos de Autonomia',
      essence: 'Nestes anos aprendes a agir por ti e a confiar no resultado.',
      advice: 'Aceita uma responsabilidade que leve só o teu nome.',
    },
  },
  2: {
    mystic: {
      title: 'O Vale dos Dois Ribeiros',
      essence: 'Nestes anos o teu caminho segue a água, e a água procura companhia.',
      advice: 'Faz o moinho onde as correntes se juntam.',
    },
    pragmatic: {
      title: 'Anos de Parceria',
      essence: 'A sensibilidade e a cooperação são os grandes assuntos desta fase.',
      advice: 'Escolhe devagar quem fica perto e sê leal a quem escolheste.',
    },
  },
  3: {
    mystic: {
      title: 'A Encosta das Vinhas',
      essence: 'Durante anos é tua uma encosta ao sol, e as uvas estão cheias de canções.',
      advice: 'Poda no inverno, para que o verão não seja só folhas.',
    },
    pragmatic: {
      title: 'Anos de Criação',
      essence: 'Esta fase favorece a imaginação e o convívio, se lhes deres disciplina.',
      advice: 'Produz pouco e com regularidade, em vez de muito e raramente.',
    },
  },
  4: {
    mystic: {
      title: 'A Pedreira',
      essence: 'Durante muito tempo as tuas mãos cheiram a pedra, e de pedra há de ser a casa.',
      advice: 'Põe um banco na obra e senta-te nele.',
    },
    pragmatic: {
      title: 'Anos de Construção',
      essence: 'O trabalho e a estrutura pedem muito e deixam base para o resto.',
      advice: 'Mantém um dia por semana livre de obrigações.',
    },
  },
  5: {
    mystic: {
      title: 'A Estrada dos Ventos',
      essence: 'Durante anos nenhum porto é o último, e o mapa desenha-se enquanto andas.',
      advice: 'Leva pouco, e cuida bem disso.',
    },
    pragmatic: {
      title: 'Anos de Movimento',
      essence: 'Mudanças e experiências novas marcam esta fase, e aprendes depressa.',
      advice: 'Mantém uma coisa estável enquanto mudas o resto.',
    },
  },
  6: {
    mystic: {
      title: 'O Pátio da Casa Grande',
      essence: 'São anos de pão, de berços e de velhos ao sol, e a tua porta fica ao meio.',
      advice: 'Guarda para ti o banco debaixo da figueira.',
    },
    pragmatic: {
      title: 'Anos de Família',
      essence: 'A casa, os compromissos e o cuidado com outros ocupam o centro.',
      advice: 'Divide as tarefas antes de as fazeres todas.',
    },
  },
  7: {
    mystic: {
      title: 'O Mosteiro na Neblina',
      essence: 'O caminho passa por um lugar calado, e o que lá ouvires não se aprende na feira.',
      advice: 'Desce aos sábados ao mercado.',
    },
    pragmatic: {
      title: 'Anos de Estudo',
      essence: 'Aprofundas, especializas-te e precisas de mais tempo a sós.',
      advice: 'Escolhe um tema e torna-te a pessoa que sabe dele.',
    },
  },
  8: {
    mystic: {
      title: 'O Celeiro do Alto',
      essence: 'Nestes anos a colheita sobe a encosta, e és tu quem tem a chave.',
      advice: 'Deixa cair espigas de propósito.',
    },
    pragmatic: {
      title: 'Anos de Realização',
      essence: 'Podes chegar a uma posição de influência, com competência e justiça.',
      advice: 'Mede o êxito também pelo que os outros ganharam.',
    },
  },
  9: {
    mystic: {
      title: 'O Estuário',
      essence: 'Nestes anos o rio alarga-se, e a água que levava já não é tua apenas.',
      advice: 'Deixa ir um barco em cada maré.',
    },
    pragmatic: {
      title: 'Anos de Entrega',
      essence: 'Ganhas uma visão larga e aprendes a largar.',
      advice: 'Escolhe uma causa e dá-lhe tempo certo.',
    },
  },
  11: {
    mystic: {
      title: 'O Cume do Relâmpago',
      essence: 'Nestes anos o céu fala-te mais de perto, e há noites claras como dia.',
      advice: 'Ata-te à rocha antes de olhares para cima.',
    },
    pragmatic: {
      title: 'Anos de Inspiração',
      essence: 'A sensibilidade aumenta e traz-te ideias fortes, com alguma tensão.',
      advice: 'Protege o teu sono como proteges um compromisso.',
    },
  },
  22: {
    mystic: {
      title: 'O Estaleiro das Estrelas',
      essence: 'Por um longo trecho tens nas mãos pedras para uma obra maior do que a tua casa.',
      advice: 'Chama quem carregue contigo.',
    },
    pragmatic: {
      title: 'Anos de Obra Grande',
      essence: 'Podes levar por diante um projeto de fôlego, se o dividires.',
      advice: 'Escolhe bem a equipa antes do plano.',
    },
  },
  33: {
    mystic: {
      title: 'A Fonte da Praça',
      essence: 'Nestes anos bebe de ti quem passa, e a pedra à volta fica lisa.',
      advice: 'Fecha a torneira à noite.',
    },
    pragmatic: {
      title: 'Anos de Ensino pelo Exemplo',
      essence: 'Ensinar e apoiar ocupam o centro, e és exemplo para muita gente.',
      advice: 'Guarda um dia por semana só para ti.',
    },
  },
}
