/** How people speak of each topic, in six languages. `*` stands for any ending, `_` joins a phrase. Of equals the first counts. */
const spoken = {
  grief: `grief grieving mourn* died dead passed_away funeral bereave* lost_my loss widow* luto morreu faleceu falecid* morte perdi_o perdi_a
    perdi_um perdi_uma saudade* viúv* duelo murió falleci* muerte deuil décéd* mort morte trauer* gestorben lutto morto morta`,
  love: `love loves loving relationship* partner partners marriage married marry husband wife boyfriend girlfriend fiancé* romance romantic dating
    soulmate heart heartbreak breakup ex crush divorce* flirt* amor amar namor* relação relações relacionamento casamento casar casad* marido mulher
    esposa paixão divórcio separação cara-metade coração apaixonad* pareja novi* relación matrimonio amour amoureu* couple femme copain copine liebe*
    beziehung* ehe partnerin freundin amore relazione fidanzat* coppia`,
  family: `family mother mum mom father dad parent* son sons daughter* child children kid kids baby brother* sister* sibling* aunt uncle cousin*
    grandm* grandf* in-laws família mãe pai pais filh* irmã* irmão* bebé avó avô avós tia tio sogr* familia madre padre hijo hija hijos herman* suegr*
    famille mère père enfant* fils fille frère sœur familie mutter vater kind kinder sohn tochter bruder schwester famiglia figli* fratello sorella`,
  friends: `friend* lonely loneliness alone neighbour* neighbor* amigo amiga amigos amigas amizade* sozinh* solidão vizinh* amistad* soledad ami amie
    amis amitié* solitude freunde freundschaft* allein einsam* amico amica amici amicizia solitudine`,
  money: `money debt* salary saving* budget* rent mortgage afford* financ* rich poor income pay paying spend* bill bills dinheiro dívida* salário
    poupa* orçamento renda contas finanças rico rica pobre pagar gast* dinero deuda* sueldo ahorr* argent dettes salaire geld schulden gehalt sparen
    soldi debiti stipendio denaro`,
  work: `work working workplace job jobs career* boss business* promotion* promoted office interview* colleague* employ* project* startup company resign*
    profession* manager trabalh* emprego* carreira* chefe negócio* promoção entrevista empresa* projeto* despedir* profiss* colega* trabajo* empleo
    carrera jefe negocio travail* emploi carrière patron métier arbeit* beruf* karriere chef lavor* carriera capo impiego`,
  home: `move moving house home flat apartment* city country abroad emigrat* relocat* live_in mudar mudar-me mudança* casa apartamento* cidade país
    estrangeiro emigrar viver_em morar mudarme mudarse ciudad déménag* maison appartement* ville umzug umziehen wohnung* haus stadt ausland trasfer*
    appartamento città estero`,
  study: `study studies studying exam exams university college school course* degree learn* thesis grades student estudar estudo* exame* universidade
    escola curso* licenciatura mestrado doutoramento aprend* tese estudi* examen* universidad escuela étud* université école studium studieren
    prüfung* schule lernen studi studiare studio esame esami università scuola`,
  rest: `tired exhaust* sleep* burnout burn-out rest resting energy health* stress* weight diet body ill sick* illness* pain* doctor* hospital cansad*
    cansaço dormir sono descans* energia saúde esgotamento doent* doença* dor dores médic* corpo cansancio sueño salud enferm* fatigu* sommeil santé
    repos malad* müde schlaf* gesund* krank* erschöpf* stanco stanca sonno salute malat*`,
  decision: `decide deciding decision* choose choice* choosing should_i stay_or either whether hesitat* option* undecided dilemma* decidir decisão
    decisões escolh* opção opções ficar_ou devo hesit* indecis* dilema decisión elegir décider décision* choisir choix entscheid* wahl wählen decidere
    decisione sceglie* scelta`,
  worry: `worr* afraid fear fears scared anxi* panic* nervous overwhelm* lost stuck hopeless preocup* medo* ansi* pânico nervos* perdid* bloquead* angústia
    miedo* peur angoisse inquiet* angst sorgen panik paura* preoccup*`,
  name: `name names rename surname nickname signature letters nome nomes apelido alcunha assinatura letras nombre apellido nom prénom namen nachname
    cognome`,
  purpose: `purpose meaning destiny mission calling path life_path soul spiritual* why_am propósito sentido destino missão vocação caminho alma
    espiritual* misión vocación camino sens_de destin chemin sinn bestimmung berufung scopo missione cammino`,
  timing: `year years forecast month months future timing next ahead birthday season week tomorrow ano anos previsão meses mês futuro
    próxim* semana amanhã aniversário año años mes année mois avenir jahr* monat* zukunft anno mesi`,
  self: `myself who_am chart reading personality strength* weakness* talent* confidence quem_sou personalidade força* fraqueza* confiança quién_soy
    suis-je wer_bin chi_sono mim_mesm*`,
} as const

export type TopicKey = keyof typeof spoken

const exact = new Map<string, TopicKey>()
const beginnings = new Map<string, TopicKey>()
for (const [topic, list] of Object.entries(spoken) as [TopicKey, string][])
  for (const word of list.split(/\s+/)) {
    const [into, key] = word.endsWith('*') ? [beginnings, word.slice(0, -1)] : [exact, word.replaceAll('_', ' ')]
    if (!into.has(key)) into.set(key, topic)
  }

const shortestBeginning = 3
const longestBeginning = Math.max(...[...beginnings.keys()].map((beginning) => beginning.length))
const calendarYear = /^20\d\d$/
const wordPattern = /[\p{L}\p{N}]+(?:-[\p{L}]+)*/gu

export function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? []
}

function topicOfWord(word: string): TopicKey | undefined {
  const known = exact.get(word)
  if (known !== undefined) return known
  if (calendarYear.test(word)) return 'timing'
  for (let length = Math.min(word.length, longestBeginning); length >= shortestBeginning; length -= 1) {
    const topic = beginnings.get(word.slice(0, length))
    if (topic !== undefined) return topic
  }
  return undefined
}

/** The topic with the most words in the text; undefined where it has none of any. */
export function topicOf(text: string): TopicKey | undefined {
  const words = wordsOf(text.toLowerCase())
  const counts = new Map<TopicKey, number>()
  for (const [index, word] of words.entries())
    for (const topic of [topicOfWord(word), exact.get(`${word} ${words[index + 1]}`)])
      if (topic !== undefined) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  let best: TopicKey | undefined
  for (const topic of Object.keys(spoken) as TopicKey[])
    if ((counts.get(topic) ?? 0) > (best === undefined ? 0 : counts.get(best)!)) best = topic
  return best
}
