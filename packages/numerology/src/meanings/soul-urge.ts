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
        'Guard your fire too fiercely, and no one comes near to warm their hands. Rather than be told how to lay the logs, you sit in the cold.',
      scene:
        'The path to the headland is signposted, and you take the other one. At the top, scratched to the knee, you have the whole bay to yourself.',
      advice: 'Whisper your true wish to the new moon, and take one step towards it before she is full.',
    },
    pragmatic: {
      title: 'The Wish to Decide for Yourself',
      essence:
        'At heart you want to make your own choices and be recognised for what you started. Being told how to do a thing drains you faster than doing it twice.',
      gift: 'Your drive does not depend on applause. You hold to a private aim for months while no one asks about it.',
      shadow:
        'You compete even with people you love, and are ashamed of how much you want to come first. You ask for advice, and refuse it before hearing half of it.',
      scene:
        'The recipe says an hour at 180 degrees. You close the book, set the oven to 160, and do not mind that dinner is at ten: from tonight the recipe is yours.',
      advice:
        'Name one area of your life where you will decide alone, and one where you will gladly go along with the majority.',
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
        'Two cups stand on the step, and one of them has gone cold. It is the hour when swallows give way to bats, and you had hoped to share it.',
      advice: 'Tell someone dear to you where your limits are; the moon, too, keeps her distance and is faithful.',
    },
    pragmatic: {
      title: 'The Wish for Closeness',
      essence:
        'You want harmony and real companionship more than attention. A calm evening with someone who understands you counts as success, and a cool tone at breakfast spoils the day.',
      gift: 'You are loyal and considerate, and you remember what matters to people: the interview on Thursday, the dislike of coriander, the name of the dog.',
      shadow:
        'A necessary argument is put off for weeks because the thought of distance frightens you. Meanwhile you say “whatever you like”, and hope that someone sees through it.',
      scene:
        'A message ends in a full stop instead of the usual kiss. You draft, delete, and finally ask whether all is well. It is: your friend was running for a bus.',
      advice:
        'Practise saying a mild no to someone safe, over a film or a restaurant, and notice how well your friendship survives it.',
    },
  },
  3: {
    mystic: {
      title: 'The Wish to Be Music',
      essence:
        'Deep in you something hums all day long and asks to be let out. It wants to laugh, to be heard, and to make the world shimmer a little before dark.',
      gift: 'Delight is your native star, and in your company others find theirs. Even what grieves you comes out, in the end, as a song.',
      shadow:
        'When no one claps you dim your lantern and pretend you never cared to sing. The hush while you sing feels like winter to you, though it is only people listening.',
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
        'You post a photograph of the cake, crooked layer and all. In the next hour you look at the phone nine times, and you read the best comment out in the kitchen.',
      advice: 'Tell a close friend one thing that is not going well for you, without turning it into an anecdote.',
    },
  },
  4: {
    mystic: {
      title: 'The Wish for Solid Ground',
      essence:
        'Your soul asks for earth beneath it, a threshold worn by its own steps, and stars that keep their places. Among things that endure, you breathe freely.',
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
      gift: 'An inner sense of order keeps you at a task until it is done properly. You keep even the promises you make only to yourself.',
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
        'You take every anchor for a chain, and cut the ropes by which love was holding you. When you come back, the empty quay surprises you.',
      scene:
        'The suitcase never quite goes back on top of the wardrobe. It stands by your bed with a summer hat in it, and some evenings you snap the clasps to hear them.',
      advice:
        'When the wind next calls you away, ask whether you are fleeing or discovering; seen from the quay, the two look alike.',
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
      gift: 'Ordinary things turn festive in your hands: a shared cup, a clean cloth, a candle on a Tuesday. Whoever has sat at your table carries some warmth down the road.',
      shadow:
        'You keep the door open so long that the cold comes in and settles by your bed. And you count, without meaning to, the guests who never swept the step.',
      scene:
        'There is a key under the blue flowerpot, and half the street knows it. At dusk you come home to a lit kitchen and two neighbours talking.',
      advice: 'Keep your door closed one evening a week without guilt, for your rest is part of the house you keep.',
    },
    pragmatic: {
      title: 'The Wish to Be Needed',
      essence:
        'You want a warm home, fair relationships and people to look after. Being useful to those you love makes you content, and their quarrels follow you through the day.',
      gift: 'Your affection is steady, and a firm sense of what is right guides your choices. You show love in things that get eaten, worn or mended.',
      shadow:
        'Being loved and being indispensable look the same to you, and you help before you are asked. At night you turn over matters that everyone else has forgotten.',
      scene:
        'A friend is in bed with a cold. At six you are at the door with broth, lemons and a crossword, and are a little sorry to hear that someone has already been.',
      advice: 'Let a friend or relative solve one thing in their own way this week, even if yours is quicker.',
    },
  },
  7: {
    mystic: {
      title: 'The Wish to Know the Deep',
      essence:
        'You long for the quiet under the waves, where the light turns blue and thought grows clear. Your soul takes off its shoes there.',
      gift: 'You are at ease with mystery, and it rewards you with pearls that hurry never finds. You can carry a question for years, as others carry a smooth stone.',
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
        'Something in you pulls like the full moon and asks for an ocean. You long to set great things in motion and to feel their answering swell.',
      gift: 'You believe in your own current, and that faith lifts stranded boats. Where others see a sandbank, you are counting the hours to high water.',
      shadow:
        'Your hungry tide swallows the beach where you once played for no reason. You want so much to be strong that tenderness has to come in by the back door.',
      scene:
        'Beside the stream you stop at the old mill and say nothing. You lay a hand on the great wheel, lean on it, just to try, and feel it give by a hand’s breadth.',
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
        'Your heart is as wide as the horizon, and it aches for whatever is left in darkness. You long for a kinder sky.',
      gift: 'You love without borders, as rain does, and thirsty ground remembers where you went. Few of your grudges last a whole winter.',
      shadow:
        'In love with everyone, you keep your nearest waiting on the quay. The sorrow of a distant coast reaches you before the sigh in the next room.',
      scene:
        'Outside the town hall two strangers have just been married. You stop with your leeks under your arm, and as the confetti goes up your eyes fill.',
      advice:
        'Give one person today the tenderness you hold for humankind, and this evening give it to the face in your mirror.',
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
        'Your soul wants to set a light upon the rocks by which whole fleets will steer. Nothing smaller quite contents it, and on clear nights you can already picture the beam.',
      gift: 'You can love a piece of work through many winters, trusting dawns that you have not seen. Stone by stone your dream learns to stand in the wind.',
      shadow:
        'You refuse the candle because it is no lighthouse, and sit needlessly in the dark. Beside the tower in your mind, everything your hands have made looks small.',
      scene:
        'The others have gone below for coffee; you stay at the ship’s window, watching the bare headland. On the misted glass your finger has already drawn a tower.',
      advice:
        'Tonight name one small thing that your hands have finished, since every great lamp began as a single wick.',
    },
    pragmatic: {
      title: 'The Wish to Build Something Lasting',
      essence:
        'You want to create something of real use that outlives the excitement of starting it. Practical idealism describes you well: the dream must be costed, and must serve many.',
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
        'You long to be rain upon a dry country, falling without asking for names. Deep inside you, love and duty share one flame.',
      gift: 'Grief grows quiet beside you, like waves that have reached their beach. No one leaves your garden without something green in their hands.',
      shadow:
        'You take every sorrow that you meet into your boat, until it is too heavy for the oars. And it puzzles you that someone would rather have walked.',
      scene:
        'Under the plane tree an old dog will not go on, and its owner is close to tears. You sit down on the kerb, on the dog’s other side, and presently all three of you get up.',
      advice:
        'Before you next offer help, decide how much time you can give; the moon lifts the sea without ever falling in.',
    },
    pragmatic: {
      title: 'The Wish to Comfort',
      essence:
        'You want people to feel better for having known you. Compassion is your strongest motive, and you are at peace when you have put it into practice.',
      gift: 'You listen without haste, and your care continues after the crisis has passed: in March you still ask about what happened in October.',
      shadow:
        'Stopping seems selfish to you, so you go on past your limits until you snap at the wrong person. Asked what you would like yourself, you do not know.',
      scene:
        'A wrong number, and the voice is upset. Instead of ringing off you find out what the number should have been, read it out twice, and wish the caller luck with the landlord.',
      advice: 'Treat your own tiredness as you would that of a friend, and make the same allowance for it tonight.',
    },
  },
}
