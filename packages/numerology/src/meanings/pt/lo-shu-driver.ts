import type { Meanings, SingleDigit } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** The Driver beside the Lo Shu square, from the day of birth: what sets a person in motion. */
export const driverMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Número guia 1: A Água Abre Caminho',
    essence:
      'O teu dia fica no lado norte do quadrado, no lugar da água: arrancas quando te deixam procurar a passagem à tua maneira.',
    gift: 'Começas sem companhia e sem barulho, e aprendes o terreno à medida que avanças.',
    shadow: 'Um conselho soa-te a ordem, e foges à conversa que desfaria o mal-entendido.',
    scene: 'A rua está cortada por causa das obras. A fila ainda buzina, e tu já entraste pela travessa do mercado.',
    advice: 'Diz hoje a primeira frase de uma conversa que andas a evitar, e depois ouve.',
  }),
  2: inOneVoice({
    title: 'Número guia 2: A Terra que Recebe',
    essence:
      'O que te move é a terra do sudoeste, a que recebe. Basta que precisem de ti para te levantares da cadeira; por tua conta, hesitas.',
    gift: 'Ao pé de ti há sempre lugar, e quem chegou a tremer sossega.',
    shadow: 'Se ninguém chama por ti, passas semanas à beira de um desejo teu sem lhe tocar.',
    scene:
      'Do outro lado da linha, alguém suspira e diz que não é nada. Ainda a frase vai a meio e já procuras as chaves.',
    advice: 'Dá hoje meia hora a um desejo só teu.',
  }),
  3: inOneVoice({
    title: 'Número guia 3: O Trovão de Março',
    essence:
      'A leste, onde o trovão acorda o ano, está aquilo que te põe a andar: uma ideia nova e a vontade de a contar.',
    gift: 'O teu entusiasmo pega-se, e os planos cansados levantam-se quando entras.',
    shadow: 'À segunda semana já te aborreces, justamente quando os primeiros rebentos pedem água.',
    scene: 'A ideia veio no duche. Ao pequeno-almoço já tem nome, e tu ainda tens espuma atrás da orelha.',
    advice: 'Volta hoje a uma ideia antiga, e trabalha nela meia hora antes de teres outra.',
  }),
  4: inOneVoice({
    title: 'Número guia 4: O Vento nos Ramos',
    essence:
      'Quem te empurra é um vento de sudeste, certo e metódico. Andas quando pões ordem nas coisas, mesmo que seja uma ordem que mais ninguém escolheria.',
    gift: 'A passo miúdo e regular, chegas mais longe do que muitos aos saltos.',
    shadow: 'Uma mudança de planos à última hora estraga-te o dia inteiro.',
    scene:
      'Fizeste a lista das compras pela ordem dos corredores. Mudaram o pão de sítio, e ali ficas, de lápis na mão.',
    advice: 'Deixa esta semana um serão por marcar, e decide só à última hora o que fazes.',
  }),
  5: inOneVoice({
    title: 'Número guia 5: O Centro que Gira',
    essence:
      'Calhou-te o meio do quadrado, que toca em todos os outros lugares. O que te move é a mudança: uma notícia, uma viagem, gente nova.',
    gift: 'Equilibras o que puxa para lados opostos e, quando um grupo encrava, pões todos ao mesmo passo.',
    shadow: 'Estás em toda a parte ao mesmo tempo, e ninguém te encontra.',
    scene: 'Na festa, encostas-te à ombreira entre duas salas e segues as duas conversas. Ainda não tiraste o casaco.',
    advice: 'Na próxima festa, escolhe uma sala, entra e senta-te.',
  }),
  6: inOneVoice({
    title: 'Número guia 6: A Ordem do Céu',
    essence:
      'É do noroeste, do lugar do céu, que te vem o impulso: uma promessa, um dever, uma coisa bela entregue ao teu cuidado.',
    gift: 'Cumpres o que dizes, e há quem acerte o relógio por ti.',
    shadow: 'Medes-te por regras que não imporias a um estranho.',
    scene:
      'O piquenique está na relva, e alguém serve em copos de papel. Do teu cesto saem seis copos de vidro, embrulhados em panos de cozinha.',
    advice: 'Entrega hoje um trabalho só razoável, e vai dar uma volta.',
  }),
  7: inOneVoice({
    title: 'Número guia 7: O Lago Reflete',
    essence:
      'Junto ao lago do poente, esperas que a água aclare, e só então te mexes. Em ti, primeiro compreende-se e depois faz-se.',
    gift: 'Sabes apreciar o que é bem feito, e não o confundes com o que só brilha.',
    shadow: 'De tanto olhares para a água, não chegas a atravessá-la.',
    scene:
      'Na segunda-feira perguntaram-te qual das casas preferias. A resposta só te chega na quinta, enquanto passas as chávenas por água.',
    advice: 'Diz hoje a alguém a que horas terás uma decisão tomada, e cumpre.',
  }),
  8: inOneVoice({
    title: 'Número guia 8: A Montanha Espera',
    essence:
      'A montanha do nordeste move-te sem pressa: juntas, pesas e só depois partes, com o que é preciso às costas.',
    gift: 'Guardas com cuidado os bens e os segredos, e sobre a tua paciência outros podem construir.',
    shadow: 'Há coisas que não largas só por as teres há muito.',
    scene:
      'Caiu um botão do casaco do noivo, e falam todos ao mesmo tempo. Tu sabes em que bolso trazes agulha e linha da mesma cor.',
    advice: 'Dá a alguém um objeto que guardas há cinco anos sem o usares.',
  }),
  9: inOneVoice({
    title: 'Número guia 9: O Fogo do Meio-Dia',
    essence:
      'São teus o sul e o meio-dia, o lugar do fogo. Uma causa, uma plateia ou um «não és capaz» bastam para te acender.',
    gift: 'Trazes clareza ao que andava vago, e aqueces quem está perto.',
    shadow: 'Sem lareira, o teu fogo salta de uma coisa para outra.',
    scene: 'A vedação está por pintar desde março. «Hoje já não vale a pena», diz alguém, e tu arregaças as mangas.',
    advice: 'Escolhe hoje um só projeto, fecha a porta, e dá-lhe uma hora inteira.',
  }),
}
