import { digitsOf, inBoth, numbersOf, type Words } from './words.ts'

export const german: Words = {
  possessive: /^(?:deine|dein) /,
  numbers: numbersOf(`
life_path | deine Lebenszahl | Sie kommt aus dem ganzen Geburtsdatum und zeigt, auf welchem Weg du lernst.
expression | deine Ausdruckszahl | Sie kommt aus allen Buchstaben deines Namens und zeigt, was du kannst.
soul_urge | deine Seelenzahl | Sie kommt aus den Vokalen deines Namens und zeigt, was du im Grunde willst.
personality | deine Persönlichkeitszahl | Sie kommt aus den Konsonanten deines Namens und zeigt, was andere zuerst sehen.
personal_year | dein persönliches Jahr | Es gibt dem Kalenderjahr sein Thema.
personal_month | dein persönlicher Monat | Er färbt ein paar Wochen im Jahr.
personal_day | dein persönlicher Tag | Er gibt einem einzelnen Tag den Ton.
universal_year | dein Universaljahr | Es ist für alle gleich und bildet den Hintergrund.
birthday | deine Geburtstagszahl | Sie ist die Begabung, die keine Übung braucht.
maturity | deine Reifezahl | Sie wird in der zweiten Lebenshälfte stärker.
balance | deine Balancezahl | Sie zeigt, wie du wieder ruhig wirst, wenn dich etwas umwirft.
hidden_passion | deine verborgene Leidenschaft | Sie ist der Wert, den die Buchstaben deines Namens am häufigsten haben.
karmic_lesson | deine karmische Lektion | Kein Buchstabe deines Namens hat diesen Wert, darum will er geübt sein.
karmic_debt | deine karmische Schuld | Sie zeigt eine Stelle, an der Mühe mehr zählt als Glück.
pinnacle | dein {nth} Höhepunkt | Er benennt das Wetter mehrerer Jahre.
challenge | deine Herausforderung | Sie benennt, was diese Jahre dich lehren wollen.
period_cycle | dein {nth} Zyklus | Er ist die langsame Strömung unter den Jahren.
essence | deine Essenz | Sie kommt aus den Buchstaben, die in diesem Jahr wirken.
name_number | deine Namenszahl | In der Namenstradition führt diese Zahl.
name_compound | deine zusammengesetzte Zahl | Sie ist die verborgene Strömung hinter dem Namen.
ordinal_root | deine Ordnungszahl | Sie geht mit deinem Namen durch das Alphabet.
psychic_number | deine psychische Zahl | Sie zeigt, wie du dich siehst.
destiny_number | deine Schicksalszahl | Sie zeigt, was das Leben aus dir macht.
planet_of | dein Planet | Er gibt der Zahl ihr Temperament.
driver_number | deine Leitzahl | Sie ist, was dich bewegt.
conductor_number | deine Wegzahl | Sie ist, wohin diese Bewegung führt.
lo_shu_missing | deine fehlende Zahl | Sie steht nirgends im Quadrat deines Geburtsdatums.
lo_shu_repeated | deine wiederholte Zahl | Sie steht mehr als einmal im Quadrat deines Datums.
lo_shu_complete | dein Pfeil der Stärke | Diese Linie des Quadrats ist voll.
lo_shu_empty | dein Pfeil der Schwäche | Diese Linie des Quadrats ist noch offen.
score | deine Vereinbarkeit | Sie ist die Summe einer veröffentlichten Tabelle und kein Urteil.
`),
  digits: digitsOf(`
in deinem Namen etwas anzufangen | Du gehst voran und lernst beim Tun, und um Erlaubnis zu fragen ermüdet dich. | Wenn du den ersten Schritt machst, trauen sich die anderen den zweiten. | Hilfe anzunehmen ist auch eine Art zu führen. | Beginne mit der Aufgabe, die du vor dir herschiebst.
gemeinsam und mit Geduld voranzukommen | Du hörst, was nicht gesagt wird, und verbindest Menschen ohne Lärm. | Bei dir sagt man ohne Angst die Wahrheit. | Deine Meinung kommt spät, weil du sie aus Rücksicht zurückhältst. | Frag jemanden nach seiner Meinung und hör bis zum Ende zu.
zu zeigen, was du für dich behältst | Du willst erzählen, gestalten und lachen, und man atmet auf, wenn du kommst. | Du kannst Schweres leicht sagen. | Der Scherz schützt dich gerade vor dem, der dich kennenlernen will. | Schreib oder erzähl etwas, das dir wichtig ist.
Schritt für Schritt zu bauen | Du baust langsam und gut, und auf dein Wort kann man ein Haus stellen. | Was du fertig machst, bleibt stehen. | Ausruhen gehört zum Werk. | Räum eine Schublade, eine Mappe oder eine Rechnung auf.
zu ändern, was dir nicht mehr dient | Neues bringt dich in Gang, und du entscheidest besser im Gehen als im Sitzen. | In der Krise hast du eine seltene Ruhe. | Auch Bleiben kann ein Abenteuer sein. | Nimm einen anderen Weg und sag Ja zur ersten guten Idee.
für Haus und Bindungen zu sorgen | Du sorgst für deine Leute, und wo du bist, ist der Tisch gedeckt. | Aus jedem Ort machst du ein Zuhause. | Niemand sorgt für dich, weil du aussiehst, als bräuchtest du nichts. | Tu zu Hause etwas, das allen den Abend leichter macht.
nachzudenken und auszuruhen | Du gehst den Dingen auf den Grund und brauchst Stille, um dich zu hören. | Deine Fragen ersparen teure Irrtümer. | Manchmal nennst du Nachdenken, was Warten ist. | Halte eine Stunde ohne Telefon für die schwierigste Frage frei.
Ergebnisse einzuholen | Du denkst groß und machst aus Mühe Ergebnisse. | Wenn alles wankt, sieht man zu dir. | Manche Erfolge lassen sich nicht messen. | Erledige die Geldsache, die noch wartet.
abzuschließen und loszulassen | Du siehst das Ganze, wo andere eine Einzelheit sehen, und verzeihst leicht. | Du verstehst Menschen, die ganz anders sind als du. | Eine Tür zu schließen kostet dich mehr, als zehn zu öffnen. | Bring etwas Altes zu Ende und verabschiede dich davon.
`),
  ordinals: ['erster', 'zweiter', 'dritter', 'vierter'],
  open: inBoth([
    'deine Zahlen haben zu deiner Frage etwas zu sagen.',
    'sehen wir uns deine Frage mit den Zahlen an, die dir gehören.',
    'danke für die Frage; die Antwort beginnt bei dir.',
    'eine Zahl in deiner Karte antwortet vor allen anderen.',
  ]),
  topics: [],
  again: 'Beim letzten Mal stand {yours} im Mittelpunkt, und hier geht es von dort weiter.',
  head: ['{yours}: {slot}.', 'Daneben steht {yours}: {slot}.', 'Dann kommt {yours}, {slot}.'],
  theirs: 'Bei {who} steht {name} {slot}, die Einladung, {theme}.',
  meet: '{name}: Du neigst dazu, {theme}, und {who} dazu, {otherTheme}.',
  inYear: ['Im Jahr {year} gilt {yours}, {slot}.', '{yours} {year} ist {slot}.', 'Für {year} ist {yours} {slot}.'],
  joint: [
    'Hier lädt {yours} dich ein, {theme}, und {other}, {otherTheme}, und an vollen Tagen zieht beides.',
    'Zuerst ist {yours} an der Reihe, {theme}, danach {other}, {otherTheme}.',
    'Vielleicht hast du es so noch nicht gesehen: {otherTheme}, wie {other} es will, hilft dir, {theme}.',
  ],
  today: ['Für heute: {advice}', 'Etwas Kleines zum Anfangen: {advice}'],
  working: 'Gerechnet wird so: {working}.',
  letters: 'Die Buchstaben zählen {letters}.',
  months: ['Fang Dinge im {month} an.', 'Bring Dinge im {month} zu Ende.', 'Ruh dich im {month} aus und denk nach.'],
  asks: '{yours} lädt dich ein, {theme}.',
  freeDay: 'Halte {day} frei, den ruhigsten Tag.',
  ask: inBoth('Und eine Frage für dieses Jahr: Was würdest du lassen, wenn niemand es von dir erwartete?'),
  beyond:
    'Dieser Teil deiner Frage gehört zu einer Fachperson, und keine Zahl sagt Glück voraus; lesen kann ich, wie du entscheidest.',
}
