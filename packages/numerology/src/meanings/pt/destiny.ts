import type { Meanings, SingleDigit } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** The Vedic Destiny number (Bhagyank), from the whole date: what life asks of a person, more plainly with the years. */
export const destinyMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Destino 1, o Caminho do Sol',
    essence: 'A vida manda-te ir à frente vezes sem conta, quer o peças, quer não.',
    gift: 'Com os anos guias sem levantar a voz, porque já te viram cumprir a palavra.',
    shadow: 'De tanto ires à frente, esqueces-te de olhar para trás e ver quem ainda lá vem.',
    scene: 'A chefe despede-se da equipa, faz-se silêncio na sala, e as caras viram-se uma a uma para a tua cadeira.',
    advice: 'Escolhe esta semana uma pessoa que possa fazer o teu trabalho, e ensina-lhe como.',
  }),
  2: inOneVoice({
    title: 'Destino 2, o Caminho da Lua',
    essence: 'O teu caminho passa por outras pessoas: poucas portas se te abrem sem ajuda.',
    gift: 'Sentas à mesma mesa quem não se entendia, e sabes quando é hora de servir o chá.',
    shadow: 'De tanto esperares pela disposição certa, perdes a hora certa.',
    scene: 'O telefonema que mudou tudo veio de um amigo de uma amiga, numa noite em que quase não atendeste.',
    advice: 'Pega numa coisa que está em aberto há um mês ou mais, e resolve-a em três dias.',
  }),
  3: inOneVoice({
    title: 'Destino 3, o Caminho de Júpiter',
    essence: 'Vêm pedir-te conselho, muitas vezes antes de achares que tens idade para o dar.',
    gift: 'Com aquilo por que passaste, ajudas os outros.',
    shadow: 'A agenda cheia de boas causas deixa pouco tempo para as pessoas de quem mais gostas.',
    scene: 'A reunião acabou. Alguém que mal conheces demora-se no corredor e pergunta o que farias no seu lugar.',
    advice: 'Escreve hoje os três conselhos que mais dás, e segue tu um deles.',
  }),
  4: inOneVoice({
    title: 'Destino 4, o Caminho de Rahu',
    essence: 'A tua estrada faz curvas sem aviso: uma mudança de casa, outro ofício, uma proposta de repente.',
    gift: 'Quando o chão se mexe, manténs a calma, e é a ti que recorrem se o plano falha.',
    shadow: 'Cada troço sossegado te parece uma armadilha, e vais-te embora antes da colheita.',
    scene: 'Ao preencher um impresso paras em «profissão»: o que fazes hoje não tinha nome quando saíste da escola.',
    advice:
      'Escolhe um hábito para manteres em qualquer mudança, como uma volta a pé depois do jantar, e começa-o hoje.',
  }),
  5: inOneVoice({
    title: 'Destino 5, o Caminho de Mercúrio',
    essence: 'A vida leva-te por mercados, mensagens e encontros, e vai-te ensinando pelo caminho.',
    gift: 'Os teus contactos tornam-se pontes, e juntas pessoas que de outro modo nunca se conheceriam.',
    shadow: 'Metes-te por tantas estradas que não chegas ao fim de nenhuma.',
    scene:
      'No comboio metes conversa à esquerda e à direita, e na última estação já os teus dois vizinhos de banco combinam um almoço.',
    advice: 'Escolhe uma conversa importante que tiveste à pressa, e retoma-a devagar.',
  }),
  6: inOneVoice({
    title: 'Destino 6, o Caminho de Vénus',
    essence: 'Por muito que dê voltas, o teu caminho regressa à casa, à beleza e à lealdade.',
    gift: 'Aquilo de que cuidas cresce: um jardim, uma equipa, uma amizade de trinta anos.',
    shadow: 'Serves toda a gente, e a quem quer ajudar dizes que não é preciso.',
    scene: 'Tocam à campainha às nove da noite, e há sopa que chegue, como se já soubesses.',
    advice: 'Diz hoje a uma pessoa de quem cuidas o que ela podia fazer por ti, e aceita.',
  }),
  7: inOneVoice({
    title: 'Destino 7, o Caminho de Ketu',
    essence:
      'O teu caminho vai das certezas para as perguntas: quando largas uma resposta, encontras quase sempre uma pergunta melhor.',
    gift: 'Encontras profundidade em lugares pequenos, e ao teu lado as pessoas têm menos pressa.',
    shadow: 'Afastas-te para pensar, e o que pensaste fica só contigo.',
    scene: 'O comboio seguinte é daqui a uma hora. No cais vazio, sem nada que fazer, vem-te o pensamento que faltava.',
    advice: 'Reserva esta semana uma hora para pensar, e conta a alguém uma frase do que pensaste.',
  }),
  8: inOneVoice({
    title: 'Destino 8, o Caminho de Saturno',
    essence: 'A tua estrada sobe devagar e a recompensa vem tarde, mas quando vem fica tua.',
    gift: 'Levantas coisas que aguentam o mau tempo, e a que os outros se podem encostar.',
    shadow: 'De tanto te esforçares, acabas por desconfiar de tudo o que chega sem custo.',
    scene:
      'A outros deram a chave; a ti pediram que arranjasses primeiro a fechadura, e é a tua porta que ainda fecha bem.',
    advice: 'Festeja com uma refeição a última coisa de fôlego que acabaste, e convida quem te viu fazê-la.',
  }),
  9: inOneVoice({
    title: 'Destino 9, o Caminho de Marte',
    essence: 'A vida chama por ti onde falta coragem, e alarga-se a cada resposta que lhe dás.',
    gift: 'Da zanga fazes trabalho, e de uma multidão fazes gente que se ajuda.',
    shadow: 'Sem uma tarefa à altura, a tua força procura um adversário, e encontra-o logo ao pequeno-almoço.',
    scene:
      'O piano da vizinha está ao fundo das escadas; toda a gente lhe anda à volta, e tu pegas do lado mais pesado.',
    advice: 'Antes de uma conversa difícil, cansa os braços numa tarefa pesada, e entra na conversa com calma.',
  }),
}
