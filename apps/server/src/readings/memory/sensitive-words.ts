/** Topics that are never remembered from a message: beginnings of words in the six languages, without accents; `$` ends a whole word. */
const topics = {
  health: `
    ill$ illness sick disease diagnos cancer tumor tumour diabet depress anxiety anxious bipolar adhd autis therap psychiatr psycholog medic medicine pill$ pills surger surgeon
    operation hospital clinic$ clinics doctor chemo pregnan miscarr abortion ivf$ fertil menopaus hiv$ aids$ covid allerg asthma disab wheelchair dement alzheimer parkinson stroke$ epilep
    migraine injur painful addict alcohol sober rehab drugs$ suicid anorex bulimi obes overweight blind$ deaf$ burnout insomnia panic trauma ptsd symptom health vaccin
    doenca doente enferm diagnost cancro tumor depressao deprimid ansiedade ansios terapia terapeut psiquiatr psicolog medicament remedio cirurgi operad operacao hospital clinica$ 
    quimioterap gravid aborto fertilidad menopausa sida$ alergi asma$ deficien demencia epilep enxaqueca lesao lesoes dor$ dores$ vicio viciad dependen alcoo sobri droga toxic suicid
    obesid cega$ cego$ surd insonia panico sintoma saude vacina internad
    enfermedad enferm diagnostic depresion deprimid ansiedad terapia psicologo psiquiatra medicina medicamento pastilla cirugi operacion operad hospital embaraz abort menopausia vih$ alergi asma$
    discapac minusval demencia migran lesion dolor$ dolore$ dolori$ adicc adict alcohol droga suicid obes ciego ciega sordo sorda insomnio sintoma salud vacuna
    maladi malade diagnosti depressi deprime anxiet anxieu therap psychiat psycholog medecin medicam cachet chirurg opere$ operee operation hopital clinique enceinte grossesse avortement fausse
    menopause sida$ vih$ allergi asthm handicap demence epilep migraine blessur douleur addict dependan alcool sobre$ drogue suicid anorexi boulimi obes aveugle sourd insomni panique symptom sante$ vaccin
    krank krebs tumor diabet depress angstst angstzust therap psychiat psycholog medikament tablette arzt$ arztin arzte chirurg operier operation krankenhaus klinik schwanger fehlgeburt abtreib
    wechseljahr aids$ allergi asthma behinder rollstuhl demenz epilep migran verletz schmerz suchtig alkohol drogen suizid selbstmord magersucht bulimi ubergewicht blind$ taub$ schlaflos panik trauma symptom gesundheit impf
    malatt malat$ diagnos tumor depress ansia$ ansios terapi psichiatr psicolog farmac medicin pillol chirurg operat operazion ospedal clinic gravidanz incinta abort menopausa allergi asma$ disabil
     demenza epiless emicrani ferit dolor$ dolore$ dolori$ dipenden alcol droga suicid anoressi bulimi obes cieco cieca sordo sorda insonnia panico sintom salute vaccin`,
  faith: `
    god$ gods$ church mosque synagogue temple$ pray faith religi christ$ christians$ christianity catholic protestant evangelic evangelist orthodox muslim islam jew$ jews jewish judais hindu buddh sikh atheis agnostic baptis
    bible quran koran torah mormon jehovah priest imam rabbi$ pastor convert halal kosher ramadan
    deus$ igreja mesquita sinagoga rezar rezo reza$ fe$ cristao$ cristaos cristianism catolic evangelic ortodox muculman islao judeu judia judais hindu budis ateu ateia agnostic batiz biblia alcorao padre imam rabino pastor
    dios$ iglesia mezquita sinagoga rezar rezo oracion cristianos$ cristianas$ cristianes catolic musulman judio judia ateo atea bautiz corano sacerdote 
    dieu$ eglise mosquee priere prier$ chretien catholique musulman juif juive athee bapte pretre
    gott$ kirche moschee beten$ bete$ gebet glaube glaubig christ$ christians$ christianity katholi evangeli muslim jude$ judin judisch buddhis atheis getauft taufe$ bibel priester pfarrer
    dio$ chiesa moschea prego$ pregar pregh fede$ cristianos$ cristianas$ cristianes cattolic musulman ebre[oai] ateo atea battes prete$ bibbia`,
  politics: `
    politic vote$ votes voted voting election elected democrat republican conservative socialis communis liberal fascis nazi trump$ president activis brexit parliament senator government$ union$ unions
    politica voto$ votei votar votou eleic eleit democrata republican conservador socialis comunis fascis presidente ativis deputad governo sindica 
    politico politica votar vote voto eleccion diputad gobierno sindicat 
    politique voter vote$ election depute gouvernement syndicat syndique militant
    politi wahlen wahl$ gewahlt wahle$ demokrat republikan konservativ sozialis kommunis faschis abgeordnet regierung gewerkschaft partei aktivist
    politic votare voto$ votato elezion eletto deputat governo sindacat attivist`,
  sex: `
    sex$ sexual sexy gay$ lesbian bisex homosex heterosex queer trans$ transgender transsex lgbt nonbinary orgasm libido porn fetish kink affair$ cheat unfaithful infidel virgin$ virginity erotic naked nude$ nudes impoten contracept polyam
    escort$ prostitut masturb intimacy intimate lover lovers
    sexo sexual lesbic bissex homossex orgasmo fetich traicao traiu trair traid infiel virgem erotic nua$ nu$ contracetiv preservativ prostitut masturb intimidade amante
    sexual lesbian homosex fetich infiel engan virgen desnud anticoncep prostitut masturb intimidad amante
    sexe sexuel lesbien homosex fetich tromp infidele vierge nue$ contracep prostitu masturb intimit amant
    sexu lesb schwul homosex affare fremdg betrogen betrug untreu jungfrau nackt verhut prostitu masturb geliebte
    sessual sesso$ lesbic omosess tradito tradisc tradiment infedel vergin$ vergine nudo nuda contraccett prostitut masturb intimita amant`,
} as const

export type SensitiveTopic = keyof typeof topics

const patterns = (Object.entries(topics) as [SensitiveTopic, string][]).map(([topic, words]) => {
  const parts = words
    .trim()
    .split(/\s+/)
    .map((word) => (word.endsWith('$') ? `${word.slice(0, -1)}(?!\\p{L})` : word))
  return [topic, new RegExp(`(?<!\\p{L})(?:${parts.join('|')})`, 'u')] as const
})

/** The topic that a text touches, of those that are remembered only where the reader writes them down; null where it touches none. */
export function sensitiveTopic(text: string): SensitiveTopic | null {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
