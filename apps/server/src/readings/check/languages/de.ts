import type { LanguageTable } from '../language-table.ts'

export const german: LanguageTable = {
  names: {
    life_path:
      'lebenszahl{,en}, lebensweg{,s}, lebenswegzahl, lebenspfad{,s}, lebensaufgabenzahl, lebenspfadzahl, wegzahl, geburtsweg, hauptzahl, leitzahl deines lebens, ~dein weg, lebensnummer, regierende zahl, herrschende zahl, regentenzahl, pfad des lebens, lebensbahn, lebensstrasse, lebensreise, lebensthema, geburtsdatumszahl, lebenslinie, lebensgrundzahl, geburtspfad, ~weg von, ~ganzen datum, ~vollen datum, ~ganzen geburtsdatum, ~vollstandigen geburtsdatum, geburtsschwingung, ~geburtsdatum',
    expression:
      'ausdruckszahl{,en}, ausdruck{,s}, namensausdruck, talentzahl, zahl des ausdrucks, namenszahl des vollen namens, berufungszahl, geburtsnamenszahl, begabungszahl, ausdrucksenergie',
    soul_urge:
      'seelenzahl{,en}, seelendrang{,s}, herzenswunsch, herzenswunschzahl, seelenwunsch, seelendrangzahl, herzzahl, zahl der seele, seelenantrieb, motivationszahl, seelenruf, seelenverlangen, seelensehnsucht, herzensdrang, vokalzahl, seelenimpuls, seelenimpulszahl, seelenstreben, herzensverlangen, herzenszahl, innere zahl, ~innen, ~seele',
    personality:
      'personlichkeitszahl{,en}, personlichkeit, aussenzahl, personlichkeiten, konsonantenzahl, aussenwirkung, aussere zahl, maskenzahl, ~aussen, ~nach aussen, ~nach draussen, ~zeigst du',
    birthday: 'geburtstagszahl, geburtszahl, tageszahl der geburt, geburtstag, tagzahl',
    maturity: 'reifezahl, reife, reifungszahl, verwirklichungszahl',
    balance: 'balancezahl, gleichgewichtszahl, balance, ausgleichszahl',
    rational_thought: 'rationales denken, rationalen denkens, denkzahl, verstandeszahl',
    subconscious_self: 'unterbewusstes selbst, unterbewussten selbst, unterbewusste selbst',
    hidden_passion:
      'am haufigsten, haufigste zahl, verborgene{,n} leidenschaft{,en}, versteckte{,n} leidenschaft{,en}, geheime leidenschaft',
    karmic_lesson: 'karmische{,n} lektion{,en}',
    karmic_debt:
      'karmische{,n} schuld{,en}, karmaschuld{,en}, karmische{,n} zahl{,en}, schuldzahl, karmazahl, ~schuld, karmaschulden, schuld des karmas, karmische{,n} altlast{,en}, ~schulden',
    master: 'meisterzahl{,en}, meisterschwingung, meisterenergie, meisterziffer{,n}, meisternummer{,n}',
    personal_year:
      'personliche{,s,n,m,r} jahr{,es,e}, jahreszahl, personliche{,n} zahl, zahl des jahres, jahresschwingung, personliche{,n} jahreszahl, personaljahr',
    personal_month: 'personliche{,s,n,m,r} monat{,s,es,e}, monatszahl, zahl des monats',
    personal_day: 'personliche{,s,n,m,r} tag{,s,es,e}, tageszahl, zahl des tages',
    universal_year: 'universaljahr{,es}, universelle{,s,n,m} jahr{,es}, weltjahr, universalzahl',
    pinnacle: 'hohepunkt{,s,es}, pinnacle, gipfel{,s}, gipfelzahl',
    challenge: 'herausforderung{,en}, hauptherausforderung, herausforderungszahl',
    period_cycle: 'lebenszyklus, periodenzyklus, lebensperiode',
    essence: 'essenz, essenzzahl',
    name_number: 'namenszahl, namank',
    compound: 'zusammengesetzte{,n} zahl{, deines namens, des namens}, verbundzahl, compound zahl',
    ordinal: 'ordnungszahl, ordinalzahl, ordnungssumme',
    psychic: 'psychische{,n} zahl{,en}, mulank, treiberzahl, leitzahl, driver zahl',
    destiny: 'schicksalszahl{,en}, bhagyank',
    kua: 'kua zahl, kua',
    missing: 'fehlende{,n} zahl{,en}',
    repeated: 'wiederholte{,n} zahl{,en}',
    score:
      'vereinbarkeit, kompatibilitat, punktzahl, wertung, ubereinstimmung, kompatibilitatswert, harmonie, passung, partnerwert',
  },
  ordinary: 'expression, personality, birthday, maturity, balance, challenge, essence, score, pinnacle',
  bareYear: 'jahr, jahres, jahre',
  bareMonth: 'monat, monats',
  bareDay: 'tag, tages, tage',
  numbers:
    'null, eins, zwei, drei, vier, funf, sechs, sieben, acht, neun, zehn, elf, zwolf, dreizehn, vierzehn, funfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, einundzwanzig, zweiundzwanzig, dreiundzwanzig, vierundzwanzig, funfundzwanzig, sechsundzwanzig, siebenundzwanzig, achtundzwanzig, neunundzwanzig, dreissig, einunddreissig, zweiunddreissig, dreiunddreissig',
  tens: 'vierzig, funfzig, sechzig, siebzig, achtzig, neunzig, hundert',
  shy: '',
  plurals:
    '1: einser, 2: zweier, 2: zweien, 3: dreier, 3: dreien, 4: vierer, 4: vieren, 5: funfer, 5: funfen, 6: sechser, 6: sechsen, 7: siebener, 7: siebenen, 8: achter, 8: achten, 9: neuner, 9: neunen, 11: elfer, 1: einsen',
  numberNouns:
    'zahl, nummer, schwingung, energie, wert, ziffer, nr, frequenz, wurzel, summe, quersumme, gesamtsumme, ergebnis',
  singular:
    'die, der, das, den, dem, eine, einer, einem, einen, ein, diese, dieser, deine, deiner, dein, deinem, deinen, seine, ihre, seiner, ihrer, meine, reine, echte, gleiche, zur, im, vom, starke, klare, andere, euer, eure, unsere, kraftvolle, stille',
  indefinite: 'eine, einer, einem, einen, ein, andere',
  copulas:
    'ist, sind, war, sein, bist, bin, bleibt, wird, lautet, ergibt, betragt, gleich, bringt, tragt, tragst, hat, hast, als, wie, kommt, steht, zeigt, bedeutet, heisst, mit, in, auf, zu, zur, von, schwingt, wechselt, macht, regiert',
  link: 'an, am, auf, hinter, unter, ist, als, von, der, die, das, deiner, deine, deines, dein, in, im, zu, zur, fur, seiner, ihrer, seine, ihre, zahl, des, aus, bei, nach, vom, deinem, deinen, dem, euer, eure',
  counted:
    'weitere{,n}, jahr{,e,en}, monat{,e,en}, woche{,n}, tag{,e,en}, stunde{,n}, minute{,n}, sekunde{,n}, mal, person{,en}, mensch{,en}, leute{,n}, freund{,e,en}, kind{,er,ern}, seite{,n}, ding{,e,en}, sache{,n}, schritt{,e,en}, teil{,e,en}, buchstabe{,n}, credit{,s}, satz, satze{,n}, frage{,n}, ort{,e,en}, wort{,e,en}, worter{,n}, punkt{,e,en}, prozent, uhr, gabe{,n}, gesicht{,er,ern}, weg{,e,en}, grosse{,n}, kleine{,n}, andere{,n}, verschiedene{,n}, lektion{,en}, richtung{,en}, gute{,n}, neue{,n}, ruhige{,n}, volle{,n}, erste{,n}, letzte{,n}, von ihnen, davon, von euch, vokale{,n}, konsonanten, euro, kilometer, am tag, pro, einhalb, ganze{,n}, einfache{,n}, kurze{,n}, lange{,n}, konkrete{,n}',
  notCounted: 'du, sie, ihr, die, der, das',
  pluralEnding: /^\p{Lu}/u,
  labels:
    'kapitel, schritt, teil, phase, stufe, woche, seite, lektion, regel, punkt, ebene, alter, haus, frage, abschnitt, zeile, spalte, ubung, aufgabe, option, tipp, vers, fast, etwa, rund, jede, alle, tag, tage, knapp',
  beforeTime: 'um, gegen, bis, ab, nach, vor, um halb, gegen halb, bis halb, ab halb, viertel nach, viertel vor, halb',
  you: 'du, dich, dir',
  yours: 'dein, deine, deiner, deinen, deinem, deines',
  youVerbs: 'bist, hast, tragst, lebst, gehst, betrittst, wirst, schwingst, kommst, bringst',
  they: 'er, ihm, ihn, sie',
  theirs: 'sein, seine, seiner, seinen, seinem, seines, deren, dessen, ihr, ihre, ihrer, ihren, ihrem, ihres',
  politeYours: '',
  theirsAfter: 'von ihm, von ihr, von ihnen',
  both: 'beide, beiden, euch, euer, eure, eurer, eurem, euren, ihr beide, ihr zwei, zusammen, wir, uns, unser, unsere, teilt, zwischen euch, miteinander',
  partners:
    'partner, partners, partnerin, mann, ehemann, frau, ehefrau, freund, freundin, liebster, liebste, verlobter, verlobte, lebensgefahrte',
  strangers:
    'mutter, vater, schwester, bruder, sohn, tochter, chef, chefin, kollege, kollegin, onkel, tante, cousin, cousine, oma, opa, grossmutter, grossvater, nachbar, nachbarin, ex, lehrer, lehrerin, kunde, schwiegermutter, schwiegervater, neffe, nichte, baby, kind, eltern, hund, katze, sangerin, sanger, schauspieler, schauspielerin, rivale, mama, papa, kumpel, freunde, bekannter, bekannte',
  attributed:
    'du schreibst, schreibst du, schreibst mir, du erzahlst, du schriebst, hast geschrieben, du sagst, du sagtest, hast du gesagt, hast gesagt, du fragst, hast gefragt, gelesen, du erwahnst, erwahnt, du dachtest, du glaubst, du meintest, hast gehort, man sagte dir, sagte dir, wurde dir, dir gesagt, nennt dir, gibt dir, andere seite, anderen seite, andere seiten, anderen seiten, andere website, andere rechner, anderen rechner, rechner, andere app, anderswo, andere schulen, anderen schulen, andere schule, andere systeme, anderen systemen, anderes system, andere tradition, andere traditionen, anderen tradition, andere bucher, im netz, im internet, man sagt, heisst es, sagt man, gilt als, gilt oft, gilt haufig, oft genannt, wird oft, oft als, bekannt als, andere methode, anderen methode, alle ziffern, irrtum, fehler, falsch, statt, anstatt, anstelle, verwechselt, verwechseln, verwechsle, andere tabelle, andere numerologen',
  hypothetical:
    'läge, lägen, wäre, wären, wärst, hätte, hättest, würde, würden, würdest, stell dir vor, angenommen, kame, ergabe',
  negations: 'nicht, nie, niemals, kein, keine, keinen, keiner, ohne, weder, noch nie',
  clauseWords: 'aber, hier, jedoch, doch, allerdings, obwohl, tatsachlich, in wahrheit, denn, sondern',
  matchWords:
    'kompatibilitat, vereinbarkeit, ubereinstimmung, harmonie, passt, passung, paar, beziehung, zusammen, verbindung, wertung, punktzahl, match, gemeinsam, einklang',
  outOf: 'von, aus',
  percent: 'prozent',
  equals:
    'ist, sind, gleich, ergibt, ergeben, macht, machen, wird, werden, gibt, reduziert sich auf, kommt auf, also, das ist, das macht, das ergibt, zusammen, summe, bleibt, fuhrt zu, wird zu, wird zur',
  anaphors:
    'ist es eine, ist es ein, ist es die, ist das eine, ist das die, es ist eine, es ist ein, es ist die, es ist, das ist eine, das ist die, das ist, sie ist eine, sie ist die, sie ist, sie lautet, er ist eine, ist eine, ist die, das ergibt, ergibt, sie wird zur, wird zur, wird zu, wechselt auf, wechselt zu, wechselt zur, springt auf, bleibt, die zahl ist, die antwort ist, betragt, reduziert sich auf, kommt auf, schwingt in, lautet, diesmal ist es, es wird eine, er lautet',
  now: 'jetzt, aktuell, aktuelle, aktuellen, aktueller, aktuelles, derzeit, gerade, gegenwartig, momentan, heute, dieses, diesem, diesen',
  next: 'nachste, nachsten, nachstes, nachster, kommende, kommenden, kommendes, folgende, folgenden, darauf',
  last: 'letzte, letztes, letzter, letzten, letztem, vergangene, vergangenes, vergangenen, vorige, voriges, vorigen',
  thisYear:
    'dieses jahr, diesem jahr, gerade, jetzt, derzeit, aktuelle jahr, laufende jahr, laufenden jahr, aktuellen jahr',
  nextYear:
    'das kommende, nachste jahr, nachstes jahr, nachsten jahr, nachsten jahres, kommendes jahr, kommende jahr, kommenden jahr, jahr darauf, folgenden jahr, neue jahr, neues jahr, neuen jahr, jahr danach, folgejahr',
  lastYear: 'letztes jahr, letzten jahr, vergangenes jahr, vergangenen jahr, voriges jahr, vorjahr, letzte jahr',
  thisMonth: 'diesen monat, diesem monat, dieser monat, jetzt, gerade, aktuelle monat, laufenden monat',
  nextMonth: 'nachsten monat, nachster monat, kommenden monat, kommende monat',
  today: 'heute, heute abend',
  tomorrow: 'morgen',
  dayAfter: 'ubermorgen',
  months: 'januar, februar, marz, april, mai, juni, juli, august, september, oktober, november, dezember',
  weekdays: 'sonntag{,s}, montag{,s}, dienstag{,s}, mittwoch{,s}, donnerstag{,s}, freitag{,s}, samstag{,s}',
  ordinals:
    'erste{,r,n,s}, zweite{,r,n,s}, dritte{,r,n,s}, vierte{,r,n,s}, funfte{,r,n,s}, sechste{,r,n,s}, siebte{,r,n,s}, achte{,r,n,s}, neunte{,r,n,s}, zehnte{,r,n,s}',
  and: 'und, oder, mit, bis, dann',
  mathPlus: 'plus, und',
}
