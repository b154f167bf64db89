import type { LatinLetter, Meanings } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The Capstone: the last letter of the first name, and how one brings things to an end. */
export const capstoneMeanings: Meanings<LatinLetter> = {
  A: inOneVoice({
    title: 'Capstone A: Ending by Beginning',
    essence:
      'Your first name ends in A, and you like best to finish a thing when the next one is in sight. You close one door by opening another.',
    gift: 'Your endings leave people with energy.',
    shadow: 'The last tenth bores you, and you start something else.',
    scene: 'Your farewell speech turns, in its last sentence, into an invitation to something in May.',
    advice: 'Do not open the new folder before the old one is filed.',
  }),
  B: inOneVoice({
    title: 'Capstone B: Ending in Company',
    essence:
      'You like to bring things to an end in a way that suits those you love. A B at the close wants everyone to be content.',
    gift: 'What you finish is comfortable to live with.',
    shadow: 'You delay the end for fear that it might hurt.',
    scene:
      'The evening has been over for an hour, and you are still standing at the garden gate with the last two guests.',
    advice: 'Next time, tell your guests at the start when the evening ends.',
  }),
  C: inOneVoice({
    title: 'Capstone C: Ending With a Flourish',
    essence: 'With a C as your last letter you finish fast and with style, and a good last line is part of it.',
    gift: 'What you have closed stays in people’s memory.',
    shadow: 'Once the fun has gone out of a thing you call it finished.',
    scene: 'The report is nine dry pages long, but its last line makes the whole board laugh, and they vote for it.',
    advice: 'Before you hand a thing in, look over its plain middle part once more.',
  }),
  D: inOneVoice({
    title: 'Capstone D: Ending in Order',
    essence: 'You finish what you began, to the letter and on the day. The D closes like a well-made box.',
    gift: 'What you hand over needs no repair.',
    shadow: 'You will not stop when stopping would be wiser.',
    scene:
      'The others have gone to lunch; you put in the last row of tiles, wipe the trowel, and only then feel hungry.',
    advice: 'Halfway through the next job, ask whether it is still wanted.',
  }),
  E: inOneVoice({
    title: 'Capstone E: Ending With the Door Ajar',
    essence:
      'An E at the end leaves the door ajar: you finish a thing by changing it, trying it out, letting others in.',
    gift: 'You can drop a bad plan in time.',
    shadow: 'Much is left nine tenths done, since another idea came by.',
    scene:
      'The letter is written, sealed and stamped; on the way to the post box you think better of it, and cycle round to say it in person.',
    advice: 'Allow yourself one unfinished thing a week, and finish the rest.',
  }),
  F: inOneVoice({
    title: 'Capstone F: Ending With Care',
    essence: 'You see a thing through because someone depends on it. The F at the close feels responsible.',
    gift: 'You stay until the last person is home.',
    shadow: 'You take on the clearing up that is everyone’s job.',
    scene:
      'After the fair you drive three tents, two grandmothers and a forgotten dog home, one after another, across the whole district.',
    advice: 'When the next event winds up, share out the jobs, and keep only one for yourself.',
  }),
  G: inOneVoice({
    title: 'Capstone G: Ending When It Is Right',
    essence: 'A G at the end finishes by its own measure: neither the clock nor the crowd says when it is good.',
    gift: 'Your last version is truly the best one.',
    shadow: 'You go on improving in secret until the deadline has passed.',
    scene: 'The manuscript is taken out of your hands; from the stairs you call out one last comma.',
    advice: 'Let someone else say “good enough” once, and believe it.',
  }),
  H: inOneVoice({
    title: 'Capstone H: Ending With a Result',
    essence:
      'You bring things to a point where they pay. An H at the end of a name likes to count what has come of its efforts.',
    gift: 'You rarely waste an effort, your own or another’s.',
    shadow: 'An end without a return feels like defeat.',
    scene:
      'On the last day of the market you sell the table as well, and carry the takings home in the one lampshade nobody bought.',
    advice: 'Finish one thing purely because you began it with a friend.',
  }),
  I: inOneVoice({
    title: 'Capstone I: Ending With Feeling',
    essence: 'With an I at the close you end where the feeling ends, sometimes late and gently, sometimes all at once.',
    gift: 'You find the gentle word for a parting.',
    shadow: 'A slight makes you break off what was nearly done.',
    scene: 'The choir has sung its last piece. You wait with your hands still up, until the hall has breathed out.',
    advice: 'When you want to break off, wait one night and then decide.',
  }),
  J: inOneVoice({
    title: 'Capstone J: Ending Fairly',
    essence: 'You close when the accounts are even. A J at the end wants a fair result for everyone involved.',
    gift: 'You keep your word to the end, even when it has become costly.',
    shadow: 'You put off the end until no one can object.',
    scene: 'The shared flat is being given up; you have a list of who bought which spoon.',
    advice: 'Next time you settle up, round in the other person’s favour and leave it there.',
  }),
  K: inOneVoice({
    title: 'Capstone K: Ending in One Breath',
    essence: 'You finish a thing the way it first struck you: in one strong effort, or not at all.',
    gift: 'What you finish in one go has life in it.',
    shadow: 'If the spark goes out, the thing is left lying half done.',
    scene:
      'For a month you do nothing; then you paint the whole room in one night and fall asleep in the middle of it.',
    advice: 'Choose one thing you abandoned, and ask a friend to keep you company while you finish it.',
  }),
  L: inOneVoice({
    title: 'Capstone L: Ending With Thanks',
    essence:
      'With an L at the end you think a thing over before you close it, and you like to part in peace with everyone.',
    gift: 'Your conclusions are considered, and they hold.',
    shadow: 'You go on weighing until the moment has passed.',
    scene:
      'At the end of the lease you write the new tenants a page about the stove, and leave wood for the first evening.',
    advice: 'Set a date for your next decision, and tell it to a friend.',
  }),
  M: inOneVoice({
    title: 'Capstone M: Ending by Staying',
    essence:
      'You bring things to an end simply by not stopping until they are done. An M as last letter stands on two broad feet.',
    gift: 'You finish what no one else wants to finish.',
    shadow: 'You stay on in things that have long been over.',
    scene:
      'The band has packed up. You roll the last cable, figure of eight, as you were taught, and switch off the light.',
    advice: 'Ask yourself each spring what you may lay down.',
  }),
  N: inOneVoice({
    title: 'Capstone N: Ending With a Twist',
    essence: 'An N at the end likes to close with a turn that no one expected.',
    gift: 'You rescue dull projects in the last act.',
    shadow: 'Out of boredom you change what was good already.',
    scene: 'The class play has the usual ending until the dress rehearsal; then you whisper something to the king.',
    advice: 'Hand over the finished thing as it is, and try out your twist on the next one.',
  }),
  O: inOneVoice({
    title: 'Capstone O: Ending Where It Began',
    essence: 'You come back to where a thing started, and only then is it done. The O at the close rounds things off.',
    gift: 'Your endings give meaning to the beginning.',
    shadow: 'You keep things because they belong to the past.',
    scene: 'On the last page of your album there is the same street as on the first, with other cars.',
    advice: 'Give away one thing that you have kept only because it is old.',
  }),
  P: inOneVoice({
    title: 'Capstone P: Ending With a Verdict',
    essence: 'With P at the end you finish by understanding: once a thing is clear to you, it is over.',
    gift: 'You put the result into a sentence that holds.',
    shadow: 'Once you have seen through a thing, you leave others to carry it out.',
    scene: 'You solve the crossword in your head, and put the paper down with every square still blank.',
    advice: 'Take one thing you have understood, and do the last practical step yourself.',
  }),
  Q: inOneVoice({
    title: 'Capstone Q: Ending in One’s Own Way',
    essence: 'With a Q at the close you end things when you please, and give no reasons.',
    gift: 'You walk away lightly from what others cling to.',
    shadow: 'People are left with questions, and answer them as they please.',
    scene:
      'Your chair is empty before the cake is cut; the very good present you brought lies on your plate, without a card.',
    advice: 'Next time you leave early, say in a sentence or two why.',
  }),
  R: inOneVoice({
    title: 'Capstone R: Ending for Others',
    essence: 'With an R as your last letter you finish things for someone’s sake, and with a last burst of strength.',
    gift: 'When others flag, you have a second wind.',
    shadow: 'In your hurry to be done you tread on people’s feelings.',
    scene:
      'Ten minutes before the guests arrive you are hanging the banner while someone asks, unheard, where the glasses go.',
    advice: 'Before the final rush, ask whether anyone needs a word with you.',
  }),
  S: inOneVoice({
    title: 'Capstone S: Ending in a Curve',
    essence: 'An S at the end comes to a close with drama: a peak, a tear, a bow.',
    gift: 'You make a moment out of an ending.',
    shadow: 'You end in anger what deserved a quiet last page.',
    scene:
      'You slam the piano shut in the middle of the piece, and the next day you ask the teacher to hear the second half.',
    advice: 'When you want the last word, write it down, and say it a day later.',
  }),
  T: inOneVoice({
    title: 'Capstone T: Ending Together',
    essence:
      'You close by agreement and like to share the last word. A T at the end has a bar as long on one side as on the other.',
    gift: 'Both sides can live with what you conclude.',
    shadow: 'You finish other people’s things and leave your own.',
    scene: 'The contract is signed in two colours, yours and the landlord’s, and you have brought a third pen in case.',
    advice: 'Bring one matter of your own to an end this week.',
  }),
  U: inOneVoice({
    title: 'Capstone U: Ending Open',
    essence: 'The U is a cup: you leave things open at the top, so that something can still be added.',
    gift: 'You are a good loser and a better winner.',
    shadow: 'You let go by accident what you meant to keep.',
    scene:
      'The guest book comes back to you after the party; you leave a blank page for anyone who was missing, and put it on the shelf.',
    advice: 'Close one open matter this week with a date, a signature or a goodbye.',
  }),
  V: inOneVoice({
    title: 'Capstone V: Ending With a Foundation',
    essence: 'You finish things so that others can build on them. A V at the close drives a point into the ground.',
    gift: 'What you leave behind is useful.',
    shadow: 'Nothing modest will do for you, and so the thing is never done at all.',
    scene: 'Your summer house has no roof yet, but its cellar would carry a town hall.',
    advice: 'Declare one part of the project complete, and let people use it.',
  }),
  W: inOneVoice({
    title: 'Capstone W: Ending on a High',
    essence: 'You prefer to stop on the crest of the wave, with applause, and to be off before it breaks.',
    gift: 'You know very well how to leave a good impression.',
    shadow: 'What comes after the applause, the sweeping and the bills, is left to others.',
    scene: 'The finale is a triumph; on Monday someone else returns the borrowed chairs.',
    advice: 'Next time, stay until the last chair is stacked.',
  }),
  X: inOneVoice({
    title: 'Capstone X: Ending for Good',
    essence: 'An X at the end is a stroke right through the line: when you stop, you stop altogether.',
    gift: 'You are able to give a thing up at one stroke.',
    shadow: 'With you it is all or nothing, and little in between.',
    scene: 'You put the last of the chocolate in the neighbour’s letter box, wrapped, and wash your hands.',
    advice: 'Give up one habit in three steps instead of one, and take your time over the second.',
  }),
  Y: inOneVoice({
    title: 'Capstone Y: Ending at a Crossing',
    essence: 'With a Y at the end you finish alone, by making a choice: this or that, and then it stands.',
    gift: 'Your decision, once made, needs no company.',
    shadow: 'You leave both ways open until one of them is overgrown.',
    scene: 'The two job offers lie side by side on the kitchen table, under two cups of cold tea.',
    advice: 'The next time you waver between two things, begin by turning down the one you want less.',
  }),
  Z: inOneVoice({
    title: 'Capstone Z: Ending With a Stroke',
    essence:
      'A Z closes the alphabet, and you close things in the same way: quickly, surely, with a line drawn underneath.',
    gift: 'You save everyone long farewells.',
    shadow: 'You call a matter closed while others still have something to say.',
    scene: '“Right,” you say, hands on knees, and get up, and the meeting that was to last till six is over at five.',
    advice: 'Before you close the next meeting, ask “Anything else?” and count to ten.',
  }),
}
