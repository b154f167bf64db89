import type { Meanings, SingleDigit } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** The Subconscious Self: how surely one meets the unexpected, by how many of the nine values the name holds. */
export const subconsciousSelfMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Eu Subconsciente 1: Tudo É Novo',
    essence:
      'O teu nome tem um único valor, coisa raríssima. Perante o imprevisto tens uma resposta forte e nenhuma segunda.',
    gift: 'A tua resposta está treinada como nenhuma outra, e sai sem tremer.',
    shadow: 'Onde a resposta não serve, dá-la na mesma, só que mais alto.',
    scene: 'A máquina quer moedas e tens uma nota. Voltas a estender a nota, com mais firmeza.',
    advice: 'Aprende de cor uma outra reação, como perguntar a quem está atrás de ti.',
  }),
  2: inOneVoice({
    title: 'Eu Subconsciente 2: Duas Cordas',
    essence:
      'No teu nome soam só dois valores, e quase todas as surpresas te apanham sem música pronta. Olhas para alguém antes de te mexeres.',
    gift: 'Sabes ao certo o que fazes bem, e é isso que ofereces onde faz falta.',
    shadow: 'Esperas por uma mão que tarda, e o momento passa.',
    scene:
      'Falta a água no prédio. Bates primeiro à porta da frente, e só depois, em companhia, procuras a torneira de segurança.',
    advice: 'Decide com antecedência o que fazes primeiro quando não há a quem perguntar.',
  }),
  3: inOneVoice({
    title: 'Eu Subconsciente 3: Faíscas Soltas',
    essence: 'Com três valores no nome, um aperto parte-te em bocados. Tudo parece urgente, e falar parece agir.',
    gift: 'Levantas o ânimo a quem está contigo, e isso vale muito numa crise.',
    shadow: 'A energia vai para todos os lados, e pouca chega a algum.',
    scene:
      'Rebenta a torneira da cozinha. Ligas a duas amigas, filmas, vais buscar a esfregona, pousas a esfregona e procuras os sapatos.',
    advice: 'Diz em voz alta o que tem de acontecer primeiro, e faz isso antes de voltares a falar.',
  }),
  4: inOneVoice({
    title: 'Eu Subconsciente 4: Ao Pormenor',
    essence:
      'Quatro valores fazem com que te agarres ao que está perto e é certo, quando o chão se mexe. Verificas, separas, fazes listas.',
    gift: 'Nada de pequeno fica esquecido, e os papéis estão na pasta.',
    shadow: 'Arrumas a gaveta enquanto a casa precisa de ti.',
    scene:
      'O voo foi cancelado. Enquanto outros gritam ao balcão, copias todos os números do painel, em colunas direitinhas.',
    advice: 'Pergunta «o que é aqui o mais importante?» antes de começares pelo mais pequeno.',
  }),
  5: inOneVoice({
    title: 'Eu Subconsciente 5: De Meia-Volta',
    essence:
      'Quando algo te surpreende, mexes-te, e cinco valores dão-te vários caminhos. O perigo está em ires por todos.',
    gift: 'Sais do susto num instante, e vês portas que escapam a outros.',
    shadow: 'O que está meio resolvido aborrece-te, e meio resolvido fica.',
    scene:
      'A tenda não se segura com o vento. Já tiveste três ideias e arrancaste as estacas todas, e a segunda ideia era boa.',
    advice: 'Leva uma solução até ao fim antes de a melhorares.',
  }),
  6: inOneVoice({
    title: 'Eu Subconsciente 6: Os Teus Primeiro',
    essence:
      'São seis os valores: num aperto, pensas logo nas pessoas. Primeiro contas cabeças; depois perguntas o que houve.',
    gift: 'Pode contar-se contigo, e por ti quase não tens medo.',
    shadow: 'Sentes culpa pelo que ninguém podia ter evitado.',
    scene: 'Fecharam a ponte, e há filas por toda a cidade. Já estás a telefonar aos teus, por ordem alfabética.',
    advice: 'Cuida de ti em segundo lugar, e não em último.',
  }),
  7: inOneVoice({
    title: 'Eu Subconsciente 7: O Quarto de Dentro',
    essence:
      'Com sete valores, recolhes-te um momento quando as coisas correm mal, e vê-las por dentro. A resposta costuma ser boa.',
    gift: 'Atravessas o barulho até à causa, e não perdes a compostura.',
    shadow: 'Quem precisa de ti agora só vê uma porta fechada.',
    scene:
      'Falam todos ao mesmo tempo das chaves perdidas. Sentas-te, fechas os olhos e dizes: casaco azul, bolso esquerdo.',
    advice: 'Avisa que estás a pensar, para que os outros saibam esperar.',
  }),
  8: inOneVoice({
    title: 'Eu Subconsciente 8: Chão Firme',
    essence:
      'Oito valores seguram-te em quase todas as tempestades. Pegas no que acontece, pesas e ages, e as pessoas juntam-se atrás de ti.',
    gift: 'Rendes muito sem correr, e as dificuldades acalmam-te.',
    shadow: 'Tomas o comando onde ninguém to pediu, e esqueces-te de explicar.',
    scene:
      'A chuva apanhou a excursão a meio. Já encontraste o guarda-chuva a mais, o número do motorista e um sítio enxuto para onze pessoas.',
    advice: 'Junta a cada ordem uma frase a explicar porquê.',
  }),
  9: inOneVoice({
    title: 'Eu Subconsciente 9: Nada É Estranho',
    essence:
      'Os nove valores estão todos no teu nome, e por isso nada do que acontece te é inteiramente alheio. Manténs a cabeça fria quando outros a perdem.',
    gift: 'Sabes fazer quase todos os papéis, e ficas com o que fizer falta.',
    shadow: 'Tanta calma parece indiferença e, uma vez por outra, é.',
    scene:
      'A notícia põe o escritório inteiro de pé. Acabas a tua frase, pões água a ferver e perguntas quem quer chá.',
    advice: 'Da próxima vez, diz por palavras que o assunto também te toca.',
  }),
}
