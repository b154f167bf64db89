import type { ReadingLanguage } from '@numeria/contract'

type Passage = readonly [language: ReadingLanguage, isPair: boolean, text: string]

// Helena was born on 29 November 1988, Rui on 14 March 1985; it is 22 November 2026. ' / ' ends a line of a text.

/** One passage a row: language, whether the other person is known, text. */
export function passages(rows: string): Passage[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [, language, people, text] = /^(\w+) (\w+) (.*)$/.exec(row)!
      return [language as ReadingLanguage, people === 'pair', text!.replaceAll(' / ', '\n')]
    })
}

export const right = passages(`
en pair He carries a master number, and so do you.
pt pair Ele tem um número mestre, e tu também.
es pair Los dos lleváis un número maestro.
fr pair Il porte un nombre maître, toi aussi.
de pair Er trägt eine Meisterzahl, du auch.
it pair Lui porta un numero maestro, e anche tu.
en pair You share the same Expression number.
en pair You do not share a Life Path, and that is good.
es pair Compartís la misma expresión.
es pair El puente entre los dos es 1.
it pair Il ponte fra voi è 1.
fr pair Le pont entre vos chemins de vie est de 1.
it alone Il tuo cammino di vita non cambia: 7 giorni su 7 ti chiede di esprimerti.
en alone Your Life Path is #3.
en alone Tip #2: rest on Sunday.
en alone Sleep is the #1 thing to look after.
en alone Of the 9 Life Paths, none is better than the 8 others.
de pair Du hast die Lebenszahl 3, und Rui ist eine 4.
pt pair O impulso da alma do Rui é 22, um número mestre; o teu é 5.
en pair His Life Path 4 is one higher than your 3.
en pair Between your Expressions the difference is 0.
en alone November is a 7 month and December an 8. The seven rests; the eight sends the invoice.
en pair Rui's Soul Urge is 22, a master number, also written 22/4. Yours is 5.
es pair Su camino de vida 4 es uno más alto que tu 3.
es pair La diferencia entre vuestros caminos de vida es 1.
es pair El impulso del alma de Rui es 22, un número maestro. El tuyo es 5.
es alone Noviembre es un mes 7 y diciembre un mes 8. El siete pide silencio; el ocho pide cuentas.
fr pair L’écart entre vos chemins de vie est de 1.
fr pair Son chemin de vie 4 est plus haut que ton 3.
fr alone Novembre est un mois 7 et décembre un mois 8. Le sept veut du silence, le huit veut des comptes.
it pair La differenza tra i vostri numeri del cammino di vita è 1.
it pair Il suo cammino di vita 4 è più alto del tuo 3.
it alone Novembre è un mese 7 e dicembre un mese 8. Il sette chiede silenzio; l’otto chiede conti.
pt pair O caminho de vida 4 dele é um degrau acima do teu 3.
de pair Der Unterschied zwischen euren Lebenszahlen ist 1.
de alone Der November ist ein 7er-Monat, der Dezember ein 8er-Monat. Die Sieben will Ruhe; die Acht will Rechnungen.
en alone Your Life Path is 3, and 3 is the number of the voice. You speak before you have finished thinking. Three people in a room become an audience. Your Expression, 6, adds the wish to look after them.
en alone You are in a Personal Year 5 in 2026, which is the fifth year of a nine-year cycle. In 2027 the number becomes 6. Five years ago you stood in a 9. Take 20 minutes each morning, two evenings a week, and one whole Sunday.
en pair You are a 3 and he is a 4. Your Expression is 6, and so is his. Rui's Soul Urge is 22, which behaves like a 4 in daily life. Together you score 50 out of 100. Half of a hundred is not a verdict.
en alone - Monday 23 November: Personal Day 3. Write two letters. / - Tuesday 24 November: Personal Day 4. Pay three bills before 5 pm.
en alone December is an 8 month for you, and January 2027 a 7. You have two weeks to decide. On the 3rd, call one friend.
en alone When you were 7, somebody told you to be quiet. At 36 you know better. There are nine numbers and three of them belong to you.
en alone A 3 that lives with a 6 wants guests; a 5 wants the door open. You read faster than most, one page in a minute. Two out of three times you are right.
en alone Your mother's Life Path may well be 8, but I have not computed it.
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
en alone ## 1. Your road / 1. Call two people. / 2. Write for 15 minutes. / 3) Rest. In chapter 7 of any life there is a pause. The 12 months ahead hold four seasons. One of the two will win.
en alone If you were a 4, you would have a plan. You are not a 7.
en alone Your 3 speaks, your 6 cares, your 5 leaves. The 6 of your Expression is the elder sister of your 3.
en pair His 22 builds for others. Rui walks a Life Path 4, you walk a 3. In 2026 he is in a 9 year, while you are in a 5. In 2027 he starts again with a 1.
pt alone A vida tem 9 números e tu usas três deles todos os dias. Não és um 7. Liga a duas pessoas antes das 9. Ano após ano, a mesma coisa. Tens 37 anos e meio mundo por ver.
pt pair O 22 dele constrói para os outros. O Rui tem o caminho de vida 4, tu tens o 3. Em 2026 ele está num ano 9, e tu num 5. Em 2027 ele recomeça com um 1.
es alone La vida tiene 9 números y tú usas tres cada día. No eres un 7. Llama a dos personas antes de las 9. Tienes 37 años y medio mundo por ver. Son las once y sigues despierta.
fr alone La vie a 9 nombres et tu en uses trois chaque jour. Tu n’es pas un 7. Appelle deux personnes avant 9 h. Tu as 37 ans et un regard neuf. Les deux voix se répondent.
de alone Das Leben hat 9 Zahlen, und du benutzt drei davon jeden Tag. Du bist keine 7. Ruf zwei Menschen vor 9 Uhr an. Du bist 37 Jahre alt. In diesen acht Wochen wird es stiller. Eine Frage bleibt: Was willst du?
it alone La vita ha 9 numeri e tu ne usi tre ogni giorno. Non sei un 7. Chiama due persone prima delle 9. Hai 37 anni e mezzo mondo da vedere. Sei stanca, e si vede. Tu sei la voce.
en alone Your mountain has no cairns as yet, and each of your steps may become one. Keep one chair free, cushioned and sunlit, for yourself. The shy ones bloom, the ones you planned and the ones you did not. Two lights on the water, swaying as one.
en alone You are closing a nine-year chapter.
pt alone É tua por uns anos uma encosta. O rio alarga-se por uns anos, e o que levava já não é só teu.
en pair Your Expression is the same number as Rui's.
en pair Your Life Path is not the same number as Rui's.
en pair Your Life Path asks the same question as Rui's.
en pair Your Life Path wants the same thing every morning.
pt pair A tua expressão é o mesmo número que a do Rui.
pt pair O teu caminho de vida não é o mesmo número que o do Rui.
es pair Tu expresión es el mismo número que la de Rui.
fr pair Ton expression est le même nombre que celle de Rui.
de pair Deine Ausdruckszahl ist dieselbe Zahl wie die von Rui.
it pair La tua espressione è lo stesso numero di quello di Rui.
en alone On a Sunday you may cook for six.
es alone Te conviene tomar 2 o 3 cafés con gente nueva.
fr alone Octobre est ton mois de repos ; prends 4 ou 5 jours sans rien organiser.
it alone Organizzi la cena per otto e intanto vorresti essere su un treno.
en alone Your Personal Year of 5 opens gates.
en pair Your Personalities are 1 and 2.
en alone My mother is a 7. She is a strict one.
en pair Behind his 22 stands a 4.
de alone Die Elf ist eine Meisterzahl.
en alone Your Pinnacle now is a 1. The third one, from 2031 to 2039, is a 5.
fr pair Là où vous différez, c’est dans l’élan de l’âme : 5 pour toi, 22 pour lui.
it pair Nello Slancio dell’anima siete lontani: 5 il tuo, 22 il suo.
it alone Prendi i mesi a tre a tre.
it alone È l’ultimo tratto del pinnacolo in cui sei.
es alone El Año Universal es un 1. Para ti, en cambio, es un 5.
es alone Hay quien empieza a notarlo a los treinta y cinco.
de alone Abends um halb elf hörst du auf.
en pair You get home at 7, the dishwasher is still full.
fr pair Rui s’occupe d’abord des gens : qui n’a pas mangé.
en alone When you walk or work with someone this month, keep to the slower pace of the two.
en alone Choose the calmer of the two.
es alone Este mes, quédate con el más tranquilo de los dos.
fr alone Ce mois-ci, prends le plus calme des deux.
it alone Questo mese, scegli il più calmo dei due.
pt alone Este mês, fica com o mais calmo dos dois.
de alone Nimm diesen Monat das ruhigere von den zwei.
en pair In the Soul Urge you are further apart: 5 for you, 22 for him.
de alone Dein jetziger Höhepunkt ist eine 1 und dauert bis 2030; danach kommt eine 5.
pt alone O seis da expressão e o três do caminho somam nove, a tua maturidade.
en alone Your Pinnacle is a 1 until 2030. The next, a 5, is milder.
en alone You have been in a 5 since January.
pt alone Em 2027 passas do 5 para o 6, e os seis gostam de casa.
es alone El calendario pasa de un 5 a un 6.
fr alone Tu as une leçon karmique et aucune hâte.
de alone In deiner Karte steht eine karmische Lektion.
de alone Du bist in deinem zweiten Höhepunkt, der von 2022 bis 2030 geht und die Zahl 1 trägt.
en alone It is not true that your Expression is a 4.
en alone A Nine is clearing the attic.
en alone Cook for the two of you, and then keep to the slower pace of the two.
it alone Accetta il caffè delle undici.
pt pair O que falta a um está no armário do outro, e a ponte é simples.
en pair Your mother, you write, is a Life Path 7, and you grew up with her stories.
en alone You told me that you’d be a Life Path 1.
de alone Mittwoch bringt dir die 5, die zu deinem persönlichen Jahr passt, Donnerstag die 6.
pt alone Depois vêm o E com 5, o L com 3 e o N com 5.
en alone In 2027 you build. / You like the pace. / For everybody else it is a Universal Year 2.
en pair You are in a 5 and he is in a 9.
it pair Rui arriva a passo svelto con la personalità di un 2.
en alone You have one karmic lesson, the 6.
en alone The Essence for the age of 37 is 5.
en alone But from January the year itself turns into a 6.
it alone Dal primo gennaio 2027 passi al 6.
en alone 2030 is the last year of your nine-year cycle.
en pair Rui's Soul Urge would be a 4 without its master vibration.
pt alone 2030 é o último ano do teu ciclo de nove anos.
pt pair O impulso da alma do Rui seria um 4 sem a vibração mestra.
es alone 2030 es el último año de tu ciclo de nueve años.
es pair El impulso del alma de Rui sería un 4 sin su vibración maestra.
fr alone 2030 sera la dernière année de ton cycle de neuf ans.
fr pair L’élan de l’âme de Rui serait un 4 sans sa vibration maîtresse.
de alone 2030 ist das letzte Jahr deines Neunjahreszyklus.
de pair Ohne ihre Meisterschwingung wäre Ruis Seelenzahl eine 4.
it alone Il 2030 è l’ultimo anno del tuo ciclo di nove anni.
it pair Lo slancio dell’anima di Rui sarebbe un 4 senza la sua vibrazione maestra.
en alone Your nine-year cycle ends in 2030, and in 2031 you begin a nine-year cycle.
en alone Your nine-year cycle ends in 2030.
pt alone Em 2031 começas um ciclo de nove anos.
de alone 2031 beginnst du einen Neunjahreszyklus.
en alone You have one master number.
en alone Your Life Path is no master number.
`)
