import type { OwnCompound } from '../../chaldean/compounds.ts'
import type { Meanings } from '../meaning.ts'

/** Compounds from 10 to 22. */
export const lowCompounds = {
  10: {
    mystic: {
      title: 'A Roda da Fortuna',
      essence: 'Por trás do teu nome gira uma grande roda, e quem lhe dá o impulso é a tua vontade.',
      gift: 'O que imaginas põe-se logo a caminho, certo como a agulha que procura o norte.',
      shadow: 'Quando a roda vai em baixo, praguejas contra ela com o pé ainda metido nos raios.',
      scene:
        'Partiu o último barco para Cacilhas. Sentas-te no saco, ris sem ninguém ver e perguntas ao homem das redes para que lado rema.',
      advice: 'Diz hoje em voz alta um desejo, e faz logo por ele uma coisa pequena.',
    },
    pragmatic: {
      title: 'A Roda da Fortuna',
      essence: 'O número que sustenta o teu nome fala de subidas e descidas, e umas e outras nascem do que decides.',
      gift: 'Com confiança e boa-fé vais longe, e quem te ouve o nome uma vez não o esquece.',
      shadow: 'O que pões a andar não para, e a decisão apressada segue-te com a mesma fidelidade que a ponderada.',
      scene:
        'Em janeiro falaste, meio a brincar, em vender compotas. Em maio há três encomendas coladas no frigorífico.',
      advice: 'Dorme duas noites sobre o próximo plano antes de o pores a andar.',
    },
  },
  11: {
    mystic: {
      title: 'O Leão Açaimado',
      essence: 'No teu nome está um leão com um cordão de seda à volta do focinho, forte e à espera.',
      gift: 'Mesmo preso, o leão traz o sol por juba, e à tua passagem o que é falso cala-se.',
      shadow: 'Cada silêncio te parece uma cilada, e rosnas a quem vinha desatar-te o cordão.',
      scene:
        'Passaste o jantar a dizer que sim. Debaixo das tílias, a caminho de casa, sai-te a resposta inteira, e só um gato a ouve.',
      advice: 'Alarga um nó por dia: diz hoje, em voz baixa, aquilo que ontem calaste.',
    },
    pragmatic: {
      title: 'O Leão Açaimado',
      essence:
        'Por baixo deste nome há uma prova: resistências que não se veem à primeira, e uma força que ainda não mostraste.',
      gift: 'Tens grandes reservas, e as dificuldades depressa te ensinam com quem podes contar.',
      shadow: 'Engoles a objeção três vezes, e à quarta apanha com ela quem não tinha culpa.',
      scene:
        'Um colega apresenta a tua ideia e diz «nós pensámos». Olhas para o teto, e à noite lavas a loiça com estrondo.',
      advice: 'Diz hoje um «não» pequeno, em voz normal, sem o deixares para amanhã.',
    },
  },
  12: {
    mystic: {
      title: 'O Sacrifício',
      essence: 'O teu nome baixa a candeia para alumiar o caminho aos outros, e às vezes segue viagem às escuras.',
      gift: 'A tua bondade é o azeite da candeia, e já muita gente achou com ela o caminho.',
      shadow: 'Dás a última gota de azeite, e dói-te que ninguém pergunte como voltaste a casa.',
      scene:
        'Chove na paragem, e estão duas pessoas debaixo do teu guarda-chuva. Tens o ombro esquerdo encharcado há que tempos.',
      advice: 'Aprende com a Lua, que espalha prata e guarda um lado para si: reserva hoje uma hora só tua.',
    },
    pragmatic: {
      title: 'O Sacrifício',
      essence:
        'O número escondido no teu nome deixa um recado simples: os planos dos outros comem-te o tempo sem dares por isso.',
      gift: 'Pensas no conjunto antes de pensares em ti, e quem levaste às costas não se esquece.',
      shadow: 'Ajudas tanta gente que os teus assuntos ficam anos à espera no corredor.',
      scene:
        '«Tens tanto jeito para isto», diz a vizinha com o impresso na mão. São dez e meia, e o teu continua em branco.',
      advice: 'Antes de dizeres que sim a um pedido, conta-o em horas, e recusa um em cada três.',
    },
  },
  13: {
    mystic: {
      title: 'O Campo do Ceifeiro',
      essence: 'A foice passou pelo campo do teu nome, e a terra ficou aberta para a semente que antes não cabia.',
      gift: 'A terra nua não te assusta, e é no teu rasto que aparece o primeiro verde.',
      shadow: 'Brandida com raiva, a tua foice leva as papoilas com os cardos.',
      scene: 'De noite caiu a pereira velha. Ao meio-dia já andas de joelhos na luz que ela deixou, a semear feijão.',
      advice: 'Antes de deitares fora uma coisa com zanga, põe de lado o que nela ainda presta.',
    },
    pragmatic: {
      title: 'O Campo do Ceifeiro',
      essence: 'Neste nome, o que dura é a mudança: um plano antigo dá lugar a outro, muitas vezes melhor.',
      gift: 'Mudar custa-te menos do que à maioria, e usas bem o poder quando sabes para que serve.',
      shadow: 'Só para que aconteça qualquer coisa, arrancas a porta que pedia uma dobradiça nova.',
      scene:
        'Vão juntar dois departamentos. Enquanto os outros comparam boatos, esvazias uma gaveta e perguntas quem precisa de lugar.',
      advice: 'Pensa na última etapa que acabou, e aponta três coisas que vale a pena guardar.',
    },
  },
  14: {
    mystic: {
      title: 'A Praça em Movimento',
      essence:
        'Dentro do teu nome há uma praça em que se cruzam ventos, vozes e almocreves, e todos te chamam para algum lado.',
      gift: 'Pela manga do casaco sabes donde vem um forasteiro, e em qualquer língua trocas uma história por uma boleia.',
      shadow: 'Embarcas com quem te chama, e só depois da barra perguntas quem leva o leme.',
      scene: 'Foste à Feira da Ladra por um candeeiro. Voltas com uma gaiola, duas moradas e um convite para Tavira.',
      advice: 'Ouve hoje todas as propostas que te fizerem, e aceita só uma.',
    },
    pragmatic: {
      title: 'A Praça em Movimento',
      essence:
        'Quem te soma as letras encontra movimento: pessoas e ideias que se cruzam em ti, e riscos que são dos outros.',
      gift: 'Juntas depressa quem se devia conhecer, e dás-te bem no rebuliço que daí vem.',
      shadow: 'Dizes logo que sim, e a imprudência de um amigo acaba na tua fatura.',
      scene: '«Tem de ser hoje», insiste a voz ao telefone. Já andas à procura de uma caneta.',
      advice: 'Da próxima vez que uma proposta te tentar, faz uma pergunta, e responde só no dia seguinte.',
    },
  },
  15: {
    mystic: {
      title: 'A Voz do Mago',
      essence: 'Há qualquer coisa no som do teu nome que inclina as velas e lembra às portas que se podem abrir.',
      gift: 'Tens música na voz, e aquilo que descreves começa a brilhar.',
      shadow: 'O encanto sobe à cabeça de quem o serve, e acabas a gostar mais dele do que de quem ouve.',
      scene:
        'Contas outra vez a história do comboio preso na neve. Arrefecem nove pratos de sopa, e o empregado parou a ouvir.',
      advice: 'Antes de encantares alguém, pensa se na manhã seguinte lhe dirias o mesmo.',
    },
    pragmatic: {
      title: 'A Voz do Mago',
      essence: 'O nome que usas assenta num número de encanto: a palavra, a arte e o calor conquistam por ti.',
      gift: 'Falas bem, adivinhas o que dá gosto aos outros, e os favores chegam sem os pedires.',
      shadow: 'Quando te pedem uma resposta franca, sorris, e a pergunta fica uma semana à espera.',
      scene: 'O balcão acabou de fechar. Duas frases depois, a funcionária ri-se, sobe o estore e carimba o papel.',
      advice: 'Recomenda só o que já experimentaste, e diz também que defeito tem.',
    },
  },
  16: {
    mystic: {
      title: 'A Cidadela Abalada',
      essence: 'O raio gosta de torres altas, e o teu nome pede-te que desças para chão firme.',
      gift: 'Depois do trovão ficas em grande silêncio, e vês quais eram as pedras verdadeiras.',
      shadow: 'A cada nuvem acrescentas um andar à torre, e chamas-lhe abrigo.',
      scene: 'O grande projeto está no chão, aos bocados. Apanhas um, vira-lo para a janela e desenhas nele uma porta.',
      advice: 'Mostra esta semana a um amigo um trabalho por acabar, e pergunta-lhe o que vê de frágil.',
    },
    pragmatic: {
      title: 'A Cidadela Abalada',
      essence:
        'É um número que olha para os alicerces: o que constróis por orgulho, ou sobre um pilar só, convém verificar cedo.',
      gift: 'Quando te dispões a olhar, descobres logo a base fraca, e reconstróis sem ter pena de ti.',
      shadow: 'Tomaste posição diante de todos, e defende-la muito depois de teres deixado de acreditar nela.',
      scene:
        'O estagiário aponta para a linha doze da tua folha de cálculo. Há um silêncio, e depois puxas outra cadeira.',
      advice: 'Mostra esta semana o teu plano preferido a quem o critique, enquanto está a lápis.',
    },
  },
  17: {
    mystic: {
      title: 'A Estrela dos Magos',
      essence:
        'Sobre o teu nome há oito pontas de luz: a estrela da paz, que os sábios seguem depois de uma noite dura.',
      gift: 'O que fazes por amor continua aceso em salas onde nunca entrarás.',
      shadow: 'De tanto olhares para a estrela, passas à porta da cozinha onde te esperavam e não a vês.',
      scene: 'Noutra cidade, alguém trauteia nas escadas uma cantiga que era tua. Paras no patamar, a ouvir.',
      advice:
        'Faz hoje um pouco do que amas, corra o dia como correr: por trás das nuvens, a tua estrela está no sítio.',
    },
    pragmatic: {
      title: 'A Estrela dos Magos',
      essence: 'Este número dá ao nome a arte de recuperar: sais das dificuldades com a boa vontade intacta.',
      gift: 'A maneira como ultrapassas um desgosto dá ânimo aos outros, e o que fazes costuma ficar na memória.',
      shadow: 'Perdoas na hora, e à terceira semana descobres que tinha doído.',
      scene:
        'A empresa que te recusou uma ideia vem pedir um conselho. Respondes nessa tarde, e mandas também a ideia, já melhorada.',
      advice: 'Escreve como resolveste o último problema difícil, e dá a folha a quem tenha um parecido.',
    },
  },
  18: {
    mystic: {
      title: 'Espírito e Matéria',
      essence:
        'No quarto interior do teu nome ardem duas candeias, a do que ganhas e a do que amas, e cada uma faz sombra à outra.',
      gift: 'Entre duas pessoas que deixaram de se falar, ouves o que ambas calaram.',
      shadow: 'À luz de uma candeia só, um amigo parece um rival, e respondes a uma ofensa que não houve.',
      scene:
        'A carta de ontem à noite ainda está na mesa ao pequeno-almoço. Dobras um barco com ela e leva-lo ao tanque.',
      advice: 'Relê de manhã, antes de a mandares, qualquer resposta dura da véspera.',
    },
    pragmatic: {
      title: 'Espírito e Matéria',
      essence:
        'Dentro deste nome, o ganho e a consciência puxam cada um para seu lado, e é nas discussões de casa que mais se nota.',
      gift: 'Sentes com exatidão quando uma coisa que rende te está a sair cara por dentro.',
      shadow: 'A desconfiança anda mais depressa do que os factos, e rebenta uma zanga por uma coisa que ninguém fez.',
      scene:
        'Discutia-se quem pagou a mesa do quintal. Vinte minutos depois, já se grita por causa de um Natal antigo.',
      advice: 'Na próxima discussão, diz primeiro em que ponto concordas com a outra pessoa.',
    },
  },
  19: {
    mystic: {
      title: 'O Príncipe do Céu',
      essence: 'O Sol pôs um anel no teu nome, e até a sombra do anel leva um fio de ouro.',
      gift: 'Onde estás faz-se meio-dia, e as paredes velhas devolvem o calor durante horas.',
      shadow: 'Com tanta luz, não te sobra sombra para dormir, nem para quem se senta ao lado.',
      scene:
        'A festa de anos não era tua, e contudo as cadeiras do quintal foram-se virando, uma a uma, como girassóis.',
      advice: 'Na próxima festa, sai do meio da roda enquanto ainda brilhas, e puxa outra pessoa para o teu lugar.',
    },
    pragmatic: {
      title: 'O Príncipe do Céu',
      essence:
        'De todos os números que se escondem num nome, este é o mais soalheiro: a estima vem da confiança e do trabalho certo.',
      gift: 'Vives bem na tua pele, e as pessoas gostam de te ver subir.',
      shadow: 'O hábito de te receberem bem em toda a parte faz-te ocupar a sala inteira.',
      scene: 'Chegas tarde e a reunião anima-se. A colega que ia a meio de uma frase já não a acaba.',
      advice: 'Ao próximo elogio responde com um obrigado, e diz logo o nome de quem te ajudou.',
    },
  },
  20: {
    mystic: {
      title: 'O Despertar',
      essence: 'No prado em que o teu nome dormia soa uma trombeta, e qualquer coisa em ti levanta-se a escutar.',
      gift: 'Quando te ergues, os outros despertam contigo, e lembram-se do que um dia quiseram fazer.',
      shadow: 'Tomas cada melro pela trombeta, e vestes-te às escuras para nada.',
      scene:
        'Paras o carrinho entre dois tabuleiros de alfaces. De repente sabes para que serve a loja vazia da tua rua.',
      advice:
        'Escreve numa folha aquilo que te apetece pôr de pé, e dá esta semana um só passo nesse sentido, sem correr.',
    },
    pragmatic: {
      title: 'O Despertar',
      essence:
        'O teu nome guarda um chamamento: mudas de rumo por uma causa ou por um dever, e raramente por comodidade.',
      gift: 'Quando uma coisa te importa, a demora ensina-te mais do que te desanima.',
      shadow: 'A causa leva-te os serões todos, e a papelada que a faria andar espera numa pasta.',
      scene:
        'Só foste à reunião do bairro por causa dos bolos. À saída, a lista das assinaturas vem debaixo do teu braço.',
      advice: 'Experimenta uma causa nova duas horas por semana antes de lhe entregares a vida toda.',
    },
  },
  21: {
    mystic: {
      title: 'A Coroa dos Magos',
      essence:
        'Ao fim de uma longa iniciação desce sobre o teu nome uma coroa de estrelas, tão leve que te esqueces dela.',
      gift: 'Cada recusa passou a ser um degrau, e conheces os degraus todos de cor.',
      shadow: 'Puxas o lustro à coroa até não veres nela senão a tua cara.',
      scene:
        'Está escrita a última página, e a casa dorme. Passas a chávena por água, abres a porta das traseiras e tens ali o céu todo.',
      advice: 'Conta esta semana a alguém que está a começar qual foi o degrau que mais te custou.',
    },
    pragmatic: {
      title: 'A Coroa dos Magos',
      essence: 'Este número vê no teu nome uma subida feita a pulso; o golpe de sorte conta pouco.',
      gift: 'Não desistes, e ainda lá estás no dia em que a porta se abre.',
      shadow: 'A corrida acabou e continuas a correr, porque ninguém te disse que te sentasses.',
      scene: 'Onze anos de aulas à noite cabem num envelope. Encosta-lo à caixa do pão e descascas as batatas.',
      advice: 'Escolhe uma coisa que já acabaste, e senta-te esta noite a festejá-la.',
    },
  },
  22: {
    mystic: {
      title: 'O Coração Bom de Olhos Vendados',
      essence:
        'Num sonho bonito, o teu nome vai por um carreiro estreito, e leva às costas um alforge com os erros dos outros.',
      gift: 'Acreditas nas pessoas antes de elas acreditarem em si, e muitas vezes dão-te razão.',
      shadow: 'De olhos vendados sorris a qualquer voz, e carregas no teu alforge as pedras dela.',
      scene:
        'Um estranho encantador vem desde o farol a contar-te as suas mágoas. O cão, que não sonha, não lhe aceita a bolacha.',
      advice: 'Aponta hoje o que carregas por outros, e devolve uma dessas coisas a quem pertence.',
    },
    pragmatic: {
      title: 'O Coração Bom de Olhos Vendados',
      essence: 'O número escondido no teu nome é o da bondade que anda a sonhar, e tarda a perceber o que lhe pedem.',
      gift: 'A boa opinião que tens das pessoas anima-as, e muitas ficam à altura dela.',
      shadow: 'A opinião alheia toma o lugar da tua com tanta delicadeza que não dás pela troca.',
      scene:
        'Há três meses que quem partilha a casa contigo não paga a renda. Dizes que não faz mal, e ainda lhe levas o correio.',
      advice: 'Antes do próximo «não faz mal», diz o que achas tu.',
    },
  },
} satisfies Partial<Meanings<OwnCompound>>
