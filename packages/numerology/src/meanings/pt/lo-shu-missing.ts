import type { Meanings, SingleDigit } from '../meaning.ts'

/** Numbers that are missing from the Lo Shu square. */
export const loShuMissingMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'A Fonte sob a Laje',
      essence: 'Falta-te o 1, e a tua fonte corre ainda debaixo de uma laje. Nas noites calmas ouve-se.',
      gift: 'Água que sobe devagar chega fresca e limpa, e quem bebe da tua não lhe esquece o gosto.',
      shadow: 'Sentas-te em cima da laje e perguntas o que é que murmura lá em baixo.',
      scene:
        'A visita gaba o jardim e quer saber quem o fez. Olhas para as roseiras e respondes que foi um ano de muita chuva.',
      advice: 'Levanta a laje um dedo a cada lua nova: diz uma coisa que calavas.',
    },
    pragmatic: {
      title: 'Encontrar Palavras',
      essence:
        'Sem um 1 na data, as palavras para o que sentes chegam tarde, e os outros veem a tua reserva antes de te verem a ti.',
      gift: 'Escolhes as palavras com cuidado e, quando vêm, acredita-se nelas.',
      shadow: 'Os outros enchem o teu silêncio de palpites, quase todos errados.',
      scene:
        'No cabeleireiro mostram-te a nuca ao espelho e perguntam se está bem. Acenas que sim, e a frase que querias só te ocorre na paragem.',
      advice: 'Escreve primeiro, e fala a partir das notas.',
    },
  },
  2: {
    mystic: {
      title: 'O Campo por Pisar',
      essence: 'A sudoeste do teu quadrado há um campo que os teus pés nus ainda não tocaram. Nenhum 2 o lavrou.',
      gift: 'Hás de andar por esse campo como quem namora, porque nada ali foi gasto pelo costume.',
      shadow: 'Atravessas o campo de botas, à procura da cancela.',
      scene: 'A tua visita já pousou três vezes a chávena sem beber. Trazes mais açúcar, e atrás dela nasce a Lua.',
      advice: 'Descalça-te uma vez na erva, e fica até reparares em três coisas.',
    },
    pragmatic: {
      title: 'Ler os Sinais',
      essence:
        'Faltando o 2, escapam-te as meias-palavras: as dos outros e as do teu instinto. O tato aprende-se, e está ao teu alcance.',
      gift: 'O mau humor alheio não te abala, e há quem te agradeça o sossego.',
      shadow: 'Dás uma solução a quem só queria desabafar.',
      scene: 'Uma amiga diz que a casa agora está tão calada. Aconselhas-lhe um rádio, com uma coluna muito boa.',
      advice: 'Pergunta às pessoas como estão, e dá-lhes um minuto inteiro.',
    },
  },
  3: {
    mystic: {
      title: 'O Canto por Nascer',
      essence: 'Na sebe do leste, onde cantaria o teu 3, há ovos quentes e sem pressa, cada um com a sua melodia.',
      gift: 'Quando a casca abrir, a cantiga será tua e de mais ninguém, porque ninguém ta ensinou.',
      shadow: 'Tomas o sossego do ninho por abandono, e vais-te embora.',
      scene: 'Trauteias à banca uma música vinda não se sabe de onde. Soam passos na escada, e abres mais a torneira.',
      advice: 'Trauteia o que te vier à cabeça, e deixa-o crescer sem contares os dias.',
    },
    pragmatic: {
      title: 'Confiar nas Ideias',
      essence: 'Onde falta o 3, duvidas da imaginação e da memória mais do que elas merecem, e calas o que inventaste.',
      gift: 'Tens cautela com fantasias e, quando uma ideia te sai, costuma dar para fazer.',
      shadow: 'Deixas aos outros a invenção, e achas-te com menos graça do que tens.',
      scene:
        'A parede da sala está cheia de papelinhos às cores. O teu continua na mão, dobrado em quatro, e acabam de ler em voz alta a mesma ideia.',
      advice: 'Junta dez ideias tuas sem julgares nenhuma.',
    },
  },
  4: {
    mystic: {
      title: 'A Cana Solta',
      essence: 'Sem o 4, ninguém te atou ao molho: és uma cana que o vento ainda não encontrou.',
      gift: 'Dobras-te com o canavial inteiro, e ergues-te depois sem um vinco.',
      shadow: 'Uma cana solta não faz telhado, por muito bem que se dobre.',
      scene:
        'Cai a tarde, e as alfaces por plantar ainda vão na mala do carro. Querias metê-las à terra no crescente; a Lua já míngua.',
      advice: 'Junta-te a duas pessoas para uma tarefa com dia marcado.',
    },
    pragmatic: {
      title: 'Ganhar Método',
      essence: 'Planear e ter paciência com as coisas práticas custa-te mais esforço, quando no quadrado não há 4.',
      gift: 'Improvisas com bom humor, e não te afliges se o plano se perde.',
      shadow: 'Tudo te leva o dobro do tempo, porque começa por uma busca.',
      scene:
        'O comboio sai daqui a quarenta minutos. O bilhete está algures em casa e o telemóvel, que sabe onde, também.',
      advice: 'Deixa à noite numa cadeira aquilo de que vais precisar de manhã.',
    },
  },
  5: {
    mystic: {
      title: 'O Centro Vadio',
      essence: 'A tua pedra do meio, o 5, rebolou para a erva. Hás de conhecê-la pelo calor.',
      gift: 'Um centro que anda à solta já viu todos os cantos da horta, e conhece-os por dentro.',
      shadow: 'Perguntas à sebe, ao tanque e à Lua, por esta ordem, onde é o teu lugar.',
      scene:
        'No pátio, já mudaste cinco vezes a cadeira de sítio. O sol foi-se atrás da chaminé, e o livro continua fechado.',
      advice: 'Senta-te todos os dias no mesmo sítio, à mesma hora, até à próxima lua.',
    },
    pragmatic: {
      title: 'Achar o Centro',
      essence:
        'O meio vazio quer dizer que o empurrão tem de vir de fora: para arrancar e não perder o rumo, faz-te falta quem puxe por ti.',
      gift: 'Sabes quanto custa aos outros pôr-se a andar, e nunca os envergonhas.',
      shadow: 'Esperas pela vontade, que só aparece ao fim dos primeiros dez minutos.',
      scene:
        'O saco da natação está à porta desde terça-feira. Tocam à campainha, é uma amiga de cabelo molhado, e vais.',
      advice: 'Combina com alguém dar-lhe notícias todas as semanas.',
    },
  },
  6: {
    mystic: {
      title: 'O Telhado de Estrelas',
      essence: 'Dormes de teto aberto, no sítio onde um 6 teria posto as telhas, e as estrelas já te conhecem a manta.',
      gift: 'Quem dormiu ao relento nunca mais toma um teto pelo céu.',
      shadow: 'Levas a cama de monte em monte, e chamas liberdade a cada noite fria.',
      scene:
        'Há dois anos nas mesmas salas, e os quadros ainda encostados, de cara para a parede. Em cada janela está pendurada a Lua.',
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
      advice: 'Faz de um bocadinho da casa um sítio só teu.',
    },
  },
  7: {
    mystic: {
      title: 'O Lago por Encher',
      essence: 'Atrás dos teus montes do poente, na cova que o 7 deixou, vai-se enchendo um lago, chuva a chuva.',
      gift: 'Recolhida gota a gota, a tua água será tão clara que as garças virão primeiro a ti.',
      shadow: 'Chocalhas seixos na cova seca para não ouvires como está calada.',
      scene:
        'Põe-se o Sol e, no terraço, toda a gente se calou. Lembras-te de uma anedota, e o último vermelho apaga-se durante a gargalhada.',
      advice: 'Abre com vagar uma levada para o lago: cinco minutos de silêncio por dia.',
    },
    pragmatic: {
      title: 'Parar e Pensar',
      essence: 'Numa data sem 7, a reflexão não é hábito. Acaba por chegar, quase sempre porque um desgosto a pediu.',
      gift: 'Vives para a frente, e perdes pouco tempo com remorsos.',
      shadow: 'O sentimento por cima do qual saltaste volta numa hora imprópria.',
      scene:
        'Faltam quatro minutos para a água ferver. Respondes a duas mensagens, limpas a prateleira e pões a tocar um programa sobre o silêncio.',
      advice: 'Reserva dez minutos por dia para não fazeres nada de especial.',
    },
  },
  8: {
    mystic: {
      title: 'O Monte sem Marcos',
      essence: 'O teu monte ainda não tem marcos de pedra, nem um 8 que assinale a curva. Cada passo teu pode ser um.',
      gift: 'Num monte assim, cada passagem é a primeira, e a vista está por estrear.',
      shadow: 'Sobes à luz das estrelas pela mesma ravina errada, por gostares do feitio dela.',
      scene: 'O bolo está no forno e já cheira. No parapeito, ao luar, ficou a tigela com o açúcar pesado.',
      advice: 'Escreve onde te enganaste da última vez, e deixa o papel à vista, como um marco.',
    },
    pragmatic: {
      title: 'Levar até ao Fim',
      essence: 'Com pressa, escapam-te papéis e pormenores: não está lá o 8 que os apanharia.',
      gift: 'És indulgente com os deslizes pequenos, os teus e os alheios, e ninguém receia contar-te os seus.',
      shadow: 'O que deixas para depois volta com um aviso agrafado.',
      scene:
        'Chegas ao teatro a horas, com a tua melhor roupa, e não há mais ninguém na escadaria. O bilhete é para amanhã.',
      advice: 'Guarda uma hora por semana para tudo o que tem prazo.',
    },
  },
  9: {
    mystic: {
      title: 'A Brasa sob a Cinza',
      essence: 'A sul não tens nenhum 9 a arder. Na lareira dorme uma só brasa, vermelha como um bago de romã.',
      gift: 'Debaixo da cinza, uma brasa guarda-se melhor do que numa lanterna, e a tua atravessou noites que apagaram grandes fogos.',
      shadow: 'Chegas-te à lareira e ficas de costas para a neve da rua.',
      scene:
        'Andam a plantar tílias ao longo da estrada. Fazes as contas à sombra, abanas a cabeça e seguras direita a árvore seguinte.',
      advice: 'Sopra a brasa em companhia: dá uma hora a uma causa de outros.',
    },
    pragmatic: {
      title: 'Ver mais Longe',
      essence:
        'Datas sem 9 só as há desde 2000, e a tua prende-te ao que está perto: esqueces-te de perguntar para que serve uma coisa, e a quem.',
      gift: 'De espírito prático e sem vaidade, poupas discursos aos outros.',
      shadow: 'Trabalhas muito numa coisa sem teres pensado se acreditas nela.',
      scene: 'O abaixo-assinado chega-te às mãos. Emendas um erro no título e passas a folha adiante.',
      advice: 'Antes de começares, diz o nome de quem fica a ganhar.',
    },
  },
}
