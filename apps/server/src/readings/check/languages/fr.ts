import type { LanguageTable } from '../language-table.ts'

export const french: LanguageTable = {
  names: {
    life_path:
      'chemin{,s} de vie, nombre{,s} de vie, chiffre de vie, voie de vie, sentier de vie, nombre du chemin de vie, nombre directeur, nombre maitre de vie, sentier de naissance, chemin de naissance, ~ton chemin, nombre principal, numero de vie, parcours de vie, route de vie, nombre de vie, nombre de la vie, mission de vie, ligne de vie, trajet de vie, nombre de la date, ~chemin de, ~date complete, ~date entiere, ~date de naissance complete, vibration de naissance, ~date de naissance',
    expression:
      'expression{,s}, nombre d expression, nombre de l expression, nombre du nom complet, nombre de talent, nombre actif du nom',
    soul_urge:
      'elan{,s} de l ame, elan spirituel, desir de l ame, desir du coeur, nombre intime, elan d ame, appel de l ame, nombre de l ame, aspiration de l ame, nombre du coeur, nombre d ame, impulsion de l ame, nombre des voyelles, elan du coeur, voix de l ame, aspiration spirituelle, ~dedans, ~au dedans, ~ame',
    personality:
      'personnalite, nombre de personnalite, nombre de la personnalite, nombre de realisation, personnalites, nombre des consonnes, moi exterieur, nombre de realisation externe, ~dehors, ~au dehors, ~vers l exterieur, ~montres, ~voit en toi, ~voient en toi, nombre exterieur',
    birthday:
      'nombre du jour, nombre de naissance, nombre d anniversaire, nombre du jour de naissance, jour de naissance, nombre natal, nombre actif',
    maturity: 'maturite, nombre de maturite, nombre de la maturite',
    balance: 'equilibre, nombre d equilibre, nombre de l equilibre',
    rational_thought: 'pensee rationnelle, nombre de la pensee rationnelle',
    subconscious_self: 'moi subconscient, subconscient',
    hidden_passion:
      'revient le plus, revient le plus souvent, nombre le plus frequent, passion{,s} cachee{,s}, passion{,s} secrete{,s}',
    karmic_lesson: 'lecon{,s} karmique{,s}',
    karmic_debt:
      'dette{,s} karmique{,s}, nombre{,s} karmique{,s}, ~dette{,s}, dette du karma, dettes du karma, dette de karma',
    master:
      'maitre{,s} nombre{,s}, nombre{,s} maitre{,s}, vibration maitresse, energie maitresse, chiffre{,s} maitre{,s}, nombre{,s} de maitre, maitres nombres, maitre nombre, maitresse vibration',
    personal_year:
      'annee{,s} personnelle{,s}, nombre de l annee, nombre annuel, nombre personnel, vibration annuelle, vibration de l annee',
    personal_month: 'mois personnel{,s}, nombre du mois, nombre mensuel',
    personal_day: 'jour{,s} personnel{,s}, journee personnelle, nombre quotidien',
    universal_year: 'annee universelle, nombre universel, annee collective',
    pinnacle: 'pinacle{,s}, sommet, realisation',
    challenge: 'defi{,s}, nombre du defi',
    period_cycle: 'cycle de vie, periode de vie, cycle de periode',
    essence: 'essence, nombre d essence',
    name_number: 'nombre du nom, nombre de nom, namank, nombre de ton nom',
    compound: 'nombre compose{, de ton nom, du nom}, compose',
    ordinal: 'nombre ordinal, somme ordinale, racine ordinale, total ordinal',
    psychic: 'nombre psychique, psychique, mulank, nombre guide, driver',
    destiny: 'nombre du destin, nombre de destin, nombre de destinee, destinee, destin, bhagyank, nombre conducteur',
    kua: 'nombre kua, kua',
    missing: 'nombre{,s} manquant{,s}, chiffre{,s} manquant{,s}, nombre{,s} absent{,s}',
    repeated: 'nombre{,s} repete{,s}, chiffre{,s} repete{,s}',
    score:
      'score de compatibilite, compatibilite, score, affinite, taux de compatibilite, indice de compatibilite, harmonie, note de compatibilite',
  },
  ordinary:
    'expression, personality, maturity, balance, challenge, essence, destiny, score, subconscious_self, pinnacle, psychic, compound',
  bareYear: 'annee, an',
  bareMonth: 'mois',
  bareDay: 'jour, journee',
  numbers:
    'zero, un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix sept, dix huit, dix neuf, vingt, vingt et un, vingt deux, vingt trois, vingt quatre, vingt cinq, vingt six, vingt sept, vingt huit, vingt neuf, trente, trente et un, trente deux, trente trois',
  tens: 'quarante, cinquante, soixante, soixante dix, quatre vingt, quatre vingt dix, cent',
  shy: 'un',
  plurals: '1: les un, 4: les quatre, 7: les sept, 8: les huit, 9: les neuf',
  numberNouns:
    'nombre, nombres, numero, chiffre, vibration, energie, valeur, n, frequence, racine, somme, total, resultat',
  singular:
    'le, l, un, ce, cet, ton, son, mon, au, du, meme, autre, pur, vrai, veritable, notre, une, la, ta, sa, bon, grand',
  indefinite: 'un, une, autre',
  copulas:
    'est, etre, sont, fut, etait, es, suis, reste, vaut, donne, devient, passe, somme, reduit, vibre, arrive, apporte, a, as, comme, sera, montre, signifie, en, avec, de, d, au, a, à, portes, porte, marque, change, regit, c',
  link: 'est, comme, de, du, d, en, ton, ta, le, la, l, son, sa, mon, pour, par, nombre, au, ce, c, qui, tes, ses, sont, des',
  counted:
    'an{,s}, annee{,s}, mois, semaine{,s}, jour{,s}, journee{,s}, heure{,s}, minute{,s}, seconde{,s}, fois, personne{,s}, ami{,s}, enfant{,s}, cote{,s}, chose{,s}, etape{,s}, partie{,s}, lettre{,s}, credit{,s}, phrase{,s}, question{,s}, lieu{,x}, mot{,s}, point{,s}, pour cent, don{,s}, face{,s}, facette{,s}, chemin{,s}, grand{s,es}, petit{s,es}, autre{,s}, lecon{,s}, femmes, hommes, freres, soeurs, millions, mille, voyelles, consonnes, euros, kilometres, types, niveaux, par jour, par semaine, et demi, et demie, premiers, premieres, derniers, dernieres, couleurs, bonnes, bons, nouveaux, nouvelles, ans, d entre vous, d entre eux',
  notCounted:
    'mais, les, des, pas, plus, sans, vers, dans, sous, nous, vous, tes, ses, mes, alors, puis, depuis, apres, jamais, toujours, es, as, ces, tous, moins, dessous, dessus, chez, aux, eux, deux, trois, six, dix, suis, portes, vis, entres, cherches, aimes, veux, peux, dis, fais, mets, sais, avances, viens, te',
  pluralEnding: /[a-z]{2}[sx]$/,
  labels:
    'chapitre, etape, partie, phase, stade, semaine, page, lecon, regle, point, niveau, age, maison, section, ligne, colonne, exercice, tache, option, conseil, verset, presque, environ, chaque, tous les, toutes les, jour, jours, pas, vers',
  beforeTime: 'à, vers, avant, apres, jusqu à, des',
  you: 'tu, te, toi, t',
  yours: 'ton, ta, tes, tien, tienne, votre, vos, vous',
  youVerbs: 'es, suis, portes, vis, entres, traverses, marches, deviens, seras, passes, vibres, cherches',
  they: 'il, elle, ils, elles, lui',
  theirs: 'son, sa, ses, leur, leurs, sien, sienne',
  politeYours: '',
  theirsAfter: 'de lui, d elle, d eux',
  both: 'tous les deux, vous deux, ensemble, notre, nos, nous, partagez, entre vous, chacun de vous, l un et l autre',
  partners:
    'partenaire, mari, epoux, epouse, copain, copine, compagnon, compagne, conjoint, conjointe, petit ami, petite amie, fiance, fiancee, amoureux',
  strangers:
    'mere, pere, soeur, frere, fils, fille, ami, amie, patron, patronne, collegue, oncle, tante, cousin, cousine, grand mere, grand pere, voisin, voisine, ex, professeur, client, belle mere, beau pere, neveu, niece, bebe, enfant, parents, chien, chat, chanteuse, chanteur, acteur, actrice, rival, maman, papa, chef',
  attributed:
    'tu as ecrit, tu ecris, tu m ecris, tu m as ecrit, tu me dis, tu m as dit, tu nous dis, tu as dit, tu dis, tu disais, tu demandes, tu as demande, tu as lu, tu mentionnes, tu pensais, tu croyais, tu parles, on t a dit, t a dit, t ont dit, t a donne, te donne, autre site, autres sites, un site, sites, autre calculateur, autres calculateurs, calculateurs, calculatrice, autre appli, autres applis, application, ailleurs, autres ecoles, autre ecole, autre systeme, autre tradition, autres traditions, autre livre, autres livres, internet, en ligne, certains, on dit, dit on, disent, souvent cite, souvent citee, cite comme, citee comme, connu comme, connue comme, presente comme, presentee comme, est consideree, est considere, autre methode, additionner tous, erreur, faux, au lieu, plutot que, confondre, confond, confonds, autre table, autres numerologues, passe pour',
  hypothetical:
    'serait, seraient, serais, aurait, aurais, etais nee, etais ne, si tu etais, si tu avais, imagine, suppose, donnerait, ferait, vaudrait, si c etait',
  negations: 'pas, jamais, ni, sans, aucun, aucune, non',
  clauseWords: 'mais, ici, cependant, pourtant, toutefois, en fait, en realite, car, parce, à present, or',
  matchWords:
    'compatibilite, compatibles, affinite, affinites, harmonie, entente, couple, relation, ensemble, lien, connexion, score, accord, alchimie',
  outOf: 'sur, de',
  percent: 'pour cent, pourcent',
  equals:
    'est, sont, egal à, egale, egalent, donne, donnent, font, fait, cela fait, ce qui donne, ce qui fait, soit, somme, arrive à, se reduit à, total, devient, c est, on obtient',
  anaphors:
    'c est un, c est une, c est le, c est la, c est, est un, est le, ce sera, ce sera un, ce sera le, il s agit d un, il s agit du, cela donne, ca donne, donne, devient, passe à, passe au, il passe au, change en, reste, vaut, le nombre est, la reponse est, se reduit à, arrive à, vibre en, qui est un, soit',
  now: 'maintenant, actuel, actuelle, actuellement, present, presente, à present, en ce moment, aujourd hui, cette, ce',
  next: 'prochain, prochaine, suivant, suivante, qui vient',
  last: 'dernier, derniere, passe, passee, precedent, precedente',
  thisYear: 'cette annee, en ce moment, maintenant, actuellement, à present, annee en cours, annee actuelle',
  nextYear:
    'celle qui vient, annee prochaine, prochaine annee, annee suivante, annee d apres, nouvelle annee, an prochain, annee qui vient, annee à venir',
  lastYear: 'annee derniere, derniere annee, annee passee, annee precedente, an dernier',
  thisMonth: 'ce mois, maintenant, mois en cours, mois actuel',
  nextMonth: 'mois prochain, prochain mois, mois suivant',
  today: 'aujourd hui, ce soir, ce matin',
  tomorrow: 'demain',
  dayAfter: 'apres demain',
  months: 'janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre, octobre, novembre, decembre',
  weekdays: 'dimanche{,s}, lundi{,s}, mardi{,s}, mercredi{,s}, jeudi{,s}, vendredi{,s}, samedi{,s}',
  ordinals:
    'premi{er,ere}, deuxieme, troisieme, quatrieme, cinquieme, sixieme, septieme, huitieme, neuvieme, dixieme, second{,e}',
  and: 'et, ou, avec, à, puis',
  mathPlus: 'plus, et',
}
