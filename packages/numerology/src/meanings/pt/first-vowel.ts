import type { Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** The First Vowel of the first name: what one shows only to those who are near. */
export const firstVowelMeanings: Meanings<'A' | 'E' | 'I' | 'O' | 'U' | 'Y'> = {
  A: inOneVoice({
    title: 'Primeira Vogal A: O Coração Afoito',
    essence:
      'Por trás da cara que mostras vive um A: um coração que reage logo e diz «eu» primeiro. Sabes o que queres antes de saberes porquê.',
    gift: 'A quem te é próximo dás coragem, e dizes-lhe as coisas com franqueza.',
    shadow: 'Decides por ti e por quem está contigo, e chamas a isso ganhar tempo.',
    scene: 'Alguém de quem gostas começa uma frase por «se calhar podíamos». Já vestiste o casaco.',
    advice:
      'Na próxima conversa em casa, espera que a outra pessoa acabe a frase, e faz-lhe uma pergunta antes de decidires.',
  }),
  E: inOneVoice({
    title: 'Primeira Vogal E: A Janela Aberta',
    essence:
      'Mora em ti um E, vivo e livre, com vários humores antes do pequeno-almoço. Só quem vive contigo sabe quantas vezes mudas num dia.',
    gift: 'Trazes ar fresco a quem te é chegado, e perdoas depressa.',
    shadow: 'Se te apertam, foges antes de dares por isso.',
    scene: 'A discussão foi às nove. Às dez já assobias, e não percebes o silêncio do outro lado da mesa.',
    advice: 'Depois de uma discussão, pergunta à outra pessoa se para ela também já passou.',
  }),
  I: inOneVoice({
    title: 'Primeira Vogal I: A Corda Sensível',
    essence:
      'Por baixo dos teus modos soa um I: o sentimento vem primeiro, forte e à flor da pele. O que para outros é um comentário passa por ti como um arco numa corda.',
    gift: 'Sentes mesmo com os outros, e quem te é próximo sabe que o compreendes.',
    shadow: 'Uma desatenção pequena enche-te o serão inteiro.',
    scene:
      '«Está bem», diz alguém ao pequeno-almoço, um nada mais seco do que é costume. Ao meio-dia ainda ouves a frase.',
    advice: 'Quando uma frase te magoar, pergunta no dia seguinte o que queriam dizer com ela.',
  }),
  O: inOneVoice({
    title: 'Primeira Vogal O: O Círculo Fechado',
    essence:
      'O teu O guarda tudo dentro da roda. Quem se aproxima encontra dever, lealdade e muito sentimento, que se vê no que fazes.',
    gift: 'Ficas ao lado dos teus quando já deixou de dar jeito.',
    shadow: 'Fechas-te com as tuas preocupações, e não dás a ninguém a chave.',
    scene: 'Depois da festa, lavas os copos todos da casa, um a um, e ninguém sabe em que pensas.',
    advice: 'Conta a uma pessoa, ainda hoje, uma preocupação que guardas.',
  }),
  U: inOneVoice({
    title: 'Primeira Vogal U: A Taça',
    essence:
      'O U recebe e guarda. Por trás dos teus modos há uma taça que tanto se enche de sorte como dos humores dos outros, e que às vezes entorna.',
    gift: 'Sentes o que faz falta, e junto de ti as pessoas encontram as palavras.',
    shadow: 'Guardas tudo, as mágoas também, e hesitas até que a escolha se faça sem ti.',
    scene:
      'Três restaurantes na mesma rua, e já leste todas as ementas. Acabam os outros por escolher, e sentes alívio.',
    advice: 'À noite, escreve em duas linhas que humores do dia não eram teus.',
  }),
  Y: inOneVoice({
    title: 'Primeira Vogal Y: A Encruzilhada',
    essence:
      'A tua primeira vogal é o Y, a letra das encruzilhadas. Por dentro examinas, duvidas e procuras o lado escondido; por fora, parece tudo decidido.',
    gift: 'Quem deixas chegar perto recebe uma lucidez que mais ninguém lhe daria.',
    shadow: 'Ficas tanto tempo na encruzilhada que a companhia segue caminho.',
    scene: 'Toca à porta uma visita simpática. Espreitas pelo óculo, ponderas, e ouves os passos a descer a escada.',
    advice: 'Convida alguém para tua casa esta semana, antes de teres a certeza de que é boa altura.',
  }),
}
