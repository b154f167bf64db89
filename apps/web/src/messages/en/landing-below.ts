import { brand, readingPrices, signupCredits } from '@numeria/contract'

const credits = (count: number) => `${count} ${count === 1 ? 'credit' : 'credits'}`

export const landingBelow = {
  strip: {
    example: 'For example, the fourteenth of July 1990: ',
    computed: 'The numbers are computed',
    computedSays:
      'Arithmetic on your own name and date, done by a program that can show each step. The AI never makes up a number.',
    mysticLine: '‘Four lays the stone before it lights the lamp.’',
    practicalLine: '‘Four: you do well with a plan.’',
    written: 'The words are written',
    writtenSays: `${brand.persona} writes each reading for you, from your numbers and your question, in the tone you choose: mystic or practical.`,
    free: `${signupCredits} credits are free`,
    freeSays: `They are yours when you first sign in. A quick question costs ${credits(readingPrices.quick)}, a full life-path reading ${readingPrices.life_path}. You see the price before you send.`,
  },
  freeReading: {
    title: 'Try Your Free Reading',
    remaining: (count: number) => `Credits remaining: ${count}`,
    costs: `Quick chat ${readingPrices.quick} · Life Path ${readingPrices.life_path} · Compatibility ${readingPrices.compatibility}`,
    lead: `Ask what you would ask someone wise. ${brand.persona} answers from your own numbers, in the tone you like.`,
    selene: brand.persona,
    greeting: `Good to see you. I am ${brand.persona}. Your numbers are counted, my words are written from them. What shall we look at?`,
    freeCredits: `Get ${signupCredits} Free Credits`,
    showAll: 'Skip animation',
    example: 'An example',
    youSaid: 'You said: ',
    seleneSaid: `${brand.persona} said: `,
    sampleQuestion: 'I was born on 14 July 1990. What is my Life Path about?',
    sampleAnswers: {
      mystic:
        'Your Life Path is 4: the stone circle that still stands when the storm has gone home. You build slowly, under patient stars, and what you build can be leaned upon.',
      practical:
        'Your Life Path is 4: July gives 7, the day 5 and the year 1, which makes 13, and 1 + 3 = 4. You get on by order and steady practice. Keep the routine that works, and drop one that no longer does.',
    },
    tone: 'Tone',
    tones: { mystic: 'Mystic', practical: 'Practical' },
    message: `Message to ${brand.persona}`,
    placeholder: 'Ask about your numbers',
    placeholderSignedOut: `Log in to write to ${brand.persona}`,
    writing: `${brand.persona} is writing…`,
    answered: `${brand.persona} has answered.`,
    send: 'Send',
    words: 'Words: ',
    noCredits: 'Your credits are used up.',
    buyCredits: 'Buy Credits',
    goOn: 'Go on in the chat',
    kept: 'It is kept in your chat.',
    isAi: `${brand.persona} is an AI. Her readings are for reflection and entertainment.`,
    unavailable: 'The message box could not be fetched. Please load the page again.',
    toasts: {
      error: 'Error',
      login: {
        title: 'Login required',
        description: 'Please log in with a social account to start your cosmic journey.',
      },
      insufficient: {
        title: 'Insufficient credits',
        description: 'You need more credits to continue. Purchase more to keep exploring.',
      },
    },
  },
  loginCard: {
    title: `${brand.persona} is ready for you`,
    says: `Sign in without a new password. Your first ${signupCredits} credits are free.`,
    titleSignedIn: (count: number) => `You have ${credits(count)}`,
    saysSignedIn: 'Your readings wait where you left them.',
    toChat: 'Open your readings',
    luckyTitle: 'Lucky numbers of the day',
    luckySays: 'Three numbers, drawn for today. For fun; not for games of chance.',
    toLucky: 'See today’s numbers',
    aboutTitle: 'Where it comes from',
    aboutSays: 'Five traditions, four core numbers, and every step worked out in the open.',
    toAbout: 'About numerology',
  },
}
