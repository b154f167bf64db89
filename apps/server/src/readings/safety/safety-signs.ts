// What a person in need writes, in six languages. Everything is matched against text without accents, apostrophes and capitals, so
// `can t` is "can't". Each pattern has a bounded length: nothing that people write can keep it busy.

import type { Danger } from './wordings.ts'

/** These signs are of plain words; those of the folder `signs` reach further. */

/** Turns of speech that only sound like need; they are taken out before anything is looked for. */
export const idioms: readonly RegExp[] = [
  // English
  /(?:career|political|social|commercial|financial) suicide|suicide (?:squad|doors?|lane|silence|boys?)/g,
  /(?:kill|killed|killing) myself (?:laughing|working|at (?:work|the gym)|to (?:get|finish|make|please|look|be|catch))/g,
  /want(?:ed)? to die of (?:laughter|laughing|shame|embarrassment|boredom|cringe)|(?:could|just) die of (?:shame|embarrassment|laughter)/g,
  /(?:hit|hits|hurts?|cut) me (?:up|with|back|off|some|at|in (?:chess|tennis|football|cards|golf))|beats? me (?:at|in|to|by|every time we)/g,
  /(?:nearly|almost|practically) (?:had|gave me|got) an? (?:heart attack|stroke)/g,
  /want to live (?:here|there|in|with|near|at|alone|abroad|together)|to be here any ?more than/g,
  /(?:not|t) breathe (?:in|with|because of) (?:this|that|my|the) (?:job|office|relationship|marriage|house|town|city|family)/g,
  // Portuguese
  /(?:matar|matei|mata|mato) me (?:a (?:trabalhar|estudar|rir)|de (?:rir|trabalhar|tanto))|me (?:mato|matar|matei) (?:de (?:rir|trabalhar|estudar|tanto)|a (?:trabalhar|rir))/g,
  /(?:morrer|morro|morri|morta?) de (?:rir|riso|vergonha|fome|sono|tedio|saudades?|curiosidade|calor|frio|amores?|vontade|cansaco|medo)/g,
  /quero viver (?:aqui|ai|la|em|no|na|com|sozinh[oa]|fora)|viver mais (?:aqui|em|no|na|com)/g,
  // Spanish
  /(?:matarme|me mato|me matas?|mato) (?:de (?:risa|la risa|trabajar)|a (?:trabajar|estudiar)|trabajando|estudiando)/g,
  /(?:morir|muero|morirme|morirse|muriendo|muerta?|morir me) de (?:risa|la risa|verguenza|hambre|sueno|amor|ganas|aburrimiento|frio|calor|curiosidad|miedo|pena)/g,
  /quiero (?:seguir )?(?:viviendo|vivir)(?: mas)? (?:aqui|ahi|alli|en|con|sol[oa]|fuera|cerca)/g,
  /suicidio (?:politico|profesional|comercial|social)/g,
  // French
  /me tuer? (?:au travail|a la tache|a (?:travailler|repeter|lui|te|vous|dire))|me tue (?:au travail|a la tache|a)/g,
  /(?:mourir|meurs|mourrais|mort|morte) de (?:rire|honte|faim|soif|fatigue|peur|froid|chaud|envie|curiosite|sommeil|l ennui|ennui|jalousie)/g,
  /veux (?:plus |pas )?vivre (?:ici|la|a|avec|en|dans|chez|seule?|loin)|suicide (?:politique|professionnel|commercial|squad)/g,
  // German
  /(?:bring\w* mich|mich) (?:noch )?um (?:den (?:schlaf|verstand|finger)|meinen schlaf)/g,
  /(?:sterbe|sterben|gestorben|sterb) (?:fast )?vor (?:lachen|hunger|scham|langeweile|neugier|neugierde|angst|durst|hitze|sehnsucht)|vor (?:lachen|scham|langeweile|hunger|neugier) (?:fast )?(?:sterben|gestorben|sterbe|umbringen)/g,
  /leben (?:hier|dort|in|mit|bei|allein)|(?:hier|dort|in \w+|mit (?:ihm|ihr|dir|meinen eltern)) (?:nicht (?:mehr|langer) )?leben/g,
  /schlagt mich (?:immer |stets |oft )?(?:im|beim|in) /g,
  // Italian
  /(?:ammazzarmi|mi ammazzo|mi uccido|uccidermi|mi sto ammazzando) (?:di (?:lavoro|fatica|risate|studio)|dal ridere|a (?:lavorare|studiare))/g,
  /(?:morire|muoio|morta?|morendo|morirei) (?:di (?:noia|fame|sonno|vergogna|curiosita|freddo|caldo|paura|invidia|sete|voglia)|dal(?:le)? (?:ridere|risate|sonno|caldo|freddo|voglia|noia|curiosita))/g,
  /voglio (?:piu )?vivere (?:qui|li|la|a|in|con|da sol[oa]|nella|nel)|suicidio (?:politico|professionale|commerciale)/g,
]

const intent =
  '(?:want|wants?|wanna|going|gonna|plan|planning|trying|tried|ready|decided|urge|thinking|thoughts?|thought|feel like|about|keep|started|wish|might|will|could|should|need)'
const attacker =
  '(?:he|she|they|who|husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom|stepfather|stepdad|stepmother|uncle|brother|son|ex)'

export const signs: Record<Danger, readonly RegExp[]> = {
  violence: [],
  self_harm: [
    // English
    /\bkms\b|\b(?:i|i have|i ve|i am|i m|been) (?:just )?cut(?:ting)? myself\b(?! (?:a|an|some|off|short|loose|slack|shaving|cooking|while|on|with)\b)/,
    /\b(?:going to|gonna|want to|wanna|will|about to|thinking of|thinking about) jump(?:ing)? (?:off|from|in front of) (?:a |an |the |my )?(?:bridge|roof|building|train|balcony|window)\b/,
    /\bkill(?:ing)? myself\b|\bsuicid(?:e|al)\b|\bself harm(?:ing|ed|s)?\b|\bunalive\b/,
    new RegExp(
      `\\b${intent} (?:of |about |to |on |i )?(?:hurt|hurting|harm|harming|cut|cutting|hang|hanging|drown|drowning|starve|starving) myself\\b`,
    ),
    /\b(?:end|ending|take|taking) (?:it all|my (?:own )?life)\b/,
    /\b(?:want|wanted|wanna|wish|ready|deserve|prefer|rather|longing)(?: i could)?(?: just)?(?: to)? (?:die|be dead|never wake up|not wake up|disappear forever)\b/,
    /\bwish i (?:was|were|had) (?:dead|never (?:been )?born|not been born)\b|\bbetter off (?:dead|without me)\b/,
    /\b(?:no|not any|nothing|any) (?:reason to live|reason to go on|to live for|point in living|will to live)\b|\bnothing to live for\b/,
    /\b(?:don ?t|do not|no longer|not) (?:really |even )?want to (?:live|be alive|exist|wake up|be here any ?more|go on living)\b/,
    /\b(?:can ?t|cannot|can not) (?:go on|take it|do this) (?:any ?more|any longer)\b|\bgo on living\b|\btired of (?:living|being alive|life itself)\b|\b(?:not|isn ?t) worth living\b/,
    // Portuguese
    /\b(?:me matar(?! de)|(?<!(?:ameaca|ameacou|quer|vai|tentou) )matar me|matar a mim|acabar com a (?:minha )?vida|por fim a (?:minha )?vida|por termo a (?:minha )?vida|tirar a (?:minha )?(?:propria )?vida|acabar com tudo|dar cabo de mim|acabar comigo)\b/,
    /\b(?:suicidio|suicidar|suicida|me suicido|automutil\w{1,8})\b/,
    /\b(?:quero|queria|so quero|me apetece|preferia|prefiro|apetece me|vontade de|gostava de|desejo|quem me dera) (?:morrer|estar mort[oa]|desaparecer para sempre|nunca ter nascido|nao acordar)\b/,
    /\bnao (?:quero|aguento|consigo|vale a pena|tenho (?:razao|motivos?|razoes|vontade) (?:para|de)) (?:mais )?(?:viver|estar viv[oa]|continuar a viver|acordar|existir)\b|\bcansad[oa] de viver\b|\bnao aguento mais (?:a|esta|isto|viver|continuar)\b|\bnao vale a pena (?:viver|continuar)\b/,
    /\b(?:cortar me|me cortar|corto me|me corto|magoar me de proposito|fazer mal a mim|ferir me de proposito|me ferir)\b/,
    /\bmelhor (?:mort[oa]|sem mim)\b/,
    // Spanish
    /\b(?:(?<!(?:amenaza con|amenazo con|quiere|intento|va a) )matarme|me voy a matar|quitarme la vida|acabar con (?:mi vida|todo)|terminar con (?:mi vida|todo)|suicid(?:io|arme|a|armi|ar|arse)|autolesion\w{0,6}|autolesionarme)\b/,
    /\b(?:quiero|queria|quisiera|prefiero|preferiria|ganas de|deseo|ojala) (?:morir|morirme|estar muert[oa]|desaparecer para siempre|no despertar|no haber nacido)\b/,
    /\bno (?:quiero|puedo|vale la pena|merece la pena|tengo (?:razones?|motivos?|ganas) (?:para|de)) (?:seguir )?(?:vivir|viviendo|despertar|existir|estar viv[oa])\b|\bcansad[oa] de vivir\b|\bno (?:puedo|aguanto) (?:mas con (?:mi vida|la vida)|mas vivir|seguir viviendo)\b/,
    /\b(?:cortarme las venas|hacerme dano|me corto|cortarme los brazos|lastimarme a proposito)\b|\bmejor (?:muert[oa]|sin mi)\b/,
    // French
    /\b(?:(?<!(?:menace de|veut|va|essaye de) )me tuer|me suicider|suicide\b|suicidaire|m oter la vie|mettre fin a mes jours|en finir avec (?:la vie|tout|ma vie)|veux en finir|me pendre|m automutil\w{1,6}|automutilation|scarifi\w{1,6})\b/,
    /\b(?:veux|voudrais|voulais|envie de|prefere|prefererais|aimerais|souhaite) (?:mourir|etre morte?|ne plus (?:exister|me reveiller|vivre|etre la)|disparaitre pour toujours)\b/,
    /\b(?:veux|ai) (?:plus|pas|plus envie de|plus la force de|aucune raison de) (?:vivre|exister|etre en vie|continuer a vivre)\b|\b(?:plus|pas|aucune) (?:envie|raison|force) de vivre\b|\bfatiguee? de vivre\b|\bla vie ne vaut (?:plus|pas)\b/,
    /\b(?:me faire du mal|me couper les veines|me mutiler|me blesser expres)\b|\b(?:mieux|meilleur) sans moi\b/,
    // German
    /\b(?:(?<!(?:er|sie|mann|freund|vater) will )mich (?:selbst )?(?:um ?zu ?bringen|umbringen|toten|umbringe|erhangen|aufhangen)|bring(?:e)? mich um|selbstmord|suizid\w{0,6}|das leben nehmen|mein leben beenden|schluss machen mit (?:allem|dem leben)|allem ein ende (?:setzen|machen))\b/,
    /\b(?:will|mochte|wollte|wunschte|wurde gern|wurde lieber) (?:ich )?(?:einfach |nur |endlich |am liebsten |nur noch |lieber )?(?:sterben|tot sein|tot zu sein|ich ware tot|nicht mehr (?:leben|da sein|aufwachen|existieren|am leben sein)|nie geboren)\b/,
    /\b(?:keinen (?:grund|sinn) (?:mehr )?(?:zu|zum) leben|kein(?:en)? lebenswillen|lebensmude|nicht mehr leben|keine lust mehr (?:zu|am) leben|des lebens mude|besser tot|besser ohne mich|ich ware tot)\b/,
    /\b(?:ritze mich|mich (?:zu )?ritzen|mich selbst (?:verletzen|verletze)|selbst ?verletz\w{0,5}|mir etwas an(?:zu)?tun|mir was an(?:zu)?tun)\b/,
    // Italian
    /\b(?:(?<!(?:minaccia di|minacciato di|vuole) )(?:uccidermi|ammazzarmi)|mi (?:uccido|ammazzo)|togliermi la vita|farla finita|suicid(?:io|armi|a|arsi)|mi suicido|autolesion\w{1,6}|mettere fine alla mia vita|porre fine alla mia vita|impiccarmi)\b/,
    /\b(?:voglio|vorrei|volevo|preferisco|preferirei|voglia di|desidero) (?:solo |soltanto )?(?:morire|essere mort[oa]|sparire per sempre|non svegliarmi|non essere mai nat[oa])\b/,
    /\bnon (?:voglio|riesco|ce la faccio|ha senso|vale la pena|ho (?:motivi?|ragioni?|piu voglia)) (?:piu )?(?:a |di |per )?(?:vivere|esistere|svegliarmi|essere viv[oa]|andare avanti a vivere)\b|\bstanc[oa] di vivere\b/,
    /\b(?:tagliarmi le vene|farmi (?:del )?male|mi taglio|ferirmi apposta)\b|\bmeglio (?:mort[oa]|senza di me)\b/,
  ],
  abuse: [
    new RegExp(
      `\\b${attacker} (?:is |was |has |keeps |always |just |often |sometimes |regularly )?(?:hits?|hit|hitting|beats?|beat|beating|beaten|punch(?:es|ed|ing)|kick(?:s|ed|ing)|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|slap(?:s|ped|ping)|rap(?:es|ed|ing)|abus(?:es|ed|ing)|molest(?:s|ed|ing)) me\\b`,
    ),
    /\bi (?:was|am|got|am being|have been|ve been|am getting|was being|m being) (?:raped|abused|molested|beaten(?: up)?|assaulted|sexually (?:abused|assaulted)|trafficked|stalked)\b/,
    /\bdomestic (?:violence|abuse)\b|\babusive (?:husband|wife|partner|boyfriend|girlfriend|father|mother|relationship|home|marriage|ex)\b/,
    /\b(?:threat\w{0,6}|tried|trying|wants?|going) to kill me\b|\b(?:afraid|scared) (?:that )?(?:he|she|my \w{1,12}) (?:will|is going to|might|would) (?:kill|hurt|hit|beat) me\b/,
    // Portuguese
    /\b(?:bate me|bateu me|me bate|me bateu|bater me|agride me|agrediu me|me agride|me agrediu|violou me|me violou|fui violad[oa]|fui estuprad[oa]|me estuprou|abusou de mim|abusa de mim|abusad[oa] sexualmente|violencia domestica|ameacou matar me|ameaca matar me|ameacou me de morte|me ameacou de morte|quer matar me|quer me matar|vai matar me|tentou matar me)\b/,
    // Spanish
    /\b(?:me (?:pega|pego|golpea|golpeo|maltrata|maltrato|violo|agrede|agredio) (?:mi|el|un|una|cuando|otra|todos?|a menudo|anoche|ayer|y|siempre)|(?:el|ella|marido|esposo|novio|novia|mujer|pareja|padre|madre|ex|padrastro) me (?:pega|pego|golpea|golpeo|maltrata|maltrato|violo|agrede|agredio|estrangulo)|fui violad[oa]|me violaron|abus(?:a|o|aron) de mi|violencia (?:domestica|de genero|machista)|amenaz\w{1,4} con matarme|(?:quiere|intento|va a) matarme)\b/,
    // French
    /\b(?:(?:il|elle|qui|mari|copain|copine|pere|mere|conjoint|compagnon|ex|beau pere) (?:me|m a|m) (?:frappe|frappee?|bat|battue?|violee?|viole|etranglee?|etrangle|agressee?|tape|cogne)|j ai ete (?:violee?|abusee?|agressee?|battue?)|(?:ai|suis|etais) (?:ete )?(?:battue|violee)|violences? conjugales?|violence domestique|abuse de moi|abusee? de moi|menace de me tuer|veut me tuer|va me tuer|essaye de me tuer)\b/,
    // German
    /\b(?:(?:er|sie|mann|freund|freundin|frau|vater|mutter|partner|ex|stiefvater) (?:schlagt|schlug|verprugelt|missbraucht|misshandelt|wurgt|vergewaltigt|bedroht) mich|hat mich (?:geschlagen|verprugelt|missbraucht|misshandelt|gewurgt|vergewaltigt|angegriffen)|(?:wurde|werde|bin) (?:ich )?(?:von \w{1,12} \w{1,12} )?(?:vergewaltigt|missbraucht|misshandelt|geschlagen|verprugelt)(?: worden)?|hausliche gewalt|droht mich umzubringen|droht mir mich umzubringen|will mich umbringen|gedroht mich umzubringen)\b/,
    // Italian
    /\b(?:(?:lui|lei|che|marito|moglie|ragazzo|ragazza|compagno|padre|madre|ex|patrigno|fidanzato) mi (?:picchia|ha picchiat[oa]|mena|violenta|ha violentat[oa]|maltratta|ha stuprat[oa]|strangola|ha aggredit[oa])|mi (?:picchia|ha picchiat[oa]|ha violentat[oa]|ha stuprat[oa]|violenta)|sono stat[oa] (?:violentat[oa]|stuprat[oa]|picchiat[oa]|abusat[oa]|aggredit[oa])|violenza domestica|abusa di me|abusato di me|minaccia di uccidermi|minacciato di uccidermi|vuole uccidermi|vuole ammazzarmi)\b/,
  ],
  medical: [
    /\b(?:having|has|have) an? (?:heart attack|stroke|seizure)\b|\b(?:can ?t|cannot|can not|hardly|barely|not) (?:breathe|breathing)\b|\bchest pains?\b|\bpain in my chest\b/,
    /\boverdos(?:e|ed|ing)\b|\b(?:took|taken|swallowed|swallow) (?:too many|all (?:my|the|of my)|a (?:whole )?(?:bottle|box|pack) of|\d{1,3}) (?:the |of )?(?:pills|tablets|sleeping pills|paracetamol)?\b|\b(?:unconscious|won ?t wake up|stopped breathing|need an ambulance|call an ambulance)\b|\bbleeding (?:heavily|a lot|badly|out|and it won ?t stop|won ?t stop)\b|\bwon ?t stop bleeding\b/,
    // Portuguese
    /\b(?:ter|tendo|a ter|tive|teve) um (?:ataque cardiaco|enfarte|infarto|avc|derrame)\b|\bnao consigo respirar\b|\bmal consigo respirar\b|\b(?:dor|dores|aperto) (?:forte |fortes )?no peito\b|\boverdose\b|\b(?:tomei|engoli) (?:demasiados|muitos|todos os|uma caixa de) (?:comprimidos|remedios|medicamentos)\b|\b(?:inconsciente no|desmaiou e nao|nao acorda e|nao respira|chamem uma ambulancia|preciso de uma ambulancia|sangrar muito|a sangrar e nao para|nao para de sangrar)\b/,
    // Spanish
    /\b(?:tener|teniendo|tengo|da|dando) un (?:infarto|ataque al corazon|derrame|ictus)\b|\bno puedo respirar\b|\bapenas puedo respirar\b|\b(?:dolor|presion) (?:fuerte )?en el pecho\b|\bsobredosis\b|\b(?:tome|he tomado|trague) (?:demasiadas|muchas|todas las|una caja de) (?:pastillas|pildoras)\b|\b(?:esta inconsciente|no respira|no despierta y|llamen? (?:a )?una ambulancia|necesito una ambulancia|no para de sangrar|sangrando mucho|dejo de respirar)\b/,
    // French
    /\b(?:fais|fait|faire|avoir|ai) (?:une |un )(?:crise cardiaque|infarctus|avc|arret cardiaque)\b|\b(?:arrive|peux) (?:plus|pas) (?:a )?respirer\b|\bdouleurs? (?:forte )?(?:dans|a) la poitrine\b|\b(?:surdose|overdose)\b|\b(?:pris|avale) (?:trop de|tous les|tous mes|une boite de) (?:cachets|comprimes|medicaments|somniferes)\b|\b(?:est inconsciente?|ne respire plus|ne se reveille (?:pas|plus)|appelez une ambulance|besoin d une ambulance|saigne beaucoup|n arrete pas de saigner)\b/,
    // German
    /\b(?:habe|hat|hab) (?:gerade |wohl |glaube ich )?einen (?:herzinfarkt|schlaganfall|herzanfall)\b|\b(?:bekomme|kriege) (?:keine|kaum) luft\b|\bkann nicht (?:mehr )?atmen\b|\b(?:schmerzen in der brust|brustschmerzen)\b|\buberdosis\b|\b(?:zu viele|alle meine|eine packung|die ganzen) (?:tabletten|schlaftabletten|pillen) (?:genommen|geschluckt)\b|\b(?:ist bewusstlos|atmet nicht|wacht nicht (?:mehr )?auf|krankenwagen|blutet stark|hort nicht auf zu bluten)\b/,
    // Italian
    /\b(?:avere|avendo|ho|ha|sto avendo) (?:un |avuto un )(?:infarto|ictus|attacco di cuore)\b|\bnon riesco (?:piu )?a respirare\b|\b(?:dolore|dolori|fitta) (?:forte |forti )?al petto\b|\boverdose\b|\b(?:preso|ingoiato) (?:troppe|tutte le|una scatola di) (?:pillole|pastiglie|compresse)\b|\b(?:e svenut[oa] e|priv[oa] di sensi|non respira|non si sveglia|chiamate un ambulanza|serve un ambulanza|sanguina molto|non smette di sanguinare)\b/,
  ],
}
