import type { Meanings, SingleDigit } from './meaning.ts'

/** Numbers that stand in the Lo Shu square. */
export const loShuPresentMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'North Water Flows',
      essence: 'The black spring of the north rises within your square, and words run from it.',
      gift: 'You carry a river’s ease of finding words for what has no edges, and thirst comes to you by name.',
      shadow: 'A spring that talks all night may keep itself from hearing the rain.',
      advice: 'Drink before you speak, and your speech will be clear.',
    },
    pragmatic: {
      title: '1 Present: Communication',
      essence: 'You can put what you feel and think into words.',
      gift: 'You make yourself understood, and people seldom have to guess where they stand with you.',
      shadow: 'Now and then you explain a feeling so well that you forget to have it.',
      advice: 'Say the important sentence early in a conversation.',
    },
  },
  2: {
    mystic: {
      title: 'Soft Earth Receives',
      essence: 'Dark, tilled earth lies in your square, and it hears seeds turning over.',
      gift: 'What others must be told you feel through your soles, as the field feels the first mole of spring.',
      shadow: 'Ground so tender keeps every footprint, even those of people who were only passing.',
      advice: 'Kneel down to what you sense, before you explain it away.',
    },
    pragmatic: {
      title: '2 Present: Sensitivity',
      essence: 'You read people well and notice what is left unsaid.',
      gift: 'You catch moods and undertones early, and you handle people with care because of it.',
      shadow: 'You may rely on your impression of someone when a plain question would have corrected it.',
      advice: 'Ask whether your reading is right before you act on it.',
    },
  },
  3: {
    mystic: {
      title: 'Thunder in the East',
      essence: 'Spring thunder lives in your square, and ideas come up like shoots after it.',
      gift: 'The storm that flattens others is your drummer, and after each clap a green thing stands up in you.',
      shadow: 'Thunder may roll through you so often that no seed has quiet enough to open.',
      advice: 'Shelter the tender ones from your own impatience.',
    },
    pragmatic: {
      title: '3 Present: Imagination',
      essence: 'You have a lively mind that remembers and invents.',
      gift: 'You connect things that seemed far apart, and your memory serves you well.',
      shadow: 'You can easily become so fond of an idea that you overlook whether anybody can use it.',
      advice: 'Sketch your idea the moment it comes.',
    },
  },
  4: {
    mystic: {
      title: 'The Wind Weaves',
      essence: 'A tireless wind weaves reed and branch within your square.',
      gift: 'Basket, net and nest come easily from your hands, as though the air were remembering itself through you.',
      shadow: 'The wind may weave so tight a wall that it shuts out its own breath.',
      advice: 'Let your fingers think while your head rests.',
    },
    pragmatic: {
      title: '4 Present: Practical Sense',
      essence: 'You like to organise and to make things with your hands.',
      gift: 'You are handy and systematic, and you see how a job can be done with what is there.',
      shadow: 'Sometimes you tidy what was alive, and lose some of the life by it.',
      advice: 'Turn one plan of yours into a drawing, a list or a model.',
    },
  },
  5: {
    mystic: {
      title: 'The Yellow Centre Holds',
      essence: 'At the middle of your square a golden stone keeps the eight winds in balance.',
      gift: 'All the winds of the square come to rest against you, and go out again knowing where they are.',
      shadow: 'So steady a stone may be taken for a seat by the whole weary world.',
      advice: 'Return to it by way of the breath, as often as you are scattered.',
    },
    pragmatic: {
      title: '5 Present: Balance',
      essence: 'You have a steadying core that helps both you and others.',
      gift: 'You adapt without losing yourself, and others find their feet near you.',
      shadow: 'Because you cope so well, people may not notice when you no longer do.',
      advice: 'Be the person who stays calm, and say how you do it.',
    },
  },
  6: {
    mystic: {
      title: 'Heaven Arches Over',
      essence: 'The arch of heaven stands in your square, and swallows nest beneath it.',
      gift: 'You can make any tent a temple for an evening, with nothing but a cloth and a candle.',
      shadow: 'You may sweep beneath the arch so often that the swallows grow shy.',
      advice: 'Furnish a corner of your home for the sky.',
    },
    pragmatic: {
      title: '6 Present: Sense of Home',
      essence: 'Creativity and care for your surroundings belong to your strengths.',
      gift: 'You have taste and a caring eye, and a room becomes pleasant when you have been in it for an hour.',
      shadow: 'Worry about those at home may follow you to places where you could have rested.',
      advice: 'Arrange one room so that it helps you to do what you love.',
    },
  },
  7: {
    mystic: {
      title: 'The Lake Remembers',
      essence: 'A western lake shines in your square, and it has learned from every fallen leaf.',
      gift: 'You can hold an evening’s whole gold and let it go, and be none the darker afterwards.',
      shadow: 'The lake may love its fallen leaves so well that it forgets to look for spring.',
      advice: 'Tell the lake one loss, and watch it become light.',
    },
    pragmatic: {
      title: '7 Present: Learning by Experience',
      essence: 'You draw lessons from what you lose as well as from what you gain.',
      gift: 'Experience makes you kinder rather than bitter, and your advice is worth having for that reason.',
      shadow: 'You tend to expect that a lesson has to hurt before it counts.',
      advice: 'Write down what the last disappointment taught you.',
    },
  },
  8: {
    mystic: {
      title: 'The Mountain Sits',
      essence: 'A north-eastern mountain sits in your square and counts the clouds correctly.',
      gift: 'You wait as stone waits, and the small thing that all others stepped over comes to rest at your feet.',
      shadow: 'A mountain may count clouds so long that the travellers leave without its blessing.',
      advice: 'Borrow its eyesight before you sign your name.',
    },
    pragmatic: {
      title: '8 Present: Precision',
      essence: 'You have an eye for detail and follow a matter to its end.',
      gift: 'You notice the error, keep the appointment and finish what you start.',
      shadow: 'You may correct a detail when the person in front of you was hoping for encouragement.',
      advice: 'Check the one figure in your plans that everybody takes for granted.',
    },
  },
  9: {
    mystic: {
      title: 'Fire Gives Light',
      essence: 'A southern fire burns within your square, and faces gather around it.',
      gift: 'Your flame asks nobody whence they came, and every face that turns to you grows younger by its light.',
      shadow: 'Fire may mistake its own brightness for the dawn, and not see who is shading their eyes.',
      advice: 'Feed it with what is dry, and spare what is green.',
    },
    pragmatic: {
      title: '9 Present: Ideals',
      essence: 'Ambition and generosity both have a place in you.',
      gift: 'You think beyond your own advantage, and you can fill people with a purpose.',
      shadow: 'At times you are disappointed when others fall short of an ideal that they never shared.',
      advice: 'Attach your next aim to someone else’s good.',
    },
  },
}
