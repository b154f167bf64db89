import type { CoreValue, Meanings } from './meaning.ts'

/** The Expression: the talents a name carries, and how they want to be used. */
export const expressionMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The Name That Strikes the Flint',
      essence:
        'Your name rings like flint on stone, and sparks follow it. You were given the talent of beginning, and with it a voice that carries.',
      gift: 'When the path is unlit you become the torch, and feet that hesitated start to move.',
      shadow:
        'A torch held too high dazzles the friends who walk closest. You are round the next bend before you notice that no one kept up.',
      scene:
        'The lights fail in the building and doors open in the dark. It is your voice that says “this way”, and a whole staircase of neighbours follows one small light to the street.',
      advice:
        'When you next lead the way, look round at each bend, so that you see the faces behind you as well as the road.',
    },
    pragmatic: {
      title: 'A Talent for Leading',
      essence:
        'A problem, some freedom and a clear responsibility: given these, you show what you can do. You originate rather than copy, and work best where no one has yet written the instructions.',
      gift: 'You decide under uncertainty and stand by what follows, which is why people bring you the case that fits no form.',
      shadow:
        'Detail tries your patience. You talk over the quietest person in the room, who quite often has the answer.',
      scene:
        'The guide has not come and thirty people stand about in the square. You unfold the map, say “I have read two pages on this place”, and set off.',
      advice:
        'In the next discussion let someone else finish, count to three, and build your decision on what you heard.',
    },
  },
  2: {
    mystic: {
      title: 'The Weaver of Moonbeams',
      essence:
        'You work with threads so fine that only the moon can see them: a pause, a glance, a softened word. Out of these your name weaves trust.',
      gift: 'Between two quarrelling winds you find the stillness, and both lie down in it without knowing who called them.',
      shadow:
        'The weaver vanishes behind the cloth. You wait for thanks that no one thought to give, and instead of asking, you grow a little quieter.',
      scene:
        'In the photograph, taken on the third attempt, everyone is laughing at something you said. You are the only one not in it: you were holding the camera.',
      advice:
        'Once this week put your name to something you made possible, like a bright thread in the border of a cloth.',
    },
    pragmatic: {
      title: 'A Talent for Bringing Together',
      essence:
        'Support, diplomacy and exact work are what you do well. A project in your care runs without surprises because you look after the figures and the feelings alike.',
      gift: 'You catch the detail that would have caused trouble, and raise it without making anyone feel small.',
      shadow:
        'You undersell what you did and leave the credit to louder people. Asked for a firm view, you offer three possible ones.',
      scene:
        'Two halves of the club are to meet over the budget. The four lines that you sent to each of them the evening before are the reason no voice is raised.',
      advice:
        'Keep a short list of what you contributed each month, and mention one item the next time the result is praised.',
    },
  },
  3: {
    mystic: {
      title: 'The Painter of Evening Skies',
      essence:
        'Your name is a brush dipped in sunset. Whatever it touches asks to become a picture, a tale or a song, and you have the hand for it.',
      gift: 'You scatter beauty as the Milky Way scatters light, carelessly, and yet some sailor steers home by it.',
      shadow:
        'Colours left too long on the palette dry. Praise for the first stroke pleases you so well that your loveliest sky stays half painted.',
      scene:
        'Rain has wiped the board outside the café. You borrow the chalk while your coffee is made and draw the soup of the day, and at lunchtime people are photographing the board.',
      advice:
        'Return at twilight to one picture or page you abandoned, and give it the single stroke it still asks of you.',
    },
    pragmatic: {
      title: 'A Talent for Expression',
      essence:
        'Words, images and an audience come naturally to you. Presenting, designing, writing and entertaining put your abilities to good use, and good humour is part of the equipment.',
      gift: 'You turn dry material into something people want to follow to the end, and then repeat to others.',
      shadow:
        'You rely on charm where preparation was needed, and a fair criticism stings for a week. Gossip is the cheap use of your talent.',
      scene:
        'The projector gives up on the second slide. You shut the laptop and draw a house on a sheet of paper, and of all the day’s talks this is the one discussed at dinner.',
      advice:
        'Rehearse the important thing once more than you think you must, and ask for one honest comment afterwards.',
    },
  },
  4: {
    mystic: {
      title: 'The Hands That Shape Stone',
      essence:
        'You speak the slow language of rock and root. Season after season, under the patient turning of the stars, your work takes shape.',
      gift: 'In your hands, scattered stones remember that they were meant to be a bridge, and you never hurry them.',
      shadow:
        'Stone does not bend. You stand up to the wind where a reed would bow, and the crack takes you by surprise.',
      scene:
        'The spade in your shed is on its third handle, and you fitted all three. Each spring half the street knocks at the door to borrow it.',
      advice:
        'Spend an evening beside water, watch how it wins by yielding, and bring a little of that into your craft.',
    },
    pragmatic: {
      title: 'A Talent for Making It Work',
      essence:
        'Your strength is structure: plans, systems and methods that hold up in daily use. At home among facts, tools and finished tasks, you know what a job really takes.',
      gift: 'You take over a mess and leave behind an order that anyone is able to follow.',
      shadow:
        'You resist a better way simply because it is new. What was right the first time gets checked a third time, and the rest has to wait.',
      scene:
        'Someone needs the receipt for a lamp bought four years ago. You open the second drawer, take out the folder marked L, and are back before the coffee is poured.',
      advice: 'Invite one suggestion about how you work, and try it for a week before you judge it.',
    },
  },
  5: {
    mystic: {
      title: 'The Tongue of Many Winds',
      essence:
        'Your name has the scent of distant harbours in it. You have the gift of carrying one world to another, as the breeze brings news from island to island.',
      gift: 'Gates swing open at your laughter, for it brings the salt and shimmer of elsewhere.',
      shadow:
        'You chase every gleam upon the water and come home with empty nets. The voyage is so well told that no one misses the fish.',
      scene:
        'On the last bus three tourists hold the map upside down. With a dozen words of their language and a good many gestures you get them to the right door, and are asked in.',
      advice:
        'Stay with one subject for a season, as you would follow a river to its source: depth, too, is a far country.',
    },
    pragmatic: {
      title: 'A Talent for Change',
      essence:
        'You are versatile, quick and persuasive. Work with variety, contact and a touch of risk keeps your abilities sharp; the same desk at the same hour blunts them.',
      gift: 'You learn the basics of almost anything in days and make others curious to try.',
      shadow:
        'You promise more than your calendar holds, and lose interest just before the dull but necessary end. Rules you did not make look like suggestions.',
      scene:
        'Lunch, interpreter and band all fall through on the same morning. By eleven you have found a food van and an accordion, and dusted off your school Spanish.',
      advice: 'Commit to two things instead of five, and pair up with someone who enjoys the finishing you avoid.',
    },
  },
  6: {
    mystic: {
      title: 'The Voice of the Warm Room',
      essence:
        'When you speak, a window lights up somewhere in the dark. Your name has the gift of making places where people can take off their coats.',
      gift: 'You bring into tune what has fallen out of it, as the moon draws the tide, without force and without pause.',
      shadow:
        'For love of a perfect garden you prune what wanted to grow wild. Those who care for you feel the shears, however light your hand.',
      scene:
        'A rented room, a bare bulb, a borrowed table. You switch off the bulb, light three candles and put thyme in a jam jar, and people who came for ten minutes stay till midnight.',
      advice:
        'Leave one corner of a garden, a shelf or a plan untended this month, and let yourself be charmed by what comes up unasked.',
    },
    pragmatic: {
      title: 'A Talent for Caring Well',
      essence:
        'You combine responsibility with an eye for beauty and fairness. Teaching, advising, hosting and designing come easily to you, and people trust you with what matters to them.',
      gift: 'People bring you their worries because you stay kind, practical and discreet.',
      shadow:
        'You decide for yourself how other people should live. You take your duties to bed with you, and an untidy room will not let you sit down.',
      scene:
        'At a birthday party you notice the guest who knows no one. Two introductions and a slice of cake later you have slipped away, and the guest is telling the whole circle a story.',
      advice:
        'For a week give advice only where it is asked for, and spend the time you save on something that delights you.',
    },
  },
  7: {
    mystic: {
      title: 'The Reader of Hidden Pages',
      essence:
        'Your name is a key cut for a door that few have noticed. You are able to read what the night has written between the stars, and to wait for the missing page.',
      gift: 'You sit with a mystery until it trusts you, and bring back one true sentence from the deep.',
      shadow:
        'Wisdom kept behind seven locks turns cold, even for you, who hold the keys. You weigh what others say, and they feel weighed.',
      scene:
        'The museum is closing and the lights go out room by room. You have spent the afternoon before one small picture, and only today saw that it has a second door.',
      advice:
        'Under an open sky, tell a friend one of the things you keep to yourself, and see how the air between you warms.',
    },
    pragmatic: {
      title: 'A Talent for Insight',
      essence:
        'You are at your best when there is something to find out, be it a subject to learn from the ground up or a problem that rewards concentration. You would rather know one field than visit six, and hurry does not impress you.',
      gift: 'You find the cause beneath the complaint, and describe it in words that leave no doubt.',
      shadow:
        'Even when you are only thinking, people hear your silence as a no. You distrust whatever you cannot verify, a compliment included.',
      scene:
        'For weeks the whole library has cursed the copier. You watch it twice without touching it, ask at what hour the sun comes in, and move it half a metre from the window.',
      advice:
        'Explain what you are working on to a complete beginner, and let the questions show you what you take for granted.',
    },
  },
  8: {
    mystic: {
      title: 'The Captain of the Deep Water',
      essence:
        'In your name a ship leaves harbour under a full moon. Command comes naturally to you, and so does the courage that it takes.',
      gift: 'Where others see a storm you see a wind, and you set the great sails accordingly.',
      shadow:
        'Never leaving the helm, you forget why the voyage began. The crew learns to obey you, and stops telling you what it sees.',
      scene:
        'An hour before the street party there is no stage and the sky is black. You give four people four tasks, and the first drop falls on a canvas roof already stretched.',
      advice: 'Let someone else steer for one evening, and look at the stars as a passenger does.',
    },
    pragmatic: {
      title: 'A Talent for Getting Results',
      essence:
        'You have executive ability: you set a goal, judge what matters and bring people with you. Large or difficult tasks suit you better than small, safe ones.',
      gift: 'You are realistic about means and ends, and a setback costs you an evening rather than a season.',
      shadow:
        'You treat people as resources, and delegate the work without the decision. What cannot be counted falls off your list.',
      scene:
        'The residents’ meeting has argued about the lift for two hours. You ask who signs, what it costs and by when, and before the next item there are three names in the minutes.',
      advice:
        'Give away one whole task with the authority that belongs to it, and judge the outcome, whether or not you like the method.',
    },
  },
  9: {
    mystic: {
      title: 'The Bearer of the Wide Lantern',
      essence:
        'Your name was written in a hand large enough for many. You know how to hold up a light in which strangers recognise each other as kin.',
      gift: 'You gather the sorrows of many, and give them back as a song in which all can join.',
      shadow:
        'Lighting every road, you lose sight of the small gate that leads to your own garden. Those nearest to you get what is left of the oil.',
      scene:
        'It is the choir’s last rehearsal and no one wants to begin. You strike up the song of the one country that is never asked for its songs, and the tenor who grew up there joins in, softly.',
      advice:
        'Keep one evening under the waning moon entirely for yourself, and count it as part of what you do for others.',
    },
    pragmatic: {
      title: 'A Talent for the Larger View',
      essence:
        'You have broad sympathies and a creative mind. Work with a larger meaning, in the arts, in education or in a public cause, draws out what you can do.',
      gift: 'You take people’s ideals seriously, show them where they lead, and find a common language across most borders.',
      shadow:
        'Details bore you, and you leave them to whoever is nearest. When people turn out to be ordinary, you take it as a personal disappointment.',
      scene:
        'At the café counter a regular complains about the new tenants upstairs. You do not argue; you mention that one of them plays the trumpet, and the regular wants to know in which band.',
      advice: 'Translate one of your ideals into a task small enough for you to complete within a week.',
    },
  },
  11: {
    mystic: {
      title: 'The Harp Strung with Starlight',
      essence:
        'Two bright strings hum in your name, and the unseen likes to play on them. You are able to make a whole room hear the sound.',
      gift: 'You give words to the glimmer at the edge of sight, so that many see it at last.',
      shadow:
        'A harp left in the storm plays every note at once. You take in each tremor of the air, and somewhere in it your own melody is lost.',
      scene:
        'The poem was meant to fill two minutes at the leaving party. When you put down the page no one reaches for a glass, and the caretaker is the first to breathe.',
      advice:
        'Before you speak or play for others, keep silent for a while, at moonrise or in the first hour of the day.',
    },
    pragmatic: {
      title: 'A Talent for Inspiring',
      essence:
        'You have original ideas and the sensitivity to present them in a way that moves people. Your influence works through example and atmosphere more than through orders.',
      gift: 'You connect things that seemed unrelated, and the group around you begins to believe that more is possible.',
      shadow:
        'You wait for perfect conditions, and a single glance is enough to make you feel exposed. The fine nerves that notice everything also wear you out.',
      scene:
        'By the coffee machine you tell the idea to one person, half apologising. At four o’clock it comes back from the end of the corridor, in another voice and with applause.',
      advice: 'While an idea is still rough, show it to two people you trust, and let their reactions shape it.',
    },
  },
  22: {
    mystic: {
      title: 'The Name Carved over the Gate',
      essence:
        'Yours is a name that asks for pillars. Between the plan in the stars and the weight of the stone, you are the one who does the measuring.',
      gift: 'You call a hundred hands to one horizon, and each of them finds its place in the pattern.',
      shadow:
        'A gate too grand stands for years without a path leading up to it. You polish its arch, and those who wanted to come in wait in the rain.',
      scene:
        'On the paper tablecloth, between the olives and the bread, you draw a harbour, a school and the road that joins them. When you leave, the waiter asks to keep it.',
      advice: 'Begin a great plan with its footpath: one small, plain piece each day that others can already walk on.',
    },
    pragmatic: {
      title: 'A Talent for Building at Scale',
      essence:
        'You turn a demanding vision into an institution, product or system that works. Imagination and logistics seldom live in one person; in your name they do.',
      gift: 'You see the entire structure and still know which bolt is loose, so that experts and beginners both listen to you.',
      shadow:
        'The responsibility looks heavy, and you settle for a post well below your ability. Or else you accept, and carry the whole of it alone.',
      scene:
        'The repair evenings began with you, a folding table and a box of screwdrivers. Tonight a seventh town is holding its first, and you are going round counting sockets.',
      advice:
        'Draw your project on one page with the three things it rests on, and find a person for each before you expand.',
    },
  },
  33: {
    mystic: {
      title: 'The Song That Mends',
      essence:
        'Your name moves like a lullaby over dark water. You were given a voice in which the lost hear the way home, and the skill to teach the tune.',
      gift: 'Where something has cracked you find the note that holds it together, and the crack becomes part of the song.',
      shadow:
        'No one thinks of singing to the singer. You do not ask for it either, and on long evenings the tune grows thin.',
      scene:
        'Rehearsal has gone badly, and the youngest player will not look up. You hum the passage slowly, wrong note and all, until the violin comes in beside you.',
      advice: 'Ask someone to sing, read or cook for you one evening, and do nothing but enjoy it.',
    },
    pragmatic: {
      title: 'A Talent for Helping People Grow',
      essence:
        'Counsellor, teacher and artist meet in what you can do. Your work has the most effect when it is generous and well organised, and when you share the method along with the comfort.',
      gift: 'You see the good in someone clearly enough that they start to act on it.',
      shadow:
        'You carry weights that are not yours, and lose your sense of proportion under them. You give the second hour before anyone has asked for the first.',
      scene:
        'A neighbour comes round with a job application and a doubtful look. An hour later the page is in order, and its last sentence, the brave one, is the neighbour’s own.',
      advice:
        'End each helping conversation by agreeing what the other person will do next and what you will leave to them.',
    },
  },
}
