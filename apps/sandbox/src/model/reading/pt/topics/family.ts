import type { TopicWords } from '../../stock.ts'

export const family: TopicWords = {
  subject: 'a tua família',
  openings: {
    mystic: [
      'uma família é um céu antigo, e tu nasceste sob um canto dele.',
      'as vozes com que cresceste ainda marcam em ti o compasso, como o mar ouvido de um quarto interior.',
      'há uma mesa na tua pergunta, e importa o lugar de alguém nela.',
      'as raízes falam devagar, por isso sentemo-nos um pouco ao pé delas.',
      'a casa de onde vens tem mais janelas do que as que te mostraram.',
    ],
    pragmatic: [
      'nas famílias toda a gente tem um papel a que não se candidatou, e o teu vê-se no mapa.',
      'não podes mudar os outros, mas uma família mexe-se quando uma pessoa deixa de fazer o costume.',
      'vejamos o papel que fazes em casa, porque esse podes devolvê-lo.',
      'a zanga raramente é sobre aquilo de que se fala; procura o que ela protege.',
      'perguntas por quem te conhece há mais tempo e muitas vezes te vê menos.',
    ],
  },
  lines: {
    mystic: [
      'Em casa foste a estrela da manhã, de pé antes de todos, e poucas vezes te perguntaram se tinhas frio.',
      'Trazes nos ossos o tempo da casa inteira e sabes quem está triste pelo som de uma colher.',
      'Cantavas para que o silêncio não ganhasse, e agora podes pousar a canção.',
      'És a trave onde penduram os casacos, e ninguém se lembra de perguntar a uma trave como está.',
      'Foste o pássaro da casa, querido à janela, e ainda esperam que voltes com a mesma canção.',
      'A lareira sabe o teu nome melhor do que os outros, e por isso é sempre a tua lenha a primeira a arder.',
      'Cresceste na torre da tua própria casa, a ouvir tudo e a descer para jantar.',
      'Deram-te cedo as chaves, e o peso deu-te força e um tom um pouco severo.',
      'Perdoas à família as tempestades, porque vês o mar distante de onde vieram.',
    ],
    pragmatic: [
      'Costumas decidir pela família e depois ressentes-te por ninguém ajudar; pergunta antes e alguns ajudam.',
      'Levas os recados, e assim há quem consiga nunca se falar: sai do meio e vê.',
      'Animas a casa, e os teus dias maus passam em branco porque os representas tão bem.',
      'És a pessoa de confiança, o que quer dizer que te pedem primeiro e te agradecem no fim.',
      'Manténs a distância para não te perderes, embora visitas curtas e frequentes te custassem menos do que as raras e longas.',
      'Sentes que és responsável pela felicidade de todos à mesa, e esse é um trabalho que ninguém consegue.',
      'Calas-te quando há barulho, e os outros leem nisso um juízo.',
      'Ajudas com dinheiro, planos e soluções, e o que queriam era meia hora do teu tempo.',
      'Compreendes tão bem as razões de todos que te esqueces de ter um lado.',
    ],
  },
  suggestions: {
    mystic: [
      'Cozinha no domingo o prato a que cheirava a tua infância e conta a história dele a quem o comer contigo.',
      'Leva esta noite uma fotografia antiga para a janela e olha com vagar para o rosto que costumas saltar.',
      'Acende uma vela por quem está de mal contigo, deixa-a arder um dedo e só então decide o que escrever.',
      'Pergunta esta semana à pessoa mais velha da família com que canção adormecia, e guarda-a.',
      'Planta uma coisa no parapeito pela tua família, rega-a no dia em que costumam ligar e vê o que mais cresce.',
      'Dá uma volta à casa ou à rua onde cresceste, a pé ou de memória, e deixa uma pedrinha ao portão.',
    ],
    pragmatic: [
      'Liga na quarta-feira à noite à pessoa em causa, com uma pergunta sincera e nenhuma novidade tua.',
      'Passa este mês a outra pessoa uma das tuas tarefas de família e não verifiques como a faz.',
      'Antes da próxima visita, decide a que horas sais, diz isso à chegada e cumpre com simpatia.',
      'Escreve a frase que dizes sempre na discussão e, da próxima vez, para antes dela.',
      'Convida um só membro da família para um café este fim de semana: sem público, as pessoas são outras.',
      'Diz a um deles, esta semana e por escrito, uma coisa que fez bem quando eras criança.',
    ],
  },
}
