import type { Meanings, SingleDigit } from './meaning.ts'

/** The Bridges: what brings two numbers nearer to each other, in one chart or between two people. */
export const bridgeMeanings: Meanings<0 | Exclude<SingleDigit, 9>> = {
  0: {
    mystic: {
      title: 'No Water Between',
      essence: 'The two shores are one meadow, and you may walk across it in the dark with your shoes in your hand.',
      gift: 'What you are and what you do drink from the same spring.',
      shadow: 'Where there is no river, you may forget to build, and so never learn what your timber can bear.',
      advice: 'Dig a small pond in the meadow, so that the moon has a place to lie between the two.',
    },
    pragmatic: {
      title: 'Bridge 0: At One',
      essence: 'The two numbers are the same, so little has to be reconciled.',
      gift: 'You feel natural in this respect, and others sense that there is no contradiction.',
      shadow: 'A strength that is doubled has its blind spot twice as well.',
      advice: 'Ask somebody quite different from you how they would see it.',
    },
  },
  1: {
    mystic: {
      title: 'A Plank Over the Brook',
      essence: 'One good plank would reach, and it is your own weight upon it that makes it firm.',
      gift: 'You need no ferryman here, only the courage to step first.',
      shadow: 'You can stand on the bank for a whole summer, wishing for somebody’s hand.',
      advice: 'Lay the plank at dawn, and have crossed before anyone wakes.',
    },
    pragmatic: {
      title: 'Bridge 1: Stand on Your Own',
      essence: 'The gap is small, and you close it by acting more independently.',
      gift: 'You can bring the two sides together without asking for permission.',
      shadow: 'It is tempting to wait until others have decided what is right for you.',
      advice: 'Take a decision on your own this week that you would normally discuss.',
    },
  },
  2: {
    mystic: {
      title: 'A Bridge of Two Ropes',
      essence: 'Between the shores hang two ropes that must be walked with one foot on each, softly.',
      gift: 'Your sense of balance is finer than the wind that tries it.',
      shadow: 'You tend to pull one rope tight and let the other trail in the foam.',
      advice: 'Listen for which of them is humming, and put your weight on its brother.',
    },
    pragmatic: {
      title: 'Bridge 2: Listen More',
      essence: 'Tact and patience would bring the two numbers closer.',
      gift: 'You have a feeling for nuance that you can use here.',
      shadow: 'You may be too sensitive in the one and not attentive enough in the other.',
      advice: 'Ask for an opinion that you do not share, and repeat it fairly.',
    },
  },
  3: {
    mystic: {
      title: 'A Bridge of Coloured Flags',
      essence: 'It is only a string across the gorge, yet whoever follows the flags arrives dancing.',
      gift: 'Your laughter carries farther than the gap is wide.',
      shadow: 'Too grave a step may shake all the colours down.',
      advice: 'Cross it singing, with something useless in your arms.',
    },
    pragmatic: {
      title: 'Bridge 3: Lighten Up',
      essence: 'More ease and expression would join what seems divided.',
      gift: 'You can say with humour what would otherwise stay between the two.',
      shadow: 'You are apt to take the gap so seriously that it widens.',
      advice: 'Put what you feel into some form, a sketch or a letter, before you explain it.',
    },
  },
  4: {
    mystic: {
      title: 'A Bridge of Cut Stone',
      essence: 'Arch by arch it must be built, and the river will wait, for it has nowhere better to be.',
      gift: 'The stones know you, and each one that is set makes the next one lighter.',
      shadow: 'Now and then you leap for the far bank and wonder at the cold.',
      advice: 'Set one stone a day, and drink your tea upon the unfinished pier.',
    },
    pragmatic: {
      title: 'Bridge 4: Make It Concrete',
      essence: 'Order and steady work are what would connect the two.',
      gift: 'Once you have a plan, you can bridge the gap step by step.',
      shadow: 'Vague intentions keep the two sides apart longer than they need be.',
      advice: 'Write down three practical steps, each with a day on which you will do it.',
    },
  },
  5: {
    mystic: {
      title: 'A Bridge That Swings',
      essence: 'Lianas hold it, and it is kindest to those who move as it moves.',
      gift: 'Your knees remember how to trust the air.',
      shadow: 'Clutching the rail with both hands, you may feel each breeze as an insult.',
      advice: 'Let go with one hand in the middle, and look down at the parrots.',
    },
    pragmatic: {
      title: 'Bridge 5: Loosen Your Grip',
      essence: 'Flexibility would bring the two numbers together.',
      gift: 'You adapt better than you expect once you have begun.',
      shadow: 'Fixed ideas on either side may keep you from what would suit both.',
      advice: 'Do a familiar thing in another way for a week, and see which part of you enjoys it.',
    },
  },
  6: {
    mystic: {
      title: 'A Covered Bridge',
      essence: 'It has a roof and a bench, and somebody has left a blanket there with your name sewn in.',
      gift: 'You have the gift of making the way between two places into a place.',
      shadow: 'Worry for those on both banks may keep you running until the boards wear thin.',
      advice: 'Sit down halfway, and let them come to you.',
    },
    pragmatic: {
      title: 'Bridge 6: Take It to Heart',
      essence: 'Warmth and responsibility towards yourself as much as others close this gap.',
      gift: 'You can connect the two sides by caring for something together with them.',
      shadow: 'Perfectionism may keep you from being at home in either.',
      advice: 'Do something kind for the side of you that you like less.',
    },
  },
  7: {
    mystic: {
      title: 'A Bridge of Mist',
      essence: 'It is only there in the hour before the sun, for the one who has been sitting still.',
      gift: 'You have eyes for it, and a foot light enough.',
      shadow: 'By noon you may swear that no such bridge exists.',
      advice: 'Keep the hour before morning free, and cross without counting the steps.',
    },
    pragmatic: {
      title: 'Bridge 7: Think It Through',
      essence: 'Reflection and trust in your inner voice would join the two.',
      gift: 'You understand the contradiction better than anyone when you give yourself quiet.',
      shadow: 'Distraction may keep you from noticing that there is a gap at all.',
      advice: 'Spend an hour alone with the question of what each side is afraid of.',
    },
  },
  8: {
    mystic: {
      title: 'A Bridge of Iron',
      essence: 'It was cast to bear trains, and you have been tiptoeing along its edge.',
      gift: 'More strength is lent to you here than you have yet dared to lean on.',
      shadow: 'Iron may rust while you are asking whether you are worth the crossing.',
      advice: 'March over it once with a drum, and wave to the driver of the train.',
    },
    pragmatic: {
      title: 'Bridge 8: Use Your Strength',
      essence: 'Confidence and practical authority would close the widest of the gaps.',
      gift: 'You have more influence on this than you have used so far.',
      shadow: 'You may undervalue yourself on the one side and push too hard on the other.',
      advice: 'Claim something that is due to you, calmly and with your reasons.',
    },
  },
}
