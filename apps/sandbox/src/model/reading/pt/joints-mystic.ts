import type { Joints } from '../stock.ts'

export const mystic: Joints = {
  1: [
    [
      'Em ti rompe a aurora antes de teres dormido, e contigo acorda o vale inteiro.',
      'E no entanto uma chama que alimenta outra não precisa de vento, e aqueces até quem te inveja.',
    ],
    [
      'O sol em ti já nasceu e quer partir, e a lua ainda o segura pela manga.',
      'Onde os dois partilham o céu, veem-te chegar sem ter de tapar os olhos.',
    ],
    [
      'Trazes um archote e uma rabeca, e há noites em que não sabes de qual o escuro precisa.',
      'Quando alumias o caminho a cantar, ninguém pergunta quanto falta.',
    ],
    [
      'A flecha em ti já voou, e o muro em ti pergunta se foi medida.',
      'És o relâmpago e a torre que fica de pé depois dele.',
    ],
    [
      'Moram em ti um cavalo e uma ventania, e nenhum perguntou alguma vez o caminho.',
      'Onde o mapa acaba começas tu a cantarolar, e é assim que se acham terras.',
    ],
    [
      'Partes à primeira luz e viras-te ao portão para ver quem tem frio.',
      'Por isso o trilho que abres tem largura para uma criança.',
    ],
    [
      'Sobes de noite sem companhia e já falaste com a estrela antes de a aldeia dar pela tua falta.',
      'O que trazes de lá foi visto à luz por todos os lados.',
    ],
    [
      'Estás no cume e procuras outro mais alto, embora os pés te sangrem.',
      'A tempestade sabe o teu nome e contorna-te, e outros abrigam-se nessa calma.',
    ],
    [
      'Cavas o poço para a tua sede, e à noite bebem dele as caravanas.',
      'O que ganhas não te sabe a nada enquanto não passar de mão em mão.',
    ],
  ],
  2: [
    [
      'Há em ti dois lagos parados frente a frente, e já não sabes qual tem a lua verdadeira.',
      'As pessoas debruçam-se sobre ti e veem o próprio rosto sem medo.',
    ],
    [
      'Debaixo do teu riso há um lago calmo, e quem patina nunca pergunta a fundura.',
      'Sabes pousar uma verdade no ombro de alguém como pousa uma folha.',
    ],
    [
      'Cresce-te musgo nas pedras, e carregas também o muro dos outros.',
      'Nada de pequeno se perde à tua guarda, nem um pássaro nem uma promessa.',
    ],
    [
      'Todas as primaveras discutem no teu peito um pássaro e um ninho.',
      'Conheces a canção dos dois lados da janela, e por isso junto de ti se está em casa.',
    ],
    [
      'Deitas e voltas a deitar, à espera de que alguém veja a sede do jarro.',
      'Ficam verdes os campos por onde só passaste.',
    ],
    [
      'Uma das tuas marés sobe quando a outra desce, e ficas na areia molhada entre a saudade e a solidão.',
      'Ouves o que se diz por baixo do que se diz, como a nascente debaixo da neve.',
    ],
    [
      'Embrulhas a vontade de ferro em tanta seda que ninguém sabe que a tens na mão.',
      'Moves uma montanha a pedir-lhe, e ela agradece.',
    ],
    [
      'Choras por quem está ao teu lado e por quem está além do mar, com os mesmos olhos.',
      'Ninguém se perde tanto que a tua candeia não ache nele onde pousar a luz.',
    ],
  ],
  3: [
    [
      'Sobem de ti tantas faúlhas que te escapa aquela que podia ser estrela.',
      'Na noite mais longa é à roda do teu lume que se juntam.',
    ],
    [
      'A andorinha em ti gira à volta da torre em ti, e cada uma acha que a outra perde o serão.',
      'Quando a torre abre uma janela, a canção ganha casa e a casa ganha canção.',
    ],
    [
      'Montas dois ventos ao mesmo tempo, e a roupa voa de todos os estendais.',
      'Por onde passas abrem-se portadas que estavam fechadas desde o outono.',
    ],
    [
      'Tocas para quem dança e levas o pão, e a última vela encontra-te a sós com os copos.',
      'Da tua mão a bondade sabe a festa e não a dívida.',
    ],
    [
      'Há em ti uma feira e uma ermida, parede com parede, e depois de cada dança precisas de uma noite de sinos.',
      'Quando a ermida empresta as palavras ao canto, a praça cala-se para ouvir.',
    ],
    [
      'A coroa escorrega-te quando ris, e por isso julgas que tens de escolher.',
      'Só tu fazes o ouro soar como canção, e a canção pesar como ouro.',
    ],
    [
      'Cantas tão bem a outra margem que há tardes em que o barco fica preso.',
      'A tua voz entra onde nenhum argumento achou a porta.',
    ],
  ],
  4: [
    [
      'Fazes um muro à volta do muro e estranhas o escuro lá dentro.',
      'Daqui a cem invernos ainda alguém se há de abrigar da chuva em ti.',
    ],
    [
      'De dia plantas a sebe e ao luar procuras nela o buraco.',
      'Sabes que pedra segura o arco, e por isso podes mexer nas outras.',
    ],
    [
      'Dois sinos te chamam para dois campos, e o teu jardim fica com o lusco-fusco.',
      'És um carvalho com um banco à roda.',
    ],
    [
      'Cavas até à raiz, e debaixo da raiz até à razão, e a flor vai caindo.',
      'O que uma vez achaste firme, não há cheia que o leve.',
    ],
    ['Arrastas as pedras e o plano das pedras, e tens a cama na pedreira.', 'Com um seixo e cem luas, fazes um porto.'],
    [
      'Sonhas a catedral inteira, e depois o tijolo olha para ti tão pequeno.',
      'Olhas as estrelas com as mãos sujas de argamassa.',
    ],
  ],
  5: [
    [
      'Já partiste sempre, uma vez em sonho e outra com a mala.',
      'Quando o mastro se parte ficas em calma, porque a tempestade é a tua língua materna.',
    ],
    [
      'O teu coração quer o mar largo e uma luz na janela, na mesma noite.',
      'Seguras quem amas como o ar segura um pássaro.',
    ],
    [
      'Apanhas conchas em todas as costas e ainda não tiveste inverno para as escutar.',
      'Viste a terra e o mapa da terra, e por isso sabes onde mentem.',
    ],
    [
      'Brincas com a onda porque é alta e esqueces o que foste buscar ao mar.',
      'Vês a única passagem no recife e já lá vais enquanto outros contam.',
    ],
    [
      'Tens amigos sob todas as estrelas, e uma carta da casa ao lado por abrir.',
      'Nenhuma língua te é tão estranha que não lhe aches a palavra pão.',
    ],
  ],
  6: [
    ['Tapas quem dorme sem frio, e tu ficas sem manta.', 'Onde moras, a lua encontra uma janela acesa na rua.'],
    ['Todos vêm chorar ao teu poço, e ninguém sabe a fundura.', 'Curas ao ficar, como cura a noite, sem uma palavra.'],
    [
      'Amontoas o ouro para os de casa, e eles estão à escuta do teu passo na escada.',
      'Até a tua severidade cheira a pão.',
    ],
    [
      'A tua candeia arde pelos de perto e pelos de longe, e sentas-te onde a luz não chega.',
      'Uma bondade tua é semente que atravessa a estrada por si.',
    ],
  ],
  7: [
    [
      'Medes o mundo por uma estrela que nunca mostraste a ninguém.',
      'Há muito que te tratas por tu com o silêncio, e ele conta-te coisas.',
    ],
    [
      'A coruja em ti esperava pela noite, e a águia já anda sobre o campo.',
      'Vês o veio de prata debaixo da neve, e nenhum brilho falso te desvia.',
    ],
    [
      'Gostas mais do mar de gente visto do farol.',
      'Trazes o céu grande numa chávena pequena, para que qualquer um beba.',
    ],
  ],
  8: [
    [
      'Mesmo de noite seguras a balança, e o teu coração está sempre no prato mais pesado.',
      'Quando o chão treme, olham para ti como para a única torre acesa.',
    ],
    [
      'Uma das tuas mãos fecha-se sobre a coroa, e a outra está a dá-la.',
      'Sabes fazer de uma misericórdia uma coisa que dura como uma ponte.',
    ],
  ],
  9: [
    [
      'Abençoaste tantos barcos do cais que ninguém pergunta pela tua viagem.',
      'Vês o rio inteiro onde outros discutem uma curva.',
    ],
  ],
}
