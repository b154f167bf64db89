import type { Meanings, SingleDigit } from '../meaning.ts'

/** Numbers that are missing from the Lo Shu square. */
export const loShuMissingMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'A Fonte sob a Laje',
      essence: 'Falta-te o 1, e a tua fonte corre ainda debaixo de uma laje. Nas noites calmas ouve-se.',
      gift: 'A água que sobe devagar chega fresca e limpa, e quem bebe da tua não lhe esquece o gosto.',
      shadow: 'Sentas-te em cima da laje e perguntas o que é que murmura lá em baixo.',
      scene:
        'A visita gaba o jardim e quer saber quem o fez. Olhas para as roseiras e respondes que foi um ano de muita chuva.',
      advice: 'Diz hoje em voz alta uma coisa que andavas a calar.',
    },
    pragmatic: {
      title: 'Encontrar Palavras',
      essence:
        'Sem um 1 na data, as palavras para o que sentes chegam tarde, e os outros veem a tua reserva antes de te verem a ti.',
      gift: 'Escolhes as palavras com cuidado e, quando vêm, acredita-se nelas.',
      shadow: 'Os outros enchem o teu silêncio de palpites, quase todos errados.',
      scene:
        'No cabeleireiro mostram-te a nuca ao espelho e perguntam se está bem. Acenas que sim, e a frase que querias só te ocorre na paragem.',
      advice: 'Antes da próxima conversa difícil, escreve o que queres dizer, e leva o papel.',
    },
  },
  2: {
    mystic: {
      title: 'O Campo por Pisar',
      essence: 'No sudoeste do teu quadrado há um campo que os teus pés nus ainda não tocaram. Nenhum 2 o lavrou.',
      gift: 'Dá gosto pisar um campo novo, onde ainda nada se gastou com o costume.',
      shadow: 'Atravessas o campo de botas, à procura da cancela.',
      scene:
        'A tua visita já pousou três vezes a chávena sem beber. Trazes mais açúcar, e não vês que ela quer dizer qualquer coisa.',
      advice: 'Pergunta hoje a alguém como correu o dia, e repara em três coisas que a cara te diz.',
    },
    pragmatic: {
      title: 'Ler os Sinais',
      essence:
        'Faltando o 2, escapam-te as meias-palavras: as dos outros e as do teu instinto. O tato aprende-se, e está ao teu alcance.',
      gift: 'O mau humor alheio não te abala, e há quem te agradeça o sossego.',
      shadow: 'Dás uma solução a quem só queria desabafar.',
      scene:
        'Uma amiga queixa-se de que a casa agora está tão calada. Aconselhas-lhe um rádio, com uma coluna muito boa.',
      advice: 'Pergunta hoje a alguém como está, e escuta a resposta um minuto inteiro.',
    },
  },
  3: {
    mystic: {
      title: 'O Canto por Nascer',
      essence: 'Na sebe do leste, onde cantaria o teu 3, há um ninho sem pressa, com uma melodia em cada ovo.',
      gift: 'Quando a casca abrir, a cantiga será tua e de mais ninguém, porque ninguém ta ensinou.',
      shadow: 'Tomas o sossego do ninho por abandono, e vais-te embora.',
      scene:
        'Trauteias, ao lavar a loiça, uma música que inventaste sem querer. Soam passos na escada, e abres mais a torneira.',
      advice: 'Trauteia hoje uma melodia tua, e grava-a antes que se perca.',
    },
    pragmatic: {
      title: 'Confiar nas Ideias',
      essence: 'Onde falta o 3, duvidas da imaginação e da memória mais do que elas merecem, e calas o que inventaste.',
      gift: 'Tens cautela com fantasias e, quando te sai uma ideia, é das que se podem fazer.',
      shadow: 'Deixas aos outros a invenção, e achas-te com menos graça do que tens.',
      scene:
        'A parede da sala está cheia de papelinhos às cores. O teu continua na mão, dobrado em quatro, e alguém acaba de ler em voz alta a mesma ideia.',
      advice: 'Escreve hoje dez ideias tuas sem julgares nenhuma.',
    },
  },
  4: {
    mystic: {
      title: 'A Cana Solta',
      essence: 'Sem o 4, ninguém te atou ao feixe: és uma cana solta à beira da água.',
      gift: 'Dobras-te para onde o vento quer, e ergues-te depois sem um vinco.',
      shadow: 'Uma cana sem as outras não faz telhado, por muito bem que se dobre.',
      scene:
        'Cai a tarde, e as alfaces por plantar ainda estão na mala do carro. A vizinha ofereceu-se para ajudar e disseste que não era preciso; agora já nasce a Lua.',
      advice: 'Combina esta semana uma tarefa com mais duas pessoas, e marquem o dia.',
    },
    pragmatic: {
      title: 'Ganhar Método',
      essence: 'Sem um 4 no quadrado, planear e ter paciência com as coisas práticas custa-te mais esforço.',
      gift: 'Improvisas com bom humor, e não te afliges se o plano se perde.',
      shadow: 'Tudo te leva o dobro do tempo, porque começa por uma busca.',
      scene:
        'O comboio sai daqui a quarenta minutos. O bilhete está no telemóvel, e o telemóvel está algures em casa, sem som.',
      advice: 'Deixa esta noite numa cadeira aquilo de que vais precisar de manhã.',
    },
  },
  5: {
    mystic: {
      title: 'O Centro Vadio',
      essence: 'A tua pedra do meio, o 5, rebolou para a erva. Hás de conhecê-la pelo calor.',
      gift: 'Como andaste à solta, conheces por dentro todos os cantos da horta.',
      shadow: 'Perguntas à sebe, ao tanque e à Lua, por esta ordem, onde é o teu lugar.',
      scene:
        'No pátio, já mudaste cinco vezes a cadeira de sítio. O sol foi-se atrás da chaminé, e o livro continua fechado.',
      advice: 'Senta-te esta semana todos os dias no mesmo sítio, à mesma hora, durante dez minutos.',
    },
    pragmatic: {
      title: 'Achar o Centro',
      essence:
        'Sem o 5 ao centro do quadrado, o empurrão tem de vir de fora: para arrancar e não perder o rumo, faz-te falta quem puxe por ti.',
      gift: 'Sabes quanto custa aos outros pôr-se a andar, e nunca os envergonhas.',
      shadow: 'Esperas pela vontade de começar, que só aparece ao fim dos primeiros dez minutos.',
      scene:
        'O saco da natação está à porta desde terça-feira. Tocam à campainha, é uma amiga de toalha ao pescoço, e vais.',
      advice: 'Combina hoje com alguém uma chamada por semana, para lhe contares o que fizeste.',
    },
  },
  6: {
    mystic: {
      title: 'O Telhado de Estrelas',
      essence:
        'Dormes de teto aberto, no sítio onde um 6 teria posto as telhas, e as estrelas já conhecem a tua manta.',
      gift: 'Quem dormiu ao relento não se assusta com pouco, e tu também não.',
      shadow: 'Levas a cama de monte em monte, e chamas liberdade a cada noite fria.',
      scene:
        'Há dois anos que vives na mesma casa, e os quadros ainda estão encostados, de cara para a parede. Em cada janela aparece a Lua.',
      advice: 'Pendura esta semana um quadro ou um candeeiro, e chama casa a esse canto.',
    },
    pragmatic: {
      title: 'Criar Raízes',
      essence:
        'A casa, os amigos que ajudam, a confiança para criar: com o 6 em falta, tudo isso ganha forma mais tarde.',
      gift: 'Dependes pouco do que te rodeia, e ficas à vontade onde outros veem paredes nuas.',
      shadow: 'O teu afeto é tão discreto que os mais próximos têm de o adivinhar.',
      scene:
        'O vizinho oferece-se para pegar na outra ponta do sofá. Agradeces, dizes que não é preciso, e o sofá entala-se na escada.',
      advice: 'Aceita a próxima ajuda que te derem, e diz que te soube bem.',
    },
  },
  7: {
    mystic: {
      title: 'O Lago por Encher',
      essence: 'Atrás dos teus montes do poente, na cova que o 7 deixou, vai-se enchendo um lago, chuva a chuva.',
      gift: 'Recolhida gota a gota, a tua água é tão clara que as garças a procuram primeiro.',
      shadow: 'Atiras seixos à água para não ouvires como está calada.',
      scene:
        'Põe-se o Sol e, no terraço, toda a gente se cala. Lembras-te de uma anedota, e o último vermelho apaga-se durante a gargalhada.',
      advice: 'Fica hoje cinco minutos em silêncio, e amanhã outros cinco, como quem abre uma levada para o lago.',
    },
    pragmatic: {
      title: 'Parar e Pensar',
      essence: 'Numa data sem 7, a reflexão não é hábito. Chega-te mais depressa quando lhe guardas um lugar no dia.',
      gift: 'Vives para a frente, e perdes pouco tempo com remorsos.',
      shadow: 'Aquilo que não quiseste sentir volta numa hora imprópria.',
      scene:
        'Faltam quatro minutos para a água ferver. Respondes a duas mensagens, limpas a prateleira e pões a tocar um programa sobre o silêncio.',
      advice: 'Reserva hoje dez minutos para não fazeres nada de especial.',
    },
  },
  8: {
    mystic: {
      title: 'O Monte sem Marcos',
      essence:
        'O teu monte ainda não tem marcos de pedra, nem um 8 que assinale a curva. Cada passo teu pode deixar um marco.',
      gift: 'Num monte assim, cada passagem é a primeira, e a vista está por estrear.',
      shadow: 'Sobes às escuras pela mesma ravina errada, só porque lhe conheces o feitio.',
      scene: 'O bolo está no forno e já cheira. No parapeito, ao luar, ficou outra vez esquecida a tigela do açúcar.',
      advice: 'Escreve numa linha um engano que já repetiste, e deixa o papel à vista, como um marco.',
    },
    pragmatic: {
      title: 'Levar até ao Fim',
      essence: 'Com a pressa, escapam-te papéis e pormenores: falta o 8 que os apanharia.',
      gift: 'És indulgente com os deslizes pequenos, os teus e os alheios, e ninguém receia contar-te os seus.',
      shadow: 'O que deixas para depois volta com um aviso agrafado.',
      scene:
        'Chegas ao teatro a horas, com a tua melhor roupa, e não há mais ninguém na escadaria. O bilhete é para amanhã.',
      advice: 'Guarda uma hora desta semana para tudo o que tem prazo.',
    },
  },
  9: {
    mystic: {
      title: 'A Brasa sob a Cinza',
      essence: 'A sul não tens nenhum 9 a arder. Na lareira dorme uma só brasa, vermelha como um bago de romã.',
      gift: 'Debaixo da cinza, a brasa guarda-se melhor do que numa lanterna, e a tua durou noites que apagaram grandes fogos.',
      shadow: 'Chegas-te à lareira e ficas de costas para a neve da rua.',
      scene:
        'Andam a plantar tílias ao longo da estrada. Contas os anos que faltam até darem sombra, abanas a cabeça e seguras direita a árvore seguinte.',
      advice: 'Dá uma tarde deste mês a uma causa de outros.',
    },
    pragmatic: {
      title: 'Ver mais Longe',
      essence:
        'Sem nenhum 9 na data, coisa que só acontece de 2000 em diante, ficas-te pelo que está perto: esqueces-te de perguntar para que serve uma coisa, e a quem.',
      gift: 'De espírito prático e sem vaidade, poupas discursos aos outros.',
      shadow: 'Trabalhas muito numa coisa sem teres pensado se acreditas nela.',
      scene: 'O abaixo-assinado chega-te às mãos. Emendas um erro no título e passas a folha adiante.',
      advice: 'Antes da próxima tarefa, diz o nome de quem fica a ganhar com ela.',
    },
  },
}
