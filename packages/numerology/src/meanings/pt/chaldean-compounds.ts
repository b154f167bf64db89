import type { PartialMeanings } from '../meaning.ts'

const titled = (title: string, essence: string) => ({
  mystic: { title, essence },
  pragmatic: { title, essence },
})

/** The Chaldean compounds: a title, and its gist in a sentence. */
export const chaldeanCompoundMeanings: PartialMeanings<number> = {
  10: titled('A Roda da Fortuna', 'Sobe e desce pela mão da tua própria vontade.'),
  11: titled('O Leão Açaimado', 'Tem força e uma prova escondida: dois desejos que puxam em sentidos contrários.'),
  12: titled('O Sacrifício do Aprendiz', 'Avisa que os planos dos outros te podem gastar o tempo.'),
  13: titled('O Campo do Ceifeiro', 'Fala de mudança: o que cai deixa lugar ao que cresce.'),
  14: titled('O Movimento', 'Traz encontros, viagens e a tentação da pressa.'),
  15: titled('O Mago', 'Dá encanto e poder de convencer, e pede que os uses bem.'),
  16: titled('A Cidadela Abalada', 'Lembra que uma torre alta de mais pede alicerces sinceros.'),
  17: titled('A Estrela dos Magos', 'Promete paz depois do esforço e um nome que fica.'),
  18: titled('A Luta entre Matéria e Espírito', 'Pede que o ganho não decida por ti.'),
  19: titled('O Príncipe do Céu', 'Tem a claridade do sol e a alegria de começar.'),
  20: titled('O Despertar', 'Chama para um novo propósito, com alguma demora pelo caminho.'),
  21: titled('A Coroa dos Magos', 'Fala de uma vitória que vem depois de uma longa prova.'),
  22: titled('O Bom que Sonha', 'Avisa contra a confiança cega e elogia a bondade.'),
  23: titled('A Estrela Real do Leão', 'Traz proteção e ajuda de quem está acima.'),
  24: titled('Amor e Apoio', 'Junta ao teu nome pessoas que te querem ajudar.'),
  25: titled('Força pela Experiência', 'Ensina com o que correu mal e dá bom olho para as pessoas.'),
  26: titled('O Aviso das Alianças', 'Pede cuidado com quem escolhes para caminhar contigo.'),
  27: titled('O Cetro', 'Premeia quem segue a própria ideia com juízo.'),
  28: titled('O Cordeiro e o Leão', 'Dá muito, e pede que guardes uma parte.'),
  29: titled('A Graça sob Pressão', 'Fala de incertezas que te ensinam em quem confiar.'),
  30: titled('A Reflexão', 'Põe o pensamento acima da posse.'),
  31: titled('Quem se Recolhe', 'Dá um mundo interior rico, um pouco à parte.'),
  32: titled('A Comunicação', 'Junta pessoas e ideias, se mantiveres o teu juízo.'),
  37: titled('A Boa Parceria', 'Favorece laços, amizade e o trabalho a dois.'),
  43: titled('A Reviravolta', 'Fala de começar outra vez, com menos peso.'),
  51: titled('Quem Combate', 'Dá avanço rápido e coragem, e pede prudência.'),
}
