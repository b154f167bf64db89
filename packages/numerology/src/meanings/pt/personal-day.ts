import type { Meanings, SingleDigit } from '../meaning.ts'

/** The Personal Day: the mood of one day. */
export const personalDayMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'Dia do Primeiro Fôlego',
      essence: 'A aurora abriu um olho e viu-te antes de toda a gente.',
      gift: 'A manhã é toda tua, e nada do que tens à frente tem ainda nome.',
      shadow: 'De tanto correres à frente da luz, tropeças na tua própria pressa.',
      scene: 'No caminho não há ainda nem uma pegada; o portão que costuma encravar abre hoje ao primeiro toque.',
      advice: 'Começa hoje uma coisa pequena sem esperares por companhia.',
    },
    pragmatic: {
      title: 'Dia para Começar',
      essence: 'Hoje a tua energia rende mais a arrancar com uma coisa só.',
      gift: 'Decides depressa, e encontras palavras simples para dizer o que decidiste.',
      shadow: 'Quando te pedem que esperes, as palavras saem-te mais duras do que querias.',
      scene:
        'Às dez já seguiu o formulário que estava aberto num separador há uma semana, e a manhã parece mais comprida.',
      advice: 'Faz hoje a chamada que andas a adiar.',
    },
  },
  2: {
    mystic: {
      title: 'Dia de Névoa Mansa',
      essence: 'A névoa hoje quer-te bem e arredonda as esquinas.',
      gift: 'Sentes o que fica por trás das palavras, como se sente a chuva antes de cair.',
      shadow: 'Tomas por tua uma nuvem de passagem, que afinal era do vale ao lado.',
      scene:
        'Junto ao chafariz duas pessoas discutem; baixam a voz quando te aproximas, e uma delas sorri e abre-te caminho.',
      advice: 'Fala hoje baixo, como quem entra numa casa onde se dorme.',
    },
    pragmatic: {
      title: 'Dia para Ouvir',
      essence: 'Hoje ganhas mais a escutar do que a insistir.',
      gift: 'Os pormenores em que ninguém repara saltam-te à vista, e são os que contam.',
      shadow: 'Um sim apressado poupa-te um minuto incómodo e custa-te a tarde.',
      scene:
        'No elevador, a vizinha fala da caldeira; com uma pergunta tua, o prédio escapa a um fim de semana ao frio.',
      advice: 'Na próxima conversa, faz mais uma pergunta do que costumas.',
    },
  },
  3: {
    mystic: {
      title: 'Dia de Fios Claros',
      essence: 'Anda hoje no ar uma fita de cor, à procura de quem faça com ela um laço.',
      gift: 'Aquilo em que tocas hoje fica com um pouco de brilho, seja um embrulho, seja uma mágoa.',
      shadow: 'Espalhas tanto brilho que, à noite, andas à procura dos teus pensamentos em casa dos outros.',
      scene: 'Na padaria já assobiam a música com que entraste, e quem vem a seguir apanha o refrão.',
      advice: 'Veste uma cor que o teu humor não escolheria.',
    },
    pragmatic: {
      title: 'Dia para Dizer',
      essence: 'As palavras saem-te bem hoje, por isso usa-as para algo que te importe.',
      gift: 'Animas uma sala inteira, e um plano cansado volta a andar quando és tu a contá-lo.',
      shadow: 'A conversa leva-te a manhã e deixa o trabalho a sério para a noite.',
      scene: 'A mensagem de voz era para ter trinta segundos; no autocarro, alguém ouve-a duas vezes e ri-se.',
      advice: 'Escreve hoje um bilhete de três linhas a alguém em quem tens pensado.',
    },
  },
  4: {
    mystic: {
      title: 'Dia de Chão Plano',
      essence: 'Hoje a tua mesa está lisa e firme, e cada taça fica de pé.',
      gift: 'As mãos sabem o peso de cada coisa e pousam-na onde ela pertence.',
      shadow: 'Uma pedrinha no sapato parece do tamanho da lua, se parares para a amaldiçoar.',
      scene: 'Encaixas a última acha, dás um passo atrás, e o monte de lenha nem range.',
      advice: 'Faz hoje até ao fim a primeira tarefa da lista, sem a imaginares maior do que é.',
    },
    pragmatic: {
      title: 'Dia para Arrumar',
      essence: 'Hoje compensa a ordem: uma tarefa, depois a seguinte.',
      gift: 'Tens rigor e fôlego para o que é miúdo, e dás pelo erro antes de ele fazer perder tempo a alguém.',
      shadow: 'Um pormenor come uma hora, e quem aponta para o relógio leva uma resposta torta.',
      scene: 'Na lista do frigorífico vão caindo os vistos, um a um, e a caneta acaba-se no último.',
      advice: 'Acaba hoje uma coisa a que só falta um passo.',
    },
  },
  5: {
    mystic: {
      title: 'Dia de Vento Leve',
      essence: 'Os pássaros escrevem hoje alguma coisa por cima do teu telhado, e apagam-na logo a seguir.',
      gift: 'Andas tão leve que te leva uma aragem que os outros nem sentem.',
      shadow: 'De tanto experimentares todos os ventos, acabas às voltas por cima da mesma chaminé.',
      scene: 'Uma filarmónica vira a esquina ao mesmo tempo que tu, e durante três quarteirões o caminho é o mesmo.',
      advice: 'Volta hoje para casa por uma rua que não conheças.',
    },
    pragmatic: {
      title: 'Dia para Variar',
      essence: 'Hoje aparece o que não estava no plano, e ainda bem.',
      gift: 'Pensas depressa, sais bem de um aperto, e ainda te divertes com isso.',
      shadow: 'Tantas vezes te interrompes que, à noite, há cinco coisas a meio.',
      scene: 'O café está cheio, sentas-te ao balcão, e quem está no banco do lado é da terra dos teus avós.',
      advice: 'Faz hoje num sítio diferente uma tarefa de todos os dias.',
    },
  },
  6: {
    mystic: {
      title: 'Dia da Chaleira',
      essence: 'Hoje a chaleira canta o teu nome na cozinha.',
      gift: 'O pão cresce e as zangas baixam de tom, só por estares em casa.',
      shadow: 'Aqueces tantas mãos que ninguém pergunta se também tens frio.',
      scene: 'Uma visita adormece-te na poltrona, e andas pela sala em bicos de pés, como se lá fora tivesse nevado.',
      advice: 'Dá a mão a quem te é próximo, demora-te a largá-la, e não digas nada.',
    },
    pragmatic: {
      title: 'Dia para Cuidar',
      essence: 'Hoje as pessoas próximas dão valor à tua atenção.',
      gift: 'Percebes o que faria bem a alguém, e costumas ter isso à mão.',
      shadow: 'Num dia assim, os conselhos bem-intencionados soam a ordens.',
      scene:
        'Deixas um saco de laranjas em cima da mesa de uma colega, sem dizer nada; às quatro já ela as repartiu por toda a gente.',
      advice: 'Muda uma lâmpada ou cose um botão, e não fales nisso.',
    },
  },
  7: {
    mystic: {
      title: 'Dia de Água Funda',
      essence: 'Hoje o poço está calmo, e de dia vê-se nele uma estrela.',
      gift: 'No silêncio vêm ao de cima coisas que o barulho tinha levado.',
      shadow: 'De tanto te calares junto ao poço, cada passo no caminho te parece um intruso.',
      scene: 'Um caracol atravessa o degrau inteiro enquanto ali estás, e reparas que respiras ao ritmo dele.',
      advice: 'Fica um bocado em sossego, e depois cumprimenta quem passar.',
    },
    pragmatic: {
      title: 'Dia para Pensar',
      essence: 'Hoje a cabeça trabalha melhor com a porta fechada.',
      gift: 'Uma questão enredada desfaz-se assim que deixas de a discutir.',
      shadow: 'Respondes com secura a quem só queria dizer bom dia.',
      scene: 'A meio da loiça ficas sem te mexer, com as mãos na água: percebeste onde estava o erro.',
      advice: 'Guarda uma hora, sem telemóvel, para a questão mais difícil que tens entre mãos.',
    },
  },
  8: {
    mystic: {
      title: 'Dia de Balança Firme',
      essence: 'Hoje o ouro pesa o que pesa, e a tua mão sabe-o.',
      gift: 'Até o teu silêncio conta, e ninguém o toma por dúvida.',
      shadow: 'Entras a passos largos onde alguém dormia, e nem dás pela porta que bateu.',
      scene: 'Pousas as contas em cima da mesa, a sala cala-se, e alguém te puxa uma cadeira.',
      advice: 'Assina hoje só o que lerias em voz alta diante de todos.',
    },
    pragmatic: {
      title: 'Dia para Decidir',
      essence: 'As decisões práticas custam menos hoje.',
      gift: 'Não perdes de vista o conjunto, e sabes o que merece o teu esforço e o que o dispensa.',
      shadow: 'Forças uma porta que uma pergunta amável teria aberto.',
      scene: 'O senhorio propõe uma data; dás uma razão para outra, e é essa que fica escrita.',
      advice: 'Escreve hoje o que queres de um acordo pendente, e di-lo com clareza.',
    },
  },
  9: {
    mystic: {
      title: 'Dia de Sombras Compridas',
      essence: 'Hoje as sombras compridas apontam para casa, e são todas mansas.',
      gift: 'Vês cada cara à luz do fim da tarde: dourada, e já sem zanga.',
      shadow: 'Ao lusco-fusco vem a saudade de uma casa que nunca foi bem como a lembras.',
      scene: 'Passas a última maçã por cima do muro a uma voz que não ouvias desde a primavera.',
      advice: 'Escreve uma mágoa antiga num papel, e rasga-o antes de te deitares.',
    },
    pragmatic: {
      title: 'Dia para Acabar',
      essence: 'Hoje compensa arrumar o que é teu e fazer as pazes.',
      gift: 'Deixas passar uma desfeita com facilidade, e há quem te agradeça por isso.',
      shadow: 'Custa-te largar o que te lembra alguém, e as gavetas já não fecham.',
      scene: 'Nos livros para devolver aparece, a fazer de marcador, o bilhete de uma noite muito boa.',
      advice: 'Oferece hoje uma coisa útil de que já não te serves.',
    },
  },
}
