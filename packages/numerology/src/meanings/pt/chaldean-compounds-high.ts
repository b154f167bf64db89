import type { OwnCompound } from '../../chaldean/compounds.ts'
import type { Meanings } from '../meaning.ts'

/** Compounds from 23 to 51. */
export const highCompounds = {
  23: {
    mystic: {
      title: 'A Estrela Real do Leão',
      essence: 'Régulo, o coração do Leão, arde sobre as letras do teu nome e empresta-lhes uma coragem serena.',
      gift: 'Bates, e abrem-se portas de cedro, como se lá dentro alguém te conhecesse o passo.',
      shadow: 'Dormes tão bem debaixo da grande pata do Leão que as tuas garras perdem o fio.',
      scene:
        'Mal encontras a campainha, a porta abre-se. Lá de cima debruça-se uma senhora: «É no terceiro, e cuidado com o gato.»',
      advice: 'Fala hoje bem de uma pessoa diante de quem lhe possa abrir uma porta.',
    },
    pragmatic: {
      title: 'A Estrela Real do Leão',
      essence: 'A ajuda vinda de cima é o sentido antigo deste número: quem tem posição vê com bons olhos o teu nome.',
      gift: 'As pessoas que podem abrir uma porta interessam-se por ti, e tu aproveitas a entrada.',
      shadow: 'Tiveste apoio tantas vezes que já contas com ele como coisa certa.',
      scene:
        'A diretora reencaminha o teu rascunho com duas palavras: «Leiam isto.» Ainda andavas à procura de uma vírgula.',
      advice: 'Pede às claras o que te faz falta, e conta depois o que fizeste com a ajuda.',
    },
  },
  24: {
    mystic: {
      title: 'O Dom do Afeto',
      essence: 'Vénus escondeu no teu nome uma taça de mel, e quem amas vem beber e vem enchê-la.',
      gift: 'Adoças qualquer companhia, e até os orgulhosos se sentam no teu degrau.',
      shadow: 'O mel agarra, e ficas de asas presas onde só querias provar.',
      scene: 'Deixaram-te figos à porta, ainda mornos do sol, e nenhum bilhete. Lembras-te logo de quatro pessoas.',
      advice: 'Convida esta semana alguém para a tua mesa, e deixa que te encha o copo.',
    },
    pragmatic: {
      title: 'O Dom do Afeto',
      essence: 'Com este nome, avanças graças ao amor e à amizade, e pela mão de pessoas influentes que te querem bem.',
      gift: 'O afeto dos outros ajuda-te na prática: guardam-te lugar, apresentam-te a quem interessa, seguram-te a porta.',
      shadow: 'Medes o teu valor por quem gosta de ti esta semana, e pagas essa estima a dizer que sim.',
      scene: 'A carrinha da mudança não custa nada: quem a conduz é a tia de um amigo, que ainda trouxe rissóis.',
      advice: 'Cuida este mês de duas amizades, sem pedires nada a nenhuma.',
    },
  },
  25: {
    mystic: {
      title: 'A Força da Experiência',
      essence: 'Antes de soar como soa, o teu nome andou pelo fundo do mar na vazante, e sabe onde estão as pedras.',
      gift: 'De tanto provares a água, ao primeiro gole distingues a boa da salobra.',
      shadow: 'Com as cartas de marear nos joelhos, deixas passar o dia de bonança.',
      scene: 'Uma criança vai pôr o pé no limo do paredão. Não dizes nada, e estendes o braço.',
      advice: 'Escolhe uma coisa que andas há muito a estudar, relê as notas uma vez só, e começa-a esta semana.',
    },
    pragmatic: {
      title: 'A Força da Experiência',
      essence:
        'Este número fala de força ganha a observar: o que foi difícil no começo trabalha agora a favor do teu nome.',
      gift: 'Tens bom olho para as pessoas, e raramente tropeças duas vezes no mesmo degrau.',
      shadow: 'A quem mal conheces respondes com cautelas velhas, e examinas a boa proposta até ela se ir embora.',
      scene:
        'O vendedor vai no terceiro elogio. Viras o folheto e lês em voz alta, com toda a simpatia, as letras pequenas.',
      advice: 'Resume numa frase uma lição que te custou, e vê se ainda serve.',
    },
  },
  26: {
    mystic: {
      title: 'O Sino de Aviso',
      essence:
        'Ao largo do teu nome balouça no escuro uma boia com um sino, e toca quando dois barcos se aproximam de mais.',
      gift: 'Tens o ouvido tão fino que por baixo da conversa mais alegre ouves a rebentação.',
      shadow: 'Com bom tempo, amarras o barco ao de um estranho, e ris-te do sino.',
      scene:
        'À luz da tarde, a casa partilhada parece perfeita. Já na escada, reparas que as quatro portas têm fechaduras novas.',
      advice: 'Antes de embarcares com alguém, diz-lhe em voz alta a tua primeira dúvida, e ouve o que responde.',
    },
    pragmatic: {
      title: 'O Sino de Aviso',
      essence: 'O número que o teu nome traz por dentro é o das alianças: antes do aperto de mão, lê tudo outra vez.',
      gift: 'Levas a sério uma sociedade: escolhes bem, e depois dás lealdade e esforço.',
      shadow: 'Basta falar um conselheiro seguro de si, e guardas no bolso o teu bom senso.',
      scene:
        'Entre amigos e gargalhadas, nasce a ideia de abrir um parque de campismo. Perguntas quem paga se chover o verão todo, e faz-se silêncio.',
      advice: 'Põe por escrito as condições de cada projeto a meias, por melhor que seja a disposição.',
    },
  },
  27: {
    mystic: {
      title: 'O Cetro',
      essence:
        'Na sala grande do teu nome, uma vara de aveleira fez-se prata, e os campos que semeaste em pensamento amadurecem.',
      gift: 'O que pensas no inverno é seara em julho, e os pássaros sabem de quem é.',
      shadow: 'Vara que só aponta não dá folha, e a tua aponta o dia inteiro.',
      scene:
        'Ainda não nasceu o dia e medes o terreno vazio com o cabo da vassoura. Aqui o forno, explicas ao gato, e ali a mesa grande.',
      advice: 'Antes de mandares fazer uma coisa, trabalha tu nela dez minutos.',
    },
    pragmatic: {
      title: 'O Cetro',
      essence: 'As tuas letras dão o velho número do comando: rendes mais quando levas a cabo ideias que são tuas.',
      gift: 'Inventas e produzes, e os outros seguem-te porque o plano faz sentido.',
      shadow: 'Em reunião, trocam-te uma ideia boa por uma pior, e ainda assinas a ata.',
      scene: 'O quadro está cheio das setas dos outros. Descobres um canto livre e desenhas a versão que custa metade.',
      advice: 'Volta esta semana a uma ideia que ias largar, e experimenta-a em ponto pequeno.',
    },
  },
  28: {
    mystic: {
      title: 'A Promessa sem Cerca',
      essence:
        'O teu nome é um rebanho sem cerca no alto de um monte: uma grande promessa, debaixo de um céu que muda depressa.',
      gift: 'Recomeças como a erva, de mansinho e em todo o lado.',
      shadow: 'Entregas o rebanho a qualquer pastor de fala doce.',
      scene:
        'Às onze já vendeste os bolos todos, e deste a receita a duas pessoas. Na banca ao lado estão a pintar uma tabuleta.',
      advice: 'Durante um mês, guarda só para ti a esperança que te é mais querida.',
    },
    pragmatic: {
      title: 'A Promessa sem Cerca',
      essence:
        'O número em que o teu nome assenta é feito de contrastes: possibilidades grandes, e o trabalho de guardar o que elas trazem.',
      gift: 'Sabes começar do zero em qualquer idade, coisa que muita gente prudente nunca aprende.',
      shadow: 'Esperas que um concorrente seja tão leal como tu, e não guardas nada para depois.',
      scene: 'O mês correu bem, e pagas o jantar à mesa toda. O envelope que diz «abril» está vazio desde domingo.',
      advice: 'De cada mês bom põe de lado a décima parte, e só lhe toques num mês fraco.',
    },
  },
  29: {
    mystic: {
      title: 'A Ponte ao Vento',
      essence: 'O teu nome é uma ponte de cordas entre dois ventos, e cada rajada a ensina a segurar-se.',
      gift: 'Aprendeste a dança das pontes, e passas onde os outros voltam para trás.',
      shadow: 'Experimentas cada tábua com tanto receio que nunca levantas os olhos para o vale.',
      scene:
        'Três mensagens dizem «em breve», e já as leste dez vezes. Pousas o telefone, e só então vês o feijão em flor.',
      advice:
        'Escolhe uma decisão que te faz hesitar, dá um passo pequeno por dia, e aponta à noite o que já sabes ao certo.',
    },
    pragmatic: {
      title: 'A Ponte ao Vento',
      essence: 'Este número pergunta em quem te fias: com quem falta ao combinado aprendes calma e bom olho.',
      gift: 'Manténs a dignidade debaixo de pressão, e numa crise vê-se que contigo se pode contar.',
      shadow: 'O amigo duvidoso recebe uma oportunidade a mais, e o sincero um interrogatório.',
      scene:
        'A mesma amiga desmarca pela terceira vez, com uma fila de corações. Lês, e ligas a quem chega sempre dez minutos antes.',
      advice: 'Repara em quem cumpre as promessas pequenas, e faz com essas pessoas as grandes.',
    },
  },
  30: {
    mystic: {
      title: 'O Retiro de Quem Pensa',
      essence:
        'No alto, sobre o porto do teu nome, há um quarto sossegado com uma janela virada para as luzes ao longe.',
      gift: 'No sossego, o pensamento gira como um farol lento, e por ele se guiam barcos que nunca verás.',
      shadow: 'Veem-se tantas velas a passar que te esqueces de que também tens um barco.',
      scene: 'Pelo soalho sobem música e risos. Tens o casaco vestido, um sapato atado e uma página por acabar.',
      advice: 'Passa esta semana uma tarde num sítio com gente, e mete conversa com quem chegar.',
    },
    pragmatic: {
      title: 'O Retiro de Quem Pensa',
      essence:
        'Feitas as contas, o teu nome é o de quem pensa: uma boa ideia vale mais para ti do que um êxito à vista de todos.',
      gift: 'Olhas para trás com uma clareza rara, e tiras as tuas próprias conclusões.',
      shadow: 'O que é prático aborrece-te, fica para depois, e volta em carta registada.',
      scene: 'Os outros falam de cozinhas. Estás a pensar numa frase de há uma hora, e só agora a percebeste.',
      advice: 'Decide se esta semana queres companhia ou sossego, e diz aos amigos o que decidiste.',
    },
  },
  31: {
    mystic: {
      title: 'A Lanterna do Eremita',
      essence:
        'Lá em cima, onde o teu nome acaba em rochedo, anda uma lanterna de seis vidros, e no vale julgam que é uma estrela.',
      gift: 'Na tua solidão há lume aceso, e quem dá com o caminho recebe a melhor manta.',
      shadow: 'Sobes tanto que o teu nome, gritado lá de baixo, já te soa a estrangeiro.',
      scene:
        'Passagem de ano, dez para a meia-noite. Do cabeço atrás das casas olhas para as janelas e dizes quem lá mora.',
      advice: 'Escolhe uma noite desta semana, e bate à porta de alguém de quem gostas.',
    },
    pragmatic: {
      title: 'A Lanterna do Eremita',
      essence:
        'O número do teu nome gosta de estar só: basta-se, e às vezes esquece-se de dizer aos outros que são bem-vindos.',
      gift: 'Vives segundo as tuas convicções, e não precisas de plateia.',
      shadow: 'Tomam-te o silêncio por indiferença, e nem sempre desfazes o engano.',
      scene: 'A cantina está cheia. Levas o tabuleiro para a mesa de dois, à janela, e pousas o saco na outra cadeira.',
      advice: 'Marca um serão certo com quem partilhe o mais esquisito dos teus interesses.',
    },
  },
  32: {
    mystic: {
      title: 'A Encruzilhada das Vozes',
      essence:
        'O teu nome fez casa onde se juntam muitos caminhos, e a palavra voa de porta em porta como a andorinha.',
      gift: 'Na tua conversa ouvem-se os sinos de sete cidades, e gente que não conheces responde como se já esperasse por ti.',
      shadow: 'Por cortesia com todas as estradas, chega a noite e ainda estás na encruzilhada.',
      scene: 'Um casamento em três línguas. À hora do bolo, dois tios-avós sem língua em comum cantam a teu lado.',
      advice: 'Escolhe hoje uma só das coisas que te chamam, e deixa as outras para amanhã.',
    },
    pragmatic: {
      title: 'A Encruzilhada das Vozes',
      essence:
        'Este nome traz consigo o jeito de juntar muita gente, com uma condição: que continues a pensar pela tua cabeça.',
      gift: 'Num grupo misturado, encontras a palavra que cada lado percebe, e na altura certa.',
      shadow: 'Uma opinião em voz alta enche a sala, e o teu plano, que era melhor, vai ao fundo sem ruído.',
      scene:
        'Nove pessoas discutem a sala e a data. Fazes duas colunas num guardanapo e empurra-lo para o meio da mesa.',
      advice: 'Aponta o que pensas antes de a reunião começar, e compara com o que disseste.',
    },
  },
  37: {
    mystic: {
      title: 'A Boa Companhia',
      essence: 'Por baixo do teu nome ouvem-se dois remos a par, e um barco que avança sem esforço.',
      gift: 'Em ti, o amor e a amizade bebem da mesma nascente, e ambos saem de lá mais frescos.',
      shadow: 'Cedes o remo com tanta doçura que o barco anda à roda.',
      scene:
        'Desde a ponte que ninguém fala. O termos do café vai e vem entre os bancos do barco, e na margem a garça nem levanta a cabeça.',
      advice: 'Antes de aceitares um projeto a dois, passa uma tarde de descanso com quem to propõe.',
    },
    pragmatic: {
      title: 'A Boa Companhia',
      essence: 'Amizade, amor e parcerias dão-se bem com a soma das tuas letras, desde que as partes sejam justas.',
      gift: 'Escolhes bem quem anda contigo, e tratas essas pessoas de igual para igual.',
      shadow: 'O que podias ter começado em março por tua conta continua em junho à espera de companhia.',
      scene:
        'Duas mesas encostadas e uma lata de bolachas. A colega acaba-te a conta, tu acabas-lhe a frase, e às quatro segue o relatório.',
      advice: 'Começa esta semana por tua conta uma coisa que anda à espera de companhia.',
    },
  },
  43: {
    mystic: {
      title: 'A Mesa Virada',
      essence: 'Pelo banquete do teu nome passa uma ventania, e no fim vê-se quais dos pratos eram só pintados.',
      gift: 'Quando o vento leva o toldo, és tu quem vê quantas estrelas há.',
      shadow: 'Puxas a toalha pelo gosto do estrondo, e vais para a cama sem ceia.',
      scene:
        'A chuva acabou com a festa no quintal. Debaixo do telheiro, já cortas o pão em cima da caixa de uma viola.',
      advice: 'Escreve o que ficou inteiro do último plano que falhou, e faz com isso um plano mais simples.',
    },
    pragmatic: {
      title: 'A Mesa Virada',
      essence:
        'Este número traz reviravoltas ao nome: os planos encontram resistência, muitas vezes porque és tu quem pede a mudança.',
      gift: 'Vês o que tem de mudar, e dize-lo antes de ser moda.',
      shadow: 'À teima respondes com teima, até ninguém saber de que se falava.',
      scene:
        'A discussão começou por causa da escala da limpeza, a que está colada no frigorífico. Agora está a casa toda de pé na cozinha, e o marcador na tua mão.',
      advice: 'Antes de acabares com o que está, faz um esboço do que vem a seguir.',
    },
  },
  51: {
    mystic: {
      title: 'A Marcha do Guerreiro',
      essence: 'Por trás do teu nome bate um tambor que mais ninguém ouve, e ao longe começam a abrir-se portas.',
      gift: 'A tua coragem sobe de noite, como a maré, e de manhã a bandeira está no cimo do monte.',
      shadow: 'Dormes de armadura, e estranhas que a ternura durma longe.',
      scene: 'Ainda todos leem o aviso no portão fechado do jardim. Já descobriste quem tem a chave.',
      advice: 'Antes de te deitares, escolhe uma luta que amanhã não vais travar, e dorme sem a armadura.',
    },
    pragmatic: {
      title: 'A Marcha do Guerreiro',
      essence: 'O número que o teu nome guarda é o dos avanços repentinos, e avanços assim raramente agradam a todos.',
      gift: 'Tomas a dianteira quando é preciso, e levas uma equipa por um troço difícil.',
      shadow: 'Onde só há mirones, contas adversários, e uma pergunta soa-te a ataque.',
      scene:
        'Promoveram-te na segunda. Na terça, ao almoço, a mesa cala-se, e ainda assim é ali que pousas o tabuleiro.',
      advice: 'Antes de enviares uma mensagem mais áspera, deixa-a repousar uma hora, e tira-lhe uma frase.',
    },
  },
} satisfies Partial<Meanings<OwnCompound>>
