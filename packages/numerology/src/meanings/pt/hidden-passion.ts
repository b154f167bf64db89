import type { PartialMeanings, SingleDigit } from '../meaning.ts'

/** The Hidden Passion: what the most frequent letters want. */
export const hiddenPassionMeanings: PartialMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'O Lume Escondido',
      essence: 'Debaixo da cinza há uma brasa que quer ser a primeira.',
      advice: 'Sopra-lhe de manhã.',
    },
    pragmatic: {
      title: 'Paixão por Começar',
      essence: 'O novo atrai-te com força.',
      advice: 'Acaba um começo por mês.',
    },
  },
  2: {
    mystic: {
      title: 'A Água Escondida',
      essence: 'Corre em ti um fio de água à procura de outro.',
      advice: 'Deixa-o ouvir-se.',
    },
    pragmatic: {
      title: 'Paixão por Ligar',
      essence: 'Tens uma atenção rara ao que os outros sentem.',
      advice: 'Repara também no que sentes tu.',
    },
  },
  3: {
    mystic: {
      title: 'O Canto Escondido',
      essence: 'Há em ti uma ave que canta mal a deixam.',
      advice: 'Abre a gaiola ao serão.',
    },
    pragmatic: {
      title: 'Paixão por Exprimir',
      essence: 'Criar e contar dá-te energia.',
      advice: 'Marca isso na semana como um compromisso.',
    },
  },
  4: {
    mystic: {
      title: 'A Pedra Escondida',
      essence: 'Alguma coisa em ti alegra-se quando a parede fica a prumo.',
      advice: 'Faz hoje uma fiada.',
    },
    pragmatic: {
      title: 'Paixão por Fazer Bem',
      essence: 'O trabalho bem feito dá-te um prazer sincero.',
      advice: 'Escolhe onde a perfeição não é precisa.',
    },
  },
  5: {
    mystic: {
      title: 'O Vento Escondido',
      essence: 'Há em ti um vento que só dorme de janela aberta.',
      advice: 'Deixa uma fresta.',
    },
    pragmatic: {
      title: 'Paixão por Mudar',
      essence: 'A variedade atrai-te, e por isso tens muitos talentos.',
      advice: 'Leva um deles mais longe do que os outros.',
    },
  },
  6: {
    mystic: {
      title: 'A Brasa da Casa',
      essence: 'Há em ti uma cozinha acesa a qualquer hora.',
      advice: 'Cozinha-te um prato.',
    },
    pragmatic: {
      title: 'Paixão por Cuidar',
      essence: 'Tornar a vida mais agradável aos outros dá-te alegria.',
      advice: 'Faz-te pagar quando isso for trabalho.',
    },
  },
  7: {
    mystic: {
      title: 'A Candeia na Cave',
      essence: 'Há em ti uma luz que lê quando todos dormem.',
      advice: 'Escreve o que ela vê.',
    },
    pragmatic: {
      title: 'Paixão por Saber',
      essence: 'A curiosidade leva-te ao fundo das coisas.',
      advice: 'Partilha o que descobres.',
    },
  },
  8: {
    mystic: {
      title: 'O Ouro na Arca',
      essence: 'Há em ti um peso bom que quer ser usado.',
      advice: 'Abre a arca à luz do dia.',
    },
    pragmatic: {
      title: 'Paixão por Alcançar',
      essence: 'Os resultados movem-te.',
      advice: 'Escolhe um que não dê dinheiro.',
    },
  },
  9: {
    mystic: {
      title: 'O Mar de Dentro',
      essence: 'Há em ti uma maré que conhece todas as praias.',
      advice: 'Fica numa delas o tempo de um chá.',
    },
    pragmatic: {
      title: 'Paixão por Servir',
      essence: 'As causas e as pessoas mexem contigo.',
      advice: 'Dá tempo e não só vontade.',
    },
  },
}
