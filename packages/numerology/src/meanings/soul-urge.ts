import type { CoreValue, Meanings } from './meaning.ts'

/** The Soul Urge: what a person quietly longs for, often unknown to others. */
export const soulUrgeMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The Ember of Becoming',
      essence:
        'In the hush before sleep you feel it: an ember that wants to be its own sun. You long to live by a law you have found yourself.',
      gift: 'This secret fire keeps you brave when the night is long and no star answers.',
      shadow: 'An ember guarded too fiercely may burn the hand that came to warm itself beside you.',
      advice: 'Whisper your true wish to the new moon, and take one step towards it before she is full.',
    },
    pragmatic: {
      title: 'The Wish to Stand Alone',
      essence:
        'At heart you want to make your own choices and be recognised for what you started. Being told how to do something drains you quickly.',
      gift: 'Your inner drive keeps going without outside praise, so you can persist where others lose interest.',
      shadow: 'It is tempting to feel competitive even with people you love, or ashamed of wanting to come first.',
      advice: 'Name one area of your life where you will decide alone, and one where you are glad to be a member.',
    },
  },
  2: {
    mystic: {
      title: 'The Longing for the Other Shore',
      essence:
        'Your heart is a tide that leans towards another coast. It dreams of two lights on the water, swaying as one.',
      gift: 'You love in half-tones and silences, and those near you feel held without knowing by what.',
      shadow: 'The sea that always gives way may wear its own coastline thin, and you with it.',
      advice: 'Tell the one you love where your shore begins, for the moon, too, keeps her distance and is faithful.',
    },
    pragmatic: {
      title: 'The Wish for Closeness',
      essence:
        'You want harmony and real companionship more than attention. A calm evening with someone who understands you counts as success.',
      gift: 'You are loyal and considerate, and you remember the small things that matter to people.',
      shadow: 'You could avoid a necessary conflict because the thought of distance frightens you.',
      advice: 'Practise a mild no with somebody safe, and notice how well your friendship survives it.',
    },
  },
  3: {
    mystic: {
      title: 'The Wish to Be Music',
      essence:
        'Deep in you a child sits on the moon and swings her feet. She wants to laugh, to be heard, and to make the world shimmer a little.',
      gift: 'Delight is your native star, and in your company others find theirs.',
      shadow: 'When nobody claps, you may dim your lantern and pretend you never cared to sing.',
      advice: 'Make something tonight that no one will see, and let your joy be its only witness.',
    },
    pragmatic: {
      title: 'The Wish to Be Heard',
      essence:
        'You want to express yourself and to share pleasure with people. A week without play or creative work leaves you flat.',
      gift: 'Your optimism is sincere, and it makes hard days easier for those around you.',
      shadow: 'You may look for approval when you really want understanding, and cover sadness with good humour.',
      advice: 'Tell a close friend one thing that is not going well for you, without turning it into an anecdote.',
    },
  },
  4: {
    mystic: {
      title: 'The Wish for Solid Ground',
      essence:
        'Your soul asks for earth beneath it, a threshold worn by its own steps, and stars that keep their places. In what endures you can breathe.',
      gift: 'Because you love what lasts, what you love tends to last.',
      shadow: 'Fear of the flood may tempt you to dam up rivers that only wished to pass.',
      advice:
        'Stand outside beneath the turning sky for a while, and feel that you can be steady while everything moves.',
    },
    pragmatic: {
      title: 'The Wish for Stability',
      essence:
        'You want a dependable life: clear agreements, honest work and a plan for tomorrow. Surprises are welcome mainly when you had time to prepare.',
      gift: 'Your inner sense of order lets you stay with a task until it is done properly.',
      shadow:
        'You are apt to hold back an honest feeling because it seems unpractical, or see risk where there is only novelty.',
      advice: 'Plan one unplanned afternoon each month, and let somebody else choose what you do with it.',
    },
  },
  5: {
    mystic: {
      title: 'The Call of the Open Sea',
      essence:
        'Something in you wakes when a sail goes by. You yearn for the taste of many waters and a horizon that keeps its promise of more.',
      gift: 'Your hunger for life is contagious, and grey harbours brighten when you tell of what you saw.',
      shadow: 'Now and then you take every anchor for a chain and cut a rope that was meant to hold you in love.',
      advice: 'Ask your heart whether it wants to flee or to discover, since the same moon shines on both departures.',
    },
    pragmatic: {
      title: 'The Wish for Freedom',
      essence:
        'You want room to move, to try things and to change your mind. Curiosity motivates you more than security does.',
      gift: 'You keep an open mind and rarely judge a life that differs from yours.',
      shadow: 'You can overdo pleasures or commitments and then escape from both.',
      advice: 'Choose one freedom that is essential to you, protect it openly, and be generous about the others.',
    },
  },
  6: {
    mystic: {
      title: 'The Wish to Be a Home',
      essence:
        'Your soul wants to be the lit window that a traveller sees through the rain. To love and be needed is the tide on which you rise.',
      gift: 'You bless ordinary things, and a shared cup becomes a small full moon in your hands.',
      shadow: 'You may keep the door open so long that the cold comes in and settles by your bed.',
      advice: 'Close the shutters some nights without guilt, for your rest is part of the house you keep.',
    },
    pragmatic: {
      title: 'The Wish to Be Needed',
      essence:
        'You want a warm home, fair relationships and people to look after. Being useful to those you love makes you content.',
      gift: 'You offer steady affection, and your sense of what is right guides your choices.',
      shadow:
        'You can easily confuse being loved with being indispensable, and worry about matters outside your control.',
      advice:
        'Let a family member or friend solve something in their own way this week, even if yours would be quicker.',
    },
  },
  7: {
    mystic: {
      title: 'The Wish to Know the Deep',
      essence:
        'You long for the quiet under the waves, where the light turns blue and thought grows clear. There your soul takes off its shoes.',
      gift: 'You are at ease with mystery, and it rewards you with pearls that hurry never finds.',
      shadow: 'Too long below, you may forget the sound of your own name on the lips of friends.',
      advice: 'Surface with each full moon to share bread and talk, and let your silence be richer for it.',
    },
    pragmatic: {
      title: 'The Wish to Understand',
      essence:
        'You want privacy, time to think and answers that hold up. Shallow conversation tires you more than hard work does.',
      gift: 'You have rich inner resources and are good company for yourself.',
      shadow: 'You might withdraw instead of saying that you are hurt, leaving people to guess.',
      advice: 'When you need to be alone, say so and say when you will be back.',
    },
  },
  8: {
    mystic: {
      title: 'The Wish to Move the Waters',
      essence:
        'A full moon rises in your chest and asks for an ocean. You long to set great things in motion and to feel their answering swell.',
      gift: 'You believe in your own current, and that faith can lift stranded boats.',
      shadow: 'Hungry tides may swallow the beach where you once played for no reason.',
      advice: 'Each month, do one thing that brings you no gain but gladness, and guard it as a treasure.',
    },
    pragmatic: {
      title: 'The Wish to Achieve',
      essence:
        'You want to accomplish something substantial and be respected for it. Having influence matters to you because you see what could be done with it.',
      gift: 'You think big, endure pressure and rarely waste a lesson.',
      shadow: 'Sometimes you hide your vulnerability, or feel worthless on a day without progress.',
      advice: 'Ask a friend what they value in you apart from your achievements, and write the answer down.',
    },
  },
  9: {
    mystic: {
      title: 'The Wish to Embrace the World',
      essence:
        'Your heart has the shape of the horizon, and it aches when any part of the circle is left in darkness. You long for a kinder sky.',
      gift: 'You love without borders, as rain does, and thirsty ground remembers your passing.',
      shadow: 'In love with everyone, you may keep your nearest waiting on the quay.',
      advice: 'Give to one single face the tenderness you hold for humankind, and look into your own mirror next.',
    },
    pragmatic: {
      title: 'The Wish to Do Good',
      essence:
        'You want your life to matter to more people than yourself. Unfairness upsets you, and beauty or generosity restores you.',
      gift: 'You forgive readily and find it natural to share what you have.',
      shadow: 'You may expect the same selflessness from others, and feel let down in silence.',
      advice: 'Ask directly for one thing you need, and treat a yes as a gift rather than a debt.',
    },
  },
  11: {
    mystic: {
      title: 'The Wish to Carry Light',
      essence:
        'You remember a brightness that you cannot place, and your soul keeps turning towards it like a flower of the night. You long to bring some of it back.',
      gift: 'Your dreams are thin places, where the stars lean in and tell you things.',
      shadow: 'After such visions the rooms of every day may seem dim, and you can forget to look for their lamps.',
      advice: 'Find the gleam in something humble, a spoon, a puddle, a passing smile, and you will be at home again.',
    },
    pragmatic: {
      title: 'The Wish to Uplift',
      essence:
        'You want to live by your ideals and to help people see further. Meaning comes first for you, and peace of mind depends on it.',
      gift: 'Your empathy and intuition give you an early sense of what is true for someone.',
      shadow: 'You absorb moods easily, and may idealise people until they disappoint you.',
      advice: 'Schedule quiet time after busy company, and check your impressions by asking a simple question.',
    },
  },
  22: {
    mystic: {
      title: 'The Wish to Leave a Lighthouse',
      essence:
        'Your soul wants to set a light upon the rocks that will turn long after you have gone to sleep. Nothing smaller quite consoles it.',
      gift: 'You can love a work across many winters, trusting dawns that you have not seen.',
      shadow: 'You tend to refuse the candle because it is no lighthouse, and sit needlessly in the dark.',
      advice:
        'Honour the small light you made today, since every great lamp was once a single wick and your own two hands.',
    },
    pragmatic: {
      title: 'The Wish to Build Something Lasting',
      essence:
        'You want to create a thing of real use that outlives the excitement of starting it. Practical idealism describes you well.',
      gift: 'You combine patience with ambition, so that you can wait for the right foundations.',
      shadow: 'You may feel that ordinary life is a delay, or put yourself under constant strain.',
      advice: 'Define the smallest version of your goal that would already help one person, and finish that first.',
    },
  },
  33: {
    mystic: {
      title: 'The Wish to Bless',
      essence:
        'You long to be rain upon a dry country, falling without asking for names. In the deepest chamber of you, love and duty share one flame.',
      gift: 'Grief grows quiet beside you, like waves that have reached their beach.',
      shadow: 'At times you believe that you must suffer with each sufferer, and so go under where you meant to save.',
      advice: 'Stand on the bank when you reach out your hand, for the moon lifts the sea without ever falling in.',
    },
    pragmatic: {
      title: 'The Wish to Heal Through Kindness',
      essence:
        'You want people to feel better for having known you. Compassion is your strongest motive, and you feel at peace when you can act on it.',
      gift: 'You listen without haste, and your care continues after the crisis has passed.',
      shadow: 'You may neglect your limits because stopping feels selfish.',
      advice: 'Treat your own tiredness as you would that of a friend, and make the same allowance for it.',
    },
  },
}
