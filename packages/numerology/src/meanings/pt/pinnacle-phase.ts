import type { Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** Meaning of the first, second, third and fourth Pinnacle, independent of their number. */
export const pinnaclePhaseMeanings: Meanings<1 | 2 | 3 | 4> = {
  1: inOneVoice({
    title: 'Primeiro Pináculo: As Ferramentas',
    essence:
      'O primeiro Pináculo vai da infância até perto dos trinta. É o ar que respiravas enquanto crescias, e o seu número aprende-se mais do que se escolhe.',
    gift: 'O que aprendes nestes anos fica-te nas mãos para sempre, e mais tarde usa-lo sem pensar.',
    shadow:
      'Fazes muita coisa para agradar ou para provar o que vales. As regras da tua casa parecem-te as do mundo inteiro.',
    scene:
      'Numa gaveta aparece uma caderneta da escola com um recado a vermelho. Dá-te vontade de rir, e mesmo assim endireitas as costas.',
    advice: 'Escreve hoje um hábito da juventude que ainda te serve, e outro que só serviu nessa altura.',
  }),
  2: inOneVoice({
    title: 'Segundo Pináculo: Mãos à Obra',
    essence:
      'São nove anos, quase sempre os dos trinta: o que antes era treino passa a ser obra. O número deste Pináculo é uma tarefa com a tua assinatura.',
    gift: 'Tens ao mesmo tempo força e alguma experiência, e o que agora começas ganha raízes.',
    shadow:
      'As responsabilidades chegam mais depressa do que consegues arrumá-las, e o que é urgente passa à frente do que te é querido.',
    scene: 'O calendário da cozinha tem três cores de tinta. Na quinta-feira, encontram-se todas no mesmo quadrado.',
    advice: 'Escreve hoje numa só frase para que serve esta fase, e pendura-a onde a vejas sempre.',
  }),
  3: inOneVoice({
    title: 'Terceiro Pináculo: Passar o Testemunho',
    essence:
      'O terceiro Pináculo junta os dois anteriores, em geral depois dos quarenta. O seu número pergunta de que serve a tua experiência para lá de ti.',
    gift: 'Já não precisas de ganhar todas as discussões, e é por isso que te procuram.',
    shadow: 'Instala-se o conforto, ou então a pressa de recuperar tudo o que não chegaste a fazer.',
    scene:
      'Alguém acabado de chegar pergunta-te como farias. Começas a explicar, paras a meio e dizes: «Experimenta primeiro à tua maneira.»',
    advice: 'Ensina este mês uma coisa que saibas bem, e começa outra do zero.',
  }),
  4: inOneVoice({
    title: 'Quarto Pináculo: O Que Fica',
    essence:
      'O último Pináculo começa por volta dos cinquenta e já não acaba. O seu número fala da colheita: não é tanto um dever a cumprir como um ar que se respira.',
    gift: 'Distingues o que importa do que só fez barulho, e tens vagar para gozar a diferença.',
    shadow:
      'Continuas em papéis antigos muito depois de a peça ter acabado, porque ninguém te disse que já podias despir o fato.',
    scene:
      'Numa terça-feira qualquer, fazes aquilo que ficava sempre para depois. Leva-te uma hora, e dá-te alegria para a semana inteira.',
    advice: 'Guarda uma manhã desta semana sem planos de ninguém, nem teus.',
  }),
}
