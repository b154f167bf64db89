import type { WordsByValue } from './words.ts'

export const lifePath: WordsByValue = {
  1: {
    mystic: [
      'A Primeira Luz',
      'Vieste com a aurora nos ombros, e o caminho só aparece quando lhe pões o pé.',
      'Onde acendes um lume, outros encontram a coragem de sair de casa.',
      'Uma luz que vai sempre à frente pode esquecer que alguém a segue.',
      'Vira-te uma vez por dia, e vê quem caminha na tua luz.',
    ],
    pragmatic: [
      'Abrir Caminho',
      'Aprendes melhor a fazer, em teu nome e à tua maneira.',
      'Decides quando outros ainda estão a juntar opiniões.',
      'Podes confundir independência com fazer tudo sem ajuda.',
      'Entrega uma tarefa inteira a outra pessoa e aceita que a faça de outro modo.',
    ],
  },
  2: {
    mystic: [
      'A Maré Paciente',
      'És irmã da lua, e trazes às coisas a força de quem sabe esperar.',
      'À tua beira as águas agitadas lembram-se de que também são espelho.',
      'De tanto refletires os outros, podes perder a cor da tua própria água.',
      'Diz ao anoitecer um desejo que seja só teu.',
    ],
    pragmatic: [
      'Fazer Pontes',
      'O teu caminho passa pelas pessoas: escutas, juntas e fazes com que as coisas resultem entre elas.',
      'Notas o que falta num acordo antes de alguém o assinar.',
      'Adias a tua opinião até já ser tarde para a dar.',
      'Fala em segundo lugar na próxima reunião, e nunca em último.',
    ],
  },
  3: {
    mystic: [
      'O Canto que Abre a Noite',
      'Vieste para pôr em canto o que outros só murmuram.',
      'Uma palavra tua levanta o pano do céu, e já é de manhã em alguém.',
      'Muitas faúlhas enfeitam a noite e não aquecem a casa.',
      'Escolhe uma das tuas canções e leva-a até à última nota.',
    ],
    pragmatic: [
      'Dar Voz',
      'Precisas de criar e de comunicar, e ficas sem energia onde isso não conta.',
      'Explicas o difícil de maneira leve, e as pessoas lembram-se.',
      'Começas muito e dispersas-te, sobretudo quando o assunto é sério.',
      'Acaba uma coisa criativa pequena antes de começares a seguinte.',
    ],
  },
  4: {
    mystic: [
      'Quem Guarda o Alicerce',
      'És a pedra que fica quando a tempestade vai para casa, e sob estrelas lentas constróis abrigo.',
      'As tuas mãos sabem fazer de um desejo paredes, telhado e jardim.',
      'Até uma fortaleza pode ficar estreita para quem nunca abre a porta.',
      'Deixa uma janela aberta na tua casa de hábitos.',
    ],
    pragmatic: [
      'Construir com Método',
      'Segurança e ordem contam muito para ti, e ganha-las com trabalho.',
      'Confiam em ti porque entregas o que prometeste.',
      'Podes manter um método para lá da sua utilidade.',
      'Revê uma rotina que segues por hábito e guarda dela só o que ainda serve.',
    ],
  },
  5: {
    mystic: [
      'O Vento que Viaja',
      'Viajas como o vento sobre o mar, lês cada onda e não pertences a nenhuma.',
      'Por onde passas mexe-se o ar parado, e as velas lembram-se para que servem.',
      'A inquietação pode levar-te quando um porto começava a ser casa.',
      'Guarda uma estrela fixa, uma promessa ou uma prática, e vagueia debaixo dela.',
    ],
    pragmatic: [
      'Aprender com a Mudança',
      'Precisas de variedade e de liberdade de movimentos, e decides melhor em andamento.',
      'Adaptas-te depressa e vês a opção que os prudentes não veem.',
      'Podes sair ao primeiro tédio e perder o que só vem com o ficar.',
      'Antes de largares uma coisa, dá-lhe mais quatro semanas com uma regra nova.',
    ],
  },
  6: {
    mystic: [
      'Quem Guarda o Lume',
      'Onde estás acende-se uma lareira, e até os desconhecidos se descalçam.',
      'Debaixo das tuas mãos a taça partida volta a ter água.',
      'De tanto guardares os lumes alheios, podes deixar baixar o teu.',
      'Senta-te primeiro à tua mesa esta noite, e só depois serve.',
    ],
    pragmatic: [
      'Cuidar e Responder',
      'A família, a casa e a responsabilidade são centrais para ti, e medes por elas quase tudo.',
      'Dás ajuda prática com bom senso, e perto de ti as pessoas são sinceras.',
      'Podes tomar conta de problemas alheios e depois sentir ingratidão.',
      'Pergunta “queres ajuda ou queres que ouça?” antes de pores mãos à obra.',
    ],
  },
  7: {
    mystic: [
      'Quem Vela na Torre',
      'Moras numa torre de silêncio, e as estrelas falam-te porque esperas.',
      'Os desenhos escondidos mostram-se a ti, como as estrelas fracas a olhos que aprenderam o escuro.',
      'A torre que te dá o céu pode tapar o caminho para a aldeia.',
      'Traz uma descoberta tua pela escada abaixo e conta-a, mesmo imperfeita.',
    ],
    pragmatic: [
      'Ir ao Fundo',
      'Precisas de compreender antes de te comprometeres, e pensas melhor a sós.',
      'Vais além da primeira explicação, e as tuas perguntas poupam erros caros.',
      'Podes pensar tanto que o momento passa.',
      'Dá um prazo a cada dúvida e age nesse dia com o que souberes.',
    ],
  },
  8: {
    mystic: [
      'A Grande Maré',
      'Trazes o peso e a paciência da maré cheia, que move navios sem levantar a voz.',
      'Sabes a hora da água alta, e por isso governas barcos grandes.',
      'Um poder que nunca vaza alaga os campos que querias regar.',
      'Mede um dia pelo que deste sem o contares.',
    ],
    pragmatic: [
      'Usar Bem o Poder',
      'Trabalhas com resultados, meios e responsabilidade, e não te assusta o tamanho.',
      'Vês como esforço, pessoas e recursos encaixam, e manténs a calma quando há muito em jogo.',
      'Podes medir-te só pelo êxito que se vê.',
      'Escolhe esta semana um êxito que ninguém vai ver e dá-lhe uma hora.',
    ],
  },
  9: {
    mystic: [
      'O Círculo que se Fecha',
      'Trazes contigo o fim de muitas histórias, e por isso sabes abraçar sem prender.',
      'Onde outros veem estranhos, tu vês gente da tua estrada.',
      'Quem se dá a todos os rios pode esquecer a própria nascente.',
      'Despede-te de uma coisa com gratidão, e fica um momento com as mãos vazias.',
    ],
    pragmatic: [
      'Pensar em Grande',
      'Precisas de sentir que o que fazes serve a mais gente do que a ti.',
      'Vês o contexto todo e perdoas onde outros fazem contas.',
      'Tens dificuldade em fechar o que já acabou e em pedir para ti.',
      'Faz uma lista do que já acabou e fecha uma coisa por semana.',
    ],
  },
  11: {
    mystic: [
      'O Relâmpago na Água',
      'Entre duas colunas de luz ouves o que ainda não foi dito.',
      'Numa sala escura, és o clarão que mostra a todos onde fica a porta.',
      'O clarão cega também quem o traz, e depois dele a noite parece maior.',
      'Põe os pés na terra todos os dias, nem que seja a regar um vaso.',
    ],
    pragmatic: [
      'Intuição com Método',
      'Percebes cedo o que vai acontecer entre as pessoas, muitas vezes antes de teres provas.',
      'As tuas ideias inspiram, e contigo os outros acreditam mais em si.',
      'A tensão nervosa e a dúvida gastam-te mais do que o trabalho.',
      'Escreve os palpites com data e confirma-os um mês depois.',
    ],
  },
  22: {
    mystic: [
      'Quem Ergue a Ponte',
      'Sonhas com o tamanho do céu e tens mãos para a pedra.',
      'Do que outros chamam impossível fazes tu uma planta, e da planta um cais.',
      'Um sonho tão pesado pode dobrar quem o leva às costas sem ajuda.',
      'Chama alguém para a outra ponta da trave.',
    ],
    pragmatic: [
      'O Plano Grande',
      'Consegues transformar uma ideia grande num plano que outros podem executar.',
      'Juntas visão e prática, e és de confiança nas duas.',
      'A pressão que pões em ti pode paralisar-te antes do primeiro passo.',
      'Parte o projeto até a primeira parte caber numa tarde.',
    ],
  },
  33: {
    mystic: [
      'A Candeia para Muitos',
      'Trazes uma luz que não pergunta a quem alumia.',
      'Ao pé de ti até a dor se senta e conta de onde vem.',
      'Uma candeia acesa para todos também precisa de azeite.',
      'Apaga-te um serão por semana, sem pedir licença.',
    ],
    pragmatic: [
      'Ensinar pelo Cuidado',
      'Ajudas as pessoas a crescer, e fazes isso melhor com o exemplo do que com conselhos.',
      'A tua paciência cria confiança onde outros desistiram.',
      'Podes carregar o que é responsabilidade de outra pessoa.',
      'Antes de ajudares, pergunta o que a pessoa já tentou.',
    ],
  },
}
