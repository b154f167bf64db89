import type { PairRelation } from '../../compatibility/pair-table.ts'
import type { PartialMeanings } from '../meaning.ts'

/** What the published table says of two numbers. */
export const pairRelationMeanings: PartialMeanings<PairRelation> = {
  high: {
    mystic: {
      title: 'Duas Estrelas da mesma Figura',
      essence: 'A tua luz e a da outra pessoa desenham a mesma constelação, pelo menos nas noites limpas.',
      gift: 'Onde uma luz esmorece já a outra brilha, e a noite entre as duas nunca é toda escura.',
      shadow: 'Duas luzes muito juntas podem cegar-se para o resto do céu.',
      advice: 'Deixem entre as duas um pouco de escuro: sem ele não há figura no céu.',
    },
    pragmatic: {
      title: 'Muito em Comum',
      essence: 'Andam a um ritmo parecido e entendem-se depressa.',
      gift: 'Precisam de poucas explicações, e os planos que fazem em conjunto costumam acontecer.',
      shadow: 'Porque concordam tão depressa, podem evitar o único assunto em que não concordam.',
      advice: 'Procurem o ponto cego que partilham, e peçam a alguém de fora que o aponte.',
    },
  },
  compatible: {
    mystic: {
      title: 'Dois Jardins, um Portão',
      essence: 'Há um portão aberto entre o teu jardim e o da outra pessoa, e as abelhas já não dão pelo muro.',
      gift: 'O que cresce tímido de um lado abre com coragem do outro.',
      shadow: 'Um portão sempre aberto depressa se esquece, e com ele a alegria de o passar.',
      advice: 'Troquem uma estaca na primavera, e perguntem mais tarde como pegou.',
    },
    pragmatic: {
      title: 'Um Bom Encaixe',
      essence: 'Completam-se sem grande esforço.',
      gift: 'Cada lado tem muitas vezes o que falta ao outro, e ninguém precisa de fingir.',
      shadow: 'Corre tudo tão bem que podem deixar de perguntar o que a outra pessoa pensa.',
      advice: 'Digam de que diferenças gostam mesmo.',
    },
  },
  neutral: {
    mystic: {
      title: 'Dois Barcos na mesma Baía',
      essence: 'Estão ancorados lado a lado, e a mesma maré levanta os dois barcos sem uma palavra.',
      gift: 'Nenhum barco turva a lua do outro, e nessa paz a amizade pode ganhar a sua forma.',
      shadow: 'Podem afastar-se um palmo por noite, e dar por isso quando as vozes já não chegam.',
      advice: 'Remem um serão até ao outro barco, com uma lanterna.',
    },
    pragmatic: {
      title: 'Espaço para Escolher',
      essence: 'Pouco vos aproxima ou afasta à partida, por isso conta o que fizerem disso.',
      gift: 'Deixam espaço livre, e o que construírem assenta em escolha e não em hábito.',
      shadow: 'Sem um esforço comum, podem acabar a viver lado a lado.',
      advice: 'Arranjem um hábito comum, e mantenham-no um mês.',
    },
  },
  challenging: {
    mystic: {
      title: 'Dois Ventos sobre um Campo',
      essence: 'O teu vento e o da outra pessoa vêm de mares diferentes, e a cevada dobra-se em círculos.',
      gift: 'Onde os ventos se cruzam o ar fica limpo, e as andorinhas voam ali mais alto.',
      shadow: 'Cada vento pode soprar com mais força para ser ouvido, até só a sebe ficar de pé.',
      advice: 'Soprem à vez, e reparem na beleza do desenho.',
    },
    pragmatic: {
      title: 'Ritmos Diferentes',
      essence: 'Querem coisas diferentes em alturas diferentes, e isso pede paciência e palavras claras.',
      gift: 'Aprendem em conjunto o que a sós não aprenderiam, e raramente há tédio.',
      shadow: 'Podem tomar a diferença de ritmo por falta de afeto, e discutir a coisa pequena em vez da verdadeira.',
      advice: 'Combinem como discordar antes da próxima ocasião.',
    },
  },
}
