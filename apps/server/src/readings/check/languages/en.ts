import type { LanguageTable } from '../language-table.ts'

export const english: LanguageTable = {
  names: {
    life_path:
      'life path{,s}, lifepath, path of life, life number, path number, ruling number, birth path, birth force, life path number, ~path, road number, ~your road, ~road you walk, life lesson number, birth date number, destiny path, way of life number, life road, road of life, date of birth number, birth total, life theme number, core path, ~full date of birth, ~full birth date, ~whole date, ~full date, ~complete date, birth vibration, ~birth date, ~date of birth',
    expression:
      'expression{,s}, expression number{,s}, full name number, talent number, natal number, number of your name, vocation number, birth name number, whole name number',
    soul_urge:
      'soul urge{,s}, hearts desire, heart s desire, heart desire, soul s urge, soul number, soul s number, heart number, soul urge number, inner number, motivation number, soul desire, urge of the soul, inner urge, number of your heart, vowel number, number of the vowels, inner desire, soul longing, heart desire number, ~inwardly, ~on the inside, ~soul',
    personality:
      'personality, personality number, outer number, outer self number, persona number, image number, personalities, consonant number, number of the consonants, outer personality, first impression number, outward number, ~outwardly, ~on the outside, ~to the outside, ~you show, ~see in you, ~who meet you see',
    birthday:
      'birthday number, birth day number, birthday, birth number, day number, gift number, number of your birthday, birthdays, number of the day of birth, day of birth number',
    maturity: 'maturity, maturity number, realization number, realisation number, maturities, ultimate goal number',
    balance: 'balance, balance number',
    rational_thought: 'rational thought, rational thought number',
    subconscious_self: 'subconscious self, subconscious self number',
    hidden_passion:
      'number that repeats most, number that comes up most, most frequent number, hidden passion{,s}, hidden passion number',
    karmic_lesson: 'karmic lesson{,s}, karmic lesson number{,s}',
    karmic_debt:
      'karmic debt{,s}, karmic debt number{,s}, debt number{,s}, karmic number{,s}, ~debt{,s}, debt of karma',
    master: 'master number{,s}, master vibration{,s}, master energy, master digit{,s}, masters',
    personal_year:
      'personal year{,s}, personal year number, year number, personal number, number of the year, yearly number, yearly vibration',
    personal_month: 'personal month{,s}, personal month number, month number, number of the month, monthly number',
    personal_day: 'personal day{,s}, personal day number, daily number, number of the day, day s number',
    universal_year: 'universal year, universal number, world year, collective year',
    pinnacle: 'pinnacle{,s}, pinnacle number',
    challenge: 'challenge, challenge number, challenges',
    period_cycle: 'period cycle{,s}, life cycle, life period, period number',
    essence: 'essence, essence number',
    name_number: 'name number, namank, naamank',
    compound: 'compound number{, of your name, of the name}, compound{, of your name, of the name}',
    ordinal: 'ordinal number, ordinal sum{, of your name, of the name}, ordinal root, ordinal, ordinal total',
    psychic: 'psychic number, psychic, mulank, moolank, driver number, driver',
    destiny: 'destiny number, destiny, bhagyank, conductor number, conductor',
    kua: 'kua number, kua',
    missing: 'missing number{,s}, missing digit{,s}, absent number{,s}',
    repeated: 'repeated number{,s}, repeating number{,s}',
    score:
      'compatibility score, compatibility, pythagorean score, vedic score, score, harmony score, match score, overall score, compatibility rating',
  },
  ordinary:
    'expression, personality, birthday, maturity, balance, challenge, essence, destiny, psychic, score, missing',
  bareYear: 'year',
  bareMonth: 'month',
  bareDay: 'day',
  numbers:
    'zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, twenty one, twenty two, twenty three, twenty four, twenty five, twenty six, twenty seven, twenty eight, twenty nine, thirty, thirty one, thirty two, thirty three',
  tens: 'forty, fifty, sixty, seventy, eighty, ninety, hundred',
  shy: 'one',
  plurals:
    '2: twos, 3: threes, 4: fours, 5: fives, 6: sixes, 7: sevens, 8: eights, 9: nines, 11: elevens, 22: twenty twos, 33: thirty threes',
  numberNouns: 'number, numbers, vibration, energy, digit, value, frequency, root, sum, total, result, single digit',
  singular:
    'a, an, the, this, that, your, his, her, their, my, our, another, s, same, pure, true, strong, classic, quiet, double, real',
  indefinite: 'a, an, another, any',
  copulas:
    'is, are, was, be, being, been, s, re, m, am, becomes, become, makes, equals, reads, remains, stays, vibrates, resonates, comes, adds, reduces, gives, shows, turns, changes, brings, means, carries, holds, carry, hold, as, like, have, has, will, lands, falls, sits, stands, runs, rules, into, to, at, of, with, works, sums, boils',
  link: 'is, as, for, of, in, by, your, the, his, her, their, that, s, are, behind, my, a, an, s, own, energy, vibration, number, on, from, both, which, in',
  counted:
    'year{,s}, month{,s}, week{,s}, day{,s}, hour{,s}, minute{,s}, second{,s}, time{,s}, people, person, persons, friend{,s}, child, children, side{,s}, thing{,s}, step{,s}, way{,s}, part{,s}, gift{,s}, road{,s}, letter{,s}, credit{,s}, sentence{,s}, question{,s}, place{,s}, word{,s}, point{,s}, percent, am, pm, o clock, per cent, men, women, lesson{,s}, mind{,s}, quality, qualities, more, different, other{,s}, great, long, short, big, small, good, new, old, deep, full, simple, whole, free, of these, of them, of those, of us, of you, vowels, consonants, letters, numbers, digits, names, breaths, slow, steps, times, quick, things, days, traits, themes, areas, habits, rituals, weekends, evenings, mornings, nights, sentences, pages, chapters, glasses, cups, hours, rule, reason, euros, dollars, pounds, kilometres, miles, metres, candles, stones, siblings, sisters, brothers, sons, daughters, kids, decades, seasons, quarters, halves, types, kinds, sorts, levels, layers, tones, notes, colours, colors, sides, corners, words, rows, columns, planes, lines, squares, weeks, months, minutes, half, and a half, a day, a week, a month, a year, at a time',
  notCounted:
    'is, as, has, was, this, us, its, his, hers, yours, always, asks, means, brings, needs, wants, gives, says, speaks, shows, tells, helps, makes, leads, loves, reminds, invites, opens, likes, works, sits, stands, holds, carries, does, plus, thus, perhaps, besides, towards, walks, feels, thinks, rests, rules, rings, turns, comes, goes, runs, builds, begins, starts, ends, lives, knows, sees, hears, looks, moves, learns, seeks, finds, keeps, takes, calls, teaches, tends, adds, suits, meets, prefers, becomes, vibrates, resonates, explains, points, requires, favours, favors, rewards, whispers, describes, belongs, across, less, unless, energies, vibrations, vibes, across, pushes, pulls, dreams, waits, wishes, craves, thrives, colours, colors, sounds, marks, puts, lets, lends, stays, yes, sets, seems, appears, watches, reads, expects, deserves, refuses, heals',
  pluralEnding: /[^s']s$/,
  labels:
    'step, steps, chapter, part, phase, stage, week, page, lesson, rule, point, level, season, age, aged, act, question, house, room, route, bus, floor, top, section, line, row, column, exercise, task, option, tip, item, priority, version, verse, episode, season, turn, turned, turning, over, under, about, around, roughly, nearly, almost, every, arcana, sura, psalm, figure, note, credits, day',
  beforeTime: 'at, by, before, after, until, till, since, past, around, half past, quarter to, quarter past, from',
  you: 'you, yours, yourself',
  yours: 'your, yours, thy',
  youVerbs: '',
  they: 'he, she, him, they, them, himself, herself',
  theirs: 'his, her, their, hers, theirs',
  politeYours: '',
  theirsAfter: 'of his, of hers, of theirs',
  both: 'both, each of you, two of you, you two, our, us, we, you both, share, together, between you',
  partners: 'partner, husband, wife, boyfriend, girlfriend, lover, beloved, spouse, fiance, fiancee',
  strangers:
    'mother, father, mum, mom, dad, sister, brother, son, daughter, friend, boss, colleague, uncle, aunt, cousin, grandmother, grandfather, neighbour, neighbor, ex, child, baby, celebrity, singer, actor, actress, president, manager, teacher, client, rival, coworker, niece, nephew, parents, dog, cat',
  attributed:
    'you wrote, you said, you say, you mention, you mentioned, you told me, you asked, you ask, you read, you have read, you were told, you ve been told, you thought, you think, you believed, you believe, you expected, you had, you used to, you heard, other site, other sites, another site, another website, other websites, another calculator, other calculators, some calculators, most calculators, calculators, websites, an app, other apps, another app, other schools, some schools, other systems, another system, other tradition, other traditions, another tradition, other books, another book, many books, some books, often quoted, is quoted, quoted as, is said, is often, said to be, elsewhere, online, the internet, old books, some numerologists, other numerologists, many numerologists, a different method, another method, other methods, you may see, you might see, you may have seen, add all the digits, adding all the digits, the one you mention, were wrong, isn t wrong, not wrong, mistake, misprint, typo, mistaken, instead of, rather than, confuse, confused, mix up, mixes up',
  hypothetical:
    'would be, would have, would make, would give, were you, had you, if you were, if you had, had been, could be, could have, imagine, suppose, might have been, if it were, as if, were it',
  negations:
    'not, no, never, isn t, aren t, wasn t, neither, nor, cannot, without, don t, doesn t, none, hardly, nobody',
  clauseWords:
    'but, here, yet, however, though, although, instead, actually, in truth, in fact, by numeria, i count, we count, this is why, because',
  matchWords:
    'match, compatibility, compatible, harmony, score, fit, pair, couple, relationship, together, connection, bond, alignment, aligned, affinity, chemistry, rating, overall',
  outOf: 'out of, of, from, over',
  percent: 'percent, per cent, percentage',
  equals:
    'equals, equal, is, makes, make, gives, give, becomes, adds up to, comes to, add up to, sums to, are, and that is, that s, we get, you get, results in, reduces to, reduce to, leads to, turns into, which is, totals, total',
  anaphors:
    'it is, it s, it was, it s a, that is, that s, this is, this one is, which is, which makes, makes it, here it is, it becomes, it comes to, it vibrates, it adds up to, it reduces to, the number is, the answer is, that number is, this number is, it gives, the result is, it equals, and it is, it will be, it stays, it remains, it reads, that makes, comes out as, comes out at, it changes to, changes to, it turns to, becomes, it shows, it carries, it holds',
  now: 'now, current, currently, present, right now, at the moment, today, this',
  next: 'next, coming, following, after that, the one after',
  last: 'last, previous, past, former, ago, just ended',
  thisYear: 'this year, right now, currently, now, current year, the present year, this very year, year you are in',
  nextYear:
    'the one to come, next year, the coming year, the following year, year ahead, the year to come, new year, year after this',
  lastYear: 'last year, the past year, previous year, year before, year just gone',
  thisMonth: 'this month, now, currently, current month',
  nextMonth: 'next month, the coming month, following month',
  today: 'today, tonight, this morning, this evening',
  tomorrow: 'tomorrow',
  dayAfter: 'day after tomorrow',
  months:
    'jan{uary,}, feb{ruary,}, mar{ch,}, apr{il,}, may, jun{e,}, jul{y,}, aug{ust,}, sep{tember,,t}, oct{ober,}, nov{ember,}, dec{ember,}',
  weekdays:
    'sun{,day,days}, mon{,day,days}, tue{,s,sday,sdays}, wed{,nesday,nesdays}, thu{,r,rs,rsday,rsdays}, fri{,day,days}, sat{,urday,urdays}',
  ordinals: 'first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh',
  and: 'and, or, with, to, then, through, plus, then',
  mathPlus: 'plus, and',
}
