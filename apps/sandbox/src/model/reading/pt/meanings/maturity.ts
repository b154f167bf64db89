import type { BriefByValue } from './words.ts'

export const maturity: BriefByValue = {
  1: {
    mystic: [
      'A Aurora Tardia',
      'Mais tarde nasce em ti um segundo dia, e já sabes para onde.',
      'Não o deixes passar a dormir.',
    ],
    pragmatic: [
      'Maturidade com Autonomia',
      'Com os anos ganhas coragem para decidir por ti.',
      'Treina já em coisas pequenas.',
    ],
  },
  2: {
    mystic: [
      'O Lago ao Entardecer',
      'Com os anos a tua água acalma e toda a gente se vê nela.',
      'Deixa que também te vejam a ti.',
    ],
    pragmatic: [
      'Maturidade em Companhia',
      'Com os anos as relações contam mais e correm melhor.',
      'Cuida hoje de uma amizade antiga.',
    ],
  },
  3: {
    mystic: [
      'A Voz que Amadurece',
      'Mais tarde a tua canção ganha a nota grave que lhe faltava.',
      'Canta-a antes de a achares perfeita.',
    ],
    pragmatic: [
      'Maturidade Expressiva',
      'Com os anos soltas a língua e a imaginação.',
      'Retoma aquilo que largaste na escola, só por gosto.',
    ],
  },
  4: {
    mystic: [
      'A Casa Pronta',
      'Com os anos a obra fecha o telhado, e há sombra no pátio.',
      'Convida quem carregou pedras contigo.',
    ],
    pragmatic: ['Maturidade Sólida', 'Com os anos vês resultados do que organizaste.', 'Não adies o descanso até lá.'],
  },
  5: {
    mystic: ['O Segundo Mar', 'Mais tarde abre-se outro horizonte, e as velas ainda prestam.', 'Mantém-nas ao sol.'],
    pragmatic: [
      'Maturidade em Movimento',
      'Com os anos ganhas vontade de mudar e de ver mundo.',
      'Guarda meios para isso.',
    ],
  },
  6: {
    mystic: ['A Figueira no Pátio', 'Com os anos és tu a sombra a que voltam.', 'Escolhe quem se senta.'],
    pragmatic: [
      'Maturidade que Acolhe',
      'Com os anos a família e a comunidade contam mais contigo.',
      'Combina limites cedo.',
    ],
  },
  7: {
    mystic: [
      'O Livro da Noite',
      'Mais tarde o silêncio abre-te as páginas que guardava.',
      'Lê-as em voz alta a alguém.',
    ],
    pragmatic: [
      'Maturidade que Aprofunda',
      'Com os anos interessa-te mais o porquê do que o quanto.',
      'Escolhe já uma matéria para estudar.',
    ],
  },
  8: {
    mystic: [
      'A Grande Colheita',
      'Com os anos o peso das espigas dá razão à tua espera.',
      'Reparte-as em pé de igualdade.',
    ],
    pragmatic: ['Maturidade com Influência', 'Com os anos ganhas peso e meios.', 'Decide a tempo para que os queres.'],
  },
  9: {
    mystic: ['O Rio que Chega', 'Mais tarde entendes para onde corria a água toda.', 'Deixa-a ir.'],
    pragmatic: ['Maturidade Generosa', 'Com os anos passas adiante o que sabes.', 'Começa por uma pessoa.'],
  },
}

export const balance: BriefByValue = {
  1: {
    mystic: ['O Mastro', 'Na tempestade, é no teu próprio mastro que te seguras.', 'Grita por uma corda, mesmo assim.'],
    pragmatic: [
      'Equilíbrio pela Ação',
      'Recuperas a calma quando fazes alguma coisa.',
      'Pede ajuda antes da terceira tentativa.',
    ],
  },
  2: {
    mystic: ['A Outra Mão', 'No escuro sossegas quando sentes outra mão.', 'Estende a tua primeiro.'],
    pragmatic: [
      'Equilíbrio pela Conversa',
      'Recuperas a calma quando falas com alguém.',
      'Escolhe de antemão a pessoa.',
    ],
  },
  3: {
    mystic: ['O Riso no Temporal', 'Quando troveja, é um riso teu que abre a nuvem.', 'Chora também, se for de água.'],
    pragmatic: [
      'Equilíbrio pela Leveza',
      'Recuperas a calma com humor e com um gesto criativo.',
      'Não uses a piada para fugir.',
    ],
  },
  4: {
    mystic: ['O Prumo', 'Quando tudo oscila, procuras o fio que aponta para baixo.', 'Segue-o até aos pés.'],
    pragmatic: ['Equilíbrio pela Ordem', 'Recuperas a calma quando fazes um plano.', 'Deixa nele uma linha vazia.'],
  },
  5: {
    mystic: ['A Janela Aberta', 'Quando o ar pesa, tu abres e respiras.', 'Volta a fechá-la antes da noite.'],
    pragmatic: [
      'Equilíbrio pelo Movimento',
      'Recuperas a calma quando te mexes ou mudas de lugar.',
      'Sai dez minutos e regressa.',
    ],
  },
  6: {
    mystic: ['O Cobertor', 'No frio, aqueces-te a aquecer.', 'Puxa também para o teu lado.'],
    pragmatic: ['Equilíbrio pelo Apoio', 'Recuperas a calma ao dar e ao receber ajuda.', 'Aceita a primeira oferta.'],
  },
  7: {
    mystic: ['A Gruta', 'Quando ruge o mar, recolhes a uma gruta que só tu conheces.', 'Deixa um sinal à entrada.'],
    pragmatic: ['Equilíbrio pelo Silêncio', 'Recuperas a calma a sós e em sossego.', 'Diz quanto tempo precisas.'],
  },
  8: {
    mystic: ['O Leme', 'No temporal a tua mão fica mais firme.', 'Solta-a quando passar.'],
    pragmatic: [
      'Equilíbrio pela Direção',
      'Recuperas a calma quando tomas uma decisão clara.',
      'Ouve antes duas vozes.',
    ],
  },
  9: {
    mystic: ['A Vista do Monte', 'De cima, a tempestade é só uma nuvem.', 'Desce depois a secar-te.'],
    pragmatic: [
      'Equilíbrio pela Distância',
      'Recuperas a calma quando vês o assunto de longe.',
      'Pergunta o que importará daqui a um ano.',
    ],
  },
}
