import type { KindFrames } from '../stock.ts'

export const pragmatic: KindFrames = {
  openings: {
    life_path: [
      'here is the long view: what you were given, what you bring to it, where it needs care, and where you are now.',
      'a Life Path reading is most useful when it names the tension, so I shall get to that quickly.',
      'this is the pattern of your chart over a lifetime, told by what you are likely to recognise.',
    ],
    year_forecast: [
      'this is a planning document for your year, and not a prediction.',
      'your year has a theme, twelve months with different jobs, and a few dates worth blocking.',
      'here is what the year supports, what it makes harder, and what to do when.',
    ],
    compatibility: [
      'numbers cannot say whether you and {other} should do anything at all; they can say where to expect misunderstandings.',
      'here is how your pattern and {other}’s fit together, where they do not, and what helps.',
      'two charts side by side mostly show who waits for what, so let us look at you and {other}.',
    ],
    weekly_roadmap: [
      'here is your week, with one job for each day and the reason for it.',
      'seven days, seven different strengths: if you sort your tasks by them, the week gets easier.',
      'take this as a way of sorting what you have to do anyway.',
    ],
    blueprint: [
      'this is your whole chart in one letter, meant to be kept and argued with.',
      'you asked for everything, so here it is, in order: who you are, what your name adds, the long phases, this year, and what to do with it.',
      'read the first section today and the others when you need them.',
    ],
  },
  now: [
    'Now to the present.',
    'That is the long view; the present looks as follows.',
    'As for where you stand at the moment:',
  ],
  monthsFor: {
    first: ['Start the important thing in {first}.', 'If you want to begin something, begin it in {first}.'],
    last: ['Plan the finishing and the clearing out for {last}.', 'Use {last} for whatever has to be closed.'],
    quiet: [
      'And leave {quiet} as empty as you can, for rest and thinking.',
      'For rest, block some days in {quiet} before others do.',
    ],
  },
  leaveBehind: [
    'So use the last weeks before it to drop one commitment that belongs to the old theme.',
    'Before it begins, close one thing formally: cancel it, hand it over or say thank you and goodbye.',
    'What you carry into it should fit on a short list, so cross something off first.',
  ],
  dayActs: [
    'Begin the task you have put off before you open your messages.',
    'Ask somebody for their view and take notes while they speak.',
    'Write, present or record something, even if it is short.',
    'Clear one drawer, one folder or one overdue bill.',
    'Leave an hour unplanned and say yes to the first good idea.',
    'Do one thing at home that makes the evening easier for everybody.',
    'Work for an hour with the door closed and the telephone off.',
    'Deal with the bill, the contract or the request about money.',
    'Finish something old and throw away what is left of it.',
  ],
  pulls: [
    'It pulls against {yours} {value}, so plan it a little shorter than you would like to.',
    'With {yours} {value} this is not your easiest day: put the fixed appointments elsewhere.',
    'It does not suit {yours} {value} by nature, so keep to the one task.',
  ],
  freeDay: [
    'If you can keep one day free of appointments, make it {day}.',
    'The day to keep free is {day}, because catching up and thinking need a place as well.',
  ],
  more: ['Do more of this:', 'Worth more of your time:', 'Three things to do more:'],
  less: ['And less of this:', 'Worth cutting back:', 'Two things to do less:'],
  lessActs: [
    'deciding for others because it is quicker',
    'saying yes to buy a quiet evening',
    'starting the next thing before the last one has dried',
    'checking what is already right',
    'keeping an exit open in every agreement',
    'help that nobody has asked for',
    'thinking alone about what a short talk could settle',
    'treating a day without results as a lost day',
    'carrying on with what is over because nobody has said so',
  ],
  question: ['And one question to live with this year:', 'Put this question on the first page of your diary:'],
  questions: [
    'what would you start if you did not have to be good at it?',
    'what would you want if nobody’s mood depended on the answer?',
    'what do you keep talking about instead of doing?',
    'which rule of yours has outlived its reason?',
    'what would be worth staying for until it got boring?',
    'what would happen if you let somebody else be responsible for it?',
    'which decision are you calling research?',
    'how would you know that you have enough?',
    'what are you still finishing that is over?',
  ],
}
