import type { Language } from '@numeria/contract'

/**
 * Words that give a language away, accents taken off: those that bind a sentence together, and those of our own subject. A word
 * that several languages share stands in each of them, and says the less.
 */
export const spokenWords: Record<Language, string> = {
  en: `
    the a an and or but of to in on at for with from by about is are was were be am will would should could can
    do does did have has had i you he she it we they me my your his her our their this that these those what who
    when where why how which not no yes any some always if so just more most next today tomorrow week month year
    day life path love money work job career number reading quick tip advice tell give help please thanks thank
    hello hi hey good better best mean says say im dont cant feel know think want need get make there here into
    been being than then them us myself purpose birthday name sister brother mother father husband wife friend
    much many often never again start stop change move home house soon late early ready over under after before
    because during while too very really only even still yet out up down off back like one two first last old
    new kids child happen happens let see find keep hear look come go going done something someone everything
    nothing people thing things tonight
  `,
  pt: `
    o a os as um uma e ou mas de do da dos das em no na nos nas para por com sem sobre que se nao sim eu tu ele
    ela eles elas voce voces me te lhe meu minha meus minhas teu tua teus tuas seu sua isto isso este esta esse
    essa qual quais quem quando onde porque como ser estar sou es sao estou estao era foi vou vai vao tem tenho
    tens ter fazer faco diz dizer dame fala pode posso devo deve hoje amanha semana mes ano dia vida caminho
    amor dinheiro trabalho emprego carreira numero leitura rapida dica conselho obrigado obrigada ola bom boa
    melhor muito mais tambem ja ainda sempre nunca sei quero preciso sinto algum alguma pessoas nome irma irmao
    mae pai ao aos pela pelo proposito aniversario traz comigo contigo tudo nada agora so dor forte fui foram
    sofro acho aguento demasiado demasiados comprimidos apetece fico ficar ficou gosto gostava dizem sabes sabe
    ver vejo deixar deixei mim ti si nem ate entao depois antes quase pouco bem mal outra outro outros filho
    filha filhos casa marido mulher namorado namorada coisa coisas gente ontem noite manha vezes vez aqui ali la
    assim conta perder perdi mudar mudou comecar trago
  `,
  es: `
    el la los las un una unos unas y o pero de del en a al para por con sin sobre que si no yo tu ella nosotros
    ellos ellas usted ustedes me te le mi mis tus su sus esto eso este esta ese esa cual cuales quien quienes
    cuando donde porque como ser estar soy eres es son estoy estas estan era fue voy va van tiene tengo tienes
    tener hacer hago dice decir dame dime habla hablame puede puedo debo deberia hoy manana semana mes ano dia
    vida camino amor dinero trabajo empleo carrera numero lectura rapida consejo gracias hola bueno buena buen
    mejor muy mas tambien ya todavia siempre nunca se quiero necesito siento algun alguna gente personas nombre
    hermana hermano madre padre hacia desde proposito cumpleanos conmigo contigo todo nada ahora llevo he has
    hemos fui estuve creo pienso mucho muchas muchos poco bien mal otra otro hijo hija hijos casa marido mujer
    novio novia cosa cosas ayer noche veces vez aqui alli asi dejar deje perder perdi cambiar cambio empezar
    gusta gustaria saber ver veo ahi entonces despues antes casi hasta ni nos tomado haber hay pasa pasar
  `,
  fr: `
    le la les un une des du de et ou mais en dans a au aux pour par avec sans sur que qui quoi ne pas non oui je
    tu il elle on nous vous ils elles me te se moi toi lui mon ma mes ton ta tes son sa ses notre votre ce cet
    cette ces quel quelle quels quelles quand pourquoi comment etre suis es est sommes sont etait vais va ai as
    avoir fait faire fais dit dire dis donne parle peux peut dois doit aujourd hui demain semaine mois annee
    jour vie chemin amour argent travail emploi carriere nombre chiffre lecture rapide conseil merci bonjour
    salut bon bonne mieux tres plus aussi deja encore toujours jamais sais veux besoin sens gens personnes nom
    soeur frere mere pere svp anniversaire tout rien maintenant ca c j l d qu m s n avons fus crois pense
    beaucoup peu bien mal autre autres fils fille enfants maison mari femme copain copine chose choses hier soir
    fois ici ainsi laisser perdre perdu changer change commencer aime aimerais savoir voir vois alors apres
    avant presque jusque ni ete chez depuis meme seul seule quelque quelqu rester passer trop
  `,
  de: `
    der die das den dem des ein eine einen einem einer und oder aber von vom zu zum zur in im an am auf fur mit
    ohne uber aus bei nach ist sind war bin bist sein wird werde wirst werden soll sollte kann konnte muss habe
    hast hat haben ich du er sie es wir ihr mich mir dich dir ihm uns euch mein meine meinen meiner meinem dein
    deine deinen seine ihre was wer wann wo warum wieso wie welche welcher nicht nein ja kein keine wenn dass
    denn heute morgen woche monat jahr tag leben lebenszahl weg liebe geld arbeit job beruf karriere zahl
    deutung kurze kurz tipp rat sag sagt gib erzahl hilf bitte danke hallo gut gute gutes besser sehr mehr auch
    schon noch immer nie weiss will brauche fuhle leute menschen name schwester bruder mutter vater geburtstag
    alles nichts jetzt machen mache komme dieses diese dieser aufgabe bedeutet gewesen glaube denke viel viele
    wenig schlecht andere anderen sohn tochter kinder haus mann freund freundin sache sachen gestern abend mal
    hier dort so lassen verlieren verloren wechseln andern anfangen mag mochte wissen sehen sehe dann danach
    vorher fast bis weder seit selbst allein etwas jemand niemand bleiben passiert zurzeit ob als oft wieder
    genug warten
  `,
  it: `
    il lo la i gli le un uno una e o ma di del dello della dei degli delle a al allo alla in nel nella su sul
    sulla per con senza da dal che chi se non si io tu lui lei noi voi loro mi ti ci vi mio mia miei mie tuo tua
    tuoi tue suo sua questo questa quello quella quale quali quando dove perche come essere sono sei siamo era
    sto sta stai vado va vanno ho hai ha avere fare faccio dice dire dimmi dammi parla parlami puo posso devo
    dovrei oggi domani settimana mese anno giorno vita cammino amore soldi denaro lavoro carriera numero lettura
    veloce consiglio grazie ciao salve buono buona buon meglio molto piu anche gia ancora sempre mai so voglio
    bisogno sento qualche persone gente nome sorella fratello madre padre compleanno scopo tutto niente adesso
    ora cosa andra penso credo poco bene male altra altro altri figlio figlia figli casa marito moglie ragazzo
    ragazza cose ieri sera volta volte qui cosi lasciare perdere perso cambiare cambio iniziare piace piacerebbe
    sapere vedere vedo allora dopo prima quasi fino ne stato stata riesco respirare riuscire succede andare
    restare troppo solo sola qualcuno nessuno proprio vivere sulle ai agli
  `,
}
