import type { CoreValue, Meanings } from '../meaning.ts'

/** The Essence: the inner weather from one birthday to the next. */
export const essenceMeanings: Meanings<Exclude<CoreValue, 33>> = {
  1: {
    mystic: {
      title: 'Essência de Nortada',
      essence:
        'O vento rodou para norte e varreu-te o céu. Neste ano o ar está tão limpo que ouves à primeira a tua própria vontade.',
      gift: 'Este ano vê-se bem qual dos carreiros é o teu.',
      shadow: 'Avanças com tanta força contra o vento que nem dás por quem vai ao teu lado.',
      scene:
        'Na praia, os outros ainda discutem onde abrigar a toalha. Há uma só linha de pegadas até à água, e é a tua.',
      advice: 'Começa esta semana uma coisa só, e cuida dela antes de pensares noutra.',
    },
    pragmatic: {
      title: 'Um Ano Interior de Independência',
      essence:
        'O tom deste ano é de independência: queres decidir por ti, e os compromissos que te serviam começam a apertar.',
      gift: 'Tens mais confiança do que é costume, e chega bem para começar.',
      shadow: 'Falta-te a paciência, e sentes solidão entre gente que só vai mais devagar.',
      scene: 'O café de sempre, o pedido de sempre. Hoje pedes para ver a carta, e o empregado fica com a mão no ar.',
      advice: 'Faz a sós uma coisa que sempre fizeste em companhia.',
    },
  },
  2: {
    mystic: {
      title: 'Essência de Orvalho',
      essence: 'É um ano de manhãs mansas, com orvalho em tudo, e o coração dá pelos ruídos mais pequenos.',
      gift: 'Ouves o passo na escada e a pausa antes do sim, e respondes a ambos.',
      shadow: 'Basta uma nuvem para dares o dia por perdido e ficares em casa.',
      scene:
        'Uma amiga antiga telefona por causa de uma receita. Puxas a cadeira para a janela, porque já percebeste que não é da receita.',
      advice: 'Sai uma manhã bem cedo, sem telefone, e ouve a rua acordar.',
    },
    pragmatic: {
      title: 'Um Ano Interior de Proximidade',
      essence:
        'Andas com a pele mais fina este ano. As amizades, as alianças e as pequenas tensões ocupam-te a cabeça.',
      gift: 'Percebes de que precisam os outros e, por uma vez, deixas ver o que te falta.',
      shadow: 'Uma mensagem sem resposta parece-te rejeição, e amacias a opinião até agradar a toda a gente.',
      scene:
        'Dois vistos azuis de uma amiga, e nada. Fechas o telemóvel na gaveta; meia hora depois toca, e é ela, a sair do dentista.',
      advice: 'Diz a uma pessoa, numa só frase, em que precisas da ajuda dela.',
    },
  },
  3: {
    mystic: {
      title: 'Essência de Sol e Aguaceiros',
      essence:
        'Abril mudou-se para aqui por um ano: luz, uma bátega, luz outra vez, e pássaros que não sabem guardar segredos.',
      gift: 'As palavras e as cores nascem-te de um dia para o outro, como as papoilas.',
      shadow: 'Corres atrás de cada arco-íris, e o arroz pega ao fundo do tacho.',
      scene:
        'O aguaceiro junta seis desconhecidos debaixo do mesmo toldo. Quando a chuva passa ninguém se mexe, que a tua história ainda vai a meio.',
      advice: 'Escolhe uma só das coisas que te apetece fazer, e acaba-a antes de começares outra.',
    },
    pragmatic: {
      title: 'Um Ano Interior de Expressão',
      essence: 'A imaginação anda acesa nestes doze meses, e apetece-te mostrar o que sabes fazer.',
      gift: 'Volta a boa disposição, as conversas correm, e há sempre quem te queira à mesa.',
      shadow: 'Saltas de encanto em encanto, e dizes mais do que querias dizer.',
      scene:
        'Desenhaste a cara do fiscal no verso da multa de estacionamento. A colega do lado ri-se, e pede-te o desenho.',
      advice: 'Tira um serão por semana para criares uma coisa com as mãos ou com palavras.',
    },
  },
  4: {
    mystic: {
      title: 'Essência de Chuva Miúda',
      essence: 'Instalou-se uma chuva mansa para o ano inteiro: triste de ver, e exatamente o que as raízes pediam.',
      gift: 'Debaixo da chuva cresce-te uma paciência que nenhum temporal arranca.',
      shadow: 'Tomas o céu baixo por um teto, e deixas de ir à porta.',
      scene:
        'Botas em cima do jornal, candeeiro aceso às quatro da tarde. Compões a asa da cesta velha, e demora o que tem de demorar.',
      advice: 'Escolhe um conserto pequeno, e não te deites sem o acabar.',
    },
    pragmatic: {
      title: 'Um Ano Interior de Disciplina',
      essence: 'Por dentro, este ano pede ordem e chão firme: sentes-te melhor quando o dia tem uma forma.',
      gift: 'O trabalho exigente prende-te, e cresces quando o levas até ao fim.',
      shadow: 'A rotina aperta, e um limite passageiro parece-te eterno.',
      scene:
        'Os amigos combinam um fim de semana à última hora. Consultas a agenda, o recado do técnico da caldeira e o horário dos autocarros, e descobres o único intervalo.',
      advice: 'Deixa livre uma tarde desta semana, e decide só na hora o que fazes.',
    },
  },
  5: {
    mystic: {
      title: 'Essência de Rajadas',
      essence: 'Neste ano o tempo muda de ideias a cada hora, e de cada vez corres à porta.',
      gift: 'O vento abre caminhos, e dás por eles antes de toda a gente.',
      shadow: 'Largas um bom telhado só porque o ar cheirou a mar.',
      scene:
        'Na paragem, o vento cola-te à perna um folheto de outra terra. Lês até à última linha e deixas passar dois elétricos.',
      advice: 'Vai esta semana a um sítio novo, e mantém um hábito de todos os dias.',
    },
    pragmatic: {
      title: 'Um Ano Interior de Inquietação',
      essence: 'Este ano apetece-te mudar, e sentes mais vida nos dias que não correm como estava previsto.',
      gift: 'Largas um hábito ou uma opinião que já te apertava.',
      shadow: 'Ages por impulso, e depois lamentas, mais do que a mudança, a hora que escolheste.',
      scene:
        'Entre dois e-mails enfadonhos viste uma carrinha à venda, as regras da licença sem vencimento e o preço de um saxofone. À meia-noite continuam os três separadores abertos.',
      advice: 'Experimenta a vida nova um fim de semana antes de te mudares para ela.',
    },
  },
  6: {
    mystic: {
      title: 'Essência de Verão de São Martinho',
      essence: 'É um ano de sol fora de época, encostado à parede da casa, daquele que puxa as cadeiras para a rua.',
      gift: 'Quem tem frio encontra em ti o lado soalheiro.',
      shadow: 'Dás o lugar ao sol a quem chega, até ficares tu à sombra.',
      scene:
        'Há quatro tigelas no degrau, e pelo portão entra a quinta pessoa. Cortas o pão mais fino e ficas com a côdea.',
      advice: 'Guarda hoje uma hora só para ti, sem pedires desculpa.',
    },
    pragmatic: {
      title: 'Um Ano Interior de Pertença',
      essence:
        'O afeto, a casa e o dever dão a cor a estes meses: foge-te a cabeça para aquilo de que os teus precisam.',
      gift: 'Dás com naturalidade, e sabes ver o carinho que te devolvem.',
      shadow: 'Julgas que sem ti tudo desaba, e não largas ninguém da vista.',
      scene: 'Vais passar uma única noite fora. Do comboio segue a terceira mensagem sobre a chave, a sopa e o gato.',
      advice: 'Deixa esta semana que outra pessoa trate de tudo durante um dia inteiro.',
    },
  },
  7: {
    mystic: {
      title: 'Essência de Nevoeiro',
      essence: 'Desceu um nevoeiro fino sobre o teu ano: ao longe não se vê nada, e ao perto vê-se tudo como nunca.',
      gift: 'No silêncio deste ano as perguntas aparecem inteiras, como árvores à beira do caminho.',
      shadow: 'De tanto andares na névoa, começas a achar que as casas e as pessoas do outro lado eram invenção.',
      scene:
        'A festa do andar de cima vai no auge. Abres um palmo de janela, ouves, e voltas ao candeeiro e à página noventa.',
      advice: 'Janta hoje com alguém, e deixa o livro fechado na outra sala.',
    },
    pragmatic: {
      title: 'Um Ano Interior de Estudo',
      essence:
        'Viras-te para dentro este ano: a conversa de circunstância cansa-te, e uma boa pergunta dura-te semanas.',
      gift: 'Aprendes depressa, e ficam-te claras algumas coisas a teu respeito.',
      shadow: 'Afastas-te sem avisar, e remóis o que não se resolve a pensar.',
      scene:
        'O grupo do almoço acena-te do elevador. Dizes que tens uma chamada, e comes a sandes nas escadas de serviço com um livro.',
      advice: 'Marca esta semana um encontro com alguém que te faz bem.',
    },
  },
  8: {
    mystic: {
      title: 'Essência de Agosto',
      essence:
        'Neste ano o sol está sempre a pino: luz forte, sombra curta, e searas até ao horizonte à espera de quem mande começar a ceifa.',
      gift: 'À luz deste ano vês ao longe, e o que pões em marcha anda.',
      shadow: 'Queimas o que com meio sol teria amadurecido.',
      scene: 'A eira está cheia e troveja na serra. É a ti que perguntam qual é a meda que se recolhe primeiro.',
      advice: 'Antes de dares a próxima ordem, pensa a quem é que ela serve.',
    },
    pragmatic: {
      title: 'Um Ano Interior de Força',
      essence: 'A ambição marca o tom deste ano: sentes que és capaz, e queres resultados que se possam contar.',
      gift: 'Levas-te mais a sério, e os outros também te dão mais crédito.',
      shadow: 'Perdes a paciência com quem vai devagar, e mais ainda contigo.',
      scene:
        'Noutros tempos sentavas-te ao pé da porta. Hoje puxas a cadeira do meio, abres a pasta, e ninguém estranha.',
      advice: 'Marca uma meta que te obrigue a crescer, e diz também a partir de que ponto já chega.',
    },
  },
  9: {
    mystic: {
      title: 'Essência de Luz de Outubro',
      essence:
        'Há sobre o teu ano uma luz comprida e dourada, que mostra cada folha mais uma vez antes de a deixar ir.',
      gift: 'Gostas do que acabou sem lhe pedires que fique.',
      shadow: 'Andas com o outono inteiro nos bolsos e chamas-lhe lealdade.',
      scene: 'Subiste ao sótão por causa da mala. Duas horas depois ainda lês postais, no último quadrado de sol.',
      advice: 'Põe uma lembrança no parapeito, e dá outra a quem a queira.',
    },
    pragmatic: {
      title: 'Um Ano Interior de Desapego',
      essence:
        'Por dentro há qualquer coisa a acabar, e a emoção vem ao de cima. Neste ano vês a tua vida de mais longe.',
      gift: 'Dás com mais largueza, e uma palavra descuidada já não te fere como feria.',
      shadow: 'Choras o que ainda se está a despedir, e perdes-lhe os últimos dias bons.',
      scene:
        'É a última aula do curso das terças. Ficas a arrumar cadeiras que ninguém te pediu, e sais quando já apagam as luzes.',
      advice: 'Escreve uma carta ao que acaba, e guarda-a ou rasga-a.',
    },
  },
  11: {
    mystic: {
      title: 'Essência de Relâmpagos de Calor',
      essence: 'O ano inteiro relampeja por trás dos montes, sem barulho, e por instantes vês a paisagem toda.',
      gift: 'Apanhas cores que não vêm em nenhuma caixa de tintas.',
      shadow: 'Com o ar assim carregado, uma palavra dura faz-te tinir as vidraças todas.',
      scene:
        'Estás a descascar batatas e paras de faca no ar. Acaba de te ocorrer a ideia que te faltava, e escreve-la no calendário com a mão molhada.',
      advice: 'Abranda hoje: passeio lento, sopa quente, luz apagada cedo.',
    },
    pragmatic: {
      title: 'Um Ano Interior de Intuição',
      essence:
        'Este ano tens a perceção mais apurada e os nervos à flor da pele: chega-te mais do que consegues arrumar.',
      gift: 'Surgem-te ideias com fôlego para mais do que um ano.',
      shadow: 'Queres a intuição e os resultados na mesma semana, e perdes o sono com isso.',
      scene:
        'À segunda linha do relatório já sabes como acaba. A reunião leva uma hora a lá chegar, e o teu joelho não para quieto debaixo da mesa.',
      advice: 'Dorme, anda e come a horas certas, e deixa que as ideias venham a esse passo.',
    },
  },
  22: {
    mystic: {
      title: 'Essência de Tempo de Serra',
      essence: 'Este ano sopra da serra um vento que abre o céu, e entre duas nuvens vês até onde podes chegar.',
      gift: 'Sabes, sem ninguém to ensinar, como se levanta uma grande obra: pedra a pedra, e com muitas mãos.',
      shadow: 'Pões a serra às costas, quando só te pediam uma pedra.',
      scene:
        'Entardece na encosta, e tens na mão um metro articulado. Medes um caminho que ainda não existe, e um cão já anda nele.',
      advice: 'Faz hoje uma parte só da tua obra, e à noite não penses nas outras.',
    },
    pragmatic: {
      title: 'Um Ano Interior de Grandes Obras',
      essence:
        'Neste ano dás contigo a pensar em grande: queres construir uma coisa útil e duradoura, e já vês mais ou menos como.',
      gift: 'O sentido prático e os ideais puxam, por uma vez, para o mesmo lado.',
      shadow: 'Exiges de ti mais do que a tarefa pede.',
      scene:
        'Perguntaram-te por um baloiço partido. No balcão da junta desdobras o plano do parque inteiro, com preços.',
      advice: 'Antes de aumentares o plano, fala com quem já fez coisa parecida.',
    },
  },
}
