import type { WordsByValue } from './words.ts'

export const personality: WordsByValue = {
  1: {
    mystic: [
      'O Brilho da Lâmina',
      'Entras como o primeiro raio sobre a água, e as cabeças viram-se antes de saberem porquê.',
      'O teu porte empresta coragem.',
      'Há quem veja só a lâmina e fique longe.',
      'Deixa ver também as cores mais brandas do teu nascer do sol.',
    ],
    pragmatic: [
      'Segurança à Primeira Vista',
      'Parece que sabes o que queres, mesmo nos dias em que não sabes.',
      'Confiam-te responsabilidades cedo.',
      'Podes dar ideia de impaciência.',
      'Começa a próxima apresentação com uma pergunta.',
    ],
  },
  2: {
    mystic: [
      'O Rosto Brando da Lua',
      'Chegas como chega o luar, sem ruído, e a sala fica mais macia.',
      'À tua volta abrem as flores que só abrem de noite.',
      'Um brilho tão calmo pode passar por sombra.',
      'Sobe um pouco no teu céu e diz a frase.',
    ],
    pragmatic: [
      'Trato Fácil',
      'Dás uma impressão simpática e discreta, e as pessoas sentem que vais ouvir.',
      'Pões à vontade quem está com nervos.',
      'Podem tomar a tua calma por indecisão.',
      'Fala cedo num grupo, nem que seja pouco.',
    ],
  },
  3: {
    mystic: [
      'O Cometa que Dança',
      'Atravessas um serão com uma cauda de riso, e a noite parece mais nova.',
      'Uma volta tua na conversa solta uma hora pesada.',
      'Aos cometas pedem-se desejos, e poucos os conhecem.',
      'Fica um pouco quando a música parar.',
    ],
    pragmatic: [
      'Boa Disposição que se Nota',
      'Dás a impressão de ter graça e energia, e lembram-se de ti.',
      'Começas conversa em qualquer lado.',
      'Podem não te levar a sério à primeira.',
      'Faz uma pausa depois do ponto importante.',
    ],
  },
  4: {
    mystic: [
      'O Carvalho à Beira do Caminho',
      'De longe parece que sempre ali estiveste, e é à tua sombra que se descansa.',
      'Basta a tua presença para o vento baixar.',
      'Um carvalho não acena, e há quem julgue que não viu.',
      'Inclina um ramo a quem passa.',
    ],
    pragmatic: [
      'Pessoa de Confiança',
      'Dás a impressão de seriedade e de pés na terra.',
      'Entregam-te as chaves, o dinheiro e os segredos.',
      'Podem achar-te rigidez onde só há cuidado.',
      'Diz uma piada na primeira meia hora.',
    ],
  },
  5: {
    mystic: [
      'O Lenço ao Vento',
      'Chegas com cheiro a estrada, e de repente apetece partir.',
      'Trazes novas e abres janelas.',
      'Quem chega sempre de passagem fica com a cadeira da ponta.',
      'Pendura o casaco antes de te sentares.',
    ],
    pragmatic: [
      'Energia e Curiosidade',
      'Dás a impressão de movimento, e a conversa anima quando chegas.',
      'Adaptas o tom a qualquer pessoa.',
      'Podem pensar que não vais ficar.',
      'Diz logo até quando podem contar contigo.',
    ],
  },
  6: {
    mystic: [
      'A Porta Encostada',
      'O teu rosto é uma porta encostada com luz lá dentro.',
      'Até os gatos da rua te reconhecem.',
      'Quem tem sempre a porta aberta não sabe quem entrou.',
      'Fecha-a uma hora e vê quem bate.',
    ],
    pragmatic: [
      'Calor e Sentido de Dever',
      'Dás a impressão de quem cuida, e contam-te os problemas depressa.',
      'As pessoas relaxam perto de ti.',
      'Pedem-te de mais porque parece que aguentas.',
      'Antes de dizeres que sim, diz “deixa-me ver e já te digo”.',
    ],
  },
  7: {
    mystic: [
      'A Lua atrás da Nuvem',
      'Mostras-te às metades, e é por isso que te olham duas vezes.',
      'O teu silêncio tem peso e cheiro a livros.',
      'Uma lua sempre velada pode parecer fria.',
      'Deixa passar um raio para quem veio de longe.',
    ],
    pragmatic: [
      'Reserva e Inteligência',
      'Dás a impressão de quem pensa antes de falar.',
      'Quando falas, ouvem-te.',
      'Podem tomar a tua distância por desinteresse.',
      'Diz em voz alta que estás a pensar.',
    ],
  },
  8: {
    mystic: [
      'O Passo que se Ouve',
      'O chão sabe que chegaste, e a sala endireita as costas.',
      'A tua presença sossega quem teme o caos.',
      'Uma coroa à porta intimida quem trazia flores.',
      'Deixa-a no bengaleiro de vez em quando.',
    ],
    pragmatic: [
      'Autoridade Natural',
      'Dás a impressão de competência, e esperam que decidas.',
      'Negoceias bem porque te levam a sério.',
      'Podem ter receio de te trazer más notícias.',
      'Agradece em público a próxima má notícia.',
    ],
  },
  9: {
    mystic: [
      'O Olhar de Longe',
      'Há no teu rosto um horizonte, e quem te fala sente-se em viagem.',
      'Pareces perdoar antes de te contarem.',
      'De tanto olhares o longe, o perto pode sentir-se pequeno.',
      'Pousa os olhos em quem está à tua frente.',
    ],
    pragmatic: [
      'Abertura e Mundo',
      'Dás a impressão de tolerância e de experiência.',
      'Gente muito diferente sente-se à vontade contigo.',
      'A tua simpatia pode parecer distância.',
      'Pergunta um pormenor pessoal e lembra-te dele.',
    ],
  },
  11: {
    mystic: [
      'A Centelha nos Olhos',
      'Há em ti um brilho que chega um instante antes de ti.',
      'Fazes pressentir a cada um o melhor de si.',
      'Uma centelha tão viva pode assustar a palha seca.',
      'Baixa um pouco a chama quando entrares.',
    ],
    pragmatic: [
      'Presença que Marca',
      'Dás a impressão de sensibilidade fora do comum.',
      'Lembram-se do que disseste.',
      'Podem achar-te tensão onde há atenção.',
      'Respira fundo antes de entrares numa sala.',
    ],
  },
  22: {
    mystic: [
      'A Torre ao Amanhecer',
      'Vê-se de ti primeiro a altura e só depois a porta.',
      'Perto de ti os planos parecem possíveis.',
      'Torres altas têm visitas raras.',
      'Desce ao átrio e serve o café.',
    ],
    pragmatic: [
      'Força Tranquila',
      'Dás a impressão de quem leva a bom porto coisas grandes.',
      'Confiam-te projetos difíceis.',
      'Podem esquecer que também te cansas.',
      'Diz uma vez por semana o que te está a custar.',
    ],
  },
  33: {
    mystic: [
      'O Rosto que Ampara',
      'Olham-te e lembram-se de alguém que os embalou.',
      'O teu sorriso abre gavetas fechadas.',
      'Nem todos os que se encostam querem ficar de pé.',
      'Ampara com uma mão e guarda a outra.',
    ],
    pragmatic: [
      'Bondade Visível',
      'Dás a impressão de paciência sem fim.',
      'Confidências chegam-te sem as pedires.',
      'Podem abusar sem dar por isso.',
      'Põe um limite amável na próxima conversa longa.',
    ],
  },
}
