import type { Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** Meaning of the first, second, third and fourth Pinnacle, independent of their number. */
export const pinnaclePhaseMeanings: Meanings<1 | 2 | 3 | 4> = {
  1: inOneVoice({
    title: 'Primeiro Pináculo: As Ferramentas',
    essence:
      'O primeiro Pináculo vai da infância até perto dos trinta. É o tempo que fazia enquanto crescias, e o seu número aprende-se mais do que se escolhe.',
    gift: 'O que aqui ganhas fica-te nas mãos para sempre, e mais tarde usa-se sem olhar.',
    shadow: 'Muita coisa se faz para agradar ou para provar. As regras de uma casa parecem as do mundo inteiro.',
    scene:
      'Numa gaveta aparece uma caderneta da escola com um recado a vermelho. Dá-te vontade de rir, e mesmo assim endireitas as costas.',
    advice: 'Escreve o nome de um hábito da juventude que ainda te serve, e de outro que só serviu então.',
  }),
  2: inOneVoice({
    title: 'Segundo Pináculo: Mãos à Obra',
    essence:
      'São nove anos, quase sempre os dos trinta: o que antes era treino passa a ser obra. O número deste Pináculo é uma tarefa com a tua assinatura.',
    gift: 'Tens ao mesmo tempo força e alguma experiência, e o que agora começas ganha raízes.',
    shadow: 'As responsabilidades chegam mais depressa do que se arrumam, e as urgentes passam à frente das queridas.',
    scene: 'O calendário da cozinha tem três cores de tinta. Na quinta-feira, encontram-se todas no mesmo quadrado.',
    advice: 'Decide numa só frase para que serve esta fase, e pendura-a ao lado do calendário.',
  }),
  3: inOneVoice({
    title: 'Terceiro Pináculo: Passar o Testemunho',
    essence:
      'O terceiro Pináculo junta os dois anteriores, em geral depois dos quarenta. O seu número pergunta de que serve a tua experiência para lá de ti.',
    gift: 'Já não precisas de ganhar todas as discussões, e é por isso que te procuram.',
    shadow: 'Instala-se o conforto, ou então o contrário: a pressa de recuperar tudo o que ficou por fazer.',
    scene:
      'Alguém acabado de chegar pergunta-te como farias. Começas a explicar, paras a meio e dizes: experimenta primeiro à tua maneira.',
    advice: 'Ensina uma coisa que saibas bem, e começa outra do zero.',
  }),
  4: inOneVoice({
    title: 'Quarto Pináculo: O Que Fica',
    essence:
      'O último Pináculo começa por volta dos cinquenta e já não acaba. O seu número fala da colheita: menos um dever do que um clima onde se pode morar.',
    gift: 'Distingues o que importa do que só fez barulho, e tens vagar para gozar a diferença.',
    shadow:
      'Continuas a vestir papéis antigos muito depois do seu tempo, porque ninguém te disse que os podias despir.',
    scene:
      'Numa terça-feira qualquer, fazes aquilo que ficava sempre para depois. Leva uma hora, e alegra-te a semana.',
    advice: 'Guarda uma manhã por semana livre dos planos de todos, incluindo os teus.',
  }),
}
