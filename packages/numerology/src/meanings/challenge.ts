import type { Meanings, SingleDigit } from './meaning.ts'

/** The Challenges: what keeps asking for practice. */
export const challengeMeanings: Meanings<0 | Exclude<SingleDigit, 9>> = {
  0: {
    mystic: {
      title: 'The Open Crossroads',
      essence:
        'No wall stands in your way, and every road is equally moonlit. What you have to practise here is choosing.',
      gift: 'From the middle of the crossroads you love all four winds, and owe none of them.',
      shadow: 'With no wall to lean on, you stand still until the moon has gone round you twice.',
      scene:
        'The ice-cream van has eleven flavours, and you know the merits of each. The queue behind you has grown to the corner.',
      advice: 'Choose a road, and walk it for a week before you compare it with others.',
    },
    pragmatic: {
      title: 'Challenge of Choice',
      essence:
        'No single obstacle is set for you, so it is left to you to decide what to work on. The old books call this challenge the easiest and the hardest.',
      gift: 'A wide choice and the sense to use it: few people have both.',
      shadow: 'With nothing pressing, you put off choosing, or hold yourself to every standard at once.',
      scene:
        'Three course catalogues lie on the table with coloured markers in all of them. Enrolment closed yesterday.',
      advice: 'Decide by one rule, write it down, and keep to it for a season.',
    },
  },
  1: {
    mystic: {
      title: 'The Borrowed Voice',
      essence: 'Echoes answer before you have spoken, and your task is to learn which call is yours.',
      gift: 'Once found, your own call carries across three valleys, and even the echoes fall in step.',
      shadow: 'You borrow a louder voice, and wonder afterwards whose anger you were singing.',
      scene:
        'You hear yourself say “the same for me, please”. The fish arrives, and your eyes follow the pancakes to the next table.',
      advice: 'On a walk alone, say aloud what you want, before you ask what the others want.',
    },
    pragmatic: {
      title: 'Challenge of Self-Trust',
      essence:
        'Strong people around you make you doubt your own will, or oversell it. What needs practice is standing by your own view without pushing.',
      gift: 'Each time you stand firm and stay friendly, people rely on your judgement a little more.',
      shadow: 'You give in too soon, then dig your heels in over something that hardly matters.',
      scene:
        'The plumber says the tap must go on the left. You nod, and every morning afterwards you reach for it on the right.',
      advice: 'Hold your view politely through one disagreement this week.',
    },
  },
  2: {
    mystic: {
      title: 'The Skin of Water',
      essence:
        'Every breeze writes on your water, and some of the lines are meant for another lake. The work is to tell which.',
      gift: 'So fine a surface feels even a star’s weight, and those who are hurting know that you will not shatter.',
      shadow: 'A frown meant for the weather sinks into you like a stone and lies there for years.',
      scene: 'The bus driver closes the doors without a word. Six stops later you are still looking for what you did.',
      advice: 'Let a remark settle overnight before you decide what it meant.',
    },
    pragmatic: {
      title: 'Challenge of Sensitivity',
      essence:
        'You take remarks to heart, or keep silent so as not to give offence. The work is to stay open without taking everything in.',
      gift: 'Turned outwards, your sensitivity makes you a most perceptive friend.',
      shadow: 'You guess at what others think of you, and you guess unkindly.',
      scene:
        'At the party two people by the window laugh as you come in. You check your collar in the hall mirror; they were talking about a parrot.',
      advice: 'Ask what was meant before you feel hurt by it.',
    },
  },
  3: {
    mystic: {
      title: 'The Scattered Petals',
      essence: 'Your petals fly into ten gardens at once, and the wind is delighted. Gathering them is the practice.',
      gift: 'Once gathered, your petals fill a street with scent, and no one can say where it begins.',
      shadow: 'You throw handfuls of colour into the air so that no one sees the stem.',
      scene:
        'Someone asks you to play the guitar. You imitate all your uncles instead. The table is in tears of laughter, and the guitar case stays shut.',
      advice: 'Pick one of your ideas this week, and let the others fly.',
    },
    pragmatic: {
      title: 'Challenge of Focus',
      essence: 'Fear of criticism makes you hide your talents, or spread them so thinly that no one can judge them.',
      gift: 'You have more to say than you think, and it comes out well once you stop comparing.',
      shadow: 'Serious things become jokes, and by the third anecdote the point is lost.',
      scene:
        '“Nothing special,” you say, and pass the drawing round face down. “I did it in a hurry.” It took three weekends.',
      advice: 'Show one finished piece, and take one comment seriously.',
    },
  },
  4: {
    mystic: {
      title: 'The Tangled Thread',
      essence:
        'A ball of wool was knotted for you by moonlight, and only patience finds the end. The work is slow, and yours.',
      gift: 'Your fingers learn from every knot, and in time no tangle in anyone’s life frightens you.',
      shadow: 'You pull so hard at one end of the wool that not even moonlight could loosen it again.',
      scene:
        'Three drawers stand open, and the ticket is in none of them. You tug at the fourth until the knob comes off in your hand.',
      advice: 'When your tasks tangle, finish one each day.',
    },
    pragmatic: {
      title: 'Challenge of Discipline',
      essence:
        'Order is what needs practice, somewhere between carelessness and rigidity. Systems either bore you or take you over.',
      gift: 'Once you have a rhythm you are remarkably dependable, and the work feels lighter than you feared.',
      shadow: 'You fuss over details in order not to begin, or ignore them until they catch up with you.',
      scene:
        'You rule the lines of a new timetable in three colours. It is four o’clock, and the work itself is still in its envelope.',
      advice: 'Make one routine easier to keep, and then keep it.',
    },
  },
  5: {
    mystic: {
      title: 'The Restless Tent',
      essence:
        'Your tent is folded before the kettle boils, and the stars wonder where you are going. Freedom asks to be learned, like any craft.',
      gift: 'No one knows better how dawn smells in a strange valley, and you bring the freshness home.',
      shadow: 'You strike the tent so often that no bird dares to nest beside it.',
      scene:
        'The film has twenty minutes to go. Your jacket is on, your hand is on the door, and the best scene begins behind you.',
      advice: 'When the itch to leave comes, stay one day longer.',
    },
    pragmatic: {
      title: 'Challenge of Freedom',
      essence:
        'Impatience is the obstacle: for you, moving on is easier than finding out. There is an opposite form too, in which you hold on tight and dare nothing.',
      gift: 'Change, once it no longer rules you, becomes a thing you handle better than most.',
      shadow: 'You leave just as things are about to become interesting.',
      scene: 'In the third month of the Italian course they reach the past tense. You have already moved on to Greek.',
      advice: 'Ask what you are leaving and what you are seeking before you change course.',
    },
  },
  6: {
    mystic: {
      title: 'The Mended Bowl',
      essence:
        'You would hold every broken bowl together with your own two hands. The task is to love one with its crack.',
      gift: 'You see how the pieces once belonged together, and your care lays gold along the join.',
      shadow: 'Held so tightly, what is broken cuts you and the one you hold it for.',
      scene:
        'Someone else has washed up tonight. You come in for a glass of water, and turn all the cup handles the same way.',
      advice: 'Let go of one thing you hold together, and see that it still stands.',
    },
    pragmatic: {
      title: 'Challenge of Perfectionism',
      essence:
        'Your standards for yourself and for those you love are higher than anyone can meet. The practice is to care without correcting.',
      gift: 'Offered kindly, your sense of what a thing could be is a blessing.',
      shadow: 'You help where it was not wanted, and keep count of the thanks you are owed.',
      scene:
        'Someone has made the bed for you, as a surprise. You admire it, wait until they are gone, and pull the sheet straight.',
      advice: 'Praise one imperfect effort a day, your own included.',
    },
  },
  7: {
    mystic: {
      title: 'The Locked Chapel',
      essence:
        'Your inner chapel has a heavy door, and even you forget where you put the key. What you practise is trust, one hinge at a time.',
      gift: 'What you guard in your chapel is real, a small blue flame that has never once gone out.',
      shadow: 'Your silence rings so loudly that a knock at the door is drowned in it.',
      scene: 'A friend asks how you are. You talk for ten minutes about the book you are reading.',
      advice: 'Tell someone who treads softly one thing that you usually keep locked away.',
    },
    pragmatic: {
      title: 'Challenge of Openness',
      essence:
        'Doubt and reserve keep you at a distance from people who mean you well. What asks for practice is faith: in them, in yourself, in what cannot be proved.',
      gift: 'You think for yourself, and when you do trust someone, that trust has good reasons.',
      shadow: 'You test people until they give up, and then count it as proof.',
      scene:
        'A friend has asked twice whether you are coming. The third time she does not ask, and you nod, as if you had known.',
      advice: 'Tell someone what you believe, without proof or apology.',
    },
  },
  8: {
    mystic: {
      title: 'The Unequal Scales',
      essence:
        'A feather and a crown lie on your scales, and you have eyes only for the crown. The work is to weigh fairly what glitters.',
      gift: 'Your hand feels true weight, once it stops trembling.',
      shadow: 'You pile up treasure against the dark, and the dark turns out to be the shadow of the pile.',
      scene: 'Photographs of a house go round at dinner. You count the windows, and remember no one’s words.',
      advice: 'When something glitters, close your eyes and ask what it would be worth to you in the dark.',
    },
    pragmatic: {
      title: 'Challenge of Power',
      essence:
        'Money, status and influence weigh too much with you, or you distrust them altogether. Either way they decide more than they should.',
      gift: 'You have a good head for money, and can use it without being ruled by it.',
      shadow: 'You measure yourself against what others own or command, and come away poorer than you are.',
      scene:
        'The bill is shared by six. You have worked out who drank the wine, and you pay your sixth with a tight smile.',
      advice: 'Decide how much is enough in one area, and act on it.',
    },
  },
}
