import type { BriefByValue } from './words.ts'

export const planet: BriefByValue = {
  1: {
    mystic: [
      'Sob o Sol',
      'Surya atravessa os teus dias no seu carro e espera encontrar os portões abertos.',
      'Levanta-te uma vez por semana a tempo de o saudar.',
    ],
    pragmatic: [
      'Sol: Autoridade',
      'Marcam-te a dignidade e a iniciativa, e gostas de estar no centro.',
      'Dá mérito em público e guarda as correções para em particular.',
    ],
  },
  2: {
    mystic: [
      'Sob a Lua',
      'Chandra muda de manto todas as noites, e o teu coração guarda um fio de cada.',
      'Descansa quando ela é fina e dá quando é cheia.',
    ],
    pragmatic: [
      'Lua: Sentir',
      'Tens imaginação e recetividade, e mexe contigo o ambiente à tua volta.',
      'Decide o importante num dia de calma.',
    ],
  },
  3: {
    mystic: [
      'Sob Júpiter',
      'Guru senta-se debaixo da grande árvore, e encontram-te sempre perto dele.',
      'Repete a uma criança o que aprendeste com quem sabe.',
    ],
    pragmatic: [
      'Júpiter: Saber',
      'Aprender, aconselhar e ser justo vem-te com naturalidade.',
      'Dá o conselho uma vez e deixa que o aceitem ou não.',
    ],
  },
  4: {
    mystic: [
      'Sob Rahu',
      'Rahu morde a orla do sol, e por isso vês o que outros têm por certo.',
      'Pergunta, mas deixa o sol seguir.',
    ],
    pragmatic: [
      'Rahu: Outro Ângulo',
      'Pensas fora do costume e desconfias das regras sem razão.',
      'Propõe a alternativa junto com a crítica.',
    ],
  },
  5: {
    mystic: [
      'Sob Mercúrio',
      'Budha corre descalço entre as tuas palavras e traz cartas de toda a parte.',
      'Lê uma até ao fim.',
    ],
    pragmatic: [
      'Mercúrio: Agilidade',
      'Pensas e falas depressa, e aprendes com toda a gente.',
      'Fala um pouco mais devagar quando importa.',
    ],
  },
  6: {
    mystic: [
      'Sob Vénus',
      'Shukra deixa o perfume na soleira, e a beleza sabe onde moras.',
      'Põe uma flor onde ninguém a espera.',
    ],
    pragmatic: [
      'Vénus: Harmonia',
      'O gosto, o afeto e o conforto contam muito para ti.',
      'Distingue o que é paz do que é evitar.',
    ],
  },
  7: {
    mystic: ['Sob Ketu', 'Ketu não tem cabeça, e por isso sabe com o resto.', 'Senta-te sem pergunta, e espera.'],
    pragmatic: [
      'Ketu: Intuição',
      'Percebes as coisas por dentro e precisas de distância para as dizer.',
      'Escreve o palpite antes de o explicares.',
    ],
  },
  8: {
    mystic: [
      'Sob Saturno',
      'Shani caminha com um cajado, e na sua longa estrada nada que leves com honra se perde.',
      'Anda hoje devagar, de propósito.',
    ],
    pragmatic: [
      'Saturno: Persistência',
      'Aguentas o que é longo e difícil, e os frutos chegam-te mais tarde e duram.',
      'Marca os descansos como marcas os prazos.',
    ],
  },
  9: {
    mystic: [
      'Sob Marte',
      'Mangala emprestou-te a lança e espera para ver o que defendes.',
      'Espeta-a no chão enquanto escutas.',
    ],
    pragmatic: [
      'Marte: Coragem',
      'Tens energia e frontalidade, e entras quando outros recuam.',
      'Dorme uma noite sobre a resposta zangada.',
    ],
  },
}
