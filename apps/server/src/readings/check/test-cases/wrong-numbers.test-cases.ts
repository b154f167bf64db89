import { passages } from './right-numbers.test-cases.ts'

/** Each of these has one claim of a number that is wrong. */
export const wrong = passages(`
en pair You share a Life Path, so you read each other well.
pt pair Partilham o mesmo caminho de vida.
es pair Compartís el camino de vida, y se nota.
de pair Ihr teilt die gleiche Lebenszahl.
it pair Condividete lo stesso cammino di vita.
fr pair Le pont entre vos chemins de vie est de 5.
de pair Die Brücke zwischen euren Lebenszahlen ist 5.
pt pair A diferença entre os vossos caminhos de vida é 4.
en pair The distance between your Life Paths is 3.
es pair El camino de vida de Rui es 4, dos más que el tuyo.
pt pair O impulso da alma do Rui é 22, um número mestre; o teu é 7.
en pair You are a Life Path 3 and Rui is an 8.
en alone Your year is a 5, your month a 7 and your day a 3.
en pair His Life Path 4 is one higher than your 5 Life Path.
en pair Your Life Path 3 is lower than his 8.
en alone The 7 does not let you rest, because it is your Life Path.
en alone With your Life Path 7 you need a long break before you say what moves you.
en alone Your Life Path, which is drawn from the whole date, is a 6.
en alone Your Personal Year 2026 is worked out like this: 2 + 2 + 3 = 7.
en pair On a scale from zero to one hundred, the two of you stand at forty.
es alone Tu camino de vida, el que sale de la fecha entera, es un 6.
es alone Con tu camino de vida 7 necesitas pausas antes de que digas lo que te mueve.
es pair Tu camino de vida 3 es más bajo que su 8.
es pair En una escala de 0 a 100 estáis en 40.
fr pair Sur une échelle de 0 à 100 vous êtes à 40.
fr alone Ton année personnelle 2026 se calcule ainsi : 2 + 2 + 3 = 7.
it alone Il tuo cammino di vita, quello che viene dalla data intera, è il 6.
it pair Su una scala da 0 a 100 siete a 40.
pt alone O teu caminho de vida, o que sai da data inteira, é o 6.
pt pair Numa escala de 0 a 100 ficam em 40.
pt pair És tu quem tem o caminho de vida 4.
de alone Deine Lebenszahl, die aus dem ganzen Datum kommt, ist die 6.
de alone Deine Lebenszahl kommt aus dem Datum. Bei dir ist das eine 8.
de pair Deine Lebenszahl 3 ist niedriger als seine 8.
en alone As a Seven you need your own door to close.
en alone Let us begin with your Life Path. It is a 7.
en alone Next year is an 8, so plan for money.
en alone April is a 5 month; leave room for surprises.
en alone - Monday 23 November: Personal Day 4. Start small.
en alone - Tuesday, 24 November, 5: gather people.
en alone **Wednesday** (6): a day for home.
en alone Sevens like you take the quiet seat.
en alone You carry the quiet weight of an 8.
en alone Your Life Path ７ asks for solitude.
en alone Your Soul Urge 8️⃣ wants more.
en alone Your Life Path is sixteen over seven, 16/7.
en alone Your first Pinnacle is a 7.
en pair Rui is in a Personal Year 5, as you are.
en pair The two of you score 73 out of 100.
en alone In 2027 your year number is a 4.
en alone The total is 30, and 3 + 0 = 4.
en alone As you said, your Life Path is 7.
en alone You're an eight at heart, and money follows you.
en alone The number that rules this year for you is 8.
en alone December is an 9 for you.
en alone Your heart's desire, the 8, wants a table of its own.
pt alone Como um Sete, precisas da tua própria porta.
pt alone Comecemos pelo teu caminho de vida. É um 7.
pt alone O próximo ano é um 8, por isso faz contas.
pt alone Abril é um mês 5; deixa espaço.
pt alone - Segunda-feira, 23 de novembro: dia pessoal 4.
pt alone **Terça-feira, 24** (5): junta pessoas.
pt alone És um 8 por dentro, e o dinheiro segue-te.
pt alone O teu caminho de vida VII pede silêncio.
pt pair Tu tens o caminho de vida 3. Ele é um 8.
pt pair O Rui está num ano pessoal 5.
pt alone O teu número regente é o 7 e o resto vem depois.
pt alone Há uma dívida cármica de 16 no teu mapa.
pt alone Só tens um número mestre, o 33 do impulso da alma.
pt alone Chega 2027. O número pessoal muda para 7.
es alone Como Siete, necesitas tu propia puerta.
es alone Empecemos por tu camino de vida. Es un 7.
es alone El año que viene es un 8, así que haz cuentas.
es alone Abril es un mes 5; deja sitio.
es alone - Lunes 23 de noviembre: día personal 4.
es alone **Martes** (5): reúne gente.
es alone Eres un 8 por dentro.
es alone Tu camino de vida VII pide silencio.
es pair Tú eres un 3. Él es un 8.
es pair Rui está en un año personal 5.
es alone Tu número de nacimiento es el 2.
es alone Hay una deuda kármica de 16 en tu carta.
es alone Solo tienes un número maestro, el 33 del impulso del alma.
es alone Llega 2027. El número personal cambia a 7.
fr alone En tant que Sept, tu as besoin de ta porte.
fr alone Commençons par ton chemin de vie. C’est un 7.
fr alone L’année prochaine est un 8, alors fais tes comptes.
fr alone Avril est un mois 5 ; laisse de la place.
fr alone - Lundi 23 novembre : jour personnel 4.
fr alone **Mardi** (5) : rassemble du monde.
fr alone Tu es un 8 à l’intérieur.
fr alone Ton chemin de vie VII demande du silence.
fr pair Tu es un 3. Lui est un 8.
fr pair Rui traverse une année personnelle 5.
fr alone Ton nombre de naissance est le 2.
fr alone Il y a une dette karmique de 16 dans ton thème.
fr alone Un seul maître-nombre, le 33 de ton élan de l’âme.
fr alone Puis vient 2027. Le nombre personnel passe à 7.
de alone Als Sieben brauchst du deine eigene Tür.
de alone Beginnen wir mit deiner Lebenszahl. Sie ist eine 7.
de alone Nächstes Jahr ist eine 8, also rechne nach.
de alone Der April ist ein 5er-Monat; lass Platz.
de alone - Montag, 23. November: persönlicher Tag 4.
de alone **Dienstag** (5): Bring Menschen zusammen.
de alone Im Inneren bist du eine 8.
de alone Deine Lebenszahl VII verlangt Stille.
de alone 2027 wird ein Siebenerjahr.
de pair Du bist eine 3. Er ist eine 8.
de pair Rui ist in einem persönlichen Jahr 5.
de alone Deine Geburtszahl ist die 2.
de alone In deinem Bild steht eine karmische Schuld 16.
de alone Nur eine Meisterzahl, die 33 deiner Seelenzahl.
de alone Dann kommt 2027. Die persönliche Zahl wechselt auf 7.
it alone Come Sette hai bisogno della tua porta.
it alone L’anno prossimo è un 8, quindi fai i conti.
it alone - Lunedì 23 novembre: giorno personale 4.
it alone **Martedì** (5): riunisci gente.
it alone Dentro sei un 8.
it alone Il tuo cammino di vita VII chiede silenzio.
it pair Tu sei un 3. Lui è un 8.
it pair Rui è in un anno personale 5.
it alone Il tuo numero di nascita è il 2.
it alone C’è un debito karmico 16 nella tua carta.
it alone Un solo numero maestro, il 33 dello slancio dell’anima.
it alone Poi arriva il 2027. Il numero personale passa a 7.
it alone La tua espressione è nove, e si vede.
it pair La compatibilità tra voi è del 73 %.
en alone | | Monday 23 November | Tuesday 24 November | / |---|---|---| / | Personal Day | 4 | 5 |
en pair | | Helena | Rui | / |---|---|---| / | Life Path | 3 | 8 |
en pair | | Life Path | Expression | / |---|---|---| / | Helena | 3 | 6 | / | Rui | 4 | 9 |
en alone | Month | Number | / |---|---| / | December | 9 |
en alone Your strongest card is the seven in your Soul Urge.
en alone What you show first is an 8: polished, in command.
en alone Underneath it all there is a hungry 8.
en alone The letters of your name add up to 7.
en alone Born on the 29th, you carry a 2 as your Birthday number.
en alone Your Personal Year moves from 5 to 7 in 2027.
en alone 2026 was a 5; 2027 is a 7.
en alone Your chart has two master numbers, 11 and 22.
en pair You bring a 3, Rui brings a 7.
en pair Between a 3 and an 8 there is always a negotiation.
en pair Your Expressions, 6 and 9, want different evenings.
en alone H = 8, E = 5, L = 4, so the first letters make 17.
en alone Right now you are in your second Pinnacle, a 7.
en alone It may surprise you: the number behind your birthday is a 4.
en alone The month ahead, December, carries the number nine.
en alone This year's 8 wants results.
en alone With your 7 comes a need for proof.
pt alone O que mostras primeiro é um 8: polido, no comando.
pt alone As letras do teu nome somam 7.
pt alone Nasceste a 29 e o teu número do dia é 2.
pt pair | | Helena | Rui | / |---|---|---| / | Caminho de vida | 3 | 8 |
pt alone Os Setes como tu preferem o lugar do canto.
pt alone 2026 foi um 5; 2027 é um 7.
pt alone Dezembro traz-te o número nove.
pt alone Com o teu 7 vem a vontade de provas.
pt alone A motivação da tua alma é o oito.
pt pair Tu trazes o 3 e o Rui traz o 7.
es alone Lo que muestras primero es un 8: pulido, al mando.
es alone Las letras de tu nombre suman 7.
es alone Los Sietes como tú prefieren el rincón.
es alone 2026 fue un 5; 2027 es un 7.
es alone Diciembre te trae el número nueve.
es alone Con tu 7 llega el deseo de pruebas.
es pair Tú traes el 3 y Rui trae el 7.
es pair | | Helena | Rui | / |---|---|---| / | Camino de vida | 3 | 8 |
fr alone Ce que tu montres d’abord est un 8 : poli, aux commandes.
fr alone Les lettres de ton nom donnent 7.
fr alone Les Sept comme toi préfèrent le coin.
fr alone 2026 était un 5 ; 2027 est un 7.
fr alone Décembre t’apporte le nombre neuf.
fr alone Avec ton 7 vient le besoin de preuves.
fr pair Tu apportes le 3 et Rui apporte le 7.
fr pair | | Helena | Rui | / |---|---|---| / | Chemin de vie | 3 | 8 |
de alone Was du zuerst zeigst, ist eine 8: poliert, am Steuer.
de alone Die Buchstaben deines Namens ergeben 7.
de alone Siebener wie du nehmen den Platz in der Ecke.
de alone 2026 war eine 5; 2027 ist eine 7.
de alone Der Dezember bringt dir die Neun.
de alone Mit deiner 7 kommt der Wunsch nach Beweisen.
de pair Du bringst die 3 mit, Rui bringt die 7 mit.
de pair | | Helena | Rui | / |---|---|---| / | Lebenszahl | 3 | 8 |
de pair Ihr passt zu 73 Prozent zusammen.
it alone Quello che mostri per primo è un 8: lucido, al comando.
it alone Le lettere del tuo nome danno 7.
it alone I Sette come te preferiscono l’angolo.
it alone Il 2026 era un 5; il 2027 è un 7.
it alone Dicembre ti porta il numero nove.
it alone Con il tuo 7 arriva il bisogno di prove.
it pair Tu porti il 3 e Rui porta il 7.
it pair | | Helena | Rui | / |---|---|---| / | Cammino di vita | 3 | 8 |
en pair Your Life Path is the same number as Rui's.
en pair You and Rui have the same Life Path.
pt pair O teu caminho de vida é o mesmo número que o do Rui.
es pair Tu camino de vida es el mismo número que el de Rui.
fr pair Ton chemin de vie est le même nombre que celui de Rui.
de pair Deine Lebenszahl ist dieselbe Zahl wie die von Rui.
it pair Il tuo cammino di vita è lo stesso numero di quello di Rui.
en pair Rui's Life Path is two steps ahead of yours.
en pair Between your Life Path and his lie two whole steps.
en pair Your Life Path is higher than his.
en pair There is a gap of four between your Personalities.
en alone Your Pinnacle right now is a 5.
en alone 2026 is a 5 year for the whole world.
en alone You carry karmic debt number 13.
en alone - **Mon 23** – 4: call your aunt.
en alone Monday's number is six; start small.
en alone Your Personality is a two, all tact.
en alone If any number describes you, it's eight.
en alone You vibrate to the seven.
en alone People with your seven need walls.
en pair On paper, sixty-four points out of a hundred.
en pair The two of you share two thirds of the score.
en pair He carries a 7 around with him.
en pair For him the year is a 4.
en alone The 24 of your name reduces to 5.
en alone Your master number is 22.
en alone Your Life Path isn't a 3.
en alone Your Life Path and Expression are 6 and 3.
en alone Your Karmic Lesson is the 4.
en alone The first half of next year belongs to the number 8.
en alone Tomorrow you get a 6.
en alone On Friday a 3 awaits you.
de pair Eure Lebenszahlen liegen drei auseinander.
de pair Deine Lebenszahl ist höher als seine.
de alone Dein zweiter Höhepunkt dauert bis 2034.
de alone Montag: Tag der Drei. Dienstag: Tag der Fünf.
de alone Deine Seelenzahl lautet zwei.
de alone Als echte Acht willst du das Steuer.
de alone 24, also eine 5.
de pair Ihr passt zu zwei Dritteln.
de alone Deine Meisterzahl ist die 22.
de alone Deine Neunerenergie will geben.
de alone Du bist eine Achterseele.
es pair El camino de vida de Rui va dos números por delante del tuyo.
es pair Tu camino de vida está un escalón por encima del suyo.
es pair Rui te saca dos en el camino de vida.
es pair Sacáis un 7 sobre 10.
es pair La compatibilidad llega a dos tercios.
es alone Arrastras la deuda del 16.
es alone Como 8 que eres, mandas.
es alone El 24 de tu nombre se queda en 5.
es alone Pasado mañana es un 6.
fr pair Le chemin de vie de Rui a deux crans d’avance sur le tien.
fr pair Ton chemin de vie est plus élevé que le sien.
fr pair Votre score est de 64.
fr alone Tu portes un maître nombre, le 33.
fr alone Ton nombre actif est le 3.
fr alone Lun. 23 : 4. Mar. 24 : 5.
fr alone En bonne 8, tu commandes.
fr alone Ton pinacle actuel est un 5.
it pair Il cammino di vita di Rui è due gradini sopra il tuo.
it pair Il tuo cammino di vita è più alto del suo.
it pair Il vostro punteggio è 64.
it alone Da 7 quale sei, osservi.
it alone I sette come te leggono molto.
it alone Il 24 del tuo nome si riduce a 5.
it alone Dal 24 si arriva al 5.
it alone Porti il debito karmico del 13.
it alone Dopodomani è un 6.
pt pair O caminho de vida do Rui está dois números à frente do teu.
pt pair O teu caminho de vida é maior do que o dele.
pt pair A vossa pontuação é 64.
pt alone O teu segundo pináculo dura até 2034.
pt alone Para o mundo inteiro, 2026 é um ano 5.
pt alone És das do 7.
pt alone O 24 do teu nome reduz-se a 5.
pt alone Seg 3, ter 4, qua 6.
en alone 2 + 2 + 4 = 8, and there's your Personal Year for 2026.
en alone When 2028 arrives, it brings a Personal Year of 4.
en pair The world is in a Universal Year of 6 in 2026 while Rui is in a 9 and you in a 5.
es alone Los unos de expresión, como tú, además cuidáis de todos.
es alone Tu número de destino, el que sale de la fecha de nacimiento, es el 6.
es pair Tu camino de vida está dos por debajo del de Rui.
it alone I Cinque come te, per cammino di vita, trovano la strada parlando.
it alone Oggi chiama un’amica e ascolta. / - **Lunedì 23 novembre – giorno personale 5:** scrivi la prima pagina.
pt alone A tua vibração de nascimento, ou seja, o número que sai da data completa, é 5.
pt pair No impulso da alma estás um número acima do Rui se reduzires o 22 dele, e no caminho de vida também estás um acima.
en pair Out of a hundred, the two of you reach seventy.
en pair Your Personality numbers are 1 and 3.
en alone Your path number and your name number are the same, 6.
pt alone Quem te conhece vê primeiro a personalidade, e o que vê é um Três.
de alone Das Lied gehört deiner Lebenszahl 7.
fr alone L’an prochain commence d’ailleurs par un 2 en janvier.
it alone Una cosa che forse non hai considerato: il tuo cammino di vita, 7, ha bisogno di te.
it alone Porti l’8 nell’espressione.
es alone La expresión 7 es la compañera que se queda hasta que cuadra la cuenta.
en alone Your second Pinnacle lasts until 2030. / In February the water rises, Personal Month 2.
en pair Your Expressions differ by one.
en pair The gap between your Personal Years this year is two.
en alone Mon 23 Nov: 4. Tue 24 Nov: 4.
en alone 9 + 9 + 6 = 24, which reduces to 5.
en alone By birth you are a number eight person.
pt alone Por fora lês-te como um 5, por isso esperam de ti aventuras.
en alone A universal 8 year surrounds you until December.
`)
