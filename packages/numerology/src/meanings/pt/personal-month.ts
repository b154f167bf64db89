import type { Meanings, SingleDigit } from '../meaning.ts'

/** The Personal Month: a few weeks within the Personal Year. */
export const personalMonthMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'O Mês da Terra Lavrada',
      essence: 'A terra está fofa e espera pelo teu primeiro grão.',
      gift: 'O que disseres baixinho ao chão nestas semanas, ele guarda: um desejo pequeno pode ser a raiz de uma estação inteira.',
      shadow: 'A pressa pega na enxada: todas as tardes desenterras a semente para ver se já mexe.',
      scene: 'Ao pequeno-almoço tens terra nas unhas e, no parapeito, um vaso onde ainda não se vê nada.',
      advice: 'Semeia hoje uma coisa num vaso, e põe-lhe uma etiqueta com o que desejas.',
    },
    pragmatic: {
      title: 'Mês para Arrancar',
      essence: 'Estas semanas favorecem um começo, ou a decisão que ficou em aberto.',
      gift: 'Tens mais coragem do que é costume, e uma proposta clara tua encontra pouca resistência.',
      shadow: 'Começas três coisas ao mesmo tempo, e a resposta que demora já te parece um não.',
      scene: 'O e-mail que está nos rascunhos desde a primavera segue numa terça-feira, antes de o café arrefecer.',
      advice: 'Escolhe a tarefa que abre caminho às outras, e fá-la nos próximos três dias.',
    },
  },
  2: {
    mystic: {
      title: 'O Mês do Eco',
      essence: 'Este mês o eco tem outra voz, e há nela um conselho.',
      gift: 'Sentes cada onda antes que chegue, e passas entre dois maus humores sem acordar nenhum.',
      shadow: 'Tomas a demora por recusa, e vais-te embora antes de o eco voltar.',
      scene: 'Ao fim da tarde calas-te a meio de uma frase, porque do outro lado começaram finalmente a responder.',
      advice: 'Antes de responderes a uma coisa importante, espera uma noite.',
    },
    pragmatic: {
      title: 'Mês para Escutar',
      essence: 'Consegues mais a esperar, a ouvir e a trabalhar com alguém do que a forçar.',
      gift: 'Tens o sentido do momento certo, e uma palavra tua, dita sem barulho, resolve o que a reunião não resolveu.',
      shadow: 'Deixas a escolha aos outros e depois zangas-te com o que escolheram.',
      scene: 'Ligam-te duas pessoas sobre o mesmo assunto; à noite já estão as duas ao telefone uma com a outra.',
      advice: 'Responde em tom amigo a uma mensagem em atraso.',
    },
  },
  3: {
    mystic: {
      title: 'O Mês das Andorinhas',
      essence: 'O ar enche-se de asas, e as palavras querem sair de casa.',
      gift: 'O teu riso passa de janela em janela como uma cantiga, e um convite traz outro pela mão.',
      shadow: 'De tanto voares de um lado para o outro, encontras à noite a tua casa às escuras.',
      scene:
        'Passa da meia-noite, os últimos convidados estão no passeio, e ninguém encontra a palavra que feche a noite.',
      advice: 'Canta à janela o que trazes na cabeça, para quem teve um dia cinzento.',
    },
    pragmatic: {
      title: 'Mês para Aparecer',
      essence: 'Contactos, ideias e convites vêm mais depressa.',
      gift: 'Explicas bem o que queres, e as pessoas lembram-se de como se sentiram a ouvir-te.',
      shadow: 'As noites enchem-se num instante, e a promessa feita a rir custa a cumprir na semana seguinte.',
      scene: 'Ias só devolver um livro; duas horas depois desenhas um plano num guardanapo.',
      advice: 'Aceita um convite, faz outro, e deixa uma noite livre.',
    },
  },
  4: {
    mystic: {
      title: 'O Mês do Chão Firme',
      essence: 'O mês é de pedra firme, e cada coisa quer o seu lugar.',
      gift: 'O que agora assentares não abana: tens a paciência da maré, que abre portos na rocha só por voltar.',
      shadow: 'De tanto endireitares o muro, acabas por fazer uma cerca à volta dos teus dias.',
      scene: 'À luz da candeia contas as pedras que ainda estão no carro de mão, e são menos do que temias.',
      advice: 'Descansa hoje a meio do trabalho, e não só no fim.',
    },
    pragmatic: {
      title: 'Mês para Pôr em Ordem',
      essence: 'Os assuntos práticos pedem atenção, e correm bem um de cada vez.',
      gift: 'Tens fôlego para o trabalho que costuma aborrecer-te, e no fim do mês isso vê-se.',
      shadow: 'A lista torna-se tão rígida que a visita de uma amiga parece um estorvo.',
      scene: 'A caixa de sapatos das faturas está aberta no chão e, ao fim de muito tempo, vês-lhe o fundo.',
      advice: 'Fecha o assunto mais antigo da lista antes de lhe acrescentares outro.',
    },
  },
  5: {
    mystic: {
      title: 'O Mês da Porta que Bate',
      essence: 'O vento entra sem pedir licença e muda o lugar às cadeiras.',
      gift: 'O cheiro de longe chega-te primeiro, e a sorte que passa encontra-te de mão aberta.',
      shadow: 'Segues de portão em portão, à procura de um campo mais verde, e anoitece sem que tenhas onde te sentar.',
      scene: 'A roupa voou do estendal para o quintal do lado; voltas com um lençol e um convite para jantar.',
      advice: 'Escolhe um sítio novo, só um, e vai lá esta semana.',
    },
    pragmatic: {
      title: 'Mês para Ajustar',
      essence: 'Conta com mudanças de plano: algumas servem-te melhor do que o plano servia.',
      gift: 'Adaptas-te mais depressa do que quem te rodeia, e uma reviravolta acaba por te ajudar.',
      shadow: 'Por inquietação largas uma coisa boa, só porque já a conheces de cor.',
      scene: 'A avenida está cortada, e o desvio leva-te por um largo com limoeiros em que nunca tinhas reparado.',
      advice: 'Deixa duas tardes sem compromissos, e usa uma para uma coisa nova.',
    },
  },
  6: {
    mystic: {
      title: 'O Mês do Pão e das Rosas',
      essence: 'Este mês a tua cozinha cheira a pão quente e a rosas.',
      gift: 'Quem tem frio dá contigo, e a tua presença põe mais um cavaco no lume dos outros.',
      shadow: 'De tanto amassar para todos, ficas com as migalhas e o pão já frio.',
      scene: 'Batem à porta quando cortas o pão, e depois outra vez, e a mesa cresce uma cadeira de cada vez.',
      advice: 'Serve-te hoje primeiro, e põe na mesa um prato a mais.',
    },
    pragmatic: {
      title: 'Mês para os Teus',
      essence: 'A casa e as pessoas que te são próximas passam este mês para primeiro plano.',
      gift: 'Confiam-te preocupações, e a ajuda que dás com as mãos chega mais longe do que um conselho.',
      shadow: 'Fazes pelos outros o que eles podiam fazer, e sobra-te cansaço sem que aprendam nada.',
      scene: 'Arranjas a torneira em casa de um amigo e, por cima do barulho do cano, ouves o que se passa de facto.',
      advice: 'Escolhe uma hora calma, e começa em casa a conversa que há muito andas a adiar.',
    },
  },
  7: {
    mystic: {
      title: 'O Mês da Água Parada',
      essence: 'O lago está liso, e vê-se nele mais do que o céu.',
      gift: 'Neste silêncio ouves a gota mais pequena, e sabes pelo som de que ramo caiu.',
      shadow: 'De tanto olhares para a água, não ouves que te chamam para jantar.',
      scene: 'Lês a mesma página três vezes junto à janela e, à terceira, já chove há uma hora.',
      advice: 'Passa uma hora em silêncio, e depois vai jantar com alguém.',
    },
    pragmatic: {
      title: 'Mês para Rever',
      essence: 'Um mês mais lento deixa-te estudar, descansar e verificar o rumo.',
      gift: 'Dás facilmente pelas meias-verdades, incluindo as que te andas a contar.',
      shadow: 'O teu recolhimento parece frieza: ninguém vê quanto se passa lá dentro.',
      scene: 'Sais do autocarro duas paragens antes, vais a pé e, ao segundo semáforo, sabes o que queres fazer.',
      advice: 'Se recusares um convite barulhento, explica porquê, e propõe um passeio a dois.',
    },
  },
  8: {
    mystic: {
      title: 'O Mês da Maré Cheia',
      essence: 'A maré levanta o teu barco da areia, e com ele tudo o que lá está amarrado.',
      gift: 'Sentes onde a corrente tem mais força, e sabes levar nela outros barcos além do teu.',
      shadow: 'A maré cheia esconde as pedras, e o orgulho navega onde a quilha não devia.',
      scene: 'No cais param de remendar redes para ver a tua vela encher antes das outras.',
      advice: 'Escolhe este mês um encargo que já não queres levar, e larga-o de vez.',
    },
    pragmatic: {
      title: 'Mês para Negociar',
      essence: 'O teu esforço torna-se visível, no trabalho e nas contas.',
      gift: 'Falas com clareza do valor do teu trabalho, e manténs a cabeça fria enquanto falas.',
      shadow: 'Só contas resultados, e as pessoas que te ajudaram a lá chegar sentem-se mais um número na folha.',
      scene: 'Dizes o teu preço e, por uma vez, não acrescentas mais nada; do outro lado alguém pega na caneta.',
      advice: 'Resolve esta semana um assunto que tens pendente nas tuas contas.',
    },
  },
  9: {
    mystic: {
      title: 'O Mês da Maré que Vaza',
      essence: 'A água recua e mostra o que estava por baixo.',
      gift: 'Sabes abençoar o que parte sem o quereres de volta, e essa arte é rara.',
      shadow: 'De tanto apanhares conchas, cansas os braços e perdes a luz sobre a areia lisa.',
      scene: 'A casa em frente ficou vazia; dás por isso porque a manhã está calada e já não há cortinas na janela.',
      advice: 'Guarda uma lembrança do que acaba, e dá as outras a quem as queira.',
    },
    pragmatic: {
      title: 'Mês para Fechar',
      essence: 'Concluir, arrumar e passar o testemunho: é para isso que este mês serve.',
      gift: 'Julgas com justiça um assunto antigo, porque já não precisas de o ganhar.',
      shadow: 'Na pressa de acabar, varres de uma vez coisas que mereciam, cada uma, o seu fim.',
      scene: 'A chave que sobrava volta para o antigo senhorio com um bilhete, e o porta-chaves pesa menos no bolso.',
      advice: 'Acaba hoje uma tarefa pendente, e agradece a quem te ajudou nela.',
    },
  },
}
