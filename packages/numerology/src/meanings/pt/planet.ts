import type { Meanings, SingleDigit } from '../meaning.ts'

/** The Vedic planets: the ruler of a number. */
export const planetMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'Sob o Sol',
      essence:
        'Surya, o Sol, atravessa os teus dias no seu carro de sete cavalos e espera encontrar os portões abertos.',
      gift: 'Há ouro do Sol na tua voz: à tua passagem as pessoas endireitam as costas, como plantas de manhã.',
      shadow: 'Tanto sol, sem uma nuvem, seca o jardim que mais gosta de ti.',
      scene: 'O pátio ainda está cinzento quando o atravessas, e atrás de ti vão-se abrindo as portadas, uma a uma.',
      advice: 'Levanta-te um dia desta semana antes de toda a gente, e a meio da tarde faz uma pausa sem pressa.',
    },
    pragmatic: {
      title: 'Sol: Autoridade',
      essence: 'Tens dignidade e iniciativa, e o meio da sala é um sítio onde te sentes bem.',
      gift: 'Tomas as rédeas sem alarido, e a tua confiança pega-se a quem está à volta.',
      shadow: 'O orgulho não te deixa pedir ajuda, e a falta de reconhecimento azeda-te o dia mais do que admites.',
      scene:
        'Na reunião de condomínio ninguém quer presidir; dez minutos depois de te sentares já há ordem de trabalhos.',
      advice: 'Elogia hoje alguém à frente de todos, e deixa a crítica para uma conversa a dois.',
    },
  },
  2: {
    mystic: {
      title: 'Sob a Lua',
      essence: 'Chandra, a Lua, muda de manto todas as noites, e o teu coração guarda um fio de cada um.',
      gift: 'Sentes o ambiente de uma casa como o mar sente a Lua, e devolve-lo mais claro.',
      shadow: 'Quando a Lua esconde a face, julgas que partiu para sempre e fechas as janelas a quem te quer consolar.',
      scene: 'À porta, alguém diz só «está tudo bem», e tu já estás a pôr a água ao lume.',
      advice: 'Escreve todas as noites, durante uma semana, de que cor foi o teu dia.',
    },
    pragmatic: {
      title: 'Lua: Sentir',
      essence: 'Imaginação e sensibilidade: o ambiente chega-te antes das palavras.',
      gift: 'A tua empatia e a memória que tens das pessoas tornam a tua amizade difícil de substituir.',
      shadow: 'Mudas de humor com a companhia, e o plano feito ao almoço já parece outro à noite.',
      scene: 'Toda a gente se esqueceu do exame da colega; a tua mensagem chega uma hora antes de ele começar.',
      advice: 'Se tiveres hoje uma decisão importante a tomar, espera por amanhã e vê se pensas o mesmo.',
    },
  },
  3: {
    mystic: {
      title: 'Sob Júpiter',
      essence:
        'Guru, o nome indiano de Júpiter, quer dizer mestre: senta-se debaixo da grande árvore, e é lá que te encontra quem te procura.',
      gift: 'Do que sabes fazes histórias que se levam no bolso, e quem veio de longe parte com mais do que pediu.',
      shadow: 'Com tantas grinaldas ao pescoço, até quem é sábio se põe a olhar para o próprio reflexo.',
      scene: 'Junto à fonte fazem-te uma pergunta, uma só, e quando o cântaro enche já é noite.',
      advice: 'Explica esta semana em palavras simples, a quem começa, uma coisa que aprendeste.',
    },
    pragmatic: {
      title: 'Júpiter: Saber',
      essence: 'Aprender, aconselhar e fazer justiça: é este o teu chão.',
      gift: 'Vês o princípio que está por trás do problema, e sabes ensiná-lo sem fazer ninguém sentir-se pequeno.',
      shadow: 'A certeza chega-te cedo de mais, e dás uma lição onde uma pergunta ensinava melhor.',
      scene: 'A vizinha vem pedir ajuda com uma carta e sai com a carta, um livro e o nome de um curso.',
      advice: 'Quando hoje deres um conselho, dá-o uma vez só, e não insistas.',
    },
  },
  4: {
    mystic: {
      title: 'Sob Rahu',
      essence: 'Rahu, o nó norte da Lua, morde a orla do Sol, e por um momento descobres estrelas em pleno dia.',
      gift: 'Reparas no que fica ao canto do olho, e os caminhos que não vêm no mapa vêm ter contigo como gatos.',
      shadow: 'O fumo fascina-te, e vais atrás dele para lá da fogueira onde te esperavam.',
      scene: 'Está toda a gente de óculos de cartão a ver o eclipse; tu escutas os pássaros, que se calaram.',
      advice: 'Vai esta semana por um caminho que não conheças, mas leva uma lanterna e companhia.',
    },
    pragmatic: {
      title: 'Rahu: Outro Ângulo',
      essence: 'Pensas pela tua cabeça, e pões em causa regras que os outros já nem veem.',
      gift: 'Encontras saídas que ninguém procurou, porque o «sempre se fez assim» não te impressiona.',
      shadow: 'De vez em quando és contra uma regra só por ser regra, e apanhas de surpresa quem contava contigo.',
      scene: 'A fila dos correios dá a volta à sala, e és tu quem pergunta para que serve o segundo balcão.',
      advice: 'Experimenta esta semana uma ideia fora do comum, onde um falhanço te saia barato.',
    },
  },
  5: {
    mystic: {
      title: 'Sob Mercúrio',
      essence:
        'Budha, o planeta Mercúrio, corre descalço entre os mundos com uma sacola de cartas, e confiou-ta por um bocado do caminho.',
      gift: 'Nenhum portão entre dois corações fica muito tempo fechado quando és tu a levar o recado.',
      shadow: 'Corres tanto com as cartas dos outros que a tua fica por abrir no fundo da sacola.',
      scene: 'No mercado chamam-te de três bancas, e em cada uma deixas as notícias das outras duas.',
      advice: 'Dá a tua próxima notícia devagar, a olhar para quem a ouve.',
    },
    pragmatic: {
      title: 'Mercúrio: Agilidade',
      essence: 'Pensas e falas depressa, trocas ideias com gosto e dás-te bem com quase toda a gente.',
      gift: 'Apanhas as coisas à primeira, explica-las ainda mais depressa, e contigo qualquer viagem encurta.',
      shadow: 'Os nervos cansam-se antes da curiosidade, e atrás de ti vai ficando muita coisa a meio.',
      scene:
        'No comboio abres uma folha de cálculo, telefonas, conversas com o banco da frente. À chegada, a folha vai a meio.',
      advice: 'Relê hoje as mensagens antes de as enviares, e acaba uma tarefa antes de passares à seguinte.',
    },
  },
  6: {
    mystic: {
      title: 'Sob Vénus',
      essence: 'Shukra, o planeta Vénus, deita água de rosas na tua soleira, e as visitas demoram-se por lá.',
      gift: 'Onde te sentaste fica perfume no ar, e até quem vinha zangado baixa a voz.',
      shadow: 'Perfumas o que devias resolver, e o espinho fica lá para a mão que vem a seguir.',
      scene: 'Mudas uma jarra um palmo para a esquerda, e quem ia a sair volta a sentar-se.',
      advice: 'Resolve hoje uma zanga pequena, e só depois põe flores na jarra.',
    },
    pragmatic: {
      title: 'Vénus: Harmonia',
      essence: 'O gosto, o afeto e o conforto contam muito para ti, e ao pé de ti as pessoas ficam à vontade.',
      gift: 'Tornas mais agradáveis os sítios por onde passas, e sabes levar os outros a fazer as pazes.',
      shadow:
        'Adias o que é desagradável até se tornar um problema, ou dizes que sim porque te sabe bem que gostem de ti.',
      scene: 'Dois colegas que não se falam acabam lado a lado no teu sofá, a ver o mesmo álbum.',
      advice: 'Tem hoje a conversa que andas a adiar em nome da paz.',
    },
  },
  7: {
    mystic: {
      title: 'Sob Ketu',
      essence: 'Ketu, o nó sul da Lua, cortou o fio do teu papagaio de papel, e o papagaio continua a subir.',
      gift: 'Nos assuntos do espírito não precisas de candeia: parece que já os sabias de cor quando chegaste.',
      shadow: 'Um papagaio sem fio vê tudo, e esquece a mão pequena e quente que o fez.',
      scene: 'Os outros discutem o caminho de volta; tu ficas de cabeça para trás, a contar estrelas cadentes.',
      advice: 'Telefona hoje a alguém que te ajudou a subir, e conta-lhe o que daí se vê.',
    },
    pragmatic: {
      title: 'Ketu: Intuição',
      essence: 'Percebes as coisas por dentro e largas sem custo aquilo a que outros se agarram.',
      gift: 'Dás um passo atrás numa discussão acesa e vês o essencial, o que acalma quem lá está.',
      shadow: 'Desapareces sem uma palavra justamente quando começavam a contar contigo.',
      scene:
        'A discussão no grupo já vai em oitenta mensagens; a tua, no dia seguinte, tem uma linha e fecha o assunto.',
      advice: 'Escolhe uma tarefa da casa que passe a ser tua, e fá-la todos os dias.',
    },
  },
  8: {
    mystic: {
      title: 'Sob Saturno',
      essence: 'Shani é Saturno, de cajado na mão: na sua estrada, nada que leves com honra se perde.',
      gift: 'Sabes de cor o caminho comprido, e o que levas até ao cimo fica lá.',
      shadow: 'À tardinha a sombra de Shani é comprida, e tomas essa sombra pela noite.',
      scene:
        'Os outros cortaram pelo atalho; tu segues a passo pela estrada, e entras na vila quando ainda limpam a lama das botas.',
      advice: 'Dá um passeio com alguém que ande devagar, e acerta o teu passo pelo dessa pessoa.',
    },
    pragmatic: {
      title: 'Saturno: Persistência',
      essence: 'Paciência, justiça e dever formam-te, muitas vezes à custa de demoras.',
      gift: 'Continuas quando outros já pararam, e tratas as pessoas com justiça mesmo quando isso te sai caro.',
      shadow: 'Contas tanto com o difícil que não vês a porta fácil, aberta mesmo ao lado.',
      scene: 'Já toda a gente saiu e a conta ainda não bate; às nove da noite dás com o cêntimo que faltava.',
      advice: 'Marca os descansos como marcas os prazos.',
    },
  },
  9: {
    mystic: {
      title: 'Sob Marte',
      essence: 'Mangala, o planeta Marte, emprestou-te a lança e está à espera de ver o que defendes.',
      gift: 'Arde em ti uma brasa a que se vêm aquecer os medrosos e os que têm frio.',
      shadow: 'Sem perigo à vista a lança treme-te na mão, e vês inimigos até entre as roseiras.',
      scene: 'No jardim tiram a bola ao mais pequeno, e antes que alguém chame já tu atravessaste a relva.',
      advice:
        'Oferece esta semana a tua força a quem tem menos: carrega um peso, ou acompanha alguém a um recado difícil.',
    },
    pragmatic: {
      title: 'Marte: Coragem',
      essence: 'Energia, frontalidade e pavio curto por uma boa causa: o teu número é o de quem age.',
      gift: 'Mexes-te quando é preciso, e dás a cara por quem não pode.',
      shadow: 'Ganhas a discussão antes de reparares no que perdeste.',
      scene: 'Na paragem alguém passa à frente de um senhor de idade, e a voz que se ouve é a tua.',
      advice: 'Gasta a zanga em movimento antes de a pores em palavras, e dorme uma noite sobre a resposta.',
    },
  },
}
