import type { Meanings, SingleDigit } from '../meaning.ts'

/** The Vedic planets: the ruler of a number. */
export const planetMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'Sob o Sol',
      essence: 'Surya atravessa os teus dias no seu carro de sete cavalos e espera encontrar os portões abertos.',
      gift: 'Há ouro do Sol na tua voz: à tua passagem as pessoas endireitam as costas, como plantas de manhã.',
      shadow: 'Um Sol sem nuvens seca o jardim que mais gosta dele.',
      scene: 'O pátio ainda está cinzento quando o atravessas, e atrás de ti vão-se abrindo as portadas, uma a uma.',
      advice: 'Levanta-te uma vez por semana a tempo de saudar o Sol, e vê-o pôr-se sem pena.',
    },
    pragmatic: {
      title: 'Sol: Autoridade',
      essence: 'Tens dignidade e iniciativa, e o meio da sala é um sítio onde te sentes bem.',
      gift: 'Tomas as rédeas sem alarido, e a tua confiança pega-se a quem está à volta.',
      shadow: 'O orgulho não te deixa pedir ajuda, e a falta de reconhecimento azeda-te o dia mais do que admites.',
      scene:
        'Na reunião de condomínio ninguém quer presidir; dez minutos depois de te sentares já há ordem de trabalhos.',
      advice: 'Elogia em público e corrige em particular.',
    },
  },
  2: {
    mystic: {
      title: 'Sob a Lua',
      essence: 'Chandra muda de manto todas as noites, e o teu coração guarda um fio de cada um.',
      gift: 'Bebes o ambiente de uma casa como o mar bebe o luar, e devolve-lo em prata.',
      shadow: 'Quando a Lua esconde a face, julgas que partiu para sempre e fechas as janelas a quem te quer consolar.',
      scene: 'À porta, alguém diz só «está tudo bem», e tu já estás a pôr a água ao lume.',
      advice: 'Descansa quando a lua é fina, e ajuda quando é cheia.',
    },
    pragmatic: {
      title: 'Lua: Sentir',
      essence: 'Imaginação e sensibilidade: o ambiente chega-te antes das palavras.',
      gift: 'A tua empatia e a memória que tens das pessoas fazem de ti uma amizade difícil de substituir.',
      shadow: 'O humor muda-te com a companhia, e o plano feito ao almoço já parece outro à noite.',
      scene: 'Toda a gente se esqueceu do exame da colega; a tua mensagem chega uma hora antes de ele começar.',
      advice: 'Decide o importante num dia de calma.',
    },
  },
  3: {
    mystic: {
      title: 'Sob Júpiter',
      essence: 'Guru senta-se debaixo da grande árvore, e é à sombra dela que te encontra quem te procura.',
      gift: 'As tuas palavras caem como folhas largas, cada uma com sombra bastante para quem vai de viagem.',
      shadow: 'Muitas grinaldas ao pescoço dobram até uma cabeça sábia para o seu próprio reflexo.',
      scene: 'Junto à fonte fazem-te uma pergunta, uma só, e quando o cântaro enche já é noite.',
      advice: 'Repete em palavras simples, a quem começa, o que aprendeste com quem sabe.',
    },
    pragmatic: {
      title: 'Júpiter: Saber',
      essence: 'Aprender, aconselhar e fazer justiça: é este o teu chão.',
      gift: 'Vês o princípio que está por trás do problema, e sabes ensiná-lo sem fazer ninguém sentir-se pequeno.',
      shadow: 'A certeza chega-te cedo de mais, e dás uma lição onde uma pergunta ensinava melhor.',
      scene: 'A vizinha vem pedir ajuda com uma carta e sai com a carta, um livro e o nome de um curso.',
      advice: 'Dá o conselho uma vez, e deixa que o aceitem ou não.',
    },
  },
  4: {
    mystic: {
      title: 'Sob Rahu',
      essence: 'Rahu morde a orla do sol, e por um momento vês estrelas em pleno dia.',
      gift: 'Reparas no que fica ao canto do olho, e os caminhos que não vêm no mapa vêm ter contigo como gatos.',
      shadow: 'O fumo fascina-te, e vais atrás dele para lá da fogueira onde te esperavam.',
      scene: 'Está toda a gente a olhar para o eclipse; tu escutas os pássaros, que se calaram.',
      advice: 'Segue a estrada estranha, mas leva uma lanterna e companhia.',
    },
    pragmatic: {
      title: 'Rahu: Outro Ângulo',
      essence: 'Pensas fora do costume e fazes perguntas a regras que os outros já nem veem.',
      gift: 'Encontras saídas que ninguém procurou, porque o «sempre se fez assim» não te impressiona.',
      shadow: 'De vez em quando és contra uma regra só por ser regra, e apanhas de surpresa quem contava contigo.',
      scene: 'A fila das finanças dá a volta à sala, e és tu quem pergunta para que serve o segundo balcão.',
      advice: 'Experimenta a ideia fora do comum onde um falhanço te saia barato.',
    },
  },
  5: {
    mystic: {
      title: 'Sob Mercúrio',
      essence: 'Budha corre descalço entre os mundos com cartas no cabelo, e uma delas és tu.',
      gift: 'Nenhum portão entre dois corações fica muito tempo fechado quando és tu a levar o recado.',
      shadow: 'Uma carta que nunca pousa não chega a ser lida, e a própria morada vai-se apagando no envelope.',
      scene: 'No mercado chamam-te de três bancas, e a cada uma contas o que as outras duas vão precisar de saber.',
      advice: 'Entrega uma mensagem devagar, com os olhos em quem a recebe.',
    },
    pragmatic: {
      title: 'Mercúrio: Agilidade',
      essence: 'Pensas e falas depressa, trocas ideias com gosto e dás-te bem com quase toda a gente.',
      gift: 'Apanhas as coisas à primeira, explica-las ainda mais depressa, e contigo qualquer viagem encurta.',
      shadow: 'Os nervos cansam-se antes da curiosidade, e atrás de ti vai ficando muita coisa a meio.',
      scene: 'No comboio tens uma chamada, uma folha de cálculo e conversa com quem vai à frente, e corre tudo bem.',
      advice: 'Relê antes de enviar, e acaba antes de mudar.',
    },
  },
  6: {
    mystic: {
      title: 'Sob Vénus',
      essence: 'Shukra deita água de rosas na tua soleira, e as visitas demoram-se por lá.',
      gift: 'Onde te sentaste fica perfume no ar, e até as zangas procuram estar à altura das almofadas.',
      shadow: 'A água de rosas por cima de um espinho esconde-o da mão que vem a seguir.',
      scene: 'Chegas uma jarra um palmo para a esquerda, e a sala inteira senta-se.',
      advice: 'Faz bonita uma coisa simples, e usa-a todos os dias.',
    },
    pragmatic: {
      title: 'Vénus: Harmonia',
      essence: 'O gosto, o afeto e o conforto contam muito para ti, e ao pé de ti as pessoas ficam à vontade.',
      gift: 'Tornas mais agradáveis os sítios por onde passas, e sabes fazer as pazes entre outros.',
      shadow: 'Adias o desagradável até ter crescido, ou dizes que sim porque sabe bem que gostem de ti.',
      scene: 'Dois primos que não se falam acabam lado a lado à tua mesa, a passar o pão.',
      advice: 'Separa o que é paz do que é só fuga, e trata hoje de uma das fugas.',
    },
  },
  7: {
    mystic: {
      title: 'Sob Ketu',
      essence: 'Ketu cortou o fio do teu papagaio de papel, e o papagaio continua a subir.',
      gift: 'Nas salas de dentro não precisas de candeia: já as sabias de cor quando aqui chegaste.',
      shadow: 'Um papagaio sem fio vê tudo, e esquece a mão pequena e quente que o fez.',
      scene: 'Os outros discutem o caminho de volta; tu ficas de cabeça para trás, a contar o que passa lá em cima.',
      advice: 'Faz uma vénia ao que não podes guardar, e deixa-o seguir.',
    },
    pragmatic: {
      title: 'Ketu: Intuição',
      essence: 'Percebes as coisas por dentro e largas sem custo aquilo a que outros se agarram.',
      gift: 'Dás um passo atrás numa discussão acesa e vês o essencial, o que acalma quem lá está.',
      shadow: 'Desapareces sem uma palavra justamente quando começavam a contar contigo.',
      scene:
        'A discussão no grupo já vai em oitenta mensagens; a tua, no dia seguinte, tem uma linha e fecha o assunto.',
      advice: 'Mantém um pé no dia a dia com uma tarefa fixa que seja tua.',
    },
  },
  8: {
    mystic: {
      title: 'Sob Saturno',
      essence: 'Shani caminha com um cajado, e na sua longa estrada nada que leves com honra se perde.',
      gift: 'Sabes de cor o caminho comprido, e o que uma vez levaste ao cimo fica lá.',
      shadow: 'À tardinha a sombra de Shani é comprida, e tomas essa sombra pela noite.',
      scene: 'Os outros cortaram pelo atalho; tu ainda assentas pedra sobre pedra, e o muro vai durar.',
      advice: 'Acerta o passo pelo de quem anda devagar, e chegam ao mesmo tempo.',
    },
    pragmatic: {
      title: 'Saturno: Persistência',
      essence: 'Paciência, justiça e dever formam-te, muitas vezes à custa de demoras.',
      gift: 'Continuas quando outros já pararam, e tratas as pessoas com justiça mesmo quando isso te sai caro.',
      shadow: 'Contas tanto com o difícil que não vês a porta fácil, aberta mesmo ao lado.',
      scene: 'Já saiu toda a gente e a conta ainda não bate; às nove da noite dás com o cêntimo que faltava.',
      advice: 'Marca os descansos como marcas os prazos.',
    },
  },
  9: {
    mystic: {
      title: 'Sob Marte',
      essence: 'Mangala emprestou-te a lança e está à espera de ver o que defendes.',
      gift: 'Arde em ti uma brasa a que se vêm aquecer os medrosos e os que têm frio.',
      shadow: 'Sem perigo à vista a lança treme-te na mão, e arranja inimigo entre as roseiras.',
      scene: 'No jardim tiram a bola ao mais pequeno, e antes que alguém chame já tu atravessaste a relva.',
      advice: 'Espeta a lança ao pé de uma cancela fraca, e deixa o feijão trepar por ela.',
    },
    pragmatic: {
      title: 'Marte: Coragem',
      essence: 'Energia, frontalidade e pavio curto por uma boa causa: este é o número que age.',
      gift: 'Mexes-te quando é preciso, e dás a cara por quem não pode.',
      shadow: 'Ganhas a discussão antes de reparares no que perdeste.',
      scene: 'Na paragem alguém passa à frente de um senhor de idade, e a voz que se ouve é a tua.',
      advice: 'Gasta a zanga em movimento antes de a pores em palavras, e dorme uma noite sobre a resposta.',
    },
  },
}
