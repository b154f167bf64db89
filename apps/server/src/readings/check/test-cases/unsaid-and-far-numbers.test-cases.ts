import { passages } from './right-numbers.test-cases.ts'

/** More wrong passages: numbers that are not said, that belong to a day or a Challenge, or that stand far from their name. */
export const unsaidAndFar = passages(`
en alone Your Life Path is #7.
en alone Life Path #8 asks for order.
en alone You are a #7.
pt alone O teu Caminho de Vida é #7.
en pair He carries a master number, you don’t.
en pair You carry a master number, he does not.
pt pair Ele tem um número mestre e tu não.
es pair Él lleva un número maestro y tú no.
fr pair Il porte un nombre maître, toi non.
de pair Er trägt eine Meisterzahl, du nicht.
it pair Lui porta un numero maestro, tu no.
en alone Your Life Path is a master number.
pt alone Tens um número mestre na Expressão.
es alone Tu Camino de Vida es un número maestro.
fr alone Tu as un maître nombre dans l’expression.
de alone Deine Lebenszahl ist eine Meisterzahl.
it alone Hai un numero maestro nel Cammino di Vita.
it alone Il numero maestro undici abita nella tua Espressione.
en alone Today’s a 1 day, so start.
en alone Sat 4, Sun 3: a quiet weekend.
en alone Adding the letters of your name we arrive at eight.
es alone El próximo será un Uno.
es alone Tu Desafío principal es el 7.
es alone Tu Número de Poder es el 8.
de alone Zum Wochenende wird es leichter: Der Samstag ist eine 1.
de pair Dein persönliches Jahr liegt eins über seinem.
pt pair A expressão do Rui tem mais um do que a tua.
en alone Behind your 3 stands a 21.
it alone HELENA vale 25 e si riduce a 7.
es alone Hacia fuera muestras un 4.
en alone The M of Margarida counts 5.
es alone Tu verdadero número es el dos.
de alone Die Ziffer, die dich ausmacht: sieben.
it pair Mentre Rui chiude un 8, tu apri un 5.
en alone Your Pinnacle is a 1 now. The next, a 6, is milder.
en pair Rui is in a year of three in 2026.
en alone You are someone with a Life Path 8, and it shows.
pt alone És alguém com um caminho de vida 8.
en alone Others first see your 6.
de alone Du fragst nach deiner Außenzahl: Das ist eine 2.
it alone Il pinnacolo che stai vivendo è il numero IX, e dura anni.
de alone Dein dritter Höhepunkt, der lange dauert, trägt die Zahl 9.
es alone El calendario pasa de un 5 a un 8.
pt alone As vogais do nome dão 5, 1 e 7, e a soma é 13.
de pair Deine Lebenszahl liegt um zwei über der von Rui.
en alone People ask little about the Soul Urge. / In your chart that one is a 6.
en alone Your Expression is where it gets interesting. / Being a 5 there means that you rarely finish a plan.
pt alone A tua Expressão é a parte mais visível. / Nesse lugar tens um 5.
it alone La tua Espressione è la parte più visibile. / In quel posto hai un 5.
en alone That Soul Urge of yours? / A textbook 6.
en alone Your Personality, the first thing people meet, has the warmth of a 6.
it alone La tua Personalità, quello che gli altri vedono per primo, ha il calore di un 6.
en alone Your Maturity number, which matters more after 40, will turn out to be 6.
en alone The Challenge that follows you all your life is a 3.
es alone El desafío que más te pesa, el principal, es el 5.
en alone Pinnacle II, which carries the number VIII for you, lasts from 2022 to 2030.
it alone Il tuo secondo pinnacolo finisce nel 2026.
en alone Your Expression and Soul Urge are the same number.
en alone Your Soul Urge is one higher than your Expression.
pt alone O Impulso da Alma é mais alto do que a Expressão.
it alone Lo slancio dell’anima è più alto dell’espressione.
it pair Il tuo cammino di vita è di due più basso del suo.
pt pair Debaixo do mesmo teto, tu e o Rui têm o mesmo caminho de vida.
de pair Zwei Drittel von hundert Punkten erreicht ihr.
en alone You are in the fourth year of your nine-year cycle.
pt alone Estás no sexto ano do teu ciclo de nove.
en pair You are a 3 and he is a 6.
it pair Tu sei un 3, lui è un 6.
pt alone Falta-te o 3 no nome, e essa é a tua lição cármica.
en alone You have two karmic lessons.
it alone Non hai lezioni karmiche.
en alone You are still in a Personal Year 6.
en alone Your Life Path, 5, and your Personal Year, 5, both like variety.
pt alone Amanhã é dia de 5.
en pair Your Personal Year 5 opens doors, and Rui’s, 6, closes them.
it pair Il tuo anno personale 5 è un vento che porta semi, quello di Rui, 6, è la luna calante.
pt alone O teu ano pessoal passa de 6 para 6 em janeiro.
pt alone Este ano é agitado. / Outubro, mês pessoal 6, é o mês de descanso.
en alone Your Expression would be a 3 without its master vibration.
pt alone A tua expressão seria um 3 sem a vibração mestra.
es alone Tu expresión sería un 3 sin su vibración maestra.
fr alone Ton expression serait un 3 sans sa vibration maîtresse.
de alone Deine Ausdruckszahl wäre ohne ihre Meisterschwingung eine 3.
it alone La tua espressione sarebbe un 3 senza la sua vibrazione maestra.
en pair Without its master vibration, Rui's Soul Urge would be a 5.
en alone This is the last year of your nine-year cycle.
en alone This is the final year of your nine-year cycle.
pt alone Este é o último ano do teu ciclo de nove anos.
es alone Este es el último año de tu ciclo de nueve años.
fr alone C’est la dernière année de ton cycle de neuf ans.
de alone Das ist das letzte Jahr deines Neunjahreszyklus.
it alone È l’ultimo anno del tuo ciclo di nove anni.
en alone Your nine-year cycle ends this year.
pt alone O teu ciclo de nove anos termina este ano.
es alone Tu ciclo de nueve años termina este año.
fr alone Ton cycle de neuf ans finit cette année.
de alone Dein Neunjahreszyklus endet dieses Jahr.
it alone Il tuo ciclo di nove anni finisce quest’anno.
en alone You begin a nine-year cycle.
pt alone Começas um ciclo de nove anos.
es alone Empiezas un ciclo de nueve años.
fr alone Tu commences un cycle de neuf ans.
de alone Du beginnst einen Neunjahreszyklus.
it alone Inizi un ciclo di nove anni.
en alone You have no master numbers.
pt alone Não tens números mestres.
en alone You have two master numbers.
en alone Your third Pinnacle began in 2004.
en alone Your Life Path is &#55;.
pt alone - **Quarta, 25:** dia 4
`)
