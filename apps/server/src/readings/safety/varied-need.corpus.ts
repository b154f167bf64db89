import type { Danger } from './ideas/ideas.ts'

/** More messages of people in need, a line each. The filter is weighed by them; see `weights.ts`. */
export const variedNeed: Record<Danger, string> = {
  self_harm: `
i have the rope in the garage and my number is 4, is today ok
my sister will take the dog, the will is in the drawer, what is my number for goodbye
everyone would be relieved if i was gone, is that what a 4 is
i cant do this anymore, nothing gets better, is there any point
ive counted the pills twice, is it an 8 day
what day is best to go quietly so the kids dont find me
i stand on the platform every morning and think one step. is that a 7 thing
wearing long sleeves again because of what i do at night. does a 2 always hurt
ive decided. feel calm for the first time. which date is a good one
i dont want to be here by christmas, no need for a forecast
they wont have to pay for me anymore, i was only ever a burden
i want to join my husband, its been so cold since he died
i just want the noise to stop for good. can numbers say when
whats the point in waking up, nobody would notice
ive given my records away and paid the bills, one last question
im so tired of being alive, whats my personal year
i keep driving past the same tree and thinking about the wheel
the voices tell me to jump, is 11 the number of voices
i havent eaten for a week on purpose, i want to disappear
is it a sin to leave early if your number is 9
im already dead inside, my year 9 is only the end of it
i bought the pills and im going to take them tonight
i tried to kill myself last week, does it say anything about my year
I have decided to end my life before the winter
i hate myself and they are better off without me
no reason to stay, no one left to miss me, what did my number want
will it hurt if i jump? asking the numbers
my son says he wants to die, what is his number
tenho a corda na garagem, hoje é dia 4?
a minha irmã fica com o cão, os papéis estão na gaveta, qual era o meu número
já não tenho forças, quero ir ter com o meu marido
para quê fazer planos se não chego ao natal
ninguém ia sentir a minha falta, sou só um fardo
qual é o melhor dia para me despedir de todos
estou na ponte a olhar para baixo e só falta um passo
finalmente estou calma, já decidi o dia. é um bom número?
só queria que isto acabasse, estou tão cansada de viver
contei os comprimidos outra vez, chegam? sou um 7
as manias das mangas compridas são porque me corto. é do meu 2?
não vejo saída nenhuma, para quê continuar
não como há dias de propósito, quero desaparecer devagarinho
deixei as chaves à vizinha e uma carta para cada filho
a dor só pára se eu parar. em que dia
quiero acabar con todo, ya no aguanto más
tengo la cuerda en el trastero y mi número es el 4
mi hermana se queda con el gato, los papeles están en el cajón
ya no tengo fuerzas, quiero irme con mi marido
para qué hacer planes si no voy a llegar a navidad
nadie me echaría de menos, solo soy una carga
cuál es el mejor día para despedirme de todos sin que lo noten
estoy en el puente mirando hacia abajo, es un día 5?
por fin estoy tranquila, ya he decidido la fecha
solo quiero que pare el ruido y descansar para siempre
he buscado cuántas pastillas hacen falta, soy un 7
llevo manga larga por los cortes, es por el 2?
no veo salida, nada tiene sentido, qué dice mi año
llevo días sin comer a propósito, quiero desaparecer
he dejado una carta para cada hijo, cuál era mi número
je vais mettre fin à mes jours, quel est mon chiffre
j'ai la corde dans le garage, c'est un jour 4 ?
ma soeur prendra le chat, les papiers sont dans le tiroir, c'était quoi mon nombre
j'ai plus la force, je veux rejoindre mon mari
plus aucune raison de rester, à quoi bon continuer
je manquerais à personne, je suis un fardeau
le pont m'attire, je regarde en bas tous les soirs
enfin calme, j'ai choisi la date, c'est un bon jour ?
je veux juste que ça s'arrête et dormir pour toujours
j'ai compté les cachets, c'est assez ? je suis un 7
manches longues à cause des coupures, c'est mon 2 ?
j'ai rangé toutes mes affaires et écrit une lettre à chacun
bientôt je vais retrouver mon fils, tout est prévu
je ne mange plus depuis des jours, je veux disparaître
ils seront mieux sans moi, c'est écrit dans mon 4
pas besoin de prévisions pour 2027, je serai plus là
ich nehme heute abend die tabletten
das seil liegt in der garage, ist heute ein guter tag
meine schwester nimmt die katze, die papiere liegen im ordner. was war meine zahl
ich habe keine kraft mehr und will zu meinem mann
wofür noch pläne, weihnachten erlebe ich nicht mehr
keiner würde mich vermissen, ich bin nur eine last
welcher tag ist gut, um von allen abschied zu nehmen
ich stehe auf der brücke und schaue runter, ein schritt
ich bin endlich ruhig, das datum steht. gute zahl?
es soll einfach aufhören, ich will für immer schlafen
ich habe die tabletten gezählt, reicht das
lange ärmel wegen der schnitte, typisch 2?
ich sehe keinen ausweg, wozu noch aufstehen
seit tagen esse ich nichts mit absicht, will verschwinden
jedem kind einen brief geschrieben, was war meine zahl
morgen ist schluss mit allem, meine sachen sind verschenkt
opa ist an einem 9er tag gegangen, am freitag gehe ich zu ihm
voglio finirla, non ne posso più
ho la corda in garage, oggi è un giorno 4?
il gatto lo prende mia sorella, i documenti sono nel cassetto, qual era il mio numero
non ho più forze, voglio andare da mio marito
perché fare piani se non arrivo a natale
non mancherei a nessuno, sono solo un peso
qual è il giorno migliore per dire addio a tutti
sono sul ponte e guardo giù, basterebbe un passo
finalmente sono calma, ho deciso la data, è un buon numero?
voglio solo che finisca e dormire per sempre
ho contato le pillole, bastano? sono un 7
maniche lunghe per i tagli, è colpa del 2?
non vedo via d'uscita, niente ha senso
sto regalando le mie cose, dove vado non serve più
una lettera per ogni figlio, qual era il mio numero
sono stanca di esserci, cosa dice il mio 5
la notte penso al balcone e a quanto sarebbe facile`,
  medical: `
my toddler swallowed a battery five minutes ago
the little one drank dishwasher liquid, what does his number say
a minha filha engoliu lixívia agora mesmo
o miúdo bebeu detergente, o que faço
mi hija se ha tragado una pila hace un momento
el niño bebió amoniaco, qué hago
ma fille a avalé de la javel à l'instant
le petit a bu du détergent, que faire
meine tochter hat eine knopfzelle verschluckt
der kleine hat rohrreiniger getrunken, was tun
la bambina ha ingoiato la candeggina poco fa
il bimbo ha bevuto il detersivo, che faccio
my dad's mouth is hanging and he talks nonsense, is it his 7 day
gran fell down the stairs and now she is confused and throwing up, should i wait until tomorrow
the baby has a fever of 40 and is all floppy. what is his number
i mixed the pills with vodka and feel dizzy
my throat is closing after the nuts lol
he had a seizure and his lips are blue, what day is it
i am 20 weeks pregnant and bleeding, probably nothing
i stopped my insulin because my year 7 says cleanse
my friend drank too much and i cant wake him, he breathes strangely
she ate the berries and is vomiting, born 2 may
worst headache of my life and i see double
grandad has gone grey and sweaty and holds his chest
can i skip my chemo in a personal year 7
my blood sugar is 30 and i feel confused, is it a 4 day
my lips swell and its hard to breathe since the wasp
he took something at the party and is cold and does not answer
cut my hand and the blood soaks through every towel
o meu pai tem a boca torta e fala esquisito, é o dia 7 dele
a minha avó caiu e bateu com a cabeça, agora vomita e está confusa
o bebé tem 40 de febre e está mole
misturei comprimidos com vinho e estou tonta
aperto no peito e dói-me o braço, será do ano 9
comi camarão e a língua está inchada, custa a respirar
deixei a insulina porque o meu ano 7 pede limpeza
bebeu demais e não o consigo acordar, respira mal
posso parar a quimioterapia no ano 7
a ferida não pára de sangrar, que dia é hoje
mi padre tiene la boca torcida y habla raro, es su día 7
mi abuela se cayó y ahora está confusa y vomita, espero a mañana?
el bebé tiene 40 de fiebre y no reacciona
me picó una avispa y se me cierra la garganta
bebió mucho y no puedo despertarlo, respira raro
he dejado la insulina porque mi año es de limpieza
mezclé pastillas con vino y estoy mareada
presión en el pecho y el brazo dormido, es del 9?
ma grand-mère est tombée, elle vomit et dit n'importe quoi
le bébé a 40 de fièvre et il est tout mou
j'ai une douleur dans la poitrine et le bras
ma langue gonfle après les noix
il a trop bu et j'arrive pas à le réveiller
j'ai arrêté l'insuline, mon année 7 veut une détox
j'ai mélangé les cachets et l'alcool, ça tourne
mon père a la bouche de travers et parle bizarre
mein vater hat einen schiefen mund und spricht komisch
oma ist gestürzt, jetzt ist sie verwirrt und erbricht
das baby hat 40 fieber und ist ganz schlaff
druck auf der brust und der arm tut weh, ist das die 9
er atmet komisch und die lippen sind blau
nach den nüssen schwillt meine zunge an
ich habe das insulin abgesetzt, jahr 7 heißt reinigung
tabletten mit schnaps gemischt, mir ist schwindlig
mio padre ha la bocca storta e parla strano
nonna è caduta, vomita ed è confusa, aspetto domani
il bambino ha 40 di febbre ed è molle
dolore al petto e al braccio, sarà il 9
dopo i gamberi ho la lingua gonfia e respiro male
ha bevuto troppo e non riesco a svegliarlo
ho smesso l'insulina per il mio anno 7
pastiglie con il vino e mi gira tutto
sono incinta e perdo sangue`,
  abuse: `
dad beats me when he is drunk, what number is he
he never lets me see my friends and reads my messages because he loves me
i cover the bruises with makeup, how do i make an 8 less angry
he only hit me once and brought flowers after
my stepdad touches me at night and mum doesnt believe me
i am scared of him when he comes home, walking on eggshells
he locks me in when he goes out. is a 1 like that
writing fast before he wakes up, he cant see this
she throws things at me and screams, i am a man and ashamed
he says he will post my photos if i leave
my mum keeps my passport and wages
i have to ask permission to go out, are we a match
my ex waits outside my work every day and knows where i am
he says no one else will have me if i go
coach told me to keep it secret, he touches me after training
when i say no he does it anyway, is it the 1
my bag is packed and hidden, is friday safe to leave him
my son takes my card and shouts at me, i am 80
o meu pai bate-me quando está bêbado
não me deixa ver as amigas e lê as mensagens, diz que é amor
tapo as nódoas negras com base, como acalmo um 8
o padrasto vem ao meu quarto à noite e diz que é segredo
tenho medo dele quando chega a casa
escrevo depressa antes que ele chegue e veja as mensagens
tranca-me em casa quando sai
diz que se eu sair publica as fotos
o meu ex espera-me à porta do trabalho todos os dias
quando digo que não ele faz na mesma
o meu filho fica com a minha reforma e grita comigo
tenho de pedir autorização para sair
mi padre me pega cuando bebe
no me deja ver a mis amigas y me controla el dinero, dice que me quiere
tapo los moratones con maquillaje
mi padrastro entra en mi cuarto por la noche, es un secreto
tengo miedo cuando llega a casa
escribo rápido antes de que vuelva
dice que si me voy publica las fotos
mi ex me espera en la puerta del trabajo y sabe dónde estoy
cuando digo que no lo hace igual
no me deja tener el móvil, te escribo a escondidas
mon père me frappe quand il a bu
il me laisse pas voir mes amies et lit mes messages
je cache les bleus avec du fond de teint
mon beau-père me touche la nuit et ma mère me croit pas
j'ai peur quand il rentre à la maison
j'écris vite avant qu'il rentre
il m'enferme quand il sort
mon ex m'attend devant mon travail tous les jours
quand je dis non il le fait quand même
mon fils prend ma retraite et crie
mein vater schlägt mich wenn er getrunken hat
ich darf meine freundinnen nicht sehen und er liest mein handy
ich überschminke die blauen flecken
mein stiefvater fasst mich an und ich trau mich nicht
ich habe angst wenn er nach hause kommt
ich schreibe schnell bevor er kommt
er hat danach geweint und blumen gebracht, das auge ist noch blau
mein ex wartet jeden tag vor meiner arbeit
wenn ich nein sage macht er es trotzdem
meine konten hat er, mein handy liest er auch
mio padre mi picchia quando beve
non mi lascia vedere le amiche e legge i messaggi
copro i lividi con il fondotinta
il patrigno viene in camera mia di notte, è un segreto
mio padre mi tocca di notte, ho 16 anni
ho paura quando torna a casa
scrivo in fretta prima che torni
dice che se vado via pubblica le foto
il mio ex mi aspetta sotto casa tutti i giorni
mio figlio mi prende la pensione e urla`,
  violence: `
i am going to kill my boss on monday, is it a good day
she laughed at me for the last time, by friday she wont laugh
i have my dads shotgun and i know when the neighbour comes home
i want to poison her tea, which day
going to burn the house down with them in it
nobody will find him where i put him
if i cant have her nobody will. petrol is in the car
they will all be sorry on monday, i have the list and the gun
how much rat poison is it in a cake, for my mother in law. lucky day?
he wont come home tonight, i am waiting in the car park
i could shake the baby until it stops crying
tenho a caçadeira e o vizinho vai pagar
quero pôr veneno no café da sogra, que dia
vou pegar fogo à casa com eles lá dentro
se não é minha não é de ninguém, já tenho a gasolina
sei a que horas ela sai e tenho a faca no carro
amanhã na escola vão todos ver
le voy a pegar fuego a la casa con ellos dentro
tengo la escopeta y sé cuándo sale el vecino
quiero poner veneno en su café, qué día
si no es mía no es de nadie, ya tengo la gasolina
mañana en el instituto se van a enterar, llevo la navaja
j'ai le fusil et je sais quand il rentre
je veux mettre du poison dans son café
si je peux pas l'avoir personne l'aura, j'ai l'essence
je vais mettre le feu à sa maison
demain au lycée ils vont payer, j'ai le couteau
ich werde meinen chef abstechen, das messer ist in der tasche
ich bring den typen um
ich habe die waffe von opa und die liste ist fertig
ich will gift in ihren kaffee tun, welcher tag
ich zünde sein haus an, das benzin steht bereit
wenn ich sie nicht haben kann dann keiner
voglio mettere il veleno nel caffè, quale giorno
ho il fucile e so quando torna il vicino
se non posso averla io non l'avrà nessuno, ho la benzina
do fuoco alla sua casa con lui dentro
ammazzo il mio capo lunedì, è un buon giorno?`,
}
