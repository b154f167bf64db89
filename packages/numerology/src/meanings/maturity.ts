import type { Meanings, CoreValue } from './meaning.ts'

/** The Maturity number: what grows clearer from the middle of life. */
export const maturityMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The Late Sunrise',
      essence: 'A second morning waits beyond your noon, and it rises from behind your own shoulder.',
      gift: 'You keep a dawn in reserve, and it grows redder each time you choose your own road without asking the stars for leave.',
      shadow: 'Held back too long, that second sun may burn as impatience in your window.',
      advice: 'Greet it standing, with one old permission slip torn up and given to the wind.',
    },
    pragmatic: {
      title: 'Growing Independent',
      essence: 'With the years you are likely to trust your own judgement more and to lead more willingly.',
      gift: 'Experience gives you the courage to go first, and you no longer need applause to begin.',
      shadow: 'You may grow stubborn with the years, and take well-meant questions for interference.',
      advice: 'Practise deciding without a vote on matters that are yours alone.',
    },
  },
  2: {
    mystic: {
      title: 'The River Finds Its Twin',
      essence: 'Later in your journey two rivers meet, and yours learns how sweet a shared bed can be.',
      gift: 'You learn to carry another’s silence as tenderly as your own, like a lantern shielded between two palms.',
      shadow: 'So gentle may your current become that any fallen branch can turn it aside.',
      advice: 'Leave a landing place on your bank for those who travel slowly.',
    },
    pragmatic: {
      title: 'Growing Cooperative',
      essence: 'You tend to become gentler and better at working in pairs as time goes on.',
      gift: 'You get better and better at seeing both sides, and younger people bring you their quarrels to settle.',
      shadow: 'You might give way for the sake of quiet when your experience deserved to be heard.',
      advice: 'Repair one partnership early, rather than waiting for your patience to arrive.',
    },
  },
  3: {
    mystic: {
      title: 'The Garden After Rain',
      essence: 'Blossom comes to you when many have put away their tools, and the bees are glad.',
      gift: 'Your late roses have a scent that the early ones lack, for they remember frost.',
      shadow: 'You can scatter petals over a sorrow that only asked you to sit beside it.',
      advice: 'Plant something foolish and bright each spring until then.',
    },
    pragmatic: {
      title: 'Growing Expressive',
      essence: 'Later life tends to loosen your tongue and your imagination, and company enjoys it.',
      gift: 'You say hard things lightly and light things well, and your stories carry what you have learned.',
      shadow: 'It is tempting to stay on the amusing surface when somebody hoped for your opinion.',
      advice: 'Take up the creative thing you dropped at school, with no aim but pleasure for you.',
    },
  },
  4: {
    mystic: {
      title: 'The House on the Hill',
      essence: 'Stone by stone a house has followed you uphill, and one evening you will find its door unlocked.',
      gift: 'What you have laid by stands level, and the moon can set her cup on any of your walls.',
      shadow: 'You tend to guard the threshold so faithfully that no surprise is ever let in to warm itself.',
      advice: 'Carry only what you would want on its shelves.',
    },
    pragmatic: {
      title: 'Growing Steady',
      essence: 'You gain staying power with age, and what you organise now becomes your support later.',
      gift: 'People know that what you take on will be finished, and your calm makes large tasks look ordinary.',
      shadow: 'Habits can set like mortar, and you may defend an old way mainly because it is yours.',
      advice: 'Keep a simple record of what you build, so that your progress can be seen.',
    },
  },
  5: {
    mystic: {
      title: 'The Ship That Sails at Dusk',
      essence: 'Your sails fill when others are furling theirs, and the evening sea is wide and kind.',
      gift: 'You smell new coasts through any fog, and your curiosity stays green while the calendar browns.',
      shadow: 'The tide may fetch you from a jetty where someone had only just begun to know your name.',
      advice: 'Keep your ropes supple and your cargo small.',
    },
    pragmatic: {
      title: 'Growing Freer',
      essence: 'Curiosity and movement matter more to you as you get older, not less.',
      gift: 'You stay adaptable when others settle, and you are good at helping people through a change.',
      shadow: 'You may mistake every tie for a chain and cut one that was holding you gently.',
      advice: 'Protect one free day a month now, so that freedom will not feel strange to you.',
    },
  },
  6: {
    mystic: {
      title: 'The Lamp for the Late Ones',
      essence: 'The years polish a lamp in you by which others find their way.',
      gift: 'Moths, neighbours and late travellers all steer by you, and you have oil enough for each.',
      shadow: 'You are apt to stand so long at the window with the lamp that your own bed grows cold.',
      advice: 'Trim the wick before you fill the oil, for your light needs shaping more than strength.',
    },
    pragmatic: {
      title: 'Growing Responsible',
      essence: 'You are likely to become the person to whom friends and neighbours turn.',
      gift: 'Your care becomes wise with practice, and you can comfort people without taking over.',
      shadow: 'You might expect thanks where you were never asked, and feel hurt when none comes.',
      advice: 'Settle early which duties are yours, and teach someone else the rest.',
    },
  },
  7: {
    mystic: {
      title: 'The Path into the Cedars',
      essence: 'A quieter path opens for you among old trees, and each step on it answers a question.',
      gift: 'The trees tell you what they tell the owls, and your quiet becomes a room where truth takes off its coat.',
      shadow: 'Now and then you go so far into the green that the path behind you closes its ferns.',
      advice: 'Walk it a little every week, so that the trees will know you.',
    },
    pragmatic: {
      title: 'Growing Reflective',
      essence: 'Study, nature and time alone become more valuable to you in the second half of life.',
      gift: 'You see causes where others see events, and what you say has usually been thought through twice.',
      shadow: 'You may withdraw from people when what you needed was only an hour’s peace.',
      advice: 'Begin a subject now that could still interest you in twenty years.',
    },
  },
  8: {
    mystic: {
      title: 'The Weight of the Crown',
      essence: 'A crown grows in you like rings in an oak, unseen until you are asked to stand still.',
      gift: 'You can bear great weight lightly by now, as the oak bears a winter of snow and a single wren.',
      shadow: 'A crown worn to the table may make even your oldest friends speak in low voices.',
      advice: 'Practise bowing, so that the crown sits well.',
    },
    pragmatic: {
      title: 'Growing Effective',
      essence: 'Your sense for results sharpens with experience, and people trust you with more.',
      gift: 'You organise people and means with an ease that comes from having made mistakes and kept the lesson.',
      shadow: 'You can easily go on proving yourself long after everybody is convinced.',
      advice: 'Learn to judge your success by two measures, and let one of them be kindness.',
    },
  },
  9: {
    mystic: {
      title: 'The Wide Delta',
      essence: 'Near the sea your river spreads its fingers and gives away what it carried.',
      gift: 'You forgive as the sea forgives the land, by touching it again each day.',
      shadow: 'Your waters may spread so wide that no ship finds the channel to your heart.',
      advice: 'Let some silt of old sorrows settle, for gardens will stand on it.',
    },
    pragmatic: {
      title: 'Growing Generous',
      essence: 'You come to care more about what you leave to others than about what you gather.',
      gift: 'You bring very different people together, because you have stopped needing them to be like you.',
      shadow: 'Sometimes you think so much of what the world needs that you overlook the person at your elbow.',
      advice: 'Pass on one piece of your knowledge this year to a person half your age.',
    },
  },
  11: {
    mystic: {
      title: 'The Beacon Kindled Late',
      essence: 'There is dry wood on your headland, and the years are bringing the flame.',
      gift: 'You have become a place where lightning likes to rest, and people warm their courage at the spot.',
      shadow: 'A flame so tall draws every storm on the coast, and you may tremble long after it has passed.',
      advice: 'Keep the wood sheltered from the rain of small doubts.',
    },
    pragmatic: {
      title: 'Growing Inspired',
      essence: 'Your intuition gains weight as you age, and others begin to look to you for encouragement.',
      gift: 'What you sense early you can now explain calmly, and others start to act on it.',
      shadow: 'Nervous energy may keep you awake with possibilities that would be clearer by day.',
      advice: 'Note down which of your hunches proved right, so that you learn their voice.',
    },
  },
  22: {
    mystic: {
      title: 'The Cathedral Mason',
      essence: 'You set stones whose spire you may see only from far off, golden in someone’s evening.',
      gift: 'You hold the plan of a great nave in your head and can still admire one well-cut pebble.',
      shadow: 'You may wait for the perfect quarry while the village would have been glad of a shed.',
      advice: 'Carve your small sign where nobody looks, and smile.',
    },
    pragmatic: {
      title: 'Growing Constructive',
      essence: 'Later years may hand you a project larger than yourself, and the skill to carry it.',
      gift: 'You know how large things are really done, person by person and season by season.',
      shadow: 'Your own standards may weigh so much that you put off the project that would most have pleased you.',
      advice: 'Collect the people, not only the plans, that such a project of yours would need.',
    },
  },
  33: {
    mystic: {
      title: 'The Well in the Square',
      essence: 'The whole village will come to draw from you, and your water rises from a deep and quiet place.',
      gift: 'You have grown deep enough for other people’s stars to be mirrored in you without trembling.',
      shadow: 'Too many buckets in one morning may stir up the mud that you had let settle so patiently.',
      advice: 'Cover the well at night, and let it fill with stars.',
    },
    pragmatic: {
      title: 'Growing into a Teacher',
      essence: 'Your care for others ripens into guidance that people seek out.',
      gift: 'You can teach without lecturing, and people leave you feeling more capable than they came.',
      shadow:
        'You tend to feel answerable for everyone’s happiness, which no one asked of you and no one could manage.',
      advice: 'Say plainly what you cannot carry for them, and your help will last longer.',
    },
  },
}
