import type { Meanings, SingleDigit } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** The Vedic Psychic number (Mulank), from the day of birth: how a person sees themselves. */
export const psychicMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Psíquico 1, o Sol por Dentro',
    essence: 'O Sol rege o teu dia e, aos teus olhos, és tu quem abre as cortinas.',
    gift: 'Decides quando o grupo ainda hesita, e a tua certeza sossega toda a gente.',
    shadow: 'Uma correção à frente de outras pessoas dói-te muito depois de já ninguém se lembrar dela.',
    scene: 'Na esplanada ninguém se decide a pedir, e a tua mão já está no ar.',
    advice: 'Faz hoje uma pergunta cuja resposta não sabes, e deixa a outra pessoa chegar ao fim.',
  }),
  2: inOneVoice({
    title: 'Psíquico 2, a Lua por Dentro',
    essence: 'Quem nasce sob a Lua muda com a luz, e a imagem que tens de ti também.',
    gift: 'Lembras-te do que as pessoas sentiram, e não só do que disseram, e por isso confiam em ti.',
    shadow: 'Uma mensagem seca tira-te o sono, enquanto quem a mandou dorme a sono solto.',
    scene: 'Entras numa cozinha e, pelo barulho das chávenas, já sabes quem discutiu.',
    advice: 'Da próxima vez que te vier um mau humor, pergunta-te de quem é, e escreve o nome.',
  }),
  3: inOneVoice({
    title: 'Psíquico 3, Júpiter por Dentro',
    essence: 'Júpiter é o senhor do teu dia: há em ti alguém que aprende e que gostava de ensinar.',
    gift: 'Explicas a razão de uma regra, e as pessoas cumprem-na porque lhes faz sentido.',
    shadow: 'O elogio sabe-te bem, e a conversa torna-se lição antes de dares por isso.',
    scene: 'Vais na segunda página de um livro e já o explicas a quem está no banco ao lado.',
    advice: 'Aprende esta semana uma coisa pequena com uma pessoa mais nova, e agradece-lhe no fim.',
  }),
  4: inOneVoice({
    title: 'Psíquico 4, Rahu por Dentro',
    essence: 'Rege-te Rahu, o nó norte da Lua, e uma parte de ti é um pouco estrangeira mesmo em casa.',
    gift: 'Vês cedo a falha do plano que todos aceitaram, e trazes outro no bolso.',
    shadow: 'Explicar cansa-te, e por isso os outros veem as tuas mudanças sem saberem as razões.',
    scene: 'Vai toda a gente pela autoestrada; tu chegas mais tarde, pela serra, com um frasco de mel.',
    advice: 'Fala hoje a alguém de uma mudança que andas a preparar, e diz porquê.',
  }),
  5: inOneVoice({
    title: 'Psíquico 5, Mercúrio por Dentro',
    essence: 'O teu dia é de Mercúrio: é em movimento que te conheces melhor.',
    gift: 'Num minuto pões um desconhecido à vontade, e aprendes uma ferramenta nova a brincar com ela.',
    shadow: 'Metade das tuas boas ideias está na gaveta, a uma frase do fim.',
    scene: 'De telefone ao ouvido, regas as plantas e dizes a palavra que a outra pessoa andava a procurar.',
    advice: 'Acaba hoje uma tarefa em aberto, mesmo pequena, e só depois pega na seguinte.',
  }),
  6: inOneVoice({
    title: 'Psíquico 6, Vénus por Dentro',
    essence: 'Com Vénus a reger o teu nascimento, medes-te pelo bem-estar de quem está à tua volta.',
    gift: 'Reparas no que faria mais bonito um lugar ou uma pessoa, e tratas disso sem discursos.',
    shadow: 'Dizes que sim a sorrir, e andas dias com o não às costas.',
    scene: 'Mudas um candeeiro um palmo para o lado e, sem saberem porquê, os convidados vão ficando.',
    advice: 'Compra ou faz hoje uma coisa bonita só para ti, e não a expliques a ninguém.',
  }),
  7: inOneVoice({
    title: 'Psíquico 7, Ketu por Dentro',
    essence: 'Em qualquer festa, parte de ti está à janela: é Ketu, o nodo sul da Lua.',
    gift: 'Sentes o que ficou por dizer, e o teu silêncio convida a dizê-lo.',
    shadow: 'A distância vem-te com tanta naturalidade que os amigos a tomam por indiferença.',
    scene: 'Chegas a casa, penduras o casaco, e só então sabes o que achaste da noite.',
    advice: 'Depois de uma noite fora, manda uma linha a alguém a dizer do que gostaste.',
  }),
  8: inOneVoice({
    title: 'Psíquico 8, Saturno por Dentro',
    essence: 'O teu dia é de Saturno: desde a escola sentes-te com mais idade do que tens.',
    gift: 'Continuas depois de acabarem as palmas, e sabes o que as coisas custam de facto.',
    shadow: 'O descanso parece-te fraqueza, e a leveza dos outros, descuido.',
    scene: 'São quatro pessoas e quatro malas, uma delas pesada: é nessa que já pegaste.',
    advice: 'Marca na agenda uma hora livre com a firmeza de uma consulta, e cumpre-a.',
  }),
  9: inOneVoice({
    title: 'Psíquico 9, Marte por Dentro',
    essence: 'Marte é o planeta do teu dia, e conheces-te por aquilo que defendes.',
    gift: 'Ages enquanto a coragem está quente, e repartes o que ganhas com quem foi mais devagar.',
    shadow: 'A tua primeira resposta é uma faúlha em erva seca, e uma hora depois já te arrependes.',
    scene: 'No refeitório uma piada passa das marcas. Param os garfos, e és tu quem diz a frase que acaba com aquilo.',
    advice: 'Se escreveres uma mensagem com a zanga ainda quente, lê-a em voz alta antes de a mandares.',
  }),
}
