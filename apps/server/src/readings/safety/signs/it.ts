import type { Wordings } from '../wordings.ts'

export const italian: Wordings = {
  self_harm: `
    nessuno (\\w+ )?(sentirebbe|sentira|si accorgerebbe|si accorgera|piangerebbe|noterebbe|notera) ?(la mia mancanza|se (io )?(sparissi|morissi|non ci|fossi)|di me|che non)?
    (starebbero|sarebbe|vivrebbero|sarebbero|andrebbe) (\\w+ ){0,2}(meglio|piu (felici|facile|sereni|leggeri|semplice)) (tutti )?(senza di me|se (io )?(non|sparissi|morissi))
    (senza di me|se non ci fossi|se sparissi) (\\w+ ){0,4}(meglio|piu felici|sollevati|sereni)
    non (vedo|c e|ho|trovo|ci sono) (piu )?(una |nessuna |un |nessun |alcun |alcuna )?(via d uscita|futuro|motivo per (andare avanti|restare|vivere|alzarmi)|motivi per|ragione per|senso (a|in|nella|di)|speranza per me|uscita)
    (scritto|lasciato|preparato|scrivendo) (\\w+ ){0,3}(lettere?|biglietto|messaggio) (d addio|di addio|per (i miei|mia|tutti|ognuno))
    (ho detto addio|ho salutato tutti|ho regalato (le mie cose|tutto|tutte)|ho dato via (le mie cose|tutto)|ho sistemato tutto|lasciato tutto in ordine|messo tutto in ordine)
    non ci saro (piu|a natale|domani|ancora a lungo|quando|la prossima)
    (ultima|ultimo) (notte|sera|giorno|messaggio|domanda|compleanno|natale) (\\w+ )?(su questa terra|della mia vita|prima di (andarmene|sparire|farla)|al mondo)
    (voglio|vorrei|desidero|volevo) (solo )?che (tutto|questo|tutto questo|il dolore|la sofferenza|il rumore) (\\w+ )?(finisca|finisse|si fermi|smetta|smettesse|cessi|passi per sempre)
    (voglio|vorrei|mi piacerebbe|voglia di|potessi) (solo )?(addormentarmi|dormire|chiudere gli occhi) (e )?(non |mai |per sempre)(piu |mai )?(svegliarmi|riaprirli)?
    (voglio|vorrei|mi piacerebbe|voglia di|penso di) (solo )?(sparire|scomparire|svanire|non esistere|smettere di esistere|cancellarmi|andarmene) (per sempre|da questo mondo|del tutto|e che nessuno|e basta|senza lasciare|dalla faccia|da questa vita|e non tornare|piu)
    (smettere di esistere|non essere mai nat\\w|non dovevo nascere|lasciare questo mondo|andarmene da questo mondo|raggiungere (mia|mio|lui|lei) (\\w+ ){0,3}(cielo|lassu|aldila|mort\\w))
    (spero|prego|vorrei) (\\w+ ){0,3}(di )?non (svegliarmi|risvegliarmi|mi svegli\\w*)( piu| domani)?
    (stanc[oa]|stuf[oa]|stremat[oa]|esaust[oa]) di (vivere|esistere|essere (viv\\w|un peso|qui)|questa vita|respirare|lottare|tutto e di tutti)( \\.|$| e| ma| non| che| solo)
    (sono|mi sento|divento) (solo )?(un peso|un fardello|di peso) (per|a)
    (bordo|ringhiera|parapetto|cornicione|davanzale) (del|della|di un|di una)? ?(ponte|tetto|finestra|balcone|palazzo|scogliera|binario)
    (ponte|tetto|balcone|finestra|binari|treno|metro|scogliera|terrazzo|cornicione) (\\w+ ){0,6}(buttarmi|mi butto|saltare|gettarmi|lasciarmi cadere|mi chiama|un passo|fare il passo|finirebbe|salto|lanciarmi)
    (buttarmi|mi butto|gettarmi|lanciarmi|saltare|lasciarmi cadere|mi buttassi) (giu )?(dal|dalla|da un|sotto|sui|nel|davanti|contro|giu) (\\w+ )?(ponte|finestra|treno|binari|fiume|balcone|tetto|auto|camion|scogliera|metro|palazzo)
    (macchina|auto|volante|sterzo) (\\w+ ){0,5}(contro (un|il) (albero|muro|camion|guardrail|pilone)|fuori strada|nel burrone)
    (pillole|pastiglie|compresse|sonniferi|farmaci|medicine) (\\w+ ){0,4}(da parte|messo via|conservat\\w|contat\\w|nascost\\w|cassetto|pronte)|(conservo|conto|nascondo|accumulo|metto da parte|sto mettendo da parte) (\\w+ ){0,3}(pillole|pastiglie|compresse|sonniferi|farmaci)
    quant[ei] (pillole|pastiglie|compresse|sonniferi)
    (quale|qual|come) (\\w+ ){0,3}(ponte|modo|maniera|metodo) (\\w+ )?(meno doloros\\w|piu (rapido|facile|indolore|alto|veloce)|per (andarsene|morire|farla)|indolore|senza dolore)
    fa male (morire|annegare|dissanguarsi)|morire fa male
    (lametta|lamette|lama|coltello|rasoio|forbici|accendino|taglierino) (\\w+ ){0,3}(braccia|braccio|gambe|polsi|polso|cosce|pelle|vene)
    (cicatrici|tagli|segni|bruciature|ferite) (\\w+ ){0,3}(braccia|polsi|gambe|cosce|nascond\\w*|maniche)|nascondo (i |le )?(tagli|cicatrici|ferite)
    (solo )?(il dolore|il sangue|tagliarmi|bruciarmi) (\\w+ )?(mi )?(calma|aiuta|da sollievo|fa sentire|solleva)
    (ho|c e) (un|il|gia un) (piano|giorno|data) (e (una|la) (data|ora|corda)|per (farla|andarmene|morire|finire)|decis\\w|fissat\\w)
    (corda|pistola|pillole|lametta|cappio) (\\w+ )?(e pronta|sono pronte|pront\\w|nel cassetto|mi aspetta|accanto)
    (giorno|data|notte|momento|mese|numero) (\\w+ )?(giusto |adatto |migliore |favorevole |buono )?(per |di )(morire|farla finita|andarmene per|lasciare questo|finire tutto|sparire|porre fine|chiudere tutto)
    (mi arrendo|ho rinunciato|rinuncio|ho mollato) (\\w+ )?(alla vita|a vivere|con la vita|tutto|$|\\.)
    non (ce la faccio|reggo|sopporto|ho la forza|ho piu (la )?forza|resisto|voglio|riesco) (piu|a|di) ?(\\w+ ){0,3}(vivere|andare avanti|cosi|questa vita|la vita|un altro giorno|esistere|continuare|respirare|alzarmi|di niente)?( \\.|$| e| ad andare| a vivere| voglio)
    (niente|nulla|nessuno) (\\w+ )?mi (trattiene|lega|tiene) (\\w+ )?(qui|alla vita|a questo|in vita)
    (che senso ha|a che serve|a cosa serve|perche dovrei) (\\w+ )?(vivere|andare avanti|continuare|la mia vita|alzarmi|restare|svegliarmi)
    non ha (piu )?(alcun )?senso (\\w+ )?(vivere|andare avanti|la mia vita|continuare|che io)
    se (io )?(morissi|sparissi|non mi svegliassi|non ci fossi|me ne andassi per|muoio|sparisco|mi buttassi) (\\w+ ){0,5}(qualcuno|nessuno|chi|piangerebb\\w+|noterebb\\w+|accorgerebb\\w+|sarebbe|meglio|domani|stasera)
    chi (\\w+ ){0,3}(cura|occupera|badera|terra|prendera) (\\w+ ){0,3}(gatto|cane|figli|figlia|animali|bambin\\w) (quando|se|dopo) (io )?(non|sar)
    valgo (di )?piu da mort\\w|(voci|voce) (nella (mia )?testa )?(mi )?(dic\\w+|ordin\\w+) (\\w+ ){0,3}(saltare|finire|morire|tagli\\w+|uccid\\w+|buttar\\w+)
    (pensieri|idee) (neri|nere|oscuri|brutti|di morte|di morire|di farla|suicid\\w)|farla finita
    (dormire|riposare|andarmene|chiudere gli occhi) per sempre|(spegnere|chiudere) (tutto )?per sempre|togliermi di mezzo
    (mi )?(voglio|vorrei|volevo|devo) (\\w+ )?(ammazzare|uccidere)( mi)?( non| \\.|$| e)|mi (voglio|vorrei) (\\w+ )?(ammazzare|uccidere|impiccare|sparare|buttare (giu|sotto|dal|dalla))(?! di (lavoro|risate|studio))
    (mi faccio|farmi|mi sono fatt[oa]|mi facevo) (\\w+ )?(del )?male (\\w+ ){0,6}(quando|apposta|nervos\\w|sigarett\\w+|lametta|ancora|di nuovo|per (sentire|punirmi))|mi brucio (\\w+ )?(con|le braccia|apposta)
    (chiudere|chiudessi|chiudo|chiuder) gli occhi (\\w+ ){0,3}(non|mai) (\\w+ ){0,2}(ria\\w+|svegli\\w+|apri\\w+|piu)
    (non (lo |la |ci )?)(vedro|vedo|arrivo|arrivero|saro|servono|serve) (\\w+ ){0,4}(2027|2028|l anno prossimo|prossimo compleanno|natale|estate)(?! (in quest\\w|perche))|(2027|2028|l anno prossimo|natale) (\\w+ ){0,2}non (lo |ci )?(vedro|vedo|arrivo|arrivero|saro)(?! perche)
    (voglio|vorrei|penso|desidero) (\\w+ ){0,3}(raggiungerl[oa](?! (a|al|in|alla|nel|per|domani|sabato|venerdi)\\b)|seguirl[oa](?! (su|a|in)\\b)|andare da (lui|lei)|stare con (lui|lei) lassu|ritrovarl[oa] lassu|rivederl[oa] lassu)
    (ponte|binari|balcone|tetto|scogliera|finestra|banchina) (\\w+ ){0,10}(un passo|un attimo|un secondo|basterebbe|ci vorrebbe|sarebbe facile|finirebbe|lasciarmi)
    (non mangio|smesso di mangiare|senza mangiare) (\\w+ ){0,6}(apposta|sparire|punirmi|spegnermi|scomparire)|(voglio|vorrei) (\\w+ )?(sparire|scomparire|spegnermi|svanire) (\\w+ )?(piano piano|e basta|del tutto|per sempre|da tutto)( \\w+)?
    (va|vanno|andare|andarsene|andarmene) (\\w+ )?(via )?(prima del tempo|per sempre da|da questo mondo|da questa vita)
    (sto per|stasera|voglio|potrei|penso di|vado a) (\\w+ ){0,2}(prendere|prendo|ingoiare|ingoio|mandare giu) (\\w+ )?(tutte|tutta|l intera|le) (le |la |mie )*(pastiglie|pillole|compresse|scatola|gocce)
    (lasciato|dato|consegnato|affidato) (\\w+ ){0,5}(chiavi|documenti|carte|password|testamento|gatto|cane) (\\w+ ){0,16}(addio|saluto|salutare|ultim\\w|in pace|lettere?|tranquill\\w)
    (lettera|lettere|biglietto|messaggio) d addio(?! (al|ai|alla) (capo|colleghi|azienda|lavoro))|ho scritto (le|tutte le|le mie) lettere
    (nessuno) (\\w+ ){0,5}(se (sparissi|morissi|non ci fossi|smettessi di esistere|me ne andassi)|accorgerebbe|mancherei|piangerebbe|accorge se)
    (starebbero|sarebbero|vivrebbero|starebbe|staranno) (\\w+ ){0,3}(meglio|piu (felici|tranquilli|sereni|leggeri)|sollevati) (\\w+ ){0,2}(senza di me|se io|se non ci)
    (meglio per tutti|meglio per loro|piu facile per tutti) (\\w+ ){0,3}(senza|se)|sarebbe meglio per tutti (no|se|vero|\\.)
    (metto|mettendo|messo|conservo|conservando|accumulo|nascondo) (\\w+ ){0,2}(da parte )?(\\w+ ){0,2}(pastiglie|pillole|sonniferi|compresse|gocce)|(pastiglie|pillole|sonniferi) (\\w+ ){0,3}(da parte|sul tavolo|davanti|contate|pronte)
    (vorrei|voglio|magari|solo) (\\w+ ){0,3}(dormire|addormentarmi|andare a letto) (\\w+ ){0,2}(non|mai|senza) (\\w+ )?(svegliarmi|risvegliarmi|piu)
    che (\\w+ ){0,2}(dolore|tutto|questo) (\\w+ )?(finisse|smettesse|finisca|smetta|si fermi)( \\w+)?
    (sono|mi sento|essere) (\\w+ )?(solo )?un peso (\\w+ )?(per|a) (tutti|loro|la|i|mia|mio|miei|lui|lei)
    (mi sono|mi) (\\w+ )?(tagliat[oa]|taglio) (\\w+ ){0,3}(ancora|di nuovo|di proposito|apposta|braccia|polsi|cosce)
    (per me )?non (c e|ci sara|esiste) (\\w+ ){0,2}(2027|domani|anno prossimo|futuro) (\\w+ )?per me
    (dire|fare) (\\w+ )?addio a (tutti|tutta|mia|mio|miei) (\\w+ ){0,4}(senza|per sempre|prima)
  `,
  medical: `
    (braccio|faccia|viso|bocca|lato|gamba|mano|meta) (\\w+ ){0,4}(intorpidit\\w|paralizzat\\w|formicol\\w+|storta|cadente|non (lo|la) sento|non si muove|addormentat\\w)
    non (riesco|riesce) (piu )?a (\\w+ )?(parlare|muovere|articolare|respirare|deglutire|vedere bene|svegliar\\w+|sentire il)
    (biascica|biascico|farfuglia|parla (strano|confuso|impastato))
    (peso|oppressione|pressione|dolore|dolori|fitta|fitte|bruciore|stretta|morsa) (\\w+ ){0,3}(al|sul|nel|in mezzo al) petto|petto (\\w+ ){0,3}(stretto|fa male|brucia|schiacciato|oppresso)
    (e svenut\\w|sono svenut\\w|e crollat\\w|ha perso (i sensi|conoscenza)|ho perso i sensi|e caduta? a terra|e collassat\\w|convulsion\\w+)
    non (risponde|reagisce|respira|si muove|si sveglia)( piu| \\.|$| e| da)
    (labbra|faccia|viso|diventat\\w|sta diventando) (\\w+ )?(blu|viola|cianotic\\w+|grigi\\w)
    (gola|lingua|labbra|faccia) (\\w+ ){0,3}(gonfi\\w+|si chiude|chiusa|si sta chiudendo)
    (bevuto|ingoiato|inghiottito|mangiato|preso|ingerito) (\\w+ ){0,4}(candeggina|detersivo|veleno|pil[ae]|batteria|benzina|acido|flacone|scatola intera|intera scatola|blister|magnet\\w|prodotto|troppe|il doppio)
    (vomit\\w+|toss\\w+|sput\\w+|urin\\w+) (\\w+ )?sangue|sangue nelle (feci|urine)
    sanguin\\w+ (\\w+ ){0,3}(non si ferma|molto|tanto|dalla testa|da ore|senza fermarsi|dall orecchio)|emorragia|(non si ferma|perdo) (\\w+ ){0,2}(il sangue|sangue)
    (incinta|gravidanza|settimane|bambino) (\\w+ ){0,7}(sanguin\\w+|perdite|rotte le acque|non si muove|non lo sento|contrazioni|non respira|febbre)
    (neonat\\w|bimb\\w|figli\\w|bambin\\w) (\\w+ ){0,5}(non respira|soffoc\\w+|convuls\\w+|molle|non si sveglia|febbre a|viola|non reagisce|battuto la testa|ingoiato|bevuto)
    (febbre|temperatura) (\\w+ ){0,3}(40|41|42)
    (soffoco|soffocando|soffoca|mi manca il fiato|mi manca l aria|fatica a respirare|respira male|fame d aria|senza fiato)(?! (dal lavoro|nei debiti|dalle risate|dal ridere))
    (peggior|piu forte) mal di testa della (mia )?vita|mal di testa (improvviso|fortissimo|lancinante) (e|con)|(ho perso la vista|non vedo piu|vedo doppio)
    cuore (\\w+ ){0,3}(impazzit\\w|a mille|accelerat\\w|galoppa|salta) (\\w+ ){0,5}(gira|petto|respir\\w+|sven\\w+|ore|aria|sudor\\w+)
    (reazione allergica|shock anafilattico|anafila\\w+|puntura|vespa|ape) (\\w+ ){0,6}(gonfi\\w+|gola|respir\\w+|aria|faccia)
    (smettere|smetto|sospendere|interrompere|abbandonare|buttare|rifiutare|saltare|invece di|al posto di|rimandare|lasciare) (di prendere |con )?(l |la |il |le |i |gli |mia |mio |mie |miei )*(insulina|chemio\\w*|terapia|antidepressivi?|farmaci|medicine|cura|anticoagulanti?|radioterapia|dialisi|litio|operazione|intervento|antibiotici?)
    (devo|dovrei|bisogna|e il caso di) (\\w+ )?(chiamare|andare) (\\w+ ){0,3}(ambulanza|118|112|pronto soccorso|ospedale)
    (battuto la testa|caduta? (dal|dalla) (tetto|finestra|balcone|scala)|scossa elettrica|folgorat\\w|morso da una vipera)
    (glicemia|diabetic\\w|zucchero) (\\w+ ){0,5}([2345]\\d\\d|sven\\w+|confus\\w|trema|non si sveglia|bassissim\\w)
    (non riesco|non riusciamo|non riesce) (\\w+ )?(a )?svegliar(lo|la|e)|non si sveglia(?! (presto|prima|la mattina))
    (incinta|mesi|settimane) (\\w+ ){0,10}(sangu\\w+|perdendo|perdite|non (lo |la )?sento muover\\w*|non si muove)
    (sbagliat[oa]|sbaglio) (\\w+ ){0,4}(dose|insulina|pastiglie|medicin\\w+)|(preso|dato|presa) (\\w+ )?(il doppio|il triplo|troppe|troppa|troppi|quattro volte|doppia dose) ?(\\w+ ){0,3}
    (viso|faccia|bocca|sorriso) (\\w+ ){0,4}(stort\\w|cadente|di lato|cade|pende|paralizzat\\w)|(parole|frasi) (\\w+ ){0,4}(escono male|confuse|impastate|sbagliate)
    petto (\\w+ ){0,8}(braccio|mandibola|sud\\w+)|braccio (\\w+ ){0,6}petto
  `,
  abuse: `
    (lui|lei|marito|moglie|ragazzo|compagno|compagna|fidanzato|padre|madre|patrigno|zio|fratello|ex|capo|figlio|nonno|che|vicino|allenatore|suocero) (\\w+ ){0,3}(mi|mi ha) (\\w+ )?(spinge|spint\\w|strattona\\w*|tira i capelli|stringe|afferra\\w*|schiaffeggia\\w*|prende a (calci|pugni|schiaffi|botte)|preso a|presa a|da (schiaffi|calci|pugni|botte)|dato (uno|un)|morde|brucia|sputa|chiude|rinchiude|rinchiusa|trascina|minaccia|minacciat\\w|umilia|lancia|strangola|scuote|fa male|picchiat\\w|colpit\\w|colpisce|mette le mani)
    (mani|braccio|cintura) (\\w+ )?(al|intorno al|attorno al|sul) (mio )?collo|mani addosso
    (alza|alzato|alzava) le mani
    (diventa|e|diventat\\w) (\\w+ )?(violent\\w|aggressiv\\w|manesco) (\\w+ )?(con me|quando|ogni|verso di me|se|\\.|$)
    (lividi|livido|occhio nero|ematomi|segni|labbro spaccato|costola rotta) (\\w+ ){0,8}(nascond\\w+|copr\\w+|trucc\\w+|fondotinta|occhiali|maniche|dico che|cadut\\w|lui|lei|porta|scale)
    (paura|terrore|terrorizzat\\w) (di|a|che|quando|dell|del) (lui|lei|mio (marito|padre|compagno|ragazzo|ex|patrigno)|mia madre|tornare a casa|rientrare|lui (torna|beve|mi)|sue (reazioni|mani|urla)|restare sola con|quello che (mi )?(fa|puo))
    (ho|vivo nel\\w*|viviamo nel\\w*) (\\w+ )?(paura|terrore) (di lui|di lei|in casa|quando (torna|beve)|ogni sera)
    non mi (lascia|permette|fa) (\\w+ ){0,2}(uscire|vedere|parlare|lavorare|avere|studiare|usare|andare|chiamare|dormire|guidare|andarmene|vestir\\w+)
    (mi chiude|mi ha chius\\w|mi tiene|mi rinchiude|mi ha rinchius\\w) (\\w+ ){0,3}(in casa|in camera|a chiave|prigionier\\w|in cantina|in bagno|rinchius\\w|segregat\\w)
    (mi prende|mi ha preso|mi toglie|mi ha tolto|nasconde|controlla|sequestra|mi controlla) (\\w+ ){0,2}(telefono|cellulare|passaporto|documenti|soldi|chiavi|carta|stipendio)
    (legge|controlla|sorveglia|spia|mi controlla) (\\w+ ){0,3}(messaggi|telefono|cellulare|dove (sono|vado)|vestiti|chiamate|tutto quello|posizione|con chi)
    (mi ha costrett\\w|mi costringe|mi obbliga|mi ha obbligat\\w|mi forza|mi ha forzat\\w|costrett\\w) (\\w+ )?a (fare (sesso|cose|l amore)|toccar\\w+|baciar\\w+|spogliar\\w+|sposar\\w+|guardare|avere rapporti|farlo)
    (ho detto|dico|dicevo|urlavo) (\\w+ )?(di )?(no|basta|smettere) (\\w+ ){0,6}(non si e fermat\\w|continuat\\w|lo stesso|ignorat\\w|insistit\\w|non smette\\w*)|contro la mia volonta|senza il mio consenso|mentre dormivo
    (mi tocca|mi ha toccat\\w|mi toccava|mi palpeggia|mi accarezza|mi accarezzava) (\\w+ ){0,7}(notte|letto|dormo|non voglio|non volevo|segreto|nessuno|piccol\\w|bambin\\w|corpo|dove|sotto)
    (entra|entrava|viene|veniva|si infila) (\\w+ )?(in|nella|nel) (camera mia|mia camera|mio letto)
    (da|quando ero) (piccol\\w|bambin\\w) (\\w+ ){0,8}(mi toccava|abusat\\w|mi faceva fare|segreto|mi obbligava|mi picchiava)
    (minaccia|minacciava|dice che|giura|ha minacciato) (\\w+ ){0,6}(se (me ne vado|lo lascio|la lascio|parlo|denuncio|racconto)|portarmi via i|togliermi i|foto|video|pubblica\\w*|uccider\\w*|ammazzar\\w*|acido|trover\\w*)
    se (me ne vado|lo lascio|la lascio|parlo|racconto|denuncio) (\\w+ ){0,4}(uccide|ammazza|picchia|prende|fa|trova|distrugge|pubblica|perseguita|porta via)
    (mi segue|mi perseguita|mi pedina|mi aspetta|mi spia|si apposta|mi stalkera) (\\w+ ){0,5}(ovunque|porta|lavoro|casa|strada|macchina|giorni|notte|scuola|sempre|mesi|paura|sotto)?
    dice che nessuno (\\w+ )?(mi )?(credera|crederebbe|aiutera)
    (prendo|ricevo|prendevo|mi da|preso) (\\w+ )?(botte|schiaffi|cinghiate|calci|pugni)( \\.|$| da| ogni| quando| per)
    (chiede scusa|si scusa|fiori|piange|promette) (\\w+ ){0,6}(dopo (avermi|le botte)|fino alla prossima|ricomincia|non succedera|e poi)
    (dormo|mi nascondo|mi chiudo|mi sono chius\\w|scappat\\w|scappo) (\\w+ ){0,3}(in macchina|in bagno|a chiave|per colpa sua|da lui|finche non|quando torna|quando beve)
    (picchia|picchiava|maltratta|scuote|brucia|abusa|tocca|mena) (\\w+ )?(i|il|la|mio|mia|miei|nostr\\w|suo|sua|di mi\\w) (\\w+ )?(figli\\w?|bambin\\w|neonat\\w|madre|sorella|fratello|nonna)
    (vittima di|subisco|subito|ho subito) (\\w+ ){0,2}(violenz\\w|abusi|maltrattamenti|aggressioni|stalking|ricatti|molestie)
    (ricatta|ricatto|ricattando) (\\w+ ){0,4}(foto|video|nud\\w|soldi|sessual\\w|intim\\w)|messo qualcosa nel mio (bicchiere|drink)
    (dormo|dormire|dormito) (\\w+ ){0,3}(sedia|comodino|mobile|tavolo|armadio) (\\w+ )?(contro|davanti|dietro|sotto) (\\w+ )?(porta|maniglia)
    (padre|patrigno|zio|fratello|nonno|prof|allenatore|cugino|capo|vicino) (\\w+ ){0,2}mi (tocca|palpa|toccava|bacia|costringe|accarezza)
    mi (prende|ruba|toglie|ha preso|ha tolto|sequestra) (\\w+ ){0,3}(pensione|stipendio|soldi|carta|bancomat|telefono|passaporto|chiavi|documenti)
    (mi (chiude|rinchiude|ha chiusa|ha chiuso) (\\w+ )?(a chiave|in camera|dentro|in casa|fuori|in bagno)|chiude (\\w+ )?da fuori)
    (ho paura|paura|terrore) (\\w+ ){0,2}(di tornare|a tornare|quando torna|quando rientra|di rientrare|quando beve)
    (devo|bisogna) (\\w+ )?chieder(gli|le) (il )?(permesso|soldi) (\\w+ )?(per|di)
    (controlla|legge|guarda|spia) (\\w+ )?(il mio|i miei|mio|miei) (telefono|cellulare|messaggi|chat)
    (ha preso|mi ha preso|tiene) (\\w+ ){0,3}(telefono|cellulare|carta|documenti|passaporto|chiavi)
    (posso|solo) (\\w+ )?(scrivere|parlare) (\\w+ )?(quando|mentre) (lui |lei )?dorme
  `,
  violence: `
    (voglio|vorrei|volevo|voglia di|penso di|pensato di|progetto di|sto pensando di|ho deciso di|sogno di|giorno per|momento per|pront\\w a|capace di|devo|potrei|come posso|ho bisogno di|mi piacerebbe|fantastico di) (\\w+ ){0,3}(uccider\\w*|ammazzar\\w*|accoltellar\\w*|strangolar\\w*|avvelenar\\w*|sparar\\w*|picchiar\\w*|bruciar\\w*|spaccargli|spaccarle|spaccare la faccia|sgozzar\\w*|investir\\w*|soffocar\\w*|affogar\\w*|assassinar\\w*|eliminar\\w*|fargli (del )?male|farle (del )?male|fare (del )?male|farlo fuori|farla fuori|far fuori|distrugger\\w*|torturar\\w*|massacrar\\w*|pestar\\w*|linciar\\w*)(?! (il tempo|la noia|la fame|la sete|un oretta|a scacchi|a tennis|calorie|le calorie|l incenso|una candela|zanzare|il drago|dalle risate|il ragno|questo progetto|zuccheri))( (mio|mia|il|la|lo|i|le|gli|l|quel|quell\\w|un|una|qualcuno|tutti|chi|lui|lei|suo|sua|con|al|a|e|per|nel|$|\\.))
    (lui|lei|loro|il mio (capo|ex|vicino)|mio marito|quell uomo|quella|mia suocera) (\\w+ ){0,2}(merita\\w*|deve|dovrebbe|devono) (\\w+ )?(di )?(morire|crepare|soffrire (come|fino|davvero)|pagare con|sanguinare|sparire per)
    (la|lo|gliela|faro) (\\w+ )?(paghera|pagare|pagheranno) (\\w+ )?(con (il sangue|la vita)|cara e|sulla (sua )?pelle)|farl[oa] (soffrire|sanguinare|supplicare|pentire di essere nat\\w|sparire per)
    (comprato|ho|trovato|tengo|nascosto|affilato|comprare|caricato|portato|portero|preparato) (\\w+ ){0,3}(coltello|pistola|arma|fucile|ascia|martello|veneno|veleno|benzina|mazza|acido)( \\w+){0,6} (lui|lei|lui torna|scuola|lavoro|pront\\w|aspett\\w+|usar\\w+|capo|vicino|ex|marito|quando|ufficio|la prossima)
    (mettere|versare|mescolare|metto|metter\\w+|messo) (\\w+ ){0,4}(veleno|pastiglie|candeggina|vetro|topicida|qualcosa|sonnifer\\w) (\\w+ ){0,2}(nel|nella|nei) (\\w+ )?(cibo|bicchiere|caffe|minestra|zuppa|vino|te|piatto|cena|bibita)
    (dare fuoco|dar fuoco|appiccare|incendiare|bruciare|do fuoco) (\\w+ ){0,3}(casa|macchina|auto|negozio|ufficio|scuola|appartamento)
    (tagliare|manomettere|sabotare|tagliargli|tagliarle) (\\w+ )?freni
    (spingerl\\w|buttarl\\w|gettarl\\w|lanciarl\\w) (\\w+ ){0,3}(scale|balcone|finestra|ponte|binari|treno|scogliera|tetto|fiume)
    (sembri|sembrare|sembrerebbe|simulare|inscenare|provocare) un incidente|che (gli|le) capiti un incidente
    (assoldare|pagare|trovare|conosco|ingaggiare) (qualcuno|un (uomo|tipo|sicario|tizio)|due (tipi|ragazzi)) (\\w+ ){0,4}(uccid\\w+|picchi\\w+|spacch\\w+|occup\\w+|lezione|ammazz\\w+|spavent\\w+)|sicario
    (paura|temo) (\\w+ ){0,3}(di quello che (potrei|posso|gli)|di (fargli|farle|fare) (del )?male|di (colpir\\w+|uccider\\w+|picchiar\\w+)|di perdere (la testa|il controllo))
    (perdo|perdere|perdero) (la testa|il controllo) e (\\w+ ){0,3}(uccido|picchio|faccio|ammazzo|strangolo|colpisco)
    (scuotere|scosso|picchiare|picchiato|lanciare|soffocare|fare male) (\\w+ )?(il |al |mio |la |mia |a )*(neonat\\w|bambin\\w|figli\\w|bimb\\w)( \\w+){0,6} (zitt\\w|pian\\w+|smett\\w+|ancora|muro|paura|cuscino)
    (impulsi|impulso|pensieri|fantasie|idee|sogni) di (\\w+ )?(uccider\\w*|far male|accoltellar\\w*|strangolar\\w*|picchiar\\w*|aggredir\\w*|violenza|ammazzar\\w*|vendetta con)
    (sparare|sparatoria|bomba|strage|attentato) (\\w+ ){0,3}(scuola|lavoro|ufficio|chiesa|tutti|azienda|folla)
    non (uscira|arrivera|vedra|tornera|si svegliera) (\\w+ ){0,3}(viv[oa]|natale|l alba|domani|il sole|fine settimana)
    se non (e|sara|puo essere) (mi[oa]|con me) non (sara|e) di nessuno
    (mandarl\\w|spedirl\\w|metterl\\w) (\\w+ )?(all ospedale|al cimitero|sottoterra|in una bara|sulla sedia|sotto terra|al creatore)
    (spaccare|rompere|spezzare|spaccargli|rompergli|spezzargli|spaccarle|romperle) (la faccia|i denti|le gambe|le ossa|il cranio|la testa|le ginocchia|il naso|il collo|il muso)
    so dove (abita|lavora|parcheggia|dorme|vive) (\\w+ ){0,10}(coltello|arma|pagar\\w*|aspett\\w*|stanotte|stasera|pentir\\w*|sorpresa|mazza|benzina|soffr\\w*|merita|visita)
    (vendetta|vendicarmi|mi vendichero) (\\w+ ){0,8}(sangue|coltello|male|ospedale|arma|soffr\\w+|fisic\\w+|uccid\\w+|violen\\w+|morte|botte)
    (stavolta|questa volta|oggi|domani|stasera) (\\w+ )?non (torna|tornera|arriva|esce|rientra) (\\w+ )?(a casa|viv\\w|da li)
    (immagino|immaginare|penso|sogno) (\\w+ ){0,10}(succedesse|capitasse|accadesse) (\\w+ )?(qualcosa|un incidente)
    (so) (\\w+ )?(a che ora|dove|quando) (\\w+ ){0,6}(esce|abita|rientra|parcheggia) (\\w+ ){0,10}(pagare|pagarla|vendetta|giustizia|coltello|serve|torna)
  `,
  idioms: `
    (muoio|morire|morto|morta|morendo|morirei|moriro|muori|morivo|sto morendo|da morire) (di|dal|dalle|dalla|per|dalla voglia|dal gran) ?(noia|fame|sonno|vergogna|curiosita|freddo|caldo|paura (di volare|dell aereo|del dentista)|invidia|sete|voglia|ridere|risate|nostalgia|amore|gelosia|imbarazzo|fatica|un|una|lui|lei|te|saper\\w+|la|le|il|stanchezza|emozione|impazienza|cioccolato)?
    (ucciderei|ammazzerei|uccidere|ammazzare|ucciderebbe|farei carte false) (per|pur di) (un|una|il|la|dei|delle|uno|dormire|sapere|avere|del)
    (mio |mia |il |la |i )?(capo|madre|mamma|padre|prof\\w*|marito|moglie|ragazz\\w|sorella|fratello|allenator\\w|amica|nonna|figlia|figlio|suocera|miei|genitori|coinquilin\\w) (\\w+ )?(mi (uccide|ammazza|uccidera|ammazzera|ucciderebbe|uccidono|ammazzano|strozza)) ?(se|quando|perche|domani|per|$|\\.)?
    (quest\\w|il|la|le|i|questi|queste) (\\w+ ){0,3}(mi (uccide|uccidono|ammazza|ammazzano|sta uccidendo|stanno uccidendo|sta ammazzando|distrugge))(?! se me)
    (telefono|cellulare|batteria|computer|macchina|motore|pianta|piante|conversazione|portatile|internet|wifi|pesce|gatto|orchidea|basilico|app|orologio|tablet|server|gruppo|battuta|cactus|stampante|lavatrice) (\\w+ ){0,3}(mort[oa]|morti|morte|muore|muoiono|morendo|defunt\\w)
    (sono|torno|siamo) (\\w+ )?(mort[oa] ?(di (stanchezza|fame|sonno|freddo)|$|\\.|e|dopo|stasera)|stanc[oa] mort[oa]|distrutt[oa])|stanc[oa] mort[oa]
    (affogo|annego|sommers[oa]|sepolt[oa]|soffoco|affogat[oa]) (\\w+ )?(nel|nei|in|di|dal|dai|tra|sotto) (\\w+ )?(lavoro|carte|mail|email|debiti|bollette|panni|compiti|riunioni|impegni|scadenze|pannolini|caldo|scatoloni|esami|scartoffie|bicchier\\w)
    (respirare|fiato|manca l aria|mi manca il fiato|senza fiato|non respiro) (\\w+ )?(dal ridere|dalle risate|dalla gioia|quando (lo|la) vedo|in quest\\w (vestito|caldo|citta|ufficio|lavoro)|con quest\\w (caldo|vestito|polline|pantaloni)|dall emozione|dal caldo)
    (infarto|ictus|colpo|coccolone|sincope|attacco (di cuore|di risa)) (\\w+ )?(quando ho|vedendo|aprendo|per (il|la) (prezzo|bolletta|conto)|al (prezzo|vedere)|dal ridere|solo a|di (fulmine|genio|scena|fortuna|testa|sonno|telefono))|colpo di (fulmine|genio|scena|fortuna|testa|sonno|telefono)
    overdose di (cioccolato|caffe|zuccheri|zucchero|serie|netflix|informazioni|tenerezza|natale|formaggio|sole|lavoro|panettone|numerologia|astrologia|carboidrati)
    suicidio (politico|professionale|commerciale|sociale|economico)|suicide squad|missione suicida
    (tagli\\w+)(mi| mi)? (\\w+ )?(i capelli|la frangia|le unghie|l erba|il prato|le spese|gli zuccheri|i ponti|la cipolla|cucinando|la barba|con (la carta|un foglio)|il pane|la torta|corto|il traguardo|il dito|un dito|i costi|fuori|i capelli)
    (buttarmi|mi butto|saltare|lanciarmi|mi lancio|tuffarmi|gettarmi|salto) (col paracadute|con il paracadute|col bungee|in parapendio|nel (lavoro|vuoto lavorativo|progetto|mare|lago)|in (piscina|acqua|un nuovo|una nuova|mare|quest\\w)|nella (mischia|piscina|vita|nuova)|sul (divano|letto|cibo|cioccolato|carro)|a capofitto|dal trampolino|da un aereo|di gioia|la corda|il pasto|la fila|la cena)
    (stanc[oa]|stuf[oa]|stremat[oa]|esaust[oa]|annoiat[oa]) di (vivere (in|a|con|da sol\\w|qui|lontano|tra|di corsa|nella|nel)|questa vita (da|di|in|frenetica)|essere (single|l unic\\w|sempre|gentile|sol\\w a|malat\\w)|(svegliarmi|alzarmi) (presto|alle|all alba)|lottare (con|contro) (la|il|i|l)|stare (sol\\w|in casa|single))
    (finire|chiudere|finita|terminare|smettere|farla finita|lasciare|porre fine|mollare) (\\w+ )?(con |a |la |il |di |alla )?(questa |questo |mia |mio |nostra )?(relazione|contratto|lavoro|ragazzo|ragazza|fidanzamento|abbonamento|amicizia|matrimonio|dieta|palestra|progetto|semestre|tesi|libro|fumo|zuccheri|caffe|studi|master|universita|trasloco|lui|lei|storia|mutuo|social|app|lavori)
    (sparire|scomparire|dormire|nascondermi|scappare|fuggire|andare via|partire|ibernarmi) (\\w+ )?(un|una|per (un|una|qualche|due|tre)|fino a (lunedi|mezzogiorno|primavera|domenica|natale)|questo fine|nel weekend|dai social|da instagram|in (vacanza|viaggio|montagna|grecia|un|una)|su un isola|due (giorni|settimane|mesi)|tre (giorni|settimane)|con (un|una|lui|lei)|sotto (le|il|la) (coperte|piumone)|tutto il (giorno|weekend)|tutta la (settimana|mattina)|al mare|a (bali|lisbona|londra))
    (lettera|mail|messaggio|discorso|festa|cena) (d addio|di addio|di saluto) (al|ai|alla|per|di|con|all) (\\w+ )?(capo|colleghi|azienda|squadra|lavoro|ufficio|classe|clienti|alunni|padrone|celibato|nubilato|prof\\w*|scuola)
    non (ne posso|sopporto|reggo|ce la faccio) piu (\\w+ )?(di |del |della |dei |degli |delle |il |la |lo |questo |questa |con |a |quest |sto |sta )*(\\w+ )?(rumore|caldo|freddo|pioggia|capo|vicin\\w|traffico|dieta|lavoro|riunion\\w|lavori|musica|viaggio|lezion\\w|esam\\w|orari\\w?|ufficio|padron\\w|affitto|burocrazia|fila|umidita|inverno|estate|attesa|aspettare|minestra|progetto|app|turni|palestra|coda|collegh\\w|suocera|politica|notizie|cane che abbaia|pendolare|treni|smart working|studiare|tesi|call)
    (romanzo|film|libro|serie|gioco|podcast|giallo|commedia|documentario|sceneggiatura|cena con delitto|thriller|storia|mistero) (\\w+ ){0,6}(omicid\\w+|assassin\\w+|delitt\\w+|uccid\\w+|mort[eoi]|velen\\w+|vendetta|suicid\\w+|arma|ammazz\\w+)
    (ammazz\\w+|uccid\\w+|ingannare) (il tempo|la noia|le ore|la fame|zanzare|mosche|due piccioni|l attesa|il drago|zombie|la serata|formiche|ragni)
    (mi batte|mi batti|batterl\\w|mi distrugge|mi straccia|mi massacra|mi stende|distruggerl\\w|stracciarl\\w|massacrarl\\w|batter\\w+|ammazzarl\\w) (\\w+ )?(a|al|agli|nel|nella|alla|sempre a) (\\w+ )?(scacchi|tennis|carte|calcio|calcetto|padel|poker|fifa|briscola|scopa|gara|corsa|mario|monopoli|partita|ping pong|scarabeo|burraco|playstation)
    bell\\w da (morire|svenire)|da morire dal ridere|mi piace da morire|mi manca da morire|botte da orbi|botte piena|botta di (vita|fortuna)
    farla finita (con|coi|col) (lo |la |il |i |gli |le |questo |questa |questi )?(zucchero|fumo|caffe|dieta|dolci|sigarette|lavoro|progetto|tesi|social|trasloco|debiti|disordine)
    (mi butto|mi ammazzo|mi sparo|mi uccido|mi suicido) (\\w+ ){0,4}(scherzo|haha\\w*|lol|ahah\\w*)
    (prevenzione|sostegno|linea|volontari\\w+) (\\w+ ){0,3}(suicid\\w+|violenza|maltrattament\\w+|autolesion\\w*)
    (farmac\\w+|infermier\\w+|medic[oa]|pompier\\w*|badante|psicolog[oa]|pronto soccorso) (\\w+ ){0,10}(pastiglie|pillole|overdosi|overdose|suicid\\w+|infart\\w+|mort[eio]|sangue|dosi)
    (russa|russare|calzini|piatti|tavoletta|telecomando) (\\w+ ){0,8}(strangol\\w+|ammazz\\w+|uccid\\w+|soffoc\\w+)( \\w+)?
    (lavoro|capo|caldo|palestra|trasloco|dieta|esami|bambini) (\\w+ ){0,3}(mi (uccide|uccidera|ammazza|ammazzera|sta uccidendo|sta ammazzando)|uccidermi|ammazzarmi)
    (strangol\\w+|ammazz\\w+|uccid\\w+) (la|il|lo|questa|questo|mia|mio) (mia |mio )?(stampante|computer|telefono|cellulare|sveglia|wifi|router|macchina|lavatrice)
    non mi (lascia|fa) (dormire|guidare|vincere|cucinare)|paura di mia suocera (\\w+ )?(haha\\w*|ahah\\w*|lol)|(ha )?preso (\\w+ ){0,3}(telefono|cellulare) per (farmi|fare)
    (cane|gatto) (\\w+ ){0,3}paura|(fatica a respirare|fiato corto) (\\w+ ){0,4}(polline|raffreddore|allergia)|non mangio (dolci|carne|zucchero|pane|pasta|glutine)
  `,
}
