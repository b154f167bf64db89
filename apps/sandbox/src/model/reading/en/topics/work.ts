import type { TopicWords } from '../../stock.ts'

export const work: TopicWords = {
  subject: 'your work',
  openings: {
    mystic: [
      'work is the field where your star has to grow wheat as well as shine.',
      'the road to your work has turned a corner, and you are hearing the new wind before you see the view.',
      'your hands knew the answer to this before your calendar did.',
      'a calling seldom shouts; it knocks twice in the same week, and you have heard it.',
      'the ladder you are looking at leans on something, and the chart asks on what.',
    ],
    pragmatic: [
      'the question about work is less which job than which part of the day you would do unpaid.',
      'look first at what people already bring to you, because that is your real job description.',
      'your chart describes a way of working, and it can be compared with the one you have.',
      'before you change the job, find out which hour of it wears you out.',
      'a good next step at work uses what you are already better at than you think.',
    ],
  },
  lines: {
    mystic: [
      'Your work wakes when you stand at the prow, and it sleeps when you are told where to look.',
      'You are the string that lets the whole instrument sound, though the applause goes to the wood.',
      'Ideas rise in you like swallows at evening; the craft is to let one of them land.',
      'You lay stone upon stone while others watch the clouds, and one day they ask to live in what you built.',
      'Every corridor makes your feet remember the sea, so find work with a door at both ends.',
      'Whatever you tend grows, and so the neighbours bring their wilting pots to your step.',
      'You work as the moon does, best when most people have gone to bed and nobody asks how far you are.',
      'Your hands were made for large keys, and small doors tire you more than heavy ones.',
      'You pour your work out like rain, and you want to know that somebody’s field was thirsty.',
    ],
    pragmatic: [
      'You do your best work when the outcome carries your name, and your worst in a meeting that could have been a note.',
      'You make other people’s work better and rarely put it in your own account, so keep a record of it.',
      'You explain things so that people want to do them, which is a skill worth being paid for.',
      'You finish things, so others hand you their loose ends; agree first whose task it was.',
      'You learn a job in months and then need a new corner of it, not necessarily a new employer.',
      'You become the person everybody asks, and your own task starts at five in the afternoon.',
      'You need long stretches without interruption, and one protected morning gives you more than a week of overtime.',
      'You think in results and can carry a budget or a team, and it irritates you to be managed by the hour.',
      'You work hardest for a purpose you believe in, and no salary replaces it for long.',
    ],
  },
  suggestions: {
    mystic: [
      'Tomorrow, before the first message, stand for a breath at the window and name the one thing that shall be done by dusk.',
      'Take your lunch outdoors this week, once, and ask the sky what you would make if nobody were watching.',
      'On Sunday at nightfall, clear your table down to the bare wood, and put back only what you love to use.',
      'Write the work you long for on a slip of paper, and carry it in your shoe for a day, so that each step knows.',
      'Light a small lamp for the first hour of tomorrow’s work, and do in that hour only what nobody asked of you.',
      'Watch for one evening what you do when you should be resting, because a river shows its bed at low water.',
    ],
    pragmatic: [
      'On Monday, block ninety quiet minutes before noon, and give them to the task that only you can do.',
      'Ask a colleague this week, “What do you come to me for?”, and write down the verb in the answer.',
      'Keep a list until Friday of what gave you energy and what took it, in two columns, then swap one item.',
      'Put down in five lines what you achieved this year, with results, and book half an hour with whoever decides.',
      'Say no to one request tomorrow that is outside your job, kindly and without a reason longer than a sentence.',
      'Spend an evening this week on a small piece of the work you would rather have, and show it to one person.',
    ],
  },
}
