import type { CoreValue, Meanings } from './meaning.ts'

/** The Expression: the talents a name carries, and how they want to be used. */
export const expressionMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The Name That Strikes the Flint',
      essence: 'Your name rings like flint on stone, and sparks follow it. You were given the talent of beginning.',
      gift: 'When the path is unlit, your voice becomes a torch, and feet that hesitated start to move.',
      shadow: 'A torch held too high may dazzle the friends who walk closest to you.',
      advice: 'Carry your flame at the height of the heart, so that you see the faces beside you as well as the road.',
    },
    pragmatic: {
      title: 'A Talent for Leading',
      essence:
        'Your abilities show when you are given a problem, some freedom and a clear responsibility. You originate rather than copy.',
      gift: 'You make decisions under uncertainty and take ownership of what follows.',
      shadow: 'You can easily grow impatient with detail, or talk over the quieter person who has the answer.',
      advice: 'Let someone else finish speaking in your next meeting, then build your decision on what you heard.',
    },
  },
  2: {
    mystic: {
      title: 'The Weaver of Moonbeams',
      essence:
        'You work with threads so fine that only the moon can see them: a pause, a glance, a softened word. From these you weave trust.',
      gift: 'Between two quarrelling winds you can find the stillness where both lie down to rest.',
      shadow: 'The weaver may vanish behind the cloth, and you might wait for thanks that no one thought to speak.',
      advice: 'Sew your own colour into the border of your work, a small bright thread that says you were here.',
    },
    pragmatic: {
      title: 'A Talent for Bringing Together',
      essence:
        'You are skilled at support, diplomacy and careful work. Projects run more smoothly because you pay attention to how people feel.',
      gift: 'You catch the detail that would have caused trouble, and raise it without making anyone feel small.',
      shadow: 'You can undersell your contribution and let louder colleagues take the credit.',
      advice: 'Keep a short list of what you contributed each month, and mention one item when your work is reviewed.',
    },
  },
  3: {
    mystic: {
      title: 'The Painter of Evening Skies',
      essence: 'Your name is a brush dipped in sunset. Whatever you touch asks to become a picture, a tale or a song.',
      gift: 'You can scatter beauty as the Milky Way scatters light, carelessly, and still guide a sailor home.',
      shadow: 'Colours left unmixed on the palette will dry, and you may leave your loveliest sky half painted.',
      advice: 'Return at twilight to one canvas you abandoned, and give it the single stroke it still asks of you.',
    },
    pragmatic: {
      title: 'A Talent for Expression',
      essence:
        'You have a natural way with words, images or people. Work that lets you present, design or entertain uses you well.',
      gift: 'You turn dry material into something an audience wants to follow to the end.',
      shadow: 'Sometimes you rely on charm when preparation was needed, and feel stung by fair criticism.',
      advice: 'Rehearse the important thing once more than you think you must, and ask for one honest note afterwards.',
    },
  },
  4: {
    mystic: {
      title: 'The Hands That Shape Stone',
      essence:
        'You speak the slow language of rock and root. Season after season, under the patient turning of the stars, your work takes shape.',
      gift: 'In your hands, scattered stones remember that they were meant to be a bridge.',
      shadow: 'Stone does not bend, and you may crack where a reed would only bow to the wind.',
      advice: 'Walk along the shore and watch how water wins by yielding, then bring a little of it into your craft.',
    },
    pragmatic: {
      title: 'A Talent for Making It Work',
      essence:
        'Your strength is structure: plans, systems and methods that hold up in daily use. You are at home with facts and finished tasks.',
      gift: 'You can take over a mess and leave behind an order that anyone is able to follow.',
      shadow: 'You might resist a better way simply because it is new, or get lost in checking what is already right.',
      advice: 'Invite one suggestion for improving how you work, and try it for a week before you judge it.',
    },
  },
  5: {
    mystic: {
      title: 'The Tongue of Many Winds',
      essence:
        'Your name has the scent of distant harbours in it. You translate between worlds as the breeze carries news from island to island.',
      gift: 'Gates swing open at your laughter, for you bring the salt and shimmer of elsewhere.',
      shadow: 'You may chase every gleam upon the water and come home with empty nets.',
      advice: 'Follow a single current to its source, and you will find that depth, too, is a far country.',
    },
    pragmatic: {
      title: 'A Talent for Change',
      essence:
        'You are versatile, quick and persuasive. Roles with variety, contact and a touch of risk keep you sharp.',
      gift: 'You learn the basics of almost anything in days and make others curious to try.',
      shadow: 'You can promise more than your calendar allows, and lose interest before the dull but necessary end.',
      advice: 'Commit to fewer things at once, and pair up with someone who enjoys the finishing you avoid.',
    },
  },
  6: {
    mystic: {
      title: 'The Voice of the Warm Room',
      essence:
        'When you speak, a window lights up somewhere in the dark. You are gifted at making places where souls can take off their coats.',
      gift: 'You tune what is out of harmony, as the moon tunes the tide, without force and without pause.',
      shadow: 'Your wish for a perfect garden may lead you to prune what wanted to grow wild.',
      advice: 'Leave one corner untended this month, and let yourself be charmed by what blooms there unasked.',
    },
    pragmatic: {
      title: 'A Talent for Caring Well',
      essence:
        'You combine responsibility with an eye for beauty and fairness. Teaching, advising, hosting and designing come easily to you.',
      gift: 'People bring you their concerns because you stay kind, practical and discreet.',
      shadow: 'You tend to become the judge of how others should live, or be unable to leave your duties at the door.',
      advice:
        'Offer advice only when you are asked for it this week, and use the time saved for something that delights you.',
    },
  },
  7: {
    mystic: {
      title: 'The Reader of Hidden Pages',
      essence:
        'Your name is a key cut for a door that few have seen. You are called to read what the night has written between the stars.',
      gift: 'You can sit with a mystery until it trusts you, and bring back one true sentence from the deep.',
      shadow: 'Wisdom kept behind seven veils may turn cold, even for you who guard it.',
      advice: 'Lift one veil for a friend under an open sky, and see how your knowledge warms in the sharing.',
    },
    pragmatic: {
      title: 'A Talent for Insight',
      essence:
        'You are suited to research, specialised knowledge and any work that rewards concentration. Quality matters more to you than speed.',
      gift: 'You find the cause beneath the symptom and describe it precisely.',
      shadow:
        'You can seem distant or dismissive when you are merely thinking, and you may distrust whatever you cannot verify.',
      advice:
        'Explain your current work to a complete beginner, and let their questions show you what you take for granted.',
    },
  },
  8: {
    mystic: {
      title: 'The Captain of the Deep Water',
      essence:
        'Your name has the sound of a ship leaving harbour under a full moon. You were given command of tides and the courage to use it.',
      gift: 'Where others see a storm you see a wind, and you set the great sails accordingly.',
      shadow: 'If you never leave the helm, you may forget why the voyage began.',
      advice: 'Hand the wheel to another for one watch, and look at your stars as a passenger does.',
    },
    pragmatic: {
      title: 'A Talent for Getting Results',
      essence:
        'You have executive ability: you set goals, judge what matters and bring people with you. Large or difficult tasks suit you.',
      gift: 'You stay realistic about means and ends, and you recover quickly from a setback.',
      shadow: 'You may treat colleagues as resources, or believe that delegating means losing control.',
      advice:
        'Give away one whole task with the authority you hold over it, and judge the outcome rather than the method.',
    },
  },
  9: {
    mystic: {
      title: 'The Bearer of the Wide Lantern',
      essence:
        'Your name was written in a hand large enough for many. You hold up a light in which strangers recognise each other as kin.',
      gift: 'You can gather the sorrows of a whole shoreline and return them to the sea as song.',
      shadow: 'In lighting every road you may lose sight of the small gate that leads to your own garden.',
      advice: 'Keep one evening under the waning moon for no one but you, and call it part of the service.',
    },
    pragmatic: {
      title: 'A Talent for the Larger View',
      essence:
        'You have broad sympathies and a creative mind. Work with meaning, such as the arts, education or public causes, draws out your best.',
      gift: 'You inspire people by taking their ideals seriously and showing where they lead.',
      shadow: 'You can be vague about details, or disappointed when people turn out to be ordinary.',
      advice: 'Translate one of your ideals into a task small enough for you to complete by Friday.',
    },
  },
  11: {
    mystic: {
      title: 'The Harp Strung with Starlight',
      essence:
        'Your name is an instrument that the unseen likes to play. Two bright strings hum in it, and you feel each tremor of the air.',
      gift: 'You can give words to the glimmer at the edge of sight, so that many see it at last.',
      shadow: 'A harp left in the storm plays every note at once, and you may lose your own melody there.',
      advice: 'Tune yourself in quiet before you sound for others, at moonrise or in the first hour of the day.',
    },
    pragmatic: {
      title: 'A Talent for Inspiring',
      essence:
        'You have original ideas and the sensitivity to present them in a way that moves people. Your influence often works through example and atmosphere.',
      gift: 'You connect things that seemed unrelated and make a group believe that more is possible.',
      shadow: 'At times you wait for perfect conditions, or feel exposed as soon as you are noticed.',
      advice: 'Share an idea while it is still rough with two people you trust, and let their reactions shape it.',
    },
  },
  22: {
    mystic: {
      title: 'The Name Carved over the Gate',
      essence:
        'Yours is a name that asks for pillars. Between the far plan of the stars and the near weight of stone, you are the one who measures.',
      gift: 'You can call a hundred hands to one horizon and give each of them a place in the pattern.',
      shadow: 'A gate too grand may stand for years without a path leading up to it, while you polish its arch.',
      advice: 'Begin with the path of pebbles, walked daily, and your gate will rise on the rhythm of your steps.',
    },
    pragmatic: {
      title: 'A Talent for Building at Scale',
      essence:
        'You can turn a demanding vision into an institution, product or system that works. Few people combine imagination and logistics as you do.',
      gift: 'You see the entire structure and still know which bolt is loose.',
      shadow: 'You may underuse your ability because the responsibility looks heavy, or take on all of it alone.',
      advice: 'Draw your project on one page with its three supports, and recruit a person for each before you expand.',
    },
  },
  33: {
    mystic: {
      title: 'The Song That Mends',
      essence:
        'Your name moves like a lullaby over dark water. You were given a voice in which the lost hear the way home.',
      gift: 'You pour gold into the cracks of things, as the full moon pours silver into broken waves.',
      shadow: 'The singer who soothes every child may never be asked what keeps her awake, unless you say it.',
      advice: 'Let somebody sing to you for once, and learn the tender art of receiving.',
    },
    pragmatic: {
      title: 'A Talent for Helping People Grow',
      essence:
        'You have the skills of a counsellor, teacher and artist in one person. Your work has most effect when it is generous and well organised.',
      gift: 'You see the good in someone clearly enough that they start to act on it.',
      shadow: 'You can carry emotional weight that is not yours, and lose your objectivity in doing so.',
      advice:
        'End each helping conversation by agreeing what the other person will do next and what you will leave to them.',
    },
  },
}
