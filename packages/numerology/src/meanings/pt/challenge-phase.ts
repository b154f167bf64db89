import type { Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** Meaning of the first, second, third (main) and fourth Challenge, independent of their number. */
export const challengePhaseMeanings: Meanings<1 | 2 | 3 | 4> = {
  1: inOneVoice({
    title: 'Primeiro Desafio: A Pedra da Juventude',
    essence:
      'O primeiro Desafio pertence à primeira metade da vida e vai-se apagando. Mostra o ponto fraco da caixa de ferramentas com que partiste.',
    gift: 'Trabalhado cedo, este Desafio torna-se uma arte que mais tarde parece talento.',
    shadow: 'Nos primeiros anos, tudo indica que a culpa é dos outros, que estão sempre por perto quando acontece.',
    scene:
      'A mesma zanga, com a terceira pessoa com quem divides casa. Fechas a porta e perguntas-te, por uma vez, o que tinham as três em comum.',
    advice: 'Procura o instante mesmo antes de as coisas correrem mal, e muda só esse instante.',
  }),
  2: inOneVoice({
    title: 'Segundo Desafio: A Pedra do Meio',
    essence:
      'Quando a juventude acaba, avança um segundo Desafio, com o primeiro ainda a fazer eco. Aparece sobretudo onde muita coisa depende de ti.',
    gift: 'Agora tens juízo para ver chegar a dificuldade, e autoridade para a nomear.',
    shadow: 'A rotina esconde bem o Desafio: tudo funciona, e falta qualquer coisa.',
    scene:
      'No fim de um dia bom, ficas dez minutos no carro já estacionado. Não há nada de errado; só ainda não lhe sabes o nome.',
    advice: 'Dá um nome, com palavras tuas, ao que te falta, e conta-o a quem te conhece.',
  }),
  3: inOneVoice({
    title: 'Desafio Principal: O Caminho Inteiro',
    essence:
      'O terceiro Desafio é o principal. Corre por baixo dos outros a vida toda, e é neste ponto que mais se cresce.',
    gift: 'Cada passo vale aqui a dobrar, porque alivia também os outros Desafios.',
    shadow: 'A mesma dificuldade volta sempre com roupa nova, e de todas as vezes julgas que a vês pela primeira.',
    scene:
      'Relês um diário antigo. Mudou a letra, mudaram as ruas e os nomes, e a preocupação da página quatro é a mesma.',
    advice: 'Uma vez por ano, escreve o que já te custa menos do que dantes. A lista é mais comprida do que pensas.',
  }),
  4: inOneVoice({
    title: 'Quarto Desafio: A Pedra Tardia',
    essence:
      'O último Desafio faz-se sentir na segunda parte da vida, quase sempre com brandura. Pede um remate, mais do que um começo.',
    gift: 'Chegas a esta altura com paciência, e já poucos te podem dizer quem devias ser.',
    shadow: 'É tentador chamar feitio ao Desafio e deixá-lo onde está.',
    scene:
      'Há décadas que dizes não ter jeito para falar em público. Na festa da rua um vizinho pede-te umas palavras, e corre bastante bem.',
    advice: 'Risca das tuas conversas uma frase que comece por «eu sempre fui assim».',
  }),
}
