import type { PartialMeanings, SingleDigit } from '../meaning.ts'

/** The planets of the Vedic numbers. */
export const planetMeanings: PartialMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'Sob o Sol',
      essence: 'Surya atravessa os teus dias no seu carro e espera encontrar os portões abertos.',
      advice: 'Levanta-te uma vez por semana a tempo de o saudar.',
    },
    pragmatic: {
      title: 'Sol: Autoridade',
      essence: 'Tens dignidade e iniciativa, e gostas de estar no centro.',
      advice: 'Elogia em público e corrige em particular.',
    },
  },
  2: {
    mystic: {
      title: 'Sob a Lua',
      essence: 'Chandra muda de manto todas as noites, e o teu coração guarda um fio de cada.',
      advice: 'Descansa quando ela é fina e dá quando é cheia.',
    },
    pragmatic: {
      title: 'Lua: Sentir',
      essence: 'Tens imaginação e sensibilidade, e o ambiente à tua volta mexe contigo.',
      advice: 'Decide o importante num dia de calma.',
    },
  },
  3: {
    mystic: {
      title: 'Sob Júpiter',
      essence: 'Guru senta-se debaixo da grande árvore, e encontram-te sempre perto dele.',
      advice: 'Repete a uma criança o que aprendeste com quem sabe.',
    },
    pragmatic: {
      title: 'Júpiter: Saber',
      essence: 'Aprender, aconselhar e ser justo vem-te com naturalidade.',
      advice: 'Dá o conselho uma vez e deixa que o aceitem ou não.',
    },
  },
  4: {
    mystic: {
      title: 'Sob Rahu',
      essence: 'Rahu morde a orla do sol, e por isso vês o que outros têm por certo.',
      advice: 'Pergunta, mas deixa o sol seguir.',
    },
    pragmatic: {
      title: 'Rahu: Outro Ângulo',
      essence: 'Pensas fora do costume e desconfias das regras sem razão.',
      advice: 'Propõe a alternativa junto com a crítica.',
    },
  },
  5: {
    mystic: {
      title: 'Sob Mercúrio',
      essence: 'Budha corre descalço entre as tuas palavras e traz cartas de toda a parte.',
      advice: 'Lê uma até ao fim.',
    },
    pragmatic: {
      title: 'Mercúrio: Agilidade',
      essence: 'Pensas e falas depressa, e aprendes com toda a gente.',
      advice: 'Fala um pouco mais devagar quando importa.',
    },
  },
  6: {
    mystic: {
      title: 'Sob Vénus',
      essence: 'Shukra deixa o perfume na soleira, e a beleza sabe onde moras.',
      advice: 'Põe uma flor onde ninguém a espera.',
    },
    pragmatic: {
      title: 'Vénus: Harmonia',
      essence: 'O gosto, o afeto e o conforto contam muito para ti.',
      advice: 'Distingue o que é paz do que é evitar.',
    },
  },
  7: {
    mystic: {
      title: 'Sob Ketu',
      essence: 'Ketu não tem cabeça, e por isso sabe com o resto.',
      advice: 'Senta-te sem pergunta, e espera.',
    },
    pragmatic: {
      title: 'Ketu: Intuição',
      essence: 'Percebes as coisas por dentro e precisas de distância para as dizer.',
      advice: 'Escreve o palpite antes de o explicares.',
    },
  },
  8: {
    mystic: {
      title: 'Sob Saturno',
      essence: 'Shani caminha com um cajado, e na sua longa estrada nada que leves com honra se perde.',
      advice: 'Anda hoje devagar, de propósito.',
    },
    pragmatic: {
      title: 'Saturno: Persistência',
      essence: 'Aguentas o que é longo e difícil, e os frutos chegam-te mais tarde e duram.',
      advice: 'Marca os descansos como marcas os prazos.',
    },
  },
  9: {
    mystic: {
      title: 'Sob Marte',
      essence: 'Mangala emprestou-te a lança e espera para ver o que defendes.',
      advice: 'Espeta-a no chão enquanto escutas.',
    },
    pragmatic: {
      title: 'Marte: Coragem',
      essence: 'Tens energia e frontalidade, e entras quando outros recuam.',
      advice: 'Dorme uma noite sobre a resposta zangada.',
    },
  },
}
