import type { CoreValue, Meanings } from './meaning.ts'

/** The Rational Thought: how one thinks a thing through. */
export const rationalThoughtMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The Thought That Leaps',
      essence:
        'Your mind is a hart at the edge of a wood, and has crossed the clearing before the leaves have stopped moving.',
      gift: 'It finds a path by making one, and looks back only to see whether you are laughing.',
      shadow: 'Leaping first, you may land where the moss only looked like ground.',
      advice: 'Stand for one heartbeat with your forefoot raised, and smell the wind.',
    },
    pragmatic: {
      title: 'An Original Mind',
      essence: 'You think independently and trust a solution the more for having found it yourself.',
      gift: 'You get to the point and produce fresh ideas under pressure.',
      shadow: 'You are apt to dismiss advice because it comes from elsewhere.',
      advice: 'Before you settle, look for one good reason to be wrong.',
    },
  },
  2: {
    mystic: {
      title: 'The Thought That Reflects',
      essence: 'Your mind is a pool that looks at both moons, the one above and the one below.',
      gift: 'It can hold two truths without spilling either.',
      shadow: 'So even a surface may wait for ever to be told which of the moons is real.',
      advice: 'Drop in a pebble, and follow the ring that touches you first.',
    },
    pragmatic: {
      title: 'A Considerate Mind',
      essence: 'You weigh things carefully and include how they feel to other people.',
      gift: 'You notice details and shades of meaning on which a decision turns.',
      shadow: 'Now and then you put the decision off for fear of hurting someone.',
      advice: 'Set a time by which you will have chosen, and keep to it.',
    },
  },
  3: {
    mystic: {
      title: 'The Thought That Sings',
      essence: 'Your mind is a hedge full of finches, each with a different piece of the song.',
      gift: 'It dresses even sorrow in feathers, so that it may be looked at.',
      shadow: 'Among so many trills you may not see the one note that mattered fly off.',
      advice: 'Catch one finch softly, and hear it to the end.',
    },
    pragmatic: {
      title: 'An Imaginative Mind',
      essence: 'You think in pictures, words and sudden connections.',
      gift: 'You make others see an idea by the way you tell it.',
      shadow: 'Your thoughts may run ahead of the facts, or into several rooms at once.',
      advice: 'Write the plain version first and the lively one after it.',
    },
  },
  4: {
    mystic: {
      title: 'The Thought That Builds',
      essence: 'Your mind lays its cedar beams in order, and a bird may nest there before the roof is on.',
      gift: 'What it has joined does not come apart in the night.',
      shadow: 'You may measure the moonlight on the floor and miss the moon.',
      advice: 'Leave one beam uncut, in case heaven should change the plan.',
    },
    pragmatic: {
      title: 'A Methodical Mind',
      essence: 'You think step by step and like facts that can be checked.',
      gift: 'You find the practical answer and remember what it rests on.',
      shadow: 'Unfamiliar ideas may seem wrong to you when they are only untidy.',
      advice: 'Allow yourself ten minutes of impractical thinking before you begin to plan.',
    },
  },
  5: {
    mystic: {
      title: 'The Thought That Travels',
      essence: 'Your mind has no chair, only a saddle, and it knows the taste of every well along the road.',
      gift: 'It brings home spices for which no one had thought to ask.',
      shadow: 'Always in the stirrups, you may argue with the wind and forget to drink.',
      advice: 'Dismount at one question, and let the horse graze.',
    },
    pragmatic: {
      title: 'A Quick Mind',
      essence: 'You think fast, compare widely and are not afraid of an unusual answer.',
      gift: 'You adapt your opinion readily when something new turns up.',
      shadow: 'You can easily lose interest at the point at which a thing would have to be worked out.',
      advice: 'Finish one train of thought in writing before you board the next.',
    },
  },
  6: {
    mystic: {
      title: 'The Thought That Cares',
      essence: 'Your mind is a kitchen where reasons simmer until they are fit for a child.',
      gift: 'It never forgets who has to live in the house that it is planning.',
      shadow: 'With so many mouths to feed, you may salt the broth with other people’s tears.',
      advice: 'Taste it yourself before you carry it in.',
    },
    pragmatic: {
      title: 'A Responsible Mind',
      essence: 'You think about what a decision means for the people it touches.',
      gift: 'You have good judgement in human matters, and you keep your ideals in view.',
      shadow: 'Sometimes you turn a practical question into a moral one.',
      advice: 'Ask those concerned what they want before you think it out for them.',
    },
  },
  7: {
    mystic: {
      title: 'The Thought That Dives',
      essence: 'Your mind goes down on one breath to where the wrecks are, and returns with green coins in its teeth.',
      gift: 'It sees by a light of its own, as do the lantern fish and the newly in love.',
      shadow: 'Below too long, you may take the fishes’ silence for agreement.',
      advice: 'Come up with one coin at a time, and show it to the shore.',
    },
    pragmatic: {
      title: 'An Analytical Mind',
      essence: 'You think precisely, doubt what is commonly said and look for the cause.',
      gift: 'You solve problems on which others have given up.',
      shadow: 'You may go on examining after you know enough.',
      advice: 'Say your provisional answer out loud, and note what it still needs.',
    },
  },
  8: {
    mystic: {
      title: 'The Thought That Commands',
      essence: 'Your mind stands on the rampart at dusk, and the scattered campfires draw up in lines below.',
      gift: 'It sees a whole country where others are looking at a hedge.',
      shadow: 'From so high a wall, you may take a child for a detail.',
      advice: 'Walk through the camp at night without your cloak.',
    },
    pragmatic: {
      title: 'A Strategic Mind',
      essence: 'You think in terms of goals, means and consequences.',
      gift: 'You see what a situation needs and what it will cost.',
      shadow: 'You tend to treat feelings, your own among them, as an obstacle to the plan.',
      advice: 'Add one line to your calculation for what it will be like for the people in it.',
    },
  },
  9: {
    mystic: {
      title: 'The Thought That Embraces',
      essence: 'Your mind is a shore without a fence, where all the weathers come to speak.',
      gift: 'It understands what it has never lived.',
      shadow: 'Loving each far sail, you may let the teapot boil dry.',
      advice: 'Draw a small circle in the sand, and think about what lies in it.',
    },
    pragmatic: {
      title: 'A Broad Mind',
      essence: 'You think in large contexts and look for what is just.',
      gift: 'You can put yourself in almost anyone’s place.',
      shadow: 'You may be so general that nobody knows what you propose.',
      advice: 'End your next reflection with one thing that could be done by Friday.',
    },
  },
  11: {
    mystic: {
      title: 'The Thought That Strikes',
      essence: 'Your mind is a summer night, dark and warm and then all at once, to the last blade of grass, light.',
      gift: 'What you have seen in a flash you may trust more than many lamps.',
      shadow: 'When no lightning comes, you may mistake the dark for blindness.',
      advice: 'Wait with paper on your knees, and let the thunder be late.',
    },
    pragmatic: {
      title: 'An Intuitive Mind',
      essence: 'You think in sudden insights, and the reasons come afterwards.',
      gift: 'You often know where a matter is heading before it can be proved.',
      shadow: 'At times you are anxious while the insight is missing, or certain when it was only a mood.',
      advice: 'Keep insight and proof in two columns, and see how they compare after a while.',
    },
  },
  22: {
    mystic: {
      title: 'The Thought That Spans',
      essence: 'Your mind throws an arch from the star to the sandbank, and people cross it with their carts.',
      gift: 'It dreams in load-bearing stone.',
      shadow: 'You may brood over the keystone of the world while your own step is loose.',
      advice: 'Mend the step, for even arches begin on the ground.',
    },
    pragmatic: {
      title: 'A Master Planner’s Mind',
      essence: 'You think both in ideals and in schedules, which is rare.',
      gift: 'You can plan something large so that others are able to carry it out.',
      shadow: 'The size of what you see may keep you from starting on it.',
      advice: 'Break your largest thought down until one part fits into an afternoon.',
    },
  },
  33: {
    mystic: {
      title: 'The Thought That Blesses',
      essence:
        'Your mind is a white bird above the quarrel, and where its shadow passes even the horns forget themselves.',
      gift: 'It sees the wound behind the word.',
      shadow: 'Mercy may ask you to explain away a thing that ought to be said.',
      advice: 'Say the hard thing first, and let the bird come down upon it afterwards.',
    },
    pragmatic: {
      title: 'A Compassionate Mind',
      essence: 'You think about problems by asking what would help those who are in them.',
      gift: 'Your conclusions tend to be kind and workable at once.',
      shadow: 'You can overlook your own interest so completely that the plan fails with you.',
      advice: 'Put yourself on the list of people whom the solution has to serve.',
    },
  },
}
