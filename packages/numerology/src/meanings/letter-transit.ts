import type { LetterTransitKey, Sentences } from './meaning.ts'

/** Meaning of the years of a letter: of the first name for body and daily life, of the middle names for mind and feeling, of the last name for the spirit. */
export const letterTransitSentences: Sentences<LetterTransitKey> = {
  'A-physical': 'The year of an A gets you moving: a new place, a new task, and more done alone than you had planned.',
  'A-mental':
    'Your thinking turns to beginnings, and old opinions come loose. Decide for yourself, but sleep on it once.',
  'A-spiritual': 'What you trust in has to be your own now; whatever you believed only because others did falls away.',
  'B-physical': 'For two years daily life goes at a gentler pace. Look after your rest, and let others share the load.',
  'B-mental':
    'Feelings lie close under the skin while the B lasts, and a small word counts for much. Say early what you need.',
  'B-spiritual': 'Quiet company does more for you than answers. What is growing is shy, so do not dig it up to look.',
  'C-physical':
    'The C brings visitors, invitations and plenty to say; three years in which the body likes to dance and money likes to leave.',
  'C-mental': 'Ideas come in threes and want to be told. Keep a notebook, and finish one in three.',
  'C-spiritual': 'Joy is your way of believing in these years; singing, making and laughing count as practice.',
  'D-physical':
    'Four years of foundations: house, work and habits ask for steady hands, and repay them. Plan some free evenings too.',
  'D-mental': 'Your head wants order and proof. It is a good time to learn a thing from the ground up.',
  'D-spiritual': 'What you hold to be true is tested by what you do on ordinary days. Small vows, kept, are enough.',
  'E-physical': 'With the E life picks up speed: new people, moves, journeys and chances that come without knocking.',
  'E-mental': 'Your mind is quick and a little crowded. Choose among the open doors before they close.',
  'E-spiritual': 'Conviction grows by meeting other ways of living. Ask a stranger what keeps them going.',
  'F-physical':
    'Home and those who belong to it fill these six years, and responsibilities land on your table. Some belong there.',
  'F-mental':
    'You turn over duties and loyalties at night. Ask which of them you chose, and whether you would choose them again.',
  'F-spiritual': 'Love becomes concrete: whoever you look after in these years is also your teacher.',
  'G-physical': 'Seven years that lean towards quiet work and careful earning, as long as you keep your own hours.',
  'G-mental':
    'You want to know things for certain, and alone. Come out now and then and try your findings on a friend.',
  'G-spiritual': 'An inner life opens like a room that was always there. Silence is the key, and patience turns it.',
  'H-physical':
    'The H is a builder and a dealer: projects, contracts and effort with visible results. Put rest into the budget too.',
  'H-mental': 'You think in means and ends, and rightly so; leave one question open that has no use at all.',
  'H-spiritual': 'What is enough? These years ask it often, and the answer makes you lighter.',
  'I-physical': 'Much is felt in the body now, for better and worse. Slow movements, warm water and good shoes help.',
  'I-mental': 'Nine years of strong feeling and sharp inner sight. Wait for the wave to pass before you answer.',
  'I-spiritual': 'Compassion is the teacher of this letter. It begins with those who annoy you, and with yourself.',
  'J-physical': 'A J sets you off: you take a matter in hand, move house or change jobs, and others follow your lead.',
  'J-mental': 'Fairness occupies you, and a decision that has waited too long is made in an hour.',
  'J-spiritual': 'You find your own way of standing up for what you believe, without raising your voice.',
  'K-physical': 'Two years of high voltage: much happens at once, and the body asks for regular meals.',
  'K-mental': 'Insight arrives in flashes. Write it down at once, and examine it tomorrow.',
  'K-spiritual': 'The line to what inspires you is open now. Keep it clear of noise.',
  'L-physical': 'The pace is easy, the diary full. These three years favour travel, good food and work with friends.',
  'L-mental': 'Reason and feeling sit at one table and mostly agree. Let neither of them leave before the coffee.',
  'L-spiritual': 'Generosity comes naturally; it tells you more about the meaning of things than any book would.',
  'M-physical': 'An M means work, honest and at times heavy, with four years to do it in. What you build stays.',
  'M-mental': 'ReasoningTags are kept inside and chewed over for weeks. Share them with someone before they harden.',
  'M-spiritual': 'Faith shows itself as endurance here. Be gentle with what is slow in you.',
  'N-physical': 'A change of air: moves, new habits, other tastes. The body enjoys variety and dislikes excess.',
  'N-mental': 'Curiosity leads, and plans are altered at short notice. Keep one promise as a handrail.',
  'N-spiritual': 'An old certainty is exchanged for a livelier question. You lose little by it.',
  'O-physical': 'The O draws circles round house, money and duty. It is good for saving, learning and settling.',
  'O-mental': 'Worries like to go round and round. Break the circle with a walk or a conversation.',
  'O-spiritual': 'Study and quiet love deepen what you believe. Leave room for someone who believes otherwise.',
  'P-physical':
    'Seven years in which you need your own room. Health likes regular hours, and work likes to be undisturbed.',
  'P-mental': 'Your mind is strong and rather strict. It sees far, and forgets to wave to those nearby.',
  'P-spiritual': 'Answers come in solitude; warmth does not. See that you have both.',
  'Q-physical':
    'Unusual offers and unusual people come with the Q, and money matters take odd turns. Read before you sign.',
  'Q-mental': 'You think in ways that others cannot follow at first. Explain your idea once more, slowly.',
  'Q-spiritual': 'Something in you wants to lead and to understand at the same time. Begin with understanding.',
  'R-physical':
    'Nine years, busy on behalf of others, with energy to spare if you sleep enough. Accept thanks when they come.',
  'R-mental': 'Feeling and reason pull on the same rope, and you see how people work. Use what you see kindly.',
  'R-spiritual': 'Tolerance is practised here, most of all towards those who have none.',
  'S-physical':
    'The S starts things abruptly: a change of direction, a meeting, an offer. Take one careful breath before the step.',
  'S-mental': 'A year of strong moods and good instincts. What moves you now shows you where you want to go.',
  'S-spiritual': 'A turning point within, often unseen from outside. Let it take its time.',
  'T-physical':
    'Two years on the move beside someone: a partnership, a house move, a project for two. Agree on the small print.',
  'T-mental': 'You take things to heart and take sides. Ask for the other half of the story.',
  'T-spiritual': 'What carries you now is shared: a vow, a circle, a cause.',
  'U-physical': 'Chances come and go with the U, so keep your hands quick and your pockets mended. Three lively years.',
  'U-mental': 'Ups and downs of mood, and a talent for words in both. Keep decisions for the level days.',
  'U-spiritual': 'You receive a good deal that you did not earn. Passing it on is the lesson.',
  'V-physical': 'Four years to turn one large idea into something that stands. Begin with the nearest wall.',
  'V-mental': 'Your plans are bold one day and practical the next; once a week, bring the two together.',
  'V-spiritual': 'Vision needs ground here. Serve something that will outlast the excitement.',
  'W-physical': 'A W runs up and down hill: change, company, stops and starts. A light suitcase serves best.',
  'W-mental': 'Opinions swing, and with each swing you see more. Hold back the final word.',
  'W-spiritual': 'You look for yourself in many mirrors. What stays the same is the one who looks.',
  'X-physical': 'Intense years, in love and in work. Keep hours for sleep, and spend the rest with a full heart.',
  'X-mental': 'Everything seems to matter. Put aside what will not matter in a year.',
  'X-spiritual': 'Giving something up of your own will sets you free here; it need not be anything large.',
  'Y-physical':
    'The Y is a fork in the road, and the body goes more slowly. Seven years for fewer things, done with attention.',
  'Y-mental': 'You examine, doubt and compare; then, one morning, you know. Leave room for that morning.',
  'Y-spiritual': 'The inward way is open. A teacher helps, and so does an hour without anyone.',
  'Z-physical':
    'Ambition and good sense join hands: eight years in which work and money can grow, if the base is sound.',
  'Z-mental': 'You judge fast and mostly well. Let someone check the sums.',
  'Z-spiritual': 'Power and calm belong together, and you learn it by lending your strength to others.',
}
