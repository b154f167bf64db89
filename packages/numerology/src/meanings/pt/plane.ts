import type { Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** The four Planes of Expression: the side of a person that each speaks of. */
export const planeMeanings: Meanings<'physical' | 'mental' | 'emotional' | 'intuitive'> = {
  physical: inOneVoice({
    title: 'O Plano Físico',
    essence: 'Este plano é o das coisas que se tocam: o corpo, as mãos, as ferramentas, tudo o que se pesa.',
    gift: 'Com muitas letras aqui, ages primeiro e confias no que podes tocar; os resultados falam por ti.',
    shadow: 'Se as letras aqui são poucas, parafusos e impressos cansam-te mais cedo do que aos outros.',
    scene:
      'O candeeiro ainda está na caixa. Ou já foste buscar o berbequim, ou estás a fazer chá e a ler as instruções.',
    advice: 'Acaba esta semana uma coisa feita com as mãos, do princípio ao fim.',
  }),
  mental: inOneVoice({
    title: 'O Plano Mental',
    essence:
      'Aqui o nome mostra como pensas: razões, planos, palavras, juízo. Quantas mais letras aqui tiver, mais coisas da tua vida passam primeiro pela cabeça.',
    gift: 'Quando as letras são muitas, vês como uma coisa decorre da outra, e sabes explicá-lo.',
    shadow:
      'Quando as letras são poucas, um bom pressentimento convence-te mais do que um bom argumento, e assinas contratos sem ler.',
    scene:
      'Há dois caminhos, pelo mesmo preço. Ou já tens uma lista com minutos e transbordos, ou já vais pelo mais bonito.',
    advice: 'Antes da próxima decisão, escreve a melhor razão contra ela.',
  }),
  emotional: inOneVoice({
    title: 'O Plano Emocional',
    essence: 'O plano emocional fala do que sentes: o calor, a imaginação, os humores, o que te comove.',
    gift: 'Com muitas letras aqui, sentes muito, e há quem se aqueça junto de ti.',
    shadow:
      'Com letras a menos, dizes tarde o que sentes; com letras a mais, dizes tudo de uma vez, às vezes à pessoa errada.',
    scene:
      'O filme acaba e acendem-se as luzes. Ou procuras uma coisa no saco, ou já estás a abraçar quem ficou ao lado.',
    advice: 'Diz hoje um sentimento em palavras simples, enquanto ainda é pequeno.',
  }),
  intuitive: inOneVoice({
    title: 'O Plano Intuitivo',
    essence:
      'Este plano fala do sentido interior: os palpites, a fé, o que se sabe sem se saber porquê. São poucas as letras que lhe pertencem, e por isso quase todos os nomes têm pouco dele.',
    gift: 'Bastam duas ou três letras para apanhares o que ficou por dizer.',
    shadow: 'Discutes contigo até perderes um palpite certo, ou tomas um desejo por palpite.',
    scene: 'Vais a sair, e qualquer coisa te detém à porta. Voltas atrás, e o ferro está ligado.',
    advice: 'Durante um mês, aponta os teus palpites com a data, e confere-os depois.',
  }),
}
