import type { Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** The ones of the Lo Shu square, read apart by how often they stand there: 1, 11, 111, and 1111 or more. */
export const loShuOnesMeanings: Meanings<1 | 11 | 111 | 1111> = {
  1: inOneVoice({
    title: 'Um só 1: Palavras com Porta',
    essence:
      'Um único 1 na data dá-te boas palavras para o mundo lá fora. As mais ternas ficam lá dentro, e é preciso ir chamá-las.',
    gift: 'Quando o assunto são factos, toda a gente te entende à primeira.',
    shadow: 'Quem te quer bem tem de adivinhar, e adivinha mal.',
    scene:
      'Contas o filme inteiro, até a cor dos cortinados. Perguntam-te então como estás: «Cá vou andando», e olhas para o relógio.',
    advice: 'Diz hoje a quem te é próximo uma frase que comece por «sinto».',
  }),
  11: inOneVoice({
    title: 'O 11: Palavras na Medida',
    essence: 'Dois uns são a conta certa: sabes dizer o que pensas e o que sentes, sem misturar uma coisa com a outra.',
    gift: 'Para dar uma notícia difícil, encontras o tom certo.',
    shadow: 'Como vês os dois lados, vêm todos pôr-te nas mãos a sua zanga, e tu ficas com ela.',
    scene:
      'Dois vizinhos discutem por causa da sebe. Pedes a cada um que diga como a vê da janela do outro, e faz-se silêncio.',
    advice: 'Na próxima desavença que não seja tua, deixa que os outros a resolvam.',
  }),
  111: inOneVoice({
    title: 'O 111: Palavras de Sobra',
    essence:
      'Com três uns, as palavras transbordam. Quase sempre é em conversa; às vezes, só no papel, e a boca fica calada.',
    gift: 'Animas qualquer mesa, e uma luva perdida, contada por ti, é uma aventura.',
    shadow: 'Tomas uma pausa por falha, e tratas de a encher com mais do que querias dizer.',
    scene: 'O autocarro já lá vai. Na paragem, um senhor que conheceste há dez minutos limpa as lágrimas de tanto rir.',
    advice: 'Na próxima conversa, antes de responderes, conta até cinco em silêncio.',
  }),
  1111: inOneVoice({
    title: 'O 1111: Palavras por Dizer',
    essence:
      'Com quatro uns ou mais, o que sentes não cabe numa frase. O que importa sai-te tarde, trocado, ou não sai.',
    gift: 'Ouves nos outros aquilo que não dizem, de tão bem que o conheces.',
    shadow: 'O teu silêncio parece uma sentença, e o orgulho não te deixa emendá-la.',
    scene:
      'À porta só disseste «então até qualquer dia». Duas ruas adiante começa o verdadeiro discurso, diante de uma fila de carros estacionados.',
    advice: 'Escreve hoje em três linhas o que queres dizer a alguém, e entrega-as sem emendas.',
  }),
}
