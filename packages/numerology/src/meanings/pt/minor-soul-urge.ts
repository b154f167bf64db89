import type { CoreValue, Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** The Minor Soul Urge: the wishes that came with the name in use. */
export const minorSoulUrgeMeanings: Meanings<CoreValue> = {
  1: inOneVoice({
    title: 'Impulso da Alma Menor 1: A Vontade de Escolher',
    essence:
      'Com o nome que usas veio uma vontade: escolher pela tua cabeça, e pôr-te, por uma vez, em primeiro lugar.',
    gift: 'A vontade nova dá-te coragem para pedir uma coisa em voz alta, sem pedir desculpa.',
    shadow: 'Os planos feitos em conjunto começam a parecer-te ordens.',
    scene: 'Na loja pegas no candeeiro vermelho antes que perguntem qual condiz com os cortinados.',
    advice: 'Escolhe hoje o que mais queres, e pede-o numa só frase.',
  }),
  2: inOneVoice({
    title: 'Impulso da Alma Menor 2: A Vontade de Companhia',
    essence: 'Este nome faz-te querer proximidade: uma segunda chávena, uma chave partilhada, alguém que saiba de ti.',
    gift: 'Com este nome ganhas brandura, paciência e bom ouvido.',
    shadow: 'Tomas o silêncio por distância, e perguntas vezes de mais o que se passa.',
    scene: 'No barco pões a mala no lugar do lado, a guardá-lo para quem entre com ar simpático.',
    advice: 'Diz hoje a alguém que gostas da sua companhia.',
  }),
  3: inOneVoice({
    title: 'Impulso da Alma Menor 3: A Vontade de Se Fazer Ouvir',
    essence: 'O nome de agora acrescenta o desejo de brincar, de contar histórias, de rir com os outros.',
    gift: 'Voltas a fazer coisas só pela alegria de as fazer.',
    shadow: 'Procuras quem te ouça e, se há sossego, achas que se esqueceram de ti.',
    scene: 'Cantas no carro de vidro aberto, vês que um ciclista sorri, e cantas mais alto.',
    advice: 'Canta esta semana uma cantiga inteira sem ninguém a ouvir, só por gosto.',
  }),
  4: inOneVoice({
    title: 'Impulso da Alma Menor 4: A Vontade de Chão Firme',
    essence: 'Qualquer coisa neste nome quer ordem: um sítio certo, um plano, dinheiro de parte.',
    gift: 'Dormes melhor, porque o dia de amanhã já está alinhado.',
    shadow: 'Às surpresas, mesmo às boas, respondes primeiro de testa franzida.',
    scene:
      'Tens a mala feita, os bilhetes no bolso e o despertador marcado duas vezes; depois vais confirmar os bilhetes.',
    advice: 'Reserva esta semana uma hora sem plano nenhum, e no fim aponta o que dela te agradou.',
  }),
  5: inOneVoice({
    title: 'Impulso da Alma Menor 5: A Vontade de Estrada',
    essence: 'O nome por que te tratam trouxe uma inquietação das boas: queres provar, viajar, experimentar.',
    gift: 'Continuas a ter curiosidade quando outros já arrumaram as opiniões.',
    shadow: 'Começas a achar que o que tens te prende.',
    scene: 'Na sala de espera do dentista lês até ao fim uma revista de viagens, e apontas na mão o nome de uma ilha.',
    advice: 'Combina esta semana uma fuga pequena, vai, e volta com gosto.',
  }),
  6: inOneVoice({
    title: 'Impulso da Alma Menor 6: A Vontade de Pertencer',
    essence: 'Com este nome desejas uma casa de porta aberta, e fazer bem a quem lá está.',
    gift: 'O teu afeto torna-se prático: cozinhas, remendas, levas alguém à estação.',
    shadow: 'Gostavas que agradecessem, e preferias perder a fala a dizê-lo.',
    scene: 'Já toda a gente saiu da cozinha, satisfeita e calada; endireitas as cadeiras.',
    advice: 'Diz hoje a alguém, nem que seja a brincar, que te sabia bem um obrigado.',
  }),
  7: inOneVoice({
    title: 'Impulso da Alma Menor 7: A Vontade de Silêncio',
    essence: 'Com este nome desejas uma porta que feche, um assunto para estudar a fundo, uma vida interior.',
    gift: 'Precisas de menos coisas, e vês melhor as que tens.',
    shadow: 'Queres quem te entenda, e depois não atendes o telefone.',
    scene: 'O comboio parou a meio da linha. Os outros resmungam; tu abres o livro que andavas a guardar.',
    advice: 'Reserva hoje uma hora de sossego, e conta depois a alguém em que pensaste.',
  }),
  8: inOneVoice({
    title: 'Impulso da Alma Menor 8: A Vontade de Alcançar',
    essence: 'O nome que usas dá-te vontade de chegar longe: ver os números crescer, ter voto na matéria.',
    gift: 'Com este nome assumes a tua ambição às claras, e ela torna-se útil a mais gente.',
    shadow: 'O descanso parece-te atraso, e as férias, uma dívida por pagar.',
    scene:
      'A caminho de casa passas pelo prédio da placa de latão e procuras, como sempre, o lugar onde ficaria a tua.',
    advice: 'Escreve hoje quanto te bastaria, com um número e uma data.',
  }),
  9: inOneVoice({
    title: 'Impulso da Alma Menor 9: A Vontade de Dar',
    essence: 'Com este nome veio um desejo maior: que os teus dias sirvam para lá das quatro paredes.',
    gift: 'Perdoas com facilidade, e ninguém te compra com confortos.',
    shadow: 'Dás o que te fazia falta, e não dizes a ninguém que ficaste sem nada.',
    scene: 'Na esquina, alguém agita a lata de um peditório; já passaste, paras, e voltas atrás.',
    advice: 'Escolhe esta semana uma causa, e recusa as três seguintes com delicadeza.',
  }),
  11: inOneVoice({
    title: 'Impulso da Alma Menor 11: A Vontade do Extraordinário',
    essence: 'Com este nome procuras um sentido que brilhe nas coisas simples, e alguém que também o sinta.',
    gift: 'Dás por sinais que escapam aos outros, e acreditas na beleza.',
    shadow: 'A bondade de todos os dias parece-te pequena, e nem a agradeces.',
    scene: 'O céu fica verde antes da trovoada. Já estás na varanda, em meias, a chamar os outros.',
    advice: 'Procura hoje uma coisa bonita na hora mais cinzenta do dia.',
  }),
  22: inOneVoice({
    title: 'Impulso da Alma Menor 22: A Vontade de Deixar Obra',
    essence: 'Com o nome que usas, queres que o teu cuidado ganhe forma: uma casa, uma escola, uma coisa com telhado.',
    gift: 'Tens paciência com os teus desejos, e já os trazes desenhados.',
    shadow: 'Enquanto a grande obra não começa, parece que nada começou.',
    scene: 'Nas férias fotografas onze vezes a parte de baixo de uma ponte, por causa dos encaixes.',
    advice: 'Ajuda esta semana numa coisa que outros já andam a construir.',
  }),
  33: inOneVoice({
    title: 'Impulso da Alma Menor 33: A Vontade de Consolar',
    essence: 'Com este nome desejas, muito a sério, que ninguém à mesa fique de fora.',
    gift: 'A tua ternura tem coragem, e não pede troco.',
    shadow: 'Sofres com as pessoas antes de elas começarem a sofrer.',
    scene:
      'Na mesa ao lado uma criança chora por uma bolacha partida; já lhe estendes a tua quando a mãe levanta os olhos.',
    advice: 'Esta noite faz por ti o que farias por alguém triste: um chá, uma manta, uma palavra boa.',
  }),
}
