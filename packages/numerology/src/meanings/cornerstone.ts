import type { LatinLetter, Meanings } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The Cornerstone: the first letter of the first name, and how one meets what comes. */
export const cornerstoneMeanings: Meanings<LatinLetter> = {
  A: inOneVoice({
    title: 'Cornerstone A: The First Step',
    essence:
      'Your first name opens with an A, and you meet whatever comes by moving towards it. You would rather start and make corrections than wait for certainty.',
    gift: 'Others find courage in the fact that someone has already started.',
    shadow: 'You take the lead where a question would have been enough.',
    scene:
      'The power fails in the stairwell; before anyone has asked what happened, you have found a torch and are at the fuse box.',
    advice: 'Count to five before you begin, and use the time to see who else is there.',
  }),
  B: inOneVoice({
    title: 'Cornerstone B: The Warm Threshold',
    essence:
      'A name that starts with B looks for safety first: you test the water with a toe, and stay where your heart feels at home.',
    gift: 'You sense what a situation feels like for everyone in it.',
    shadow: 'Shyness dresses up as modesty, and a chance goes by.',
    scene:
      'At the new class you choose the chair nearest the door, and by the break you know your neighbour’s whole story.',
    advice: 'Say yes to one invitation before you have found the reason against it.',
  }),
  C: inOneVoice({
    title: 'Cornerstone C: The Ready Word',
    essence: 'With a C at the head you meet life by speaking: an idea, a joke, a remark, and the ice is broken.',
    gift: 'Your lightness opens doors that effort would have jammed.',
    shadow: 'You answer before the question has ended, and spend energy as if there were no tomorrow.',
    scene: 'The delegation stands about stiffly until you mention the terrible coffee; now everyone is talking.',
    advice: 'Keep one good idea overnight before you give it away.',
  }),
  D: inOneVoice({
    title: 'Cornerstone D: The Plan in the Pocket',
    essence: 'You approach things as one approaches a building site: what is there, what is needed, in which order?',
    gift: 'You keep at a thing until it stands, and others can move in.',
    shadow: 'Once the plan is drawn, a better one counts as a disturbance.',
    scene:
      'On the first day of the holiday you fix the tap in the rented flat, because you happened to have the pliers with you.',
    advice: 'Change one step of today’s plan on purpose, and see that it holds.',
  }),
  E: inOneVoice({
    title: 'Cornerstone E: The Open Window',
    essence: 'An E in front lets the air in: you meet what is new with curiosity and the old with a question.',
    gift: 'You get on with people of every sort, and forgive quickly.',
    shadow: 'You are off again before the first matter has had its answer.',
    scene:
      'Two queues at the fair, and no one can say what the second is for: you join the second and find out on the way.',
    advice: 'Stay with your first choice for a day before you try the next.',
  }),
  F: inOneVoice({
    title: 'Cornerstone F: The Hand on the Shoulder',
    essence: 'You meet the world as a host would: who is cold here, who has not eaten, whom shall I put next to whom?',
    gift: 'You take responsibility early, and people breathe more easily.',
    shadow: 'Worry runs ahead of you and sees draughts everywhere.',
    scene:
      'The tour bus has broken down, and within the hour your biscuits and your blanket are going from row to row.',
    advice: 'Ask whether help is wanted before you give it.',
  }),
  G: inOneVoice({
    title: 'Cornerstone G: The Inner Compass',
    essence:
      'With a G at the start of your name, you consult yourself before anyone else. You know what you know, and act on it with force.',
    gift: 'You see what is needed without being told.',
    shadow: 'Advice comes too late for you, even when it comes in time.',
    scene: 'The others are still reading the sign; you have already turned right, and right it was.',
    advice: 'Let someone explain something you already understand, and listen for what you had missed.',
  }),
  H: inOneVoice({
    title: 'Cornerstone H: The Ladder',
    essence:
      'The two uprights of the H stand in your name like a ladder: you see whatever comes as something to be climbed.',
    gift: 'Self-command and a head for figures serve you from the start.',
    shadow: 'You keep tenderness for later, when the work is done, and it is never done.',
    scene:
      'A flea market, eight in the morning: you have seen the good chair, offered half the price, and are carrying it home.',
    advice: 'Do one thing today that leads nowhere.',
  }),
  I: inOneVoice({
    title: 'Cornerstone I: The Bare Wire',
    essence:
      'With an I at the head of your name you feel everything first. You meet a room with your nerves, and know its mood before you know its people.',
    gift: 'Compassion and taste are your natural answers.',
    shadow: 'A careless word goes through you, and you act on it too soon.',
    scene: 'Someone laughs in the next office, and you wonder for an hour whether it was kind.',
    advice: 'Sleep on a remark that has hurt you before you answer it.',
  }),
  J: inOneVoice({
    title: 'Cornerstone J: The Fair Start',
    essence:
      'A J at the front wants things to be fair from the outset: you ask for the rules and then get everyone going.',
    gift: 'You get slow people moving, and you keep your promises to them.',
    shadow: 'You put off your own start until the conditions are perfect.',
    scene: 'The cards are dealt; you count yours, hand back the extra one, and lead with the ace.',
    advice: 'Begin one thing today under the conditions you have, and improve them as you go.',
  }),
  K: inOneVoice({
    title: 'Cornerstone K: The Spark',
    essence: 'You come to things in leaps. A K begins with an inspiration, all or nothing.',
    gift: 'Your enthusiasm is strong enough to carry a group over its first doubts.',
    shadow: 'Between two flashes you sit in the dark and think it will stay dark.',
    scene:
      'At three in the morning you turn on the light and draw the idea on the back of an envelope; by eight it is on the wall.',
    advice: 'Plan for the ordinary days: one small step a day, whether or not anything sparks.',
  }),
  L: inOneVoice({
    title: 'Cornerstone L: The Weighing Hand',
    essence:
      'An L in front likes to consider: you look at a thing from several sides, and wish every one of them well.',
    gift: 'You are generous and clear, and you keep the peace without lying.',
    shadow: 'You think so long about the right answer that someone else gives a poor one.',
    scene: 'The restaurant is waiting to close, and you have narrowed the dessert down to two.',
    advice: 'Decide small matters this week on your first thought.',
  }),
  M: inOneVoice({
    title: 'Cornerstone M: The Steady Shoulder',
    essence: 'Your M takes hold from below: you meet what comes by working at it, without many words.',
    gift: 'You are there at six in the morning, and you are there at the end.',
    shadow: 'You show feeling by doing, and wonder why no one reads it.',
    scene:
      'A friend who is moving house calls twelve people. You are the one with the van, and you have brought straps.',
    advice: 'Say aloud, once this week, what your work was meant to say for you.',
  }),
  N: inOneVoice({
    title: 'Cornerstone N: The Zigzag',
    essence: 'You approach things along a line of your own, up, down and up again; what everyone else does bores you.',
    gift: 'You are original and awake, and you find the exception.',
    shadow: 'You want a taste of everything and finish nothing.',
    scene:
      'They hand out a form with four boxes; you write in the margin, and it turns out that the margin was the point.',
    advice: 'Finish one half-read book or half-built shelf before you start anything new.',
  }),
  O: inOneVoice({
    title: 'Cornerstone O: The Closed Circle',
    essence: 'The round O gathers in: you meet life with duty and strong feeling, and draw a line round what is yours.',
    gift: 'Those inside the circle can rely on you for life.',
    shadow: 'Hurt stays inside as well, and goes round and round.',
    scene:
      'The photograph from the school trip hangs on your wall; you still know what each classmate was like, and who was missing.',
    advice: 'Open your circle to one newcomer this month.',
  }),
  P: inOneVoice({
    title: 'Cornerstone P: The Thinking Head',
    essence: 'A P carries its head high: you meet things with your mind, take a step back, and form a judgement.',
    gift: 'Your view is clear where others are in the thick of it.',
    shadow: 'At a first meeting you seem aloof, and you do little to change it.',
    scene: 'The gallery is crowded; you stand at the far wall, the one place from which the whole picture can be seen.',
    advice: 'Ask a personal question before you offer an opinion.',
  }),
  Q: inOneVoice({
    title: 'Cornerstone Q: The Raised Eyebrow',
    essence:
      'A Q puts some mystery at the front of your name. You meet people with a natural authority that you never explain.',
    gift: 'You notice money, power and talent where they hide.',
    shadow: 'You like to be asked, and you make the asking hard.',
    scene: 'A newcomer talks for ten minutes; you ask one question, and everyone waits for the answer.',
    advice: 'The next time you reach a conclusion, tell people how you got there.',
  }),
  R: inOneVoice({
    title: 'Cornerstone R: The Long Stride',
    essence: 'Your R is a figure that strides: you meet whatever comes by doing something, mostly for someone.',
    gift: 'You have energy to spare, and work for a cause more gladly than for yourself.',
    shadow: 'Impatience pushes where a hint would do.',
    scene:
      'A boy’s bicycle chain has come off; you are on your knees on the pavement before his father has got off his own bicycle.',
    advice: 'Let someone else fix the next thing that breaks, and hand them the spanner.',
  }),
  S: inOneVoice({
    title: 'Cornerstone S: The Swing',
    essence:
      'An S comes in curves: you meet life with charm and a strong pull of feeling, warm one moment, stung the next.',
    gift: 'People are glad when you come in: now something will happen.',
    shadow: 'You act on the swing up and regret it on the swing down.',
    scene: 'You storm out of the meeting, get as far as the bakery, laugh, and go back in with croissants.',
    advice: 'Wait until the feeling has swung back to the middle before you press “send”.',
  }),
  T: inOneVoice({
    title: 'Cornerstone T: The Balance Beam',
    essence:
      'The crossbar of the T is a balance: you like to work with someone, and press hard for what you both want.',
    gift: 'You bring order into other people’s affairs with vigour.',
    shadow: 'You take over a burden that was only shown to you.',
    scene:
      '“Could you just look at this?” asks a colleague. By evening you have reorganised her whole filing system, with labels.',
    advice: 'Ask what exactly is wanted, and do that much.',
  }),
  U: inOneVoice({
    title: 'Cornerstone U: The Cup',
    essence:
      'An open U receives: things come to you, luck among them, and you meet them with feeling and a good hunch.',
    gift: 'You pour out again what was poured in, with interest.',
    shadow: 'What you do not hold on to, you lose: keys, trains, courage.',
    scene: 'It rains through the tent at night; you hold up your cup, laugh, and in the morning there is tea.',
    advice: 'Give one thing that matters to you a fixed place, and put it back there every time.',
  }),
  V: inOneVoice({
    title: 'Cornerstone V: The Deep Root',
    essence: 'A V runs to a point. You meet things with instinct and great plans, and then want them to be useful.',
    gift: 'You see far, and you are practical about the first yard.',
    shadow: 'Small things seem beneath you, and your loyalty becomes possessive.',
    scene: 'You have come for a loaf, and leave having talked the baker into a second oven.',
    advice: 'Do one piece of your great plan today that needs nothing but your hands.',
  }),
  W: inOneVoice({
    title: 'Cornerstone W: The Up and Down',
    essence: 'Like the letter W you come in waves: with verve, with style, with many interests at once.',
    gift: 'You carry people along, and make it fun for them.',
    shadow: 'In the trough you put off what you promised on the crest.',
    scene:
      'On Monday you founded the running club. On Thursday, in the drizzle, eight runners are waiting for you under a tree.',
    advice: 'Promise half of what you would like to promise, and keep it.',
  }),
  X: inOneVoice({
    title: 'Cornerstone X: The Crossing',
    essence:
      'At your X two lines cross: you meet life with the senses, want it intense, and are drawn to what is forbidden or beautiful.',
    gift: 'You have a gift for atmosphere and for art.',
    shadow: 'Moderation tastes of nothing, so you fall for extremes.',
    scene: '“One spice too many,” everyone says at first, and then they ask for the recipe.',
    advice: 'Enjoy something today at half strength, slowly.',
  }),
  Y: inOneVoice({
    title: 'Cornerstone Y: The Fork in the Road',
    essence: 'A Y stands where roads part. You meet things alone, look both ways, and follow your own instinct.',
    gift: 'You are free of fashions, and bold when you have chosen.',
    shadow: 'You stay at the fork because both roads are so interesting.',
    scene: 'The group turns left for the museum; you look at the alley, then at your watch, and are gone.',
    advice: 'Give every choice a date, and keep to it.',
  }),
  Z: inOneVoice({
    title: 'Cornerstone Z: The Short Cut',
    essence:
      'A Z goes across, straight down and across again: you meet things with confidence and look for the fastest way that works.',
    gift: 'Common sense and hope together get much done.',
    shadow: 'You jump to the end and are cross with those who are still reading the middle.',
    scene:
      'The instructions have forty pages; you put the shelf together from the picture on the box, and there is one screw left over.',
    advice: 'Read one set of instructions to the last page before you begin.',
  }),
}
