import type { Language } from '@numeria/contract'

type Passage = readonly [language: Language, isPair: boolean, text: string]

// Helena was born on 29 November 1988, Rui on 14 March 1985; it is 22 November 2026. ' / ' ends a line of a text.

/** One passage a row: language, whether the other person is known, text. */
export function passages(rows: string): Passage[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [, language, people, text] = /^(\w+) (\w+) (.*)$/.exec(row)!
      return [language as Language, people === 'pair', text!.replaceAll(' / ', '\n')]
    })
}

/** Each of these has one number that is wrong. */
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
`)

export const right = passages(`
en pair You share the same Expression number.
en pair You do not share a Life Path, and that is good.
es pair Compartís la misma expresión.
es pair El puente entre los dos es 1.
it pair Il ponte fra voi è 1.
fr pair Le pont entre vos chemins de vie est de 1.
it alone Il tuo cammino di vita non cambia: 7 giorni su 7 ti chiede di esprimerti.
en alone Of the 9 Life Paths, none is better than the 8 others.
pt alone O teu caminho de vida é o 3: novembro é 11, o dia 29 dá 11, o ano 1988 dá 26 e depois 8.
fr alone Mois 11, jour 29 qui donne 11, année 1988 qui donne 26 puis 8.
en alone The consonants give 7, 33 and 6, so 46, then 10, then 1.
de pair Du hast die Lebenszahl 3, und Rui ist eine 4.
pt pair O impulso da alma do Rui é 22, um número mestre; o teu é 5.
en pair His Life Path 4 is one higher than your 3.
en pair Between your Expressions the difference is 0.
en alone None of your four core numbers is a 4.
en alone The 4 does not appear anywhere in your chart.
en alone MARGARIDA adds up to 45, which gives 9.
en alone Your Maturity number adds Life Path and Expression: 3 + 6 = 9.
en alone November is a 7 month and December an 8. The seven rests; the eight sends the invoice.
en pair Rui's Soul Urge is 22, a master number, also written 22/4. Yours is 5.
es pair Su camino de vida 4 es uno más alto que tu 3.
es alone Ninguno de tus cuatro números principales es un 4.
es pair La diferencia entre vuestros caminos de vida es 1.
es pair El impulso del alma de Rui es 22, un número maestro. El tuyo es 5.
es alone Noviembre es un mes 7 y diciembre un mes 8. El siete pide silencio; el ocho pide cuentas.
fr alone Aucun de tes quatre nombres principaux n’est un 4.
fr alone Le 4 n’apparaît pas dans ton thème.
fr alone MARGARIDA fait 45, soit 9.
fr pair L’écart entre vos chemins de vie est de 1.
fr pair Son chemin de vie 4 est plus haut que ton 3.
fr alone Novembre est un mois 7 et décembre un mois 8. Le sept veut du silence, le huit veut des comptes.
it alone Nessuno dei tuoi quattro numeri principali è un 4.
it pair La differenza tra i vostri numeri del cammino di vita è 1.
it pair Il suo cammino di vita 4 è più alto del tuo 3.
it alone Novembre è un mese 7 e dicembre un mese 8. Il sette chiede silenzio; l’otto chiede conti.
pt pair O caminho de vida 4 dele é um degrau acima do teu 3.
pt alone Nenhum dos teus quatro números principais é um 4.
pt alone O quatro não aparece no teu mapa.
de alone Die 4 kommt in deiner Karte nicht vor.
de pair Der Unterschied zwischen euren Lebenszahlen ist 1.
de alone Der November ist ein 7er-Monat, der Dezember ein 8er-Monat. Die Sieben will Ruhe; die Acht will Rechnungen.
en alone Your Life Path is 3, and 3 is the number of the voice. You speak before you have finished thinking. Three people in a room become an audience. Your Expression, 6, adds the wish to look after them.
en alone You are in a Personal Year 5 in 2026, which is the fifth year of a nine-year cycle. In 2027 the number becomes 6. Five years ago you stood in a 9. Take 20 minutes each morning, two evenings a week, and one whole Sunday.
en alone Your Soul Urge is 5: it wants air. The 1 of your Personality shows first. Your Birthday number is 11, a master number, and it comes from the 29th. Add 2 + 9 = 11.
en alone 11 + 11 + 8 = 30, and 3 + 0 = 3. November is the 11th month, the 29th gives 2 + 9 = 11, and 1988 gives 1 + 9 + 8 + 8 = 26, then 2 + 6 = 8.
en pair You are a 3 and he is a 4. Your Expression is 6, and so is his. Rui's Soul Urge is 22, which behaves like a 4 in daily life. Together you score 50 out of 100. Half of a hundred is not a verdict.
en alone - Monday 23 November: Personal Day 3. Write two letters. / - Tuesday 24 November: Personal Day 4. Pay three bills before 5 pm.
en alone December is an 8 month for you, and January 2027 a 7. You have two weeks to decide. On the 3rd, call one friend.
en alone When you were 7, somebody told you to be quiet. At 36 you know better. There are nine numbers and three of them belong to you.
en alone A 3 that lives with a 6 wants guests; a 5 wants the door open. You read faster than most, one page in a minute. Two out of three times you are right.
en alone Your mother's Life Path may well be 8, but I have not computed it. Marco is a 7, you say.
pt alone O teu caminho de vida é 3, e o 3 é o número da voz. Falas antes de acabares de pensar. Três pessoas numa sala já são um público. A tua expressão, o 6, quer cuidar delas.
pt alone Em 2026 estás num ano pessoal 5, o quinto de um ciclo de nove anos. Em 2027 o número passa a 6. Há cinco anos estavas num 9. Tira 20 minutos por manhã e duas noites por semana.
pt alone O impulso da alma é 5: quer ar. O 1 da tua personalidade aparece primeiro. O número do dia é 11, um número mestre, e vem do dia 29.
pt pair Tu és um 3 e ele é um 4. A tua expressão é 6, e a dele também é 6. O Rui tem o impulso da alma 22. Juntos somam 50 em 100.
pt alone - Segunda-feira, 23 de novembro: dia pessoal 3. Escreve duas cartas. / - Terça-feira, 24: dia pessoal 4. Paga três contas até às 5.
es alone Tu camino de vida es 3, y el 3 es el número de la voz. Hablas antes de acabar de pensar. Tres personas en una sala ya son un público. Tu expresión, el 6, quiere cuidarlas.
es alone En 2026 estás en un año personal 5, el quinto de un ciclo de nueve años. En 2027 el número pasa a 6. Hace cinco años estabas en un 9. Toma 20 minutos cada mañana y dos noches por semana.
es pair Tú eres un 3 y él es un 4. Tu expresión es 6 y la suya también es 6. Rui tiene el impulso del alma 22. Juntos sumáis 50 sobre 100.
es alone - Lunes 23 de noviembre: día personal 3. Escribe dos cartas. / - Martes 24: día personal 4. Paga tres facturas antes de las 5.
fr alone Ton chemin de vie est le 3, et le 3 est le nombre de la voix. Tu parles avant d’avoir fini de penser. Trois personnes dans une pièce sont déjà un public. Ton expression, le 6, veut s’en occuper.
fr alone En 2026 tu es dans une année personnelle 5, la cinquième d’un cycle de neuf ans. En 2027 le nombre passe à 6. Il y a cinq ans tu étais dans un 9. Prends 20 minutes chaque matin et deux soirs par semaine. C’est neuf pour toi.
fr pair Tu es un 3 et il est un 4. Ton expression est le 6, la sienne aussi est le 6. Rui a l’élan de l’âme 22. Ensemble vous avez 50 sur 100.
fr alone - Lundi 23 novembre : jour personnel 3. Écris deux lettres. / - Mardi 24 : jour personnel 4. Paie trois factures avant 17 h.
de alone Deine Lebenszahl ist die 3, und die 3 ist die Zahl der Stimme. Du sprichst, bevor du zu Ende gedacht hast. Drei Menschen in einem Raum sind schon ein Publikum. Deine Ausdruckszahl, die 6, will sich um sie kümmern.
de alone 2026 bist du in einem persönlichen Jahr 5, dem fünften eines Zyklus von neun Jahren. 2027 wird daraus eine 6. Vor fünf Jahren standest du in einer 9. Nimm dir jeden Morgen 20 Minuten und zwei Abende in der Woche. Gib acht auf dich.
de pair Du bist eine 3 und er ist eine 4. Deine Ausdruckszahl ist 6, seine ist auch 6. Rui hat die Seelenzahl 22. Zusammen habt ihr 50 von 100 Punkten.
de alone - Montag, 23. November: persönlicher Tag 3. Schreib zwei Briefe. / - Dienstag, 24.: persönlicher Tag 4. Zahl drei Rechnungen vor 17 Uhr.
it alone Il tuo cammino di vita è 3, e il 3 è il numero della voce. Parli prima di aver finito di pensare. Tre persone in una stanza sono già un pubblico. La tua espressione, il 6, vuole prendersene cura.
it alone Nel 2026 sei in un anno personale 5, il quinto di un ciclo di nove anni. Nel 2027 il numero passa a 6. Cinque anni fa eri in un 9. Prenditi 20 minuti ogni mattina e due sere alla settimana. Sei sempre tu a chiamare.
it pair Tu sei un 3 e lui è un 4. La tua espressione è 6, anche la sua è 6. Rui ha lo slancio dell’anima 22. Insieme fate 50 su 100.
it alone - Lunedì 23 novembre: giorno personale 3. Scrivi due lettere. / - Martedì 24: giorno personale 4. Paga tre bollette entro le 17.
en pair | | Helena | Rui | / |---|---|---| / | Life Path | 3 | 4 | / | Expression | 6 | 6 |
en alone | Day | Date | Personal Day | / |---|---|---| / | Monday | 23 November | 3 | / | Tuesday | 24 November | 4 |
en alone H = 8, E = 5, L = 3, E = 5, N = 5, A = 1: 8 + 5 + 3 + 5 + 5 + 1 = 27. Master numbers 11, 22 and 33 are kept. Numerology works with the numbers 1 to 9. Some books list the karmic debts 13, 14, 16 and 19.
en alone ## 1. Your road / 1. Call two people. / 2. Write for 15 minutes. / 3) Rest. In chapter 7 of any life there is a pause. The 12 months ahead hold four seasons. One of the two will win.
en alone A Life Path 7 would hide here; you do the opposite. Unlike an 8, you do not count the money first. If you were a 4, you would have a plan. You are not a 7. Someone with a 9 might give it all away.
en alone Your 3 speaks, your 6 cares, your 5 leaves. From a 5 year you pass into a 6 year. The 6 of your Expression is the elder sister of your 3.
en pair His 22 builds for others. Rui walks a Life Path 4, you walk a 3. In 2026 he is in a 9 year, while you are in a 5. In 2027 he starts again with a 1.
pt alone A vida tem 9 números e tu usas três deles todos os dias. Um caminho de vida 7 esconder-se-ia; tu não. Não és um 7. Ao contrário de um 8, não contas o dinheiro primeiro. Liga a duas pessoas antes das 9. Ano após ano, a mesma coisa. Tens 37 anos e meio mundo por ver.
pt pair O 22 dele constrói para os outros. O Rui tem o caminho de vida 4, tu tens o 3. Em 2026 ele está num ano 9, e tu num 5. Em 2027 ele recomeça com um 1.
es alone La vida tiene 9 números y tú usas tres cada día. No eres un 7. A diferencia de un 8, no cuentas el dinero primero. Llama a dos personas antes de las 9. Tienes 37 años y medio mundo por ver. Son las once y sigues despierta.
fr alone La vie a 9 nombres et tu en uses trois chaque jour. Tu n’es pas un 7. Contrairement à un 8, tu ne comptes pas l’argent d’abord. Appelle deux personnes avant 9 h. Tu as 37 ans et un regard neuf. Les deux voix se répondent.
de alone Das Leben hat 9 Zahlen, und du benutzt drei davon jeden Tag. Du bist keine 7. Anders als eine 8 zählst du nicht zuerst das Geld. Ruf zwei Menschen vor 9 Uhr an. Du bist 37 Jahre alt. In diesen acht Wochen wird es stiller. Eine Frage bleibt: Was willst du?
it alone La vita ha 9 numeri e tu ne usi tre ogni giorno. Non sei un 7. A differenza di un 8, non conti prima i soldi. Chiama due persone prima delle 9. Hai 37 anni e mezzo mondo da vedere. Sei stanca, e si vede. Tu sei la voce.
en alone Your mountain has no cairns as yet, and each of your steps may become one. Keep one chair free, cushioned and sunlit, for yourself. The shy ones bloom, the ones you planned and the ones you did not. Two lights on the water, swaying as one.
en alone You are closing a nine-year chapter.
pt alone É tua por uns anos uma encosta. O rio alarga-se por uns anos, e o que levava já não é só teu.
`)
