export const pairRelation: Readonly<Record<string, { mystic: readonly string[]; pragmatic: readonly string[] }>> = {
  high: {
    mystic: [
      'Duas Estrelas da mesma Figura',
      'Onde um de vós esmorece já o outro brilha, e a noite entre os dois nunca é toda escura.',
      'Duas luzes muito juntas podem cegar-se para o resto do céu.',
      'Deixem entre os dois um pouco de escuro, que é o que faz de duas estrelas uma figura.',
    ],
    pragmatic: [
      'Muito em Comum',
      'Precisam de poucas explicações, e os planos que fazem juntos costumam acontecer.',
      'Porque concordam tão depressa, podem evitar o único assunto em que não concordam.',
      'Procurem o ponto cego que partilham e tenham um amigo de fora para ele.',
    ],
  },
  compatible: {
    mystic: [
      'Dois Jardins, um Portão',
      'O que cresce tímido de um lado abre com coragem do outro, e as sementes não conhecem muro.',
      'Um portão sempre aberto depressa se esquece, e com ele a alegria de o passar.',
      'Levem uma estaca um ao outro na primavera e perguntem como pega.',
    ],
    pragmatic: [
      'Um Bom Encaixe',
      'Um tem muitas vezes o que falta ao outro, e nenhum precisa de fingir.',
      'Corre tudo tão bem que podem deixar de perguntar o que o outro pensa.',
      'Digam um ao outro de que diferenças gostam.',
    ],
  },
  neutral: {
    mystic: [
      'Dois Barcos na mesma Baía',
      'Nenhum perturba a lua do outro, e nessa paz uma amizade pode ganhar a sua forma.',
      'Podem afastar-se um palmo por noite e dar por isso quando as vozes já não chegam.',
      'Remem um serão até ao outro barco, com uma lanterna.',
    ],
    pragmatic: [
      'Espaço para Escolher',
      'Deixam espaço um ao outro, e o que construírem assenta em escolha e não em hábito.',
      'Sem um esforço comum, podem acabar a viver lado a lado.',
      'Arranjem um hábito comum e mantenham-no um mês.',
    ],
  },
  challenging: {
    mystic: [
      'Dois Ventos sobre um Campo',
      'Onde os vossos ventos se cruzam o ar fica limpo, e as andorinhas voam lá mais alto.',
      'Cada um pode soprar com mais força para ser ouvido, até só a sebe ficar de pé.',
      'Soprem à vez e aprendam a beleza do desenho.',
    ],
    pragmatic: [
      'Ritmos Diferentes',
      'Ensinam um ao outro o que nenhum aprenderia a sós, e raramente há tédio.',
      'Podem tomar a diferença de ritmo por falta de afeto e discutir a coisa pequena em vez da verdadeira.',
      'Combinem como discordar antes da próxima ocasião.',
    ],
  },
}
