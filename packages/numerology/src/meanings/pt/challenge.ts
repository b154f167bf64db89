import type { Meanings, SingleDigit } from '../meaning.ts'

/** The Challenges: what the four phases ask to be learned. */
export const challengeMeanings: Meanings<0 | Exclude<SingleDigit, 9>> = {
  0: {
    mystic: {
      title: 'O Círculo Aberto',
      essence:
        'Nenhuma pedra te barra aqui a estrada, e nenhuma te diz para onde ir. Escolher é o que tens de treinar.',
      gift: 'De onde estás, gostas de todos os ventos e não deves nada a nenhum.',
      shadow: 'À falta de muro a que te encostes, não sais do sítio até a lua dar duas voltas.',
      scene: 'Há onze sabores na geladaria. A fila já chega à esquina, e tu sabes os méritos de cada um.',
      advice: 'Escolhe hoje uma coisa pequena num minuto, e não voltes atrás.',
    },
    pragmatic: {
      title: 'O Desafio de Escolher',
      essence:
        'Não tens aqui um obstáculo único, e a decisão fica toda contigo. Os livros antigos chamam-lhe o desafio mais fácil e o mais difícil.',
      gift: 'Tens muito por onde escolher e cabeça para o fazer, e pouca gente tem as duas coisas.',
      shadow: 'Sem nada que te empurre, adias, ou medes-te por todos os critérios ao mesmo tempo.',
      scene: 'Os folhetos de três cursos estão na mesa, todos sublinhados a cores. As inscrições fecharam ontem.',
      advice: 'Escolhe um critério, escreve-o e guia-te por ele durante três meses.',
    },
  },
  1: {
    mystic: {
      title: 'Quem Vai ao Leme',
      essence:
        'O mar pergunta-te quem vai ao leme, e não se contenta com um encolher de ombros. A resposta também se treina.',
      gift: 'Quando respondes «eu», o barco endireita-se e até o vento parece de acordo.',
      shadow: 'Deixas outra mão guiar e depois refilas com o rumo.',
      scene: 'Ouves-te dizer «para mim é igual». Chega o peixe, e os teus olhos vão atrás do bife da mesa do lado.',
      advice: 'Quando te perguntarem o que queres, diz uma coisa concreta, em vez de «tanto faz».',
    },
    pragmatic: {
      title: 'O Desafio de te Afirmares',
      essence:
        'As vontades fortes à tua volta fazem-te duvidar da tua, ou insistir nela de mais. Treinas aqui o meio-termo: defendê-la sem a impores nem a engolires.',
      gift: 'De cada vez que dizes com calma o que queres, confiam um pouco mais no teu juízo.',
      shadow: 'Cedes cedo de mais e depois fincas o pé por uma ninharia.',
      scene:
        'O canalizador diz que a torneira fica melhor à esquerda. Acenas que sim, e todas as manhãs a procuras à direita.',
      advice: 'Diz uma preferência por dia, mesmo pequena, e não peças desculpa por ela.',
    },
  },
  2: {
    mystic: {
      title: 'A Pele do Lago',
      essence:
        'Tens pele de lago: cai uma folha, e a água estremece a tarde inteira. Aprende a distinguir o que era contigo do que só passou.',
      gift: 'A tua água sente o peso de uma estrela, e quem traz mágoas debruça-se sem medo.',
      shadow: 'Alguém franze a testa ao sol, e isso cai em ti como pedra e fica anos no fundo.',
      scene:
        'O motorista fecha a porta do autocarro sem dizer nada. Seis paragens depois, ainda procuras o que terás feito.',
      advice: 'Quando uma palavra te agita, espera até acalmares antes de a julgares.',
    },
    pragmatic: {
      title: 'O Desafio da Sensibilidade',
      essence:
        'Levas a peito o que te dizem, ou calas-te para não ofender. Aprendes a ter a porta aberta sem deixar entrar tudo.',
      gift: 'Virada para fora, a tua sensibilidade faz com que percebas os amigos como poucos.',
      shadow: 'Imaginas o que pensam de ti, e imaginas sempre o pior.',
      scene:
        'Na festa, duas pessoas à janela riem-se quando entras. Vais ao espelho do corredor ver o colarinho; falavam de um papagaio.',
      advice: 'Se uma frase te magoar, pergunta primeiro o que queria dizer.',
    },
  },
  3: {
    mystic: {
      title: 'A Flauta Guardada',
      essence: 'Há uma flauta na tua gaveta que treme quando alguém canta. Tirá-la de lá é o exercício que te cabe.',
      gift: 'Quando a flauta soa, a rua inteira abranda sem saber porquê.',
      shadow: 'Enches a casa de assobios e graças para que ninguém pergunte pela flauta.',
      scene:
        'Pedem-te que toques qualquer coisa. Imitas os tios todos, a mesa chora a rir, e a gaveta continua por abrir.',
      advice: 'Canta ou lê em voz alta, de porta aberta, uma coisa tua.',
    },
    pragmatic: {
      title: 'O Desafio de te Exprimires',
      essence: 'O medo da crítica faz-te esconder o que sabes fazer, ou espalhá-lo tanto que ninguém o possa julgar.',
      gift: 'Tens mais para dizer do que pensas, e sai-te bem quando deixas de te comparar.',
      shadow: 'Fazes graça com o que é sério, e à terceira história perdeu-se o que querias dizer.',
      scene:
        'Passas o desenho virado para baixo e dizes que não é nada, que foi à pressa. Levou-te três fins de semana.',
      advice: 'Mostra esta semana a alguém um trabalho acabado, e aproveita um dos comentários.',
    },
  },
  4: {
    mystic: {
      title: 'A Carroça e o Carreiro',
      essence:
        'Umas vezes pesa-te a carga, outras sais do carreiro, e a roda da carroça range. Falta-te o passo certo, nem à solta nem aos solavancos.',
      gift: 'Quando a roda apanha o trilho, levas longe o que outros deixam a meio.',
      shadow: 'Puxas com tanta força na lama que a roda se enterra mais.',
      scene:
        'Há três gavetas abertas, e o bilhete não está em nenhuma. A quarta emperra, insistes, e ficas com o puxador na mão.',
      advice: 'Adianta todos os dias um pouco da tarefa que mais te pesa.',
    },
    pragmatic: {
      title: 'O Desafio da Disciplina',
      essence:
        'O que aqui se treina é a ordem, entre o desleixo e a rigidez. As regras ou te aborrecem ou mandam em ti.',
      gift: 'Assim que encontras um ritmo, pode contar-se contigo, e o trabalho pesa menos do que temias.',
      shadow: 'Perdes-te em pormenores para não começar, ou foges deles até te caírem em cima.',
      scene:
        'Traças a três cores as linhas de um horário novo. São quatro da tarde, e o trabalho propriamente dito ainda está no envelope.',
      advice: 'Encurta para dez minutos uma rotina que te custa, e cumpre-a esta semana.',
    },
  },
  5: {
    mystic: {
      title: 'O Cavalo Solto',
      essence:
        'O cavalo em ti foge do curral e foge da planície. A liberdade também se aprende, como se aprende a montar.',
      gift: 'Ninguém conhece como tu o cheiro da manhã num vale estranho, e trazes essa frescura para casa.',
      shadow: 'Largas a galope tantas vezes que nada do que plantas dá sombra.',
      scene:
        'Faltam vinte minutos para o fim do filme. Já tens o casaco vestido e a mão na porta, e a melhor cena começa nas tuas costas.',
      advice: 'Quando te der a vontade de partir, espera pela manhã seguinte.',
    },
    pragmatic: {
      title: 'O Desafio da Liberdade',
      essence:
        'O obstáculo é a impaciência: custa-te menos mudar do que ficar para ver o que vem a seguir. Também existe o avesso, que é agarrares-te ao que tens e não arriscares nada.',
      gift: 'Quando a mudança deixa de mandar em ti, lidas com ela como poucos.',
      shadow: 'Vais-te embora justamente quando aquilo ia ficar interessante.',
      scene: 'Ao terceiro mês, no curso de italiano, chegam ao pretérito. Tu já vais no grego.',
      advice: 'Antes de mudares de rumo, pergunta o que deixas e o que procuras.',
    },
  },
  6: {
    mystic: {
      title: 'A Toalha sem Nódoa',
      essence:
        'Queres a mesa perfeita, e a visita tem medo de pegar no copo. O trabalho é gostar da toalha com a nódoa.',
      gift: 'À tua mesa tudo tem lugar, e quem chega percebe que o esperavam.',
      shadow: 'Esticas tanto o linho que os pratos escorregam.',
      scene:
        'Voltas à cozinha só para beber água, e viras as chávenas todas para o mesmo lado. Da sala perguntam se te perdeste.',
      advice:
        'Da próxima vez que puseres a toalha boa, entorna tu a primeira gota de vinho ou de água, e deixa-a secar.',
    },
    pragmatic: {
      title: 'O Desafio da Exigência',
      essence:
        'O que exiges de ti e de quem amas é mais do que qualquer pessoa consegue dar. Treinas aqui o cuidado que não corrige.',
      gift: 'Vês logo o que uma coisa podia vir a ser; dito com jeito, é uma bênção para quem te ouve.',
      shadow: 'Ajudas onde não te pediram e guardas a lista dos agradecimentos.',
      scene: 'Arrumaram-te o quarto, de surpresa. Elogias, esperas que saiam, e esticas a colcha.',
      advice: 'Elogia um esforço imperfeito por dia, e uma vez por outra um teu.',
    },
  },
  7: {
    mystic: {
      title: 'A Tampa do Poço',
      essence:
        'Fechas o poço com uma tampa pesada e queixas-te da sede. Aqui treinas a confiança, um palmo de cada vez.',
      gift: 'A água que guardas é verdadeira, e nem nos verões maus secou.',
      shadow: 'Fechas-te tão bem que já não ouves quando te batem à porta.',
      scene: 'Uma pessoa amiga pergunta-te como estás. Falas dez minutos do livro que andas a ler.',
      advice: 'Quando te perguntarem como estás, responde uma vez com a verdade.',
    },
    pragmatic: {
      title: 'O Desafio da Confiança',
      essence:
        'A dúvida e a reserva deixam-te longe de quem te quer bem. O que se treina é a fé: nos outros, em ti, no que não tem prova.',
      gift: 'Pensas pela tua cabeça, e quando confias em alguém há boas razões.',
      shadow: 'Pões as pessoas à prova, e à primeira falha dás-te razão.',
      scene: 'Perguntam-te pela segunda vez se vais. Encolhes os ombros, e ficas à espera da terceira.',
      advice: 'Ao próximo convite que te agrade, diz que sim à primeira.',
    },
  },
  8: {
    mystic: {
      title: 'A Moeda de Duas Faces',
      essence:
        'Temes o ouro e temes que te falte, e a moeda roda no ar. O trabalho é dar-lhe o peso que tem, nem mais nem menos.',
      gift: 'A tua mão reconhece o metal bom assim que deixa de tremer.',
      shadow: 'Medes tanto o ouro alheio que o teu te parece sempre pouco.',
      scene:
        'Ao jantar passam de mão em mão as fotografias de uma casa nova. Contas as janelas e não ouves o que se diz.',
      advice: 'Gasta esta semana uma moeda, sem medo, numa coisa que se partilhe.',
    },
    pragmatic: {
      title: 'O Desafio do Valor',
      essence:
        'O dinheiro, o estatuto e a influência pesam-te de mais, ou desconfias deles por inteiro. Num caso e no outro, mandam mais do que deviam.',
      gift: 'Quando lhes acertas o peso, o dinheiro e o poder servem-te bem.',
      shadow: 'Medes-te pelo que os outros têm ou mandam, e sais mais pobre do que és.',
      scene:
        'A conta divide-se por seis. Já fizeste de cabeça as contas ao vinho que não bebeste; sorris de lábios apertados, e pagas.',
      advice: 'Fala esta semana de dinheiro com alguém, com números e sem rodeios.',
    },
  },
}
