import type { CoreValue, Meanings } from './meaning.ts'

/** The Soul Urge: what a person quietly longs for, often unknown to others. */
export const soulUrgeMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The Ember of Becoming',
      essence:
        'In the hush before sleep you feel it: an ember that wants to be its own sun. You long to live by a law you have found yourself.',
      gift: 'A secret fire keeps you brave when the night is long and no star answers. It needs no one’s breath to go on glowing.',
      shadow:
        'An ember guarded too fiercely burns the hand that came to warm itself beside you. Rather than be told how to lay the logs, you sit in the cold.',
      scene:
        'The path to the headland has a signpost, and you take the other one. At the top, scratched to the knee, you have the whole bay to yourself.',
      advice: 'Whisper your true wish to the new moon, and take one step towards it before she is full.',
    },
    pragmatic: {
      title: 'The Wish to Decide for Yourself',
      essence:
        'At heart you want to make your own choices and be recognised for what you started. Being told how drains you faster than doing it twice.',
      gift: 'Your drive does not depend on applause. You hold to a private aim through months when no one asks how it is going.',
      shadow:
        'You compete even with people you love, and are ashamed of how much you want to come first. Advice that you asked for is refused half-heard.',
      scene:
        'The recipe says an hour at 180 degrees. You close the book, set the oven to 160, and do not mind that dinner is at ten: from tonight the recipe is yours.',
      advice:
        'Name one area of your life where you will decide alone, and one where you are glad to be a member and to be outvoted.',
    },
  },
  2: {
    mystic: {
      title: 'The Longing for the Other Shore',
      essence:
        'Your heart is a tide that leans towards another coast. It dreams of two lights on the water, swaying as one, and of someone who knows your step on the gravel.',
      gift: 'You love in half-tones and silences, and those near you feel held without knowing by what. A soft word of yours outlasts many speeches.',
      shadow:
        'A shore that always gives way is soon no shore at all. You guess at every wish but your own, and wait in the dusk for someone to guess yours.',
      scene:
        'Two cups stand on the step, one of them cooling. You could go in, but it is the hour when swallows change places with bats, and you wanted it to be shared.',
      advice: 'Tell someone dear where your shore begins, for the moon, too, keeps her distance and is faithful.',
    },
    pragmatic: {
      title: 'The Wish for Closeness',
      essence:
        'You want harmony and real companionship more than attention. A calm evening with someone who understands you counts as success, and a cool tone at breakfast spoils the day.',
      gift: 'You are loyal and considerate, and you remember what matters to people: the interview on Thursday, the dislike of coriander, the name of the dog.',
      shadow:
        'A necessary argument is put off for weeks because the thought of distance frightens you. Meanwhile you say “whatever you like”, and hope to be seen through.',
      scene:
        'A message ends in a full stop instead of the usual kiss. You read it four times, draft, delete, and finally ask whether all is well; it was only a low battery.',
      advice:
        'Practise a mild no on someone safe, over a film or a restaurant, and notice how well your friendship survives it.',
    },
  },
  3: {
    mystic: {
      title: 'The Wish to Be Music',
      essence:
        'Deep in you something hums all day long and asks to be let out. It wants to laugh, to be heard, and to make the world shimmer a little before dark.',
      gift: 'Delight is your native star, and in your company others find theirs. Even what grieves you comes out, in the end, as a song.',
      shadow:
        'When no one claps you dim your lantern and pretend you never cared to sing. The silence after a line feels like winter to you, though it is only people listening.',
      scene:
        'Washing up with the window open, you sing to the plates. Two gardens away the shears stop, and you go on a little more softly, and a little better.',
      advice: 'Make something tonight that no one will see, and let your joy be its only witness.',
    },
    pragmatic: {
      title: 'The Wish to Be Heard',
      essence:
        'You want to express yourself and to share pleasure with people: a story, a dish, a colour on the wall. A week without play or creative work leaves you flat.',
      gift: 'Your optimism is sincere, and it makes hard days easier for those around you. You find the comic side without laughing at anyone.',
      shadow:
        'You look for approval where you really want understanding, and cover sadness with good humour. Then it hurts that everyone believed the joke.',
      scene:
        'You post a photograph of the cake, crooked layer and all. In the next hour you look at the phone eleven times, and the best comment is read out in the kitchen.',
      advice: 'Tell a close friend one thing that is not going well for you, without turning it into an anecdote.',
    },
  },
  4: {
    mystic: {
      title: 'The Wish for Solid Ground',
      essence:
        'Your soul asks for earth beneath it, a threshold worn by its own steps, and stars that keep their places. In what endures you breathe freely.',
      gift: 'Because you love what lasts, what you love tends to last: the pear tree, the friendship, the promise made one ordinary evening.',
      shadow:
        'For fear of the flood you dam up rivers that only wished to pass. Every stone is well laid, and on the far side of the wall your garden goes dry.',
      scene:
        'In October, collar up, you go round the house once before dark. The latches are tried, the tomato canes tied in bundles, and only then does the soup taste of anything.',
      advice:
        'Stand outside beneath the turning sky for a while, and feel that you can be steady while everything moves.',
    },
    pragmatic: {
      title: 'The Wish for Stability',
      essence:
        'You want a dependable life: clear agreements, honest work and a plan for tomorrow. Surprises are welcome mainly when you have had time to prepare for them.',
      gift: 'An inner sense of order keeps you with a task until it is done properly. Promises you make only to yourself are kept as well.',
      shadow:
        'You hold back an honest feeling because it seems impractical, and see risk where there is only novelty. Someone else’s “we’ll see” costs you sleep.',
      scene:
        'The train leaves at nine. At twenty past eight you are on the platform, ticket in hand, sandwich in the side pocket, happier than anyone who will come running.',
      advice: 'Plan one unplanned afternoon this month, and let someone else choose what you do with it.',
    },
  },
  5: {
    mystic: {
      title: 'The Call of the Open Sea',
      essence:
        'Something in you wakes when a sail goes by. You yearn for the taste of many waters and a horizon that keeps its promise of more.',
      gift: 'Your hunger for life is contagious, and grey harbours brighten when you tell of what you saw. You come home with the wind still in your sleeves.',
      shadow:
        'You take every anchor for a chain, and cut ropes that were only meant to hold you in love. Then the empty quay surprises you.',
      scene:
        'The suitcase never quite goes back on top of the wardrobe. It stands by your bed with a summer hat in it, and some evenings you snap the clasps to hear them.',
      advice:
        'When the wind next calls, ask your heart whether it wants to flee or to discover, since the same moon shines on both departures.',
    },
    pragmatic: {
      title: 'The Wish for Freedom',
      essence:
        'You want room to move, to try things and to change your mind. Curiosity motivates you more than security does, and a full diary feels like a tight collar.',
      gift: 'You keep an open mind and rarely judge a life that differs from yours. A strange dish, a new method, the people who have just moved in: your first impulse is yes.',
      shadow:
        'You overdo pleasures and commitments alike, and then escape from both. Those who were counting on you hear of the change of plan from someone else.',
      scene:
        'The gym offers twelve months for the price of nine. You do the sum, see that it is by far the better bargain, and pay for a single visit.',
      advice: 'Choose one freedom that is essential to you, protect it openly, and be generous about the others.',
    },
  },
  6: {
    mystic: {
      title: 'The Wish to Be a Home',
      essence:
        'Your soul wants to be the lit window that a traveller sees through the rain. To love and be needed is the tide on which you rise.',
      gift: 'You bless ordinary things, and a shared cup becomes a small full moon in your hands. Whoever has sat at your table takes some warmth along the road.',
      shadow:
        'You keep the door open so long that the cold comes in and settles by your bed. And you count, without meaning to, the guests who never swept the step.',
      scene:
        'There is a key under the blue flowerpot, and half the street knows it. Coming home at dusk you find a light in the kitchen, two neighbours talking, and are glad.',
      advice: 'Close the shutters one night a week without guilt, for your rest is part of the house you keep.',
    },
    pragmatic: {
      title: 'The Wish to Be Needed',
      essence:
        'You want a warm home, fair relationships and people to look after. Being useful to those you love makes you content, and their quarrels follow you through the day.',
      gift: 'Your affection is steady, and a firm sense of what is right guides your choices. You show love in things that get eaten, worn or mended.',
      shadow:
        'Being loved and being indispensable look the same to you, and you help before you are asked. At night you turn over matters that everyone else has forgotten.',
      scene:
        'A colleague has gone home with a cold. At six you are at the door with broth, lemons and a crossword, and are a little sorry to hear that someone has already been.',
      advice: 'Let a friend or relative solve one thing in their own way this week, even if yours is quicker.',
    },
  },
  7: {
    mystic: {
      title: 'The Wish to Know the Deep',
      essence:
        'You long for the quiet under the waves, where the light turns blue and thought grows clear. There your soul takes off its shoes.',
      gift: 'You are at ease with mystery, and it rewards you with pearls that hurry never finds. A question lies in your hand for years and does not hurt.',
      shadow:
        'Too long under water, you forget the sound of your own name on the lips of friends. They call from the boat, and you take it for a gull.',
      scene:
        'The others have gone ahead to the café. You are still kneeling at the rock pool, where something with the patience of a stone has at last put out one claw.',
      advice:
        'Come up from your depths at each full moon to share bread and talk, and let your silence be richer for it.',
    },
    pragmatic: {
      title: 'The Wish to Understand',
      essence:
        'You want privacy, time to think and answers that hold up. Shallow conversation tires you more than hard work does, and half an explanation follows you home.',
      gift: 'You have rich inner resources and are good company for yourself. With a library card and a free Sunday, there is nothing you lack.',
      shadow:
        'You withdraw instead of saying that you are hurt, and leave people to guess. By the time they ask, you have settled the matter inwardly and see no need to speak.',
      scene:
        'The party is going well. You are found in the hall, reading the spines of the books, deep in talk with the one other guest who came out for air.',
      advice: 'When you need to be alone, say so, and say when you will be back.',
    },
  },
  8: {
    mystic: {
      title: 'The Wish to Move the Waters',
      essence:
        'A full moon rises in your chest and asks for an ocean. You long to set great things in motion and to feel their answering swell.',
      gift: 'You believe in your own current, and that faith lifts stranded boats. Where others see a sandbank, you are counting the hours to high water.',
      shadow:
        'Hungry tides swallow the beach where you once played for no reason. You want so much to be strong that tenderness has to come in by the back door.',
      scene:
        'Beside the stream you stop at the ruined mill and say nothing. You lay a hand on the great wheel, lean on it, just to try, and somewhere inside a beam gives a groan.',
      advice: 'Each month, do one thing that brings you no gain but gladness, and guard it as a treasure.',
    },
    pragmatic: {
      title: 'The Wish to Achieve',
      essence:
        'You want to accomplish something substantial and be respected for it. Influence matters to you, and so does money, because you see what might be done with them.',
      gift: 'You think big, endure pressure and rarely waste a lesson. Other people’s talent excites you, and you like to put it where it counts.',
      shadow:
        'You hide what is tender in you, and write off a day without progress. Respect is easier for you to accept than affection, so you go on earning it.',
      scene:
        'It is only a board game on a wet Sunday. By the second round you own both stations, and have offered everyone at the table a loan on decent terms.',
      advice:
        'Ask a friend what they value in you apart from your achievements, and write the answer down word for word.',
    },
  },
  9: {
    mystic: {
      title: 'The Wish to Embrace the World',
      essence:
        'Your heart has the shape of the horizon, and it aches when any part of the circle is left in darkness. You long for a kinder sky.',
      gift: 'You love without borders, as rain does, and thirsty ground remembers your passing. Few grudges last a whole winter with you.',
      shadow:
        'In love with everyone, you keep your nearest waiting on the quay. The sorrow of a distant coast reaches you before the sigh in the next room.',
      scene:
        'Outside the town hall two strangers have just been married. You stop with your leeks under your arm, and as the confetti goes up your eyes fill.',
      advice: 'Give to one single face the tenderness you hold for humankind, and then to the face in your mirror.',
    },
    pragmatic: {
      title: 'The Wish to Do Good',
      essence:
        'You want your life to matter to more people than yourself. Unfairness upsets you even when it concerns strangers, and beauty or generosity restores you.',
      gift: 'You forgive readily and find it natural to share what you have, be it time, contacts or the last of the cake. No bill comes with it.',
      shadow:
        'You expect the same selflessness from others, and say nothing when it fails to come. Ordinary self-interest looks to you like a flaw of character.',
      scene:
        'At the till the person in front is two coins short. You have put them down before the search through the pockets ends, and study the chewing gum so as not to be thanked.',
      advice: 'Ask directly for one thing you need, and treat a yes as a gift rather than a debt.',
    },
  },
  11: {
    mystic: {
      title: 'The Wish to Carry Light',
      essence:
        'Somewhere in you a lamp is always lit, and you want to carry it where it is needed. You long to find words for the brightness behind plain things.',
      gift: 'Your dreams are thin places, where the stars lean in and tell you things. What you bring back gives others heart.',
      shadow:
        'A lamp held up to the horizon leaves your own table in shadow. You overlook the friend across it, who only wished to tell you about the day.',
      scene:
        'Coming up from the underground you stop on the last stair. Between two office blocks hangs a thread of moon; you point, and for a moment five strangers look up with you.',
      advice:
        'Look today for the gleam in something humble, a spoon, a puddle, a passing smile, and show it to whoever is beside you.',
    },
    pragmatic: {
      title: 'The Wish to Uplift',
      essence:
        'You want to live by your ideals and to help people see further. Meaning comes first: work that pays well and stands for nothing does not hold you long.',
      gift: 'Empathy and intuition give you an early sense of what is true for someone. You see the best in people, and they begin to live up to it.',
      shadow:
        'You absorb the mood of every room, and idealise people until they disappoint you. What you ask of yourself would be enough for three.',
      scene:
        'You only came to return a library book. Forty minutes later you and the trainee at the desk are planning a reading group, and the book is still in your bag.',
      advice:
        'Keep an hour of quiet after busy company, and check one of your impressions by asking a simple question.',
    },
  },
  22: {
    mystic: {
      title: 'The Wish to Raise a Lighthouse',
      essence:
        'Your soul wants to set a light upon the rocks by which whole fleets will steer. Nothing smaller quite contents it, and you sense that light coming as others sense weather.',
      gift: 'You can love a work across many winters, trusting dawns that you have not seen. Stone by stone your dream learns to stand in the wind.',
      shadow:
        'You refuse the candle because it is no lighthouse, and sit needlessly in the dark. Beside the tower in your mind, all your hands have made looks small.',
      scene:
        'The others have gone below for coffee; you stay at the ship’s window, watching the bare headland. On the misted glass your finger has already drawn something there.',
      advice:
        'Honour the small light you made today, since every great lamp began as a single wick and a pair of hands.',
    },
    pragmatic: {
      title: 'The Wish to Build Something Lasting',
      essence:
        'You want to create a thing of real use that outlives the excitement of starting it. Practical idealism describes you well: the dream must be costed, and must serve many.',
      gift: 'You combine patience with ambition, and wait for the right foundations. Behind a large hope you see at once the budget, the site and the people.',
      shadow:
        'Ordinary life seems a delay to you, and you keep yourself under constant strain. Whatever you complete looks too small by the same evening.',
      scene:
        'Friends are showing you their new flat. While they talk of curtains you knock on the wall between kitchen and hall, and ask, kindly, whether it holds anything up.',
      advice:
        'Define the smallest version of your goal that would already help one person, and finish that before you enlarge it.',
    },
  },
  33: {
    mystic: {
      title: 'The Wish to Bless',
      essence:
        'You long to be rain upon a dry country, falling without asking for names. In the deepest chamber of you, love and duty share one flame.',
      gift: 'Grief grows quiet beside you, like waves that have reached their beach. No one leaves your garden without something green in their hands.',
      shadow:
        'You take every sorrow that you meet into your boat, until it is too heavy for the oars. And it puzzles you that someone would rather have walked.',
      scene:
        'Under the plane tree an old dog will not go on, and its owner is close to tears. You sit down on the kerb, on its other side, and presently all three of you get up.',
      advice: 'Stand on the bank when you reach out your hand, for the moon lifts the sea without ever falling in.',
    },
    pragmatic: {
      title: 'The Wish to Comfort',
      essence:
        'You want people to feel better for having known you. Compassion is your strongest motive, and you are at peace when you have put it into practice.',
      gift: 'You listen without haste, and your care continues after the crisis has passed: in March you still ask about what happened in October.',
      shadow:
        'Stopping seems selfish to you, so you overstep your limits until you snap at the wrong person. Asked what you would like yourself, you do not know.',
      scene:
        'A wrong number, and the voice is upset. Instead of ringing off you find out what the number should have been, read it out twice, and wish the caller luck with the landlord.',
      advice: 'Treat your own tiredness as you would that of a friend, and make the same allowance for it tonight.',
    },
  },
}
