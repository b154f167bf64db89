import type { LetterTransitKey, Sentences } from '../meaning.ts'

/** Meaning of the years of a letter: of the first name for body and daily life, of the middle names for mind and feeling, of the last name for the spirit. */
export const letterTransitSentences: Sentences<LetterTransitKey> = {
  'A-physical':
    'Um ano de A põe-te a mexer: um sítio novo, uma tarefa nova, e mais coisas feitas a sós do que tinhas planeado.',
  'A-mental':
    'O pensamento vira-se para começos, e as opiniões antigas ganham folga. Decide por ti, mas dorme uma vez sobre o assunto.',
  'A-spiritual':
    'A confiança tem agora de ser tua. Aquilo em que acreditavas por ver acreditar vai sendo trocado, sem barulho.',
  'B-physical':
    'Durante dois anos, os dias andam ao passo de dois. Cuida do descanso, e deixa que alguém pegue na outra ponta.',
  'B-mental':
    'Os sentimentos andam à flor da pele enquanto dura o B, e uma palavra pequena conta muito. Diz cedo do que precisas.',
  'B-spiritual':
    'Uma companhia calada serve-te melhor do que respostas. O que está a crescer é tímido: não o desenterres para ver.',
  'C-physical':
    'O C traz visitas, convites e muito que dizer; três anos em que o corpo gosta de dançar e o dinheiro de sair.',
  'C-mental': 'As ideias vêm aos molhos e querem ser contadas. Traz um caderno, e acaba uma em cada três.',
  'C-spiritual': 'A alegria é o teu modo de crer nestes anos; cantar, criar e rir também são exercício.',
  'D-physical':
    'Quatro anos de alicerces: a casa, o trabalho e os hábitos pedem mãos certas, e pagam-nas. Guarda serões livres.',
  'D-mental': 'A cabeça quer ordem e provas. É boa altura para aprender uma coisa desde a base.',
  'D-spiritual': 'O que tens por verdadeiro prova-se nos dias comuns. Bastam promessas pequenas, desde que cumpridas.',
  'E-physical': 'Com o E, a vida ganha velocidade: gente nova, mudanças, viagens e oportunidades que entram sem bater.',
  'E-mental':
    'O espírito anda rápido e um pouco apinhado. Escolhe entre as portas abertas antes que elas escolham por ti.',
  'E-spiritual':
    'A convicção cresce no encontro com outras maneiras de viver. Pergunta a quem não conheces o que lhe dá apoio.',
  'F-physical':
    'A casa e a família enchem estes seis anos, e caem-te responsabilidades em cima da mesa. Algumas são mesmo tuas.',
  'F-mental': 'À noite pesas deveres e lealdades. Vê quais escolheste, e volta a escolhê-los, ou não.',
  'F-spiritual': 'O amor torna-se concreto: quem recebe o teu cuidado é também quem te ensina.',
  'G-physical':
    'Sete anos com queda para o trabalho sossegado e os bons ganhos, desde que sejas tu a mandar nas horas.',
  'G-mental': 'Queres saber ao certo, e a sós. Sai de vez em quando, e experimenta num amigo o que descobriste.',
  'G-spiritual':
    'A vida interior abre-se como uma sala que sempre ali esteve. O silêncio é a chave, e a paciência dá-lhe a volta.',
  'H-physical':
    'O H constrói e negoceia: projetos, contratos e esforço com resultados à vista. O descanso faz parte do preço.',
  'H-mental': 'Pensas em meios e fins, e com razão; deixa em aberto uma pergunta que não sirva para nada.',
  'H-spiritual': 'Quanto é bastante? Estes anos perguntam-no muitas vezes, e a resposta alivia-te.',
  'I-physical':
    'O corpo sente agora muito, o bom e o menos bom. Ajudam os gestos lentos, a água quente e uns bons sapatos.',
  'I-mental': 'Nove anos de sentir forte e olhar fino. Espera que a onda passe antes de responderes.',
  'I-spiritual': 'A compaixão é quem ensina nesta letra. Começa por quem te irrita, e por ti.',
  'J-physical': 'O J faz-te arrancar: tomas um assunto em mãos, mudas de casa ou de trabalho, e há quem venha atrás.',
  'J-mental': 'A justiça ocupa-te, e uma decisão que esperou de mais faz-se numa hora.',
  'J-spiritual': 'Encontras a tua maneira de defender aquilo em que acreditas, sem levantar a voz.',
  'K-physical': 'Dois anos de alta tensão: acontece muita coisa ao mesmo tempo, e o corpo pede refeições a horas.',
  'K-mental': 'As ideias chegam em clarões. Escreve-as logo, e examina-as amanhã.',
  'K-spiritual': 'A linha para o que te inspira está aberta. Mantém-na limpa de ruído.',
  'L-physical':
    'O passo é leve e a agenda cheia. Estes três anos dão-se bem com viagens, boa mesa e trabalho entre amigos.',
  'L-mental':
    'A razão e o sentimento sentam-se à mesma mesa e quase sempre concordam. Que nenhum se levante antes do café.',
  'L-spiritual': 'A generosidade sai-te sem esforço, e diz-te mais sobre o sentido das coisas do que qualquer livro.',
  'M-physical':
    'Um M quer dizer trabalho, honesto e por vezes pesado, com quatro anos para o fazer. O que ergues fica.',
  'M-mental': 'Os pensamentos ficam dentro e mastigam-se muito. Conta-os a alguém antes que endureçam.',
  'M-spiritual': 'A fé mostra-se aqui como resistência. Trata com brandura o que em ti é lento.',
  'N-physical':
    'Mudança de ares: outra casa, outros hábitos, outros gostos. O corpo gosta de variar e não gosta de excessos.',
  'N-mental': 'Manda a curiosidade, e os planos mudam em cima da hora. Guarda uma promessa a servir de corrimão.',
  'N-spiritual': 'Troca-se uma certeza antiga por uma pergunta mais viva. Não ficas a perder com o negócio.',
  'O-physical': 'O O traça círculos à volta da casa, do dinheiro e do dever. É bom para poupar, estudar e assentar.',
  'O-mental': 'As preocupações gostam de andar à roda. Quebra o círculo com um passeio ou uma conversa.',
  'O-spiritual': 'O estudo e um amor sossegado aprofundam aquilo em que crês. Deixa uma porta aberta no círculo.',
  'P-physical':
    'Sete anos em que precisas de um quarto só teu. A saúde gosta de horas certas, e o trabalho de portas fechadas.',
  'P-mental': 'A cabeça está forte e um tanto severa. Vê ao longe, e esquece-se de acenar a quem está perto.',
  'P-spiritual': 'As respostas vêm na solidão; o calor, não. Trata de teres as duas coisas.',
  'Q-physical':
    'Com o Q chegam propostas e pessoas fora do comum, e os dinheiros dão voltas estranhas. Lê antes de assinares.',
  'Q-mental': 'Pensas de um modo que os outros à primeira não seguem. Explica outra vez, devagar.',
  'Q-spiritual': 'Há em ti quem queira mandar e compreender ao mesmo tempo. Começa por compreender.',
  'R-physical':
    'Nove anos de lida por outros, com energia de sobra se dormires o bastante. Aceita o obrigado quando vier.',
  'R-mental': 'O sentir e o pensar puxam pela mesma corda, e percebes como são as pessoas. Usa isso com bondade.',
  'R-spiritual': 'Pratica-se aqui a tolerância, sobretudo com quem não tem nenhuma.',
  'S-physical':
    'O S começa as coisas de repente: uma mudança de rumo, um encontro, uma porta. Respira fundo antes do passo.',
  'S-mental': 'Um ano de humores fortes e bom instinto. O que agora te comove mostra-te para onde queres ir.',
  'S-spiritual': 'É uma viragem por dentro, que de fora quase não se vê. Dá-lhe o seu tempo.',
  'T-physical':
    'Dois anos em movimento ao lado de alguém: uma sociedade, uma mudança, um projeto a meias. Combinem as letras pequenas.',
  'T-mental': 'Levas as coisas a peito e tomas partido. Pede a outra metade da história.',
  'T-spiritual': 'O que agora te faz avançar partilha-se: um voto, um círculo, uma causa.',
  'U-physical': 'As oportunidades vão e vêm com o U: mãos rápidas e bolsos bem cosidos. Três anos animados.',
  'U-mental':
    'O humor sobe e desce, e há jeito para as palavras nos dois casos. Deixa as decisões para os dias calmos.',
  'U-spiritual': 'Recebes muito que não fizeste por merecer. A lição está em passá-lo adiante.',
  'V-physical':
    'Quatro anos para fazer de uma ideia grande uma coisa que se aguente de pé. Começa pela parede mais próxima.',
  'V-mental': 'Os teus planos são ora ousados, ora práticos; fá-los encontrar-se uma vez por semana.',
  'V-spiritual': 'Aqui a visão precisa de chão. Serve alguma coisa que dure mais do que o entusiasmo.',
  'W-physical': 'O W anda a subir e a descer: mudança, companhia, paragens e arranques. A mala leve é a que serve.',
  'W-mental': 'As opiniões balançam, e a cada balanço vês mais. Guarda a última palavra.',
  'W-spiritual': 'Procuras-te em muitos espelhos. O que não muda é quem procura.',
  'X-physical': 'Anos intensos, no amor e no trabalho. Guarda horas para dormir, e gasta as outras de coração cheio.',
  'X-mental': 'Tudo parece importar. Põe de lado o que daqui a um ano não importará.',
  'X-spiritual': 'Abdicar de alguma coisa por vontade própria liberta-te aqui, e não precisa de ser grande.',
  'Y-physical': 'Na encruzilhada, o corpo anda mais devagar. Sete anos para menos coisas, feitas com atenção.',
  'Y-mental': 'Examinas, duvidas e comparas; depois, uma manhã, sabes. Deixa lugar para essa manhã.',
  'Y-spiritual': 'O caminho para dentro está aberto. Ajuda ter quem ensine, e ajuda uma hora sem ninguém.',
  'Z-physical':
    'A ambição e o bom senso dão as mãos: oito anos em que o trabalho e o dinheiro podem crescer, se a base for sã.',
  'Z-mental': 'Julgas depressa e quase sempre bem. Deixa que alguém confira as contas.',
  'Z-spiritual': 'A força e a calma andam juntas, e aprendes isso quando emprestas a tua força a outros.',
}
