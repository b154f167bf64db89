import type { CoreValue, Meanings } from './meaning.ts'

/** The Life Path: the road of a whole life, and what it keeps asking. */
export const lifePathMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The First Light',
      essence:
        'You walk ahead of the dawn, like the single star that rises while the sky is still undecided. All your life the road opens where you set your foot, and seldom a day before.',
      gift: 'A new moon lives in you: out of darkness you draw a beginning that others have not yet dared to name.',
      shadow:
        'A lone star forgets that it belongs to a constellation. You take solitude for strength, and when a hand is offered you have already said that you will manage.',
      scene:
        'In the cold hall everyone stands about in coats. You set out the first chair, and by the third there are other hands on the stack.',
      advice: 'This week take the first step alone, and let a person you trust help you with the second.',
    },
    pragmatic: {
      title: 'The Self-Starter',
      essence:
        'This is the road of independence: you learn by going first and deciding for yourself. Things begin to improve on the day you act on your own judgement.',
      gift: 'In your hands a vague idea becomes a first step while other people are still discussing it.',
      shadow:
        'You refuse help that you need, and hear an attack in what was only a different opinion. Waiting for others strikes you as a waste of time, even when they are right.',
      scene:
        'The group has spent forty messages on where to eat. You ring the place on the corner, book a table for eight and post the address, with no question mark.',
      advice:
        'There is one thing you keep waiting for permission to do. Begin it this week with a single phone call or a single page.',
    },
  },
  2: {
    mystic: {
      title: 'Where Two Waters Meet',
      essence:
        'Yours is a road travelled in company: you learn who you are beside another, as the moon learns her face from still water. RequestTimeouts carries you further along it than speed.',
      gift: 'You hear the tide turn in a room long before anyone speaks, and in your calm two shores drift close enough to talk.',
      shadow:
        'Water that takes the colour of every sky has none of its own. You give way, say it does not matter, and only afterwards count what it cost.',
      scene:
        'Two friends at your table have stopped looking at each other. You pass the bread, ask about the old boat they once shared, and slowly they are telling its story together.',
      advice: 'Before you smooth over the next quarrel, ask yourself what you would have wanted, and say that first.',
    },
    pragmatic: {
      title: 'The Partner',
      essence:
        'Your path runs through cooperation: partnership, mediation, careful work whose value shows late. You do your best beside someone rather than in front of them, and timing is your sharpest tool.',
      gift: 'You notice the small change in a voice or a column of figures, and both sides of a quarrel are willing to talk to you.',
      shadow:
        'You agree too quickly to keep the peace, then carry the resentment home. Criticism meant for the work stays with you for days.',
      scene:
        'Everyone has left the meeting content. You stay in the corridor with the one person who said “fine” without looking up, and only now does the real objection come out.',
      advice:
        'In your next disagreement, state what you prefer in one clear sentence, and only then ask about the other side.',
    },
  },
  3: {
    mystic: {
      title: 'The Singing Star',
      essence:
        'You came with music in your pockets, and the night listens when you speak. Joy is the lantern on your road: where it dims, you have taken a wrong turning.',
      gift: 'With a word, a colour or a laugh you make the sky glitter for people who had stopped looking up.',
      shadow:
        'A spark that leaps to every log kindles none of them. And on your saddest evenings you shine hardest, so that no one thinks to ask.',
      scene:
        'At the bus stop in the rain a child is close to tears. You lend the puddle a grumpy voice, and by the time the bus turns the corner three strangers are laughing.',
      advice:
        'Of all that you would like to sing, paint or write, choose one thing this month, and stay with it to the last note.',
    },
    pragmatic: {
      title: 'The Communicator',
      essence:
        'You find direction by expressing what you see and feel. Writing, speaking, making and performing are not extras on this path; without them the days go flat.',
      gift: 'You make ideas a pleasure to follow, and people remember what you said and feel lighter for having met you.',
      shadow:
        'Your attention scatters over five beginnings. When a conversation turns serious you make a joke, and the moment for the true answer is gone.',
      scene:
        'The form at the town hall asks for a reason in one line. You write three, add an arrow and go on overleaf, and the clerk smiles while stamping it.',
      advice:
        'Finish one creative piece this month before you start another, and show it to a person whose taste you respect.',
    },
  },
  4: {
    mystic: {
      title: 'The Keeper of the Foundation',
      essence:
        'You are the stone circle that still stands when the storm has gone home. Your road is laid by hand, season after season, and others come to lean on what you build.',
      gift: 'Wishes made by moonlight turn into walls and orchards once they pass through your hands, and they outlast the weather.',
      shadow:
        'Walls that keep out the storm also keep out the guests. You guard a gate that no one has attacked in years, and call it duty.',
      scene:
        'Frost is forecast for Thursday. By Tuesday your wood is stacked, the pipes are wrapped, and next door’s young lemon tree has moved into your hall.',
      advice:
        'Leave one evening this week unplanned, like an open window, so that the breeze can bring you a surprise.',
    },
    pragmatic: {
      title: 'The Builder',
      essence:
        'Order, effort and steady practice take you where you are going. Results come slowly on this path and are hard to undo, because they rest on routines you keep when no one is watching.',
      gift: 'People rely on you: you deliver what you promised, and inside a big plan you see the step that can be taken on Monday.',
      shadow:
        'You hold on to a method past its usefulness. A plan changed at the last minute spoils your day, and rest feels like something to be earned.',
      scene:
        'The wardrobe lies on the floor in ninety parts. You sort the screws into saucers before you so much as open the instructions, and at the end none is left over.',
      advice: 'Take one routine you follow out of habit, keep the half that still serves you, and drop the rest.',
    },
  },
  5: {
    mystic: {
      title: 'The Wandering Wind',
      essence:
        'You travel as the wind travels over the sea, reading each wave and belonging to none. Change is the language in which life speaks to you, and freedom the word it repeats.',
      gift: 'Wherever you drift, stale air stirs and sleeping sails remember what they are for.',
      shadow:
        'Restless weather carries you off just as a harbour was beginning to feel like home, and you mistake the cost of staying for a call to leave.',
      scene:
        'You miss the ferry and hardly mind. By the time the next one comes you know the ticket seller’s life story, the chorus of a song and a better way across.',
      advice: 'Keep one fixed star in your sky, a promise or a practice, and roam as widely as you like beneath it.',
    },
    pragmatic: {
      title: 'The Explorer',
      essence:
        'You learn through variety, movement and direct experience, and this path hands you plenty of each. A life with room to adjust suits you far better than a fixed script.',
      gift: 'You adapt fast, talk to anyone, and spot the option that more cautious people overlook.',
      shadow:
        'At the first sign of boredom you are gone, and you miss what only comes with staying. There is a cupboard full of half-finished courses and kit for sports you dropped.',
      scene:
        'Road works, a closed street, a detour through a part of town you have never seen. You arrive late, with a bag of figs and news of a shop that everyone must hear about.',
      advice: 'Before you quit anything, set a trial period, and decide on its last day rather than on a bad one.',
    },
  },
  6: {
    mystic: {
      title: 'The Hearth Beneath the Stars',
      essence:
        'You tend the fire to which the night travellers return. On your road love is something made daily, like bread, and in the making you come to know yourself.',
      gift: 'Where you pass, the broken bowl is mended, the garden remembers how to bloom, and even a quarrel lowers its voice.',
      shadow:
        'Keeping every flame alive, you let your own burn low, and then wonder why no one brought wood. You never said that you were cold.',
      scene:
        'Late guests, wet shoes, too few chairs. You thin the soup and cut the bread smaller, and there is a place for everyone but you, since you forgot to lay your own.',
      advice: 'Sit down first at your own table tonight, and eat while the food is hot, before you rise to serve.',
    },
    pragmatic: {
      title: 'The Caretaker',
      essence:
        'Responsibility for people and places sits at the centre of your path, and it finds you early. You find meaning in making a home, a team or a street work well.',
      gift: 'Your care is practical, with good taste and good sense in it, and others feel safe to be honest near you.',
      shadow:
        'You take over problems that belong to other people and then feel unappreciated. What you call helping is now and then correcting.',
      scene:
        'A friend mentions on the phone that the tap is dripping. Before the sentence is over you have found a washer, a spanner and a free Saturday.',
      advice:
        'Ask “do you want help, or do you want me to listen?” before you step in, and believe the answer you get.',
    },
  },
  7: {
    mystic: {
      title: 'The Night Watcher',
      essence:
        'You stand at the well where the moon looks down at herself, and ask what lies beneath. Silence has been your teacher from the start, and your road leads inward before it leads anywhere.',
      gift: 'Hidden patterns show themselves to you, as faint stars do to eyes that have learned the dark.',
      shadow:
        'The tower that gives you the sky hides the path back to the village. You stay up there until people stop calling from below.',
      scene:
        'Everyone has gone in and the plates are cleared. You are still on the back step, listening to an owl answer something that no one else has heard.',
      advice: 'In the next seven days, tell someone you trust one of your quiet discoveries, unfinished as it is.',
    },
    pragmatic: {
      title: 'The Analyst',
      essence:
        'Before you commit, you need to understand. Study, reflection and time alone are no detour from your path: they are the path, and they lead to decisions you can stand by.',
      gift: 'You go deeper than the first explanation, and your questions save people from expensive assumptions.',
      shadow:
        'You think for so long that the moment passes. What you feel stays behind a wall of facts, and those who are fond of you have to guess.',
      scene:
        'A new kettle is needed. Three evenings later you know fourteen models, the chemistry of limescale and the flaw in the best of them, and water is still being boiled in a pan.',
      advice: 'Give each open question a date, and when it comes, act on the best evidence you have.',
    },
  },
  8: {
    mystic: {
      title: 'The Great Tide',
      essence:
        'You carry the pull that moves oceans, gathering and releasing in turn. Along your road, what you send out has a way of returning to your shore.',
      gift: 'You know the weight of things and the hour of high water, and so you steer large ships where others trust themselves only to small boats.',
      shadow:
        'Power that never ebbs drowns the very harbour it meant to fill. You grip hardest what you are least sure is yours.',
      scene:
        'The piano is stuck on the landing and four people are shouting. You are silent for a moment, point twice, and it goes on up the stairs.',
      advice: 'Measure one day by what you gave away freely, and see at nightfall whether you have less.',
    },
    pragmatic: {
      title: 'The Organiser',
      essence:
        'Your road is about learning to use influence, money and effort well. Results are your teachers, both the ones you planned and the ones you did not.',
      gift: 'You see how people and means fit together, name a price without blushing, and stay calm when the stakes are high.',
      shadow:
        'You judge yourself by visible success alone, and in a slow month you feel smaller. Without asking, you make other people keep up with you.',
      scene:
        'The bill comes for a table of nine. You have it divided, tip included, before the argument can begin, and quietly pay for the student at the far end.',
      advice: 'Write down what “enough” looks like for your present goal, so that you recognise it when you arrive.',
    },
  },
  9: {
    mystic: {
      title: 'The Old Soul of the Sea',
      essence:
        'Every river ends in you, and you have room for all of them. Your road runs down to the wide water where stories are finished and forgiven.',
      gift: 'Your compassion shines on palace and alley alike, as moonlight does, without asking who deserves it.',
      shadow:
        'You cling to a beach that the tide has already taken. At other times you give until only salt is left, and call that love.',
      scene:
        'On the night train the passenger opposite begins to talk. Three stations on, you know of an old quarrel and a house sold too soon, and you have hardly said a word.',
      advice:
        'At dusk say goodbye aloud to one thing that is over, and keep your hands open for what the morning brings.',
    },
    pragmatic: {
      title: 'The Humanitarian',
      essence:
        'You think about the larger group and the longer story, and your path keeps leading beyond your own circle. What satisfies you is leaving something better for people you will not meet.',
      gift: 'You understand people very unlike yourself, and can explain them fairly to one another.',
      shadow:
        'For a cause you forget lunch; out of loyalty you hold on to things that ended long ago. A missing thank-you hurts you more than you admit.',
      scene:
        'Clearing out the hall, you come upon a coat you have not worn for six winters. Off the hanger it comes, and back it goes, because of the person who gave it.',
      advice: 'Close one unfinished chapter this month with a letter, a visit or a decision you will not reopen.',
    },
  },
  11: {
    mystic: {
      title: 'The Lightning Between Two Moons',
      essence:
        'Two pillars of light stand at your door, and between them runs a current from far away. All along your road you sense a change in the air early, the way birds sense rain.',
      gift: 'A glance, a dream, a sudden knowing: the spark that wakes a sky leaps through you.',
      shadow:
        'So much light makes a fine lamp tremble. You doubt the sign once you have received it, or turn it over until the stars have gone in.',
      scene:
        'Your hand is on the phone before it rings. At the other end there is only a breath, and you say “tell me” while your friend is still looking for the first word.',
      advice:
        'Ground your flashes of insight in one small daily ritual, an open window, a cup of tea, a written line, and your vision will hold.',
    },
    pragmatic: {
      title: 'The Inspirer',
      essence:
        'You join the sensitivity of a 2 to an unusual flow of ideas. This path asks you to trust your intuition, and then to give it a form that other people can use.',
      gift: 'You sense what people need before they say it, and your enthusiasm lifts a whole group.',
      shadow:
        'High expectations leave you tense: many visions, little sleep. You compare a first draft with the perfect picture in your head, and shut it away in a drawer.',
      scene:
        'Halfway through a dull presentation you see how everything connects. You write on the agenda, on a receipt and on a napkin, and by evening the napkin is missing.',
      advice: 'Capture your hunches in one notebook, and each week compare one of them with what really happened.',
    },
  },
  22: {
    mystic: {
      title: 'The Architect of the Stars',
      essence:
        'You hold the drawing of a temple in one hand and honest clay in the other. For this road the heavens gave you a vast plan, and the earth gave you patience.',
      gift: 'You raise beam by beam what others only dream of beneath the moon, until strangers shelter in it.',
      shadow:
        'A vision as large as yours casts a long shadow, and you sit down in it and build nothing. The small house within your reach seems beneath you.',
      scene:
        'Behind the station lies a plot of nettles and broken glass. You pass it daily, and daily you see the benches, the lime trees, the people out on a summer evening.',
      advice: 'This week clear the ground for the smallest room of your plan, and leave the dome to the stars for now.',
    },
    pragmatic: {
      title: 'The Master Builder',
      essence:
        'In you the discipline of a 4 meets a much wider horizon. Over the years this path tests whether your largest ideas can be made to work for many people.',
      gift: 'You hold the vision and the schedule at once, and find the people who make both possible.',
      shadow:
        'The gap between what you imagine and what exists makes you anxious. Then you control every detail, or hide in tasks far below your reach.',
      scene:
        'It was only meant to be a rota for watering the shared garden. By Sunday you have a map, a tool store and six streets that want to join.',
      advice:
        'Cut your largest ambition down to a ninety-day piece with a visible result, and hand part of it to someone capable.',
    },
  },
  33: {
    mystic: {
      title: 'The Lantern of the Heart',
      essence:
        'There is a flame in you that lights a thousand candles and is none the smaller. Along your road people come in from the cold, and kindness is what you teach and what you learn.',
      gift: 'Your presence softens what was frozen, as a spring tide loosens the ice along a northern bay.',
      shadow:
        'You try to be the sun for every world, and forget that you too were given a night. Saying no feels to you like putting out a light.',
      scene:
        'At the tram stop an old man turns his cap round and round. You ask where he grew up, and before long the whole bench is listening.',
      advice:
        'Teach by resting, too: one evening this week do nothing useful, in plain sight of those who lean on you.',
    },
    pragmatic: {
      title: 'The Teacher by Example',
      essence:
        'To the care of a 6 you add a strong wish to see people grow. Along this path others learn more from how you live than from anything you tell them.',
      gift: 'You bring warmth and honesty together, so that praise from you feels earned.',
      shadow:
        'You ask of yourself a goodness that no one keeps up for long, and measure every day by it. Work for others eats the hours you had set aside for yourself.',
      scene:
        'The new volunteer has given out the wrong forms. You sit down by the pile, begin to sort, and tell the story of the time you did worse.',
      advice: 'Choose two people or one cause for your best energy this season, and say a kind no to the rest.',
    },
  },
}
