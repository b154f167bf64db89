import type { PartialMeanings, SingleDigit } from '../meaning.ts'

/** Numbers that the Lo Shu square has more than once. */
export const loShuPresentMeanings: PartialMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'A Fonte Dobrada',
      essence: 'A tua fonte deita mais do que uma bica, e a praça inteira te ouve.',
      advice: 'Deixa a água descansar no tanque.',
    },
    pragmatic: {
      title: 'Palavra Fácil',
      essence: 'Exprimes-te sem esforço.',
      advice: 'Deixa também espaço para a resposta.',
    },
  },
  2: {
    mystic: {
      title: 'A Pele Dupla',
      essence: 'Sentes a chuva antes da nuvem.',
      advice: 'Recolhe a tempo a roupa, e o coração.',
    },
    pragmatic: {
      title: 'Sensibilidade Alta',
      essence: 'Dás por aquilo que os outros não dizem.',
      advice: 'Confirma antes de concluíres.',
    },
  },
  3: {
    mystic: {
      title: 'O Ninho Cheio',
      essence: 'Na tua sebe cantam mais aves do que há ramos.',
      advice: 'Escolhe uma e aprende-lhe a canção.',
    },
    pragmatic: {
      title: 'Imaginação Viva',
      essence: 'Tens ideias em abundância.',
      advice: 'Escreve-as e escolhe uma por semana.',
    },
  },
  4: {
    mystic: {
      title: 'A Oficina Cheia',
      essence: 'Nas tuas prateleiras cada ferramenta tem a sua sombra desenhada.',
      advice: 'Empresta uma.',
    },
    pragmatic: {
      title: 'Sentido Prático',
      essence: 'As tuas mãos e os teus planos são de fiar.',
      advice: 'Deixa uma coisa ao improviso.',
    },
  },
  5: {
    mystic: {
      title: 'O Lume Dobrado',
      essence: 'No teu pátio ardem duas fogueiras, e dança-se entre elas.',
      advice: 'Dá a uma delas menos lenha.',
    },
    pragmatic: {
      title: 'Energia a Dobrar',
      essence: 'Tens muita força e vontade de mudar.',
      advice: 'Gasta uma parte a correr ou a nadar.',
    },
  },
  6: {
    mystic: {
      title: 'Os Muitos Sinos',
      essence: 'Da tua torre chamam vários sinos ao jantar.',
      advice: 'Responde a um de cada vez.',
    },
    pragmatic: {
      title: 'Família em Primeiro',
      essence: 'Cuidas muito, às vezes por medo de que falte.',
      advice: 'Pergunta antes de te preocupares.',
    },
  },
  7: {
    mystic: {
      title: 'A Casa dos Espelhos',
      essence: 'Em ti cada lição volta com outro rosto.',
      advice: 'Sorri à que já conheces.',
    },
    pragmatic: {
      title: 'Aprender Vivendo',
      essence: 'Aprendes mais pela experiência do que por conselhos.',
      advice: 'Conta a alguém a que custou mais.',
    },
  },
  8: {
    mystic: {
      title: 'Os Marcos Juntos',
      essence: 'No teu monte há tantos marcos que se faz muro.',
      advice: 'Abre nele uma passagem.',
    },
    pragmatic: {
      title: 'Olho para o Pormenor',
      essence: 'Nada te escapa.',
      advice: 'Decide o que pode ficar imperfeito.',
    },
  },
  9: {
    mystic: {
      title: 'As Tochas na Serra',
      essence: 'Na tua serra arde uma fila de tochas.',
      advice: 'Leva uma ao vizinho.',
    },
    pragmatic: {
      title: 'Ideais Fortes',
      essence: 'Pensas em grande e julgas depressa.',
      advice: 'Ouve primeiro a outra versão.',
    },
  },
}
