import type { TopicWords } from '../../stock.ts'

export const worry: TopicWords = {
  subject: 'what worries you',
  openings: {
    mystic: [
      'fear is a fog that takes the shape of whatever stands behind it, so let us walk a little closer.',
      'the night makes small waves loud, and you have been lying awake beside them.',
      'you have been holding your breath since the question began, so let it go now.',
      'even a tangled net can be laid out on the sand and looked at knot by knot.',
      'a shadow this long means only that the lamp is low.',
    ],
    pragmatic: [
      'worry is planning without a pen, so let us get the pen.',
      'your chart shows what you are inclined to worry about, which helps to tell habit from warning.',
      'what you describe is heavy, and it does not all have to be solved today.',
      'part of this is in your hands and part is not, and the work is to sort them.',
      'you have got through worse with less, and your numbers say how.',
    ],
  },
  lines: {
    mystic: [
      'You fear the cage more than the storm, and so you break doors that were never locked.',
      'You hear a distant oar and think that the whole fleet is coming; ask the water again by daylight.',
      'You dance when you are frightened, and the people you love applaud.',
      'You mend the roof against rains that may never fall, and forget to sit beneath it.',
      'Your fear has quick feet, and it is gone when you stand still and let it run past.',
      'You worry for others as one knits, row after row, and the sleeve grows longer than the arm.',
      'You go down into the well with your fear and study it by lamplight; bring it up, it is smaller in the sun.',
      'You meet fear in armour, and so it never sees that you would have liked to be held.',
      'You feel the sorrow of the whole sea in one cup, and call it your own cup.',
    ],
    pragmatic: [
      'You worry about being dependent, so you refuse the very help that would end the worry.',
      'You worry about what others think, and most of them are busy worrying about what you think.',
      'You talk your fear away in company, and it comes back at night with interest; write it down instead.',
      'You prepare for everything, so the thing left to practise is to stop preparing.',
      'You feel trapped before you are, and a list of three exits calms you better than leaving.',
      'You worry about people who have not asked you to, and it is a way of being close to them.',
      'You think a fear through to its last corner, so limit it to twenty minutes and paper.',
      'You worry about losing control, and small things you do control, a drawer or a run, help at once.',
      'You feel responsible for what nobody could have prevented; check that before you carry on.',
    ],
  },
  suggestions: {
    mystic: [
      'Tonight, tell your fear to a stone, carry it to the end of the street, and leave it beneath a tree.',
      'Breathe out for as long as a wave draws back, ten times over, with your hand on the window glass.',
      'Give the worry a name and a chair, ask what it is guarding, and thank it before you put out the light.',
      'Look for the moon each evening this week, at the same hour, and say one thing that held.',
      'Write what you fear at the top of a page and what is true tonight at the foot, and leave the middle white.',
      'Wash one thing by hand, slowly, until the water is clear, and your thoughts will have followed it.',
    ],
    pragmatic: [
      'Take ten minutes this evening, write everything that worries you as a list, and mark what can be acted on this week.',
      'Choose the smallest item on your list and do it before ten tomorrow morning.',
      'Tell one person today what you told me, in the same words.',
      'Set a worry hour at six in the evening, and whenever it comes earlier, write a keyword and wait.',
      'Ask of each fear, “And what would I do then?”, and note the answer; there usually is one.',
      'If it keeps you from sleeping for weeks, speak with a doctor or a counsellor, as you would with a bad knee.',
    ],
  },
}
