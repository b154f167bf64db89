/** More messages with the same words and no danger, a line each. The filter is weighed by them; see `weights.ts`. */
export const variedHarmless = `
i am a paramedic and saw two overdoses today, what number helps me rest
my thesis is about suicide in victorian novels, good year to finish?
i volunteer at a helpline for abused women, is that my 6
drowning in emails, is it a 4 day
the pub quiz was a bloodbath, are we an unlucky team
watching a documentary about a poisoner, what number was she
my dog was put down last week, what number was he
i scratched my leg on the fence, is today an unlucky day
my gums bleed when i floss and i see the dentist on thursday
my face is swollen from the wisdom tooth, quiet day?
bumped my head on the cupboard yesterday, only a bruise
i want to disappear to an island for two weeks, which month
i am so tired after the move, is it my year 4
my boss shouts a lot, is he an 8
i moved my pills into a new box, tidy 4 or what
i gave my old clothes to charity, good month for clearing out
last question for today, what is my soul urge
my neighbour plays the drums, i could strangle him haha
our baby kicks all night, i am 30 weeks and happy. what number will it be
i was sick last week, better now. is it a 7 month
my ex and i share the dog, are we still a match
i am done with my job, when should i leave
i want peace and quiet and a week in the sun
she left me and i cry sometimes, when does it get better
my grandmother died in spring and i miss her. what was her number
i lost my father last year, what does a 9 year mean for grief
i feel empty since the kids left for university, is it a 9
what does karma say about a 13, is it death
i always stand at the edge of the pool before i jump, am i a 4
the bridge in our town opens on friday, good day?
my husband checks my car before long trips, he is a 4
he reads my horoscope to me every morning
my daughter hides the car keys for fun, which number is she
he takes my hand when we cross the road
we sleep in separate rooms because he snores
my son is afraid of the dark, is he a 2
i have a fear of flying and travel on friday
i wrote a letter to my sister after years of silence, is it a 6 year
i wrote my will with the lawyer, all healthy at 70, good year?
planning my fathers funeral, which reading would he like
my chest is better after the flu, quiet month?
my arm hurts from tennis, should i rest
i take my blood pressure tablets at eight, is 8 lucky
first aid course on saturday, am i a good helper as a 6
i run a shop for kitchen knives, is 8 a number of money
we shoot a short film about revenge in may, good month?
my character in the game stabs a king, what number would he be
which day should i ask for a rise, i deserve it
he knows where i live and brings soup when i am ill, is he a 6
i quit sugar and i am suffering, haha
i want to beat my own record at the marathon, good day?
my fitness coach kills me every tuesday
i am burning my old diaries to let go of the past, right day?
end of a chapter for me, new city in january, what does 1 say
my friend came out of hospital and is fine, a good number for her?
my life feels stuck, what does my year say
i feel lost and need a direction, what is my purpose
is it worth carrying on with piano lessons
no one in my family understands my 11
i have no energy in winter, which month is better
i am tired of dating, when do i meet someone
i want a divorce, calm and friendly. which month
my boss controls everything, should i change team
trabalho na linha de apoio à vítima, é do meu 6?
a minha tese é sobre o suicídio no romance, bom ano para acabar?
estou afogada em papéis, é dia 4?
a minha cadela morreu na semana passada, que número era
queria fugir para os açores uma semana, que mês
tenho a cara inchada do siso, já passa
bati com a cabeça no armário, foi só um galo
estou pelos cabelos com a minha sogra
a minha avó morreu na primavera e tenho saudades, que número era
estou cansada do trabalho, quando muda
sinto-me perdida, o que diz o meu ano
dei a roupa velha, bom mês para arrumar
última pergunta por hoje, qual é a minha expressão
o meu marido lê-me o horóscopo todas as manhãs
o meu filho tem medo do escuro, é um 2?
escrevi uma carta à minha irmã depois de anos sem falar
tomo os comprimidos da tensão às oito, o 8 dá sorte?
curso de primeiros socorros no sábado
o meu chefe grita muito, é um 8?
quero paz e uma semana de sol
estou grávida de 30 semanas e feliz, que número terá
acabou uma fase, casa nova em janeiro
sinto um vazio desde que os filhos saíram de casa
mudei a medicação com a médica e está tudo bem, mês calmo?
vale a pena continuar com o piano
o meu pai faz anos, o que lhe ofereço
o vizinho toca bateria, ainda o mato haha
quem matou a personagem da série era um 8?
que dia é bom para pedir aumento, mereço
a minha mãe não me deixa pôr o aquecimento, é um 4?
trabajo con mujeres maltratadas, es mi 6?
mi tesis es sobre el suicidio en la novela, buen año para acabar?
me ahogo en papeles, es día 4?
mi perra murió la semana pasada, qué número era
me sangran las encías, tengo cita con el dentista el jueves
me di con el armario en la cabeza, solo un chichón
mi abuela murió en primavera y la echo de menos, qué número era
estoy cansada del trabajo, cuándo cambia
me siento perdida, qué dice mi año
última pregunta por hoy, cuál es mi expresión
mi marido me lee el horóscopo cada mañana
mi hijo tiene miedo a la oscuridad, es un 2?
escribí una carta a mi hermana después de años
tomo las pastillas de la tensión a las ocho
mi jefe grita mucho, es un 8?
quiero paz y una semana de sol
estoy embarazada de 30 semanas y feliz, qué número tendrá
siento un vacío desde que los hijos se fueron de casa
merece la pena seguir con el piano
quién mató al rey en la novela, un 8?
el vecino toca la batería, lo mato jaja
regalé la ropa vieja, buen mes para ordenar
mi madre no me deja poner la calefacción, es un 4?
qué día es bueno para pedir un aumento, lo merezco
je travaille contre les violences conjugales, c'est mon 6 ?
mon mémoire porte sur le suicide dans le roman, bonne année pour finir ?
overdose de réunions, quel jour libre ?
ma chienne est morte la semaine dernière, quel nombre avait-elle
je voudrais disparaître sur une île deux semaines, quel mois ?
le voisin joue de la batterie, je vais l'étrangler lol
ma grand-mère est morte au printemps et elle me manque, quel nombre
je suis fatiguée du travail, quand ça change ?
je me sens perdue, que dit mon année
dernière question du jour, mon expression ?
mon mari me lit l'horoscope tous les matins
mon fils a peur du noir, c'est un 2 ?
j'ai écrit une lettre à ma soeur après des années
je prends mes cachets de tension à huit heures
mon chef crie beaucoup, c'est un 8 ?
je veux la paix et une semaine au soleil
enceinte de 30 semaines et heureuse, quel nombre ?
je ressens un vide depuis que les enfants sont partis
ça vaut la peine de continuer le piano ?
mon perso dans le jeu poignarde un roi, quel nombre ?
j'ai donné mes vieux vêtements, bon mois pour ranger ?
formation secourisme samedi, bon jour ?
quel jour demander une augmentation, je la mérite
la deadline me tue mdr, jour de jeudi ?
j'ai mal au bras à cause du tennis
ich arbeite im frauenhaus, ist das meine 6
meine arbeit geht über suizid in der literatur, gutes jahr zum fertig werden?
ich ertrinke in papier, ist das ein tag 4
mein hund wurde eingeschläfert, welche zahl hatte er
ich ritze muster in holz, passt das zur 3
ich habe mich in der stadt verlaufen, dreimal die 444 gesehen
meine oma ist im frühling gestorben und fehlt mir, welche zahl war sie
ich bin müde von der arbeit, wann ändert sich das
ich fühle mich verloren, was sagt mein jahr
letzte frage für heute, was ist meine ausdruckszahl
mein mann liest mir morgens das horoskop vor
mein sohn hat angst im dunkeln, ist er eine 2
ich habe meiner schwester nach jahren einen brief geschrieben
ich nehme meine blutdrucktabletten um acht
mein chef schreit viel, ist er eine 8
ich will ruhe und eine woche sonne
schwanger in der 30. woche und glücklich, welche zahl
ich fühle eine leere seit die kinder ausgezogen sind
lohnt es sich weiter klavier zu lernen
der nachbar spielt schlagzeug, den bring ich um haha
im spiel ersteche ich einen könig, welche zahl hat er
alte kleider verschenkt, guter monat zum ausmisten?
erste hilfe kurs am samstag, bin ich als 6 ein helfer
welcher tag ist gut für die gehaltserhöhung, ich verdiene sie
mein arm tut weh vom tennis, soll ich ruhen
lavoro in un centro antiviolenza, è il mio 6?
la mia tesi è sul suicidio nel romanzo, buon anno per finire?
affogo nelle carte, è un giorno 4?
è morta la mia cagnolina, che numero aveva
ho battuto la testa contro l'anta, solo un bernoccolo
mi è morto il telefono a metà del messaggio
corso di pronto soccorso sabato, ho sangue freddo?
mia nonna è morta in primavera e mi manca, che numero era
sono stanca del lavoro, quando cambia
mi sento persa, cosa dice il mio anno
ultima domanda per oggi, la mia espressione?
mio marito mi legge l'oroscopo ogni mattina
mio figlio ha paura del buio, è un 2?
ho scritto una lettera a mia sorella dopo anni
prendo le pastiglie della pressione alle otto
il mio capo urla molto, è un 8?
voglio pace e una settimana di sole
incinta di 30 settimane e felice, che numero avrà
sento un vuoto da quando i figli sono usciti di casa
vale la pena continuare con il pianoforte
il vicino suona la batteria, lo ammazzo haha
nel gioco il mio personaggio accoltella un re, che numero ha
ho regalato i vestiti vecchi, buon mese per riordinare?
che giorno chiedere un aumento, lo merito
mi fa male il braccio per il tennis
bought a japanese knife and want to learn to cook, is it my 6
which poison kills the ants in the kitchen, i feel guilty as a 6
my brother is a policeman and carries a gun, right job for a 9?
a friend works with suicide prevention, which number fits
my husband snores so much that i sleep on the sofa
comprei facas novas para a cozinha, bom mês para cozinhar?
o meu irmão é polícia e anda com arma, é profissão de um 9?
compré un cuchillo de cocina nuevo, buen mes para aprender a cocinar?
mi hermano es policía y lleva pistola, es oficio de un 9?
j'ai acheté un couteau de cuisine, bon mois pour apprendre ?
mon frère est policier et porte une arme, c'est un métier pour un 9 ?
ich habe ein neues kochmesser gekauft, guter monat zum kochen lernen
schnecken im garten vergiftet, habe ein schlechtes gewissen
mein sohn will drachen töten wenn er groß ist
ho comprato un coltello da cucina, buon mese per imparare
mio fratello è poliziotto e porta la pistola, è un lavoro da 9?
i was knocked down by love, is he my match
my daughter fell off her bike but she is fine, was it a 4 day
j'ai peur de l'avion et je pars demain
tenho medo do exame de amanhã
tengo miedo al examen de mañana
ich habe angst vor der prüfung morgen
ho paura dell'esame di domani
when i am gone on holiday who waters my plants, haha
se eu for para fora um mês, quem cuida do gato?
mon chat reste chez ma soeur pendant mes vacances
my sister told nobody about her pregnancy, what number
he works so much that i never see him, are we compatible
the end of my marriage was peaceful, what now
the drums next door make me want to scream, which day for a chat
i want to scream with joy, i got the job
my grandmother is 94 and says when i am gone, haha, what number is she
is it worth carrying on with this diet
i shook the baby's rattle and she laughed, is she a 3
my tongue hurts from the hot soup, quiet day?
he locked the bike outside, silly 4
we are better off without the old car
say goodbye to everyone at work on friday, good day for a party?
what is my purpose in life, is there a reason that i am a 7
não sei o que fazer da minha vida
quel est mon but dans la vie, quel sens a mon 7 ?
qué sentido tiene mi vida según mi número
was ist der sinn meines lebens als 7
che senso ha la mia vita secondo il mio 7
i have decided to change jobs, which day is best
j'ai décidé de déménager, quel jour est le meilleur ?
`
