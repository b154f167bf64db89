import type { CoreValue, Meanings } from './meaning.ts'

/** The Rational Thought: how one thinks a thing through. */
export const rationalThoughtMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The Thought That Leaps',
      essence:
        'Your mind is a stag at the edge of a wood: before the leaves have stopped moving it has crossed the clearing.',
      gift: 'You find a path by making one, and others later call it obvious.',
      shadow: 'Leaping first, you land where moss only looked like ground.',
      scene:
        'The boathouse lock is jammed, and the others are discussing hinges. You are already inside, having come round by the water.',
      advice: 'Before your next quick answer, stand still for one breath, as the stag does before it leaps.',
    },
    pragmatic: {
      title: 'An Original Mind',
      essence:
        'You think independently, go straight for the solution, and trust it the more for having found it yourself.',
      gift: 'Under pressure you get to the point and produce fresh ideas.',
      shadow: 'You dismiss good advice because it comes from someone else.',
      scene:
        'The manual is still in its bag. You have turned the pump upside down, seen how it must work, and have two screws left over.',
      advice: 'Before you settle on a solution, look for one good reason why it might be wrong.',
    },
  },
  2: {
    mystic: {
      title: 'The Thought That Reflects',
      essence:
        'A question falls into your mind as into a pool, and you look at both moons, the one above and the one below.',
      gift: 'Two truths fit in your mind at once, and neither is spilled.',
      shadow: 'Between moon and reflection you wait to be told which is real.',
      scene:
        '“Blue tiles or green?” asks the mason. You lay one of each on the sill and come back at dusk, at dawn and in the rain.',
      advice: 'Say your two answers aloud, and follow the one that sounds less like an echo.',
    },
    pragmatic: {
      title: 'A Considerate Mind',
      essence: 'You weigh a matter slowly, from both sides, and count among the facts how people will feel about it.',
      gift: 'You catch the details and shades of meaning on which a decision turns.',
      shadow: 'You put the decision off for fear of hurting someone.',
      scene:
        'Asked to pick the film, you think of who cried last time, who gets up at six and who hates dubbing. You name two titles.',
      advice: 'Set a time by which you will have chosen, and keep to it.',
    },
  },
  3: {
    mystic: {
      title: 'The Thought That Sings',
      essence:
        'Behind your forehead lives a hedge full of finches, each with a different piece of the song, and you think by hearing them all at once.',
      gift: 'You dress even a dry sum in feathers, so that people like to look at it.',
      shadow: 'Among so many trills the one note that mattered is lost.',
      scene:
        'Asked how the boiler works, you begin with a dragon. By the time it falls asleep, the whole table knows which valve to turn.',
      advice: 'Choose one of your singing thoughts today, and hear it to the end.',
    },
    pragmatic: {
      title: 'An Imaginative Mind',
      essence:
        'Pictures, words and sudden connections are your way of thinking, and often you find out what you think by saying it.',
      gift: 'The way you tell an idea makes others see it.',
      shadow: 'ReasoningTags run ahead of the facts, and into several rooms at once.',
      scene:
        'The budget looks hopeless until you draw it as a bathtub with three taps. The treasurer borrows the pencil and adds the plug.',
      advice: 'Write the plain version first and the lively one after it.',
    },
  },
  4: {
    mystic: {
      title: 'The Thought That Builds',
      essence:
        'Cedar beams laid in order: that is how your mind works, and no thought goes up until the one beneath it holds.',
      gift: 'What your mind has joined does not come apart in the night.',
      shadow: 'You measure the moonlight on the floor and miss the moon.',
      scene:
        'The tale at the fireside has a hole in it: the ferry stopped running before the bridge was built. You ask, politely, how the lovers got across.',
      advice: 'Leave one part of your next plan open, as a builder leaves one beam uncut.',
    },
    pragmatic: {
      title: 'A Methodical Mind',
      essence:
        'One step, then the next, each on facts that can be checked: you do not skip the third because the fifth is tempting.',
      gift: 'The answer you reach is practical, and you still know what it rests on.',
      shadow: 'An unfamiliar idea seems wrong to you when it is only untidy.',
      scene:
        'The light fails again. You begin with the bulb and work back to the fuse, pencil in hand, crossing off a list on the wall.',
      advice: 'Allow ten minutes of impractical thinking before each plan.',
    },
  },
  5: {
    mystic: {
      title: 'The Thought That Travels',
      essence:
        'Your mind has no chair, only a saddle; it understands a question by riding round it and asking at every well.',
      gift: 'You bring home spices for which no one had thought to ask.',
      shadow: 'Always in the stirrups, you ride past the well at which you meant to drink.',
      scene:
        'You looked up one word at lunch. By lamplight the table is covered with atlases, and the word has turned out to be Persian for apricot.',
      advice: 'Stay for an hour with one question, and let the horse graze.',
    },
    pragmatic: {
      title: 'A Quick Mind',
      essence:
        'Your thinking is fast: it compares widely and tries an answer out before it is finished. Variety sharpens it.',
      gift: 'When something new turns up, you change your opinion without shame.',
      shadow: 'Interest fades at the very point where a thing would have to be worked out.',
      scene:
        'Six tabs, two calls and a timetable, and the detour is found while the conductor is still apologising. Your umbrella stays on the seat.',
      advice: 'Finish one train of thought in writing before you board the next.',
    },
  },
  6: {
    mystic: {
      title: 'The Thought That Cares',
      essence: 'Reasons simmer in you as in a kitchen, slowly, until they are mild enough for every guest.',
      gift: 'You never forget who has to live in the house that is being planned.',
      shadow: 'With so many guests in mind, you leave out the salt that the dish needed.',
      scene:
        'They are choosing a night for the lantern walk. You think of the steep path, the old dog and the one who works late, and say, “Thursday, round the pond.”',
      advice: 'Before you offer a solution, taste it: could you live on it yourself?',
    },
    pragmatic: {
      title: 'A Responsible Mind',
      essence:
        'You think a thing through by asking what it will mean for the people it touches, today and in the long run.',
      gift: 'Your judgement in human matters is good, and your ideals stay in view.',
      shadow: 'A practical question becomes a moral one before anyone has noticed.',
      scene:
        '“Cheaper office, longer commute,” says the slide. You have already counted who would miss the last bus, and put up your hand.',
      advice: 'Ask those concerned what they want before you work it out for them.',
    },
  },
  7: {
    mystic: {
      title: 'The Thought That Dives',
      essence:
        'Like a diver, your mind goes down on one breath to where the wrecks are, and comes up with old green coins.',
      gift: 'You see by a light of your own, as lantern fish do.',
      shadow: 'Too long among the wrecks, you take the fishes’ silence for agreement.',
      scene:
        'The riddle was asked over the soup. Long after coffee, when the talk is of boats, you put down your cup and give the answer.',
      advice: 'As soon as you have found one thing out, surface and show it to someone on the shore.',
    },
    pragmatic: {
      title: 'An Analytical Mind',
      essence: 'Precision comes first: you doubt what is commonly said and do not rest until you have the cause.',
      gift: 'Problems that others have abandoned open up under your patience.',
      shadow: 'You go on examining long after you know enough.',
      scene:
        '“Everyone knows that,” says your neighbour. You go quiet, look for the original figures, and come back with a footnote and a small smile.',
      advice: 'Say your provisional answer out loud, and note what it still needs.',
    },
  },
  8: {
    mystic: {
      title: 'The Thought That Commands',
      essence: 'At dusk your mind goes up on the rampart, and the scattered campfires below draw up in lines.',
      gift: 'You see a whole country where others are looking at a hedge.',
      shadow: 'From the height of the rampart, you take a person for a detail.',
      scene:
        'The cart is stuck, and ten people are pushing ten ways. You climb the bank, look once at road and river, and point to the one wheel that matters.',
      advice: 'Before you give the next order, spend an hour among those who will carry it out.',
    },
    pragmatic: {
      title: 'A Strategic Mind',
      essence:
        'Goals, means, consequences: your thoughts line up in that order, and the first question is what the whole thing is for.',
      gift: 'You see sooner than most what a situation needs, and what it will cost.',
      shadow: 'You treat feelings, your own among them, as obstacles to the plan.',
      scene:
        'The others compare paint for the van. On the back of the colour chart you work out that hiring one would be cheaper, and for how long.',
      advice: 'Add one line to the calculation: how it will be for the people in it.',
    },
  },
  9: {
    mystic: {
      title: 'The Thought That Embraces',
      essence: 'There is no fence round your mind; all weathers come in to speak, and each is heard out.',
      gift: 'You understand what you have never lived.',
      shadow: 'Watching every far sail, you let the kettle at your elbow boil dry.',
      scene:
        'Someone asks whether to fell the old walnut tree. You think of the jays, the shade, the street in ten years, and the ladder is put away for today.',
      advice: 'Draw a small circle round one question, and think only about what lies inside it.',
    },
    pragmatic: {
      title: 'A Broad Mind',
      essence:
        'For you no matter stands alone. You look for what is just, and like to know how one thing is connected with everything else.',
      gift: 'You put yourself in almost anyone’s place without losing your own.',
      shadow: 'Your conclusions are so general that no one knows what you propose.',
      scene:
        'A question about the bins becomes, in your hands, one about the district. The caretaker nods at all of it, and asks which day the paper goes out.',
      advice: 'End your next reflection with one thing that could be done within a week.',
    },
  },
  11: {
    mystic: {
      title: 'The Thought That Strikes',
      essence:
        'It is a summer night in your mind, dark and warm, and then all at once, to the last blade of grass, light.',
      gift: 'One flash shows you what others need many lamps to find.',
      shadow: 'Until the lightning comes, you mistake the dark for blindness.',
      scene:
        'You have turned the key in your hand all evening and thought of nothing. On the stairs, one foot in the air, you know which door it fits.',
      advice: 'Keep paper beside you for the next flash, and let the proof come later, like thunder.',
    },
    pragmatic: {
      title: 'An Intuitive Mind',
      essence: 'Insight comes to you suddenly: first the answer, and then, out of breath, the reasons.',
      gift: 'You often know where a matter is heading before it can be proved.',
      shadow: 'A mood passes itself off as certainty, and you defend it as though it were knowledge.',
      scene:
        'The flat has everything on your list. In the doorway you say no, and need a fortnight to discover that it was the sound of the stairwell.',
      advice: 'Keep insight and proof in two columns, and compare them after a month.',
    },
  },
  22: {
    mystic: {
      title: 'The Thought That Spans',
      essence:
        'Your mind throws an arch from star to sandbank, and keeps thinking until people can cross it with their carts.',
      gift: 'You dream in load-bearing stone, and others can walk on it.',
      shadow: 'You brood over the keystone of the world while your own step is loose.',
      scene:
        'A neighbour complains of mud by the well. You see channels, a cistern, an orchard below, and with the toe of your boot you draw the first ditch.',
      advice: 'Mend the loose step at your own door first, for even arches begin on the ground.',
    },
    pragmatic: {
      title: 'A Master Planner’s Mind',
      essence:
        'Ideals and schedules share a desk in your mind, and you carry a thought from the vision down to the delivery date.',
      gift: 'Your planning turns something large into something that others can carry out.',
      shadow: 'The size of what you see keeps you from starting on it.',
      scene:
        'The street wants to plant one tree. You come back with soil, paths, shade in twenty years, and a list of who brings a spade on Saturday.',
      advice: 'Break your largest thought down until one part fits into an afternoon.',
    },
  },
  33: {
    mystic: {
      title: 'The Thought That Blesses',
      essence:
        'Above the quarrel your thinking circles like a white bird, going over the matter until it sees what would heal.',
      gift: 'You see the wound behind the word.',
      shadow: 'Out of mercy you explain away what ought to be said.',
      scene:
        'A harsh letter lies by the lamp, beside your sharp reply. You read the letter again in the voice of someone who has not slept, and take out a fresh sheet of paper.',
      advice: 'Say the hard thing first, and let mercy settle on it afterwards.',
    },
    pragmatic: {
      title: 'A Compassionate Mind',
      essence:
        'Faced with a problem, you ask what would help the people in it, and reject an answer that is only clever.',
      gift: 'Your conclusions are kind and workable at once.',
      shadow: 'You forget your own interest so thoroughly that the plan runs on your reserves.',
      scene:
        'The rota for the sick neighbour’s shopping is done: everyone has the one evening that suits. Yours are the three that were left.',
      advice: 'Put yourself on the list of people whom the solution has to serve.',
    },
  },
}
