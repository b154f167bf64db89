import type { CoreValue, Meanings } from '../meaning.ts'

/** O Caminho de Vida: o caminho de uma vida inteira, e o que ele vai pedindo. */
export const lifePathMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'A Primeira Luz',
      essence:
        'Caminhas à frente da madrugada, como a estrela que nasce sozinha enquanto o céu ainda hesita. A tua estrada abre-se onde pões o pé.',
      gift: 'Mora em ti uma lua nova: do escuro sabes tirar um começo a que os outros ainda não ousavam dar nome.',
      shadow: 'Uma estrela só pode esquecer que pertence a uma constelação, e tu podes tomar a solidão por força.',
      advice: 'Acende esta semana uma luz que seja tua, e deixa que alguém de confiança se sente junto dela.',
    },
    pragmatic: {
      title: 'Quem Dá o Primeiro Passo',
      essence:
        'Aprendes melhor quando vais à frente e decides por ti. A tua vida costuma melhorar sempre que ages pela tua própria cabeça.',
      gift: 'Transformas uma ideia vaga num primeiro passo enquanto os outros ainda a discutem.',
      shadow:
        'Tendes a recusar a ajuda de que precisas, ou a ver numa opinião diferente um ataque à tua independência.',
      advice: 'Escolhe aquilo para que continuas à espera de licença, e começa com um só telefonema ou uma só página.',
    },
  },
  2: {
    mystic: {
      title: 'A Lua e o Seu Reflexo',
      essence:
        'Nasceste para o encontro de duas águas. Como a lua sobre um lago, conheces-te naquilo que refletes com delicadeza.',
      gift: 'Ouves mudar a maré de uma sala muito antes da primeira palavra, e a tua calma sabe aproximar duas margens.',
      shadow: 'Quando és espelho de toda a gente, perdes de vista a tua própria luz.',
      advice: 'Antes de acalmares outro coração, pousa a mão no teu e pergunta o que diz ali a água.',
    },
    pragmatic: {
      title: 'Quem Faz Parelha',
      essence:
        'O teu caminho passa pela cooperação: dás o teu melhor ao lado de alguém, mais do que à frente. A paciência e o momento certo são as tuas principais ferramentas.',
      gift: 'Reparas em pequenas mudanças de humor e de pormenor, e por isso as duas partes confiam em ti para mediar.',
      shadow: 'Podes concordar depressa de mais para manter a paz, e sentir o ressentimento mais tarde.',
      advice: 'No próximo desacordo, diz a tua preferência numa frase clara antes de perguntares pela da outra pessoa.',
    },
  },
  3: {
    mystic: {
      title: 'A Estrela que Canta',
      essence:
        'Chegaste com música nos bolsos, e a noite escuta quando falas. A alegria é a lanterna que te mostra o caminho.',
      gift: 'Com uma palavra, uma cor ou uma gargalhada fazes brilhar o céu para quem já tinha deixado de olhar para cima.',
      shadow:
        'Uma faísca que salta de ramo em ramo não aquece nenhum, e o teu brilho pode esconder uma mágoa mais calada.',
      advice: 'Escolhe uma canção entre as muitas que te chamam, e fica com ela até a última nota chegar à praia.',
    },
    pragmatic: {
      title: 'Quem Comunica',
      essence:
        'Cresces quando exprimes o que vês e sentes. Escrever, falar, criar e subir ao palco não são extras: são a tua maneira de encontrar rumo.',
      gift: 'Tornas as ideias agradáveis, e as pessoas lembram-se do que disseste e sentem-se mais leves por te terem conhecido.',
      shadow: 'Podes dispersar a atenção, ou fugir com uma piada de uma conversa importante.',
      advice: 'Acaba este mês uma peça criativa antes de começares outra, e mostra-a a alguém cujo gosto respeites.',
    },
  },
  4: {
    mystic: {
      title: 'A Guardiã dos Alicerces',
      essence:
        'És o círculo de pedras que continua de pé quando a tempestade já foi para casa. Sob estrelas lentas, constróis aquilo em que outros se apoiam.',
      gift: 'As tuas mãos sabem transformar desejos de luar em paredes, telhados e jardins que duram.',
      shadow: 'Até uma fortaleza pode ficar estreita, e podes guardar um portão que ninguém ataca.',
      advice: 'Deixa aberta uma janela na tua casa de hábitos, para que a brisa da noite te traga uma surpresa.',
    },
    pragmatic: {
      title: 'Quem Constrói',
      essence:
        'Avanças com ordem, esforço e prática constante. Os teus resultados vêm das rotinas que manténs quando ninguém está a ver.',
      gift: 'As pessoas contam contigo porque cumpres o que prometeste, e vês o passo prático escondido num plano grande.',
      shadow:
        'De vez em quando agarras-te a um método que já não serve, ou trabalhas tanto que o descanso começa a parecer um fracasso.',
      advice: 'Revê uma rotina que segues por hábito, fica com a parte que ainda te serve e larga o resto.',
    },
  },
  5: {
    mystic: {
      title: 'O Vento Viajante',
      essence:
        'Viajas como o vento sobre o mar, lendo cada onda e não pertencendo a nenhuma. A mudança é a língua em que a vida fala contigo.',
      gift: 'Por onde passas, o ar parado mexe-se e as velas adormecidas lembram-se para que servem.',
      shadow: 'O mau tempo inquieto pode levar-te no preciso momento em que um porto começava a parecer casa.',
      advice:
        'Guarda uma estrela fixa no teu céu, uma promessa ou uma prática, e vagueia debaixo dela quanto quiseres.',
    },
    pragmatic: {
      title: 'Quem Explora',
      essence:
        'Aprendes com a variedade, o movimento e a experiência direta. Uma vida com margem para ajustes serve-te muito melhor do que um guião fechado.',
      gift: 'Adaptas-te depressa, falas com qualquer pessoa e descobres a opção que os mais cautelosos não veem.',
      shadow: 'Podes ir embora ao primeiro sinal de tédio e perder o que só chega a quem fica.',
      advice: 'Antes de desistires de alguma coisa, dá-lhe um prazo, e decide no último dia em vez de num dia mau.',
    },
  },
  6: {
    mystic: {
      title: 'A Lareira Debaixo das Estrelas',
      essence:
        'Cuidas do fogo a que regressam os viajantes da noite. O amor, para ti, é coisa que se faz todos os dias, como o pão.',
      gift: 'Por onde passas, a tigela partida fica inteira e o jardim lembra-se de florir ao luar.',
      shadow:
        'Ao manteres acesas todas as chamas, podes deixar a tua baixar, e depois perguntar porque ninguém trouxe lenha.',
      advice: 'Esta noite, senta-te tu primeiro à mesa, e deixa que te sirvam antes de te levantares para servir.',
    },
    pragmatic: {
      title: 'Quem Cuida',
      essence:
        'A responsabilidade por pessoas e lugares está no centro do teu caminho. Encontras sentido em fazer funcionar bem uma casa, uma equipa ou uma comunidade.',
      gift: 'Dás um cuidado prático, com bom gosto e bom senso, e perto de ti os outros sentem que podem ser sinceros.',
      shadow: 'Podes tomar conta de problemas que são de outra pessoa e depois sentir que ninguém te dá valor.',
      advice: 'Antes de agires, pergunta «queres ajuda, ou queres que te ouça?», e acredita na resposta.',
    },
  },
  7: {
    mystic: {
      title: 'A Vigia da Noite',
      essence:
        'Estás junto ao poço onde a lua se olha, e perguntas o que há lá em baixo. O silêncio é quem te ensina há mais tempo.',
      gift: 'Os padrões escondidos mostram-se a ti, como as estrelas ténues aos olhos que aprenderam o escuro.',
      shadow: 'A torre que te dá o céu também pode esconder o caminho de volta à aldeia.',
      advice: 'Traz pela escada abaixo uma das tuas descobertas caladas e conta-a, imperfeita, a alguém.',
    },
    pragmatic: {
      title: 'Quem Analisa',
      essence:
        'Precisas de compreender antes de te comprometeres. Estudo, reflexão e tempo a sós são a tua maneira de chegar a decisões que consegues defender.',
      gift: 'Vais além da primeira explicação, e as tuas perguntas poupam aos outros suposições caras.',
      shadow: 'Podes pensar tanto que o momento passa, ou guardar o que sentes atrás de um muro de factos.',
      advice: 'Dá um prazo a cada pergunta em aberto e, quando a data chegar, age com os melhores dados que tiveres.',
    },
  },
  8: {
    mystic: {
      title: 'A Grande Maré',
      essence:
        'Trazes em ti a força que move oceanos, que ora recolhe, ora larga. O que envias tem maneira de voltar à tua praia.',
      gift: 'Conheces o peso das coisas e a hora da maré cheia, e por isso sabes governar grandes navios.',
      shadow: 'Um poder que nunca baixa pode inundar os campos que querias regar.',
      advice: 'Mede um dia por aquilo que deste sem pedir nada, e repara como a lua continua a encher-te a taça.',
    },
    pragmatic: {
      title: 'Quem Organiza',
      essence:
        'O teu caminho é usar bem a influência e os recursos. Aprendes com os resultados, os que planeaste e os que não planeaste.',
      gift: 'Vês como se encaixam esforço, pessoas e meios, e manténs a calma quando há muito em jogo.',
      shadow: 'Podes julgar-te só pelo sucesso que se vê, ou puxar por uma equipa mais do que ela aguenta.',
      advice: 'Escreve o que quer dizer «chega» no teu objetivo de agora, para o reconheceres quando lá chegares.',
    },
  },
  9: {
    mystic: {
      title: 'A Alma Antiga do Mar',
      essence:
        'Todos os rios acabam em ti, e tens lugar para todos. É tua a água larga do fim do ciclo, onde as histórias se perdoam.',
      gift: 'A tua compaixão ilumina o palácio e o beco por igual, como o luar, sem perguntar quem a merece.',
      shadow: 'Podes agarrar-te a uma praia que a maré já levou, ou dar-te até seres apenas sal.',
      advice:
        'Ao cair da tarde, deixa ir na água uma coisa acabada, e fica de mãos abertas para o que a manhã trouxer.',
    },
    pragmatic: {
      title: 'Quem Pensa nos Outros',
      essence:
        'Pensas no grupo maior e na história mais longa. A satisfação chega quando o teu esforço melhora algo para lá do teu círculo.',
      gift: 'Compreendes pessoas muito diferentes de ti, e sabes explicá-las umas às outras com justiça.',
      shadow: 'Às vezes esqueces as tuas necessidades por uma causa, ou ficas no passado por lealdade.',
      advice: 'Fecha este mês um capítulo por acabar, com uma carta, uma visita ou uma decisão a que não voltes.',
    },
  },
  11: {
    mystic: {
      title: 'O Relâmpago Entre Duas Luas',
      essence:
        'Há duas colunas de luz à tua porta, e entre elas corre algo que vem de muito longe. Sentes o que aí vem como as aves sentem a chuva.',
      gift: 'Um olhar, um sonho, um saber súbito: através de ti pode saltar a faísca que acorda um céu inteiro.',
      shadow: 'Tanta luz numa lâmpada tão fina pode fazer-te tremer, e duvidar do sinal que recebeste.',
      advice:
        'Liga o relâmpago à terra num pequeno ritual de todos os dias, pés descalços, um chá quente, uma linha escrita, e a tua visão segura-se.',
    },
    pragmatic: {
      title: 'Quem Inspira',
      essence:
        'Juntas a sensibilidade de um 2 a um fluxo invulgar de ideias. Cresces sobretudo quando confias na tua intuição e lhe dás uma forma que os outros possam usar.',
      gift: 'Percebes o que as pessoas precisam antes de elas o dizerem, e o teu entusiasmo levanta um grupo inteiro.',
      shadow: 'Expectativas altas podem deixar-te em tensão ou em mil direções, com muitas visões e pouco sono.',
      advice: 'Aponta os teus palpites num só caderno, e compara um por semana com o que de facto acontece.',
    },
  },
  22: {
    mystic: {
      title: 'A Arquitetura das Estrelas',
      essence:
        'Tens numa mão o desenho de um templo e na outra barro honesto. O céu deu-te um plano vasto, e a terra deu-te paciência.',
      gift: 'O que outros só sonham ao luar, tu ergues viga a viga, até que gente desconhecida ali se abrigue.',
      shadow: 'O tamanho da visão pode fazer uma sombra longa onde te escondes, sem construir nada.',
      advice: 'Assenta uma pedra, a mais próxima e a mais simples, e confia que a constelação virá ao teu encontro.',
    },
    pragmatic: {
      title: 'Quem Constrói em Grande',
      essence:
        'Tens a disciplina de um 4 com um horizonte muito mais largo. Os projetos que servem muita gente mostram o que realmente consegues.',
      gift: 'Seguras ao mesmo tempo a visão e o calendário, e encontras as pessoas que tornam possíveis os dois.',
      shadow:
        'A distância entre o que imaginas e o que existe hoje pode trazer-te ansiedade, ou vontade de controlar tudo.',
      advice:
        'Corta a tua maior ambição num pedaço de noventa dias com um resultado à vista, e entrega uma parte a alguém capaz.',
    },
  },
  33: {
    mystic: {
      title: 'A Lanterna do Coração',
      essence:
        'Levas uma chama-mãe onde mil velas se podem acender sem que ela perca o ouro. As estrelas chegam-se mais perto quando falas com bondade.',
      gift: 'A tua presença amolece o que estava gelado, como uma maré de primavera solta o gelo numa baía do norte.',
      shadow: 'Podes tentar ser o sol de todos os mundos, e esquecer que até tu precisas de uma noite.',
      advice:
        'Ensina também pela maneira como descansas, e não só pela maneira como dás: a tua quietude também é lição.',
    },
    pragmatic: {
      title: 'Quem Ensina pelo Exemplo',
      essence:
        'Juntas o cuidado de um 6 a um forte desejo de ajudar os outros a crescer. Aprendem mais com a tua maneira de viver do que com o que lhes dizes.',
      gift: 'Trazes ao mesmo tempo calor e franqueza, por isso o teu incentivo sabe a merecido.',
      shadow: 'Podes exigir-te uma bondade impossível e esgotar-te ao serviço dos outros.',
      advice:
        'Escolhe duas pessoas ou uma causa para a tua melhor energia nesta estação, e diz ao resto um não simpático.',
    },
  },
}
