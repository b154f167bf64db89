import type { CoreValue, Meanings } from './meaning.ts'

/** The Personality: how a person is met from outside, before anyone knows them well. */
export const personalityMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The Bright Blade of Dawn',
      essence:
        'You enter like the first ray over the water, and heads turn before anyone knows why. People sense a will that has already chosen its star.',
      gift: 'Your bearing lends courage, as a lone light on the headland steadies a whole fleet. Where you stand, even the wind seems to know its way.',
      shadow:
        'Many see only a gleam, as of a drawn blade, and keep a distance you never asked for. It occurs to no one to bring you tea.',
      scene:
        'You have come to the mountain hut for the first time, like everyone else. Before your rucksack is off, two walkers have asked you the way to the pass.',
      advice:
        'Let people see the softer colours in you, a doubt or a request, and you will be approached as well as admired.',
    },
    pragmatic: {
      title: 'Confident at First Sight',
      essence:
        'People find you capable, direct and sure of yourself. They expect you to take the lead, even on days when you would rather not.',
      gift: 'You look ready for a challenge, which earns you trust and responsibility early. Handshake, pace, short sentences: all of it says that the thing will be done.',
      shadow:
        'On first meeting you come across as impatient and hard to help. Offers dry up, because everyone assumes that you have it in hand.',
      scene:
        'It is your first day, and a courier comes in with a parcel that no one ordered. He walks past five people who have been there for years and holds out the pen to you.',
      advice:
        'Open your next introduction with a question, and wait for the full answer before you speak about your plans.',
    },
  },
  2: {
    mystic: {
      title: 'The Soft Face of the Moon',
      essence:
        'You arrive as moonlight does, without a sound, and the room is gentler for it. Others feel that they may lower their voices and their guard.',
      gift: 'Around you the shy ones bloom, like flowers that open only after dusk. Secrets come to you of their own accord, and stay.',
      shadow:
        'A quiet glow is overlooked by those who stare at torches. Others are praised for the light that you threw on them.',
      scene:
        'The family cat hides from every visitor. You take the chair by the door, look at no one, and before the tea is poured the cat is asleep on your coat.',
      advice:
        'Rise a little higher in your own sky: wear the bright scarf, finish your sentence, and let yourself be noticed.',
    },
    pragmatic: {
      title: 'Gentle and Approachable',
      essence:
        'At first sight you seem friendly, modest and a little shy. People sense that you will listen to the end and will not embarrass them.',
      gift: 'Nervous people are at ease with you within minutes. Both sides of a disagreement take you for their ally, and you are discreet enough to deserve it.',
      shadow:
        'You look undecided, and are taken for more compliant than you are. The extra shift, the middle seat and the difficult client all find their way to you.',
      scene:
        'Someone on the crowded platform has to ask which train goes to the airport. You see them look past thirty faces and choose yours.',
      advice:
        'Speak early in a group, even briefly, so that your view is on the table before you begin to adapt to the others.',
    },
  },
  3: {
    mystic: {
      title: 'The Dancing Comet',
      essence:
        'You cross a gathering with a bright tail of laughter, and for a while the night seems younger. People remember the shimmer long after you have left.',
      gift: 'With one turn of phrase you lighten a heavy hour, as if someone had opened a window. Beside you even the colours grow bolder.',
      shadow:
        'A comet is admired and seldom known, and you are loved for your light alone. On the day you come without it, people ask what is wrong.',
      scene:
        'The wind takes your hat across the whole square. You run, bow to the fountain, catch the hat on the third leap, and the tables outside the café applaud.',
      advice: 'Linger once in a while when the music stops, and let someone meet the quiet night behind your glitter.',
    },
    pragmatic: {
      title: 'Lively and Likeable',
      essence:
        'You come across as witty, expressive and fun to be with. Style, voice and stories make their impression at the door, and no one forgets your name.',
      gift: 'You start a conversation anywhere and make a stranger feel interesting. Dull occasions improve as soon as you are on the guest list.',
      shadow:
        'You seem less serious than you are, and talk most when you are nervous. Work that cost you whole evenings is put down to charm.',
      scene:
        'In the lift no one ever speaks. You get in on the second floor with a cake box, and by the sixth, three departments know the occasion and one is coming along.',
      advice: 'Pause after you have made your point, and let people see that you mean it.',
    },
  },
  4: {
    mystic: {
      title: 'The Standing Stone',
      essence:
        'People greet you as they would an old stone on the moor, with a hand laid upon it and a slower breath. Clouds hurry past, and you remain.',
      gift: 'Your steadiness is a shelter, and lost sheep and lost walkers find the lee side of you. Whatever you are told stays where it was put.',
      shadow:
        'From afar a stone looks cold, even one that has held a whole day of sun. Few wait for the evening to find out.',
      scene:
        'The fair has come and everyone is running somewhere. “We’ll meet by you,” they call over their shoulders, and you stand under the lamp with four jackets on your arm.',
      advice: 'Let a little of your stored warmth show this evening, in a smile or an unguarded word.',
    },
    pragmatic: {
      title: 'Solid and Trustworthy',
      essence:
        'You look dependable, sensible and well prepared. Others assume that what you say has been checked, and that you will be there at the hour agreed.',
      gift: 'You are the person people hand the keys to. Those who deal with you for the first time feel no need to have everything in writing.',
      shadow:
        'You appear stiff, more serious than you feel, and your caution is read as disapproval. Invitations to anything silly pass you by.',
      scene:
        'A family you have never seen before is going in for a swim. “Would you keep an eye on our bags?” they ask, and they leave the wallet on the towel, in plain view.',
      advice: 'Begin your next reply with what you like about the idea, and only then list what needs fixing.',
    },
  },
  5: {
    mystic: {
      title: 'The Spark on the Wind',
      essence:
        'You blow in with the scent of rain and foreign spice, and curtains lift. No one is certain where you came from, and everyone wants to know where you are going.',
      gift: 'Your restless sparkle reminds the settled that the world is wide. Near you everyone recalls a journey still to be made.',
      shadow:
        'Those who need a harbour doubt the promise of a breeze, even when you mean it. A place is laid for you with a question mark beside the fork.',
      scene:
        'You only came in to wait for the rain to stop. By the time it does, the landlady has fetched the atlas, two old men are disputing the course of a river, and your coat is dry.',
      advice: 'Come back on the very day you promised, and see how much wider the door opens.',
    },
    pragmatic: {
      title: 'Energetic and Curious',
      essence:
        'You give an impression of movement, humour and openness. Meeting you means hearing something new, and being asked a question that no one else asks.',
      gift: 'You get along with very different people and keep a group awake. Interviews, fairs and tables full of strangers show you at your best.',
      shadow:
        'You are thought unreliable and hard to pin down, often on no other evidence than your pace. The long project goes to a quieter candidate.',
      scene:
        'A class reunion, ten years on. Before they say “how are you” they ask where you are living now, and two of your old friends have a bet on the country.',
      advice: 'Confirm your plans in writing and arrive on time for a month, and see how your reputation shifts.',
    },
  },
  6: {
    mystic: {
      title: 'The Lamp in the Window',
      essence:
        'Faces soften when they turn to you, as if they had seen a light left burning for them. You wear kindness like an old shawl, without noticing it.',
      gift: 'Children, strays and tired travellers come to you at once, as if they had been given your address. Bread seems fresher when it is you who break it.',
      shadow:
        'Many hands reach for a lamp, and no one asks after the oil. You are so plainly at home that people take you for the house itself.',
      scene:
        'It is someone else’s party in someone else’s house. All the same, three guests have asked you where the glasses are, and by now you know.',
      advice:
        'When you are tired, draw the curtain and say good night early; those who are fond of you will learn to knock.',
    },
    pragmatic: {
      title: 'Warm and Responsible',
      essence:
        'People who meet you see someone caring, fair and settled. They tell you their worries sooner than they meant to, often before the coats are off.',
      gift: 'You create a sense of welcome, and your taste shows in the places you arrange. Those who come in with hunched shoulders leave with straighter ones.',
      shadow:
        'You come across as protective to the point of interfering. And since you always look as if you had time to spare, everyone’s small errands land in your basket.',
      scene:
        'In the queue at the chemist’s you have said only “after you”. Two minutes later you have been shown photographs of a cat, a wedding and a leaking roof.',
      advice: 'Before you agree to help, say kindly how long you have: ten minutes, an hour, Saturday morning.',
    },
  },
  7: {
    mystic: {
      title: 'The Veil of Mist',
      essence:
        'You stand in company as an island stands in morning mist, near and unreachable at once. Others feel that you know something the tide has told you.',
      gift: 'Your stillness invites the deeper question, and small talk falls asleep at your feet. What you say arrives slowly, like a bell across water.',
      shadow:
        'Mist is taken for indifference, and boats turn away from a shore that was hoping for them. Behind it you wonder why the bay is so quiet.',
      scene:
        'At the long table the seat beside yours is the last to be filled. The latecomer who had no choice is still there at midnight, and speaks for weeks of what you said.',
      advice: 'At the next gathering send three signals out of the mist: a greeting, a question and a smile.',
    },
    pragmatic: {
      title: 'Reserved and Thoughtful',
      essence:
        'You come across as intelligent, private and a little mysterious. People respect you before they feel they know you, and choose their words when you are there.',
      gift: 'When you speak, others listen, because you seldom say what you have not considered. Your “I don’t know” is worth more than many an opinion.',
      shadow:
        'You look aloof or sceptical when you are simply observing. Rumour fills the gap, and the person it describes is colder than you are.',
      scene:
        'The joke has gone round the table and everyone looks to see whether you are laughing. You were only working out why it is funny, and the teller is already apologising.',
      advice:
        'When you meet someone new, share one detail early, something small and true: the song you woke up with, the street where you grew up.',
    },
  },
  8: {
    mystic: {
      title: 'The Crown of the High Tide',
      essence:
        'You carry yourself like the sea at its fullest, calm because it has nothing to prove. Doors feel the pressure and open.',
      gift: 'In your presence scattered boats fall into formation and remember their errand. The wind itself appears to have an appointment with you.',
      shadow:
        'A crown weighs on the brow that wears it, and few think to ask whether yours is heavy. The timid see only a wall of sea, and wait for it to go down.',
      scene:
        'You have wandered into the auction out of curiosity, in an old coat, with a bag of oranges. You scratch your ear, the room falls silent, and the clock is very nearly yours.',
      advice: 'Tell someone when your strength is at the ebb; the sea is loved at low tide too.',
    },
    pragmatic: {
      title: 'Strong and Competent',
      essence:
        'You give the impression of authority and good judgement. People assume that you are in charge before you have said a word.',
      gift: 'You inspire confidence in a crisis, and others adjust to your pace. Suppliers, officials and head waiters take you seriously on sight.',
      shadow:
        'You intimidate quieter people, and seem interested only in outcomes. The best objection in the room is kept from you out of politeness.',
      scene:
        'The soup has come to the table cold. The waiter hears the host’s complaint to the end, nods, and then turns to you to ask what should be done.',
      advice: 'Thank people for how they worked as well as for what they delivered, and be specific when you do it.',
    },
  },
  9: {
    mystic: {
      title: 'The Traveller in the Wide Cloak',
      essence:
        'You seem to have come a long way under many skies, and to have brought room for everyone in the folds of your cloak. A hush of old harbours goes with you.',
      gift: 'People feel larger beside you, as one does on a cliff at night before the uncounted stars. From up there quarrels look as small as village lamps.',
      shadow:
        'A wide cloak hides its wearer, and you seem to belong to all and to none. Those who love you look for the seam, and find only cloth.',
      scene:
        'In a border village you ask an old woman for water. She talks as if you had come home, and you leave with a blessing and a cheese.',
      advice:
        'Show one person the patched lining of your cloak, some mistake or longing, and travel in better company.',
    },
    pragmatic: {
      title: 'Gracious and Worldly',
      essence:
        'You appear broad-minded, generous and slightly above petty concerns. Different kinds of people feel accepted by you, and credit you with more journeys than you have made.',
      gift: 'Your charm works across age and background. The apprentice and the chair of the board both believe that you were especially pleased to see them.',
      shadow:
        'You seem distant, and more sure of your moral ground than you intend. People tidy up their opinions before they bring them to you.',
      scene:
        'At the wedding you are seated between an uncle whom no one talks to and a cousin who speaks only Polish. No one asked you; the seating plan simply counted on you.',
      advice: 'Admit an ordinary mistake out loud now and then, and let people see that you laugh at yourself.',
    },
  },
  11: {
    mystic: {
      title: 'The Shimmer at the Edge',
      essence:
        'There is a faint aurora about you, green and rose, that most people feel rather than see. They leave your side with a thought they did not have before.',
      gift: 'Without intending it you wake the dreamer in others, like starlight on a half-closed eye. You are shown poems that have lain for years in a drawer.',
      shadow:
        'You appear to be elsewhere, listening to music that no one else can hear. So people speak to you more loudly, or leave you alone with it.',
      scene:
        'On the pier a fisherman who has not turned his head all afternoon holds out his flask to you. “You saw it too,” he says, and does not say what.',
      advice:
        'When your thoughts drift off, touch the table, speak the other person’s name, and come back to the conversation.',
    },
    pragmatic: {
      title: 'Sensitive and Striking',
      essence:
        'You make an unusual impression: refined, perceptive and a bit different. People are curious about how you think, and a passing remark of yours stays with them.',
      gift: 'You encourage others by taking their half-formed hopes seriously. Ten minutes with you, and a thing they had almost given up sounds possible again.',
      shadow:
        'You come across as nervous or dreamy when too much reaches you at once. Praise makes you look at the floor, and some call it pride.',
      scene:
        'The hairdresser has known you for a quarter of an hour. “I always meant to go back to drawing,” you hear behind you, and the scissors hang in the air until you answer.',
      advice: 'Prepare one plain sentence that explains what you do, and use it when you feel watched.',
    },
  },
  22: {
    mystic: {
      title: 'The Mountain under Stars',
      essence:
        'Seen from the valley, you are a dark outline with the constellations resting on your shoulders. People feel there is something in you that could bear great weight.',
      gift: 'Your calm steadies the nervous, and climbers take heart from the sight of you. Rivers of very different tempers set out from your side.',
      shadow:
        'Few bring flowers to a mountain, and you miss the small affections given to hills. Your silence is admired as grandeur on days when you only wanted a chat.',
      scene:
        'At the edge of the village the river is rising, and people stand about with sandbags. You have brought nothing but coffee; they make way and show you the plan of the dyke.',
      advice: 'Come down from the mountain to the meadow now and then, and dance; the stars will keep your place.',
    },
    pragmatic: {
      title: 'Capable of Large Undertakings',
      essence:
        'You come across as calm, practical and able to handle serious responsibility. Others bring you the big problems first, and take your silence for a plan.',
      gift: 'Your presence makes an ambitious plan sound reasonable. People who left each other’s letters unanswered sit down at the table because you will be there.',
      shadow:
        'You seem too busy or too important for ordinary company. People apologise before they ring you, and one day they no longer ring.',
      scene:
        'Over lunch you remark that the station needs a bench. On Monday there is a folder on your desk with a drawing, three estimates and a space for your initials.',
      advice: 'Make time for a talk that has no purpose, and leave your plans out of it.',
    },
  },
  33: {
    mystic: {
      title: 'The Halo round the Moon',
      essence:
        'A ring of gentle light goes with you, the kind that farmers read as a sign of rain after drought. People bring you their cracked cups, trusting you will not laugh.',
      gift: 'Just by turning your face to someone you make them feel forgiven. Where you sit down the evening slows, and even the clock seems kinder.',
      shadow:
        'Those who see a halo forget that you, inside it, also grow tired and cross. You are thanked so often for your patience that you dare not lose it.',
      scene:
        'At the open-air concert a lost child looks along the faces, passes two uniforms, and puts a sticky hand into yours. In return you are given half a biscuit.',
      advice: 'Laugh loudly, spill your tea, be human in plain sight, and let your halo look after itself.',
    },
    pragmatic: {
      title: 'Kind in a Way People Notice',
      essence:
        'You strike people as compassionate, sincere and quietly wise. They ask for your advice at a first meeting, and lower their voices to do so.',
      gift: 'A tense situation calms down when you give it your full attention. Even those who came to complain find that they would rather be understood.',
      shadow:
        'You are put on a pedestal, and feel that you have no right to a bad day. A sharp word that others would be forgiven is held against you for a year.',
      scene:
        'You are new on the committee and have spoken once, about the tea. Afterwards three members wait by the door, each hoping that the other two will go first.',
      advice: 'Tell people plainly when you are not available, so that your kindness stays a choice.',
    },
  },
}
