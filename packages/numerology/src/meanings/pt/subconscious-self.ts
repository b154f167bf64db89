import type { Meanings, SingleDigit } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** The Subconscious Self: how surely one meets the unexpected, by how many of the nine values the name holds. */
export const subconsciousSelfMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Eu Subconsciente 1: Tudo É Novo',
    essence:
      'O teu nome tem um só dos nove números, coisa raríssima. Perante o imprevisto tens uma resposta forte, e mais nenhuma.',
    gift: 'Essa tua resposta está treinada como nenhuma outra, e sai sem tremer.',
    shadow: 'Quando a resposta não serve, repetes a mesma, só que mais alto.',
    scene: 'A máquina quer moedas e tens uma nota. Voltas a estender a nota, com mais firmeza.',
    advice: 'Treina esta semana outra reação, como perguntar a quem está ao lado o que faria.',
  }),
  2: inOneVoice({
    title: 'Eu Subconsciente 2: Duas Cordas',
    essence:
      'O teu nome tem só dois números, e quase todas as surpresas te apanham sem resposta pronta. Olhas para quem está ao teu lado antes de te mexeres.',
    gift: 'Sabes ao certo o que fazes bem, e ofereces isso onde faz falta.',
    shadow: 'Esperas por uma mão que tarda, e o momento passa.',
    scene:
      'Falta a luz no prédio. Bates primeiro à porta de quem mora em frente, e só depois, em companhia, vais ver o quadro elétrico.',
    advice: 'Decide hoje o que fazes primeiro quando não tens a quem perguntar.',
  }),
  3: inOneVoice({
    title: 'Eu Subconsciente 3: Faíscas Soltas',
    essence:
      'Com três números diferentes no nome, dispersas-te num aperto: tudo te parece urgente, e julgas que falar já é agir.',
    gift: 'Levantas o ânimo a quem está contigo, e isso vale muito numa crise.',
    shadow: 'A energia vai para todos os lados, e não chega a nenhum.',
    scene:
      'Rebenta a torneira da cozinha. Ligas a duas amigas, filmas, vais buscar a esfregona, pousas a esfregona e procuras os sapatos.',
    advice: 'No próximo aperto, escolhe o que é preciso fazer primeiro, e faz isso antes de voltares a falar.',
  }),
  4: inOneVoice({
    title: 'Eu Subconsciente 4: Ao Pormenor',
    essence:
      'Com quatro números diferentes no nome, perante um imprevisto agarras-te ao que está perto e é certo. Verificas, separas, fazes listas.',
    gift: 'Nada de pequeno fica esquecido, e os papéis estão na pasta.',
    shadow: 'Arrumas a gaveta enquanto a casa precisa de ti.',
    scene:
      'O voo foi cancelado. Enquanto outros gritam ao balcão, copias todos os números do painel, em colunas direitinhas.',
    advice: 'Antes de arrumares hoje o que é pequeno, pergunta-te o que é mais importante, e começa por aí.',
  }),
  5: inOneVoice({
    title: 'Eu Subconsciente 5: De Meia-Volta',
    essence:
      'Quando algo te surpreende, mexes-te, e os cinco números do teu nome dão-te vários caminhos. O perigo está em ires por todos.',
    gift: 'Sais do susto num instante, e vês portas que escapam a outros.',
    shadow: 'Uma coisa meio resolvida já te aborrece, e meio resolvida fica.',
    scene:
      'A cama de rede não se segura entre as duas árvores. Já tiveste três ideias e desataste os nós todos, e a segunda ideia era boa.',
    advice: 'Escolhe hoje uma solução, e leva-a até ao fim antes de a melhorares.',
  }),
  6: inOneVoice({
    title: 'Eu Subconsciente 6: Os Teus Primeiro',
    essence:
      'O teu nome tem seis dos nove números: num aperto, pensas logo nas pessoas. Primeiro contas cabeças; depois perguntas o que houve.',
    gift: 'Os outros podem contar contigo e, a pensar neles, esqueces-te do medo.',
    shadow: 'Só dás pela tua fome quando já todos jantaram.',
    scene: 'Fecharam a ponte, e há filas por toda a cidade. Já estás a telefonar aos teus, por ordem alfabética.',
    advice: 'Da próxima vez que ajudares alguém, tira logo a seguir dez minutos para comer ou descansar.',
  }),
  7: inOneVoice({
    title: 'Eu Subconsciente 7: O Quarto de Dentro',
    essence:
      'Com sete dos nove números no nome, recolhes-te um momento quando as coisas correm mal, e pensas. A resposta costuma ser boa.',
    gift: 'Atravessas o barulho até à causa, e não perdes a compostura.',
    shadow: 'Quem nessa hora precisa de ti só vê uma porta fechada.',
    scene:
      'Falam todos ao mesmo tempo das chaves perdidas. Sentas-te, fechas os olhos e dizes: casaco azul, bolso esquerdo.',
    advice: 'Da próxima vez que te calares para pensar, avisa, para que os outros saibam esperar.',
  }),
  8: inOneVoice({
    title: 'Eu Subconsciente 8: Chão Firme',
    essence:
      'Tens no nome oito dos nove números, que te seguram em quase todas as tempestades. Pesas o que acontece e ages, e as pessoas juntam-se atrás de ti.',
    gift: 'Fazes muito sem correr, e nas dificuldades a tua calma cresce.',
    shadow: 'Tomas o comando onde ninguém to pediu, e esqueces-te de explicar.',
    scene:
      'A chuva apanhou a excursão a meio. Já tens um guarda-chuva a mais, o número do motorista e um sítio enxuto para onze pessoas.',
    advice: 'Sempre que hoje pedires alguma coisa, junta uma frase a explicar porquê.',
  }),
  9: inOneVoice({
    title: 'Eu Subconsciente 9: Nada É Estranho',
    essence:
      'Os nove números estão todos no teu nome, e por isso nada do que acontece te é inteiramente alheio. Manténs a cabeça fria quando outros a perdem.',
    gift: 'Sabes fazer quase todos os papéis, e ficas com aquele que fizer falta.',
    shadow: 'Tanta calma parece indiferença e, uma vez por outra, é.',
    scene:
      'A notícia põe o escritório inteiro de pé. Acabas a tua frase, pões água a ferver e perguntas quem quer chá.',
    advice: 'No próximo susto, diz por palavras que o assunto também te toca.',
  }),
}
