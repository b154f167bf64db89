import type { Meanings } from '../meaning.ts'

/** The Karmic Debts: totals that ask for work. */
export const karmicDebtMeanings: Meanings<13 | 14 | 16 | 19> = {
  13: {
    mystic: {
      title: 'O Campo a Limpar',
      essence:
        'Coube-te um campo de silvas que alguém deixou por tratar, e há que o limpar antes de semeares. A terra perdoa a quem se baixa.',
      gift: 'Aprendes o que a pressa não ensina: quanto pesa uma pedra levada até ao fim.',
      shadow: 'Só de veres a última sebe pesam-te os braços, e culpas o campo por ser largo.',
      scene: 'Metade do portão está azul. O pincel ficou no frasco desde a Páscoa, e todas as visitas gabam a cor.',
      advice: 'Acaba hoje uma parte do que deixaste a meio, como quem ceifa um talhão.',
    },
    pragmatic: {
      title: 'Treze: Esforço',
      essence:
        'Na leitura antiga, esta dívida é trabalho que um dia ficou para os outros. Os atalhos saem-te mais caros do que à maioria, e a constância rende-te.',
      gift: 'Quando aceitas ir devagar, confiam-te o que é difícil, porque sabem que o levas a bom porto.',
      shadow: 'Adias, cortas caminho, chamas-lhe azar, e a mesma tarefa volta à tua mesa.',
      scene:
        'Colaste o papel de parede novo por cima do antigo, por ser mais rápido. No domingo estás a raspar as duas camadas.',
      advice: 'Faz hoje primeiro a parte aborrecida, durante vinte minutos.',
    },
  },
  14: {
    mystic: {
      title: 'O Papagaio de Papel',
      essence:
        'O teu papagaio de papel quer a tempestade, e é o fio na tua mão que o faz voar. As histórias antigas dizem que vens aprender a conta certa: quanto fio soltar, e quando.',
      gift: 'Conheces de cor os humores do céu e encontras brisa num dia parado.',
      shadow: 'Por amor à rajada, deixas correr o carreto inteiro.',
      scene:
        '«Só mais uma cantiga!», gritas na praça pela terceira vez. Ao fundo passa o último autocarro, com as janelas acesas.',
      advice: 'Na próxima saída, decide antes a que horas voltas, e cumpre.',
    },
    pragmatic: {
      title: 'Catorze: Medida',
      essence:
        'A liberdade é o teu tema, e na leitura antiga foi um dia mal usada. Com autodomínio e alguns compromissos firmes, a dívida pesa menos.',
      gift: 'O que abala os outros apanha-te de pé, e aprendes com quase tudo o que experimentas.',
      shadow: 'Exageras no que é bom, e deixas promessas por cumprir.',
      scene:
        'Abriste a página da loja por causa de uma coisa. O corredor está cheio de caixas de cartão, e a tal coisa estava esgotada.',
      advice: 'Escolhe hoje um limite que consigas cumprir, e mantém-no um mês.',
    },
  },
  16: {
    mystic: {
      title: 'A Torre e o Relâmpago',
      essence: 'A tua torre mais alta já sentiu o raio, e pela fenda entrou o céu. Agora constrói-se de outra maneira.',
      gift: 'Viste o clarão de frente, e o ouro pintado já não te engana muito tempo.',
      shadow: 'A cada primavera refazes a mesma torre, uma fiada mais alta.',
      scene:
        'No teatro da coletividade cai-te a peruca no terceiro ato. A sala desata a rir, fazes uma vénia, e dali em diante é a tua melhor noite.',
      advice: 'Escreve hoje o que aprendeste com um golpe no teu orgulho.',
    },
    pragmatic: {
      title: 'Dezasseis: Humildade',
      essence:
        'Segundo os livros antigos, esta dívida vem do orgulho. As voltas do caminho ensinam-te a largar uma imagem de ti que ficou pequena.',
      gift: 'Recomeças com uma franqueza rara, assim que a fachada deixa de te fazer falta.',
      shadow: 'Com tantas certezas, só ouves o aviso amigo quando vem pela segunda vez.',
      scene:
        '«Na capela, vira à esquerda», diz quem vai contigo no carro. Respondes que sabes o caminho, e passas mais duas vezes pela mesma capela.',
      advice: 'Pergunta hoje a alguém sincero o que não estás a ver, e agradece antes de responderes.',
    },
  },
  19: {
    mystic: {
      title: 'O Sol sem Companhia',
      essence:
        'Ardes como um sol que não sabe pedir lenha. Contam as histórias antigas que um dia não quiseste bater a nenhuma porta.',
      gift: 'Tens lume que chegue para dois, e quem se senta ao teu lado aquece as mãos.',
      shadow: 'Preferes o frio da rua a tocar à campainha onde há luz.',
      scene: 'Falta um palmo ao teu escadote. O vizinho estende-te o dele por cima do muro, e dizes que não é preciso.',
      advice: 'Pede esta semana emprestada uma coisa pequena a quem mora perto, e fica para o chá.',
    },
    pragmatic: {
      title: 'Dezanove: Ajuda',
      essence:
        'Na leitura antiga, a dívida vem de um poder usado sem ouvir ninguém. O exercício é juntar duas coisas: mandar em ti e contar com os outros.',
      gift: 'Tens engenho e coragem, e dás a cara por quem não tem mais ninguém.',
      shadow: 'Só ouves o que já decidiste, e acabas mais longe das pessoas do que querias.',
      scene:
        'Há uma hora que andas com o mapa ao contrário. No banco do jardim estão dois velhotes que conhecem tudo, e tu passas por eles.',
      advice: 'Aceita esta semana uma ajuda de que não precisavas.',
    },
  },
}
