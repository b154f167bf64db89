import type { Meanings, SingleDigit } from './meaning.ts'

/** The Personal Day: a light touch upon a single day. */
export const personalDayMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'A Day of First Breath',
      essence: 'The dawn opened one eye and looked at you before anyone else.',
      gift: 'The path ahead of you is bare today, and nothing on it has a name yet.',
      shadow: 'Running ahead of the light, you stumble over your own hurry.',
      scene: 'Dew on the grass, no footprints, and the gate that always sticks swings at the first push.',
      advice: 'Take one small step today towards something entirely new.',
    },
    pragmatic: {
      title: 'Day to Begin',
      essence: 'Today’s energy is best spent on starting one thing.',
      gift: 'Decisions come quickly, and you find plain words for them.',
      shadow: 'You sound sharper than you mean to when you are asked to wait.',
      scene:
        'By ten you have sent the form that had been open in a tab for a week, and the rest of the morning feels longer.',
      advice: 'Choose your one thing, and make the call that sets it going.',
    },
  },
  2: {
    mystic: {
      title: 'A Day of Soft Edges',
      essence: 'Mist is kind to you today and rounds every corner.',
      gift: 'You sense what lies behind the words, as one smells rain before it falls.',
      shadow: 'A passing cloud feels like your own weather, though it belongs to the next valley.',
      scene:
        'At the fountain two strangers are at odds over a map. You stop beside them, their voices soften, and one of them smiles.',
      advice: 'Speak today as you would to a bird that has settled on the sill.',
    },
    pragmatic: {
      title: 'Day to Listen',
      essence: 'Hearing people out achieves more today than pressing ahead.',
      gift: 'Small details that others miss catch your eye, and they turn out to matter.',
      shadow: 'A quick yes spares you an awkward minute and costs you an afternoon.',
      scene: 'In the lift a neighbour mentions the boiler; your one question saves the whole house a cold weekend.',
      advice: 'Ask one more question than you usually would.',
    },
  },
  3: {
    mystic: {
      title: 'A Day of Bright Threads',
      essence: 'Somewhere today a ribbon is looking for your buttonhole.',
      gift: 'Whatever you touch before sunset, a parcel or a sorrow, takes on a little glitter.',
      shadow: 'You scatter yourself like glitter, and by evening there is little left for your own table.',
      scene: 'The baker hums the tune you came in with, and so does the next customer.',
      advice: 'Wear a colour that your mood did not choose.',
    },
    pragmatic: {
      title: 'Day to Express',
      essence: 'Words come easily today, so use them for something you mean.',
      gift: 'You cheer up a whole room, and get a tired plan moving by telling it well.',
      shadow: 'Talk runs away with your morning and leaves the real task for the night.',
      scene: 'The voice message was meant to last thirty seconds; your friend plays it twice, laughing, on the bus.',
      advice: 'Write the note or tell the story you have been carrying.',
    },
  },
  4: {
    mystic: {
      title: 'A Day of Level Ground',
      essence: 'Your path lies flat as a table today, and you could set a full cup down anywhere on it.',
      gift: 'Your hands know the weight of each thing, and put it exactly where it belongs.',
      shadow: 'A single pebble in your shoe seems as large as the moon if you stop to curse it.',
      scene: 'You stack the last log, step back, and the pile does not so much as creak.',
      advice: 'Finish one plain task today, and do not go looking for hills.',
    },
    pragmatic: {
      title: 'Day to Work',
      essence: 'A plain working day serves you well, and you will like having done it.',
      gift: 'You are precise and dependable today, and you notice the mistake before it costs anyone time.',
      shadow: 'One detail swallows an hour, and the person who points at the clock gets a gruff answer.',
      scene: 'Line by line the list on the fridge gets its ticks, and the pen runs dry at the last one.',
      advice: 'Finish the dullest task while you are fresh.',
    },
  },
  5: {
    mystic: {
      title: 'A Day of Quick Wings',
      essence: 'Swallows write something over your roof today, and rub it out again.',
      gift: 'You are light enough to be carried by a thermal that heavier birds do not notice.',
      shadow: 'Wings that try every current at once only beat the air above your own chimney.',
      scene: 'A street band turns the corner just as you do, and for three streets you are going the same way.',
      advice: 'Leave home in a direction you seldom take, and keep to it for ten minutes.',
    },
    pragmatic: {
      title: 'Day to Vary',
      essence: 'The unplanned suits you better than the plan today.',
      gift: 'Quick thinking helps you out of a tight corner, and you even enjoy it.',
      shadow: 'You interrupt yourself so often that by evening five things are half done.',
      scene:
        'The café is full, so you take the stool by the window, and the stranger on the next one knows the town you come from.',
      advice: 'Do one habitual thing differently for the rest of the day, and see what you notice.',
    },
  },
  6: {
    mystic: {
      title: 'A Day of Warm Hands',
      essence: 'Today the kettle sings your name in the next room.',
      gift: 'Bread rises for you and quarrels sink, simply because you are in the house.',
      shadow: 'So many hands are warmed at yours that no one thinks to ask whether your own are cold.',
      scene: 'Someone falls asleep in your chair, and you move about the room as if it had snowed.',
      advice: 'When a hand is offered to you, hold it a moment longer than manners ask.',
    },
    pragmatic: {
      title: 'Day to Care',
      essence: 'People close to you appreciate your attention today.',
      gift: 'You sense what would do a person good, and usually have it within reach.',
      shadow: 'Well-meant hints from you sound like orders on a day like this.',
      scene:
        'You hang a bag of oranges on a neighbour’s door without a word; by four the whole landing smells of them.',
      advice: 'Do one kind thing at home without mentioning it.',
    },
  },
  7: {
    mystic: {
      title: 'A Day of Deep Shade',
      essence: 'The oldest tree you know has kept a place for you today.',
      gift: 'Beneath the leaves a stillness recognises you, and lends you its long, green memory.',
      shadow: 'Too long in the shade, you take every footstep on the path for an intruder.',
      scene: 'A snail crosses the whole step while you sit there, and you find that you have been breathing with it.',
      advice: 'Stand under a tree today until you have heard three different sounds.',
    },
    pragmatic: {
      title: 'Day to Reflect',
      essence: 'Thinking goes well today if you keep the noise down.',
      gift: 'A tangled question becomes clear as soon as you stop discussing it.',
      shadow: 'You are short with people who only wanted to say good morning.',
      scene:
        'Halfway through washing up you stand still, hands in the water: now you know where the mistake in the accounts was.',
      advice: 'Spend half an hour outdoors today without your phone.',
    },
  },
  8: {
    mystic: {
      title: 'A Day of Firm Steps',
      essence: 'The bridge rings under your heel today, as though it had been waiting.',
      gift: 'There is iron in your manner today, so that even your silence carries weight.',
      shadow: 'Heavy boots waken sleepers, and you do not notice whose door you pass.',
      scene:
        'Everyone is talking at once in the club room. You lay your papers on the table without a word; it grows quiet, and someone pulls out a chair.',
      advice: 'Go up to whoever can open the door you need, and ask with a smile.',
    },
    pragmatic: {
      title: 'Day to Decide',
      essence: 'Practical decisions come more easily today.',
      gift: 'You keep the larger picture in view and can tell what is worth your effort and what is not.',
      shadow: 'You push hard at what a friendly question would have opened.',
      scene: 'The landlord names a date; you name another, give one reason, and he writes yours down.',
      advice: 'Name your terms clearly, and put them in writing.',
    },
  },
  9: {
    mystic: {
      title: 'A Day of Evening Light',
      essence: 'Long shadows point your way home today, and all of them are gentle.',
      gift: 'You see each face as the setting sun sees it, gilded and already forgiven.',
      shadow: 'Dusk makes you homesick for a house that was never quite as you remember it.',
      scene: 'You hand the last apple over the wall to a voice you have not heard since spring.',
      advice: 'Forgive one old grievance before the stars come out.',
    },
    pragmatic: {
      title: 'Day to Let Go',
      essence: 'Tidying up after yourself and making peace: today suits both.',
      gift: 'You find it easy to overlook a slight, and someone is grateful that you did.',
      shadow: 'The news weighs on you until you feel too low to do what is in front of you.',
      scene:
        'Moving the sofa to sweep, you find a ticket from a very good evening, smile, and let it go with the dust.',
      advice: 'Give away something useful that you no longer use.',
    },
  },
}
