import type { CoreValue, Meanings } from '../meaning.ts'

/** The letters of a name counted in their order, in the images of the Hebrew letters of the same place. */
export const hebrewOrdinalMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'A Primeira Letra Toma Fôlego',
      essence:
        'Contadas uma a uma, as tuas letras sobem até à letra muda que vem antes da fala, o ar que se toma antes da palavra.',
      gift: 'Guardas o silêncio de onde tudo se pode ainda dizer.',
      shadow: 'Ficas de fôlego preso, à espera do som perfeito, e ninguém chega a ouvir-te.',
      scene: 'O bolo está na mesa, os amigos calaram-se, e todos olham para ti.',
      advice: 'Na próxima conversa, começa a falar antes de saberes a frase inteira: as letras vêm atrás.',
    },
    pragmatic: {
      title: 'Um: A Letra que Abre',
      essence: 'Contadas por ordem, as letras do teu nome dão um, o número dos começos e de quem responde por si.',
      gift: 'Dás às coisas a primeira forma, e a partir daí os outros seguem com mais facilidade.',
      shadow: 'Queres ver o teu nome em tudo aquilo em que mexeste.',
      scene: 'Seis pessoas olham para um documento partilhado, ainda vazio; o primeiro título que aparece é o teu.',
      advice: 'Começa esta semana um texto, um plano ou uma conversa que outra pessoa há de acabar.',
    },
  },
  2: {
    mystic: {
      title: 'A Casa da Segunda Letra',
      essence: 'As tuas letras juntam-se numa casa aberta de um lado, e o vento entra e sai como visita.',
      gift: 'A tua casa faz-se só com três traços, e quem anda sem teto encontra nela abrigo.',
      shadow: 'Uma casa aberta de um lado deixa entrar a neve com o forasteiro.',
      scene: 'Esta noite há três pares de sapatos no teu corredor, e nenhum é teu.',
      advice: 'Quando precisares de um serão a sós, di-lo a tempo, como quem corre uma cortina.',
    },
    pragmatic: {
      title: 'Dois: A Letra da Casa',
      essence: 'As tuas letras somam dois, o número do abrigo, do par e da conversa.',
      gift: 'Crias sítios onde dois lados se encontram sem que nenhum fique mal.',
      shadow: 'Dás tanto espaço aos outros que não encontras a tua cadeira.',
      scene: 'Uma amiga liga da estação, a chorar; quando o comboio chega, já tens o sofá-cama aberto e com lençóis.',
      advice: 'Decide que hora do dia é tua, e avisa quem te rodeia.',
    },
  },
  3: {
    mystic: {
      title: 'O Caminhante com Pão',
      essence:
        'Na terceira letra, um antigo contador de histórias viu um homem que corre a levar pão aos pobres, e as tuas letras vão ao lado dele.',
      gift: 'Chegas com qualquer coisa quente debaixo do casaco, na hora em que a fome aperta.',
      shadow: 'Dás a todas as portas, e não ficas a mesa nenhuma.',
      scene: 'Dás o último pão antes de chegares às tuas escadas, e sobes a assobiar.',
      advice: 'Leva esta semana uma sopa ou um bolo a alguém, senta-te à mesa e fica até os pratos estarem vazios.',
    },
    pragmatic: {
      title: 'Três: A Letra de Dar',
      essence: 'As tuas letras somam três, o número de quem gosta de se exprimir e de dar.',
      gift: 'O que aprendes ou fazes chega depressa às pessoas, porque gostas de o partilhar.',
      shadow: 'Prometes mais do que cabe na semana.',
      scene: 'A colega só pediu o nome do livro; recebe o livro, os teus apontamentos e a promessa de uma aula.',
      advice: 'Cumpre por inteiro uma promessa antes de fazeres a seguinte.',
    },
  },
  4: {
    mystic: {
      title: 'A Porta que É uma Letra',
      essence: 'As tuas letras vêm dar a uma porta, polida por tantas mãos que até no escuro brilha.',
      gift: 'És como uma boa porta, firme na ombreira e leve no gonzo.',
      shadow: 'Uma porta demasiado presa ao caixilho esquece-se de abrir.',
      scene: 'Lá fora sacodem a neve das botas; antes que batam, já a tua mão está no trinco.',
      advice: 'Convida alguém que andas há muito para convidar, e tem a porta aberta quando chegar.',
    },
    pragmatic: {
      title: 'Quatro: A Letra da Porta',
      essence: 'Quatro é o que as tuas letras fazem ao todo: o número da ordem, da porta e do que está firme.',
      gift: 'Tornas acessível o que é complicado, porque lhe dás uma estrutura clara.',
      shadow: 'És tão fiel à porta do costume que não vês a outra, mais perto, que está aberta.',
      scene:
        'Quem vem partilhar a casa encontra uma folha no frigorífico: lixo, caldeira, chaves, telefones, tudo numa página.',
      advice: 'Experimenta esta semana outra maneira de fazer uma coisa que te sai sempre igual.',
    },
  },
  5: {
    mystic: {
      title: 'A Letra da Janela',
      essence: 'As tuas letras somam uma janela, um quadrado de luz na parede do nome.',
      gift: 'Contigo, um quarto fechado lembra-se do tempo que faz, e até o pó começa a dançar.',
      shadow: 'Vais à janela por cada canção que passa, e deixas apagar a candeia atrás de ti.',
      scene:
        'Numa segunda-feira de chuva abres a janela do escritório, e o cheiro a terra e a lilás chega à mesa do fundo.',
      advice: 'Escolhe a vista de que mais gostas, e fica à janela até descobrires nela uma coisa nova.',
    },
    pragmatic: {
      title: 'Cinco: A Letra do Ar Fresco',
      essence: 'As tuas letras dão cinco, o número da abertura, do movimento e do ar que entra.',
      gift: 'Trazes impressões novas, e depois de falarem contigo os outros veem o seu caso de outra maneira.',
      shadow: 'De tanto olhares lá para fora, deixas por tratar o que tens em casa.',
      scene: 'A equipa discute as filas há uma hora; contas o que fez uma padaria de Nápoles, e aparecem canetas.',
      advice: 'Esta semana, antes de procurares outra novidade, acaba uma coisa que tens em casa a meio.',
    },
  },
  6: {
    mystic: {
      title: 'O Gancho que Une',
      essence:
        'Pequena e direita, a sexta letra é um gancho que prende um mundo ao outro, e é a ela que as tuas vão dar.',
      gift: 'Dizes com a vida inteira a palavrinha «e», e junta-se o que andava separado.',
      shadow: 'Deixas que pendurem em ti casaco sobre casaco, até já não se ver o gancho.',
      scene: 'Os convidados já saíram e, no cabide da entrada, há um cachecol alheio, ainda quente.',
      advice: 'Devolve hoje a quem to deixou um encargo que não é teu.',
    },
    pragmatic: {
      title: 'Seis: A Letra da Ligação',
      essence: 'Contadas as tuas letras, sai seis: o número dos laços, do cuidado e da pertença.',
      gift: 'Pões em contacto pessoas que fazem falta umas às outras, e manténs vivas essas ligações.',
      shadow: 'Teimas em juntar o que estaria melhor separado.',
      scene: 'O grupo da escola estava mudo há onze anos; a tua mensagem das nove tem quarenta respostas ao meio-dia.',
      advice: 'Apresenta este mês duas pessoas uma à outra, e depois deixa que elas façam o resto.',
    },
  },
  7: {
    mystic: {
      title: 'A Lâmina Coroada',
      essence:
        'A sétima letra é uma lâmina com coroa, e as tuas letras curvam-se diante dela como a semana diante do dia de descanso.',
      gift: 'Sabes cortar ao barulho um fio de silêncio, e viver dele.',
      shadow: 'Uma lâmina que corta fino de mais não poupa nada, nem aquilo que se podia amar.',
      scene: 'Tocam ao mesmo tempo os sinos de duas igrejas; esperas até ouvires cada um por si.',
      advice: 'Guarda uma noite desta semana para coisas brandas: uma canção, um banho, uma ceia demorada.',
    },
    pragmatic: {
      title: 'Sete: A Letra do Discernimento',
      essence: 'As tuas letras dão sete, o número do descanso, do estudo e do discernimento.',
      gift: 'Separas com calma o essencial do resto.',
      shadow: 'De vez em quando julgas depressa de mais, e perdes o que te podia comover.',
      scene: 'A apresentação já vai em sessenta diapositivos; a tua pergunta é sobre um número que vinha no nono.',
      advice: 'Marca esta semana uma tarde em que outra pessoa decida tudo, e não dês sentenças.',
    },
  },
  8: {
    mystic: {
      title: 'A Cerca e o Portão da Vida',
      essence:
        'As tuas letras erguem-se em cerca com um portão, e para lá das traves respira um campo que não é de ninguém.',
      gift: 'A força aprendeu contigo boas maneiras, e o touro e a cotovia estão seguros no mesmo prado.',
      shadow: 'Todas as noites acrescentas a cerca, e deixas de fora a vida que ela devia guardar.',
      scene: 'Há crianças encavalitadas na trave a espreitar os cavalos, e dás a cada uma meia cenoura para eles.',
      advice: 'Escolhe um «não» que dizes por hábito, e experimenta esta semana dizer «entra».',
    },
    pragmatic: {
      title: 'Oito: A Letra da Cerca',
      essence: 'Oito é a soma das tuas letras, o número da força, dos limites e do esforço que dura.',
      gift: 'Sabes que peso te cabe, e aguentas bem com ele até ao fim.',
      shadow: 'Defendes o teu terreno quando ninguém andava atrás dele.',
      scene:
        'Uma visita senta-se um minuto à tua secretária; não dizes nada, e ficas de pé ao lado até que se levante.',
      advice: 'Põe uma das tuas regras à discussão com as pessoas a quem ela toca.',
    },
  },
  9: {
    mystic: {
      title: 'O Vaso que Guarda o Bem',
      essence:
        'Um conto antigo esconde o bem dentro da nona letra, e as tuas letras viram-se para dentro, como mãos à volta de um pão quente.',
      gift: 'Levas uma doçura que não mostras, e o escuro fica mais manso por a ter perto.',
      shadow: 'O que se esconde bem de mais não alimenta ninguém, e vais ficando a sós com o teu tesouro.',
      scene: 'No fundo da despensa há um frasco sem rótulo; quem provou pergunta por ele anos depois.',
      advice: 'Mostra a alguém o que costumas esconder: um desenho, uma cantiga, um talento.',
    },
    pragmatic: {
      title: 'Nove: A Letra do Vaso',
      essence: 'As tuas letras fazem nove, o número da plenitude e de uma bondade que não se mostra.',
      gift: 'Fazes muito pelos outros sem que se saiba.',
      shadow: 'Esperas que vejam aquilo que tiveste o trabalho de esconder.',
      scene: 'A conta do arranjo da vizinha já está paga, diz o canalizador, e não há maneira de ele dizer por quem.',
      advice: 'Diz uma vez, às claras, o que fizeste por alguém, sem lhe tirares importância.',
    },
  },
  11: {
    mystic: {
      title: 'Duas Letras Frente a Frente',
      essence:
        'Na soma do teu nome olham-se dois traços direitos, e o que salta entre eles é mais velho do que a tinta.',
      gift: 'Lês uma alma nas entrelinhas, e devolves-lhe a palavra que tinha perdido.',
      shadow: 'A faísca não tem hora de se apagar, e ficas sem dormir até de manhã.',
      scene:
        'Na escada, uma vizinha com quem mal falas detém-se e diz «como é que soubeste?». Só lhe tinhas perguntado se estava tudo bem.',
      advice: 'Quando a faísca não te deixar dormir, levanta-te, pousa a mão na mesa e respira devagar.',
    },
    pragmatic: {
      title: 'Onze: A Linha Aberta',
      essence: 'As tuas letras param no onze, um número que não se reduz e que fala de intuição sob tensão.',
      gift: 'Percebes o que as pessoas querem dizer antes de elas terem a frase, e ajuda-las a encontrá-la.',
      shadow: 'Sentir tanto tira-te o sossego, e às vezes já não sabes que sentimento é o teu.',
      scene: 'A meio da frase de uma amiga dizes-lhe o fim; ela acena que sim, e assusta-se um bocadinho.',
      advice: 'Quando adivinhares o fim de uma frase, guarda-o para ti, e deixa que a outra pessoa o diga.',
    },
  },
  22: {
    mystic: {
      title: 'Todas as Letras Reunidas',
      essence:
        'Vinte e duas letras tinha o alfabeto antigo, e o teu nome soma-as todas, como se soubesse soletrar o mundo.',
      gift: 'Tens na mão a caixa inteira dos tipos, e podes imprimir um mapa, uma lei ou uma cantiga de embalar.',
      shadow: 'Com tudo ainda por escrever, ficas diante da página branca até se apagarem as estrelas.',
      scene: 'Com tinta nos dois pulsos, levantas a primeira prova à luz da lâmpada, e lá só diz «Pão».',
      advice: 'Escreve com cuidado um texto curto, e pede a alguém que o leia em voz alta.',
    },
    pragmatic: {
      title: 'Vinte e Dois: O Alfabeto Inteiro',
      essence:
        'A soma das tuas letras chega a vinte e dois, que é também o número de letras do alfabeto hebraico: um número de construir em grande.',
      gift: 'Vês como as partes fazem um todo, e organizas as coisas de modo que funcionem.',
      shadow: 'Com o todo à vista perdes a paciência para as partes, mesmo quando são pessoas.',
      scene:
        'Na parede está o plano do festival inteiro; na mesa, sem resposta, o bilhete de quem pergunta onde estacionar.',
      advice: 'Antes de alargares o plano, responde às perguntas pequenas que tens em cima da mesa.',
    },
  },
  33: {
    mystic: {
      title: 'As Letras Cantadas',
      essence: 'Somadas, as tuas letras não ficam no papel: o número que dão foi feito para se cantar.',
      gift: 'Emprestas o fôlego a quem esqueceu a melodia, e por um instante o coro inteiro é uma só voz.',
      shadow: 'Uma voz que canta por todos chega à noite rouca para a sua própria cantiga.',
      scene: 'No elétrico cheio trauteias dois compassos, e lá do fundo uma criança responde com o terceiro.',
      advice: 'Canta hoje uma tolice, de porta fechada, e que não seja para consolar ninguém.',
    },
    pragmatic: {
      title: 'Trinta e Três: A Voz que Ensina',
      essence:
        'Trinta e três é o que dão as tuas letras, uma soma rara que se guarda inteira e fala de orientar com bondade.',
      gift: 'Dizes as coisas de maneira que as pessoas as aceitem, mesmo quando custam.',
      shadow: 'Achas que tens de dar o exemplo a toda a hora.',
      scene: 'Quem partiu o jarro esperava um raspanete; vais buscar a cola e perguntas que caco vem primeiro.',
      advice: 'Deixa que te ensinem este mês uma coisa de que não sabes nada.',
    },
  },
}
