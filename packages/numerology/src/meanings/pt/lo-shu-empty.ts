import type { LoShuPlane } from '../../chinese/lo-shu.ts'
import type { Meanings } from '../meaning.ts'

/** Lines of the Lo Shu square that are empty: what is left to learn. */
export const loShuEmptyMeanings: Meanings<Exclude<LoShuPlane, 'mental'>> = {
  emotional: {
    mystic: {
      title: 'O Porto a Dormir',
      essence:
        'No teu cais do meio, onde atracariam o 3, o 5 e o 7, ainda não há barcos, e as argolas brilham no muro.',
      gift: 'Um porto que dormiu tanto tem a água clara, e o primeiro barco há de deixar nela um risco de luz.',
      shadow: 'Fechas o porto a temporais que nunca vieram para ti.',
      scene:
        'Na despedida choram todos um pouco. Tu levas as malas, três de cada vez, e ficas lá ao fundo da plataforma a contá-las.',
      advice: 'Dá hoje um abraço demorado a alguém de quem gostas.',
    },
    pragmatic: {
      title: 'Treino do Coração',
      essence:
        'Se faltam o 3, o 5 e o 7, a matéria a estudar são os sentimentos: esconde-los, ou apanham-te de surpresa.',
      gift: 'Quando os ânimos aquecem, a tua calma serve de encosto aos outros.',
      shadow: 'Há sentimentos que crescem em segredo, e és a última pessoa a dar por eles.',
      scene:
        'Acabou o filme e a fila toda funga. Comentas que a luz era boa, e demoras muito a encontrar a outra luva.',
      advice: 'Hoje, duas vezes, diz numa palavra exata como te sentes.',
    },
  },
  practical: {
    mystic: {
      title: 'O Chão de Nuvens',
      essence:
        'Moras num chão de nuvens, lindo e mau para pôr cadeiras: as tábuas do 8, do 1 e do 6 ainda são árvores.',
      gift: 'Aí em cima aprendes que é preciso muito pouco chão para dançar.',
      shadow: 'Mobilas um castelo atrás de outro, e à noite dormes em cima da chuva.',
      scene:
        'Contas como será a pereira, a sombra, as abelhas. Quem te ouve olha para a enxada, que ainda tem a etiqueta.',
      advice: 'Faz esta semana com as mãos uma coisa que se use: um banco, uma prateleira, um pão.',
    },
    pragmatic: {
      title: 'Treino das Mãos',
      essence:
        'Sem o 8, o 1 e o 6, as ideias não passam de ideias até alguém pedir o resultado. Levá-las à prática é o teu exercício.',
      gift: 'Não te prendes com ninharias, e não encurtas uma ideia só para a despachar.',
      shadow: 'Uma boa intenção espera anos, só porque o primeiro passo é banal.',
      scene:
        'Na cabeça, a estante está perfeita, com verniz e tudo. As tábuas já passaram dois invernos encostadas no corredor.',
      advice: 'Promete hoje a alguém uma coisa acabada, e diz-lhe o dia.',
    },
  },
  thought: {
    mystic: {
      title: 'O Mapa por Desenhar',
      essence: 'O teu mapa do céu tem estrelas, mas não os traços entre elas: faltam do lado da manhã o 4, o 3 e o 8.',
      gift: 'Com as estrelas soltas, vês um cisne onde a todos ensinaram a ver um arado.',
      shadow: 'Guias-te pela luz mais próxima, e afinal era a lanterna de um barco.',
      scene:
        'Saíste para comprar leite. À noitinha voltas com um papagaio de papel, um pé de alecrim e uma amizade nova.',
      advice: 'Desenha num papel o teu percurso de amanhã, desde a saída até ao regresso.',
    },
    pragmatic: {
      title: 'Treino do Plano',
      essence: 'Nem 4, nem 3, nem 8: com a linha do pensamento vazia, começas antes de haver plano, e perdes o fio.',
      gift: 'Tens espontaneidade, e dás por oportunidades que nenhum plano previa.',
      shadow: 'Fazes primeiro o que era terceiro, e duas vezes o que era primeiro.',
      scene:
        'A segunda demão está a secar na ombreira, muito certinha. É então que vês em cima da mesa a fita de proteção, por abrir.',
      advice: 'Antes de começares, escreve os três primeiros passos, e segue essa ordem.',
    },
  },
  will: {
    mystic: {
      title: 'O Lume Brando',
      essence: 'No centro de ti, onde arderiam o 9, o 5 e o 1, o lume é brando e espera um sopro.',
      gift: 'Um lume baixo poupa a lenha, e o que nele se cozinha devagar sabe melhor.',
      shadow: 'Só atiças o lume na noite mais fria, quando os outros já se aqueceram.',
      scene:
        'A lua cheia está sobre a baía, e os amigos já estão na água. Ficas à beira, de toalha pelos ombros, a concordar que está uma maravilha.',
      advice: 'Esta noite, diz em voz alta o que queres amanhã.',
    },
    pragmatic: {
      title: 'Treino da Vontade',
      essence:
        'Sem o 9, o 5 e o 1, um contratempo faz-te desistir antes da hora. A vontade, aqui, é um músculo, e treina-se.',
      gift: 'Não forças as coisas, e sabes ceder sem perder a dignidade.',
      shadow: 'Basta outra pessoa ter mais certezas para mudares de ideias.',
      scene:
        'Ias comprar o casaco cinzento. Sais com um vermelho, porque a empregada tinha tanta certeza, e olhas para ti em todas as montras, a ver se te habituas.',
      advice: 'Antes da próxima compra, escreve o que queres, e leva só isso.',
    },
  },
  action: {
    mystic: {
      title: 'A Roda Parada',
      essence: 'Na margem do poente, a roda do teu moinho espera por mais água: faltam-lhe ainda o 2, o 7 e o 6.',
      gift: 'No açude parado cabe o céu inteiro, e conheces bem a ribeira antes de pores a roda a andar.',
      shadow: 'Queixas-te da ribeira, e afinal é a comporta que está perra.',
      scene: 'Os teus remos estão na relva, oleados, bem alinhados. Lá no rio, a regata já vem a recolher.',
      advice: 'Amanhã, antes do café, dá um passo no que andas a adiar.',
    },
    pragmatic: {
      title: 'Treino da Ação',
      essence:
        'Uma data sem 2, 7 e 6 fica à espera de empurrão. Adias até o que desejas, e o que há a treinar é o arranque.',
      gift: 'Pensas antes de fazer, e por isso raramente tens de desfazer.',
      shadow: 'Quando por fim te achas em condições, a ocasião já passou.',
      scene:
        'Leste onze opiniões sobre sapatilhas de corrida. A vizinha passa pela terceira vez à tua janela, com umas muito rotas, e acena.',
      advice: 'Começa hoje o que andas a adiar, só durante cinco minutos.',
    },
  },
  golden: {
    mystic: {
      title: 'O Fio por Dourar',
      essence: 'De canto a canto, pelo 4, pelo 5 e pelo 6, falta ainda o fio de ouro, e na roca há linho.',
      gift: 'Falas das coisas grandes com palavras simples, e qualquer pessoa te acompanha.',
      shadow: 'Dizes que o fio de ouro é lenda, para não perguntares aonde ele leva.',
      scene:
        'Sobem todos à ermida por causa da vista. Ficas cá em baixo com as lagartixas e depois perguntas, como por acaso, o que havia.',
      advice: 'Sobe esta semana a um sítio com vista, e fica lá um quarto de hora sem fazer nada.',
    },
    pragmatic: {
      title: 'Treino do Sentido',
      essence:
        'Num quadrado sem 4, 5 e 6, as perguntas sobre o sentido das coisas ou te parecem distantes, ou te tiram o sossego. O equilíbrio constrói-se aos poucos.',
      gift: 'Não aceitas crenças sem as examinar, e as tuas dúvidas são honestas.',
      shadow: 'Ocupas-te tanto que a pergunta maior nunca tem direito a um serão.',
      scene:
        'Às nove menos dez riscas a última linha da lista. Olhas um momento para o papel, e vira-lo para começar outra.',
      advice: 'Pergunta esta semana a alguém mais velho o que lhe valeu a pena.',
    },
  },
  silver: {
    mystic: {
      title: 'O Canto por Lavrar',
      essence:
        'Ainda nenhum arado passou pelo teu 2, pelo 5 e pelo 8. Os cardos vão altos, e os pintassilgos agradecem-te.',
      gift: 'O que é bravo nasce sem ninguém o semear, e tu sabes alegrar-te com ele.',
      shadow: 'Esperas pão de uma terra para a qual só olhaste.',
      scene:
        'Na caleira nasceu uma figueira pequena. Mostra-la às visitas à luz do candeeiro, e pões um alguidar onde pinga.',
      advice: 'Planta esta semana qualquer coisa num vaso ou num palmo de terra, e rega-a tu.',
    },
    pragmatic: {
      title: 'Treino da Solidez',
      essence:
        'O que é material aborrece-te ou preocupa-te: faltando o 2, o 5 e o 8, o jeito para essas coisas aprende-se.',
      gift: 'Andas com pouca bagagem, e ninguém dirá que as coisas mandam em ti.',
      shadow: 'Os pequenos desleixos juntam-se, até te levarem um fim de semana inteiro.',
      scene: 'A máquina de lavar trabalha em três pés e uma base de copo dobrada. A base está lá desde que te mudaste.',
      advice: 'Dá esta semana quinze minutos, com dia marcado, às contas e aos consertos.',
    },
  },
}
