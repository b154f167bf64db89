import type { KindFrames } from '../stock.ts'

export const mystic: KindFrames = {
  openings: {
    life_path: [
      'pediste a estrada inteira, por isso vamos andá-la da nascente até ao sítio onde estás esta noite.',
      'uma vida é um caminho visto de cima, e por um momento posso emprestar-te a altura da lua.',
      'senta-te ao meu lado, e leio-te a estrada que te puseram debaixo dos pés no dia em que vieste.',
    ],
    year_forecast: [
      'um ano é um céu que dá uma volta, e vou dá-la contigo, janela a janela.',
      'este é o tempo do teu ano, e o tempo pode andar-se, esperar-se ou velejar-se.',
      'o ano está aberto como uma tabela de marés, e o teu número está a lápis no cimo.',
    ],
    compatibility: [
      'duas candeias num quarto fazem sombras que nenhuma faz a sós, por isso olhemos também para a parede.',
      'pus as tuas estrelas e as de {other} sobre o mesmo pano, e começaram a conversar.',
      'nenhum céu juntou ou separou alguém; só mostra como cai a luz entre ti e {other}.',
    ],
    weekly_roadmap: [
      'há sete lanternas penduradas na tua semana, e cada uma arde na sua cor.',
      'a semana que tens pela frente é uma escada curta, por isso acendamos cada degrau.',
      'escutei os dias a virem ao teu encontro, e não há dois com a mesma voz.',
    ],
    blueprint: [
      'esta é uma carta para guardar, escrita à luz de todo o teu céu; lê-a devagar e mais do que uma vez.',
      'desenrolemos esta noite o mapa inteiro, montes e vales, sem deixar um canto dobrado.',
      'pediste tudo, por isso acendi as luzes todas ao mesmo tempo.',
    ],
  },
  now: [
    'E é esta a curva da estrada onde estás.',
    'Quanto a esta noite, o caminho está assim.',
    'Basta de estrada; agora o chão debaixo dos teus pés.',
  ],
  monthsFor: {
    first: ['Semeia em {first}, quando o rego está aberto.', 'Dá o primeiro passo em {first}, que a luz é nova.'],
    last: ['Recolhe e despede-te em {last}.', 'O que tem de acabar pode acabar bem em {last}, com gratidão.'],
    quiet: [
      'E guarda {quiet} para o silêncio, como um campo guarda o inverno.',
      'Em {quiet} deixa a candeia baixa e a porta fechada.',
    ],
  },
  leaveBehind: [
    'Antes de essa porta se abrir, deixa uma coisa deste lado, e que seja a que há muito te pesa.',
    'Passa de mãos vazias, porque o que não largaste no ano velho pesa mais no novo.',
    'Pergunta na última noite o que não te faria falta e deixa o ano velho levá-lo.',
  ],
  dayActs: [
    'Abre uma janela antes do sol e diz para que é este dia.',
    'Senta-te em frente de alguém e deixa-o acabar cada frase.',
    'Cantarola enquanto trabalhas e escreve o verso que voltar.',
    'Conserta com as mãos uma costura, uma dobradiça ou uma promessa.',
    'Toma a rua que nunca tomaste e traz para casa uma palavra nova.',
    'Põe a mesa como se viesse alguém querido, mesmo que sejas tu.',
    'Fica em silêncio enquanto dura um coto de vela.',
    'Pesa uma coisa com verdade e diz em voz alta o seu preço.',
    'Dá alguma coisa antes do anoitecer e não olhes para onde vai.',
  ],
  pulls: [
    'O dia puxa contra {yours} {value}, por isso anda-o como se atravessa um ribeiro, de pedra em pedra.',
    'Não é visita fácil para {yours} {value}; dá-lhe a cadeira pequena.',
    'Com {yours} {value} vais sentir o vento de frente.',
  ],
  freeDay: [
    'Se um destes dias puder ficar nu, que seja {day}: guarda-o como se guarda um lago, para o céu.',
    'Deixa por escrever, se puderes, {day}, porque é aí que a semana respira.',
  ],
  more: ['Disto, que haja mais:', 'Deixa arder mais tempo estas luzes:', 'Alimenta estes lumes:'],
  less: ['E disto, um pouco menos:', 'Deixa vazar estas marés:', 'Aqui podes pousar alguma coisa:'],
  lessActs: [
    'archotes levados por quem vê no escuro',
    'ficar sem mexer para o lago não fazer ondas',
    'canções novas começadas enquanto a antiga não tem fim',
    'ferrolhos em portas que ninguém experimenta',
    'horizontes prometidos a dois portos ao mesmo tempo',
    'mantas postas sobre quem está quente',
    'noites a perguntar o que a primeira manhã respondeu',
    'contar a colheita à mesa',
    'luto adiantado pelo que ainda está em flor',
  ],
  question: [
    'E leva este ano uma pergunta para a janela:',
    'Traz esta pergunta pelo ano fora como se traz uma concha:',
  ],
  questions: [
    'o que começarias se ninguém precisasse de ver?',
    'de quem é o coração que bate no desejo a que chamas teu?',
    'como soa a tua alegria quando estás a sós com ela?',
    'qual dos teus muros já há muito cumpriu o seu trabalho?',
    'por que ficarias, se todo o horizonte estivesse aberto?',
    'quem te pode levar quando tens os braços cheios?',
    'que verdade já sabes e ainda tratas por enigma?',
    'para que serve a tua força quando não há nada a ganhar?',
    'o que ficaria leve se acreditasses que já acabou?',
  ],
}
