import type { CoreValue, PartialMeanings } from '../meaning.ts'

/** The Maturity number: what grows in the second half of life. */
export const maturityMeanings: PartialMeanings<CoreValue> = {
  1: {
    mystic: {
      title: 'A Aurora Tardia',
      essence: 'Mais tarde nasce em ti um segundo dia, e já sabes para onde.',
      advice: 'Não o deixes passar a dormir.',
    },
    pragmatic: {
      title: 'Maturidade com Autonomia',
      essence: 'Com os anos ganhas coragem para decidir por ti.',
      advice: 'Treina já em coisas pequenas.',
    },
  },
  2: {
    mystic: {
      title: 'O Lago ao Entardecer',
      essence: 'Com os anos a tua água acalma e toda a gente se vê nela.',
      advice: 'Deixa que também te vejam a ti.',
    },
    pragmatic: {
      title: 'Maturidade em Companhia',
      essence: 'Com os anos as relações contam mais e correm melhor.',
      advice: 'Cuida hoje de uma amizade antiga.',
    },
  },
  3: {
    mystic: {
      title: 'A Voz que Amadurece',
      essence: 'Mais tarde a tua canção ganha a nota grave que lhe faltava.',
      advice: 'Canta-a antes de a achares perfeita.',
    },
    pragmatic: {
      title: 'Maturidade Expressiva',
      essence: 'Com os anos falas e crias com mais liberdade.',
      advice: 'Retoma aquilo que largaste na escola, só por gosto.',
    },
  },
  4: {
    mystic: {
      title: 'A Casa Pronta',
      essence: 'Com os anos a obra fecha o telhado, e há sombra no pátio.',
      advice: 'Convida quem carregou pedras contigo.',
    },
    pragmatic: {
      title: 'Maturidade Sólida',
      essence: 'Com os anos vês resultados do que organizaste.',
      advice: 'Não adies o descanso até lá.',
    },
  },
  5: {
    mystic: {
      title: 'O Segundo Mar',
      essence: 'Mais tarde abre-se outro horizonte, e as velas ainda prestam.',
      advice: 'Mantém-nas ao sol.',
    },
    pragmatic: {
      title: 'Maturidade em Movimento',
      essence: 'Com os anos ganhas vontade de mudar e de ver mundo.',
      advice: 'Põe já algum dinheiro e algum tempo de lado para isso.',
    },
  },
  6: {
    mystic: {
      title: 'A Figueira no Pátio',
      essence: 'Com os anos és tu a sombra a que voltam.',
      advice: 'Escolhe quem se senta.',
    },
    pragmatic: {
      title: 'Maturidade que Acolhe',
      essence: 'Com os anos a família e a comunidade contam mais contigo.',
      advice: 'Combina limites cedo.',
    },
  },
  7: {
    mystic: {
      title: 'O Livro da Noite',
      essence: 'Mais tarde o silêncio abre-te as páginas que guardava.',
      advice: 'Lê-as em voz alta a alguém.',
    },
    pragmatic: {
      title: 'Maturidade que Aprofunda',
      essence: 'Com os anos interessa-te mais o porquê do que o quanto.',
      advice: 'Escolhe já uma matéria para estudar.',
    },
  },
  8: {
    mystic: {
      title: 'A Grande Colheita',
      essence: 'Com os anos o peso das espigas dá razão à tua espera.',
      advice: 'Reparte-as em pé de igualdade.',
    },
    pragmatic: {
      title: 'Maturidade com Influência',
      essence: 'Com os anos ganhas influência e recursos.',
      advice: 'Decide a tempo para que os queres.',
    },
  },
  9: {
    mystic: {
      title: 'O Rio que Chega',
      essence: 'Mais tarde entendes para onde corria a água toda.',
      advice: 'Deixa-a ir.',
    },
    pragmatic: {
      title: 'Maturidade Generosa',
      essence: 'Com os anos passas adiante o que sabes.',
      advice: 'Começa por uma pessoa.',
    },
  },
  11: {
    mystic: {
      title: 'O Farol que se Acende Tarde',
      essence: 'Há lenha seca no teu cabo, e os anos trazem a chama.',
      advice: 'Guarda a lenha da chuva das pequenas dúvidas.',
    },
    pragmatic: {
      title: 'Maturidade que Inspira',
      essence: 'Com os anos a tua intuição ganha peso, e outros procuram em ti coragem.',
      advice: 'Aponta que palpites se confirmaram, para lhes conheceres a voz.',
    },
  },
  22: {
    mystic: {
      title: 'Quem Lavra a Catedral',
      essence: 'Assentas pedras de uma torre que talvez só vejas de longe, dourada ao fim da tarde.',
      advice: 'Grava o teu sinal onde ninguém olha, e sorri.',
    },
    pragmatic: {
      title: 'Maturidade que Constrói',
      essence: 'Os anos podem pôr-te nas mãos um projeto maior do que tu, e o saber para o levar.',
      advice: 'Junta as pessoas de que esse projeto precisa, e não só os planos.',
    },
  },
  33: {
    mystic: {
      title: 'O Poço da Praça',
      essence: 'A aldeia inteira virá beber de ti, e a tua água nasce num lugar fundo e calmo.',
      advice: 'Tapa o poço à noite, e deixa-o encher-se de estrelas.',
    },
    pragmatic: {
      title: 'Maturidade que Ensina',
      essence: 'O teu cuidado com os outros amadurece e torna-se orientação que as pessoas procuram.',
      advice: 'Diz com clareza o que não podes carregar por elas.',
    },
  },
}
