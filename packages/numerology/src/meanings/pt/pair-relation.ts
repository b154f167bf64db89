import type { PairRelation } from '../../compatibility/pair-table.ts'
import type { Meanings } from '../meaning.ts'

/** The relation of two numbers in the published table. */
export const pairRelationMeanings: Meanings<PairRelation> = {
  high: {
    mystic: {
      title: 'Duas Estrelas da mesma Figura',
      essence: 'A tua luz e a da outra pessoa desenham a mesma constelação, pelo menos nas noites limpas.',
      gift: 'Onde uma luz esmorece já a outra brilha, e a noite entre as duas nunca é toda escura.',
      shadow: 'Duas luzes muito juntas cegam-se para o resto do céu.',
      scene: 'Num passeio à noite param ao mesmo tempo diante do mesmo portão, e ninguém sabe dizer porquê.',
      advice:
        'Passem de vez em quando um serão cada qual para seu lado: sem escuro entre as estrelas não se vê a figura.',
    },
    pragmatic: {
      title: 'Muito em Comum',
      essence: 'Andam a um ritmo parecido e entendem-se depressa, muitas vezes com meia frase.',
      gift: 'As explicações são poucas, e os planos que fazem a meias acontecem mesmo.',
      shadow: 'De tanto concordarem, deixam por tratar durante meses o único assunto em que não concordam.',
      scene:
        'Alguém pergunta para onde vão no fim de semana e respondem em coro; quem leva o carro é que fica por dizer.',
      advice: 'Perguntem esta semana a quem vos conheça bem em que é que costumam enganar-se.',
    },
  },
  compatible: {
    mystic: {
      title: 'Dois Jardins, um Portão',
      essence: 'Há um portão aberto entre o teu jardim e o da outra pessoa, e as abelhas já não dão pelo muro.',
      gift: 'O que cresce tímido de um lado abre com coragem do outro, e as sementes não pedem licença.',
      shadow: 'Um portão sempre aberto depressa se esquece, e com ele a alegria de o passar.',
      scene: 'De manhã aparece à porta um cesto de figos, sem bilhete e sem precisar dele.',
      advice: 'Troquem esta semana uma planta, um livro ou um disco, e digam depois o que acharam.',
    },
    pragmatic: {
      title: 'Um Bom Encaixe',
      essence: 'O que falta a um lado costuma sobrar ao outro, e o dia a dia quase não dá trabalho.',
      gift: 'Ninguém precisa de fingir: há quem trate da papelada e quem faça os telefonemas, e as coisas ficam feitas.',
      shadow: 'Corre tudo tão bem que deixam de perguntar o que a outra pessoa anda a pensar.',
      scene: 'O jantar está na mesa sem que ninguém tenha combinado nada, e a conversa já vai no dia seguinte.',
      advice: 'Perguntem hoje, à vez, em que anda a pensar a outra pessoa, e ouçam.',
    },
  },
  neutral: {
    mystic: {
      title: 'Dois Barcos na mesma Baía',
      essence: 'A mesma maré levanta os vossos dois barcos, fundeados lado a lado, sem uma palavra.',
      gift: 'Nenhum barco turva a lua do outro, e nessa paz a amizade ganha a forma que quiser.',
      shadow: 'Um palmo de deriva por noite não se nota, até as vozes deixarem de chegar ao outro convés.',
      scene:
        'Duas luzes tardias sobre a água: vistas da praia, tanto podem ser uma só como estar a uma légua uma da outra.',
      advice: 'Visitem-se um serão destes, sem motivo, e levem qualquer coisa boa para comer.',
    },
    pragmatic: {
      title: 'Espaço para Escolher',
      essence: 'À partida, pouco vos aproxima e pouco vos afasta. Conta sobretudo o que fizerem disso.',
      gift: 'Há espaço de parte a parte, e o que construírem assenta em escolha e não em hábito.',
      shadow: 'Sem um esforço comum, andam lado a lado e, devagarinho, deixam de se encontrar.',
      scene: 'Cruzam-se no corredor, cada qual com o telemóvel e o café, e dizem «já falamos» ao mesmo tempo.',
      advice: 'Escolham uma coisa para fazer a dois, e mantenham-na durante um mês.',
    },
  },
  challenging: {
    mystic: {
      title: 'Dois Ventos sobre um Campo',
      essence:
        'O teu vento e o da outra pessoa vêm de mares diferentes, e a cevada dobra-se ora para um lado, ora para o outro.',
      gift: 'Onde os ventos se cruzam o ar fica limpo, e as andorinhas voam ali mais alto.',
      shadow: 'Cada vento sopra com mais força para ser ouvido, até não ficar uma espiga de pé.',
      scene: 'Bate uma porta, levanta-se uma cortina, e por um instante a casa inteira respira em dois sentidos.',
      advice: 'Na próxima discussão falem à vez, e deixem acalmar uma rajada antes de começar a outra.',
    },
    pragmatic: {
      title: 'Ritmos Diferentes',
      essence:
        'Querem coisas diferentes em alturas diferentes, e isso pede paciência e palavras claras de parte a parte.',
      gift: 'Aprendem aqui o que em separado não aprenderiam, e o tédio raramente aparece.',
      shadow: 'A diferença de ritmo passa por falta de afeto, e a discussão acaba por ser sobre uma toalha.',
      scene: 'Já há quem espere no carro com o motor a trabalhar; em casa, ainda se procura o cachecol azul.',
      advice: 'Combinem, num dia calmo, como hão de discordar da próxima vez.',
    },
  },
}
