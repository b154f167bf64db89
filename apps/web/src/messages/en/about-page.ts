import { brand } from '@numeria/contract'

export const aboutPage = {
  title: 'About numerology',
  lead: 'Numerology turns a name and a date of birth into numbers and reads them as a portrait of a person.',
  caution:
    'It is a tradition for reflection, not a science. There is no evidence that a number knows who you are or what will happen. What can be shown is how each number is worked out, and this page does that.',
  startDemo: 'Start a Free Life-Path Demo',
  chatWith: `Chat with ${brand.persona}`,
  workItOut: 'Or work it out on this page, without an account',
  chapters: {
    history: 'Where it comes from',
    traditions: 'Five traditions',
    'core-numbers': 'Four core numbers',
    engine: 'How the AI engine works',
    learn: 'Learn by doing',
    rules: 'How each number is worked out',
    sources: 'Sources',
  },
  learn:
    'Work out your own numbers, step by step. It all happens in your browser: no account needed, and nothing you type here is sent or stored.',
  rules: 'Every position in a chart, with its rule, its school and its source, and where other schools disagree.',
  sources:
    'Schools contradict each other. These are the ones whose rules we follow, or whose view we mention where it differs. The meanings are in our own words.',
  contents: 'Contents',
  sidebar: 'Sidebar',
  chat: 'Chat',
  buyCredits: 'Buy Credits',
  aboutNumerology: 'About Numerology',
  referrals: 'Referrals Dashboard',
}
