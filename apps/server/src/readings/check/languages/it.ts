import type { LanguageTable } from '../language-table.ts'

export const italian: LanguageTable = {
  names: {
    life_path:
      'cammin{o,i} di vita, cammino della vita, percors{o,i} di vita, sentiero di vita, numer{o,i} di vita, numero della vita, sentiero di nascita, cammino di nascita, numero del cammino, numero guida della vita, numero dominante, numero reggente, via di vita, strada di vita, ~tuo cammino, ~tuo sentiero, numero principale, cifra di vita, via della vita, sentiero della vita, strada della vita, percorso di vita, percorso della vita, numero di vita, missione di vita, numero della data, tragitto di vita, ~cammino di, ~data completa, ~data intera, ~data di nascita completa, vibrazione di nascita, ~data di nascita',
    expression:
      'espressione, numero di espressione, numero dell espressione, espressioni, numero del nome completo, numero del talento, numero della vocazione',
    soul_urge:
      'slanci{o,} dell anima, impulso dell anima, desiderio dell anima, desiderio del cuore, numero dell anima, slancio d anima, richiamo dell anima, numero del cuore, motivazione dell anima, spinta dell anima, numero delle vocali, voce dell anima, anelito dell anima, numero intimo, ~dentro, ~da dentro, ~anima',
    personality:
      'personalita, numero di personalita, numero della personalita, numero delle consonanti, io esteriore, immagine esterna, ~fuori, ~da fuori, ~verso l esterno, ~verso fuori, ~all esterno, ~mostri, ~vede in te, ~vedono in te, numero esteriore, numero esterno',
    birthday:
      'numero del giorno, numero di nascita, numero del compleanno, numero del giorno di nascita, numero natale, giorno di nascita',
    maturity: 'maturita, numero di maturita, numero della maturita, numero della realizzazione',
    balance: 'equilibrio, numero di equilibrio, numero dell equilibrio',
    rational_thought: 'pensiero razionale, numero del pensiero razionale',
    subconscious_self: 'se subconscio, io subconscio, subconscio',
    hidden_passion:
      'torna piu spesso, si ripete di piu, numero piu frequente, ricorre di piu, passione nascosta, passioni nascoste, passione segreta',
    karmic_lesson: 'lezione karmica, lezioni karmiche, lezione carmica, lezioni carmiche',
    karmic_debt:
      'debito karmico, debiti karmici, debito carmico, debiti carmici, numero karmico, numeri karmici, ~debito, debito del karma, debiti del karma, debito di karma, ~debiti',
    master:
      'numer{o,i} maestr{o,i}, vibrazione maestra, energia maestra, numer{o,i} di maestro, cifra maestra, maestro numero',
    personal_year:
      'ann{o,i} personal{e,i}, numero dell anno, numero annuale, numero personale, vibrazione annuale, vibrazione dell anno',
    personal_month: 'mes{e,i} personal{e,i}, numero del mese, numero mensile',
    personal_day: 'giorn{o,i} personal{e,i}, numero giornaliero, giornata personale',
    universal_year: 'anno universale, numero universale, anno collettivo',
    pinnacle: 'pinnacol{o,i}, culmine, vetta, numero del pinnacolo',
    challenge: 'sfid{a,e}, numero della sfida',
    period_cycle: 'ciclo di vita, ciclo di periodo, periodo di vita',
    essence: 'essenza, numero dell essenza',
    name_number: 'numero del nome, numero di nome, namank, numero del tuo nome',
    compound: 'numero composto{, del tuo nome, del nome}, composto',
    ordinal: 'numero ordinale, somma ordinale, radice ordinale, totale ordinale',
    psychic: 'numero psichico, psichico, mulank, numero guida, driver',
    destiny: 'numero del destino, numero di destino, destino, bhagyank, numero conduttore',
    kua: 'numero kua, kua',
    missing: 'numer{o,i} mancant{e,i}, numer{o,i} assent{e,i}',
    repeated: 'numer{o,i} ripetut{o,i}',
    score:
      'punteggio di compatibilita, compatibilita, punteggio, affinita, grado di compatibilita, indice di compatibilita, armonia',
  },
  ordinary:
    'expression, personality, maturity, balance, challenge, essence, destiny, score, subconscious_self, pinnacle, psychic',
  bareYear: 'anno',
  bareMonth: 'mese',
  bareDay: 'giorno, giornata',
  numbers:
    'zero, uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti, ventuno, ventidue, ventitre, ventiquattro, venticinque, ventisei, ventisette, ventotto, ventinove, trenta, trentuno, trentadue, trentatre',
  tens: 'quaranta, cinquanta, sessanta, settanta, ottanta, novanta, cento',
  shy: 'uno, sei',
  plurals: '1: gli uno, 4: i quattro, 7: i sette, 8: gli otto, 9: i nove',
  numberNouns: 'numero, numeri, vibrazione, energia, valore, cifra, n, frequenza, radice, somma, totale, risultato',
  singular:
    'il, l, un, uno, questo, quel, quello, tuo, suo, mio, al, del, nel, dal, stesso, altro, puro, buon, vero, autentico, nostro, una, lo, all, dell',
  indefinite: 'un, uno, altro, una',
  copulas:
    'è, essere, sono, fu, era, resta, vale, da, diventa, passa, somma, riduce, vibra, arriva, porta, ha, hai, come, sara, risulta, mostra, significa, in, con, di, al, a, ad, porti, segna, cambia, governa, nel',
  link: 'è, come, di, del, della, dell, nel, nella, tuo, tua, il, la, l, suo, sua, mio, per, in, numero, al, che, dal, tuoi, tue, sono, dello, dei',
  counted:
    'ann{o,i}, mes{e,i}, settiman{a,e}, giorn{o,i}, or{a,e}, minut{o,i}, second{o,i}, volt{a,e}, person{a,e}, amic{o,i}, amich{e}, figl{i}, lat{o,i}, cos{a,e}, pass{o,i}, part{e,i}, letter{a,e}, credit{o,i}, fras{e,i}, domand{a,e}, luog{o}, luoghi, parol{a,e}, punt{o,i}, per cento, don{o,i}, facc{ia,e}, strad{a,e}, grand{i}, piccol{i,e}, altr{i,e}, lezion{e,i}, divers{i,e}, aspett{o,i}, donne, uomini, fratelli, sorelle, milioni, mila, vocali, consonanti, euro, chilometri, tipi, livelli, al giorno, alla settimana, e mezzo, e mezza, prim{i,e}, ultim{i,e}, colori, di loro, di voi, buon{i,e}, nuov{i,e}, nomi, temi, tratti, abitudini, sere, mattine, notti',
  notCounted:
    'e, è, che, chi, ci, si, ti, mi, vi, le, gli, i, se, ne, come, perche, chiede, vuole, vive, cerca, dice, mette, prende, rende, sceglie, conosce, mantiene, sente, tiene, viene, invece, anche, dove, oltre, forse, quindi, poi, hai, sei, porti, vivi, entri, dei, nei, ai, dai, sui, nelle, alle, delle, anziche, ovvero, cioe, infatti, oggi, qui, li, puoi, devi, senti, cerchi, ami, vuoi, sai, tende, crede, ride, costruisce, offre, preferisce, insiste, apre, due, tre, cinque, sette, nove, dieci, vale, serve, significhi, risponde, cresce, chiude, muove, piace, spinge',
  pluralEnding: /[a-z]{2}[ie]$/,
  labels:
    'capitolo, passo, parte, fase, tappa, settimana, pagina, lezione, regola, punto, livello, eta, casa, sezione, riga, colonna, esercizio, compito, opzione, consiglio, verso, quasi, circa, ogni, giorno, giorni, alle, le, i, gli, dalle',
  beforeTime: 'alle, entro le, prima delle, dopo le, fino alle',
  you: 'tu, te, ti',
  yours: 'tuo, tua, tuoi, tue',
  youVerbs:
    'sei, hai, porti, vivi, entri, attraversi, cammini, segui, diventi, sarai, passi, vibri, sei nata, sai, puoi',
  they: 'lui, lei, loro, egli, ella',
  theirs: 'suo, sua, suoi, sue, loro',
  politeYours: '',
  theirsAfter: 'di lui, di lei, di loro',
  both: 'entrambi, vostro, vostra, vostri, vostre, voi, voi due, tutti e due, insieme, nostro, nostra, nostri, noi, condividete, tra voi',
  partners:
    'partner, compagno, compagna, marito, moglie, fidanzato, fidanzata, ragazzo, ragazza, amato, amata, sposo, sposa',
  strangers:
    'madre, padre, sorella, fratello, figlio, figlia, amico, amica, collega, zio, zia, cugino, cugina, nonna, nonno, vicino, vicina, ex, professoressa, professore, cliente, suocera, suocero, cognata, cognato, nipote, bambino, bambina, genitori, cane, gatto, cantante, attore, attrice, rivale, mamma, papa',
  attributed:
    'hai scritto, scrivi, hai detto, dici, dicevi, hai chiesto, hai letto, citi, hai citato, pensavi, credevi, hai sentito, ti hanno detto, ti ha detto, ti da, ti dava, ti hanno dato, altro sito, altri siti, un sito, siti, altra pagina, altra calcolatrice, altre calcolatrici, calcolatori, calcolatrici, altra app, altre app, applicazione, altrove, altre scuole, altra scuola, altro sistema, altra tradizione, altre tradizioni, altro libro, altri libri, internet, in rete, c è chi, si dice, dicono, nota come, noto come, spesso citato, spesso citata, citato come, citata come, indicato come, indicata come, è considerato, è considerata, viene spesso, altro metodo, sommare tutte, errore, sbagliato, sbagliata, invece di, invece del, anziche, al posto, confondere, confonde, confondono, altra tabella, altri numerologi',
  hypothetical:
    'sarebbe, sarebbero, saresti, avrebbe, avresti, fossi, avessi, se fosse, immagina, supponi, darebbe, fosse, avesse, varrebbe',
  negations: 'non, mai, ne, senza, nessun, nessuna, neppure, nemmeno',
  clauseWords: 'ma, qui, pero, tuttavia, eppure, in realta, perche, bensi, anche se',
  matchWords:
    'compatibilita, compatibili, affinita, armonia, sintonia, coppia, relazione, insieme, legame, punteggio, intesa, combinazione, chimica',
  outOf: 'su, di',
  percent: 'per cento, percento',
  equals:
    'è, sono, uguale a, pari a, fa, fanno, da, danno, risulta, somma, diventa, si riduce a, che da, totale, cioe, arriva a, il che da, ovvero, si ottiene',
  anaphors:
    'è un, è il, è l, è lo, è una, è, questo è, da un, da, si tratta di un, si tratta del, diventa, diventa un, passa a, passa al, cambia in, resta, somma, risulta, che è un, che è il, il numero è, la risposta è, vale, si riduce a, arriva a, vibra in, sara un, sara',
  now: 'ora, adesso, attuale, attualmente, presente, in questo momento, oggi, questo, quest',
  next: 'prossimo, prossima, seguente, successivo, che viene',
  last: 'scorso, scorsa, passato, passata, ultimo, precedente',
  thisYear: 'quest anno, questo anno, adesso, ora, attualmente, anno in corso, anno attuale',
  nextYear:
    'quello che viene, anno prossimo, prossimo anno, anno seguente, anno dopo, anno successivo, nuovo anno, anno che viene, anno nuovo',
  lastYear: 'anno scorso, scorso anno, anno passato, anno precedente',
  thisMonth: 'questo mese, adesso, ora, mese in corso',
  nextMonth: 'prossimo mese, mese prossimo, mese seguente',
  today: 'oggi, stasera, stamattina',
  tomorrow: 'domani',
  dayAfter: 'dopodomani',
  months: 'gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre',
  weekdays: 'domenica, lunedi, martedi, mercoledi, giovedi, venerdi, sabato',
  ordinals:
    'prim{o,a}, second{o,a}, terz{o,a}, quart{o,a}, quint{o,a}, sest{o,a}, settim{o,a}, ottav{o,a}, non{o,a}, decim{o,a}',
  and: 'e, ed, o, con, a, al, poi',
  mathPlus: 'piu, e',
}
