import type { CoreValue, Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** How a number works on any of the four Planes of Expression; 0 is a plane without a letter. */
export const planeNumberMeanings: Meanings<0 | CoreValue> = {
  0: inOneVoice({
    title: 'Nenhuma Letra Neste Plano',
    essence:
      'Nenhuma letra do teu nome está aqui, e este lado da vida veio sem livro de instruções. Aprende-lo a ver fazer, e mais tarde do que outros.',
    gift: 'Não tens manhas a desaprender, e fazes as perguntas que os entendidos já esqueceram.',
    shadow: 'Imitas quem sabe, e espantas-te de a imitação não te servir.',
    scene:
      'No baile, todos sabem os passos. Olhas para os pés de quem tens à esquerda, depois à direita, e segues meio tempo atrás, a rir.',
    advice: 'Procura alguém que te ensine bem, e aceita começar do princípio.',
  }),
  1: inOneVoice({
    title: 'Plano com 1: Pelo Próprio Pé',
    essence:
      'O 1 trabalha aqui a sós. Confias na tua maneira, decides depressa, e preferes errar por ti a acertar em grupo.',
    gift: 'Os começos saem-te com facilidade, e arrastam contigo quem hesitava.',
    shadow: 'Um conselho soa-te a dúvida, e recusa-lo antes de o ouvires.',
    scene: 'O grupo ainda escolhe quem vai à frente. Já deste a volta à esquina, e regressas com a resposta.',
    advice: 'Pede uma segunda opinião antes de começares, e aproveita-lhe uma parte.',
  }),
  2: inOneVoice({
    title: 'Plano com 2: A Par e Passo',
    essence: 'O 2 quer companhia neste plano. Notas diferenças finas, e rendes mais quando alguém ao lado te responde.',
    gift: 'Tens a mão leve e certeira, e as pessoas descontraem-se contigo.',
    shadow: 'Esperas que outra pessoa se mexa, e depois vais atrás dela mais longe do que querias.',
    scene:
      'Ajudas a pendurar um quadro. «Mais à esquerda», dizes, «não, volta», e acaba por ficar onde agrada a toda a gente.',
    advice: 'Decide todos os dias uma coisa pequena antes de perguntares a alguém.',
  }),
  3: inOneVoice({
    title: 'Plano com 3: A Cores',
    essence:
      'O 3 brinca neste lugar. Faz conversa, forma ou gargalhada de tudo o que encontra, e tem mais ideias do que horas.',
    gift: 'Tornas este lado da vida um gosto, para ti e para quem está por perto.',
    shadow: 'Muita coisa brilha e pouca se acaba; um elogio sabe-te melhor do que o trabalho.',
    scene: 'O que era uma lista de compras tem um desenho na margem, duas rimas e nenhuma cebola.',
    advice: 'Fica com uma ideia uma semana inteira antes de olhares para a seguinte.',
  }),
  4: inOneVoice({
    title: 'Plano com 4: Tijolo a Tijolo',
    essence: 'O 4 põe ordem nas coisas. Queres saber como se faz bem feito, e depois fazes sempre assim.',
    gift: 'O que te passou pelas mãos não abana.',
    shadow: 'Desconfias do que não se planeia, e repetes o que já deu resultado muito depois de deixar de dar.',
    scene: 'A mala está feita dois dias antes, com as meias por cores. Na lista, até a própria lista tem um visto.',
    advice: 'Uma vez por mês, cozinha sem receita ou passeia sem mapa, até ao fim.',
  }),
  5: inOneVoice({
    title: 'Plano com 5: De Janelas Abertas',
    essence: 'Aqui o 5 vive de mudança. Tem curiosidade e rapidez, e à segunda repetição já boceja.',
    gift: 'Adaptas-te enquanto outros ainda se queixam, e experimentas o que eles só discutem.',
    shadow: 'Passas à coisa seguinte no ponto em que esta ia ganhar profundidade.',
    scene:
      'O caminho do costume está cortado. Tentas uma rua sem nome, depois outra, e chegas tarde e de muito bom humor.',
    advice: 'Repete de propósito uma boa experiência, e procura o que te tinha escapado.',
  }),
  6: inOneVoice({
    title: 'Plano com 6: Para Alguém',
    essence:
      'O 6 faz as coisas a pensar em pessoas. Mandam o cuidado, o gosto e o dever, e a harmonia é uma necessidade.',
    gift: 'O que preparas é bonito e serve, e ninguém fica de fora.',
    shadow: 'Preocupas-te em nome dos outros, e chamas a isso atenção.',
    scene:
      'Dez minutos antes das visitas, trocas o candeeiro, mudas duas cadeiras e pões quem é tímido ao pé de quem fala muito.',
    advice: 'Faz esta semana uma coisa só por gosto, sem explicares a ninguém porquê.',
  }),
  7: inOneVoice({
    title: 'Plano com 7: À Porta Fechada',
    essence:
      'O 7 trabalha calado neste plano. Procura o que está por baixo, e só mostra o resultado quando tem a certeza.',
    gift: 'Chegas a uma profundidade que a pressa não conhece.',
    shadow: 'Guardas tanto para ti que o teu silêncio passa por uma recusa.',
    scene:
      'Todos têm opinião sobre o barulho na parede. Não dizes nada, voltas com uma lanterna e dás com o cano roto.',
    advice: 'Partilha esta semana uma coisa de que só tenhas dois terços de certeza.',
  }),
  8: inOneVoice({
    title: 'Plano com 8: Com Peso',
    essence: 'O 8 traz força e juízo. Quer resultados que contem, e sabe quanto custam.',
    gift: 'Aguentas a pressão sem tremer, e entregam-te o que não pode falhar.',
    shadow: 'Medes o que era só para viver, e empurras onde bastava esperar.',
    scene: 'A mesa não passa na porta. Dás-lhe uma volta, dizes «fora com as pernas, e de lado», e ela passa.',
    advice: 'Faz neste plano uma coisa que não se possa medir, nem que saia mal.',
  }),
  9: inOneVoice({
    title: 'Plano com 9: De Braços Abertos',
    essence: 'O 9 dá sem contar. Vê o todo antes da parte, e sente com pessoas que nunca viu.',
    gift: 'No teu modo de fazer cabem aqueles em que outros não reparam.',
    shadow: 'As fronteiras esbatem-se, e gastas-te em assuntos que nunca foram teus.',
    scene: 'Foste buscar pão. Voltas com um cão perdido, a história de um desconhecido e sem pão.',
    advice: 'Escolhe uma causa para esta estação, e deixa que outros levem as restantes.',
  }),
  11: inOneVoice({
    title: 'Plano com 11: Em Alta Tensão',
    essence:
      'O 11 traz a este plano uma corrente fina. As impressões chegam cedo e fortes, mais em clarões do que em passos.',
    gift: 'Apanhas o que anda no ar e dás-lhe uma forma que acorda os outros.',
    shadow: 'A corrente aquece de mais: génio na segunda, sinal interrompido na terça.',
    scene: 'A meio de uma frase, paras, olhas pela janela e dizes aquilo à volta do qual todos andavam há uma hora.',
    advice: 'Mete um descanso em cada dia, antes de precisares dele.',
  }),
  22: inOneVoice({
    title: 'Plano com 22: Em Ponto Grande',
    essence: 'O 22 pensa em muita gente de uma vez. Junta um plano largo à paciência para o parafuso.',
    gift: 'Fazes coisas úteis que continuam em uso depois de saíres.',
    shadow: 'O tamanho do plano assusta-te, e ocupas-te com uma miudeza.',
    scene:
      'Pediram-te que arranjasses um banco. Ao fim da tarde há um desenho do largo inteiro, com árvores de sombra e orçamento.',
    advice: 'Começa pela parte que uma só pessoa acaba até domingo.',
  }),
  33: inOneVoice({
    title: 'Plano com 33: Para Todos',
    essence: 'O 33 serve com calor e sem espetáculo. Ensina pela maneira como faz.',
    gift: 'As pessoas saem de ao pé de ti com mais coragem do que traziam.',
    shadow: 'Gastas com os outros o que era para o teu serão, e a seguir gastas também a noite.',
    scene: 'Alguém chora ao fundo da sala. À frente a palestra continua, e tu já te sentaste no chão, ali ao lado.',
    advice: 'Decide de antemão quanto tempo ajudas hoje, e cumpre com gentileza.',
  }),
}
