import type { Meanings, SingleDigit } from './meaning.ts'

/** The Challenges: what keeps asking for practice. */
export const challengeMeanings: Meanings<0 | Exclude<SingleDigit, 9>> = {
  0: {
    mystic: {
      title: 'The Open Crossroads',
      essence: 'No wall stands in your way, and every road is equally moonlit.',
      gift: 'You can turn on your heel in the very middle and love each of the four winds without owing any of them.',
      shadow: 'With no wall to lean on, you may stand in the middle until the moon has gone round you twice.',
      advice: 'Choose a road by the sound of your own steps upon it.',
    },
    pragmatic: {
      title: 'Challenge of Choice',
      essence: 'You face no single obstacle here, which leaves the decision entirely to you.',
      gift: 'You have a wide choice and enough sense to use it, which few people can say.',
      shadow: 'With nothing pressing against you, you may put off choosing, or expect more of yourself than of anyone.',
      advice: 'Pick the standard you want to live by, and measure yourself against it.',
    },
  },
  1: {
    mystic: {
      title: 'The Borrowed Voice',
      essence: 'Echoes answer before you have spoken, and you must learn which call is yours.',
      gift: 'Once you have found it, your own call carries across three valleys, and even the echoes fall in step.',
      shadow: 'Now and then you borrow a louder throat and wonder afterwards whose anger you were singing.',
      advice: 'Sing one note alone on the empty hill.',
    },
    pragmatic: {
      title: 'Challenge of Self-Trust',
      essence: 'Strong people around you may lead you to doubt or to oversell yourself.',
      gift: 'You learn to stand by yourself without pushing, and people begin to rely on your judgement.',
      shadow: 'You may give in too soon, or dig your heels in to prove that you do not.',
      advice: 'Hold your view politely through one disagreement.',
    },
  },
  2: {
    mystic: {
      title: 'The Skin of Water',
      essence: 'Every breeze writes on you, and some of it was meant for another lake.',
      gift: 'So fine a surface can feel a star’s weight, and those who are hurting know that you will not shatter.',
      shadow: 'A frown meant for the weather may sink in you like a stone and lie there for years.',
      advice: 'Let the ripples reach the shore before you read them.',
    },
    pragmatic: {
      title: 'Challenge of Sensitivity',
      essence: 'You can take remarks too much to heart, or keep silent so as not to give offence.',
      gift: 'The same sensitivity makes you a perceptive friend as soon as you stop turning it against yourself.',
      shadow: 'You can easily guess at what others think of you, and guess unkindly.',
      advice: 'Check with the person what was meant before you feel hurt by it.',
    },
  },
  3: {
    mystic: {
      title: 'The Scattered Petals',
      essence: 'Your flower opens in ten gardens at once, and the wind is delighted.',
      gift: 'When your petals are gathered, the perfume of them fills a street and nobody can say where it begins.',
      shadow: 'Sometimes you throw handfuls of yourself into the air so that no one sees the stem.',
      advice: 'Gather what you can hold in a single bowl.',
    },
    pragmatic: {
      title: 'Challenge of Focus',
      essence: 'Fear of criticism may make you hide your talents or spread them thinly.',
      gift: 'You have more to say than you think, and it comes out well as soon as you stop comparing.',
      shadow: 'You may turn serious things into jokes, or talk so much that the point gets lost.',
      advice: 'Complete one piece, show it, and take one comment seriously.',
    },
  },
  4: {
    mystic: {
      title: 'The Tangled Thread',
      essence: 'Somebody knotted your ball of wool by moonlight, and only patience finds the end.',
      gift: 'Your fingers learn from the tangle, and afterwards no knot in anyone’s life can frighten you.',
      shadow: 'You tend to pull so hard at one end that the moon herself could not loosen what you have tightened.',
      advice: 'Pull gently at one loop each day.',
    },
    pragmatic: {
      title: 'Challenge of Discipline',
      essence: 'You are asked to find a middle way between carelessness and rigidity.',
      gift: 'Once you have a rhythm, you are remarkably dependable, and the work feels lighter than you feared.',
      shadow: 'You may fuss over details to avoid beginning, or avoid details until they catch up with you.',
      advice: 'Make one routine easier to keep, and then keep it.',
    },
  },
  5: {
    mystic: {
      title: 'The Restless Tent',
      essence: 'Your tent is folded before the kettle boils, and the stars wonder where you are going.',
      gift: 'No one knows better than you how a dawn smells in a strange valley, and you bring that freshness home.',
      shadow: 'At times you strike the tent so often that no bird dares to nest beside it.',
      advice: 'Stay for one dawn longer than the itch.',
    },
    pragmatic: {
      title: 'Challenge of Freedom',
      essence: 'Impatience and excess can cost you what you hoped to gain by moving on.',
      gift: 'You learn to enjoy change without being ruled by it, and then your courage is a real advantage.',
      shadow: 'You may look for the next thing just when this one was about to become interesting.',
      advice: 'Ask what you are leaving and what you are seeking before you change course.',
    },
  },
  6: {
    mystic: {
      title: 'The Mended Bowl',
      essence: 'You would hold every broken vessel of the house together with your own two hands.',
      gift: 'You can see how the pieces once belonged together, and your care lays gold along every crack.',
      shadow: 'You can hold what is broken so tightly that it cuts both you and the one you hold it for.',
      advice: 'Put down one, and see that it stands.',
    },
    pragmatic: {
      title: 'Challenge of Perfectionism',
      essence: 'You may judge yourself and your loved ones by standards that no one could meet.',
      gift: 'Your sense of what a thing could be becomes a blessing to others when you offer it kindly.',
      shadow: 'You are apt to help where it was not wanted, and keep a list of what you got for it.',
      advice: 'Praise one imperfect effort a day, your own included.',
    },
  },
  7: {
    mystic: {
      title: 'The Locked Chapel',
      essence: 'Your inner chapel has a heavy door, and even you forget where you put the key.',
      gift: 'What you guard in there is real, a small blue flame that has never once gone out.',
      shadow: 'Your silence can ring so loudly that a knock at the door is drowned in it.',
      advice: 'Leave it ajar for a friend who walks softly.',
    },
    pragmatic: {
      title: 'Challenge of Openness',
      essence: 'Doubt and reserve may keep you at a distance from people who mean you well.',
      gift: 'You think for yourself, and when you do trust somebody, that trust has good reasons.',
      shadow: 'You may test people until they give up, and then count it as proof.',
      advice: 'Tell somebody what you believe, without proof and without apology.',
    },
  },
  8: {
    mystic: {
      title: 'The Unequal Scales',
      essence: 'A feather and a crown lie on your scales, and you watch the wrong one.',
      gift: 'You have a hand that can feel the true weight of things, once it stops trembling at the glitter.',
      shadow: 'You are apt to pile up treasure against the dark and find that the dark was only your own shadow.',
      advice: 'Close your eyes and feel which side your heart is on.',
    },
    pragmatic: {
      title: 'Challenge of Power',
      essence: 'You may give material success too much weight, or distrust it altogether.',
      gift: 'You have a realistic head for power and means, and you can learn to use both without being used by them.',
      shadow:
        'Now and then you compare yourself with others by what they own or command, and come away poorer than you are.',
      advice: 'Decide how much is enough for you in one area, and act on that.',
    },
  },
}
