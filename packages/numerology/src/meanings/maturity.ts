import type { Meanings, CoreValue } from './meaning.ts'

/** The Maturity number: what grows clearer from the middle of life. */
export const maturityMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The Late Sunrise',
      essence:
        'A second morning waits beyond your noon, and it rises in you. From midlife on you walk by its light rather than by other people’s lamps.',
      gift: 'You keep a dawn in reserve, and it grows brighter each time you choose your road without asking the stars for leave.',
      shadow:
        'Held back too long, a late sun scorches the window it should have warmed. You find everyone else slow, and take every question for a cloud.',
      scene:
        'For eleven years you have been meaning to paint the boat at the landing. This April you come down with a brush before breakfast, and by noon she is green.',
      advice:
        'Find an old “you mustn’t” that you still carry, from a teacher, a relative or a fashion; write it on a scrap of paper and tear it up.',
    },
    pragmatic: {
      title: 'Growing Independent',
      essence:
        'From about the middle of life, trusting your own judgement becomes the main thing you learn. You lead more willingly, and are less inclined to wait for agreement.',
      gift: 'Experience gives you the courage to go first, and you no longer need applause to begin. You can say “I was wrong” and carry on leading.',
      shadow:
        'Stubbornness grows along with confidence. Well-meant questions sound like interference to you, and you would rather take the long way round than be shown the short one.',
      scene:
        'The evening class asks who will present the group’s work. Once you would have studied the ceiling; now you pick up the sheets before the silence is over.',
      advice:
        'Decide one matter this month that is yours alone, without a vote, and tell people afterwards rather than before.',
    },
  },
  2: {
    mystic: {
      title: 'The River Finds Its Twin',
      essence:
        'Around the midpoint of your journey two rivers meet, and yours discovers how gladly water runs in company. What you once did by force you now do by patience.',
      gift: 'Another’s silence is safe with you, like a lantern shielded between two palms. You know when a word is wanted, and when to go on holding the light.',
      shadow:
        'Your current has grown so gentle that any fallen branch turns it aside. You call it kindness, and the meadow that was counting on you stays dry.',
      scene:
        'Two old friends arrive at the same garden party and take opposite ends of the lawn. You ask each to hold a corner of the tablecloth against the wind, and that does the rest.',
      advice: 'Keep an hour free for someone slower than you, on a day of your choosing.',
    },
    pragmatic: {
      title: 'Growing Cooperative',
      essence:
        'With the years you become gentler and better at working in pairs. Tact, timing and a good ear turn out to be worth more than being right first.',
      gift: 'You see both sides, and say so in a way that both can bear. People who are not on speaking terms will still speak to you.',
      shadow:
        'For the sake of quiet you give way when your experience deserved to be heard. Afterwards you are hurt that no one asked.',
      scene:
        'Two neighbours are quarrelling over a hedge, each with a photograph. You suggest coffee first, and let them discover, at your kitchen table, that they both mean the same forty centimetres.',
      advice:
        'Ring the one person with whom a partnership has gone cold, and begin with what you miss rather than with what went wrong.',
    },
  },
  3: {
    mystic: {
      title: 'The Garden After Rain',
      essence:
        'Blossom comes to you when others have put away their tools, and the bees are glad of it. The song you hummed for half a lifetime gets its words.',
      gift: 'Your late roses have a scent that the early ones lack, for they remember frost. People lean over your wall for a breath of it and go on lighter.',
      shadow:
        'You scatter petals over a sorrow that only asked you to sit beside it. Guests admire the colours, and none of them learns that you were sad.',
      scene:
        'At the village dance you have always poured the lemonade. Under the paper lanterns someone hands you the accordion by mistake, and you do not hand it back.',
      advice:
        'Sow something foolish and bright each spring, and tell the first passer-by what it is called and why you wanted it.',
    },
    pragmatic: {
      title: 'Growing Expressive',
      essence:
        'The second half of life loosens your tongue and your imagination. You write, speak, paint or entertain with a freedom that earlier years kept under supervision.',
      gift: 'You say hard things lightly and light things well, and your stories carry what you have learned without a moral at the end.',
      shadow:
        'You stay on the amusing surface when someone had hoped for your opinion. A dozen hobbies are begun, and none is allowed to become difficult.',
      scene:
        'Open-microphone night at the café, and a name is missing from the list. Your friends look round for you: you are already up there, unfolding a page from your coat.',
      advice:
        'Take up the creative thing you dropped at school, for no one’s pleasure but your own, and keep at it past the first dull week.',
    },
  },
  4: {
    mystic: {
      title: 'The House on the Hill',
      essence:
        'Stone by stone you have carried a house uphill, and one evening it stands and the lamp is lit. What ripens in you, past the midpoint, is a gift for staying.',
      gift: 'Whatever you have built stands level, and a full cup can be set down on any of your walls. Others bring you their crooked beams, and you know where the wedge goes.',
      shadow:
        'You guard the threshold so faithfully that no surprise is let in to warm itself. The hinges are oiled, and no one swings on the gate.',
      scene:
        'The storm has taken half the roofs in the lane. Yours is whole; you light the stove, hang a lantern at the gate, and count the cups.',
      advice: 'Keep one shelf of your house empty, and let the year decide what it is for.',
    },
    pragmatic: {
      title: 'Growing Steady',
      essence:
        'Staying power comes to you with age: you learn to like method, routine and work that is finished. What you organise in your middle years supports you later.',
      gift: 'People know that what you take on will be done. Your calm makes a large task look like a number of ordinary ones.',
      shadow:
        'Habits set like mortar, and you defend an old way mainly because it is yours. Whoever suggests another order has to wait until you have finished.',
      scene:
        'The association has lost three treasurers in two years. You take a carrier bag of receipts home on the bus, and in March, for the first time that anyone can remember, the columns agree.',
      advice:
        'Once a season, let someone else arrange a thing you always arrange, and leave it as they did it for a month.',
    },
  },
  5: {
    mystic: {
      title: 'The Ship with the Second Wind',
      essence:
        'Your sails fill when others are furling theirs, and the sea is wide and kind. Freedom was a wish in the harbour; from midlife on it is a wind you can use.',
      gift: 'You smell new coasts through any fog, and your curiosity stays green while the year turns brown. Those who fear the crossing like to have you aboard.',
      shadow:
        'The tide carries you off from a jetty where someone had only just learned your name. Not every rope you cut was holding you back.',
      scene:
        'On the quay a stranger asks whether the last ferry goes to the island or round it. You buy a ticket to find out, and a bag of cherries for whoever sits beside you.',
      advice: 'Pack less than you think you need, and send word home from every port.',
    },
    pragmatic: {
      title: 'Growing Freer',
      essence:
        'Curiosity and movement matter more to you as the years go by, not less. Your later decades go best with travel, new company and plans that change shape.',
      gift: 'You stay adaptable when others settle, and they come to you when something has to change. New rules, new tools and new faces give you energy.',
      shadow:
        'A second season in the same place feels to you like standing still. You treat boredom as a reason to leave, and break off commitments halfway.',
      scene:
        'Friends are comparing sofas. You have sold yours, sleep contentedly on a folding bed, and are learning the Greek alphabet from the back of a ferry timetable.',
      advice:
        'From now on protect one free day in every month, and tell the people who count on you when you will be back.',
    },
  },
  6: {
    mystic: {
      title: 'The Lamp for the Late Ones',
      essence:
        'The years polish a lamp in you by which others find their way. From the middle of your road you are less the traveller and more the lit window.',
      gift: 'Moths, neighbours and latecomers all steer by you, and you have oil enough for each. Whoever comes in angry soon has both hands round a warm cup.',
      shadow:
        'You stand so long at the window with the lamp that your own bed grows cold. And you keep count of those who never waved.',
      scene:
        'Fog on the moor road, and a knock: strangers who have taken the wrong valley. You warm the soup, dry two coats and one dog, and draw them a map for the morning.',
      advice: 'One evening a week, let someone else do the welcoming, and be the guest they are waiting for.',
    },
    pragmatic: {
      title: 'Growing Responsible',
      essence:
        'You grow into the person to whom friends, neighbours and now and then a whole committee turn. Home, fairness and the welfare of a community become your concern in later years.',
      gift: 'Your care becomes wise with practice: you comfort people without taking over, and see what a household or a team needs before something breaks.',
      shadow:
        'You expect thanks for help that was not requested, and are hurt when none comes. Your advice arrives before the question.',
      scene:
        'Seven households cannot agree about their shared yard. They stop and look towards your chair, and you notice that you have already begun a list of who could water what.',
      advice: 'Write down which duties are truly yours, and teach someone else to do the first one that is not.',
    },
  },
  7: {
    mystic: {
      title: 'The Path into the Cedars',
      essence:
        'A quieter path opens for you among old trees, and each step on it answers a question. After the noon of life your wisdom grows as theirs does, ring by ring, where no one sees it.',
      gift: 'You hear what loud people miss, and your quiet becomes a room in which others dare to say what is true.',
      shadow:
        'You go so far into the green that the ferns close behind you. At supper your chair stays empty, and people stop asking where you are.',
      scene:
        'The excursion presses on to the waterfall. You stay behind with an old wall and its three Latin words, and when the others come back, wet and loud, you have read it.',
      advice: 'Give an hour a week to a quiet path, among trees if possible, and bring someone a leaf.',
    },
    pragmatic: {
      title: 'Growing Reflective',
      essence:
        'Study, nature and time alone become more valuable to you in the second half of life. What interests you is less how much than why.',
      gift: 'You see causes where others see events, and what you say has usually been thought through twice. Your doubt is useful because it is friendly.',
      shadow:
        'You withdraw from people when what you needed was an hour’s peace. Explanations take the place of feelings, and those close to you receive a lecture instead of an answer.',
      scene:
        'Half past one, and your desk lamp is still on. It began with a bird on the windowsill; by now you are four hundred years back, in the history of its name.',
      advice:
        'Begin a subject that could still interest you in twenty years, and find one other person who is studying it.',
    },
  },
  8: {
    mystic: {
      title: 'The Weight of the Crown',
      essence:
        'A crown grows in you as an oak grows, too slowly for anyone to see. What ripens late in you is strength, and the sense of how much of it to use.',
      gift: 'By now you bear great weight lightly, as the oak bears a winter of snow and a single wren. Under your boughs others dare to plan for spring.',
      shadow:
        'A crown worn to the table makes even your oldest friends speak in low voices. You hear respect in it, where there is only distance.',
      scene:
        'At the ferry the wind has scattered the queue and everyone is shouting. You say three sentences, not loudly, and the vans, the goats and the bride are across by sunset.',
      advice: 'Practise giving way, to the cook, to the weather, to whoever is right; a crown sits better for it.',
    },
    pragmatic: {
      title: 'Growing Effective',
      essence:
        'Your eye for results sharpens with experience, and people trust you with more: money, decisions, a whole organisation. Later in life you are at home where something has to work.',
      gift: 'You organise people and means with the ease that comes from having made mistakes and kept the lesson. You can refuse a bad offer politely.',
      shadow:
        'You go on proving yourself long after everyone is convinced. An evening without a purpose makes you uneasy, and friends are given appointments.',
      scene:
        'The caterer wants more for the same buffet. You nod, ask to see the order again, find the second delivery charge, and end with better cheese for the old price.',
      advice: 'Measure your success this year by two figures, and let one of them be something that you gave away.',
    },
  },
  9: {
    mystic: {
      title: 'The Wide Delta',
      essence:
        'Your river has gathered for half its length; now it spreads its fingers and gives the plain what it carried. Generosity is the fruit that ripens last in you, and sweetest.',
      gift: 'You forgive as a river does, by flowing on. Reeds, herons and strangers of every feather find room with you.',
      shadow:
        'Your waters spread so wide that no ship finds the channel to your heart. Everyone is welcome there, and no one is expected.',
      scene:
        'A summer night, the long table in the lane. You meant to stay for the toast; at midnight you are translating a fisherman’s joke for an aunt from another continent.',
      advice: 'Plant something in memory of an old sorrow, and leave others free to pick from it.',
    },
    pragmatic: {
      title: 'Growing Generous',
      essence:
        'You come to care more about what you pass on than about what you gather. Your horizon widens with the years: art, other countries, a cause, people unlike you.',
      gift: 'You bring very different people together, because you have stopped needing them to be like you. You give your time and knowledge without keeping accounts.',
      shadow:
        'You think so much of what the world needs that you overlook the person at your elbow. Your disappointment with one person is filed under “humanity”.',
      scene:
        'Clearing the cellar, you find the good camera. By evening it hangs round the neck of the student from the third floor, and you have shown her how to read the light.',
      advice:
        'Pass on one piece of your knowledge this year to someone much younger than you, and ask to be taught something in return.',
    },
  },
  11: {
    mystic: {
      title: 'The Beacon Kindled Late',
      essence:
        'There is dry wood on your headland, and the years bring the flame. What flickered as a hunch when you were young becomes, from midlife, a light to steer by.',
      gift: 'What used to be sudden flashes is now a steady flame, and people warm their courage at it. A word of yours reaches boats you never see.',
      shadow:
        'A tall flame catches every wind on the coast, and you tremble long after the gust has passed. Then you call yourself weak.',
      scene:
        'By the postbox someone stands undecided with a letter. You say good morning and remark that it feels like a day for sending things, and the letter goes in.',
      advice:
        'Give your hunches a fixed hour, lamp lit and door shut, and let the small doubts wait outside in the rain.',
    },
    pragmatic: {
      title: 'Growing Inspired',
      essence:
        'Your intuition gains weight as you grow older, and others look to you for encouragement. Ideals that once made you restless turn into something you can teach.',
      gift: 'What you sense early you can now explain calmly, and people act on it. Your attention makes them braver than your arguments would.',
      shadow:
        'Nervous energy keeps you awake with possibilities that would be clearer by day. You expect to be understood at the first hint, and are hurt by a second question.',
      scene:
        'The vote is eleven to one for the cheaper site. You ask them to come and stand there for a minute at rush hour, and on the tram back no one defends it.',
      advice:
        'Explain your next idea twice, once as a picture and once in plain figures, and thank whoever asks the second question.',
    },
  },
  22: {
    mystic: {
      title: 'The Cathedral Mason',
      essence:
        'You set stones for a spire that already stands golden in your mind. Slowly, past the middle of life, the plan you have carried asks for ground to stand on.',
      gift: 'You hold a great nave in your head and can still admire one well-cut pebble. Helpers gather round such patience.',
      shadow:
        'You wait for the perfect quarry while the village would have been glad of a shed. The drawings grow more beautiful, and the rain comes in.',
      scene:
        'There is only a puddle where the old school stood. You stand in it at moonrise, arms out, turning slowly, and the night watchman, who meant to send you off, asks where the door will be.',
      advice: 'Within a month, finish one plain piece of the great plan, and sign it where no one looks.',
    },
    pragmatic: {
      title: 'Growing Constructive',
      essence:
        'The years bring you projects larger than yourself, and the skill to carry them. Vision and method, which used to take turns in you, learn to work together.',
      gift: 'You know how large things are really done: person by person, season by season, with a budget and a pot of coffee.',
      shadow:
        'Your own standards weigh so much that the project you would most enjoy is put off. Control is hard for you to share, and helpers become spectators.',
      scene:
        'For years the town has talked of a footbridge. You bring a folder to the market café, ask the engineer, the farmer and the councillor to one table, and order cake.',
      advice:
        'Gather the people before the plans: three names, one conversation each, and one question about what they would need from you.',
    },
  },
  33: {
    mystic: {
      title: 'The Well in the Square',
      essence:
        'Your water rises from a deep and quiet place, and with the years the whole village comes to draw from it. Love, which was a feeling, ripens into something that others can drink.',
      gift: 'You have become deep enough to take in other people’s troubles and stay clear. They go home with full pails and a lighter step.',
      shadow:
        'Too many buckets in one morning stir up the mud that had settled so patiently. You go on pouring, and wonder why the water tastes of earth.',
      scene:
        'Long after the market has packed up, someone sits down beside you on the rim of the fountain and says nothing. You halve your last pear with a pocketknife, and the story comes.',
      advice: 'Close your door to callers two evenings a week, as a village covers its well at night.',
    },
    pragmatic: {
      title: 'Growing into a Teacher',
      essence:
        'Your care for others ripens into guidance that people seek out. It shows from midlife on, in a classroom, a kitchen or a corridor, wherever you explain without looking down.',
      gift: 'You teach without lecturing, and people go away from you more capable than they came. Your patience with mistakes includes the second and the third.',
      shadow:
        'You feel answerable for everyone’s happiness, which no one asked of you and no one has ever managed. Your own birthday is the one that you forget.',
      scene:
        'At the repair café a boy holds a toaster as if it might bite. You give him the screwdriver, sit on your hands, and let him find the crumb.',
      advice:
        'Say plainly what you cannot carry for people, starting with one sentence this week, and your help will last longer.',
    },
  },
}
