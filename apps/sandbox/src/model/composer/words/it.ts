import { digitsOf, inBoth, numbersOf, type Words } from './words.ts'

export const italian: Words = {
  possessive: /^(?:il tuo|lo tuo|la tua|l’) ?/,
  numbers: numbersOf(`
life_path | il tuo cammino di vita | Viene dall’intera data di nascita e dice per quale strada impari.
expression | la tua espressione | Viene da tutte le lettere del tuo nome e dice che cosa sai fare.
soul_urge | il tuo slancio dell’anima | Viene dalle vocali del tuo nome e dice che cosa vuoi in fondo.
personality | la tua personalità | Viene dalle consonanti del tuo nome e dice che cosa gli altri vedono per prima.
personal_year | il tuo anno personale | Dà il tema all’anno.
personal_month | il tuo mese personale | Dà colore ad alcune settimane dell’anno.
personal_day | il tuo giorno personale | Dà il tono a un solo giorno.
universal_year | il tuo anno universale | È uguale per tutti e fa da sfondo.
birthday | il tuo numero del giorno | È il talento che non ha bisogno di esercizio.
maturity | la tua maturità | Prende forza nella seconda metà della vita.
balance | il tuo equilibrio | Mostra come ritrovi la calma quando qualcosa ti scuote.
hidden_passion | la tua passione nascosta | È il valore che le lettere del tuo nome ripetono di più.
karmic_lesson | la tua lezione karmica | Nessuna lettera del tuo nome ha questo valore, e perciò chiede esercizio.
karmic_debt | il tuo debito karmico | Segna un punto dove la fatica conta più della fortuna.
pinnacle | il tuo {nth} pinnacolo | Dà un nome al clima di parecchi anni.
challenge | la tua sfida | Dà un nome a ciò che quegli anni ti chiedono di imparare.
period_cycle | il tuo {nth} ciclo | È la corrente lenta sotto gli anni.
essence | la tua essenza | Viene dalle lettere attive quest’anno.
name_number | il tuo numero del nome | Nella tradizione del nome è lui che guida.
name_compound | il tuo numero composto | È la corrente nascosta dietro il nome.
ordinal_root | il tuo numero ordinale | Porta il tuo nome a spasso per l’alfabeto.
psychic_number | il tuo numero psichico | Mostra come ti vedi.
destiny_number | il tuo numero del destino | Mostra che cosa la vita fa di te.
planet_of | il tuo pianeta | Dà al numero il suo carattere.
driver_number | il tuo numero guida | È ciò che ti muove.
conductor_number | il tuo numero conduttore | È dove porta quel movimento.
lo_shu_missing | il tuo numero mancante | Non compare nel quadrato della tua data di nascita.
lo_shu_repeated | il tuo numero ripetuto | Compare più di una volta nel quadrato della tua data.
lo_shu_complete | la tua freccia di forza | Quella linea del quadrato è piena.
lo_shu_empty | la tua freccia di debolezza | Quella linea del quadrato è ancora da riempire.
score | la tua compatibilità | È la somma di una tavola pubblicata, e non è una sentenza.
`),
  digits: digitsOf(`
cominciare qualcosa a tuo nome | Apri la strada e impari facendo, e chiedere il permesso ti stanca. | Quando fai il primo passo, gli altri osano il secondo. | Accettare aiuto è anche un modo di guidare. | Comincia dal compito che rimandi.
collaborare e pazientare | Senti ciò che non si dice e unisci le persone senza rumore. | Con te si dice la verità senza paura. | Il tuo parere arriva tardi perché lo trattieni per non disturbare. | Chiedi un parere a qualcuno e ascolta fino in fondo.
mostrare ciò che custodisci | Hai bisogno di raccontare, creare e ridere, e quando arrivi si respira meglio. | Sai dire con leggerezza le cose difficili. | La battuta ti protegge proprio da chi vorrebbe conoscerti. | Scrivi o racconta una cosa che ti sta a cuore.
costruire passo dopo passo | Costruisci piano e bene, e sulla tua parola si può contare. | Ciò che finisci resta in piedi. | Il riposo fa parte dell’opera. | Riordina un cassetto, una cartella o un conto.
cambiare ciò che non ti serve più | Il nuovo ti mette in moto, e decidi meglio camminando che su una sedia. | In una crisi hai una calma rara. | Anche restare può essere un’avventura. | Prendi un’altra strada e di’ di sì alla prima buona idea.
curare la casa e i legami | Hai cura dei tuoi, e dove sei tu la tavola è pronta. | Di un luogo qualunque fai una casa. | Nessuno si prende cura di te perché sembra che non ti serva nulla. | Fa’ in casa una cosa che renda più lieve la sera a tutti.
pensare e riposare | Vai al fondo delle cose e ti serve silenzio per sentirti. | Le tue domande risparmiano errori costosi. | A volte chiami pensare ciò che è aspettare. | Tieni un’ora senza telefono per la questione più difficile.
raccogliere risultati | Pensi in grande e sai fare della fatica un risultato. | Quando tutto trema, è te che si guarda. | Ci sono successi che non si misurano. | Sistema la faccenda di denaro che aspetta.
concludere e lasciare andare | Vedi l’insieme dove altri vedono un dettaglio, e perdoni con facilità. | Capisci persone molto diverse da te. | Chiudere una porta ti costa più che aprirne dieci. | Finisci una cosa vecchia e salutala.
`),
  ordinals: ['primo', 'secondo', 'terzo', 'quarto'],
  open: inBoth([
    'i tuoi numeri hanno qualcosa da dire su ciò che chiedi.',
    'guardiamo la tua domanda con i numeri che ti appartengono.',
    'grazie della domanda; la risposta comincia da te.',
    'c’è un numero nella tua carta che risponde prima degli altri.',
  ]),
  topics: [],
  again: 'L’ultima volta abbiamo guardato {yours}, e questo continua da lì.',
  head: ['{yours} è {slot}.', 'Mettici accanto {yours}: {slot}.', 'Poi c’è {yours}, {slot}.'],
  theirs: 'In {who}, {name} {slot}: {theme}.',
  meet: 'In {name}, a te viene naturale {theme}, e a {who} viene naturale {otherTheme}.',
  inYear: ['Nel {year}, {yours} è {slot}.', '{yours} nel {year} è {slot}.', 'Per il {year}, {yours} è {slot}.'],
  joint: [
    'Qui {yours} chiede di {theme}, mentre {other} chiede di {otherTheme}, e in un giorno pieno si sente lo strappo.',
    'Lascia che {yours} cominci, per {theme}, e che {other} finisca, per {otherTheme}.',
    'Forse non l’avevi vista così: {otherTheme}, come vuole {other}, ti aiuta a {theme}.',
  ],
  today: ['Per oggi: {advice}', 'Una piccola cosa per cominciare: {advice}'],
  working: 'Il conto è questo: {working}.',
  letters: 'Le lettere valgono {letters}.',
  months: ['Comincia qualcosa in {month}.', 'Finisci qualcosa in {month}.', 'Riposa e pensa in {month}.'],
  asks: '{yours} chiede di {theme}.',
  freeDay: 'Tieni libero {day}, il giorno più calmo.',
  ask: inBoth('E una domanda per quest’anno: che cosa smetteresti di fare se nessuno se lo aspettasse da te?'),
  beyond:
    'Questa parte della tua domanda è per un professionista, e nessun numero indovina la fortuna; ciò che posso leggere è il tuo modo di decidere.',
}
