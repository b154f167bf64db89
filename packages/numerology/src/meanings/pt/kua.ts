import type { Meanings, SingleDigit } from '../meaning.ts'

/** The Kua number, by the eight trigrams and their directions. No one has a 5. */
export const kuaMeanings: Meanings<Exclude<SingleDigit, 5>> = {
  1: {
    mystic: {
      title: 'Kan, a Água da Meia-Noite',
      essence: 'O teu lado da bússola é o norte, onde a água escura corre debaixo do gelo.',
      gift: 'Encontras em qualquer muro a porta mais baixa, e passas por ela sem ruído.',
      shadow: 'A água que não confia corre por baixo da terra, e até os amigos se esquecem da nascente.',
      scene: 'Já todos foram deitar-se, e tu ainda estás nas escadas, a ouvir os canos conversar.',
      advice: 'Diz hoje a alguém, à luz do dia, uma coisa que pensaste às escuras.',
    },
    pragmatic: {
      title: 'Kua 1: Água',
      essence: 'Pertences ao grupo da água: profundidade, jeito para te adaptares, comunicação.',
      gift: 'Percebes as situações por dentro, e dás a volta a obstáculos que fazem parar os outros.',
      shadow: 'Guardas tanto o que pensas que acabam por te entender mal.',
      scene: 'Ao balcão dizem que é impossível; dez minutos depois voltas de outro andar com o impresso carimbado.',
      advice: 'Senta-te hoje com alguém num sítio sossegado, e conta-lhe um pensamento que tens guardado.',
    },
  },
  2: {
    mystic: {
      title: 'Kun, a Terra que Recebe',
      essence: 'Na roda dos ventos cabe-te o sudoeste, onde a mãe dos campos cruza as mãos sobre a semente.',
      gift: 'O que se semeia ao pé de ti levanta-se verde.',
      shadow: 'Um chão tão paciente vai sendo pisado até ser estrada.',
      scene: 'A planta que alguém dera por perdida está no teu parapeito, num copo de iogurte, e hoje abriu uma folha.',
      advice: 'Diz esta semana a alguém até onde vai a tua paciência, antes que ela acabe.',
    },
    pragmatic: {
      title: 'Kua 2: Terra',
      essence: 'A terra é aqui o teu elemento: dedicação, cuidado, paciência.',
      gift: 'És um apoio certo, e ao pé de ti crescem as pessoas e os projetos delas.',
      shadow: 'Dás até não sobrar nada, à espera de que alguém repare.',
      scene:
        'As plantas do escritório, a escala, o cartão de anos: ninguém reparou em quem trata disso, e está tudo tratado.',
      advice: 'Mexe hoje em terra ou em barro com as tuas mãos: muda uma planta de vaso ou molda uma taça, só para ti.',
    },
  },
  3: {
    mystic: {
      title: 'Zhen, o Trovão da Primavera',
      essence: 'É teu o leste, onde em março o trovão acorda debaixo da terra.',
      gift: 'À tua voz a seiva lembra-se de que lado fica o céu.',
      shadow: 'Trovão atrás de trovão assusta os cordeiros, e o campo cala-se com medo.',
      scene: 'Abres as portadas de par em par às seis da manhã, e do outro lado do largo acende-se uma luz.',
      advice: 'Da próxima vez que te subir a zanga, conta até dez antes de abrires a boca.',
    },
    pragmatic: {
      title: 'Kua 3: Trovão',
      essence: 'O teu elemento é a madeira ainda jovem: impulso, crescimento, franqueza.',
      gift: 'Pões as coisas a andar e falas cedo, enquanto mudar ainda sai barato.',
      shadow: 'Arrancas de rompante e, depois do primeiro empurrão, deixas muita coisa a meio.',
      scene: 'O projeto já teve três reuniões; à quarta abres o portátil e fazes a primeira página.',
      advice: 'Amanhã, dá um passeio a pé logo cedo, e só depois toma a primeira decisão do dia.',
    },
  },
  4: {
    mystic: {
      title: 'Xun, o Vento Suave',
      essence: 'O teu lugar na roda dos ventos é o sudeste, onde o bambu se dobra e não parte.',
      gift: 'Entras sem ruído, como o vento por uma frincha, e mudas o ar da sala.',
      shadow: 'O vento que vira em cada parede esquece o recado que levava.',
      scene: 'Nada mudou de lugar, mas desde que entraste as cortinas inclinam-se todas para o mesmo lado.',
      advice: 'Antes de saíres de casa, escreve na palma da mão a coisa que hoje queres fazer.',
    },
    pragmatic: {
      title: 'Kua 4: Vento',
      essence: 'O teu elemento é a madeira já crescida: delicadeza, persistência, ideias que se espalham.',
      gift: 'Vais convencendo as pessoas aos poucos, e elas julgam que a ideia foi delas.',
      shadow: 'Quem fala por último leva-te mais longe do que querias ir.',
      scene: 'Na primavera sugeriste um banco para a beira-rio; no outono há três vizinhos a propô-lo uns aos outros.',
      advice: 'Escreve de manhã numa linha o que queres do dia, e lê-a antes de dizeres que sim a alguém.',
    },
  },
  6: {
    mystic: {
      title: 'Qian, a Abóbada do Céu',
      essence: 'Na rosa dos ventos cabe-te o noroeste, o mais alto do céu, de onde se vê tudo.',
      gift: 'Só por estares acima das mesquinhices, dás firmeza a quem te rodeia.',
      shadow: 'Visto de baixo, o céu parece alto e frio, e há quem não se atreva a chegar perto de ti.',
      scene: 'Duas pessoas levantam a voz por causa de um copo entornado; olhas para elas, e vão ambas buscar um pano.',
      advice: 'Ao cair da tarde, larga o que tens em mãos, e vai sentar-te onde os outros se riem.',
    },
    pragmatic: {
      title: 'Kua 6: Céu',
      essence: 'Tens o metal na sua forma forte: liderança, clareza, princípios.',
      gift: 'Cumpres a palavra e não perdes a visão de conjunto, e as pessoas contam com as duas coisas.',
      shadow: 'Pareces distante, e medes os outros por uma exigência que é tua.',
      scene:
        'Já toda a gente assinou o contrato; chega a tua vez, voltas à página dois e lês em voz alta a frase que ninguém tinha lido.',
      advice: 'Elogia hoje uma coisa a alguém antes de lhe corrigires outra.',
    },
  },
  7: {
    mystic: {
      title: 'Dui, o Lago que Sorri',
      essence: 'O teu vento é o do oeste, onde a tarde se demora sobre a água.',
      gift: 'Devolves às pessoas um retrato um pouco mais bonito do que traziam.',
      shadow: 'A água que só quer lanternas à tona esquece-se de que também é funda.',
      scene: 'Os barcos já se afastam, mas há quem reme de volta para ouvir o fim da tua história.',
      advice: 'Passa uma noite por semana sem festa, e pergunta-te o que te preocupa.',
    },
    pragmatic: {
      title: 'Kua 7: Lago',
      essence: 'Tens o metal na sua forma suave: alegria, palavra, convívio.',
      gift: 'Pões as pessoas à vontade, e tens faro para o que a vida tem de bom.',
      shadow: 'Uma graça tua passa por cima do problema, e à sobremesa o problema ainda lá está.',
      scene: 'O empregado, o casal da mesa ao lado, o senhor do acordeão: às dez já todos sabem o teu nome.',
      advice: 'Na próxima boa refeição, diz uma coisa a sério, e não a acabes com uma graça.',
    },
  },
  8: {
    mystic: {
      title: 'Gen, a Montanha em Repouso',
      essence:
        'Na roda das direções, o teu lugar é o nordeste, a montanha onde o ano se senta, toma fôlego e só depois vira.',
      gift: 'Sentas-te, e a tempestade dá a volta.',
      shadow: 'A montanha espera por um peregrino, e ele espera um sinal dela.',
      scene: 'Granizo no telhado, gritos no pátio; enches a segunda chávena e acabas a frase que ias a dizer.',
      advice: 'Acende hoje uma luz à janela, e convida alguém a entrar.',
    },
    pragmatic: {
      title: 'Kua 8: Montanha',
      essence: 'O teu elemento é a terra mais firme: sossego, reservas, palavra cumprida.',
      gift: 'Manténs a calma, tens sempre alguma coisa de parte, e sabes quando parar.',
      shadow: 'Se te apertam, teimas; e quando é altura de falar, calas-te.',
      scene: 'A caldeira avaria num domingo; tens um aquecedor no armário, lenha seca e um número para ligar.',
      advice: 'Convida alguém para um café, e diz-lhe uma coisa que tens andado a calar.',
    },
  },
  9: {
    mystic: {
      title: 'Li, o Fogo que se Prende',
      essence: 'São teus o sul e o meio-dia, com um pássaro de chamas no ponto mais alto.',
      gift: 'À tua luz as coisas veem-se, e gostam de ser vistas.',
      shadow: 'O fogo agarra-se à lenha, e seguras com mais força aquilo que precisava de ar.',
      scene:
        'Atravessas a capela às escuras com uma vela, e nas paredes surgem santos pintados em que ninguém reparara.',
      advice: 'Quando houver companhia, baixa a chama: pergunta mais do que contas.',
    },
    pragmatic: {
      title: 'Kua 9: Fogo',
      essence: 'O fogo é aqui o teu elemento: visibilidade, clareza, calor.',
      gift: 'Iluminas um assunto ou uma sala, e um elogio teu dá ânimo.',
      shadow: 'Precisas de atenção mais do que admites, e inflamas-te quando ela vai para outro lado.',
      scene: 'A palestra ia seca até à tua pergunta; agora quem fala já veio para a frente da mesa.',
      advice: 'Deixa hoje que outra pessoa tenha a atenção toda, e repara na cara dela.',
    },
  },
}
