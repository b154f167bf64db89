import type { CoreValue, Meanings } from './meaning.ts'

/** The Personality: how a person is met from outside, before anybody knows them well. */
export const personalityMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The Bright Blade of Dawn',
      essence:
        'You enter like the first ray over the water, and heads turn before they know why. People sense a will that has already chosen its star.',
      gift: 'Your bearing lends courage, as a lone light on the headland steadies a whole fleet.',
      shadow: 'Some may see only the gleam of the blade and keep a distance you never asked for.',
      advice: 'Let the softer colours of your sunrise be seen, and you will be approached as well as admired.',
    },
    pragmatic: {
      title: 'Confident at First Sight',
      essence:
        'People meet you as capable, direct and sure of yourself. They expect you to take the lead, even on days when you would rather not.',
      gift: 'You look ready for a challenge, which earns you trust and responsibility early.',
      shadow: 'You can come across as impatient or hard to help.',
      advice:
        'Open your next introduction with a question, and wait for the full answer before you speak about your plans.',
    },
  },
  2: {
    mystic: {
      title: 'The Soft Face of the Moon',
      essence:
        'You arrive as moonlight does, without a sound, and the room is gentler for it. Others feel that they may lower their voices and their guard.',
      gift: 'Around you, the shy ones bloom like flowers that open only after dusk.',
      shadow: 'So quiet a glow may be overlooked by those who stare at torches, and you might feel unseen.',
      advice: 'Rise a little higher in your own sky, wear the silver, say the sentence, and let yourself be noticed.',
    },
    pragmatic: {
      title: 'Gentle and Approachable',
      essence: 'You make a friendly, modest impression. People sense that you will listen and will not embarrass them.',
      gift: 'You put nervous people at ease within minutes.',
      shadow: 'You may look undecided, or be taken for more compliant than you are.',
      advice:
        'Speak early in a group, even briefly, so that your view is on the table before you start to accommodate.',
    },
  },
  3: {
    mystic: {
      title: 'The Dancing Comet',
      essence:
        'You cross a gathering with a bright tail of laughter, and for a while the night seems younger. People remember the shimmer long after you have left.',
      gift: 'You can loosen a heavy hour with one turn of phrase, like a lantern set swinging.',
      shadow: 'Comets are wished upon and seldom known, and you may be loved for your light alone.',
      advice: 'Linger once in a while when the music stops, and let someone meet the quiet night behind your glitter.',
    },
    pragmatic: {
      title: 'Lively and Likeable',
      essence:
        'You come across as witty, expressive and fun to be with. Your style and your stories make an immediate impression.',
      gift: 'You can start a conversation anywhere and make a stranger feel interesting.',
      shadow: 'You tend to seem less serious than you are, or talk when you are nervous.',
      advice: 'Pause after you have made your point, and let people see that you mean it.',
    },
  },
  4: {
    mystic: {
      title: 'The Standing Stone',
      essence:
        'You are met as one meets an old stone on the moor, with a hand laid upon it and a slower breath. Clouds hurry past, and you remain.',
      gift: 'Your steadiness is a shelter, and lost sheep and lost souls find the lee side of you.',
      shadow: 'From afar a stone may look cold, though you have held the whole day of sun within.',
      advice: 'Let a little of your stored warmth show by starlight, in a smile or an unguarded word.',
    },
    pragmatic: {
      title: 'Solid and Trustworthy',
      essence: 'You look dependable, sensible and well prepared. Others assume that what you say has been checked.',
      gift: 'You are the person people hand the keys to.',
      shadow: 'You can appear stiff or overly serious, and your caution may read as disapproval.',
      advice: 'Begin your reply with what you like about an idea, and only then list what needs fixing.',
    },
  },
  5: {
    mystic: {
      title: 'The Spark on the Wind',
      essence:
        'You blow in with the scent of rain and foreign spice, and curtains lift. Nobody is certain where you came from, but all want to know where you are going.',
      gift: 'Your restless sparkle reminds the settled that the world is wide beneath the moon.',
      shadow: 'Those who need a harbour may doubt the promise of a breeze, even when you mean it.',
      advice: 'Return to one shore on the day you said you would, and watch how your freedom gains in grace.',
    },
    pragmatic: {
      title: 'Energetic and Curious',
      essence:
        'You give an impression of movement, humour and openness. Meeting you usually means hearing something new.',
      gift: 'You get along with very different people and keep a group awake.',
      shadow: 'You may be thought unreliable, or hard to pin down.',
      advice: 'Confirm your plans in writing and arrive on time for a month, and see how your reputation shifts.',
    },
  },
  6: {
    mystic: {
      title: 'The Lamp in the Window',
      essence:
        'Faces soften when they turn to you, as if they had seen a light left burning for them. You wear kindness like a shawl woven from evening.',
      gift: 'Children, strays and tired travellers know you at once by some old star.',
      shadow: 'Many hands may reach for a lamp, and you can be mistaken for a hearth that asks for no wood.',
      advice: 'Draw the curtain gently when your oil runs low, and those who love you will learn to knock.',
    },
    pragmatic: {
      title: 'Warm and Responsible',
      essence: 'People see someone caring, fair and settled. They tell you their worries sooner than they meant to.',
      gift: 'You create a sense of welcome, and your taste shows in the places you arrange.',
      shadow: 'You can come over as protective to the point of interfering.',
      advice: 'Decide beforehand how much time you will give a request, and mention it kindly at the start.',
    },
  },
  7: {
    mystic: {
      title: 'The Veil of Mist',
      essence:
        'You stand in company as an island stands in morning mist, near and unreachable at once. Others feel that you know something the tide has told you.',
      gift: 'Your stillness invites the deeper question, and small talk falls asleep at your feet.',
      shadow: 'Your mist can be taken for indifference, and boats may turn away from a shore that was hoping for them.',
      advice: 'Let your lantern swing three times, a greeting, a question, a smile, and somebody will row across.',
    },
    pragmatic: {
      title: 'Reserved and Thoughtful',
      essence:
        'You come across as intelligent, private and a little mysterious. People tend to respect you before they feel they know you.',
      gift: 'When you speak, others listen, because you seldom say what you have not considered.',
      shadow: 'At times you look aloof or sceptical when you are simply observing.',
      advice: 'When you meet someone new, share one personal detail early on, something small and true.',
    },
  },
  8: {
    mystic: {
      title: 'The Crown of the High Tide',
      essence:
        'You carry yourself like the sea at its fullest, calm because it has nothing to prove. Doors feel the pressure and open.',
      gift: 'In your presence scattered boats fall into formation and remember their errand.',
      shadow: 'A crown of water may still weigh upon the brow, and few think to ask you whether it is heavy.',
      advice: 'Show someone your ebb as well as your flow, for the moon is loved in all her shapes.',
    },
    pragmatic: {
      title: 'Strong and Competent',
      essence:
        'You give the impression of authority and good judgement. People assume that you are in charge, sometimes before you have said a word.',
      gift: 'You inspire confidence in a crisis, and others adjust to your pace.',
      shadow: 'You might intimidate quieter people, or seem interested only in outcomes.',
      advice: 'Thank people for how they worked as well as for what they delivered, and be specific when you do it.',
    },
  },
  9: {
    mystic: {
      title: 'The Traveller in the Wide Cloak',
      essence:
        'You seem to have come a long way under many skies, and to have brought room for everyone in the folds of your cloak. A hush of old harbours goes with you.',
      gift: 'People feel larger beside you, as one does on a cliff at night before the uncounted stars.',
      shadow: 'So wide a cloak may keep the wearer hidden, and you can seem to belong to all and to none.',
      advice: 'Let one person see the patched lining of your cloak, and you will feel less alone on the road.',
    },
    pragmatic: {
      title: 'Gracious and Worldly',
      essence:
        'You appear broad-minded, generous and slightly above petty concerns. Different kinds of people feel accepted by you.',
      gift: 'You have a natural charm that works across age and background.',
      shadow: 'You can seem distant, or more sure of your moral ground than you intend.',
      advice: 'Admit an ordinary mistake out loud now and then, and let people see that you can laugh at yourself.',
    },
  },
  11: {
    mystic: {
      title: 'The Shimmer at the Edge',
      essence:
        'There is a faint aurora about you, green and rose, that most people feel rather than see. They leave your side with a thought they did not have before.',
      gift: 'Without intending it you wake the dreamer in others, like starlight on a half-closed eye.',
      shadow: 'You may appear to be elsewhere, listening to a music that nobody else can follow.',
      advice: 'Touch the table, speak their name, and let your light land where the two of you are sitting.',
    },
    pragmatic: {
      title: 'Sensitive and Striking',
      essence:
        'You make an unusual impression: refined, perceptive and a bit different. People are often curious about how you think.',
      gift: 'You encourage others by taking their half-formed hopes seriously.',
      shadow: 'You can come across as nervous or dreamy when too much reaches you at once.',
      advice: 'Prepare one plain sentence that explains what you do, and use it when you feel watched.',
    },
  },
  22: {
    mystic: {
      title: 'The Mountain under Stars',
      essence:
        'Seen from the valley, you are a dark outline with the constellations resting on your shoulders. People feel there is something in you that could bear great weight.',
      gift: 'Your quiet scale steadies nervous weather, and climbers take heart from the sight of you.',
      shadow: 'Few bring flowers to a mountain, and you may miss the small affections given to hills.',
      advice: 'Come down to the meadow at times and be one of the dancers, for the stars will keep your place.',
    },
    pragmatic: {
      title: 'Capable of Anything Large',
      essence:
        'You come across as calm, practical and able to handle serious responsibility. Others tend to bring you the big problems first.',
      gift: 'Your presence makes an ambitious plan sound reasonable.',
      shadow: 'You might seem too busy or too important for ordinary company.',
      advice: 'Make time for a talk that has no purpose, and leave your plans out of it.',
    },
  },
  33: {
    mystic: {
      title: 'The Halo round the Moon',
      essence:
        'A ring of gentle light goes with you, the kind that sailors read as a sign of coming rain after drought. People bring you their cracked cups, trusting you will not laugh.',
      gift: 'Just by turning your face to someone you can make them feel forgiven.',
      shadow: 'Those who see a halo may forget that you, inside it, also grow tired and cross.',
      advice: 'Laugh loudly, spill your tea, be human in plain sight, and let the ring of light look after itself.',
    },
    pragmatic: {
      title: 'Kind in a Way People Notice',
      essence:
        'You strike people as compassionate, sincere and quietly wise. They often ask for your advice on a first meeting.',
      gift: 'You can calm a tense situation simply by giving it your full attention.',
      shadow: 'You tend to be put on a pedestal, and feel that you have no right to a bad day.',
      advice: 'Tell people plainly when you are not available, so that your kindness stays a choice.',
    },
  },
}
