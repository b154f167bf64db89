import type { Joints } from '../stock.ts'

export const pragmatic: Joints = {
  1: [
    [
      'The same starting pistol goes off twice in you, so you can be impatient even with your own impatience.',
      'What others call stubborn is stamina: you are still pushing when the clever ones have gone home.',
    ],
    [
      'One half of you decides in the lift, and the other wants to hear what everyone feels about it first.',
      'Used in order, ask on Monday and decide on Tuesday, they win you followers instead of bystanders.',
    ],
    [
      'You want to lead and you want to be liked, and on some days those are opposite errands.',
      'When you tell people why, with a story, they go where you are going without being pushed.',
    ],
    [
      'You start like a sprinter and then insist on finishing properly, so your first week is fun and your third is grim.',
      'Few people can both begin and complete, which is why the half-done projects of others land on your desk.',
    ],
    [
      'You hate being told what to do and you hate doing the same thing twice, which rules out a surprising number of Tuesdays.',
      'Given an empty map you are at home, and you are at your best where there is no procedure yet.',
    ],
    [
      'You want to go your own way, and you want everybody to be all right when you get there.',
      'It makes you the rare person who sets the direction and then carries the bags.',
    ],
    [
      'You think alone and you act alone, so people learn of your decisions when they are already history.',
      'What you do decide is thought through, and you seldom have to take it back.',
    ],
    [
      'You want to be first and you want it to count, so resting feels like losing.',
      'Responsibility does not frighten you, and people sense that before you have said a word.',
    ],
    [
      'You start things for yourself and finish up doing them for everybody.',
      'Your ambition is easier to forgive than most, because somebody else usually gains by it.',
    ],
  ],
  2: [
    [
      'You sense so much in a room that you lose track of which feeling was yours when you came in.',
      'People tell you the true version, often within the hour, and that is a rare skill of yours.',
    ],
    [
      'You feel things quietly and talk brightly, so even friends miss it when you are hurt.',
      'You can say a hard thing so lightly that it lands without a bruise.',
    ],
    [
      'You want to please and you want to do it right, so you end up doing other people’s work twice.',
      'Near you nothing falls through the cracks, neither a date nor a person.',
    ],
    [
      'Part of you wants company, and part of you is already looking for its coat.',
      'You make strangers feel at home, because you know both sides of the door.',
    ],
    [
      'You give before anyone asks, and then wait to be given to without asking.',
      'A home, a team or a friendship is measurably calmer with you in it.',
    ],
    [
      'You need closeness and you need the door shut, sometimes within the same hour.',
      'You listen deeper than most, since you have a quiet room to take what you heard back to.',
    ],
    [
      'You soften what you want so as not to offend, then feel overlooked when you do not get it.',
      'You can negotiate without making an enemy, which is worth more than being feared.',
    ],
    [
      'You take the feelings of one person and the troubles of the world to bed with you.',
      'Nobody is too difficult for you to see kindly, and difficult people notice that.',
    ],
  ],
  3: [
    [
      'You have more ideas before lunch than you can finish in a month, and the good one hides among them.',
      'Your lightness is not shallow: it gets people through days that seriousness would not.',
    ],
    [
      'You like to improvise and you like a plan, so you improvise and then feel guilty about the plan.',
      'When the list is allowed to hold the ideas, you make things that are both pleasing and finished.',
    ],
    [
      'Both sides of you say yes to the next thing, and nobody in there minds the calendar.',
      'You bring news, jokes and open doors, and people look up when you come in.',
    ],
    [
      'You entertain the guests and you also wash up, and late in the evening you wonder when your turn is.',
      'You make care look easy, so others dare to accept it.',
    ],
    [
      'One part of you wants an audience and the other a locked door, which is why you can come home from a good party feeling robbed.',
      'You speak well about what you have really thought about, and that is why people lean in.',
    ],
    [
      'You want to be enjoyed and you want to be taken seriously, and you suspect that each costs you the other.',
      'You can sell an idea and then deliver it, which usually takes a whole department.',
    ],
    [
      'You feel for everybody and say so beautifully, and the deed sometimes waits behind the speech.',
      'Your words reach people whom facts do not.',
    ],
  ],
  4: [
    [
      'You check the door and then worry about the window, and you call that being careful.',
      'What you build stays up, and few people will ever know how much depends on you.',
    ],
    [
      'You build the fence in the morning and look for the gap in the afternoon.',
      'You can change things without breaking them, because you know what holds them up.',
    ],
    [
      'Duty calls you from both sides, so your own wishes get the hour before bed.',
      'People can lean on you with their full weight, and that is rarer than talent.',
    ],
    [
      'You want proof, and then you want the reason behind the proof, and decisions grow old meanwhile.',
      'When you say that something works, it works.',
    ],
    [
      'You carry your own load and the plan for everyone else’s, and forget that rest is part of the work.',
      'Given time, you turn a modest start into something solid.',
    ],
    [
      'You dream in wholes and think in steps, so the first brick looks too small for the cathedral.',
      'You are the kind of idealist who brings tools.',
    ],
  ],
  5: [
    [
      'You leave everything twice, once in your head, weeks before, and then for real.',
      'Change that frightens others wakes you up, and in a crisis you are oddly calm.',
    ],
    [
      'You long to be free and you long to be needed, and you tend to book both for the same weekend.',
      'You care for people without clipping them, since you know what a cage feels like.',
    ],
    [
      'You collect experiences faster than you can think about them, so the insight arrives by post, weeks late.',
      'You notice what others miss, because you have both been there and thought about it.',
    ],
    [
      'You want the risk and you want the win, and boredom can make you mistake the one for the other.',
      'You read a chance quickly and have the nerve to take it up.',
    ],
    [
      'The whole world interests you, and the form on the kitchen table does not.',
      'Few people stay strangers to you for long.',
    ],
  ],
  6: [
    [
      'You look after people who did not ask, and are tired in the evening from work nobody ordered.',
      'Where you are, someone has thought of the soup, the birthday and the spare key.',
    ],
    [
      'You are everyone’s shoulder and nobody’s open book.',
      'You comfort with understanding rather than advice, and that is why people come back.',
    ],
    [
      'You want to provide, and so you work late for people who would rather have you home.',
      'You run things with a heart, and people forgive you the spreadsheets.',
    ],
    [
      'You care for those nearby and ache for those far off, and you come last on both lists.',
      'Your kindness has reach: what you do for one tends to become a habit for many.',
    ],
  ],
  7: [
    [
      'You check everything against a private standard that you have never shown to anyone.',
      'Silence does not scare you, and so you hear what is in it.',
    ],
    [
      'You want to understand before you act, and circumstances keep asking you to act before you understand.',
      'You see through the figures to what they hide, which makes you hard to fool.',
    ],
    [
      'You love humanity, and you need a rest from people.',
      'You can explain the large things simply, because you have sat alone with them.',
    ],
  ],
  8: [
    [
      'You seem strict with others only because you are merciless with yourself.',
      'When things go wrong, people look at you before they look at the exit.',
    ],
    ['You know how to win, and you are not sure that you should.', 'You can make a good cause pay its way.'],
  ],
  9: [
    [
      'You let go of so much so graciously that nobody notices when it hurts.',
      'You see the whole story where others see a quarrel.',
    ],
  ],
}
