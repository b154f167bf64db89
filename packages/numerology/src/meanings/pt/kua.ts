import type { Meanings, SingleDigit } from '../meaning.ts'

/** The Kua number, by the eight trigrams and their directions. No one has a 5. */
export const kuaMeanings: Meanings<Exclude<SingleDigit, 5>> = {
  1: {
    mystic: {
      title: 'Kan, a Água da Meia-Noite',
      essence: 'A tua casa fica a norte da roda, onde a água negra pensa debaixo do gelo.',
      gift: 'Encontras em qualquer muro a porta mais baixa, e passas por ela sem ruído.',
      shadow: 'A água que não confia corre por baixo da terra, e até os amigos se esquecem da nascente.',
      scene: 'Já todos foram deitar-se, e tu ainda estás nas escadas, a ouvir os canos conversar.',
      advice: 'Uma vez por dia vem à superfície, e diz a alguém o que pensaste às escuras.',
    },
    pragmatic: {
      title: 'Kua 1: Água',
      essence: 'Pertences ao grupo da água: profundidade, jeito para te adaptares, comunicação.',
      gift: 'Percebes as situações por dentro, e dás a volta a obstáculos que fazem parar os outros.',
      shadow: 'Guardas o que pensas até que o entendam mal.',
      scene:
        'Ao balcão dizem que é impossível; dez minutos depois voltas com o impresso carimbado, vindo de outro andar.',
      advice: 'Trabalha de frente para uma vista sossegada, e diz em voz alta um pensamento guardado.',
    },
  },
  2: {
    mystic: {
      title: 'Kun, a Terra que Recebe',
      essence: 'O sudoeste é a tua casa, onde a mãe dos campos cruza as mãos sobre a semente.',
      gift: 'O que se semeia ao pé de ti levanta-se verde.',
      shadow: 'Um chão tão paciente vai sendo pisado até ser estrada.',
      scene: 'A planta que alguém dera por perdida está no teu parapeito, num copo de iogurte, e hoje abriu uma folha.',
      advice: 'Planta uma sebe pequena, num vaso que seja, e mostra até onde se pode pisar.',
    },
    pragmatic: {
      title: 'Kua 2: Terra',
      essence: 'A terra é aqui o teu elemento: dedicação, alimento, paciência.',
      gift: 'És um apoio certo, e contigo as pessoas crescem, tal como o que andam a construir.',
      shadow: 'Esperas que te peçam, e dás até não sobrar nada.',
      scene:
        'As plantas do escritório, a escala, o cartão de anos: ninguém reparou em quem trata disso, e está tudo tratado.',
      advice: 'Faz com as tuas mãos uma coisa de terra ou de barro, só para ti.',
    },
  },
  3: {
    mystic: {
      title: 'Zhen, o Trovão da Primavera',
      essence: 'Moras a leste, e em março o dragão vira-se debaixo do soalho.',
      gift: 'À tua voz a seiva lembra-se de que lado fica o céu.',
      shadow: 'Trovão atrás de trovão assusta os cordeiros, e o campo cala-se pela razão errada.',
      scene: 'Abres as portadas de par em par às seis da manhã, e do outro lado do largo acende-se uma luz.',
      advice: 'Deixa passar um silêncio entre o relâmpago e a palavra.',
    },
    pragmatic: {
      title: 'Kua 3: Trovão',
      essence: 'Tens a madeira na sua forma jovem: impulso, crescimento, franqueza.',
      gift: 'Pões as coisas a andar e falas cedo, enquanto mudar ainda sai barato.',
      shadow: 'Arrancas de rompante e, depois do primeiro empurrão, deixas muitas vezes o resto a meio.',
      scene: 'O projeto já teve três reuniões; à quarta abres o portátil e fazes a primeira página.',
      advice: 'Começa o dia com movimento, e deixa a conversa mais difícil para a seguir.',
    },
  },
  4: {
    mystic: {
      title: 'Xun, o Vento Suave',
      essence: 'A tua casa olha para sudeste, onde o bambu se dobra e não parte.',
      gift: 'Entras pelo buraco da fechadura e mudas o ar da sala.',
      shadow: 'O vento que vira em cada parede esquece o recado que levava.',
      scene: 'Nada mudou de lugar, mas desde que entraste as cortinas inclinam-se todas para o mesmo lado.',
      advice: 'Antes de saíres de casa, escreve na palma da mão o recado que levas.',
    },
    pragmatic: {
      title: 'Kua 4: Vento',
      essence: 'Tens a madeira já crescida: delicadeza, persistência, ideias que se espalham.',
      gift: 'Vais convencendo as pessoas aos poucos, e elas julgam que a ideia foi delas.',
      shadow: 'Quem fala por último leva-te mais longe do que querias ir.',
      scene: 'Na primavera sugeriste um banco para a beira-rio; no outono há três vizinhos a propô-lo uns aos outros.',
      advice: 'Decide de manhã o que ainda vais querer à noite.',
    },
  },
  6: {
    mystic: {
      title: 'Qian, a Abóbada do Céu',
      essence: 'É a noroeste que tens casa, debaixo do pai das estrelas, que está de braços cruzados.',
      gift: 'Seguras as coisas só por estares acima das mesquinhices.',
      shadow: 'O céu é alto, e às vezes tem as mãos frias.',
      scene: 'Duas vozes sobem por causa de um copo entornado; levantas os olhos, e ambas vão buscar um pano.',
      advice: 'Desce a escada ao cair da tarde, e senta-te onde os outros se riem.',
    },
    pragmatic: {
      title: 'Kua 6: Céu',
      essence: 'Tens o metal na sua forma forte: liderança, clareza, princípios.',
      gift: 'Cumpres a palavra e não perdes a visão de conjunto, e as pessoas contam com as duas coisas.',
      shadow: 'Pareces distante, e medes os outros por uma exigência que é tua.',
      scene: 'Já toda a gente assinou a versão curta; voltas à página dois e lês em voz alta.',
      advice: 'Elogia antes de corrigir, e pergunta antes de decidir.',
    },
  },
  7: {
    mystic: {
      title: 'Dui, o Lago que Sorri',
      essence: 'Para oeste dá a tua casa, onde a filha mais nova penteia a tarde sobre a água.',
      gift: 'Devolves às pessoas um retrato um pouco mais bonito do que o que traziam.',
      shadow: 'Um lago que só quer lanternas acaba por ter medo do que tem por baixo.',
      scene: 'Os barcos já estão presos, e ainda há quem reme de volta para ouvir o fim da tua história.',
      advice: 'Uma noite por semana deixa as lanternas apagadas, e olha para a água até ao fundo.',
    },
    pragmatic: {
      title: 'Kua 7: Lago',
      essence: 'Tens o metal na sua forma suave: alegria, palavra, convívio.',
      gift: 'Pões as pessoas à vontade, e tens faro para o que a vida tem de bom.',
      shadow: 'Uma graça tua passa por cima do problema, e à sobremesa o problema ainda lá está.',
      scene: 'O empregado, o casal da mesa ao lado, o senhor do acordeão: às dez já todos sabem o teu nome.',
      advice: 'Diz uma coisa séria durante uma boa refeição.',
    },
  },
  8: {
    mystic: {
      title: 'Gen, a Montanha em Repouso',
      essence: 'Vives a nordeste, onde o ano para o tempo de um fôlego e depois vira.',
      gift: 'Sentas-te, e a tempestade dá a volta.',
      shadow: 'A montanha espera por um peregrino que esperava, afinal, um sinal dela.',
      scene: 'Granizo no telhado, gritos no pátio; enches a segunda chávena e acabas a frase que ias a dizer.',
      advice: 'Acende uma luz à janela, para que saibam que podem subir.',
    },
    pragmatic: {
      title: 'Kua 8: Montanha',
      essence: 'Tens a terra na sua forma firme: sossego, reservas, palavra certa.',
      gift: 'Manténs a calma, tens sempre alguma coisa de parte, e sabes quando parar.',
      shadow: 'Se te apertam, teimas; e quando era altura de falar, calas-te.',
      scene: 'O aquecimento avaria num domingo; afinal tens um aquecedor, lenha seca e um número para ligar.',
      advice: 'Dá esta semana o primeiro passo na direção de alguém.',
    },
  },
  9: {
    mystic: {
      title: 'Li, o Fogo que se Prende',
      essence: 'O sul e o meio-dia são a tua casa, com um pássaro de chamas na cumeeira.',
      gift: 'À tua luz as coisas veem-se, e gostam de ser vistas.',
      shadow: 'O fogo agarra-se ao que come, e seguras com mais força aquilo que estás a queimar.',
      scene: 'Atravessas a capela às escuras com uma vela, e nas paredes viram-se rostos em que ninguém reparara.',
      advice: 'Arde baixinho quando há companhia, como candeia que quer ouvir a história.',
    },
    pragmatic: {
      title: 'Kua 9: Fogo',
      essence: 'O fogo é aqui o teu elemento: visibilidade, clareza, calor.',
      gift: 'Iluminas um assunto ou uma sala, e um elogio teu dá ânimo.',
      shadow: 'Precisas de atenção mais do que admites, e inflamas-te quando vai para outro lado.',
      scene: 'A palestra ia seca até à tua pergunta; agora quem fala já veio para a frente da mesa.',
      advice: 'Dá hoje o palco a outra pessoa, e vê o que isso lhe faz.',
    },
  },
}
