import type { Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** The four Planes of Expression: the side of a person that each speaks of. */
export const planeMeanings: Meanings<'physical' | 'mental' | 'emotional' | 'intuitive'> = {
  physical: inOneVoice({
    title: 'O Plano Físico',
    essence: 'Este plano fala do fazer: o corpo, as mãos, as ferramentas, tudo o que se pesa e se mede.',
    gift: 'Com muitas letras aqui, ages primeiro e confias no que se toca; os resultados falam por ti.',
    shadow: 'Com poucas letras, o mundo dos parafusos e dos impressos cansa-te mais cedo do que aos outros.',
    scene:
      'O candeeiro ainda está na caixa. Ou já foste buscar o berbequim, ou estás a fazer chá e a ler as instruções.',
    advice: 'Uma vez por semana, acaba uma coisa com as mãos, do princípio ao fim.',
  }),
  mental: inOneVoice({
    title: 'O Plano Mental',
    essence:
      'Aqui o nome mostra como pensas: razões, planos, palavras, juízo. As suas letras dizem que parte da tua vida passa primeiro pela cabeça.',
    gift: 'Quando as letras são muitas, vês como uma coisa decorre da outra, e sabes explicá-lo.',
    shadow:
      'Quando as letras são poucas, um bom pressentimento vence um bom argumento, e os contratos assinam-se sem se lerem.',
    scene:
      'Dois caminhos, o mesmo preço. Alguém à mesa já tem uma lista com minutos e transbordos, e outra pessoa ainda procura os óculos.',
    advice: 'Antes da próxima decisão, escreve a melhor razão contra ela.',
  }),
  emotional: inOneVoice({
    title: 'O Plano Emocional',
    essence: 'O plano emocional fala do sentir: o calor, a imaginação, os humores, o que te comove.',
    gift: 'Um plano cheio dá um clima interior rico, e há quem se venha aquecer a ele.',
    shadow:
      'Vazio ou a transbordar, o plano dá o mesmo trabalho: o que se sente sai tarde, ou de uma só vez e na morada errada.',
    scene:
      'O filme acaba e acendem-se as luzes. Ou procuras uma coisa no saco, ou já estás a abraçar quem ficou ao lado.',
    advice: 'Diz hoje um sentimento em palavras simples, enquanto ainda é pequeno.',
  }),
  intuitive: inOneVoice({
    title: 'O Plano Intuitivo',
    essence:
      'Este plano fala do sentido interior: os palpites, a fé, o saber que chega sem as suas razões. São poucas as letras que lhe pertencem, e por isso quase todos os nomes têm pouco dele.',
    gift: 'Bastam duas ou três letras para apanhares o que ficou por dizer.',
    shadow: 'Discutes contigo até perderes um palpite certo, ou tomas um desejo por palpite.',
    scene: 'De chaves na mão, paras à porta sem saber porquê. Voltas atrás, e o ferro está ligado.',
    advice: 'Durante um mês, aponta os teus palpites com a data, e confere-os depois.',
  }),
}
