// Words that place a birth date without a part of it: zodiac signs, animal years, decades, ages, weekdays and seasons of birth. Data for `placing.ts`.
// Lists are separated by commas; capitals and accents do not count.
import type { ReadingLanguage } from '@numeria/contract'

/**
 * In a frame, a word in capitals stands for a class: ANIMAL, ELEMENT, SIGN, AGE (a number from 18 to 99 that counts no noun), NUM (one that may),
 * TEN (twenty, thirty and so on, like AGE), DECADE (one that may count), FEW (2 to 9), ADV, TIME; `^` is the beginning of a clause. A class with `?` may be absent.
 */
export type PlacingWords = {
  /** Names of signs and generations that mean nothing else. */
  signs: string
  /** Names of signs that are everyday words as well. */
  figures: string
  /** The animals of the Chinese years. */
  animals: string
  elements: string
  /** Beside one of these, a figure or an animal is a sign. */
  zodiac: string
  /** Words that tell a decade or an age by themselves. */
  spans: string
  frames: string
  /** Words of a birth. With one of `times` in a sentence, they place it. */
  births: string
  times: string
  /** With a birthday, these place it, but not with a birth. */
  near: string
  /** After a number, these words count nothing: 'at forty you rest'. */
  afterAge: string
  adverbs: string
}

export const placingWords: Record<ReadingLanguage, PlacingWords> = {
  en: {
    signs:
      'aries, arian, taurus, taurean, gemini, geminis, virgo, virgos, virgoan, libra, libran, librans, scorpio, scorpios, sagittarius, sagittarian, capricorn, capricorns, aquarius, aquarian, pisces, piscean, cancerian, millennial, millennials, baby boomer, gen x, gen y, gen z, generation x, generation y, generation z, birthstone',
    figures: 'cancer, leo, leos, ram, bull, twins, crab, lion, virgin, scales, scorpion, archer, water bearer, fish',
    animals:
      'rat, ox, buffalo, tiger, rabbit, hare, dragon, snake, horse, goat, sheep, monkey, rooster, cock, dog, pig, boar',
    elements: 'wood, fire, earth, metal, water, yin, yang',
    zodiac:
      'zodiac, zodiacal, horoscope, astrology, astrological, star sign, sun sign, birth sign, your sign, sign of the, sign is, born under, animal year, animal sign, chinese year, sun in, moon in, ascendant, your animal',
    spans:
      'twenties, thirties, forties, fifties, sixties, seventies, eighties, nineties, noughties, middle aged, middle age, midlife, thirtysomething, fortysomething, quadragenarian, quinquagenarian, sexagenarian, septuagenarian, octogenarian',
    frames:
      'year of the ELEMENT? ANIMAL, years of the ANIMAL, ANIMAL year, ANIMAL years, ELEMENT ANIMAL, born a ANIMAL, born an ANIMAL, a cancer sun, are a cancer, re a cancer, are a leo, re a leo, as a leo, as a cancer, you are ADV? ADV? AGE, you re ADV? ADV? AGE, he is ADV? AGE, she is ADV? AGE, now ADV? AGE, past ADV? AGE, turn AGE, turned AGE, turning AGE, nearing AGE, approaching AGE, NUM years old, NUM year old, NUM years of age, aged NUM, age of NUM, age NUM, ^ at AGE, ^ after AGE, ^ before AGE, ^ over AGE, ^ by AGE, TIME child, TIME baby, TIME s child, will be ADV? AGE, ll be ADV? AGE, you be ADV? AGE, NUM mark, lived ADV? NUM years, NUM years of life, FEW decades ago, FEW decades of life, FEW decades old',
    births: 'born, birth, birthday, birthdays, you arrived, your arrival, child of, baby of, natal, you came into',
    times:
      'spring, springtime, summer, summertime, autumn, winter, midsummer, midwinter, solstice, equinox, christmas, easter, halloween, new year, carnival, thanksgiving, leap day, leap year, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, first half of the year, second half of the year, middle of the year, end of the year, start of the year',
    near: 'tomorrow, yesterday, next week, last week, this week, next month, last month, this month, weeks away, days away, months away, weeks ago, days ago, in a week, in a month, soon, approaching, coming up, around the corner, has just passed, days of the year, weeks of the year, thirtieth, fortieth, fiftieth, sixtieth, seventieth',
    afterAge:
      'you, your, now, and, or, but, already, today, this, in, with, when, it, life, is, the, last, next, soon, before, after, then',
    adverbs: 'now, already, almost, nearly, over, past, about, around, just, only, barely, not, yet, well, still',
  },
  pt: {
    signs:
      'áries, tauro, taurino, taurina, gémeos, gêmeos, geminiano, geminiana, canceriano, canceriana, leonino, leonina, virginiano, virginiana, libriano, libriana, escorpiano, escorpiana, sagitário, sagitariano, sagitariana, capricórnio, capricorniano, capricorniana, aquário, aquariano, aquariana, pisciano, pisciana, millennial, millennials, geração x, geração y, geração z',
    figures: 'carneiro, touro, caranguejo, câncer, cancro, leão, virgem, balança, libra, escorpião, peixes',
    animals:
      'rato, boi, búfalo, tigre, coelho, lebre, dragão, serpente, cobra, cavalo, cabra, ovelha, macaco, galo, cão, porco, javali',
    elements: 'madeira, fogo, terra, metal, água',
    zodiac:
      'zodíaco, zodiacal, horóscopo, astrologia, astrológico, astral, teu signo, o signo, do signo, de signo, sob o signo, ano chinês, signo chinês, sol em, lua em, ascendente, teu animal, animal do',
    spans:
      'trintão, trintona, quarentão, quarentona, cinquentão, cinquentona, sessentão, sessentona, setentão, balzaquiana, meia idade, quadragenário, quinquagenário, sexagenário, septuagenário, octogenário',
    frames:
      'ano do ANIMAL, ano da ANIMAL, ano de ANIMAL, anos do ANIMAL, ANIMAL de ELEMENT, és SIGN, és um SIGN de nascimento, como SIGN, anos DECADE, década de DECADE, década dos DECADE, casa dos DECADE, filho dos TEN, filha dos TEN, criança dos TEN, nos TEN, teus TEN, nos teus DECADE, passados os AGE, depois dos AGE, antes dos AGE, acima dos AGE, aos AGE, tens ADV? ADV? NUM anos, com NUM anos, teus NUM anos, fazes ADV? NUM, fizeste ADV? NUM, fazer NUM anos, completas ADV? NUM, completaste ADV? NUM, dos NUM anos, os NUM anos, aos NUM anos, quase nos AGE, idade de NUM, farás ADV? NUM, passaste dos AGE, viveste ADV? NUM anos, vividos NUM anos, há FEW décadas, FEW décadas de vida',
    births:
      'nasceste, nascida, nascido, nascimento, aniversário, aniversários, nasceu, nasces, vieste ao mundo, veio ao mundo, chegaste, a tua chegada, filho do, filha do, filho da, filha da, criança do, criança da, fazes anos',
    times:
      'primavera, verão, outono, inverno, solstício, equinócio, natal, páscoa, carnaval, ano novo, são joão, bissexto, segunda feira, terça feira, quarta feira, quinta feira, sexta feira, a uma segunda, a uma terça, a uma quarta, a uma quinta, a uma sexta, numa segunda, numa terça, numa quarta, numa quinta, numa sexta, à segunda, à terça, à quarta, à quinta, à sexta, sábado, domingo, fim de semana, primeira metade do ano, segunda metade do ano, meio do ano, meados do ano, fim do ano, início do ano, princípio do ano',
    near: 'amanhã, ontem, próxima semana, semana passada, esta semana, próximo mês, mês que vem, semana que vem, mês passado, este mês, há dias, há semanas, em breve, à porta, está a chegar, daqui a pouco, acabou de passar, dias do ano, semanas do ano, trigésimo, quadragésimo, quinquagésimo, sexagésimo',
    afterAge: 'tu, o, a, e, ou, mas, já, hoje, agora, és, tens, sabes, descansas, vives, aos, de idade, quando, isso',
    adverbs: 'já, quase, agora, mais, de, cerca, uns, apenas, só, perto, ainda',
  },
  es: {
    signs:
      'tauro, géminis, virgo, escorpio, sagitario, capricornio, acuario, piscis, taurino, taurina, geminiano, geminiana, canceriano, canceriana, virginiano, virginiana, libriano, libriana, escorpiano, escorpiana, sagitariano, sagitariana, capricorniano, capricorniana, acuariano, acuariana, pisciano, pisciana, millennial, milenial, generación x, generación y, generación z',
    figures: 'aries, carnero, toro, gemelos, cáncer, cangrejo, leo, león, virgen, libra, balanza, escorpión, peces',
    animals:
      'rata, buey, búfalo, tigre, conejo, liebre, dragón, serpiente, caballo, cabra, oveja, mono, gallo, perro, cerdo, jabalí',
    elements: 'madera, fuego, tierra, metal, agua',
    zodiac:
      'zodíaco, zodiaco, zodiacal, horóscopo, astrología, astrológico, astral, tu signo, el signo, del signo, de signo, bajo el signo, año chino, sol en, luna en, ascendente, tu animal, animal del',
    spans:
      'veinteañero, veinteañera, treintañero, treintañera, cuarentón, cuarentona, cincuentón, cincuentona, sesentón, sesentona, mediana edad, cuadragenario, quincuagenario, sexagenario, septuagenario, octogenario, la treintena, la cuarentena, la cincuentena, la sesentena',
    frames:
      'año del ANIMAL, año de la ANIMAL, año de ANIMAL, años del ANIMAL, ANIMAL de ELEMENT, eres SIGN, como SIGN, años DECADE, década de DECADE, década de los DECADE, los TEN, tus TEN, en tus DECADE, pasados los AGE, después de los AGE, antes de los AGE, a los AGE, a los NUM años, tienes ADV? ADV? NUM años, tienes ADV? ADV? AGE, con NUM años, tus NUM años, los NUM años, cumples ADV? NUM, cumpliste ADV? NUM, cumplir NUM, edad de NUM, cumplirás ADV? NUM, tendrás ADV? NUM años, pasaste de los AGE, vivido ADV? NUM años, hace FEW décadas, FEW décadas de vida',
    births:
      'naciste, nacida, nacido, nacimiento, cumpleaños, nació, naces, viniste al mundo, vino al mundo, llegaste, tu llegada, hijo del, hija del, hijo de la, hija de la, niño del, niña del, cumples años',
    times:
      'primavera, verano, otoño, invierno, solsticio, equinoccio, navidad, semana santa, pascua, carnaval, año nuevo, bisiesto, lunes, martes, miércoles, jueves, viernes, sábado, domingo, fin de semana, primera mitad del año, segunda mitad del año, mitad del año, mediados de año, fin de año, final del año, principio del año',
    near: 'mañana, ayer, próxima semana, semana pasada, esta semana, próximo mes, mes que viene, semana que viene, mes pasado, este mes, hace días, hace semanas, pronto, a la vuelta de la esquina, se acerca, acaba de pasar, días del año, semanas del año, trigésimo, cuadragésimo, quincuagésimo, sexagésimo',
    afterAge: 'tú, ya, y, o, pero, hoy, ahora, eres, tienes, sabes, descansas, vives, en, cuando, eso, la, el',
    adverbs: 'ya, casi, ahora, más, de, unos, apenas, solo, cerca, aún, pronto',
  },
  fr: {
    signs:
      'gémeaux, sagittaire, sagittaires, capricorne, capricornes, verseau, verseaux, millennial, millennials, milléniaux, génération x, génération y, génération z',
    figures:
      'bélier, béliers, taureau, taureaux, cancer, cancers, lion, lions, vierge, vierges, balance, balances, scorpion, scorpions, poissons',
    animals:
      'rat, bœuf, buffle, tigre, lapin, lièvre, dragon, serpent, cheval, chèvre, mouton, singe, coq, chien, cochon, sanglier',
    elements: 'bois, feu, terre, métal, eau',
    zodiac:
      'zodiaque, zodiacal, horoscope, astrologie, astrologique, astral, ton signe, le signe, du signe, de signe, sous le signe, année chinoise, soleil en, lune en, ascendant, ton animal, animal de',
    spans:
      'trentenaire, quadragénaire, quinquagénaire, sexagénaire, septuagénaire, octogénaire, quadra, quinqua, âge mûr, la trentaine, la quarantaine, la cinquantaine, la soixantaine, ta trentaine, ta quarantaine, ta cinquantaine, ta soixantaine',
    frames:
      'année du ANIMAL, année de la ANIMAL, année de ANIMAL, an du ANIMAL, années du ANIMAL, ANIMAL de ELEMENT, es SIGN, née SIGN, comme SIGN, années DECADE, décennie DECADE, as ADV? ADV? NUM ans, à NUM ans, passé AGE, passé NUM ans, passés NUM ans, après NUM ans, avant NUM ans, tes NUM ans, tes AGE, les NUM ans, âge de NUM, fêtes NUM, fêter NUM ans, de NUM ans, auras ADV? NUM ans, vécu ADV? NUM ans, NUM ans de vie, il y a FEW décennies, depuis FEW décennies, FEW décennies de vie',
    births:
      'née, nés, nées, naissance, anniversaire, anniversaires, venu au monde, venue au monde, naquis, tu es arrivé, tu es arrivée, ton arrivée, enfant du, enfant de l, enfant d, fils du, fille du',
    times:
      'printemps, été, automne, hiver, solstice, équinoxe, noël, pâques, carnaval, nouvel an, bissextile, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, week end, première moitié de l année, seconde moitié de l année, milieu de l année, fin de l année, début de l année',
    near: 'demain, hier, semaine prochaine, semaine dernière, cette semaine, mois prochain, mois dernier, ce mois, il y a quelques jours, bientôt, approche, vient de passer, jours de l année, semaines de l année, trentième, quarantième, cinquantième, soixantième',
    afterAge: 'tu, et, ou, mais, déjà, aujourd, maintenant, il, elle, ce, c, quand, en',
    adverbs: 'déjà, presque, maintenant, plus, de, environ, à, peine, bientôt, encore, tout, juste',
  },
  de: {
    signs:
      'sommerkind, winterkind, herbstkind, frühlingskind, sonntagskind, millennial, millennials, generation x, generation y, generation z, babyboomer, stiergeborene, stiergeborener, krebsgeborene, krebsgeborener, löwegeborene, waagegeborene, fischegeborene',
    figures:
      'widder, stier, zwilling, zwillinge, krebs, löwe, löwin, jungfrau, waage, skorpion, schütze, steinbock, wassermann, fische, fisch',
    animals:
      'ratte, ratten, büffel, büffels, ochse, ochsen, tiger, tigers, hase, hasen, kaninchen, kaninchens, drache, drachen, schlange, pferd, pferdes, ziege, schaf, schafs, affe, affen, hahn, hahns, hahnes, hund, hundes, schwein, schweins, schweines',
    elements: 'holz, feuer, erde, metall, wasser',
    zodiac:
      'tierkreis, tierkreiszeichen, sternzeichen, horoskop, astrologie, astrologisch, dein zeichen, im zeichen, sonnenzeichen, chinesische zeichen, aszendent, sonne im, sonne in, mond im, mond in, dein tier',
    spans:
      'zwanziger, zwanzigern, zwanzigerin, dreißiger, dreißigern, dreißigerin, vierziger, vierzigern, vierzigerin, fünfziger, fünfzigern, fünfzigerin, sechziger, sechzigern, sechzigerin, siebziger, siebzigern, achtziger, achtzigern, neunziger, neunzigern, mittdreißiger, mittvierziger, mittfünfziger, zwanzigerjahre, sechzigerjahre, siebzigerjahre, achtzigerjahre, neunzigerjahre, mitte vierzig, mitte dreißig, mitte fünfzig',
    frames:
      'jahr des ANIMAL, jahr der ANIMAL, jahre des ANIMAL, ELEMENT ANIMAL, bist SIGN, bist ein SIGN, bist eine SIGN, als SIGN geboren, im SIGN geboren, bist ADV? ADV? AGE, bist NUM jahre, NUM jahre alt, mit NUM jahren, ^ als SIGN, ^ mit AGE, ^ über AGE, ^ nach AGE, jenseits der AGE, um die AGE, wirst ADV? AGE, wirst du ADV? AGE, bist du ADV? AGE, wirst NUM jahre, wurdest ADV? AGE, alter von NUM, anfang AGE, mitte AGE, ende AGE, NUM jahre gelebt, seit FEW jahrzehnten, vor FEW jahrzehnten, FEW jahrzehnte gelebt, FEW jahrzehnte alt, jahrgang NUM',
    births:
      'geboren, geborene, geborener, geburt, geburtstag, geburtstags, geburtstage, zur welt, auf die welt, deine ankunft, kamst du, du kamst, kind des, kind der',
    times:
      'frühling, frühlings, frühjahr, sommer, sommers, herbst, herbstes, winter, winters, sonnenwende, tagundnachtgleiche, weihnachten, ostern, karneval, fasching, neujahr, silvester, schaltjahr, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, wochenende, erste hälfte des jahres, ersten hälfte des jahres, zweiten hälfte des jahres, mitte des jahres, ende des jahres, anfang des jahres, jahresmitte, jahresende, jahresanfang',
    near: 'morgen, gestern, nächste woche, nächster woche, letzte woche, diese woche, nächsten monat, letzten monat, diesen monat, vor wochen, vor tagen, bald, steht bevor, vor der tür, naht, gerade vorbei, tagen des jahres, wochen des jahres, dreißigster, dreißigsten, vierzigster, vierzigsten, fünfzigster, fünfzigsten, sechzigster, sechzigsten',
    afterAge:
      'und, oder, aber, du, jetzt, heute, schon, weißt, ruhst, bist, hast, kannst, lebst, darfst, in, wenn, alt',
    adverbs: 'jetzt, schon, fast, bald, nun, über, etwa, rund, gerade, erst, knapp, noch, um, die',
  },
  it: {
    signs:
      'sagittario, capricorno, acquario, millennial, millennials, generazione x, generazione y, generazione z, capricorni, acquari',
    figures: 'ariete, toro, gemelli, cancro, leone, vergine, bilancia, scorpione, pesci',
    animals:
      'topo, ratto, bue, bufalo, tigre, coniglio, lepre, drago, serpente, cavallo, capra, pecora, scimmia, gallo, cane, maiale, cinghiale',
    elements: 'legno, fuoco, terra, metallo, acqua',
    zodiac:
      'zodiaco, zodiacale, oroscopo, astrologia, astrologico, astrale, tuo segno, il segno, del segno, di segno, sotto il segno, anno cinese, sole in, luna in, ascendente, tuo animale, animale dell',
    spans:
      'ventenne, trentenne, quarantenne, cinquantenne, sessantenne, settantenne, ottantenne, mezza età, la trentina, la quarantina, la cinquantina, la sessantina, trent anni, quarant anni, cinquant anni, sessant anni, settant anni, trentun anni, quarantun anni, cinquantun anni, sessantun anni, sulla trentina, sulla quarantina, sulla cinquantina, sulla sessantina',
    frames:
      'anno del ANIMAL, anno della ANIMAL, anno di ANIMAL, anni del ANIMAL, ANIMAL di ELEMENT, sei SIGN, sei dei SIGN, sei del SIGN, sei della SIGN, come SIGN, anni DECADE, decennio DECADE, passati i AGE, dopo i AGE, oltre i AGE, prima dei AGE, sui AGE, i TEN, nei tuoi DECADE, hai ADV? ADV? NUM anni, a NUM anni, tuoi NUM anni, i NUM anni, dei NUM anni, compi ADV? NUM, compiere NUM, compiuto ADV? NUM, età di NUM, compirai ADV? NUM, avrai ADV? NUM anni, vissuto ADV? NUM anni, superato i AGE, da FEW decenni, FEW decenni fa, FEW decenni di vita',
    births:
      'nato, nata, nati, nate, nascita, compleanno, compleanni, nacque, nascesti, venuto al mondo, venuta al mondo, sei arrivato, sei arrivata, il tuo arrivo, figlio del, figlia del, figlio della, figlia della, bambino di, bambina di',
    times:
      'primavera, estate, autunno, inverno, solstizio, equinozio, natale, pasqua, carnevale, ferragosto, capodanno, bisestile, lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, fine settimana, prima metà dell anno, seconda metà dell anno, metà dell anno, fine dell anno, inizio dell anno',
    near: 'domani, ieri, prossima settimana, settimana scorsa, questa settimana, mese prossimo, prossimo mese, mese scorso, questo mese, giorni fa, settimane fa, presto, alle porte, si avvicina, appena passato, giorni dell anno, settimane dell anno, trentesimo, quarantesimo, cinquantesimo, sessantesimo',
    afterAge: 'tu, e, o, ma, già, oggi, ora, sei, hai, sai, riposi, vivi, in, quando',
    adverbs: 'già, quasi, ora, più, di, circa, appena, solo, ancora, adesso, presto',
  },
}

/** Of a span between the birthday and another day, after a number: 'your birthday is in three weeks'. */
export const spanWords =
  'day, days, week, weeks, month, months, dia, dias, semana, semanas, mês, meses, día, días, mes, jour, jours, semaine, semaines, mois, tag, tage, tagen, woche, wochen, monat, monate, monaten, giorno, giorni, settimana, settimane, mese, mesi'
/** Words of the birthday alone: a birth and a number of days have nothing in common. */
export const birthdayWords =
  'birthday, birthdays, aniversário, aniversários, cumpleaños, anniversaire, anniversaires, geburtstag, geburtstags, compleanno, compleanni'
