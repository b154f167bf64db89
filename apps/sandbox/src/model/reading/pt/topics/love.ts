import type { TopicWords } from '../../stock.ts'

export const love: TopicWords = {
  subject: 'o amor',
  openings: {
    mystic: [
      'a maré de que falas já te molhou os pés.',
      'um coração que pergunta assim deixou a janela sem trinco.',
      'o amor sobe no teu mapa como sobe a lua, primeiro um clarão atrás do monte.',
      'antes de falarem de outra pessoa, as estrelas falam da maneira como esperas.',
      'não é a lanterna de alguém que te falta; é um caminho curto que se faça às escuras.',
    ],
    pragmatic: [
      'a pergunta útil sobre o amor é o que fazes quando ele se aproxima.',
      'o teu mapa diz pouco sobre quem, e bastante sobre como.',
      'comecemos pelo teu lado, que é a metade que podes mudar.',
      'o teu padrão no amor vê-se melhor de fora, e é este.',
      'deixemos a sorte de parte e vejamos do que precisas e como o pedes.',
    ],
  },
  lines: {
    mystic: [
      'No amor és quem acende primeiro a lâmpada, e sonhas com alguém que nunca te peça para a baixar.',
      'Ouves a maré virar na voz do outro muito antes das palavras, e esqueces que nem toda a gente ouve a tua.',
      'Cortejas a rir, como a lua corteja a água, mas quem fica é quem te vê quando a música acaba.',
      'Amas como o cais ama o mar, para sempre e em silêncio, e podes tomar uma noite calma por uma noite vazia.',
      'O teu coração tem as velas içadas mesmo no porto, por isso escolhe quem goste do cheiro do vento.',
      'Pões lugar para todos à mesa do amor; repara esta noite se sobra uma cadeira para ti.',
      'Abres-te como a flor da noite, tarde e só no sossego, e quem bate à porta com força nunca a vê.',
      'Levas ao amor presentes de ferro e ouro, e ele espera pela mão macia dentro da luva.',
      'Amas com a largura do céu, e debaixo de tanto céu uma pessoa pode sentir-se só até desceres à janela dela.',
    ],
    pragmatic: [
      'Dás o primeiro passo e esperas uma resposta direta, e perdes o interesse quando tens de adivinhar.',
      'Notas uma mudança de tom em segundos e depois esperas que te perguntem o que se passa, coisa que quase ninguém faz.',
      'Conquistas a conversar, e por isso a conversa séria é aquela de que foges com uma piada.',
      'Mostras carinho com atos, arranjas, vais buscar, apareces; di-lo também em voz alta, porque nem todos leem gestos.',
      'Precisas de espaço numa relação, e consegues mais se o pedires cedo do que se desapareceres tarde.',
      'Cuidas de quem amas, e isso só azeda quando começas a fazer contas.',
      'Precisas de estar a sós depois da proximidade, e é mais simpático avisar do que calar.',
      'Tratas o amor como o trabalho, bem e com resultados; ele também precisa de um serão sem objetivo.',
      'Perdoas depressa e vais embora devagar, por isso pergunta qual das duas coisas esta situação pede.',
    ],
  },
  suggestions: {
    mystic: [
      'Esta noite, põe uma segunda chávena na mesa antes de te sentares e repara em que rosto te vem primeiro à ideia.',
      'Na próxima noite limpa, caminha até à água ou à ponte mais perto e diz lá em voz alta o desejo que só pensaste.',
      'Antes de dormires, escreve três linhas a quem amas ou virás a amar, dobra-as e guarda-as uma semana debaixo do candeeiro.',
      'Escolhe uma canção que gostavas que alguém conhecesse e ouve-a no domingo com as janelas abertas.',
      'Dá uma recordação que pertença a uma história antiga e deixa o lugar dela vazio até à lua nova.',
      'Amanhã ao anoitecer, envia uma mensagem curta que não peça nada, como quem acende uma luz do outro lado da baía.',
    ],
    pragmatic: [
      'Esta semana, pergunta a uma pessoa de quem gostas o que a faz sentir-se amada e escreve a resposta tal como a ouvires.',
      'Na sexta-feira à noite, guardem os telemóveis numa gaveta durante uma hora e faça cada um a pergunta de que não sabe a resposta.',
      'Faz uma lista do que precisas numa relação, risca tudo o que não darias em troca e lê o que sobra.',
      'Diz um apreço em voz alta todas as noites até domingo e vê qual deles tem resposta.',
      'Da próxima vez que algo te magoar, diz isso no mesmo dia, numa só frase que comece por “eu”.',
      'Convida alguém para um passeio no sábado de manhã: lado a lado fala-se melhor do que frente a frente.',
    ],
  },
}
