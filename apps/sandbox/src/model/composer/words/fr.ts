import { digitsOf, inBoth, numbersOf, type Words } from './words.ts'

export const french: Words = {
  possessive: /^(?:ton|ta) /,
  numbers: numbersOf(`
life_path | ton chemin de vie | Il vient de toute la date de naissance et dit par où tu apprends.
expression | ton expression | Elle vient de toutes les lettres de ton nom et dit ce que tu sais faire.
soul_urge | ton élan de l’âme | Il vient des voyelles de ton nom et dit ce que tu veux au fond.
personality | ta personnalité | Elle vient des consonnes de ton nom et dit ce que les autres voient d’abord.
personal_year | ton année personnelle | Elle donne le thème de l’année.
personal_month | ton mois personnel | Il colore quelques semaines de l’année.
personal_day | ton jour personnel | Il donne le ton d’une seule journée.
universal_year | ton année universelle | Elle est la même pour tout le monde et sert de décor.
birthday | ton nombre du jour | C’est le talent qui se passe d’entraînement.
maturity | ta maturité | Elle prend de la force dans la seconde moitié de la vie.
balance | ton équilibre | Il montre comment tu retrouves le calme quand on te bouscule.
hidden_passion | ta passion cachée | C’est la valeur que les lettres de ton nom répètent le plus.
karmic_lesson | ta leçon karmique | Aucune lettre de ton nom n’a cette valeur, et elle demande donc de la pratique.
karmic_debt | ta dette karmique | Elle marque un endroit où l’effort compte plus que la chance.
pinnacle | ton {nth} pinacle | Il nomme le climat de plusieurs années.
challenge | ton {nth} défi | Il nomme ce que ces années te demandent d’apprendre.
period_cycle | ton {nth} cycle | C’est le courant lent sous les années.
essence | ton essence | Elle vient des lettres actives cette année.
name_number | ton nombre du nom | Dans la tradition du nom, c’est lui qui mène.
name_compound | ton nombre composé | C’est le courant caché derrière le nom.
ordinal_root | ton nombre ordinal | Il promène ton nom dans l’alphabet.
psychic_number | ton nombre psychique | Il montre comment tu te vois.
destiny_number | ton nombre du destin | Il montre ce que la vie fait de toi.
planet_of | ta planète maîtresse | Elle donne au nombre son caractère.
driver_number | ton nombre guide | C’est ce qui te met en mouvement.
conductor_number | ton nombre conducteur | C’est là que mène ce mouvement.
lo_shu_missing | ton nombre manquant | Il ne se trouve pas dans le carré de ta date de naissance.
lo_shu_repeated | ton nombre répété | Il revient plus d’une fois dans le carré de ta date.
lo_shu_complete | ta flèche de force | Cette ligne du carré est pleine.
lo_shu_empty | ta flèche de faiblesse | Cette ligne du carré reste à remplir.
score | ta compatibilité | C’est la somme d’une table publiée, et ce n’est pas un verdict.
`),
  digits: digitsOf(`
commencer quelque chose en ton nom | Tu ouvres la voie, tu apprends en faisant, et demander la permission te fatigue. | Quand tu fais le premier pas, les autres osent le deuxième. | Accepter de l’aide, c’est aussi conduire. | Commence par la tâche que tu repousses.
coopérer et patienter | Tu entends ce qui ne se dit pas, et tu relies les gens sans bruit. | Avec toi, on dit la vérité sans peur. | Ton avis arrive tard parce que tu le gardes pour ne pas gêner. | Demande son avis à quelqu’un et écoute jusqu’au bout.
montrer ce que tu gardes | Tu as besoin de raconter, de créer et de rire, et l’on respire mieux quand tu arrives. | Tu sais dire légèrement ce qui est difficile. | La plaisanterie te protège justement de qui voudrait te connaître. | Écris ou raconte une chose qui compte pour toi.
bâtir pas à pas | Tu bâtis lentement et bien, et l’on peut s’appuyer sur ta parole. | Ce que tu achèves tient debout. | Le repos fait partie de l’ouvrage. | Range un tiroir, un dossier ou une facture.
changer ce qui ne te sert plus | Le nouveau te met en route, et tu décides mieux en marchant qu’en restant sur ta chaise. | Dans une crise, tu gardes un calme rare. | Rester peut aussi être une aventure. | Prends un autre chemin et accepte la première bonne idée.
soigner la maison et les liens | Tu prends soin des tiens, et là où tu es, la table est mise. | D’un lieu quelconque, tu fais une maison. | Personne ne te soigne parce que tu sembles n’avoir besoin de rien. | Fais à la maison une chose qui allège la soirée de tous.
réfléchir et te reposer | Tu vas au fond des choses, et il te faut du silence pour t’entendre. | Tes questions évitent des erreurs coûteuses. | Parfois tu appelles réfléchir ce qui est attendre. | Garde une heure sans téléphone pour la question la plus difficile.
récolter des résultats | Tu vois grand, et tu sais changer l’effort en résultats. | Quand tout tremble, c’est toi que l’on regarde. | Il y a des réussites qui ne se mesurent pas. | Règle l’affaire d’argent qui attend.
terminer et lâcher | Tu vois l’ensemble là où d’autres voient un détail, et tu pardonnes facilement. | Tu comprends des gens très différents de toi. | Fermer une porte te coûte plus que d’en ouvrir dix. | Termine une vieille chose et prends-en congé.
`),
  ordinals: ['premier', 'deuxième', 'troisième', 'quatrième'],
  open: inBoth([
    'tes nombres ont quelque chose à dire de ce que tu demandes.',
    'regardons ta question avec les nombres qui sont les tiens.',
    'merci de ta question ; la réponse commence par toi.',
    'il y a dans ta carte un nombre qui répond avant les autres.',
  ]),
  topics: [],
  again: 'La dernière fois, nous avons regardé {yours}, et ceci continue à partir de là.',
  head: ['{yours} : {slot}.', 'Ajoutes-y {yours} : {slot}.', 'Puis vient {yours}, {slot}.'],
  theirs: 'Chez {who}, {name} {slot} : {theme}.',
  meet: 'Pour {name}, tu apportes de quoi {theme}, et {who} de quoi {otherTheme}.',
  inYear: ['En {year}, {yours} : {slot}.', '{yours} en {year} est {slot}.', 'Pour {year}, {yours} est {slot}.'],
  joint: [
    'Ici {yours} demande de {theme}, alors que {other} demande de {otherTheme}, et un jour chargé, cela tire.',
    'Laisse {yours} commencer, et {theme}, puis laisse {other} finir, et {otherTheme}.',
    'Tu n’y avais peut-être pas pensé : {otherTheme}, comme le veut {other}, t’aide à {theme}.',
  ],
  today: ['Pour aujourd’hui : {advice}', 'Une petite chose pour commencer : {advice}'],
  working: 'Le calcul est celui-ci : {working}.',
  letters: 'Les lettres valent {letters}.',
  months: ['Commence des choses en {month}.', 'Termine des choses en {month}.', 'Repose-toi et réfléchis en {month}.'],
  asks: '{yours} demande de {theme}.',
  freeDay: 'Garde libre {day}, le jour le plus calme.',
  ask: inBoth('Et une question pour cette année : que cesserais-tu de faire si personne ne l’attendait de toi ?'),
  beyond:
    'Cette part de ta question est pour un professionnel, et aucun nombre ne devine la chance ; ce que je peux lire, c’est ta façon de décider.',
}
