import type { CoreValue, Meanings } from './meaning.ts'

/** The letters of a name counted in their order, in the images of the Hebrew letters of the same place. */
export const hebrewOrdinalMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The First Letter Draws Breath',
      essence:
        'Counted one by one, your letters climb to the silent letter before all speech, the breath that is taken before the word.',
      gift: 'You hold the hush from which anything at all may still be said.',
      shadow: 'A breath held too long becomes a wall, and behind it you wait for the perfect sound.',
      scene: 'The candle is lit, the circle has gone quiet, and every face is turned to you.',
      advice: 'Open your mouth before you know the whole sentence, and trust the letters to follow.',
    },
    pragmatic: {
      title: 'One: The Opening Letter',
      essence:
        'Counted in their order, the letters of your name come to one, the number of beginnings and of standing on your own.',
      gift: 'You give things their first form, and others find it easier to go on from there.',
      shadow: 'You insist on being the author of everything that bears your mark.',
      scene: 'An empty shared document blinks at six people; the heading that appears is yours.',
      advice: 'Begin one text, plan or conversation this week that another person will finish.',
    },
  },
  2: {
    mystic: {
      title: 'The House of the Second Letter',
      essence: 'Your letters gather into a house with one side open, and the wind walks in and out as if invited.',
      gift: 'The second letter takes only three strokes to draw, yet those who have no roof find one in you.',
      shadow: 'A house that is open on one side lets the snow in with the stranger.',
      scene: 'Three pairs of shoes stand in your hallway tonight, and none of them is yours.',
      advice: 'When you need an evening alone, say so in good time, as one draws a curtain across an open wall.',
    },
    pragmatic: {
      title: 'Two: The Letter of the House',
      essence: 'Your letters add up to two, the number of shelter, pairs and conversation.',
      gift: 'You create surroundings in which two sides can meet without losing face.',
      shadow: 'You make so much room for others that you cannot find your own chair.',
      scene: 'A friend rings in tears from the station; by the time the train is in, the sofa is made up.',
      advice: 'Decide which hour of the day belongs to you, and tell the people around you.',
    },
  },
  3: {
    mystic: {
      title: 'The Traveller Bearing Bread',
      essence:
        'In the third letter an old storyteller saw a man running after the poor with a loaf, and your letters keep pace with him.',
      gift: 'You arrive with something warm beneath your coat, and whoever opened the door only to look stays and eats.',
      shadow: 'Running from door to door, you feed a whole street on crusts.',
      scene: 'The loaf is gone before you reach your own stairs, and you are whistling.',
      advice: 'When you next bring someone food, sit down and stay until it has been eaten.',
    },
    pragmatic: {
      title: 'Three: The Letter of Giving',
      essence: 'Your letters sum to three, the number of expression and of generosity in motion.',
      gift: 'What you have learned or made reaches people quickly, since you enjoy handing it on.',
      shadow: 'You promise more than your week can hold.',
      scene: 'A colleague only asked for the link; she gets the link, your notes and the offer of a rehearsal.',
      advice: 'Give one person everything you promised before you promise anything to the next.',
    },
  },
  4: {
    mystic: {
      title: 'The Door That Is a Letter',
      essence:
        'Your letters come to rest at a door, and it has been polished by so many hands that it shines in the dark.',
      gift: 'You know how to be a door, firm in the post and easy on the hinge.',
      shadow: 'A door that loves its frame too dearly forgets to open.',
      scene: 'Feet stamp off the snow outside; before the knock, your hand is on the latch.',
      advice: 'Invite one guest whom you have kept putting off, and have the door open when they arrive.',
    },
    pragmatic: {
      title: 'Four: The Letter of the Door',
      essence: 'Four is what your letters make together, the number of order, access and dependable form.',
      gift: 'You make complicated things accessible by giving them a clear structure.',
      shadow: 'You are so attached to the proper entrance that you miss a useful window.',
      scene: 'The new flatmate finds a sheet on the fridge: bins, boiler, keys, numbers, all on one page.',
      advice: 'Write down how one of your routines works, so that another person could follow it without you.',
    },
  },
  5: {
    mystic: {
      title: 'The Window Letter',
      essence: 'Your letters add up to a window, a breath of light let into the wall of the name.',
      gift: 'Through you a closed room remembers the weather, and even the dust begins to dance.',
      shadow: 'Leaning out for each passing song, you let the lamp behind you blow out.',
      scene: 'On a wet Monday you throw the sash up, and the smell of rain and lilac reaches the last desk.',
      advice: 'Choose the view that you love most, and stay with it for a whole evening.',
    },
    pragmatic: {
      title: 'Five: The Letter of the Window',
      essence: 'Your letters make five, the number of openness, movement and fresh air.',
      gift: 'You bring in new impressions, and others see their situation differently after talking to you.',
      shadow: 'You are so often at the window, looking out, that the work on your own table stays undone.',
      scene: 'The team has argued for an hour; you tell them how a bakery in Naples solved it, and pens come out.',
      advice: 'Take in one new thing this week, and use it before you look for the next.',
    },
  },
  6: {
    mystic: {
      title: 'The Hook That Joins',
      essence:
        'Small and upright, the sixth letter is a hook by which one world hangs on the next, and your name comes to its number.',
      gift: 'You say the little word “and” with your whole life, and whatever was torn finds a thread in it.',
      shadow: 'You take on coat after coat, until no one sees the hook that holds them.',
      scene: 'The guests have left, and on the peg by the door someone else’s scarf still hangs, warm.',
      advice: 'Give back one burden tonight that you took on for someone else’s sake.',
    },
    pragmatic: {
      title: 'Six: The Letter of Connection',
      essence: 'Six comes out when your letters are counted, the number of ties, care and belonging.',
      gift: 'You connect people who need one another, and you keep those connections alive.',
      shadow: 'You hold together what would do better apart.',
      scene:
        'Your old class’s group chat has been silent for eleven years; your message at nine has forty answers by noon.',
      advice: 'Introduce two people to each other this month, and then leave the rest to them.',
    },
  },
  7: {
    mystic: {
      title: 'The Crowned Blade',
      essence:
        'The seventh letter is a blade that wears a crown, and your letters bow to it as the week bows to its day of rest.',
      gift: 'You know how to cut one silver thread of quiet from the noise, and to live by it.',
      shadow: 'A blade that divides too finely leaves nothing to love on either side.',
      scene: 'Bells from two churches overlap; you wait until you hear each of them alone.',
      advice: 'Keep one evening in seven for what needs no sharpness: a song, a bath, a long supper.',
    },
    pragmatic: {
      title: 'Seven: The Letter of Discernment',
      essence: 'Your letters come to seven, the number of rest, study and telling things apart.',
      gift: 'You separate the essential from the rest, and you do it calmly.',
      shadow: 'Now and then you judge before you have been moved, and so miss what could have moved you.',
      scene: 'Sixty slides have gone by; your question is about the one number on slide nine.',
      advice: 'Plan a regular time in which you do not have to decide anything.',
    },
  },
  8: {
    mystic: {
      title: 'The Fence and the Gate of Life',
      essence: 'Your letters stand up as a fence with a gate in it, and beyond the bars a field is breathing.',
      gift: 'Strength has found its manners in you, and the bull and the lark are safe in one meadow.',
      shadow: 'Lengthened a little each night, the fence shuts out the very life it was to keep.',
      scene: 'Children lean on the top rail to look in, and you hand them the salt for the horses.',
      advice: 'Name three of your limits to a friend, and ask together what each of them still protects.',
    },
    pragmatic: {
      title: 'Eight: The Letter of the Fence',
      essence: 'Eight is the sum of your letters, the number of strength, limits and lasting effort.',
      gift: 'You know what is yours to carry, and you carry it well.',
      shadow: 'You guard your territory when no one is after it.',
      scene: 'A visitor sits down at your desk for a minute; you say nothing, and stand beside it until he gets up.',
      advice: 'Put one of your rules up for discussion with the people it concerns.',
    },
  },
  9: {
    mystic: {
      title: 'The Vessel That Hides the Good',
      essence: 'An old tale hides the good in the ninth letter, and your own letters curl inwards round it.',
      gift: 'You carry a sweetness that you do not show, and the dark becomes kinder for having it near.',
      shadow: 'What is hidden too well feeds no one, and you grow lonely round your treasure.',
      scene: 'At the back of the pantry stands an unlabelled jar; guests who tasted it once still ask about it.',
      advice: 'Show one good thing you usually hide, a drawing, a tune or a skill, to someone who did not ask.',
    },
    pragmatic: {
      title: 'Nine: The Letter of the Vessel',
      essence: 'Your letters make nine, the number of fullness and of a goodness that keeps itself to itself.',
      gift: 'You do a great deal for others without making it known.',
      shadow: 'You expect people to see what you have been at pains to conceal.',
      scene:
        'Your elderly neighbour’s tap no longer drips. The bill is already paid, the plumber tells her, and he will not say by whom.',
      advice: 'Say once, openly and without playing it down, what you have done for someone.',
    },
  },
  11: {
    mystic: {
      title: 'Two Letters Face to Face',
      essence:
        'The tenth letter and the first look at each other in the sum of your name, and a spark leaps between them.',
      gift: 'You read between the lines, and give back the word that was lost.',
      shadow: 'The bright gap between the letters hums, and you lie awake while the page is asleep.',
      scene:
        'On the stairs a neighbour hunts for a word, one hand in the air. You say it for her, and she asks, “How did you know?”',
      advice: 'When your thoughts hum at night, lay a hand on bare wood.',
    },
    pragmatic: {
      title: 'Eleven: The Open Line',
      essence: 'Your letters stop at eleven, a number that is not reduced and that stands for intuition under tension.',
      gift: 'You catch what people mean before they have found the phrase, and you can put it into one.',
      shadow: 'Sensing so much leaves you restless, and unsure of what is your own feeling.',
      scene: 'Halfway through a friend’s sentence you say the end of it; she nods, and is a little alarmed.',
      advice: 'Keep a page on which you note your intuitions with the date, and read it again after a month.',
    },
  },
  22: {
    mystic: {
      title: 'All the Letters Together',
      essence: 'The old alphabet had twenty-two letters, and your name adds up to the whole of it.',
      gift: 'You hold the entire set of type in your hands, and can print a map, a law or a lullaby.',
      shadow: 'With everything still to be written, you sit before the white page till the stars go out.',
      scene: 'Ink on both wrists, you hold the first proof up to the lamp, and it says only “Bread”.',
      advice: 'Set down one short text with great care, and let someone read it aloud.',
    },
    pragmatic: {
      title: 'Twenty-Two: The Whole Alphabet',
      essence:
        'Your letters stop at twenty-two, as many as the Hebrew alphabet has, a number of building on a large scale.',
      gift: 'You see how single parts make up a whole, and you can organise it so that it works.',
      shadow: 'With the whole so near, you become impatient with its parts, the human ones included.',
      scene:
        'On the wall hangs the plan of the entire festival; on your desk, unanswered, lies a volunteer’s question about parking.',
      advice: 'Before you add to the large plan, answer the small questions waiting on your desk.',
    },
  },
  33: {
    mystic: {
      title: 'The Letters Sung Aloud',
      essence: 'Added up, your letters do not stay on the page: their sum was made to be sung.',
      gift: 'You lend your breath to those who have forgotten the tune, and for a moment the whole choir is one voice.',
      shadow: 'A voice that sings for all finds its own small song quite hoarse by evening.',
      scene: 'In the crowded tram you hum two bars, and from the far end a child answers with the third.',
      advice: 'Sing something foolish behind a closed door, and let it be for no one’s comfort.',
    },
    pragmatic: {
      title: 'Thirty-Three: The Teaching Voice',
      essence:
        'Thirty-three is what your letters come to, a rare sum that is kept whole and stands for guidance through kindness.',
      gift: 'You put even a painful truth in a way that people can take in.',
      shadow: 'You feel that you must set an example at every moment.',
      scene:
        'The boy next door expected a telling-off for the broken jug; you fetch the glue and ask him which piece comes first.',
      advice: 'Let someone teach you a thing this month that you know nothing about.',
    },
  },
}
