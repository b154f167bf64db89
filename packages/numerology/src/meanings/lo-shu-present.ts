import type { Meanings, SingleDigit } from './meaning.ts'

/** Numbers that occur in the Lo Shu square. The ones have `loShuOnes`. */
export const loShuPresentMeanings: Meanings<Exclude<SingleDigit, 1>> = {
  2: {
    mystic: {
      title: 'Soft Earth Receives',
      essence:
        'Dark, tilled earth lies in the south-west of your square, and it hears seeds turning over. Where 2 stands twice, it hears the worms as well.',
      gift: 'You feel through your soles what others must be told, as the field feels the first mole of spring.',
      shadow: 'Ground so tender keeps every footprint, even of people who were only passing.',
      scene: 'A visitor praises the soup. You look at their hands round the bowl, and quietly make up the spare bed.',
      advice: 'Tonight, write down what you sensed today before you explain it away.',
    },
    pragmatic: {
      title: '2 Present: Sensitivity',
      essence:
        'With 2 in the square you read people well and notice what is left unsaid. Several 2s turn the volume up.',
      gift: 'You catch moods and undertones early, and handle people with care because of it.',
      shadow: 'You rely on your impression of someone where a plain question would have corrected it.',
      scene: 'Your friend writes “all good!” with one exclamation mark instead of three. You ring.',
      advice: 'Check an impression with the person concerned before you act on it.',
    },
  },
  3: {
    mystic: {
      title: 'Thunder in the East',
      essence:
        'Spring thunder lives in your square, and ideas come up like shoots after it. Where 3 is doubled, the sky seldom rests.',
      gift: 'The storm that flattens others is your drummer, and after each clap a green thing stands up.',
      shadow: 'Your thunder rolls so often that no seed has quiet enough to open.',
      scene:
        'The lights go out along the whole street. By candlelight you tell the neighbours’ children who lives in the fuse box, and they move closer.',
      advice: 'Give one young idea a week of quiet before you judge it.',
    },
    pragmatic: {
      title: '3 Present: Imagination',
      essence:
        'Where 3 stands, the mind is lively: it remembers, combines, invents. If there is more than one 3, it also races ahead.',
      gift: 'You connect things that seemed far apart, and your memory serves you well.',
      shadow: 'You become so fond of an idea that you never ask who could use it.',
      scene: 'On the back of the parking ticket there is now a plan for a folding bookcase, with measurements.',
      advice: 'Sketch an idea the moment it comes, and show it to one practical person.',
    },
  },
  4: {
    mystic: {
      title: 'The Wind Weaves',
      essence:
        'From the south-east a tireless wind weaves reed and branch within your square. Where there are several 4s, it works through the night as well.',
      gift: 'Basket, net and nest come easily from your hands, as though the wind were working through you.',
      shadow: 'A wall can be woven so tight that no breath gets through.',
      scene:
        'You sit on the step with string and three sticks. The tomato plant that lay on its face is standing again.',
      advice: 'Make something small this week, and let your fingers do the thinking.',
    },
    pragmatic: {
      title: '4 Present: Practical Sense',
      essence:
        'A 4 gives you hands that like to make and a head that likes to organise. Repeated, it gives you little rest from either.',
      gift: 'Handy and systematic, you see how a job can be done with what is there.',
      shadow: 'You tidy what was alive, and some of the life goes with it.',
      scene: 'The tent pole snaps in the rain. You are already there with a wooden spoon and some tape.',
      advice: 'Turn one plan of yours into a drawing, a list or a model.',
    },
  },
  5: {
    mystic: {
      title: 'The Yellow Centre Holds',
      essence:
        'At the middle of your square a golden stone keeps the eight winds in balance. With a second 5 beside it, the stone grows warm and wants to travel.',
      gift: 'All winds come to rest against you, and go out again knowing where they are.',
      shadow: 'The whole weary world takes so steady a stone for a seat.',
      scene:
        'The wedding cake has slipped, and everyone runs. You stand on the lawn with a fork, and around you the running slows to laughter.',
      advice: 'Return to your centre with ten slow breaths.',
    },
    pragmatic: {
      title: '5 Present: Balance',
      essence:
        'The 5 in the centre is a steadying core that helps you and others. Where it stands more than once, drive and restlessness come with it.',
      gift: 'You adapt without losing yourself, and others find their feet near you.',
      shadow: 'Because you cope so well, no one notices the day you no longer do.',
      scene:
        'The train is cancelled. You have found the coach, a second bag of crisps and a lift for the woman beside you.',
      advice: 'Tell someone how you stay calm, and of a day when you did not.',
    },
  },
  6: {
    mystic: {
      title: 'Heaven Arches Over',
      essence:
        'The arch of heaven stands in your north-west, and swallows nest beneath it. A second 6 makes room there for the whole village.',
      gift: 'You can make any tent a temple for an evening, with nothing but a cloth and a candle.',
      shadow: 'You tidy so much that the swallows under your roof grow shy.',
      scene: 'A bare holiday flat, rain on the skylight. You put lemons in a bowl, and the others begin to unpack.',
      advice: 'Clear one corner beneath a window, and leave it empty for the sky.',
    },
    pragmatic: {
      title: '6 Present: Sense of Home',
      essence:
        'Creativity and care for the people and rooms around you are what 6 brings. Several 6s bring worry about both.',
      gift: 'You have taste and a caring eye: after an hour in your hands any room is pleasant.',
      shadow: 'Concern for those at home follows you into places where you could have rested.',
      scene: 'At the spa your towel is folded in three, and you are texting instructions for the freezer.',
      advice: 'Arrange one room so that it helps you to do what you love.',
    },
  },
  7: {
    mystic: {
      title: 'The Lake Remembers',
      essence:
        'A western lake shines in your square, and it has learned from every fallen leaf. Where 7 is doubled, the lake is deeper still.',
      gift: 'You can hold an evening’s whole gold and let it go, and be none the darker.',
      shadow: 'The lake loves its fallen leaves so well that it forgets to look for spring.',
      scene:
        'The vase was your grandmother’s. You sweep up the pieces and press them into the garden path, which now shines blue.',
      advice: 'Tell one loss to a pond or a river, and go home lighter.',
    },
    pragmatic: {
      title: '7 Present: Learning by Experience',
      essence:
        'You draw lessons from what you lose as well as from what you gain. That is the work of the 7, and each further 7 in the square takes the lesson deeper.',
      gift: 'Experience makes you kinder rather than bitter, so your advice is worth having.',
      shadow: 'A lesson has to hurt, you believe, before it counts.',
      scene: 'A friend wants to lend money to a cousin. You tell her about the car you once helped a cousin to buy.',
      advice: 'Write down what the last disappointment taught you, in one line.',
    },
  },
  8: {
    mystic: {
      title: 'The Mountain Sits',
      essence:
        'A north-eastern mountain sits in your square and counts the clouds correctly. Where 8 is repeated, it counts the raindrops.',
      gift: 'You wait as stone waits, and the small thing that all others stepped over comes to rest at your feet.',
      shadow: 'While you count the clouds, those who came for a word from you go away again.',
      scene:
        'Everyone has searched the beach for the ring. You sit down, look along the sand until evening, and put out your hand.',
      advice: 'Before you sign your name, read everything twice, slowly.',
    },
    pragmatic: {
      title: '8 Present: Precision',
      essence:
        'An 8 means an eye for detail and the will to follow a matter to its end; with several of them, nothing gets past you.',
      gift: 'You notice the error, keep the appointment and finish what you start.',
      shadow: 'You correct the comma when the writer was hoping for encouragement.',
      scene:
        'The bill is passed round and everyone nods. You point out that there were only four coffees, and the waiter blushes.',
      advice: 'Check the one figure in your plans that is always taken for granted.',
    },
  },
  9: {
    mystic: {
      title: 'Fire Gives Light',
      essence:
        'A southern fire burns within your square, and faces gather round it. With each further 9 the circle widens and the heat grows.',
      gift: 'Your flame asks no one where they come from, and each face turned to you grows younger.',
      shadow: 'You mistake your own brightness for the dawn, and do not see who is shading their eyes.',
      scene:
        'The bonfire on the beach is dying. You begin a song that everyone half remembers, and someone goes for driftwood.',
      advice: 'Let one old quarrel burn out this week, and leave the ashes alone.',
    },
    pragmatic: {
      title: '9 Present: Ideals',
      essence:
        'A 9 in your date brings ambition, ideals and a wish to be useful. Everyone born in the nineteen-hundreds has one; two or three make these urgent.',
      gift: 'You think beyond your own advantage, and you can fill people with a purpose.',
      shadow: 'Others disappoint you by falling short of an ideal that they never shared.',
      scene:
        'You came to the meeting about the playground fence. You leave as chair of the group that will rebuild the playground.',
      advice: 'Attach your next aim to the good of one particular person.',
    },
  },
}
