export type Danger = 'self_harm' | 'medical' | 'abuse' | 'violence'

/**
 * What people in danger write in one language, a pattern a line, without accents, apostrophes and capitals; ` * ` is up to three
 * words. `idioms` only sound so: they are taken out of a message first.
 */
export type Wordings = Record<Danger | 'idioms', string>
