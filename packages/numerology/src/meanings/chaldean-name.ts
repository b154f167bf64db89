import type { CoreValue, Meanings } from './meaning.ts'

/** The Chaldean root of the name one goes by, under the planets that Cheiro gives the numbers. */
export const chaldeanNameMeanings: Meanings<Exclude<CoreValue, 33>> = {
  1: {
    mystic: {
      title: 'The Name Written in Gold',
      essence:
        'On the old tablets your name would be pressed beneath the disc of the Sun, where the scribe keeps one line free for kings.',
      gift: 'When it is called across a square, heads lift as they do at daybreak, and yours is the courage that they find there.',
      shadow: 'Gold leaf is thin, and you may polish the letters so long that the clay below forgets your face.',
      advice: 'Say your name aloud at dawn with nobody to hear it, and listen for what it would like to begin.',
    },
    pragmatic: {
      title: 'A Name That Leads',
      essence: 'The name you go by makes you sound like somebody with a plan, and people tend to look to you first.',
      gift: 'It helps you to start things, to introduce yourself and to be remembered by those who decide.',
      shadow: 'People may expect you to know the way at times when you would like to ask it.',
      advice:
        'When you sign the next thing with it, ask whether you would also have put your idea first in somebody else’s name.',
    },
  },
  2: {
    mystic: {
      title: 'The Name Written on Water',
      essence:
        'The star-watchers set your name under the Moon, and it comes and goes in other people’s mouths like a tide they have missed.',
      gift: 'Spoken softly, it opens those whom no key has opened, for it asks nothing and reflects everything.',
      shadow: 'So fluid a name may take the shape of every jug, until you are poured out with the evening.',
      advice: 'Write it with a finger on a misted window, and watch which letter stays the longest.',
    },
    pragmatic: {
      title: 'A Name That Invites',
      essence: 'Your name has a gentle effect, and people bring you what they would not tell just anyone.',
      gift: 'It suits work done side by side, in which trust counts for more than volume.',
      shadow: 'You may be taken for more compliant than you are.',
      advice: 'Introduce yourself once this week with one clear wish in the same sentence.',
    },
  },
  3: {
    mystic: {
      title: 'The Name Beneath the Cedar',
      essence:
        'Jupiter walks about your name like a priest about his grove, and every vowel in it is a lamp that has been fed.',
      gift: 'It swells the heart of whoever carries it, and in its shade even beggars speak like guests.',
      shadow: 'Incense clouds the one who swings it, and you may hear hymns where someone only said good day.',
      advice: 'Give your name to some young thing that needs a protector, and keep the promise in it.',
    },
    pragmatic: {
      title: 'A Name With Authority',
      essence: 'Your name suggests education and good order, and people readily put you in charge of something.',
      gift: 'It supports you when you teach, publish or speak for a group.',
      shadow: 'High expectations come with it, your own among them, and you may find it hard to be a beginner.',
      advice: 'Let your name stand under something unfinished, and ask for honest remarks.',
    },
  },
  4: {
    mystic: {
      title: 'The Name From the Far Side',
      essence:
        'The old watchers kept an empty niche for a wanderer that they had not seen, and your name is carved above it.',
      gift: 'It rings a quarter-tone aside from all the bells, so that the odd and the brave can find you in the crowd.',
      shadow: 'What is strange is questioned first, and you can grow tired of explaining yourself at every gate.',
      advice: 'Bring your strangest gift out by daylight, and lay it on the mat without explaining.',
    },
    pragmatic: {
      title: 'A Name That Stands Apart',
      essence: 'You are noticed as different, sometimes before you have said anything, and your name is part of it.',
      gift: 'It gives you licence to be original, which a smoother name would have to earn.',
      shadow: 'Others may oppose you on principle, or you them.',
      advice: 'Look for two allies who like unusual ideas before you present yours to the many.',
    },
  },
  5: {
    mystic: {
      title: 'The Name on Winged Feet',
      essence:
        'Mercury has tied his sandals to your name, and it has been to the harbour and back while others are clearing their throats.',
      gift: 'It crosses any threshold like a breeze that carries news of figs, and even guards smile at it.',
      shadow:
        'A name this quick can be on the road again before the tea is poured, and friends have your news from others.',
      advice: 'Stay at one well until you have heard the whole of one story.',
    },
    pragmatic: {
      title: 'A Name That Travels',
      essence: 'Your name is easily picked up and passed on, and it makes contact simple for you wherever you are.',
      gift: 'It works well for whatever depends on speech, trade, wit and quick sympathy.',
      shadow: 'People may take you for lighter than you are, since everything looks easy with you.',
      advice: 'Follow up one new acquaintance properly instead of making three more.',
    },
  },
  6: {
    mystic: {
      title: 'The Name in Rose and Copper',
      essence:
        'Venus was bathing when your name was spoken for the first time, and a drop of that water hangs from it still.',
      gift: 'It makes whoever says it a little fairer, and gardens have been planted for less.',
      shadow: 'A sweet name draws wasps with the bees, and you may not wish to tell the one from the other.',
      advice: 'Wear your name as you would a flower, fresh each day, and for nobody’s sake but the morning’s.',
    },
    pragmatic: {
      title: 'A Name People Like',
      essence: 'Your name sounds warm, and it inclines people in your favour before they know you.',
      gift: 'It is a help in anything to do with beauty, hospitality or bringing others together.',
      shadow: 'You can feel bound to be agreeable because everyone expects it.',
      advice: 'Disappoint somebody kindly this month, and notice that they still greet you.',
    },
  },
  7: {
    mystic: {
      title: 'The Name in the Deep Blue',
      essence:
        'Neptune keeps your name below the swell, and those who speak it hear a second voice far down that answers.',
      gift: 'It calls up dreams in people as the moon calls crabs, and they wake knowing what they need.',
      shadow: 'A name so deep may drown the small talk by which the shy find their way to you.',
      advice: 'Before you sleep, breathe your name out once over a bowl of water, and let it go where it will.',
    },
    pragmatic: {
      title: 'A Thoughtful Name',
      essence: 'Your name has something reserved about it, and people assume that there is more behind what you say.',
      gift: 'It lends weight to insight, research and any work of the imagination.',
      shadow: 'The same reserve may keep people away who would have liked to know you.',
      advice: 'Tell one person what you are really working on, in plain words.',
    },
  },
  8: {
    mystic: {
      title: 'The Name Cut in Basalt',
      essence:
        'Saturn carved your name with a blunt chisel and took his time, and no sandstorm since has made out to soften it.',
      gift: 'It stands where gilded names have flaked away, and the lost take their bearings by it at night.',
      shadow: 'Black stone grows cold by evening, and a child may be afraid to lean on it.',
      advice: 'Warm your name with a jest at your own cost, and see who dares to come closer.',
    },
    pragmatic: {
      title: 'A Name That Carries Weight',
      essence:
        'People take you seriously, at times more seriously than you would like, and your name has a share in that.',
      gift: 'It stands for reliability over the long run, and it gains in value as you grow older.',
      shadow: 'You can seem stern, or load yourself with duties because they seem to be yours.',
      advice: 'Let yourself be seen at play by someone who knows only your working face.',
    },
  },
  9: {
    mystic: {
      title: 'The Name on the Spear',
      essence: 'Mars threw your name like a torch over the wall, and the whole besieged city looked up from its bread.',
      gift: 'It brings heat into tired blood, and where it is raised the weak discover that they are many.',
      shadow: 'What is hurled sets fire to barley and barn alike if nobody has asked the wind.',
      advice: 'Hang the spear above your door with a ribbon tied to it, and take it down for others only.',
    },
    pragmatic: {
      title: 'A Name With Drive',
      essence: 'Your name has energy in it, and people expect action and courage of you.',
      gift: 'It helps you to stand up for something and to win others over to it.',
      shadow: 'You may be drawn into conflicts merely because you look as though you could win them.',
      advice: 'Wait for the second provocation before you answer the first.',
    },
  },
  11: {
    mystic: {
      title: 'The Name of Two Lamps',
      essence:
        'Two flames were lit for your name on either side of the gate, and between them the night is of another blue.',
      gift: 'Travellers see in it the door that they had dreamed of, and take heart before they have touched the latch.',
      shadow: 'Two wicks drink twice the oil, and you may flicker before the feast has begun.',
      advice: 'Turn one of the lamps low on common days, and let the other learn to shine alone.',
    },
    pragmatic: {
      title: 'An Inspiring Name',
      essence: 'Your name raises expectations of something special, and often you sense what people hope to hear.',
      gift: 'It suits those who encourage, advise or perform, and it is not easily forgotten.',
      shadow: 'The tension between high ideas and plain days may wear you out.',
      advice: 'Keep one part of your life in which nobody has to be inspired by you.',
    },
  },
  22: {
    mystic: {
      title: 'The Name Upon the Gate of the City',
      essence:
        'Blue-glazed bulls walk in rows beneath your name, and it was set there brick by brick by people who believed in tomorrow.',
      gift: 'It can hold up an arch under which whole peoples pass to market without ever stooping.',
      shadow: 'A gate so vast may stand open upon an empty plain while its builder is drawing a vaster one.',
      advice: 'Fire a single brick with your name in it, and build it into a wall that your neighbours use.',
    },
    pragmatic: {
      title: 'A Name for Large Undertakings',
      essence:
        'Your name inspires confidence in great plans, and practical people are willing to lend you their support.',
      gift: 'It stands for combining an idea with the means to carry it out.',
      shadow: 'You may be expected to achieve so much that ordinary success looks like failure, even to you.',
      advice: 'Choose the project that would still please you if nobody ever linked it with you.',
    },
  },
}
