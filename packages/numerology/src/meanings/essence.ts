import type { CoreValue, Meanings } from './meaning.ts'

/** The Essence: the inner weather from one birthday to the next. */
export const essenceMeanings: Meanings<Exclude<CoreValue, 33>> = {
  1: {
    mystic: {
      title: 'An Essence of East Wind',
      essence:
        'The wind has gone round to the east for a year, and in air so clear you hear your own wish quite distinctly.',
      gift: 'A cold, bright sky shows you which path is yours.',
      shadow: 'You lean into the wind so hard that you miss who is walking beside you.',
      scene:
        'The others are still turning up their collars. Across the white field runs one line of footprints, yours.',
      advice: 'Follow one wish, and see it through before you take up the next.',
    },
    pragmatic: {
      title: 'An Inner Year of Independence',
      essence:
        'The mood of this year is independent: you want to decide for yourself, and compromises that used to fit begin to pinch.',
      gift: 'Confidence comes more easily than usual, and there is enough of it to make a start.',
      shadow: 'RequestTimeouts runs short, and you feel alone among people who are simply slower.',
      scene: 'The usual table, the usual order. You hear yourself ask for the menu, and two friends look up.',
      advice: 'Do one thing by yourself that you have always done in company.',
    },
  },
  2: {
    mystic: {
      title: 'An Essence of Dew',
      essence:
        'A mild, still year lies around you, with dew on everything, and your heart picks up the smallest sounds.',
      gift: 'You notice the step on the stair and the pause before a yes, and you answer both.',
      shadow: 'One cloud is enough for you to call the day grey and stay indoors.',
      scene: 'An old friend rings about a recipe. You pull a chair to the window, for this is not about the recipe.',
      advice: 'On some dewy morning go out early, and read on the path who has passed before you.',
    },
    pragmatic: {
      title: 'An Inner Year of Closeness',
      essence:
        'You are thinner-skinned this year and happier in company than alone: friendship, alliances and small tensions take up your thoughts.',
      gift: 'You sense what others need, and for once let them see what you need.',
      shadow: 'An unanswered message becomes a rejection, and you soften your opinion until it pleases.',
      scene:
        'Two ticks, no reply. You shut the phone in the cutlery drawer, and it rings: your friend was at the dentist’s.',
      advice: 'Tell one person what you would like from them, in a single sentence.',
    },
  },
  3: {
    mystic: {
      title: 'An Essence of Sun and Showers',
      essence:
        'April has moved in for the whole year: light, a splash of rain, light again, and birds that keep nothing to themselves.',
      gift: 'Words and colours come up in you overnight like daisies.',
      shadow: 'You chase every rainbow to the next field, and your supper burns.',
      scene:
        'The shower herds six strangers under one awning. When it stops no one leaves, since you have not finished the story.',
      advice: 'Bring home one small bunch of flowers or green twigs this week, and put it in water.',
    },
    pragmatic: {
      title: 'An Inner Year of Expression',
      essence: 'Your imagination is lively for these twelve months, and you would like to show what you have in you.',
      gift: 'Good humour returns, conversations flow, and people are glad of your company.',
      shadow: 'Attention flits from one attraction to another, and you say more than you meant to.',
      scene: 'In the margin of the minutes you have drawn everyone at the table. Your neighbour asks to keep the page.',
      advice: 'Set aside one evening a week to make something with your hands or in words.',
    },
  },
  4: {
    mystic: {
      title: 'An Essence of Steady Rain',
      essence:
        'A soft grey rain has settled in for the year, dull to look at and exactly what the roots were asking for.',
      gift: 'In all that rain, patience puts down white roots in you that no storm will pull up.',
      shadow: 'The low sky looks to you like a lid.',
      scene:
        'Wet boots on newspaper, a lamp at four in the afternoon. You mend the handle of the old basket, and it takes as long as it takes.',
      advice: 'Next time it rains, stop and listen to it, and finish one thing before bed.',
    },
    pragmatic: {
      title: 'An Inner Year of Discipline',
      essence: 'Inwardly you long for order and firm ground this year, and feel best when the day has a shape.',
      gift: 'Demanding work holds your attention, and you grow by staying with it.',
      shadow: 'The routine tightens around you, and a temporary limit looks like a permanent one.',
      scene:
        'Friends are planning a spontaneous weekend. You check the calendar, the boiler appointment, the bus times, and find the one gap.',
      advice: 'Build one useful habit, and put off judging it until ten weeks have passed.',
    },
  },
  5: {
    mystic: {
      title: 'An Essence of Gusts',
      essence: 'This year the weather changes its mind by the hour, and something in you runs out to meet each change.',
      gift: 'Whichever door the wind throws open, part of you is already through it.',
      shadow: 'You give up a good roof because the air smells of the sea.',
      scene:
        'A flyer for somewhere else blows against your shin at the tram stop. You read it to the end and let two trams go.',
      advice: 'Go where the wind calls you, but keep one fixed evening a week, as a kite keeps its string.',
    },
    pragmatic: {
      title: 'An Inner Year of Restlessness',
      essence: 'You long for change now, and you feel most alive when the day does not go as planned.',
      gift: 'You slip out of a role or an opinion that had grown too small.',
      shadow: 'Acting on impulse, you regret the timing more than the step.',
      scene:
        'Between two dull emails you have priced a van, a sabbatical and a saxophone. All three tabs are still open at midnight.',
      advice: 'Try the new life for one weekend before you move into it.',
    },
  },
  6: {
    mystic: {
      title: 'An Essence of October Sun',
      essence:
        'It is warm by the house wall all year, the kind of weather that brings chairs outdoors and people to sit on them.',
      gift: 'Whoever is cold finds the sunny side of you.',
      shadow: 'You warm everyone else in turn, until you are cold yourself.',
      scene:
        'The bench by the wall has been full since noon. A latecomer asks whether there is room, and you move to the step, in the shade.',
      advice: 'Keep one warm hour for yourself, and do not apologise for it.',
    },
    pragmatic: {
      title: 'An Inner Year of Belonging',
      essence: 'Love, home and duty colour these months: what your people need is seldom far from your mind.',
      gift: 'Giving comes naturally, and you notice how much comes back.',
      shadow: 'You believe that everything would fall apart without you, and you hover.',
      scene:
        'You are away for one night. From the train you send the third message about the spare key, the soup and the cat.',
      advice: 'Let someone else be the strong one for a whole day.',
    },
  },
  7: {
    mystic: {
      title: 'An Essence of Snow',
      essence: 'Snow has fallen in you overnight and will lie all year; every track that leads inward is your own.',
      gift: 'The cold is clean, and questions stand out in it like dark trees.',
      shadow: 'After so long in the white, you come to think of warmth as a rumour.',
      scene:
        'The party next door is at its loudest. You open the window a hand’s breadth, listen, and go back to the lamp and page ninety.',
      advice: 'When you have been alone for long enough, follow your footprints back, and ring a friend before dusk.',
    },
    pragmatic: {
      title: 'An Inner Year of Solitude and Study',
      essence: 'You turn inwards this year: small talk tires you, and one good question keeps you busy for weeks.',
      gift: 'You learn fast, and some things about yourself become quite plain.',
      shadow: 'You withdraw without a word and brood on what thinking will not solve.',
      scene:
        'The lunch group waves from the lift. You say you have a call, and eat your sandwich on the fire stairs with a book.',
      advice: 'Keep one standing appointment with a person who does you good.',
    },
  },
  8: {
    mystic: {
      title: 'An Essence of High Summer',
      essence:
        'The year stands at noon: strong light, short shadows, and clouds piling up like cities that you feel able to govern.',
      gift: 'In such light you see each field to its far hedge, and know which is ready.',
      shadow: 'Half the sun would have ripened what you scorch.',
      scene:
        'Haymaking, and thunder over the ridge. You are the one on the cart who says which field first, and the forks move.',
      advice: 'Before you give the word, decide whom your strength is meant to shelter.',
    },
    pragmatic: {
      title: 'An Inner Year of Strength',
      essence: 'Ambition sets the tone this year: you feel capable, and you want results that can be counted.',
      gift: 'You take yourself more seriously, and other people follow suit.',
      shadow: 'Your tone hardens towards whoever is slower, beginning with yourself.',
      scene:
        'In the old days you would have taken the chair by the door. Today you sit down at the middle of the table and open your folder.',
      advice: 'Set a goal that stretches you, and name the point at which it is enough.',
    },
  },
  9: {
    mystic: {
      title: 'An Essence of Amber Light',
      essence:
        'Late light lies over everything this year, long and golden, and shows each leaf once more before it lets go.',
      gift: 'You love what is over without asking it to stay.',
      shadow: 'You carry the whole autumn about in your pockets and call it faithfulness.',
      scene:
        'You came up to the loft for the suitcase. Two hours later you are still reading old postcards in the last square of sun.',
      advice: 'Keep one memento on the sill, and give another away.',
    },
    pragmatic: {
      title: 'An Inner Year of Letting Go',
      essence:
        'Something is finishing inwardly this year, and feelings surface as it goes. You look at your life from a greater distance.',
      gift: 'You grow more generous, and a careless word wounds you less.',
      shadow: 'You mourn what has not yet gone, and its last good days go by unseen.',
      scene:
        'On the last evening of the course you stack the chairs, all but one, and sit down on that one for a minute.',
      advice: 'Write a letter to what is ending, and keep it or tear it up.',
    },
  },
  11: {
    mystic: {
      title: 'An Essence of Sheet Lightning',
      essence:
        'All year there is lightning behind the hills, soundless, and for seconds at a time you see the whole landscape.',
      gift: 'You catch colours that are in no one’s paintbox.',
      shadow: 'In such charged air one hard word sets every pane in you ringing.',
      scene:
        'In the middle of peeling potatoes you stop, knife in the air. You know now what was wrong with the plan, and write it wet-handed on the calendar.',
      advice: 'Stay close to the ground: a garden bed, a slow walk, an early night.',
    },
    pragmatic: {
      title: 'An Inner Year of Heightened Awareness',
      essence:
        'Your perception is keen this year, and your nerves are stretched; you receive more than you have time to sort.',
      gift: 'You have ideas now that are worth keeping well beyond this year.',
      shadow: 'You expect insight and results in the same week, and lie awake over it.',
      scene:
        'Two lines into the report you know how it ends. The meeting takes an hour to get there, and your knee bounces throughout.',
      advice: 'Sleep, walk and eat at regular hours, and let insight come at that pace.',
    },
  },
  22: {
    mystic: {
      title: 'An Essence of Mountain Weather',
      essence:
        'Big weather comes down from the heights this year, and between two clouds you see how far your land could reach.',
      gift: 'You feel in your bones how a great weight is carried: by many stones.',
      shadow: 'You try to shoulder the mountain when one block would do.',
      scene:
        'Evening, a hillside, a folding rule. You pace out a path that is not there yet, and someone’s dog walks it with you.',
      advice: 'Do one block’s worth of the work today, and leave the rest of the mountain for later.',
    },
    pragmatic: {
      title: 'An Inner Year of Great Aims',
      essence:
        'Usefulness on a large scale occupies you this year: you feel that you could build something lasting, and see roughly how.',
      gift: 'Practical sense and ideals pull the same way for once.',
      shadow: 'The pressure that you put on yourself exceeds what the task requires.',
      scene:
        'You were asked about one broken swing. At the council counter you unfold a plan of the whole playground, with prices.',
      advice: 'Before enlarging the plan, talk to someone who has done something similar.',
    },
  },
}
