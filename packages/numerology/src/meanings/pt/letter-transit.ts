import type { LetterTransitKey, Sentences } from '../meaning.ts'

/** Meaning of the years of a letter: of the first name for body and daily life, of the middle names for mind and feeling, of the last name for the spirit. */
export const letterTransitSentences: Sentences<LetterTransitKey> = {
  'A-physical':
    'Um ano de A põe-te a mexer: um sítio novo, uma tarefa nova, e mais coisas feitas a sós do que tinhas planeado.',
  'A-mental':
    'A cabeça pede começos, e as opiniões antigas afrouxam. Decide por ti, mas dorme primeiro sobre o assunto.',
  'A-spiritual':
    'A confiança tem agora de vir de ti. Aquilo em que acreditavas por costume vai dando lugar, sem barulho, ao que é teu.',
  'B-physical': 'Durante dois anos, os dias pedem um passo a dois. Cuida do descanso, e deixa que alguém te ajude.',
  'B-mental':
    'Os sentimentos andam à flor da pele enquanto dura o B, e uma palavra pequena conta muito. Diz cedo do que precisas.',
  'B-spiritual':
    'Uma companhia calada serve-te melhor do que respostas. O que está a crescer é tímido: não o desenterres para ver.',
  'C-physical':
    'O C traz visitas, convites e muito que dizer; três anos em que o corpo gosta de dançar e o dinheiro de sair.',
  'C-mental': 'As ideias vêm aos molhos e querem ser contadas. Traz um caderno, e acaba uma em cada três.',
  'C-spiritual': 'A alegria é o teu modo de crer nestes anos; cantar, criar e rir fazem parte dele.',
  'D-physical':
    'Quatro anos de alicerces: a casa, o trabalho e os hábitos pedem mãos seguras, e recompensam-te. Guarda serões livres.',
  'D-mental': 'A cabeça quer ordem e provas. É boa altura para aprender uma coisa desde a base.',
  'D-spiritual': 'O que tens por verdadeiro prova-se nos dias comuns. Bastam promessas pequenas, desde que cumpridas.',
  'E-physical': 'Com o E, a vida ganha velocidade: gente nova, mudanças, viagens e oportunidades que entram sem bater.',
  'E-mental':
    'A cabeça anda depressa e um pouco cheia de mais. Escolhe entre as portas abertas antes que elas escolham por ti.',
  'E-spiritual':
    'A convicção cresce no encontro com outras maneiras de viver. Pergunta a alguém de outro meio em que é que se apoia.',
  'F-physical':
    'A casa e a família enchem estes seis anos, e caem-te responsabilidades em cima da mesa. Algumas são mesmo tuas.',
  'F-mental': 'À noite pesas deveres e lealdades. Vê quais escolheste, e volta a escolhê-los, ou não.',
  'F-spiritual': 'O amor torna-se concreto: quem recebe o teu cuidado é também quem te ensina.',
  'G-physical': 'Sete anos bons para trabalhar em sossego e para ganhar bem, desde que sejas tu a mandar nas horas.',
  'G-mental': 'Queres saber ao certo, e a sós. Sai de vez em quando, e conta a alguém o que descobriste.',
  'G-spiritual':
    'A vida interior abre-se como uma sala que sempre ali esteve. O silêncio é a chave, e a paciência é a mão que a roda.',
  'H-physical':
    'O H constrói e negoceia: projetos, contratos e esforço com resultados à vista. O descanso faz parte do preço.',
  'H-mental': 'Pensas em meios e fins, e com razão; arranja também tempo para uma pergunta que não sirva para nada.',
  'H-spiritual': 'Quanto é que chega? Estes anos perguntam-no muitas vezes, e a resposta alivia-te.',
  'I-physical':
    'O corpo sente agora muito, o bom e o menos bom. Ajudam os gestos lentos, a água quente e uns bons sapatos.',
  'I-mental': 'Nove anos de sentimentos fortes e olhos atentos. Espera que a onda passe antes de responderes.',
  'I-spiritual': 'Nesta letra, é a compaixão que ensina. Começa por quem te irrita, e por ti.',
  'J-physical': 'O J faz-te arrancar: pegas num assunto, mudas de casa ou de trabalho, e há quem venha atrás.',
  'J-mental': 'A justiça ocupa-te, e uma decisão que esperou de mais toma-se numa hora.',
  'J-spiritual': 'Encontras a tua maneira de defender aquilo em que acreditas, sem levantar a voz.',
  'K-physical': 'Dois anos de alta tensão: acontece muita coisa ao mesmo tempo, e o corpo pede refeições a horas.',
  'K-mental': 'As ideias chegam em clarões. Escreve-as logo, e examina-as amanhã.',
  'K-spiritual': 'A inspiração chega-te agora com facilidade. Dá-lhe meia hora de silêncio por dia.',
  'L-physical':
    'O passo é leve e a agenda cheia. Estes três anos dão-se bem com viagens, boa mesa e trabalho entre amigos.',
  'L-mental':
    'A razão e o sentimento sentam-se à mesma mesa e quase sempre concordam. Que nenhum se levante antes do café.',
  'L-spiritual': 'A generosidade sai-te sem esforço, e diz-te mais sobre o sentido das coisas do que qualquer livro.',
  'M-physical':
    'Um M quer dizer trabalho, honesto e por vezes pesado, com quatro anos para o fazer. O que ergues fica.',
  'M-mental': 'Guardas os pensamentos, e remói-los muito. Conta-os a alguém antes que endureçam.',
  'M-spiritual': 'A fé mostra-se aqui como resistência. Trata com brandura o que em ti é lento.',
  'N-physical':
    'Mudança de ares: outra casa, outros hábitos, outros gostos. O corpo gosta de variar e não gosta de excessos.',
  'N-mental': 'Manda a curiosidade, e os planos mudam em cima da hora. Mantém uma promessa que te sirva de corrimão.',
  'N-spiritual': 'Troca-se uma certeza antiga por uma pergunta mais viva. Não ficas a perder com o negócio.',
  'O-physical': 'Um O traça círculos à volta da casa, do dinheiro e do dever. É bom para poupar, estudar e assentar.',
  'O-mental': 'As preocupações gostam de andar à roda. Quebra o círculo com um passeio ou uma conversa.',
  'O-spiritual': 'O estudo e um amor sossegado aprofundam aquilo em que crês. Deixa uma porta aberta no círculo.',
  'P-physical':
    'Sete anos em que precisas de um quarto só teu. A saúde gosta de horas certas, e o trabalho de portas fechadas.',
  'P-mental': 'A cabeça está forte e um tanto severa: vê bem ao longe, e esquece-se de acenar a quem está perto.',
  'P-spiritual': 'As respostas vêm na solidão; o calor, não. Trata de teres as duas coisas.',
  'Q-physical':
    'Com o Q chegam propostas e pessoas fora do comum, e o dinheiro dá voltas estranhas. Lê antes de assinares.',
  'Q-mental': 'Pensas de um modo que os outros à primeira não seguem. Explica outra vez, devagar.',
  'Q-spiritual': 'Apetece-te mandar e compreender ao mesmo tempo. Começa por compreender.',
  'R-physical':
    'Nove anos de trabalho pelos outros, com energia de sobra se dormires o bastante. Aceita o obrigado quando vier.',
  'R-mental':
    'O coração e a cabeça puxam para o mesmo lado, e percebes como são as pessoas. Diz-lhes primeiro o que têm de bom.',
  'R-spiritual': 'Pratica-se aqui a tolerância, sobretudo com quem não tem nenhuma.',
  'S-physical':
    'O S começa as coisas de repente: uma mudança de rumo, um encontro, uma porta que se abre. Respira fundo antes do passo.',
  'S-mental': 'Um ano de humores fortes e bom instinto. O que agora te comove mostra-te para onde queres ir.',
  'S-spiritual': 'É uma viragem por dentro, que de fora quase não se vê. Dá-lhe o seu tempo.',
  'T-physical':
    'Dois anos em movimento ao lado de alguém: uma sociedade, uma mudança, um projeto a meias. Ponham por escrito o que cada parte dá.',
  'T-mental': 'Levas as coisas a peito e tomas partido. Pede que te contem a outra metade da história.',
  'T-spiritual': 'O que agora te faz avançar partilha-se: um voto, um grupo, uma causa.',
  'U-physical': 'As oportunidades vão e vêm com o U: mãos rápidas e bolsos bem cosidos. Três anos animados.',
  'U-mental': 'O humor sobe e desce, e as palavras saem-te bem nos dois casos. Deixa as decisões para os dias calmos.',
  'U-spiritual': 'Recebes muita coisa que não fizeste por merecer. A lição está em dá-lo a quem venha a seguir.',
  'V-physical':
    'Quatro anos para fazer de uma ideia grande uma coisa que se aguente de pé. Começa pela parede mais próxima.',
  'V-mental': 'Os teus planos são ora ousados, ora práticos; fá-los encontrar-se uma vez por semana.',
  'V-spiritual': 'Aqui a visão precisa de chão. Dedica-te a uma coisa que dure mais do que o entusiasmo.',
  'W-physical': 'O W anda a subir e a descer: mudança, companhia, paragens e arranques. A mala leve é a que serve.',
  'W-mental': 'As opiniões balançam, e a cada balanço vês mais. Espera antes de dizeres a última palavra.',
  'W-spiritual': 'Procuras-te em muitos espelhos. O que não muda é quem procura.',
  'X-physical': 'Anos intensos, no amor e no trabalho. Guarda horas para dormir, e gasta as outras de coração cheio.',
  'X-mental': 'Tudo parece importar. Põe de lado o que daqui a um ano não importará.',
  'X-spiritual': 'Nestes anos alivia-te abdicar de alguma coisa por vontade própria, mesmo que seja pequena.',
  'Y-physical': 'Na encruzilhada, o corpo anda mais devagar. Sete anos para menos coisas, feitas com atenção.',
  'Y-mental': 'Examinas, duvidas e comparas; depois, uma manhã, sabes. Deixa lugar para essa manhã.',
  'Y-spiritual': 'O caminho para dentro está aberto. Ajuda-te ter quem te ensine, e ajuda-te uma hora a sós.',
  'Z-physical':
    'A ambição e o bom senso dão as mãos: oito anos em que o trabalho e o dinheiro podem crescer, se a base for firme.',
  'Z-mental': 'Julgas depressa e quase sempre bem. Deixa que alguém confira as contas.',
  'Z-spiritual': 'A força e a calma andam juntas, e aprendes isso quando emprestas a tua força a outros.',
}
