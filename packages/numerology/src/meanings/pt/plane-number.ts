import type { CoreValue, Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** How a number works on any of the four Planes of Expression; 0 is a plane without a letter. */
export const planeNumberMeanings: Meanings<0 | CoreValue> = {
  0: inOneVoice({
    title: 'Nenhuma Letra Neste Plano',
    essence:
      'Nenhuma letra do teu nome está aqui, e este lado da vida veio sem livro de instruções. Aprendes olhando para quem sabe, e mais tarde do que outros.',
    gift: 'Não trazes maus hábitos, e fazes as perguntas que os entendidos já esqueceram.',
    shadow: 'Imitas quem sabe, e espantas-te de a imitação não te servir.',
    scene:
      'No baile, todos sabem os passos. Olhas para os pés de quem tens à esquerda, depois à direita, e segues meio tempo atrás, a rir.',
    advice: 'Procura esta semana alguém que te ensine bem, e aceita começar do princípio.',
  }),
  1: inOneVoice({
    title: 'Plano com 1: Pelo Próprio Pé',
    essence:
      'O 1 trabalha aqui sem companhia. Confias na tua maneira, decides depressa, e preferes errar por ti a acertar em grupo.',
    gift: 'Os começos saem-te com facilidade, e arrastam contigo quem hesitava.',
    shadow: 'Um conselho parece-te uma dúvida a teu respeito, e recusa-lo antes de o ouvires.',
    scene: 'O grupo ainda escolhe quem vai à frente. Já deste a volta à esquina, e regressas com a resposta.',
    advice: 'Pede hoje uma segunda opinião antes de começares, e aproveita uma parte dela.',
  }),
  2: inOneVoice({
    title: 'Plano com 2: A Par e Passo',
    essence: 'O 2 quer companhia neste plano. Notas diferenças finas, e rendes mais quando alguém ao lado te responde.',
    gift: 'Tens a mão leve e certeira, e as pessoas descontraem-se contigo.',
    shadow: 'Esperas que outra pessoa se mexa, e depois vais atrás dela mais longe do que querias.',
    scene:
      'Ajudas a pendurar um quadro. «Mais à esquerda», dizes, «não, volta», e acaba por ficar onde agrada a toda a gente.',
    advice: 'Decide hoje uma coisa pequena antes de perguntares a alguém.',
  }),
  3: inOneVoice({
    title: 'Plano com 3: A Cores',
    essence:
      'O 3 brinca neste lugar. De tudo o que encontra faz conversa, desenho ou gargalhada, e tem mais ideias do que horas.',
    gift: 'Contigo este lado da vida é um gosto, para ti e para quem está por perto.',
    shadow: 'Muita coisa brilha e pouca se acaba; um elogio sabe-te melhor do que o trabalho.',
    scene: 'O que era uma lista de compras tem um desenho na margem, duas rimas e nenhuma cebola.',
    advice: 'Escolhe hoje uma ideia, e durante uma semana não comeces outra.',
  }),
  4: inOneVoice({
    title: 'Plano com 4: Tijolo a Tijolo',
    essence: 'O 4 põe ordem nas coisas. Queres saber como se faz bem feito, e depois fazes sempre assim.',
    gift: 'O que te passa pelas mãos fica firme.',
    shadow: 'Desconfias do que não se planeia, e continuas a repetir o que há muito deixou de dar resultado.',
    scene: 'A mala está feita dois dias antes, com as meias por cores. Na lista, até a própria lista tem um visto.',
    advice: 'Cozinha hoje sem receita, ou vai passear sem mapa.',
  }),
  5: inOneVoice({
    title: 'Plano com 5: De Janelas Abertas',
    essence: 'Aqui o 5 vive de mudança. Tens curiosidade e rapidez, e à segunda repetição já bocejas.',
    gift: 'Adaptas-te enquanto outros ainda se queixam, e experimentas o que eles só discutem.',
    shadow: 'Largas uma coisa no ponto em que ela ia ganhar corpo.',
    scene:
      'Há na ementa um prato que ninguém sabe pronunciar. É esse que pedes e, à sobremesa, já a mesa inteira o provou.',
    advice: 'Repete esta semana de propósito uma coisa de que gostaste, e procura o que te tinha escapado.',
  }),
  6: inOneVoice({
    title: 'Plano com 6: Para Alguém',
    essence: 'O 6 age a pensar em pessoas. Guiam-te o cuidado, o gosto e o dever, e não passas sem harmonia.',
    gift: 'O que preparas é bonito e serve, e ninguém fica de fora.',
    shadow: 'Preocupas-te por conta dos outros, e chamas a isso atenção.',
    scene:
      'Dez minutos antes das visitas, trocas o candeeiro, mudas duas cadeiras e pões quem é tímido ao pé de quem fala muito.',
    advice: 'Faz hoje qualquer coisa só por gosto, sem explicares a ninguém porquê.',
  }),
  7: inOneVoice({
    title: 'Plano com 7: À Porta Fechada',
    essence:
      'O 7 trabalha calado neste plano. Procura o que está por baixo, e só mostra o resultado quando tem a certeza.',
    gift: 'Chegas mais fundo do que quem tem pressa.',
    shadow: 'Guardas tanto para ti que os outros tomam o teu silêncio por uma recusa.',
    scene:
      'Todos têm opinião sobre o barulho na parede. Não dizes nada, voltas com uma lanterna e dás com o cano roto.',
    advice: 'Partilha esta semana uma coisa de que só tenhas dois terços de certeza.',
  }),
  8: inOneVoice({
    title: 'Plano com 8: Com Peso',
    essence: 'O 8 traz força e juízo. Quer resultados que contem, e sabe quanto custam.',
    gift: 'Aguentas a pressão sem tremer, e entregam-te o que não pode falhar.',
    shadow: 'Pões números no que era só para viver, e empurras onde bastava esperar.',
    scene: 'São onze pessoas, uma candidatura e três horas de prazo. Pegas na caneta e pedes primeiro os números.',
    advice: 'Passa uma hora a desenhar ou a cantar, mesmo que saia mal.',
  }),
  9: inOneVoice({
    title: 'Plano com 9: De Braços Abertos',
    essence: 'O 9 dá sem contar. Vês o todo antes da parte, e comoves-te com pessoas que nunca viste.',
    gift: 'Ao pé de ti têm lugar aqueles em que mais ninguém repara.',
    shadow: 'Perdes a conta ao que é teu e ao que é dos outros, e gastas-te em assuntos que nunca te couberam.',
    scene: 'Foste buscar pão. Voltas com um cão perdido, a história de um desconhecido e sem pão.',
    advice: 'Escolhe hoje uma só causa para os próximos três meses, e deixa as outras a quem as queira.',
  }),
  11: inOneVoice({
    title: 'Plano com 11: Em Alta Tensão',
    essence:
      'O 11 traz a este plano uma corrente fina. As impressões chegam-te cedo e fortes, mais em clarões do que em passos.',
    gift: 'Apanhas o que anda no ar e dás-lhe uma forma que acorda os outros.',
    shadow: 'A corrente aquece de mais: na segunda-feira brilhas, na terça ninguém consegue falar contigo.',
    scene: 'A meio de uma frase, paras, olhas pela janela e dizes aquilo à volta do qual todos andavam há uma hora.',
    advice: 'Descansa hoje um quarto de hora, antes de precisares.',
  }),
  22: inOneVoice({
    title: 'Plano com 22: Em Ponto Grande',
    essence: 'O 22 pensa em muita gente de uma vez. Junta um plano largo à paciência de apertar cada parafuso.',
    gift: 'Fazes coisas úteis que continuam a servir depois de te ires embora.',
    shadow: 'O tamanho do plano assusta-te, e ocupas-te com uma miudeza.',
    scene:
      'A sala precisa de cadeiras. Medes portas, escadas e arrecadação, e escolhes um modelo que qualquer pessoa empilha, carrega e conserta.',
    advice: 'Começa um plano teu pela parte que uma só pessoa consegue acabar numa semana.',
  }),
  33: inOneVoice({
    title: 'Plano com 33: Para Todos',
    essence: 'O 33 ajuda com calor, sem espetáculo, e ensina pelo exemplo.',
    gift: 'As pessoas despedem-se de ti com mais coragem do que traziam.',
    shadow: 'Dás aos outros o serão que era teu, e a seguir metade da noite.',
    scene: 'Alguém chora ao fundo da sala. À frente a palestra continua, e tu já te sentaste no chão, ali ao lado.',
    advice: 'Decide de antemão quanto tempo ajudas hoje, e cumpre com gentileza.',
  }),
}
