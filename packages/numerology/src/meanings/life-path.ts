import type { CoreValue, Meanings } from './meaning.ts'

/** The Life Path: the road of a whole life, and what it keeps asking. */
export const lifePathMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The First Light',
      essence:
        'You walk ahead of the dawn, like the single star that rises while the sky is still undecided. Your road opens where you set your foot.',
      gift: 'A new moon lives in you: out of darkness you can draw a beginning that others did not yet dare to name.',
      shadow: 'A lone star may forget that it belongs to a constellation, and you can mistake solitude for strength.',
      advice: 'Light one lamp of your own this week, and let somebody you trust sit in its glow.',
    },
    pragmatic: {
      title: 'The Self-Starter',
      essence:
        'You learn best by going first and deciding for yourself. Your life tends to improve each time you act on your own judgement.',
      gift: 'You can turn a vague idea into a first step while other people are still discussing it.',
      shadow:
        'You are apt to refuse help you actually need, or treat a different opinion as an attack on your independence.',
      advice:
        'Pick the one thing you keep waiting for permission to do, and begin it with a single phone call or page.',
    },
  },
  2: {
    mystic: {
      title: 'The Moon and Her Reflection',
      essence:
        'You were made for the meeting of two waters. Like the moon upon a lake, you come to know yourself in what you gently reflect.',
      gift: 'You hear the tide turning in a room long before a word is spoken, and your calm can bring two shores together.',
      shadow: 'When you mirror everyone, you can lose sight of your own light in the water.',
      advice: 'Before you soothe another heart, place a hand on yours and ask what the water there is saying.',
    },
    pragmatic: {
      title: 'The Partner',
      essence:
        'Your path runs through cooperation: you do your finest work beside someone rather than in front of them. Patience and timing are your main tools.',
      gift: 'You notice small changes in mood and detail, which makes you a mediator whom both sides can trust.',
      shadow: 'You might agree too quickly to keep the peace, and feel the resentment later.',
      advice: 'In your next disagreement, state your own preference in one clear sentence before you ask for theirs.',
    },
  },
  3: {
    mystic: {
      title: 'The Singing Star',
      essence:
        'You came with music in your pockets, and the night listens when you speak. Joy is the lantern that shows you the way.',
      gift: 'With a word, a colour or a laugh you can make the dark sky glitter for those who had stopped looking up.',
      shadow: 'A spark that leaps to every branch warms none of them, and your brightness may hide a quieter sorrow.',
      advice: 'Choose one song among the many that call you, and stay with it until its last note has found the shore.',
    },
    pragmatic: {
      title: 'The Communicator',
      essence:
        'You grow by expressing what you see and feel. Writing, speaking, making and performing are not extras for you but the way you find direction.',
      gift: 'You make ideas easy to enjoy, so people remember what you said and feel lighter for having met you.',
      shadow: 'You can scatter your attention, or joke your way around a conversation that matters.',
      advice:
        'Finish one creative piece this month before starting another, and show it to somebody whose taste you respect.',
    },
  },
  4: {
    mystic: {
      title: 'The Keeper of the Foundation',
      essence:
        'You are the stone circle that still stands when the storm has gone home. Under slow stars you build what others can lean upon.',
      gift: 'Your hands know how to turn moonlit wishes into walls, roofs and gardens that last.',
      shadow: 'Even a fortress can become a narrow place, and you may guard a gate that nobody attacks.',
      advice: 'Leave one window open in your house of habits, so that the night breeze can bring you a surprise.',
    },
    pragmatic: {
      title: 'The Builder',
      essence:
        'You make progress through order, effort and steady practice. Your results come from routines that you keep when nobody is watching.',
      gift: 'People rely on you because you deliver what you promised, and you can see the practical step hidden in a big plan.',
      shadow:
        'Now and then you hold on to a method past its usefulness, or work so hard that rest starts to feel like failure.',
      advice: 'Review one routine you follow out of habit, keep the part that still serves you and drop the rest.',
    },
  },
  5: {
    mystic: {
      title: 'The Wandering Wind',
      essence:
        'You travel as the wind travels over the sea, reading each wave and belonging to none. Change is the tongue in which life speaks to you.',
      gift: 'Wherever you drift, stale air stirs and sleeping sails remember what they are for.',
      shadow: 'Restless weather may carry you off just as a harbour was about to feel like home.',
      advice: 'Keep one fixed star in your sky, a promise or a practice, and roam as widely as you like beneath it.',
    },
    pragmatic: {
      title: 'The Explorer',
      essence:
        'You learn through variety, movement and direct experience. A life with room to adjust suits you far better than a fixed script.',
      gift: 'You adapt fast, talk to anyone, and spot the option that more cautious people overlook.',
      shadow: 'You could leave at the first sign of boredom and miss what only comes with staying.',
      advice:
        'Set yourself a trial period before you quit anything, and decide on its last day rather than on a bad one.',
    },
  },
  6: {
    mystic: {
      title: 'The Hearth Beneath the Stars',
      essence:
        'You tend the fire to which the night travellers return. Love, for you, is something that is made daily, like bread.',
      gift: 'Where you pass, the broken bowl is mended and the garden remembers how to bloom under the moon.',
      shadow: 'In keeping every flame alive you may let your own burn low, then wonder why no one brought wood.',
      advice: 'Sit down at your own table first tonight, and let yourself be fed before you rise to serve.',
    },
    pragmatic: {
      title: 'The Caretaker',
      essence:
        'Responsibility for people and places sits at the centre of your path. You find meaning in making a home, a team or a community work well.',
      gift: 'You give practical care with good taste and good sense, and others feel safe to be honest near you.',
      shadow: 'You may take over problems that belong to somebody else and then feel unappreciated.',
      advice:
        'Ask "do you want help, or do you want me to listen?" before you step in, and believe the answer you get.',
    },
  },
  7: {
    mystic: {
      title: 'The Night Watcher',
      essence:
        'You stand at the well where the moon looks down at herself, and you ask what lies beneath. Silence is your oldest teacher.',
      gift: 'Hidden patterns show themselves to you, as faint stars do to eyes that have learned the dark.',
      shadow: 'The tower that gives you the sky can also hide the path back to the village.',
      advice: 'Bring one of your quiet discoveries down the stairs and tell it, imperfect, to a living soul.',
    },
    pragmatic: {
      title: 'The Analyst',
      essence:
        'You need to understand before you commit. Study, reflection and time alone are how you reach decisions you can stand by.',
      gift: 'You go deeper than the first explanation, and your questions save people from expensive assumptions.',
      shadow: 'You can think for so long that the moment passes, or keep your feelings behind a wall of facts.',
      advice: 'Give each open question a deadline, then act on the best evidence you have when the date arrives.',
    },
  },
  8: {
    mystic: {
      title: 'The Great Tide',
      essence:
        'You carry the pull that moves oceans, gathering and releasing in turn. What you send out has a way of returning to your shore.',
      gift: 'You know the weight of things and the hour of high water, and so you can steer large ships.',
      shadow: 'Power that never ebbs may flood the very fields you meant to water.',
      advice: 'Measure one day by what you gave away freely, and notice how the moon keeps filling your cup.',
    },
    pragmatic: {
      title: 'The Organiser',
      essence:
        'Your road is about using influence and resources well. You learn through results, both the ones you planned and the ones you did not.',
      gift: 'You see how effort, people and means fit together, and you stay calm when the stakes are high.',
      shadow: 'You might judge yourself only by visible success, or push a team harder than it can go.',
      advice:
        'Write down what "enough" looks like for your current goal, so that you can recognise it when you arrive.',
    },
  },
  9: {
    mystic: {
      title: 'The Old Soul of the Sea',
      essence:
        'Every river ends in you, and you have room for all of them. Yours is the wide water at the close of the cycle, where stories are forgiven.',
      gift: 'Your compassion shines on palace and alley alike, as moonlight does, without asking who deserves it.',
      shadow:
        'You can easily cling to a shore that the tide has already taken, or pour yourself out until you are only salt.',
      advice: 'Let one finished thing float away at dusk, and keep your hands open for what the morning washes in.',
    },
    pragmatic: {
      title: 'The Humanitarian',
      essence:
        'You think in terms of the larger group and the longer story. Satisfaction comes when your effort improves something beyond your own circle.',
      gift: 'You can understand people very unlike yourself, and explain them fairly to one another.',
      shadow: 'Sometimes you neglect your own needs for a cause, or hold on to the past out of loyalty.',
      advice: 'Close one unfinished chapter this month with a letter, a visit or a decision that you stop revisiting.',
    },
  },
  11: {
    mystic: {
      title: 'The Lightning Between Two Moons',
      essence:
        'Two pillars of light stand at your door, and between them runs a current from somewhere very far. You sense what is coming as birds sense rain.',
      gift: 'A glance, a dream, a sudden knowing: through you a spark may leap that wakes a whole sleeping sky.',
      shadow: 'So much light in a slender lamp can make you flicker, doubting the very signal you were given.',
      advice:
        'Ground the lightning in a small daily ritual, bare feet, warm tea, one written line, and your vision will hold.',
    },
    pragmatic: {
      title: 'The Inspirer',
      essence:
        'You combine the sensitivity of a 2 with an unusual flow of ideas. Much of your growth lies in trusting your insight and giving it a form that others can use.',
      gift: 'You pick up on what people need before they can say it, and your enthusiasm can lift an entire group.',
      shadow: 'High expectations may leave you tense or scattered, with many visions and little sleep.',
      advice: 'Capture your hunches in one notebook, and test a single one each week against what really happens.',
    },
  },
  22: {
    mystic: {
      title: 'The Architect of the Stars',
      essence:
        'You hold a drawing of a temple in one hand and honest clay in the other. The heavens gave you a vast plan, and the earth gave you patience.',
      gift: 'What others only dream beneath the moon, you can raise beam by beam until strangers shelter in it.',
      shadow: 'The size of the vision can cast a long shade in which you hide, building nothing at all.',
      advice: 'Lay one stone, the nearest and the plainest, and trust that the constellation will come to meet you.',
    },
    pragmatic: {
      title: 'The Master Builder',
      essence:
        'You have the discipline of a 4 with a much wider horizon. Projects that serve many people bring out your real capacity.',
      gift: 'You can hold the vision and the schedule at once, and find the people who make both possible.',
      shadow: 'The gap between what you imagine and what exists today may make you anxious or overly controlling.',
      advice:
        'Break your largest ambition into a ninety-day piece with a visible result, and hand one part of it to someone capable.',
    },
  },
  33: {
    mystic: {
      title: 'The Lantern of the Heart',
      essence:
        'You carry a mother flame from which a thousand candles can be lit and never lose its gold. The stars lean closer when you speak in kindness.',
      gift: 'Your presence softens what was frozen, as a spring tide loosens the ice along a northern bay.',
      shadow: 'You may try to be the sun for every world, and forget that even you need a night.',
      advice: 'Teach by the way you rest as well as by the way you give, for your stillness is a lesson too.',
    },
    pragmatic: {
      title: 'The Teacher by Example',
      essence:
        'You join the care of a 6 with a strong wish to help people grow. Others learn more from how you live than from anything you tell them.',
      gift: 'You bring warmth and honesty together, so that your encouragement feels earned.',
      shadow: 'You can set yourself impossible standards of goodness and burn out in the service of other people.',
      advice: 'Choose two people or one cause for your best energy this season, and say a kind no to the rest.',
    },
  },
}
