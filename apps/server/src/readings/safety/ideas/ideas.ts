export type Danger = 'self_harm' | 'medical' | 'abuse' | 'violence'

/** What a message can speak of. Each danger is weighed by its own ideas and by the ideas around it. */
export const ideasOf = {
  self_harm: [
    'suicide',
    'gone',
    'without',
    'burden',
    'unnoticed',
    'goodbye',
    'letters',
    'giveaway',
    'affairs',
    'last',
    'nofuture',
    'hopeless',
    'weary',
    'relief',
    'join',
    'means',
    'stash',
    'fall',
    'cut',
    'numb',
    'decided',
    'secret',
  ],
  medical: [
    'emergency',
    'chest',
    'breath',
    'side',
    'speech',
    'sight',
    'headache',
    'dose',
    'poison',
    'blood',
    'pregnant',
    'infant',
    'limp',
    'swelling',
    'seizure',
    'pale',
    'fever',
    'dizzy',
    'sugar',
    'injury',
    'callhelp',
    'quitmeds',
  ],
  abuse: [
    'abused',
    'hit',
    'threat',
    'fear',
    'control',
    'watch',
    'money',
    'lock',
    'force',
    'touch',
    'bruise',
    'temper',
    'shame',
    'degrade',
    'hiding',
    'secret',
  ],
  violence: ['attack', 'kill', 'weapon', 'revenge', 'lookout', 'prepared', 'nobody', 'temper'],
  around: ['person', 'fiction', 'fun', 'work', 'past', 'fine', 'leisure', 'animal', 'thing', 'now', 'want'],
} as const

export type Idea = (typeof ideasOf)[keyof typeof ideasOf][number]

/** What a message speaks of; 'twice' where two different wordings of one idea are in it. */
export type FoundIdeas = ReadonlySet<Idea | `${Idea} twice`>

/** The words for each idea in one language, and `idioms`, which only sound dangerous and are taken out first. */
export type IdeaWords = Record<Idea | 'idioms', string>
