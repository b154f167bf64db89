import type { Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** Meaning of the first, second, third (main) and fourth Challenge, independent of their number. */
export const challengePhaseMeanings: Meanings<1 | 2 | 3 | 4> = {
  1: inOneVoice({
    title: 'Primeiro Desafio: A Pedra da Juventude',
    essence:
      'O primeiro Desafio pertence à primeira metade da vida e vai-se apagando. Mostra que ferramenta te faltava na caixa com que partiste.',
    gift: 'Trabalhado cedo, este Desafio torna-se uma arte que mais tarde parece talento.',
    shadow:
      'Nos primeiros anos, julgas que a culpa é dos outros, que estão sempre por perto quando alguma coisa corre mal.',
    scene:
      'É a mesma zanga, já com a terceira pessoa com quem divides casa. Fechas a porta e perguntas-te, por uma vez, o que tinham as três em comum.',
    advice:
      'Pensa na última vez em que as coisas correram mal, e escreve o que farias de outra maneira um minuto antes.',
  }),
  2: inOneVoice({
    title: 'Segundo Desafio: A Pedra do Meio',
    essence:
      'Quando a juventude acaba, aparece um segundo Desafio, e o primeiro ainda se faz ouvir. Nota-se sobretudo onde muita coisa depende de ti.',
    gift: 'Agora tens juízo para ver a dificuldade ao longe, e coragem para lhe chamar pelo nome.',
    shadow: 'A rotina esconde bem o Desafio: tudo funciona, e nada te entusiasma.',
    scene:
      'No fim de um dia bom, ficas dez minutos no carro já estacionado. Não há nada de errado; falta só qualquer coisa, e ainda não sabes o quê.',
    advice: 'Dá hoje um nome, com palavras tuas, ao que te falta, e conta-o a alguém que te conheça.',
  }),
  3: inOneVoice({
    title: 'Desafio Principal: O Caminho Inteiro',
    essence:
      'O terceiro Desafio é o principal. Corre por baixo dos outros a vida toda, e é neste ponto que mais se cresce.',
    gift: 'Cada passo que dás aqui vale a dobrar, porque alivia também os outros Desafios.',
    shadow: 'A mesma dificuldade volta sempre com roupa nova, e de todas as vezes julgas que é a primeira.',
    scene:
      'Relês um diário antigo. Mudou a letra, mudaram as ruas e os nomes, e a preocupação da página quatro é a mesma.',
    advice: 'Escreve hoje o que já te custa menos do que dantes. A lista é mais comprida do que pensas.',
  }),
  4: inOneVoice({
    title: 'Quarto Desafio: A Pedra Tardia',
    essence:
      'O último Desafio faz-se sentir na segunda parte da vida, quase sempre com brandura. Mais do que começar coisas, pede-te que as acabes.',
    gift: 'Chegas a esta altura com paciência, e já poucos se atrevem a dizer-te quem devias ser.',
    shadow: 'Dizes que é feitio teu, e deixas o Desafio onde está.',
    scene:
      'Há décadas que dizes não ter jeito para falar em público. Na festa da rua um vizinho pede-te umas palavras, e corre bastante bem.',
    advice: 'Passa esta semana sem dizeres a frase «eu sempre fui assim».',
  }),
}
