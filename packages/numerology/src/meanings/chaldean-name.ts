import type { CoreValue, Meanings } from './meaning.ts'

/** The Chaldean root of the name one goes by, under the planets that Cheiro gives the numbers. */
export const chaldeanNameMeanings: Meanings<Exclude<CoreValue, 33>> = {
  1: {
    mystic: {
      title: 'The Name Written in Gold',
      essence:
        'On the old tablets your name would be pressed beneath the disc of the Sun, in the line kept free for kings.',
      gift: 'Called across a square, your name lifts heads as daybreak does, and lends people courage.',
      shadow: 'Gold leaf is thin, and you polish the letters until you forget that there is clay beneath.',
      scene: 'No one dares ring at the dark house. You ring, say your name, and upstairs three windows light up.',
      advice: 'Write your name at the head of a page, and under it what you want to begin.',
    },
    pragmatic: {
      title: 'A Name That Leads',
      essence: 'With the Sun’s number at its root, the name you use sounds like a plan, and people look to you first.',
      gift: 'Your name helps you to start things, to introduce yourself and to be remembered by those who decide.',
      shadow: 'You are asked the way so often that you stop asking it yourself.',
      scene: 'A sign-up sheet goes round, empty. You put your name at the top, and when it comes back it is full.',
      advice: 'Next time you sign first, ask yourself whether you would also have signed last.',
    },
  },
  2: {
    mystic: {
      title: 'The Name Written on Water',
      essence:
        'The star-watchers set your name under the Moon, and it comes and goes on other people’s lips like a tide.',
      gift: 'Spoken softly, your name opens people whom no key has opened, for it asks nothing and reflects everything.',
      shadow: 'So fluid a name takes the shape of every jug, until you no longer know your own.',
      scene:
        'On the bench by the pond someone says, “You must be the one who listens.” The ducks have heard it before.',
      advice: 'Write your name on a misted window, and watch which letter stays the longest.',
    },
    pragmatic: {
      title: 'A Name That Invites',
      essence: 'Two is the Moon’s number, and gentle at the root of a name: people tell you what they tell few others.',
      gift: 'Such a name suits work done side by side, in which trust counts more than volume.',
      shadow: 'The soft sound makes others think that you have agreed, and you let it stand.',
      scene:
        'New in the choir, you have said only who you are. By the break you know about the knee, the sister and the flat.',
      advice: 'Introduce yourself once this week with a clear wish in the same sentence.',
    },
  },
  3: {
    mystic: {
      title: 'The Name Beneath the Cedar',
      essence:
        'Jupiter walks about your name as a priest walks about his grove, and each vowel in it is a lamp freshly filled.',
      gift: 'In the shade of your name there is room to stand upright, and even beggars speak like guests.',
      shadow: 'A censer clouds the head of whoever swings it, and you hear a hymn in every plain “good morning”.',
      scene: 'The speech was to last two minutes. The candles have burned low, and an uncle is asleep with a smile.',
      advice: 'Lend your name to a beginner’s project, and stand by it.',
    },
    pragmatic: {
      title: 'A Name With Authority',
      essence:
        'Jupiter’s three gives your name a ring of learning and good order, and others readily put you in charge.',
      gift: 'The name supports you when you teach, publish or speak for a group.',
      shadow: 'Expectations are high, your own highest of all, and you avoid whatever would show you as a beginner.',
      scene: 'First pottery lesson. You have told the group how kilns work; your bowl has just folded in on itself.',
      advice: 'Put your name to something unfinished, and ask for honest remarks.',
    },
  },
  4: {
    mystic: {
      title: 'The Name From the Far Side',
      essence:
        'Above a door left open for a wanderer whom no one had yet seen, your name is carved under the sign of Uranus.',
      gift: 'Your name rings a quarter-tone away from the other bells, so that the odd and the brave can find you.',
      shadow: 'You explain yourself at every gate, even at those that stood open.',
      scene:
        'The whole lane has hung its lanterns in a row. Yours swings from the chimney, upside down, and the children love it.',
      advice: 'Show someone the strangest thing you have made, by daylight and without apologising.',
    },
    pragmatic: {
      title: 'A Name That Stands Apart',
      essence: 'Four belongs to Uranus: with such a root you are noticed as different, often before you have spoken.',
      gift: 'Your name gives you licence to be original, which a smoother one would have to earn.',
      shadow: 'You oppose out of habit, and people oppose you back before they have heard the point.',
      scene:
        'Eleven hands go up for the blue version. Yours stays down, and the chairwoman sighs, “Well, let’s hear it.”',
      advice: 'Win two allies for an unusual idea before you show it to everyone.',
    },
  },
  5: {
    mystic: {
      title: 'The Name on Winged Feet',
      essence:
        'Mercury has tied his sandals to your name, and it is back from the harbour while others clear their throats.',
      gift: 'Your name crosses any threshold like a breeze that smells of figs, and even the guards smile.',
      shadow: 'Before the tea is poured you are on the road again, and friends get your news from others.',
      scene:
        'In a distant village you give your name. “So it’s you,” says the woman at the well, and moves her basket aside.',
      advice: 'Stay at one table until you have heard the whole of a story.',
    },
    pragmatic: {
      title: 'A Name That Travels',
      essence:
        'Five at the root is Mercury’s sign: your name is picked up quickly and passed on, and makes contact easy.',
      gift: 'Such a root helps with whatever depends on speech, trade, wit and quick sympathy.',
      shadow: 'You say everything so lightly that people laugh even when you are serious.',
      scene:
        'Between two platforms you swap numbers with a man carrying a cello. He is the fourth new contact since Tuesday, filed under “cello”.',
      advice: 'Follow up one new acquaintance properly instead of making three more.',
    },
  },
  6: {
    mystic: {
      title: 'The Name in Rose and Copper',
      essence: 'Venus was bathing when your name was first spoken, and a drop of that water hangs from it still.',
      gift: 'Whoever says your name grows a little kinder, and gardens have been planted for less.',
      shadow: 'Sweetness draws wasps as well as bees, and you would rather not tell the one from the other.',
      scene:
        'The rose-seller is closing her stall. She gives you the last bunch, a little bent, and then stays to talk.',
      advice: 'Say your name aloud in the morning, once and slowly, as you would smell a flower.',
    },
    pragmatic: {
      title: 'A Name People Like',
      essence:
        'Venus rules the six, and a name with this root sounds warm: it inclines people towards you before they know you.',
      gift: 'Wherever beauty, hospitality or bringing people together is wanted, your name is a help.',
      shadow: 'Since everyone expects you to be agreeable, you agree, and sulk on the way home.',
      scene:
        '“We all hoped you would host again,” says the message, with six balloons. You count your chairs, and then the weekends.',
      advice: 'Disappoint someone kindly this month, and notice that you are still greeted.',
    },
  },
  7: {
    mystic: {
      title: 'The Name in the Deep Blue',
      essence: 'Neptune keeps your name below the swell, and those who speak it hear a second voice far down.',
      gift: 'Your name calls up dreams as the moon calls the sea, and people wake knowing what they need.',
      shadow: 'In water so deep, small talk drowns, and the shy lose their way to you.',
      scene:
        'A postcard with no sender: a grey sea, and your name in careful letters. You know at once whose silence it is.',
      advice: 'Before sleep, say your name once under your breath, and in the morning note what you dreamed.',
    },
    pragmatic: {
      title: 'A Thoughtful Name',
      essence: 'Neptune’s seven lends your name reserve, and people assume that there is more behind what you say.',
      gift: 'Such a name gives weight to insight, research and any work of the imagination.',
      shadow: 'Some who would have liked to know you have taken the reserve for a closed door.',
      scene:
        'On the office trip they put you by the window with your book. Two rows back, someone has read it and does not dare say so.',
      advice: 'Tell one person in plain words what you are really working on.',
    },
  },
  8: {
    mystic: {
      title: 'The Name Cut in Basalt',
      essence: 'Saturn carved your name with a blunt chisel and took his time, and no sandstorm has softened it.',
      gift: 'Your name stands where gilded names have flaked away, and the lost take their bearings by it.',
      shadow: 'Black stone grows cold by evening, and no one likes to lean on it.',
      scene:
        'Snow has covered every sign on the pass. At the inn they hang a lantern outside for you, since you said you would come.',
      advice: 'Warm your name with a joke at your own expense, and see who comes closer.',
    },
    pragmatic: {
      title: 'A Name That Carries Weight',
      essence:
        'Eight is Saturn’s number: people take a name with this root seriously, at times more so than you would like.',
      gift: 'Your name stands for reliability over the long run, and gains in value with the years.',
      shadow: 'Duties look as though they were yours, and you pick them up before anyone has asked.',
      scene:
        'Someone has to keep the key to the clubhouse. No one says a word; they simply turn their heads, and you hold out your hand.',
      advice: 'Let someone who knows only your working face see you at play.',
    },
  },
  9: {
    mystic: {
      title: 'The Name on the Spear',
      essence: 'Mars lit your name like a beacon on the hill, and the whole sleepy city looked up from its bread.',
      gift: 'Your name brings heat into tired blood, and where it is called out the weak find that they are many.',
      shadow: 'A flame asks no wind, and in your zeal you scorch the hedge along with the thistles.',
      scene: 'The bread van is stuck below the hill. You call once up the dark street, and doors open.',
      advice: 'When anger rises, walk once round the block, then speak up for someone, yourself included.',
    },
    pragmatic: {
      title: 'A Name With Drive',
      essence:
        'Mars is the planet of nine, and a name with this root has energy in it: people expect action and courage of you.',
      gift: 'Such a name helps you to stand up for a cause and to win others over to it.',
      shadow: 'You look as though you could win, so other people’s quarrels are carried to your desk.',
      scene:
        'The lift has been broken for a month. Your reply-to-all has four sentences; by noon it has thirty-one thumbs and one offended landlord.',
      advice: 'Wait for the second provocation before you answer the first.',
    },
  },
  11: {
    mystic: {
      title: 'The Name of Two Lamps',
      essence:
        'Two flames burn at the gate for your name, and the light between them turns the night a different blue.',
      gift: 'By your light travellers see the door they had dreamed of, and take heart before they touch the latch.',
      shadow: 'Two wicks drink twice the oil, and you flicker before the feast has begun.',
      scene:
        'Strangers stop under your window because of the light. You have been sitting there for an hour with one sentence.',
      advice: 'On ordinary days turn your light down and go to bed early, saving oil for the feast.',
    },
    pragmatic: {
      title: 'An Inspiring Name',
      essence:
        'An eleven kept at the root gives a name tension: people expect something special, and you sense what they hope for.',
      gift: 'The name suits those who encourage, advise or perform, and it is not easily forgotten.',
      shadow: 'You swing to and fro between the high idea and the plain day, and tire at the turns.',
      scene:
        'After the talk a queue forms. The eighth person says it changed everything; you nod warmly and think of soup.',
      advice: 'Keep one corner of the week in which you inspire no one.',
    },
  },
  22: {
    mystic: {
      title: 'The Name Upon the Gate of the City',
      essence:
        'An old picture stands behind your name: a kind traveller, face to the clouds, with a bag on the shoulder that others have packed.',
      gift: 'You see the good in people before they have found it, and some grow towards what you see.',
      shadow: 'The dream is so sweet that a voice you love passes for your own judgement.',
      scene: 'At the crossroads everyone points left. You nod, then stop to read the signpost for yourself.',
      advice: 'Before you follow someone’s counsel, look once with your own eyes.',
    },
    pragmatic: {
      title: 'A Name for Large Undertakings',
      essence:
        'With twenty-two kept at its root, your name inspires confidence in great plans, and practical people lend it support.',
      gift: 'Your name joins an idea with the means to carry it out.',
      shadow: 'So much is expected that an ordinary success looks small, above all to you.',
      scene:
        'The new footbridge is open, and people are already pushing prams across. You are frowning at one crooked bolt.',
      advice: 'Choose the project that would please you even if it never bore your name.',
    },
  },
}
