import type { Danger } from './wordings.ts'

/**
 * Ideas that mean little alone: each line is one idea in six languages. Two different ideas of one danger in a message count as a sign,
 * whatever the words between them. Written as the wordings of `signs` are.
 */
export const hints: Record<Danger, readonly string[]> = {
  self_harm: [
    // things in order: pets, belongings, bills, letters
    `found (someone|somebody|a home|a new home) for|(gave|given|giving|rehomed) (\\w+ ){0,6}(cat|dog|pets?|rabbit|jewellery|guitar|belongings|my things|my stuff|everything)
    (written|wrote|writing) (the|my|all the|all my|some|a few|two|three|four) (letters?|notes?)(?! (of|in my name|for work))
    (dei|deixei|entreguei|arranjei|ofereci|doei) (\\w+ ){0,6}(gato|cao|gata|cadela|animais|joias|guitarra|minhas coisas|tudo o que|roupa)
    (escrevi|escritas?|deixei) (\\w+ ){0,3}(cartas|bilhetes)
    (he dado|di|regale|deje|he regalado|he dejado|entregue|encontre) (\\w+ ){0,6}(gato|perro|gata|perra|joyas|guitarra|mis cosas|todo lo)
    (escribi|he escrito|escritas?) (\\w+ ){0,3}(cartas|notas)
    (donne|confie|distribue) (\\w+ ){0,6}(chat|chien|chatte|bijoux|guitare|mes affaires|toutes mes)
    (ecrit|ecrites|redige) (\\w+ ){0,3}(lettres|mots)
    (katze|kater|hund|schmuck|gitarre|meine sachen) (\\w+ ){0,6}(weggegeben|abgegeben|verschenkt|untergebracht|vermacht|gebracht)
    (briefe|zettel) (\\w+ ){0,4}(geschrieben|liegen|fertig)
    (ho dato|ho lasciato|ho regalato|ho trovato|ho affidato) (\\w+ ){0,6}(gatto|cane|gatta|gioielli|chitarra|mie cose|tutto quello)
    (ho scritto|scritte) (\\w+ ){0,3}(lettere|biglietti)`,
    // the last time, no time after it
    `(one )?last time|(for the|my|the) last (question|time|number|one)|final question|no (tomorrow|next year)|does(n t| not) matter any ?more|over soon|soon i think|be over
    (pela )?ultima vez|ultima pergunta|(nao ha|sem) (amanha|futuro|proximo ano)|ja nao importa|ja falta pouco|esta quase|so falta saber|agora so falta
    ultima pregunta|no hay (manana|futuro|proximo ano)|ya no importa|ya falta poco|solo (me )?falta saber
    derniere (fois|question)|plus (de demain|d avenir)|ca n a plus d importance|bientot (fini|termine)|il ne reste plus qu
    ein letztes mal|zum letzten mal|letzte frage|kein (morgen|nachstes jahr)|spielt keine rolle mehr|ist eh egal|bald vorbei|fehlt nur noch|furs ende|nicht mehr wichtig
    (per l )?ultima volta|ultima domanda|non c e (domani|futuro)|non importa piu|manca poco|manca solo|ormai non serve`,
    // absent, unseen, unneeded
    `(won t|will not|not) be (here|around|there)|nobody (knows|would notice|will notice|cares|would know)|no one (knows|would notice|cares)|not sure why i m telling|don t tell (anyone|my)|haven t told anyone|rather not exist|in the way|nobody needs me|no use to (anyone|anybody)
    ninguem (sabe|ia dar|ia notar|vai notar|ia reparar|sentia|precisa de mim|da por)|nao contei a ninguem|nem sei porque|so estorvo|nao faco falta|sem mim|ja ca nao estou|nao vou ca estar|nao estarei
    nadie (sabe|notaria|se daria|va a notar|me necesita)|no (se lo he|he) contado a nadie|no hago falta|estorbo|ya no estare|no voy a estar|sin mi
    personne (ne )?(sait|remarquerait|verrait|a besoin de moi|s en rendrait)|dit a personne|je gene|serai plus la|serais plus la|sans moi|sers a rien
    (niemand|keiner) (weiss|merkt|wurde|braucht mich|wird)|habe (es )?(noch )?niemandem|im weg|bin uberflussig|bin nicht mehr da|nicht mehr da|ohne mich|weiss (gar )?nicht warum ich das
    nessuno (sa|se ne|lo sa|ha bisogno di me|noterebbe)|non l ho detto a nessuno|sono di troppo|non ci saro|senza di me|non servo a`,
    // means and places
    `(the|a|that) (only )?bridge|the (train )?(tracks|platform|rails)|(my|the|some|all) (pills|tablets|sleeping tablets)|the rope|razor|blades?|the cliff|the roof|the gun
    (os|dos|meus) comprimidos|a ponte|a linha do comboio|na linha|a corda|a lamina|laminas|o telhado|a arriba|a falesia|as pastilhas
    (las|mis) pastillas|el puente|las vias|la cuerda|la cuchilla|el tejado|la azotea|el acantilado
    (les|mes) (cachets|comprimes|medicaments)|le pont|les rails|la corde|la lame|le toit|la falaise|les quais
    (die|meine) (tabletten|pillen|schlaftabletten)|die brucke|der brucke|die gleise|den gleisen|das seil|den strick|die klinge|das dach|die mittel dazu|die klippe
    (le|mie) (pastiglie|pillole|compresse)|il ponte|i binari|la corda|la lametta|il tetto|la scogliera`,
    // rest, quiet, the dead
    `(be|being) with (her|him|mum|mom|dad|my \\w+) again|only think about being with (her|him|them)|since (mum|mom|dad|he|she|my \\w+) (died|passed|left us)|quiet in my head|want it quiet|feel nothing|no energy left
    (ter|estar) com (ela|ele|a minha mae|o meu pai) outra vez|desde que (a |o )?(minha |meu )?(\\w+ )?(morreu|partiu)|descansar (de vez|finalmente|em paz)|silencio na cabeca|nao sinto nada
    desde que (\\w+ ){0,2}(murio|se fue)|descansar (de una vez|por fin|en paz)|silencio en la cabeza|no siento nada|reunirme con
    depuis (que |la mort )(\\w+ ){0,4}(mort|morte|parti|partie|mere|pere)|silence dans ma tete|ne ressens plus rien
    seit (\\w+ ){0,3}(tot ist|gestorben ist|weg ist|tod)|still im kopf|fuhle nichts mehr|wieder bei (ihr|ihm)|zu (ihr|ihm)
    da quando (\\w+ ){0,3}(mort[oa]|se n e andat[oa])|riposare in pace|silenzio nella testa|non sento piu niente`,
    // a burden, worthless
    `(a|such a|the) burden|worthless|useless to|waste of space|cost them too much|hate myself|my own fault
    (um|o) (peso|fardo|estorvo)|nao valho nada|odeio me|so dou (trabalho|problemas)|inutil
    una (carga|molestia)|no valgo nada|me odio|solo doy problemas
    un (poids|fardeau|boulet)|vaux rien|me deteste|je me hais
    eine last|(den anderen|meiner familie) zur last|bin nichts wert|hasse mich|wertlos|nutzlos
    un (peso|disturbo)|non valgo niente|mi odio|non servo a niente`,
    // harm to the body, hidden
    `long sleeves|did it again|feel the pain|to feel something|my arms|hide my arms
    mangas? compridas?|fazer aquilo|fiz outra vez|fiz aquilo|sentir (dor|a dor|alguma coisa)|nos bracos|nas pernas escondid\\w+
    mangas? largas?|lo hice otra vez|volvi a hacerlo|sentir (dolor|algo)|en los brazos
    manches longues|refait|recommence a me|ressentir (la douleur|quelque chose)|sur les bras
    lange(n)? armel|wieder (getan|gemacht)|schmerz spuren|etwas spuren|auf den armen|in den arm
    maniche lunghe|l ho rifatto|l ho fatto di nuovo|sentire (dolore|qualcosa)|sulle braccia`,
  ],
  medical: [
    // dose
    `(took|taken|had|gave (him|her)) (\\w+ ){0,5}(pills|tablets|insulin|meds|dose|medication|drops)|by (accident|mistake)
    (tomei|tomou|dei lhe|engoli) (\\w+ ){0,5}(comprimidos|insulina|dose|remedios?|gotas)|por engano|sem querer
    (tome|tomo|he tomado|le di) (\\w+ ){0,5}(pastillas|insulina|dosis|medicamento\\w*|gotas)|por error|sin querer
    (pris|prise|donne|avale) (\\w+ ){0,5}(cachets|comprimes|insuline|dose|medicament\\w*|gouttes)|par erreur|sans faire expres
    (tabletten|pillen|insulin|dosis|tropfen|medikament\\w*) (\\w+ ){0,5}(genommen|gespritzt|geschluckt|gegeben)|aus versehen|versehentlich
    (preso|presi|ho dato|ingoiato) (\\w+ ){0,5}(pastiglie|pillole|insulina|dose|medicin\\w+|gocce)|per sbaglio|per errore`,
    // the heart, the breath
    `heart (\\w+ ){0,3}(mad|crazy|racing|pounding|funny|skipping)(?! (when|every time))|hard to breathe|can t (breathe|catch)|my chest|short of breath|jaw (hurts|ache|pain)
    coracao (\\w+ ){0,3}(acelerado|aos saltos|disparado|a mil)|custa (me )?(a )?respirar|falta de ar|no peito|o peito|maxilar
    corazon (\\w+ ){0,3}(acelerado|a mil|desbocado)|cuesta respirar|falta (de|el) aire|en el pecho|el pecho|mandibula
    coeur (\\w+ ){0,4}(bat|emballe|vite|fort)|mal a respirer|du mal a respirer|poitrine|machoire
    herz (\\w+ ){0,3}(rast|klopft|stolpert|spinnt)|kriege? (\\w+ )?(kaum|keine|schlecht) luft|brust|kiefer
    cuore (\\w+ ){0,3}(a mille|impazzito|forte|accelerato)|fatica a respirare|fiato corto|al petto|il petto|mandibola`,
    // the head: floating, confused, seeing double, sweating
    `floaty|dizzy|woozy|confused|blurry|blurred|seeing double|sweating|sweaty|clammy|shaking|faint|drowsy|vomiting|throwing up
    tont[oa]|zonz[oa]|confus[oa]|vejo (tudo )?(turvo|a dobrar)|suad[oa]|suores|a tremer|treme|sonolent[oa]|vomit\\w+|desmai\\w+
    maread[oa]|confundid[oa]|veo (doble|borroso)|sudand?o|sudor\\w*|temblando|tiembla|somnolient[oa]|vomit\\w+|desmay\\w+
    vertiges?|tete (qui )?tourne|confuse?|vois (double|trouble|flou)|sueurs?|transpire|tremble|somnolente?|vomi\\w*|evanoui\\w*
    schwindlig|schwindelig|schwindel|verwirrt|sehe? (alles )?(doppelt|verschwommen)|schwitze?|schweiss\\w*|zittere?|benommen|schlafrig|erbreche|ubergeb\\w+|ohnmacht\\w*
    vertigini|gira la testa|confus[oa]|vedo (doppio|annebbiato|sfocato)|sud(o|a|ato|ata|ore)|tremo|trema|tremando|sonnolent[oa]|vomit\\w+|svenut[oa]`,
    // the face, the words, one side
    `one side|droopy|left arm|words (\\w+ ){0,3}wrong|can t (type|write|find (my )?words)|numb
    um lado|boca (ao lado|torta)|cara torta|braco esquerdo|nao (consigo|me saem) (\\w+ )?(falar|escrever|palavras)|dormente
    un lado|boca torcida|brazo izquierdo|no (puedo|me salen) (\\w+ )?(hablar|escribir|palabras)|dormid[oa] el brazo
    un cote|bouche (de travers|tordue)|bras gauche|(plus|pas) (a )?(parler|ecrire|trouver (mes|les) mots)|engourdie?
    eine(r)? seite|mund (\\w+ )?schief|linker? arm|linken arm|nicht mehr (richtig )?(sprechen|schreiben|reden)|taub
    un lato|bocca storta|braccio sinistro|non (riesco|mi escono) (\\w+ )?(a parlare|a scrivere|parole)|intorpidit[oa]|formicol\\w+`,
  ],
  abuse: [
    // watched
    `(checks|reads|goes through|tracks|looks through|has) my (phone|messages|location|texts|emails)|wants to know where i am|password to my
    (ve|le|revista|vasculha|mexe no|controla|fica com|tira) (\\w+ ){0,3}(meu telemovel|minhas mensagens|meu telefone|o telemovel|telemovel)|sempre onde estou|localizacao
    (mira|revisa|lee|controla|quita) (\\w+ ){0,2}(movil|telefono|mensajes|celular|ubicacion)|saber donde estoy
    (fouille|lit|controle|regarde|verifie|prend) (\\w+ ){0,2}(telephone|portable|messages|sms|position)|savoir ou je suis
    (liest|kontrolliert|schaut|durchsucht|nimmt|checkt) (\\w+ ){0,3}(handy|nachrichten|standort|telefon)|wissen wo ich bin
    (controlla|legge|guarda|prende|fruga) (\\w+ ){0,3}(telefono|cellulare|messaggi|posizione)|sapere dove sono`,
    // money taken
    `(has|takes|took|keeps|took away|controls|holds) (all )?my (bank card|card|money|pension|wages|salary|pay|bank account|benefits|savings)|allowance from (him|her)
    (fica com|tira me|tirou me|leva|guarda|controla|gasta) (\\w+ ){0,3}(meu (cartao|dinheiro|ordenado|salario)|minha (reforma|pensao|conta)|a reforma|o ordenado|o dinheiro)|cartao multibanco
    (se queda|me quita|me quito|controla|guarda) (\\w+ ){0,3}(tarjeta|dinero|sueldo|pension|nomina|cuenta)
    (prend|garde|controle|confisque|a pris) (\\w+ ){0,2}(carte|argent|salaire|pension|retraite|compte|paie)
    (nimmt|hat|behalt|kontrolliert|verwaltet) (\\w+ ){0,3}(meine (karte|rente|bankkarte|ec karte)|mein (geld|gehalt|konto)|die rente|das geld)
    (tiene|prende|controlla|si tiene|mi toglie) (\\w+ ){0,3}(carta|bancomat|soldi|stipendio|pensione|conto)`,
    // fear, whispering
    `(in|from) the (next|other) room|have to be careful|careful what i|can t let (him|her) see|don t tell (him|her)|before (he|she) (gets|comes) (back|home)|walking on eggshells|delete this|scared|afraid of (him|her|my)|hear (him|her) coming
    (esta|ta) (na sala|no quarto ao lado|aqui ao lado)|tenho de ter cuidado|nao pode (ver|saber)|antes (que|de) (ele|ela) (chegue|chegar|volte)|medo d(ele|ela|o meu|a minha)|piso ovos|apago isto
    en la habitacion de al lado|tengo que tener cuidado|no puede (ver|saber)|antes de que (llegue|vuelva)|miedo (a|de) (el|ella|mi|que)|borro esto
    dans la piece a cote|dois faire attention|ne doit pas (voir|savoir)|avant qu (il|elle) (rentre|revienne)|peur (de lui|d elle|de mon|de ma|qu il|quand il)|j efface
    im nebenzimmer|nebenan|muss (leise|vorsichtig|aufpassen)|darf (das )?nicht (sehen|wissen|mitkriegen)|bevor (er|sie) (heimkommt|kommt|wiederkommt|nach hause)|angst vor|losche (das|ich)
    nell altra stanza|devo stare attent[oa]|non deve (vedere|sapere)|prima che (torni|rientri|arrivi)|paura (di lui|di lei|del mio|della mia|quando)|cancello`,
    // kept from people, kept inside
    `(shouts|yells|angry|goes mad|sulks|kicks off) (if|when) i (ring|call|see|talk|go|phone|text|visit|speak)|stopped me seeing|not allowed (to|out)|doesn t (like|let|want) me (to )?(see|seeing|going|go|talk|work|have|out|leave)|cut off from my
    (grita|zanga se|passa se|fica furios\\w) (comigo )?(se|quando) (eu )?(ligo|falo|saio|vejo|vou|chego)|nao me deixa|afastou me d|nao gosta que eu (saia|fale|veja|va)
    (grita|se enfada|se pone) (\\w+ ){0,2}(si|cuando) (llamo|hablo|salgo|veo|voy|llego)|no me deja|me (aparto|alejo) de mi|no quiere que (salga|hable|vea|trabaje)
    (crie|hurle|s enerve|se fache) (\\w+ )?(si|quand) (je|j) (\\w+ ){0,2}(appelle|parle|sors|vois|vais|rentre)|me laisse (pas|plus)|m interdit|veut pas que je (sorte|voie|parle|travaille)
    (schreit|brullt|rastet aus|tobt) (\\w+ ){0,2}(wenn ich|sobald ich)|darf (ich )?(\\w+ ){0,6}nicht (mehr )?(aus|raus|sehen|treffen|anrufen|arbeiten)|lasst mich nicht|verbietet mir|schliesst (\\w+ )?(von aussen )?ab
    (urla|grida|si arrabbia|va su tutte) (\\w+ ){0,2}(se|quando) (chiamo|parlo|esco|vedo|vado|sento|torno)|non mi (fa|lascia)|mi ha allontanat\\w|non vuole che (io )?(esca|veda|parli|lavori)`,
    // rage and excuses
    `(breaks|smashes|throws) (things|plates|stuff|my)|says (it s|its|it is) because (he|she)|when (he|she) s? ?(drunk|been drinking|drinks)|my own fault|says i m (crazy|worthless|nothing|stupid)|punched the wall
    (parte|atira|da murros) (\\w+ ){0,2}(coisas|pratos|parede|portas|tudo)|diz que e (porque|por) (\\w+ ){0,2}(ama|amor|bem|ciume\\w*)|quando bebe|diz que (sou|nao valho|estou) (\\w+ )?(maluca|louca|nada|burra|inutil)
    (rompe|tira|da punetazos) (\\w+ ){0,2}(cosas|platos|pared|puertas|todo)|dice que es (porque|por) (\\w+ ){0,3}(quiere|ama|amor|bien)|cuando bebe|dice que (estoy loca|no valgo|soy (tonta|inutil))
    (casse|jette|frappe) (\\w+ ){0,2}(objets|assiettes|mur|portes|tout|choses)|dit que c est (parce qu|par) (\\w+ ){0,3}(aime|amour|bien)|quand (il|elle) (a bu|boit)|dit que je (suis (folle|nulle|bonne a rien)|vaux rien)
    (zerschlagt|wirft|schmeisst|macht) (\\w+ ){0,3}(sachen|teller|wand|kaputt|turen)|sagt (das|es) (sei|ist|ware) (weil|aus) (\\w+ ){0,3}(liebe|liebt)|wenn (er|sie) (trinkt|getrunken|betrunken)|sagt ich (bin|sei) (\\w+ )?(verruckt|nichts|dumm|wertlos)
    (rompe|lancia|spacca|tira) (\\w+ ){0,2}(cose|piatti|oggetti|muro|porte|tutto)|dice che (e|lo fa) (perche|per) (\\w+ ){0,3}(ama|amore|bene)|quando beve|dice che (sono|non valgo) (\\w+ )?(pazza|niente|stupida|inutile)`,
    // night and secret
    `(comes|came|coming) (in|into|to) my (room|bed)|(our|a) (little )?secret|touches me|sit on his lap|makes me uncomfortable
    (entra|vem|vai) (\\w+ ){0,2}(meu quarto|minha cama)|(nosso|e) segredo|toca me|me toca
    (entra|viene) (\\w+ ){0,2}(mi cuarto|mi habitacion|mi cama)|(nuestro|un) secreto|me toca
    (vient|entre) (\\w+ ){0,2}(ma chambre|mon lit)|(notre|un) secret|me touche
    (kommt|kam) (\\w+ ){0,3}(mein zimmer|mein bett)|(unser|ein) geheimnis|fasst mich an|fasst mich
    (entra|viene) (\\w+ ){0,3}(camera mia|mia camera|mio letto)|(nostro|un) segreto|mi tocca`,
  ],
  violence: [
    // knowing another's ways
    `know (what time|when|where|which way) (he|she|they) (walks?|leaves?|lives?|parks?|gets? home|comes?|jogs?|sleeps?|works?|goes)|been watching (him|her|them)|followed (him|her) home
    sei (onde|a que horas|a hora a que|a hora que|quando) (\\w+ )?(ele|ela|eles|mora|sai|chega|estaciona|vive|passa|passeia|dorme)|ando a (segui|vigia|observa)
    se (donde|a que hora|cuando) (vive|sale|llega|aparca|pasea|duerme|trabaja|pasa)|llevo (\\w+ )?(siguiendo|vigilando)
    sais (ou|a quelle heure|quand) (il|elle) (habite|sort|rentre|se gare|promene|dort|passe|part)|je (le|la) (suis|surveille) depuis
    weiss (wo|wann|um wie viel uhr|um wieviel uhr) (er|sie) (\\w+ ){0,3}(wohnt|geht|kommt|parkt|schlaft|rausgeht|heimkommt|joggt|arbeitet)|beobachte (ihn|sie)
    so (dove|a che ora|quando) (abita|esce|torna|parcheggia|porta|dorme|passa|vive|rientra)|(lo|la) (seguo|osservo|sorveglio)`,
    // tools at hand
    `(got|have|ve got|bought) (everything|what|all) i need|in the (boot|trunk)(?! (for|of))|petrol can|gloves|rope and|knife|a gun
    (tenho|comprei|arranjei) (\\w+ )?(tudo o que|o que) (preciso|e preciso)|(na|no) (mala|bagageira|porta bagagens) do carro|bidao|luvas e|faca|pistola
    (tengo|compre|consegui) (\\w+ )?(todo lo que|lo que) (necesito|hace falta)|en el maletero|bidon|guantes|cuchillo|pistola
    (tout ce qu|ce qu) il (me )?faut|dans le coffre|bidon|jerrican|gants|couteau|un flingue|pistolet
    alles was ich brauche|alles besorgt|im kofferraum|kanister|handschuhe|messer|pistole
    (tutto quello che|quello che) (mi )?serve|nel bagagliaio|tanica|guanti|coltello|pistola`,
    // harm to come
    `(something|accident) (\\w+ ){0,2}(happened|happens|happen) to (him|her|them)|(he|she|they) ll (be sorry|regret|get what)|won t be laughing|wipe (that|the) smile|get what (he|she|they) deserves?|his last|her last|make (him|her|them) sorry|house (\\w+ ){0,5}burn\\w*
    (lhe|lhes) (acontece\\w*|acontecesse|acontecer) (\\w+ ){0,2}(coisa|acidente|mal)|vai (arrepender se|ter o que merece)|ha de ver|vao ver|como (\\w+ ){0,6}ia ficar|ter o que merece|casa (\\w+ ){0,4}(arder|arde)|vai ter uma surpresa
    le (pasa|pasara|pase|pasase) algo|se va a (arrepentir|enterar)|va a tener lo que merece|lo que se merece|casa (\\w+ ){0,4}(arder|arda|arde)|se va a llevar una sorpresa
    (lui|leur) (arrive|arrivait|arriver) (\\w+ ){0,2}(quelque chose|malheur|accident)|va (le )?(regretter|comprendre)|ce qu (il|elle) merite|maison (\\w+ ){0,4}(brule|bruler)|va avoir une surprise
    (ihm|ihr) (was|etwas) (passiert|zustosst|passieren)|wird sich (noch )?wundern|werden sich wundern|bereuen|was (er|sie) verdient|haus (\\w+ ){0,4}(brennt|brennen)
    (gli|le) (succede\\w*|capita\\w*) (\\w+ ){0,2}(qualcosa|incidente)|se ne pentira|quello che si merita|vedra|casa (\\w+ ){0,4}(brucia\\w*)|avra una sorpresa`,
    // picturing it, the number of justice, the lucky day
    `(lucky|right|good) day for it|my lucky day|imagin(e|ing) (him|her|how|them) (\\w+ ){0,4}(hurt|scream\\w*|face|dead|blood|look)|number of (justice|revenge)|payback|revenge|justice
    a imaginar (como|o que|a cara)|imagino (o|a|lhe)|numero da (justica|vinganca)|vinganca|fazer justica|dia de forca
    imagino (como|su cara)|imaginando (como|su cara)|numero de la (justicia|venganza)|venganza|hacer justicia
    j imagine (sa|comment|le|la)|nombre de la (justice|vengeance)|vengeance|faire justice
    stelle? mir vor|zahl der (gerechtigkeit|rache)|rache|gerechtigkeit|heimzahlen
    immagino (come|la sua)|numero della (giustizia|vendetta)|vendetta|giustizia`,
  ],
}
