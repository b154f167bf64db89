import { brand } from '@numeria/contract'

export const aboutPage = {
  title: 'About numerology',
  lead: 'Numerology turns a name and a date of birth into numbers, and reads the numbers as a picture of a person.',
  caution:
    'It is a tradition for reflection, not a science. No one has shown that a number knows who you are or what will happen. What can be shown is how each number comes about, and this page shows it.',
  startDemo: 'Start a Free Life-Path Demo',
  chatWith: `Chat with ${brand.persona}`,
  workItOut: 'Or work it out on this page, without an account',
  chapters: {
    history: 'Where it comes from',
    traditions: 'Five traditions',
    'core-numbers': 'Four core numbers',
    engine: 'How the AI engine works',
    learn: 'Learn by doing',
    rules: 'How each number is counted',
    sources: 'Sources',
  },
  learn:
    'Work your own numbers out, step by step. It happens in your browser: no account, and nothing that you type here is sent or stored.',
  rules: 'Every position in a chart, with its rule, its school and its source, and what other schools say against it.',
  sources:
    'Schools contradict each other. These are the ones whose rules we follow, or whose view we name where it differs. The words of the meanings are our own.',
  contents: 'Contents',
  sidebar: 'Sidebar',
  chat: 'Chat',
  buyCredits: 'Buy Credits',
  aboutNumerology: 'About Numerology',
  referrals: 'Referrals Dashboard',
}
