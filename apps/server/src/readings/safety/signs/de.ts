import type { Wordings } from '../wordings.ts'

export const german: Wordings = {
  self_harm: `
    (niemand|keiner) (wurde|wird) (\\w+ ){0,3}(vermissen|merken|bemerken|fehlen|weinen|auffallen)
    (mich )?(wurde|wird) (\\w+ )?(niemand|keiner|eh keiner) (\\w+ )?vermissen
    (alle|alles|sie|meine (familie|kinder|eltern)|die welt|andere\\w*) (\\w+ ){0,2}(besser dran|glucklicher|leichter|einfacher|besser)( \\w+){0,2} (ohne mich|wenn ich (nicht|weg|tot))
    (ohne mich|wenn ich nicht mehr) (\\w+ ){0,4}(besser|leichter|glucklicher|einfacher)
    (sehe|gibt|habe|finde) (\\w+ ){0,2}keine?n? (\\w+ )?(ausweg|zukunft|sinn|grund|hoffnung)( mehr)?
    (abschiedsbriefe?|abschiedsbrief) (\\w+ ){0,4}(geschrieben|schreibe|schon|fertig|liegt|liegen|familie|kinder)|habe (\\w+ ){0,3}abschied(sbriefe?)? (\\w+ )?(genommen|geschrieben)
    (meine sachen|alles|meinen hund|meine katze) (\\w+ ){0,3}(verschenkt|weggegeben|geregelt|in ordnung gebracht)
    (werde|bin) (\\w+ ){0,2}(nicht mehr (da|hier|am leben)|bald weg|morgen nicht mehr)
    (letzte|letzter|letztes) (nacht|tag|nachricht|frage|weihnachten|geburtstag|abend) (\\w+ ){0,3}(leben|welt|erden|bevor ich (gehe|verschwinde)|hier auf)
    (will|mochte|wunsche|hoffe|wunschte) (\\w+ ){0,3}dass (\\w+ ){0,3}(alles|es|der schmerz|das alles|schmerz) (\\w+ ){0,2}(aufhort|endet|vorbei ist|ein ende hat|aufhoren wurde|vorbei ware)
    (will|mochte|wurde gern\\w*|wunschte) (\\w+ ){0,3}(einschlafen|schlafen|die augen (zumachen|schliessen)) und (\\w+ ){0,2}(nie|nicht|niemals) (\\w+ )?(aufwachen|wieder|mehr)
    (hoffe|bete|wunsche) (\\w+ ){0,5}(nicht|nie) mehr (aufzuwachen|aufwache)|nicht mehr aufwachen|nie wieder aufwachen
    (will|mochte|wurde gern\\w*) (\\w+ ){0,3}(verschwinden|weg sein|mich auflosen|nicht mehr existieren|nicht mehr da sein)( \\.|$| fur immer| und nie| von dieser| aus dieser| endgultig)
    (nie geboren|niemals geboren|diese welt verlassen|aus dem leben (gehen|scheiden)|von dieser welt gehen|fur immer schlafen|fur immer gehen)
    (mude|satt|leid|kraft mehr) (\\w+ ){0,2}(zu leben|dieses leben|das leben|leben zu|zu existieren|am leben)|lebensmude|(des|dieses) lebens (mude|uberdrussig)
    (bin|falle|fuhle mich) (\\w+ ){0,3}(nur |bloss )?(eine )?last( fur| \\.|$)|(allen|anderen|jedem) (nur )?zur last
    (bei|zu|neben) (meine\\w* |ihm|ihr)(mutter|vater|mann|frau|sohn|tochter|oma)? ?(im himmel|im grab|da oben|auf der anderen seite|wiedersehen im)
    (brucke|dach|balkon|fenster|gleise\\w*|zug|klippe|bahnsteig|hochhaus) (\\w+ ){0,6}(springen|springe|runter|stehe|fallen lassen|ein schritt|ruft|denke an|ware alles)
    (auf|am|an) (der|dem|einer|den) (\\w+ )?(brucke|dach|gleisen|gelander|klippe|rand) (\\w+ ){0,5}(springen|und (denke|uberlege|schaue|frage)|stand)
    (vor (den|einen) (zug|s bahn|u bahn)|gegen (einen|den|die) (baum|wand|mauer|brucke\\w*|pfeiler)) (\\w+ )?(werfen|springen|fahren|lenken|steuern|laufen|zu)
    (tabletten|pillen|schlaftabletten|schlafmittel|medikamente) (\\w+ ){0,4}(gesammelt|gehortet|gezahlt|bereit|spare|sammle|horte|zahle|liegen|versteckt|gespart)|(sammle|horte|zahle|spare|sammel) (\\w+ ){0,3}(tabletten|pillen|schlaftabletten)
    wie viele? (tabletten|pillen|schlaftabletten|paracetamol)
    (schmerzlos\\w*|schnellste\\w*|einfachste\\w*|leichteste\\w*) (\\w+ )?(weg|art|methode|tod) ?(zu |um )?(gehen|sterben|enden|aus|raus|zu)?
    tut (es )?(\\w+ )?(sterben|ertrinken) weh|tut (es )?weh zu (sterben|ertrinken)
    (klinge|klingen|messer|rasierklinge|schere|feuerzeug) (\\w+ ){0,3}(arm|arme|armen|haut|handgelenk\\w*|oberschenkel|beine|pulsadern)
    (narben|schnitte|wunden|brandwunden) (\\w+ ){0,3}(arm|arme|armen|beinen|oberschenkel\\w*|handgelenk\\w*|verstecke|verstecken|armel)
    (nur )?(der schmerz|das blut|schneiden|bluten) (\\w+ ){0,2}(hilft|beruhigt|erleichtert|lasst mich)
    (plan|datum|tag) (\\w+ )?(steht|fest|gemacht|ausgesucht) (\\w+ ){0,4}(zu gehen|schluss|ende|sterben)|habe einen plan (und|fur)
    (strick|seil|pistole|tabletten|klinge) (\\w+ )?(liegt|liegen|bereit|hangt|im schrank|in der schublade)
    (guter|bester|richtiger|gunstiger|passender) (tag|zeitpunkt|moment|monat) (\\w+ ){0,3}(zu sterben|zum sterben|zu gehen fur|schluss|diese welt|ende zu|abzutreten|um zu gehen)
    (habe|hab) (\\w+ ){0,2}(aufgegeben|mit (allem|dem leben|meinem leben) abgeschlossen|abgeschlossen mit)|gebe (alles )?auf( \\.|$)
    (kann|halte|ertrage|schaffe|pack\\w*) (\\w+ ){0,3}(nicht mehr|das nicht langer|es nicht mehr|das alles nicht|das leben nicht|keinen tag)( \\.|$| und| weiter| aus| ertragen| leben| weitermachen| langer)
    (nichts|niemand|keiner) (\\w+ )?halt mich (\\w+ )?(hier|am leben|mehr)
    (wozu|warum|wofur) (\\w+ ){0,2}(noch|uberhaupt|weiter) (\\w+ ){0,2}(leben|weiterleben|weitermachen|aufstehen|hier|da|lebe|existiere)
    wenn ich (\\w+ ){0,3}(nicht mehr (da|hier)|tot|weg|verschwunden|sterbe|sterben|verschwinde) (\\w+ ){0,6}(merk\\w*|vermiss\\w*|wein\\w*|jemand|niemand|keiner|besser|auffallen|egal)
    wer (\\w+ ){0,3}(kummert|nimmt|versorgt|futtert) (\\w+ ){0,4}(katze|hund|kinder|tochter|sohn) (\\w+ ){0,2}wenn ich (nicht|weg|tot)
    (stimmen?) (\\w+ ){0,3}(sagt|sagen|befehlen) (\\w+ ){0,4}(springen|sterben|schneiden|toten|schluss|soll)
    (dunkle|schwarze|schlimme) gedanken (\\w+ ){0,3}(sterben|tod|wieder|nicht los|schluss)|gedanken (an den tod|ans sterben|zu sterben|vom sterben)
    (dem|allem|diesem leben) (\\w+ )?(ein ende (machen|setzen|bereiten))|ein fur alle mal (schluss|ende|vorbei|ruhe haben)
    (mich )?(aus dem weg raumen|vom leben verabschieden|auf und davon fur immer)
    (mich|mir) (\\w+ ){0,3}(geritzt|selbst verletzt|die arme aufgeschnitten|in den arm geschnitten|absichtlich verbrannt)|ritze (ich )?(mich|wieder)
    (will|mochte|wollte) (ich )?(auch |einfach |nur |endlich |jetzt |bloss |nicht mehr als )*(sterben|tot sein|nicht mehr da sein|weg sein fur immer)
    (mich|es mich) (\\w+ ){0,3}nicht (mehr )?(gabe|geben wurde|gegeben hatte)|wenn es mich (\\w+ ){0,3}nicht
    fur mich (\\w+ ){0,2}(kein|keine|keinen) (\\w+ )?(nachstes jahr|morgen|zukunft|2027|neues jahr|fruhling|weihnachten)|(kein|keine) (nachstes jahr|morgen|zukunft|2027) (\\w+ )?(mehr )?fur mich
    (tut|tate|wurde) (das|es) (\\w+ )?(weh|wehtun) (\\w+ ){0,3}(wenn|zu|beim) (\\w+ ){0,3}(springt?|springen|sterben|fallt|ertrinkt|ertrinken|verblutet|aufschlag\\w*|erstickt)
    (brenn|brenne|verbrenne|verbrenn|drucke|druck|schneide|schneid|kratze|kratz) (ich )?(mir|mich) (\\w+ ){0,6}(kippe\\w*|zigarette\\w*|feuerzeug|absichtlich|arm blutig|blutig|in den arm|in die haut|in die arme)
    (anderes|nachstes|neues) leben (\\w+ ){0,4}(anfangen|beginnen|von vorn)? ?(\\w+ )?(dieses (hier )?(beenden|abbrechen)|nach dem tod)|(leben|karma|alles|schuld) (\\w+ ){0,5}abbrechen (\\w+ ){0,4}von vorn|dieses leben (\\w+ )?(abbrechen|beenden|abkurzen)
    (mittel|tabletten|strick|waffe|pillen) (\\w+ )?(dazu|dafur) (\\w+ ){0,3}(haus|da|hier|schublade|besorgt)
    (alles|schmerz|schmerzen|das hier|es) (\\w+ ){0,3}(soll|sollen|musste|endlich) (\\w+ ){0,3}(aufhoren|enden|vorbei sein|ein ende)( \\.|$| fur immer| fur mich)
    (war|ware|bin|sei) (\\w+ ){0,4}(nur |bloss )?(noch )?eine last
    (fur|bei) (meine\\w*|alle|die) (\\w+ ){0,2}(ware|wurde) (es )?(\\w+ )?(ohne mich)? ?(leichter|besser|einfacher|erleichterung)
    (briefe?) (\\w+ ){0,3}(an|fur) (meine\\w*|die|alle) (\\w+ ){0,2}(geschrieben|fertig|liegen|liegt) (\\w+ ){0,5}(katze|hund|letzte|abschied|nachste)
    (will|werde|mochte|konnte|heute) (\\w+ ){0,4}(alle|ganze|die ganzen|die restlichen) (\\w+ )?(tabletten|pillen|schlaftabletten|packung|schachtel) (\\w+ )?(nehmen|schlucken|einwerfen)?
    (schlussel|papiere|passworter|testament|hund|katze) (\\w+ ){0,8}(gegeben|abgegeben|hinterlegt|gebracht|hingelegt) (\\w+ ){0,14}(abschied|letzte\\w*|ruhig|frieden|verabschied\\w*|briefe?)
    (will|mochte|denke) (\\w+ ){0,4}(zu (ihm|ihr|meiner frau|meinem mann|mama|papa)|ihm nach|ihr nach|wieder bei (ihr|ihm)|bei (ihr|ihm) sein)( \\.|$| gehen| folgen| nachgehen)|ihr (nach)?folgen|ihm (nach)?folgen
    (vor der zeit|fruher als geplant|freiwillig) (\\w+ )?(geht|gehen|gegangen|abtreten)|(geht|gehen) vor (seiner|ihrer|meiner) zeit
    (erlebe|erleben|sehe|sehen|brauche|schaffe) (\\w+ ){0,4}(2027|2028|nachste jahr|weihnachten|fruhling|geburtstag) (\\w+ )?nicht( mehr)?|(2027|2028|nachste jahr|weihnachten) (\\w+ ){0,2}(nicht mehr|nicht) (erleben|sehen|brauchen|geben)
    (brucke|gleise\\w*|balkon|dach|klippe|bahnsteig|fenster) (\\w+ ){0,8}(ein schritt|eine sekunde|augenblick|moment|so leicht|reichen|ware es)
    (esse|gegessen|essen) (\\w+ ){0,4}(nichts mehr|nicht mehr|nichts) (\\w+ ){0,4}(absichtlich|verschwinden|bestrafen|auflosen)
    (augen) (\\w+ )?(zu|zumachen|schliessen) (\\w+ ){0,2}(nie|nicht) (\\w+ )?(offnen|aufmachen|aufwachen|auf)
    (einschlafen|schlafen) (\\w+ ){0,2}(nie|nicht|nimmer) (\\w+ )?(aufwachen|aufwache|wach werden)
    (kommen|kamen|waren|sind|leben|lebten) (\\w+ ){0,3}(besser|leichter|glucklicher|freier) (\\w+ ){0,2}(ohne mich|wenn ich nicht)
    (falle|bin|mochte) (\\w+ ){0,4}zur last|(bin|fuhl\\w*) (\\w+ ){0,3}(klotz am bein|belastung fur (alle|meine|die|andere))
    (tabletten|pillen|schlaftabletten) (\\w+ ){0,4}(auf dem tisch|vor mir|neben mir|beisammen|zusammen|gesammelt|aufgehoben)
    (merkt|merken|vermisst|vermissen|fallt|auffallen|interessiert) (\\w+ ){0,3}(keiner|niemand\\w*|eh niemand\\w*|eh keiner)( \\w+){0,2} wenn ich
    (allen|meiner familie|jedem) (\\w+ ){0,2}(tschuss|lebewohl|auf wiedersehen) (\\w+ )?(zu )?sagen|(von allen|von meiner familie) (\\w+ ){0,2}verabschieden (\\w+ ){0,3}(ohne|fur immer)
  `,
  medical: `
    (arm|gesicht|mund|mundwinkel|seite|bein|hand) (\\w+ ){0,4}(taub|gelahmt|hangt|schief|kribbelt|nicht mehr bewegen|nicht bewegen|spure ich nicht)
    (kann|kriege|bekomme) (\\w+ ){0,3}(nicht (mehr )?(richtig )?(sprechen|reden|atmen|schlucken|bewegen|sehen)|kaum (luft|atmen|sprechen)|keine luft|schlecht luft)
    (lallt|lalle|spricht (undeutlich|verwaschen|wirr)|verwaschen\\w*)
    (druck|enge|schmerz|schmerzen|stechen|brennen|ziehen|drucken) (\\w+ ){0,3}(brust|brustkorb|herz\\w*)|brust (\\w+ ){0,3}(schmerzt|eng|druckt|brennt|zugeschnurt|weh)
    (zusammengebrochen|umgekippt|ohnmachtig|bewusstlos|umgefallen|kollabiert|krampft|krampfanfall) ?(\\w+ )?(und|reagiert|wacht|geworden|am boden|seit)?
    (reagiert|atmet|bewegt sich|antwortet) (\\w+ )?nicht( mehr)?|wacht nicht (mehr )?auf
    (lippen|gesicht|lauft|wird|ist) (\\w+ )?(blau|blaulich|grau) (\\w+ )?(an|und|um|im|\\.|$)
    (hals|kehle|zunge|lippen|gesicht|rachen) (\\w+ ){0,3}(schwillt|geschwollen|zu|anschwellen|zugeschwollen)
    (bleiche|bleichmittel|reiniger|batterie|knopfzelle|gift|frostschutz|spulmittel|putzmittel|ganze packung|ganze flasche|zu viele) (\\w+ ){0,4}(getrunken|verschluckt|geschluckt|genommen|gegessen)
    (blut) (\\w+ )?(gehustet|erbrochen|gespuckt|husten|spucke|im stuhl|im urin|huste|erbreche)|(huste|erbreche|spucke|hustet|erbricht|spuckt) (\\w+ )?blut
    blutet (\\w+ ){0,3}(stark|nicht auf|immer weiter|seit stunden|sehr|heftig|am kopf)|(blutung|blut) (\\w+ ){0,3}(hort nicht|stoppt nicht|uberall|nicht stillen)
    (schwanger|woche|baby) (\\w+ ){0,7}(blut\\w*|fruchtblase|bewegt sich nicht|nicht mehr bewegt|spure es nicht|wehen|atmet nicht|schlaff|fieber)
    (baby|kind|sohn|tochter) (\\w+ ){0,5}(atmet nicht|erstickt|verschluckt|krampft|schlaff|nicht wach|(39|40|41) fieber|blau|reagiert nicht|auf den kopf)
    (fieber|temperatur) (\\w+ ){0,3}(40|41|42)|(40|41|42) (grad )?fieber
    (ersticke|erstickt|atemnot|schnappe nach luft|luftnot|ringe nach luft|schwer luft)(?! (in arbeit|an arbeit|vor arbeit))
    (schlimmste\\w*|starkste\\w*) kopfschmerzen meines lebens|plotzlich\\w* (\\w+ )?(kopfschmerz\\w*|nichts mehr sehen|blind|sehe (doppelt|nichts))
    herz (\\w+ ){0,3}(rast|stolpert|hammert|setzt aus) (\\w+ ){0,5}(schwindel\\w*|luft|brust|ohnmacht\\w*|stunden|schweiss)
    (allergische\\w* (reaktion|schock)|anaphyla\\w+|wespenstich|bienenstich|gestochen) (\\w+ ){0,6}(schwill\\w*|luft|hals|epipen|gesicht)?
    (insulin|chemo\\w*|medikamente|antidepressiva|blutverdunner|herztabletten|lithium|bestrahlung|dialyse|antibiotik\\w*|behandlung|operation) (\\w+ ){0,3}(absetzen|weglassen|aufhoren|abbrechen|verzichten|verschieben|wegwerfen|ablehnen|abgesetzt|nicht mehr nehmen)
    (soll|muss|sollte) (\\w+ ){0,3}(notarzt|rettungswagen|112|notaufnahme|krankenhaus|rettungsdienst)
    (kopf gestossen|auf den kopf gefallen|vom (dach|balkon|leiter)|stromschlag|schlangenbiss)
    (blutzucker|zucker|diabetiker\\w*|unterzucker\\w*) (\\w+ ){0,5}([2345]\\d\\d|ohnmacht\\w*|verwirrt|zittert|wacht)
    (\\w*putzmittel\\w*|\\w*reiniger\\w*|\\w*spulmittel\\w*|bleiche|waschmittel|chlor|desinfektionsmittel|frostschutz|lampenol|\\w*pillen|\\w*tabletten) (\\w+ ){0,4}(getrunken|verschluckt|geschluckt|gegessen|erwischt)|spuckt? schaum
    (aus versehen|versehentlich|zu viel|zu viele|doppelt|doppelte|\\d+ mal|(zwei|drei|vier|funf|zehn)mal) (\\w+ ){0,5}(insulin|dosis|insulindosis|tabletten|pillen|medikament\\w*|spritze|tropfen) ?(\\w+ ){0,3}(gespritzt|genommen|geschluckt|gegeben|verabreicht|erwischt)
    (mund\\w*|gesicht\\w*|mundwinkel) (\\w+ ){0,3}(schief|hangt|hangen|taub|verzogen)|(halbe|linke|rechte) (mund|gesicht|seite|gesichtshalfte)
    brust (\\w+ ){0,8}(arm|kiefer|schweiss\\w*)|arm (\\w+ ){0,6}(brust|kiefer)|(wespe|biene) (\\w+ )?im (hals|mund|rachen)
    (worte|worter|satze) (\\w+ ){0,4}(falsch|durcheinander|verwaschen|nicht mehr (raus|heraus))
    (kriege|bekomme|kann) (\\w+ ){0,5}nicht (mehr )?(wach|aufwecken|wecken)|(wird|ist) nicht (mehr )?wach( zu)?
    (schwanger|monat|woche|ssw) (\\w+ ){0,10}(blut\\w*|spure (\\w+ )?nicht|bewegt sich (nicht|seit)|schmierblutung\\w*)
  `,
  abuse: `
    (er|sie|mann|freund|freundin|vater|mutter|partner|ex|stiefvater|onkel|bruder|chef|sohn|opa|frau|nachbar|trainer|lehrer|der) (\\w+ ){0,3}(schubst|stosst|zieht|packt|greift|tritt|ohrfeigt|wurgt|verbrennt|beisst|bespuckt|sperrt|zerrt|misshandelt|bedroht|demutigt|bewirft|schuttelt|zwingt|haut|prugelt|drangt) (\\w+ )?mich
    (hat|hatte) (\\w+ ){0,3}mich (\\w+ ){0,4}(geschubst|gestossen|gepackt|getreten|geohrfeigt|gewurgt|eingesperrt|bedroht|gezwungen|gehauen|verprugelt|angefasst|begrapscht|vergewaltigt|festgehalten)
    (hande?|arm|gurtel) (\\w+ )?(um|an) (meinen|meinem|den|am) (hals|kehle)
    (hebt|erhebt|hob) (\\w+ )?(die hand|die faust)
    (wird|wurde|ist) (\\w+ )?(gewalttatig|handgreiflich|aggressiv|brutal) (\\w+ )?(gegen mich|mir gegenuber|wenn|zu mir|und|\\.|$)|rutscht (ihm|ihr) die hand aus
    (blaue\\w* flecken?|blaues auge|hamatome?|veilchen|wurgemale|aufgeplatzte lippe)
    (angst|furchte) (\\w+ ){0,2}(vor (ihm|ihr|meinem (mann|freund|vater|partner|ex|stiefvater)|meiner (frau|mutter|partnerin))|nach hause|heimzu\\w*|wenn er|mit ihm allein)
    (lasst|lassen|erlaubt|darf) (\\w+ ){0,3}(nicht|niemanden|keine|kein) (\\w+ ){0,3}(raus|rausgehen|treffen|arbeiten|sehen|telefonieren|verlassen|reden|ausgehen|kontakt|weggehen|freunde|eigenes|handy|konto)
    (sperrt|schliesst|halt) mich (\\w+ )?(ein|fest|zuhause|im zimmer|gefangen|in der wohnung)|(eingesperrt|gefangen gehalten|festgehalten)
    (nimmt|nahm|versteckt|kontrolliert|behalt) (\\w+ )?(mir )?(mein\\w*|das|den|alle mein\\w*) (\\w+ )?(handy|pass|papiere|geld|schlussel|karte|gehalt|telefon|tabletten|nachrichten|konto)
    (liest|kontrolliert|uberwacht|durchsucht|verfolgt|ortet) (\\w+ ){0,3}(nachrichten|handy|wo ich|standort|jeden schritt|kleidung|anrufe|alles was)
    (zwingt|zwang|gezwungen|notigt|genotigt) (\\w+ ){0,3}(sex|schlafen|anzufassen|auszuziehen|heiraten|kussen|hinzulegen|dinge|zu)
    (nein gesagt|nein sage|gesagt er soll aufhoren|nicht wollte|nicht will) (\\w+ ){0,6}(trotzdem|weiter\\w*|nicht aufgehort|egal|gemacht)|gegen meinen willen|wahrend ich schlief
    (fasst|fasste|beruhrt|beruhrte|begrapscht|streichelt|streichelte) mich (\\w+ ){0,7}(an|nachts|bett|nicht will|nicht wollte|geheimnis|niemand|kind|klein|korper|da unten)
    (kommt|kam|schleicht|legt sich|legte sich) (\\w+ ){0,3}(in|zu mir in) (mein|meinem) (zimmer|bett) ?(\\w+ )?
    als (ich )?(kind|klein) (\\w+ ){0,6}(angefasst|beruhrt|missbraucht|geheimnis|geschlagen|gezwungen)
    (droht|drohte|gedroht|sagt er|schwort) (\\w+ ){0,8}(wenn ich (gehe|ihn verlasse|sie verlasse|rede|jemandem)|kinder weg\\w*|kinder zu|fotos|videos|umzubringen|etwas anzutun|findet mich)
    wenn ich (\\w+ )?(gehe|ihn verlasse|sie verlasse|rede|jemandem erzahle|schluss mache) (\\w+ ){0,4}(bringt|schlagt|nimmt|tut|findet|macht|zerstort|umbringen|veroffentlicht|passiert)
    (verfolgt|stalkt|beobachtet|lauert|belastigt|steht) (\\w+ ){0,5}(mich|mir auf|vor meiner|vor meinem|uberall|nachts vor)
    (sagt|meint) (\\w+ )?(dass )?(mir|niemand|keiner) (\\w+ ){0,3}(glaubt|glauben|hilft|helfen)
    (kriege|bekomme|bekam|kassiere|setzt|gibt) (\\w+ ){0,2}(schlage|prugel|ohrfeigen|tritte)
    (entschuldigt sich|blumen|weint|verspricht) (\\w+ ){0,6}(nach dem schlagen|bis zum nachsten mal|wieder zu|nie wieder|danach|nachstes mal)
    (schlafe|verstecke mich|schliesse mich|sperre mich|fluchte|gefluchtet) (\\w+ ){0,3}(im auto|im bad|im badezimmer|ein|vor ihm|wegen ihm|bis er|wenn er|ins frauenhaus)
    (schlagt|schlug|haut|verprugelt|misshandelt|schuttelt|missbraucht|fasst) (\\w+ )?(unsere?n?|meine?n?|die|das|seine?n?|ihre?n?|den) (\\w+ )?(kinder|kind|sohn|tochter|baby|mutter|schwester|bruder|kleinen)
    (opfer von|erlebe|erlebt|erleide) (\\w+ ){0,2}(gewalt|missbrauch|misshandlung|ubergriff\\w*|stalking|erpressung)
    (ko tropfen|k o tropfen|etwas in (mein|den) (getrank|glas|drink) getan|erpresst mich|erpressung mit)
    (darf|durfte) (ich )?(\\w+ ){0,4}(ohne (seine|ihre) erlaubnis|nicht (mehr )?(aus dem haus|raus|telefonieren|vor die tur|allein raus|ans telefon|meine (freunde|familie|schwester|mutter)))
    (schliesst|sperrt|schloss|sperrte) (\\w+ ){0,4}(von aussen|die tur ab|mich ab|mich ins|mich in|ins zimmer|in den keller|in mein zimmer)
    (nimmt|nahm|klaut|stiehlt) mir (\\w+ ){0,3}(rente|geld|gehalt|lohn|karte|handy|pass|ausweis|schlussel|erspartes)
    (hat|fasst) (\\w+ ){0,4}(seine|die|ihre) (karte|bankkarte|ec karte) von mir|(hat|behalt) meine (bankkarte|ec karte|karte|papiere)
    (kommt|kam) (\\w+ ){0,4}(nachts|abends) (\\w+ ){0,3}(zimmer|bett)|(unser|ein) geheimnis (\\w+ ){0,6}(bett|nachts|anfass\\w*|mama|zimmer)
    (schliesse|sperre|schliess|sperr) mich (\\w+ ){0,3}(ein|zimmer|bad|klo)(?! (haus|auto))|angst (\\w+ ){0,3}(nach hause|wenn er (heim|nach|kommt|trinkt))
    (schlafe|schlafen|geschlafen) (\\w+ ){0,3}(stuhl|kommode|schrank|tisch) (\\w+ )?(vor|gegen|unter|an) (\\w+ )?(tur|klinke)
    (vater|stiefvater|onkel|bruder|opa|lehrer|trainer|cousin|chef|nachbar) (\\w+ ){0,4}(fasst|beruhrt|begrapscht|kusst|zwingt) mich
    (muss|musste) (ihn|sie|meinen mann|erst) (\\w+ )?(um erlaubnis|um geld|fragen ob ich (raus|darf|gehen))
    (liest|checkt|kontrolliert|durchsucht|uberwacht) (\\w+ )?(mein|meine) (\\w+ )?(handy|nachrichten|whatsapp|chats|mails)
    (hat|nimmt|behalt) (\\w+ ){0,2}(mein|meine|mir mein) (\\w+ )?(handy|karte|papiere|pass|schlussel) (\\w+ ){0,4}(weggenommen|genommen|eingesteckt|abgenommen|versteckt)
    (kann|nur) (\\w+ )?(schreiben|reden) (\\w+ )?(wenn|wahrend|solange) (er|sie) schlaft
  `,
  violence: `
    (will|mochte|werde|konnte|wurde gern\\w*|plane|uberlege|denke daran|traume davon|lust|tag um|tag|zeitpunkt|bereit|muss|soll|wie kann ich|habe vor|uberlegt) (\\w+ ){0,6}(toten|umbringen|umzubringen|erstechen|erwurgen|vergiften|erschiessen|zu toten|zusammenschlagen|abstechen|verbrennen|abfackeln|ermorden|verletzen|fertigmachen|uberfahren|ersticken|ertranken|beseitigen|aus dem weg (raumen|schaffen)|wehtun|weh tun|foltern|abknallen|kaltmachen|kalt machen|verprugeln|schlagen|zu erstechen|zu vergiften|zu erwurgen|abzustechen|das genick|leiden lassen)(?! (die zeit|wollen))
    (er|sie|mein (chef|ex|mann|nachbar)|der|die) (\\w+ ){0,2}(verdient|hat verdient|soll|sollte|muss|mussten) (\\w+ ){0,4}(zu sterben|sterben|den tod|leiden|bluten|verrecken|buss\\w+ mit|mit dem leben|krepieren)
    (er|sie|der|die|das) (\\w+ ){0,3}(buss\\w+|bezahlen|zahlen) (\\w+ ){0,2}(mit (seinem|ihrem) (leben|blut)|mit blut|blutig)
    (messer|pistole|waffe|gewehr|axt|hammer|gift|benzin|baseballschlager|schlager|saure) (\\w+ ){0,5}(gekauft|besorgt|bereit|geschliffen|versteckt|dabei|mitnehmen|im auto|geladen|eingepackt) ?(\\w+ ){0,6}(ihn|sie|ihm|chef|schule|arbeit|nachbarn?|ex|mann|kommt|warte\\w*|wenn|fur)?
    (gift|tabletten|rattengift|bleiche|glas|etwas|was|schlafmittel) (\\w+ ){0,2}(in|ins) (sein\\w*|ihr\\w*|den|das|die) (\\w+ )?(essen|kaffee|getrank|suppe|glas|wein|tee) (\\w+ )?(tun|mischen|geben|schutten|kippen|mixen)
    (haus|auto|wohnung|laden|buro|schule) (\\w+ ){0,3}(anzunden|anzuzunden|in brand|abfackeln|niederbrennen)
    bremsen (\\w+ ){0,4}(durchschneiden|manipulieren|losen|sabotieren)|bremsleitung\\w*
    (ihn|sie) (\\w+ ){0,4}(treppe|balkon|fenster|brucke|gleise|zug|klippe|dach) (\\w+ )?(stossen|schubsen|werfen|hinunter\\w*|runter\\w*)
    wie ein unfall (\\w+ )?(aussehen|aussieht|wirken)|unfall (\\w+ ){0,3}(inszenieren|arrangieren|passieren lassen)
    (jemanden?|einen|leute|paar jungs) (\\w+ ){0,3}(bezahlen|anheuern|beauftragen|finden|kennen?) (\\w+ ){0,5}(umbring\\w*|verprugel\\w*|schlag\\w*|erledig\\w*|kummer\\w*|bein\\w*)|auftragskiller
    (angst|furchte) (\\w+ ){0,4}(ihm|ihr|jemandem|meinem|meiner|den kindern|ihnen) (\\w+ ){0,4}(etwas anzutun|was anzutun|etwas antue|antun|wehzutun|wehtue|die kontrolle|zu schlagen)
    (verliere|raste|drehe) (\\w+ ){0,3}(die kontrolle|aus|durch|den verstand) und (\\w+ ){0,4}(schlage|bringe|steche|tue|wurge|erschlage)
    (baby|kind|sohn|tochter) (\\w+ ){0,4}(schutteln|geschuttelt|schlagen|geschlagen|werfen|ersticken|gegen die wand) (\\w+ ){0,4}(schrei\\w*|ruhig|still|wieder|aufhort|angst)?
    (drang|gedanken|fantasien|phantasien|impuls\\w*|traume) (\\w+ ){0,4}(zu toten|zu verletzen|zu schlagen|umzubringen|zuzustechen|zu erwurgen|toten|gewalt)
    (amoklauf|amok|bombe|attentat|anschlag) (\\w+ ){0,4}(schule|arbeit|buro|kirche|alle|firma|menge)|in die luft (jagen|sprengen)
    (weihnachten|morgen|den morgen|das wochenende|die nacht|sonne) (\\w+ ){0,2}(nicht|nie) (mehr )?(erleben|uberleben|sehen|aufgehen)|nicht lebend (raus|rauskommen|da rauskommen|davon\\w*)
    wenn ich (ihn|sie) nicht (haben kann|kriege|bekomme) (\\w+ ){0,4}(keiner|niemand|keine)
    (ins (krankenhaus|grab)|auf den friedhof|in den rollstuhl|unter die erde) (\\w+ )?(bringen|schicken|prugeln|befordern)
    (beine|knochen|kiefer|gesicht|schadel|zahne|knie|genick|fresse|nase|hals) (\\w+ )?(brechen|einschlagen|zertrummern|polieren|umdrehen|ausschlagen)
    (weiss|kenne) (\\w+ ){0,2}(wo (er|sie) (wohnt|arbeitet|parkt|schlaft)|(seine|ihre) adresse) (\\w+ ){0,10}(messer|waffe|bezahl\\w*|warte|heute nacht|bereuen|uberraschung|benzin|leiden|verdient|besuch\\w*)
    (rache|rachen|rache nehmen) (\\w+ ){0,8}(blut\\w*|messer|wehtun|krankenhaus|waffe|leid\\w*|korper\\w*|toten|gewalt\\w*|tod|schmerz\\w*)
    (meiner|meinem|ihm|ihr|jemandem|denen|dem|der) (\\w+ ){0,3}(was|etwas) (an(zu)?tun|anzutun|antue)(?! haben)
    (wenn|bis|dass) (ihr|sein|deren|das) (haus|auto|laden|wohnung) (\\w+ ){0,5}(brennt|in flammen|abbrennt|abfackelt)|(benzin)?kanister (\\w+ ){0,3}(bereit|gekauft|gefullt|im kofferraum|voll)
    (wird|werden) sich (\\w+ )?wundern wenn (\\w+ ){0,8}(brennt|blutet|liegt|hin ist|tot)
    (diesmal|heute|morgen|heute nacht) (\\w+ )?(er|sie) (\\w+ )?(nicht|nie) (mehr |wieder )?(nach hause|heim|lebend|zuruck)|(er|sie) kommt (diesmal|heute|morgen) nicht (mehr )?(nach hause|heim|lebend|zuruck)(?! (weil|wegen))
    (stelle mir|stell mir) (\\w+ ){0,8}(passiert|zustosst|passieren wurde|leidet|blutet)
    (weiss|ich weiss) (wann|wo) (er|sie) (\\w+ ){0,6}(geht|wohnt|parkt|kommt) (\\w+ ){0,8}(kofferraum|brauche|messer|bereit|bezahlen|rache|gerechtigkeit)
  `,
  idioms: `
    (sterbe|sterben|gestorben|sterb|stirbt|sturbe|tot|tod) (\\w+ )?(fast |beinahe )?(vor|fur|lachen|gelacht|mude|geargert|gelangweilt|langweilig|schick|vor lauter) ?(lachen|hunger|scham|langeweile|neugier\\w*|durst|hitze|sehnsucht|aufregung|kalte|liebe|einen|eine|ein|schokolade|kaffee|urlaub|angst (vorm|beim) (zahnarzt|fliegen)|mudigkeit|peinlichkeit|nervositat|eifersucht|arbeit)?
    (konnte|wurde) (\\w+ ){0,2}(fur (einen?|eine|ein|den|die|das|'ne|ne|schokolade|kaffee|pizza)) (\\w+ ){0,3}(toten|morden|umbringen|sterben)
    (mein |meine |der |die )?(chef|chefin|mutter|vater|lehrer\\w*|mann|frau|freundin?|schwester|bruder|trainer\\w*|oma|tochter|sohn|vermieter\\w*|mitbewohner\\w*) (\\w+ )?(bringt mich um|wird mich (umbringen|toten)|totet mich|reisst mir den kopf ab|killt mich) ?(wenn|weil|morgen|fur|$|\\.)?
    (diese[rs]?|der|die|das|mein\\w*) (\\w+ ){0,3}(bringt mich (noch )?um|bringen mich (noch )?um|killt mich|killen mich|macht mich fertig)(?! wenn ich)
    (handy|akku|laptop|computer|auto|motor|pflanze\\w*|gesprach|internet|wlan|fisch|katze|hund|orchidee|basilikum|app|uhr|server|gruppe|witz|kaktus|drucker|fernseher|chat) (\\w+ ){0,3}(gestorben|tot|stirbt|sterben|eingegangen|verreckt|krepiert)
    (bin|war|falle) (\\w+ )?(todmude|totmude|tot umgefallen|tot ins bett|halbtot|mausetot|total tot|wie tot)|todmude|todschick|todlangweilig|todsicher|totlachen|tot gelacht|totgelacht|toten hosen|tote hose
    (ertrinke|versinke|ersticke|ersaufe|begraben|untergehe) (\\w+ )?(in|im|unter|an) (\\w+ )?(arbeit|papierkram|mails|e mails|schulden|rechnungen|wasche|aufgaben|terminen|akten|windeln|korrekturen|hausarbeiten|umzugskartons|stress|selbstmitleid|chaos)
    (keine luft|nicht atmen|kaum atmen|kaum luft|ausser atem|nach luft) (\\w+ )?(vor lachen|vor freude|wenn ich ihn|in (diesem|dem|der|dieser|meinem) (kleid|buro|hitze|stadt|anzug|job|hose)|bei der hitze|vor aufregung|zum atmen bei der arbeit)
    (herzinfarkt|herzkasper|schlaganfall|schlag|ohnmacht) (\\w+ ){0,3}(bekommen |gekriegt |bekam |getroffen )?(als ich|bei(m)? (dem |der )?(preis|rechnung|anblick)|vor schreck|vor lachen|wegen (der|dem) (preis|rechnung))|schlag auf schlag|vom schlag getroffen
    uberdosis (an )?(schokolade|kaffee|zucker|netflix|serien|weihnachten|sonne|kase|arbeit|niedlich\\w*|numerologie|astrologie|koffein|vitamin\\w*|lebkuchen)
    (politischer|beruflicher|karriere|wirtschaftlicher|sozialer) selbstmord|selbstmordkommando|suicide squad|himmelfahrtskommando
    (schneide|schneiden|geschnitten|schnitt|abgeschnitten) (\\w+ ){0,3}(haare|pony|nagel|rasen|hecke|zwiebel\\w*|brot|kuchen|beim (kochen|rasieren|brot)|an (einem|dem) (papier|blatt|dosendeckel)|gut ab|gemuse|papier|in den finger|stoff)
    (springe|springen|gesprungen|sprung|spring|sturze|gesturzt|werfe mich|werfen) (\\w+ ){0,3}(fallschirm\\w*|bungee|vom (zehner|turm|sprungbrett|funfmeter\\w*|beckenrand)|ins (wasser|kalte wasser|abenteuer|projekt|schwimmbecken|ungewisse|bett)|in (den (pool|see)|die arbeit|ein neues|eine neue|seine arme)|uber (meinen|den|deinen) (schatten)|auf den zug|trampolin|seil|vor freude|mich in)
    (mude|satt|leid|muden) (\\w+ )?(in (der|dieser|einer|berlin|munchen|wien)|(das|dieses|mein) (leben (in|als|auf)|stadtleben|buroleben|singleleben)|allein zu (leben|wohnen)|single zu|fruh aufzustehen|zu pendeln|zu warten)
    (ende|beenden|beende|schluss|kundige|kundigen|aufgeben|aufhoren|schluss gemacht|schluss machen|mache schluss) (\\w+ )?(mit )?(\\w+ )?(beziehung|freund|freundin|vertrag|job|ihm|ihr|studium|abo|freundschaft|ehe|diat|projekt|semester|thema|rauchen|zucker|verlobung|fitness\\w*|arbeit|kaffee|social media|instagram|dating|apps)
    (verschwinden|schlafen|untertauchen|verkriechen|weg sein|abtauchen|auswandern|weg) (\\w+ )?(ein|eine|einen|ein paar|zwei|drei|bis (montag|mittag|fruhling|sonntag)|dieses wochenende|am wochenende|von (instagram|social)|in (den urlaub|italien|die berge|ein|eine|der natur)|auf (eine|die) (insel|reise)|im (urlaub|wald)|mit (ihm|ihr|einem|einer)|unter (der|die) (decke)|fur (ein|eine|zwei|ein paar)|ans meer|nach)
    (abschiedsbrief|abschiedsmail|abschiedsrede|abschiedsfeier|abschiedsessen|abschied) (\\w+ )?(an |fur |von |mit )?(\\w+ )?(chef\\w*|kollegen|kolleginnen|firma|team|buro|klasse|kunden|schuler|vermieter\\w*|job|arbeit\\w*|wohnung|stadt)
    (kann|halte|ertrage|aushalten) (\\w+ ){0,2}(den|die|das|dieses|diesen|diese|meinen|meine|mein) (\\w+ )?(larm|hitze|kalte|regen|chef\\w*|nachbar\\w*|verkehr|pendeln|diat|job|arbeit|meetings?|baustelle|musik|reise|vorlesung\\w*|prufung\\w*|buro|miete|burokratie|winter|sommer|warten|projekt|schichten|fitnessstudio|stau|kollegen|schwiegermutter|politik|nachrichten|wetter|hund|gebell|apps?|studium|schule|grau) (\\w+ ){0,2}(nicht mehr|nicht langer)( \\w+)?
    (krimi|roman|film|buch|serie|spiel|podcast|thriller|theaterstuck|geschichte|doku|drehbuch|krimidinner|ratsel|tatort) (\\w+ ){0,6}(mord\\w*|morder|totet|getotet|tot|tote|leiche|gift|vergift\\w*|rache|selbstmord|waffe|erstochen|umbring\\w*|umgebracht)
    (schlagt|schlug|schlage|geschlagen|besiegt|vernichtet|fertigmachen|schlagen|zerstoren|zerlegen|abgezogen|fertig machen) (\\w+ ){0,3}(im|beim|in|mit) (\\w+ )?(schach|tennis|karten\\w*|fussball|poker|fifa|skat|rennen|mario|monopoly|tischtennis|badminton|quiz|spiel|kicker|dart|bowling|marathon|darts|mensch)
    (zeit|stunden|stunde|langeweile|fliegen|spinnen|mucken|schnecken|unkraut|zombies|drachen|vampire) (\\w+ )?(tot ?schlagen|totschlagen|toten|zu toten|erschlagen|vernichten|vergiften)|totschlagen|zwei fliegen mit
    (apotheker\\w*|apotheke|krankenschwester|pfleger\\w*|arzt|arztin|sanitater\\w*|altenheim|klinik|intensivstation|rettungsdienst) (\\w+ ){0,10}(tabletten|pillen|uberdosen|selbstmorde?|suizide?|stichwunden|herzinfarkte?|schlaganfalle?|tote[n]?|sterben|blut)
    (suizid|selbstmord|gewalt)(pravention|vorbeugung|schutz|beratung)
    (schnarcht|schmatzt|socken|abwasch|klodeckel|fernbedienung) (\\w+ ){0,8}(erwurgen|umbringen|erschlagen|toten)
    (sterbe|sterben|umbringen|erschiessen) (\\w+ ){0,3}(haha\\w*|lol|spass|scherz)
    (drucker|laptop|handy|wecker|computer|wlan|router|auto|waschmaschine) (\\w+ ){0,3}(erwurgen|umbringen|erschiessen|erschlagen|toten)
    lasst mich nicht (schlafen|fahren|gewinnen|kochen)|angst vor meiner schwiegermutter (\\w+ )?(haha\\w*|lol)
    (hund|katze) (\\w+ ){0,3}angst|(schlecht|kaum|keine) luft (\\w+ ){0,4}(heuschnupfen|pollen|erkaltung|schnupfen|allergie)
    nicht mehr (da|hier) (\\w+ ){0,4}(weil|denn) ich (umziehe|verreise|in den|nach|im urlaub|auswandere)
  `,
}
