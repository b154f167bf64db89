import type { Meanings, SingleDigit } from '../meaning.ts'

/** The Bridges: what brings two numbers nearer to each other, in one chart or between two people. */
export const bridgeMeanings: Meanings<0 | Exclude<SingleDigit, 9>> = {
  0: {
    mystic: {
      title: 'Sem Água pelo Meio',
      essence:
        'Entre estes dois números não há distância: as margens são um só lameiro, e atravessa-lo às escuras, de sapatos na mão.',
      gift: 'Os dois lados bebem da mesma fonte, e nada precisa de ser levado de um para o outro.',
      shadow: 'Onde não corre rio, nunca ficas a saber quanto aguentava a tua ponte.',
      scene:
        'Nevoeiro nas hortas. Os outros vão às apalpadelas pela vedação; tu vais da cancela ao barracão sem entornar o café.',
      advice: 'Pede a alguém que te ensine esta semana uma coisa que nunca te passou pela cabeça fazer.',
    },
    pragmatic: {
      title: 'Ponte 0: A Uma Só Voz',
      essence: 'Os dois números são iguais, por isso não há distância a vencer. O que um lado quer, já o outro o faz.',
      gift: 'Aqui tudo corre com naturalidade, e não se gastam forças a traduzir.',
      shadow: 'A força vem a dobrar, e aquilo que não vês também.',
      scene:
        'Relês a proposta que escreveste, achas tudo perfeito e envias. A colega mais nova pergunta quanto custa, e vês que te esqueceste do preço.',
      advice: 'Pergunta hoje a alguém muito diferente de ti o que faria no teu lugar.',
    },
  },
  1: {
    mystic: {
      title: 'Uma Tábua no Ribeiro',
      essence: 'A distância é um ribeiro, e basta uma boa tábua: é quando lhe pões o pé em cima que ela fica firme.',
      gift: 'Não precisas aqui de barqueiro, só do primeiro passo.',
      shadow: 'Passas o verão na margem, à espera que te deem a mão.',
      scene:
        'O piquenique é do lado de lá, e discute-se por onde se há de passar. Descalças-te e chegas antes de todos, com os sapatos ao pescoço.',
      advice: 'Dá amanhã, antes que alguém te estenda a mão, um passo pequeno que andas a adiar.',
    },
    pragmatic: {
      title: 'Ponte 1: Pelo Teu Pé',
      essence: 'Um passo separa os dois números, e és tu quem o dá: decidir, começar, dizer «eu».',
      gift: 'Para juntar os dois lados não precisas da licença de ninguém.',
      shadow: 'Esperas que outros decidam o que te convém, e chamas-lhe boa educação.',
      scene:
        'Tens uma camisola em cada mão, o telemóvel encostado ao espelho e três amigas no ecrã. Acaba-se a bateria, e num minuto já vestiste a azul.',
      advice: 'Toma esta semana, sem pedir conselho, uma decisão sobre a qual costumas ouvir toda a gente.',
    },
  },
  2: {
    mystic: {
      title: 'Uma Ponte de Duas Cordas',
      essence:
        'Entre as margens há duas cordas, e passa-se com um pé em cada uma, de mansinho, ao passo de quem vai contigo.',
      gift: 'O teu equilíbrio aguenta mais vento do que pensas.',
      shadow: 'Esticas uma das cordas e deixas a outra arrastar na espuma.',
      scene:
        'Dobra-se um lençol no quintal, a quatro mãos. Sai torto, até deixares de dar ordens e olhares para as outras duas mãos.',
      advice: 'Numa tarefa a dois, deixa que a outra pessoa marque o passo.',
    },
    pragmatic: {
      title: 'Ponte 2: Ouvir Melhor',
      essence: 'O que aproxima os dois números é o tato, a paciência e a disposição para ficar em segundo lugar.',
      gift: 'Já tens ouvido para os meios-tons; falta usá-lo aqui.',
      shadow: 'Ora tudo te magoa, ora mal dás pelas coisas.',
      scene:
        'Quem fala contigo ainda está a explicar, e tu já tens a resposta. Desta vez perguntas «e depois?», e só à terceira vem ao de cima a verdadeira questão.',
      advice: 'Pede hoje uma opinião contrária à tua, e repete-a sem a deturpar.',
    },
  },
  3: {
    mystic: {
      title: 'Uma Ponte de Bandeirinhas',
      essence:
        'Só uma corda de bandeirinhas atravessa este vale, mas quem a segue com pé leve chega ao outro lado a dançar.',
      gift: 'O teu riso chega com facilidade à outra margem.',
      shadow: 'Pisas com tanta força que as bandeirinhas caem todas.',
      scene:
        'Desde a zanga que a porta entre as duas salas anda perra. Alguém começa a trautear, sem acertar no tom, e do outro lado vem uma gargalhada.',
      advice: 'Vai esta semana fazer um recado a cantar, e traz para casa uma coisa bem inútil.',
    },
    pragmatic: {
      title: 'Ponte 3: Com Mais Leveza',
      essence:
        'Mais leveza e mais expressão encurtam esta distância: o que um lado sente tem de se dizer, desenhar ou cantar para que o outro responda.',
      gift: 'Sabes dizer a brincar o que de outro modo nunca dirias.',
      shadow: 'Levas a distância tão a sério que ela aumenta.',
      scene:
        'O pedido de desculpas vai na sexta versão. Acabas por mandar um burro desenhado com a tua cara, e a resposta chega em nove segundos.',
      advice: 'Faz hoje um desenho ou um bilhete com o que sentes, antes de o explicares.',
    },
  },
  4: {
    mystic: {
      title: 'Uma Ponte de Cantaria',
      essence: 'Esta distância vence-se arco a arco, e o rio não tem pressa nenhuma de ser atravessado.',
      gift: 'As pedras conhecem-te, e cada uma que assentas torna mais leve a seguinte.',
      shadow: 'Queres passar o rio de um salto, e voltas a casa a pingar.',
      scene:
        'Todas as tardes levas um carrinho de brita até ao vau. Em maio riam-se; em setembro passam todos de pé enxuto.',
      advice: 'Adianta hoje um bocado de um trabalho longo, e bebe o chá ao lado do que falta.',
    },
    pragmatic: {
      title: 'Ponte 4: Mãos à Obra',
      essence: 'A ordem e o trabalho certo ligam os dois números; as boas intenções, só por si, não chegam.',
      gift: 'De plano na mão, vences a distância passo a passo.',
      shadow: 'Com propósitos vagos, os dois lados ficam anos sem se encontrarem.',
      scene:
        'Em todos os casamentos dizes à tua prima que têm mesmo de combinar um jantar. Desta vez abres a agenda em cima da toalha, e ela arranja uma caneta.',
      advice: 'Escreve hoje três passos práticos para o que andas a adiar, e ao lado de cada um o dia.',
    },
  },
  5: {
    mystic: {
      title: 'Uma Ponte que Baloiça',
      essence:
        'A ponte está presa por cordas, e é amiga de quem se mexe com ela. Só quem fica de joelhos rijos não chega ao outro lado.',
      gift: 'Os teus pés depressa aprendem a dançar com as tábuas.',
      shadow: 'Com as mãos agarradas à corda, tomas cada brisa por uma ofensa.',
      scene:
        'A banda ficou sem tambor. Alguém bate com uma colher num tacho, e descobres que os teus pés também sabem este ritmo.',
      advice: 'Escolhe um hábito a que te agarras como a um corrimão, e passa esta semana sem ele.',
    },
    pragmatic: {
      title: 'Ponte 5: Afrouxar a Mão',
      essence:
        'É a flexibilidade que junta os dois números: outra ordem, outro tom, uma resposta que ainda não tinhas dado.',
      gift: 'Assim que começas, adaptas-te mais depressa do que contavas.',
      shadow: 'As ideias feitas, de um lado e do outro, afastam justamente o que servia aos dois.',
      scene: 'O GPS perdeu o sinal. Segues uma ciclista com um cão no cesto, e afinal por ali era mais perto.',
      advice: 'Faz de outra maneira, durante uma semana, uma coisa de todos os dias, e repara no que te agradou.',
    },
  },
  6: {
    mystic: {
      title: 'Uma Ponte com Telhado',
      essence:
        'Esta ponte tem telhado e um banco, e alguém lá deixou uma manta com o teu nome bordado. É o cuidado que junta as margens.',
      gift: 'Do caminho entre dois lugares fazes um sítio onde se está bem.',
      shadow: 'Com a preocupação, corres tanto de uma margem à outra que gastas as tábuas.',
      scene: 'Levas sopa a um lado e novidades ao outro. No banco do meio, a tua tigela arrefeceu.',
      advice: 'Passa uma noite sem andares de um lado para o outro: senta-te, e deixa que venham ter contigo.',
    },
    pragmatic: {
      title: 'Ponte 6: Com Carinho',
      essence:
        'O afeto e a responsabilidade, para contigo e para com os outros, encurtam a distância entre os dois números.',
      gift: 'Cuidar de uma só coisa junta os teus dois lados melhor do que qualquer conversa.',
      shadow: 'Como nenhum dos lados te parece ainda bom que chegue, não te sentes em casa em nenhum.',
      scene:
        'No patamar, entre duas portas, há um vaso murcho. Pões-lhe água na segunda e, na quinta, já alguém o virou para a luz.',
      advice: 'Elogia hoje em ti uma coisa que costumas criticar.',
    },
  },
  7: {
    mystic: {
      title: 'Uma Ponte de Neblina',
      essence:
        'A tua ponte só se vê na hora antes de nascer o sol, e só a vê quem soube estar em sossego. O silêncio é a portagem.',
      gift: 'Tens olhos para ver uma ponte de névoa, e pés tão leves que a passam.',
      shadow: 'Ao meio-dia juras que não há ponte nenhuma.',
      scene:
        'Ainda é noite, o chá arrefeceu, e tens a testa encostada ao vidro. A frase que te fazia falta há um mês vem por si.',
      advice: 'Levanta-te amanhã meia hora mais cedo, e passa-a em silêncio até ao pequeno-almoço.',
    },
    pragmatic: {
      title: 'Ponte 7: Pensar com Vagar',
      essence: 'A reflexão, algum tempo a sós e a confiança na voz de dentro são o que junta os dois números.',
      gift: 'Com sossego, percebes melhor do que ninguém o que separa um do outro.',
      shadow: 'Ocupas tanto o tempo que só pelo cansaço dás pela distância entre os dois.',
      scene:
        'O comboio parou entre duas estações, e não há rede. Ao fim de vinte minutos à janela, percebes porque aceitaste esta viagem.',
      advice: 'Tira hoje uma hora, sem companhia, e escreve o que querias mesmo na última escolha que fizeste.',
    },
  },
  8: {
    mystic: {
      title: 'Uma Ponte de Ferro',
      essence:
        'A tua ponte vence a maior das distâncias e foi feita para aguentar comboios, e tu tens passado por ela em bicos de pés.',
      gift: 'Esta ponte aguenta muito mais do que até hoje lhe confiaste.',
      shadow: 'Tanto perguntas se mereces a travessia que o ferro ganha ferrugem.',
      scene:
        'A porta da torre está fechada, e os caminhantes dão meia-volta. Encostas-lhe o ombro, e ela abre-se: nunca tinha estado trancada.',
      advice: 'Diz hoje a alguém, em voz bem clara, uma coisa de que és capaz.',
    },
    pragmatic: {
      title: 'Ponte 8: Usar a Força',
      essence:
        'É a maior das distâncias, e vence-se com confiança e sentido prático: age como quem tem o caso a seu cargo.',
      gift: 'Tens aqui mais influência do que a que já usaste.',
      shadow: 'Ora te vendes barato, ora exiges de mais.',
      scene:
        'Deram-te outra vez a mesa da corrente de ar. Pedes a da janela, uma vez só e com bons modos, e levam-te o copo para lá.',
      advice: 'Pede hoje aquilo que te é devido, com calma e com razões.',
    },
  },
}
