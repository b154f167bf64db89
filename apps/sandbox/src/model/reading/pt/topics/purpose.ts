import type { TopicWords } from '../../stock.ts'
import { self } from './self.ts'

export const purpose: TopicWords = {
  subject: 'o teu propósito',
  openings: {
    mystic: [
      'antes de lhe dares um nome, o teu propósito já tinha um número.',
      'a estrada debaixo dos teus pés é mais velha do que as tuas dúvidas sobre ela.',
      'um propósito não é uma estrela distante; é o lado para onde a tua lanterna balança sempre.',
      'tens esperado um trovão, e uma vocação vem mais vezes como um fio de perfume.',
      'o rio não pergunta para que serve, e mesmo assim chega.',
    ],
    pragmatic: [
      'o propósito vê-se melhor como padrão do que como promessa.',
      'a data em que nasceste dá a direção geral.',
      'não o vais encontrar a pensar, mas podes ver onde já o tens seguido.',
      'procuremos um verbo em vez de uma profissão.',
      'um propósito é aquilo a que voltas depois de o teres largado.',
    ],
  },
  lines: self.lines,
  suggestions: {
    mystic: [
      'Escreve esta noite o que continuarias a fazer se ninguém te agradecesse e lê-o uma vez à janela.',
      'Pensa na última vez em que as horas se derreteram e põe esse mesmo lume num serão desta semana.',
      'Pergunta a uma criança em que tens jeito e leva a resposta tão a sério como um mapa de estrelas.',
      'Caminha sem companhia até um pensamento te fazer andar mais depressa, e só então volta para casa.',
      'Põe no chão três coisas que fizeste ou consertaste e procura a mão que têm em comum.',
      'Diz à noite numa frase para que serves e muda uma palavra todas as noites durante uma semana.',
    ],
    pragmatic: [
      'Dá uma tarde desta semana ao trabalho a que insistes em chamar passatempo e acaba um pedaço.',
      'Lista os cinco melhores dias de que te lembras, põe um verbo ao lado de cada um e vê qual se repete.',
      'Oferece uma hora do que fazes bem a quem precise, antes do fim do mês.',
      'Pergunta a três pessoas, em separado, “quando é que me viste no meu melhor?” e compara.',
      'Escreve esta noite por que te elogiavam aos dez anos e por que te elogiam agora, e procura o que coincide.',
      'Escolhe o problema à tua volta que mais te irrita e faz no sábado uma coisa pequena contra ele.',
    ],
  },
}
