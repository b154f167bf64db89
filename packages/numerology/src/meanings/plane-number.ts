import type { CoreValue, Meanings } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** How a number works on any of the four Planes of Expression; 0 is a plane without a letter. */
export const planeNumberMeanings: Meanings<0 | CoreValue> = {
  0: inOneVoice({
    title: 'No Letter on This Plane',
    essence:
      'No letter of your name stands on this plane, so it came without instructions. You learn it by watching, later than others.',
    gift: 'You have no habits to unlearn, and you ask good questions.',
    shadow: 'You imitate someone who does it well, and are surprised that it does not fit.',
    scene:
      'At the dance everyone knows the steps. You look at the feet to your left, then at those to your right, and are half a beat behind and laughing.',
    advice: 'Find one good teacher, and allow yourself to be a beginner.',
  }),
  1: inOneVoice({
    title: 'Plane Number 1: On Its Own Feet',
    essence:
      'A 1 works by itself on this plane. You trust your own way, decide fast, and would sooner be wrong alone than right in a crowd.',
    gift: 'Fresh starts come easily, and others follow because you have begun.',
    shadow: 'Advice sounds like doubt to you, and you turn it down before it has been given.',
    scene:
      'The group is still choosing a leader. You have gone round the corner to have a look, and come back with the answer.',
    advice: 'Ask for one second opinion before you begin, and use a part of it.',
  }),
  2: inOneVoice({
    title: 'Plane Number 2: In Step With Another',
    essence:
      'On this plane of the name, a 2 wants company. You notice fine differences and work best when someone beside you answers.',
    gift: 'Your touch is light and exact, and people relax in your presence.',
    shadow: 'You hesitate until another person moves, and then follow further than you meant to.',
    scene:
      'Two of you are hanging a picture. “A little left,” you say, “no, back,” and in the end it hangs exactly where both of you like it.',
    advice: 'Decide one small matter each day before you ask anyone.',
  }),
  3: inOneVoice({
    title: 'Plane Number 3: With Colour',
    essence:
      'A 3 plays on this plane. It turns whatever it finds into talk, form or laughter, and has more ideas than hours.',
    gift: 'You make this side of life enjoyable, for yourself and for whoever is near.',
    shadow: 'Much glitters and little is finished; a compliment pleases you more than the work.',
    scene: 'What began as a shopping list has a drawing in the margin, two rhymes and no onions.',
    advice: 'Keep one idea for a whole week before you look at the next.',
  }),
  4: inOneVoice({
    title: 'Plane Number 4: Brick on Brick',
    essence:
      'A 4 goes about things in order on this plane. You want to know how a thing is done properly, and then do it that way each time.',
    gift: 'Nothing wobbles that has been through your hands.',
    shadow: 'You distrust whatever cannot be planned, and repeat what once worked long after it stopped working.',
    scene:
      'The suitcase is packed two days early, socks rolled by colour. On the list even the list has been ticked off.',
    advice: 'Leave one afternoon a month without a plan, and do not fill it at the last minute.',
  }),
  5: inOneVoice({
    title: 'Plane Number 5: With the Windows Open',
    essence: 'A 5 lives by change on this plane. It is curious, quick and bored by the second repetition.',
    gift: 'You adapt while others are still complaining, and try out what they only discuss.',
    shadow: 'You leave a thing just where it would have begun to go deep.',
    scene:
      'One dish on the menu is quite unpronounceable. You order it, and by the end of the meal the whole table has tried a forkful.',
    advice: 'Repeat one good experience on purpose, and look for what you missed.',
  }),
  6: inOneVoice({
    title: 'Plane Number 6: For Someone',
    essence:
      'On this side of life a 6 does things for people. Care, taste and duty decide, and harmony is a need rather than a wish.',
    gift: 'What you arrange is beautiful and useful at once, and no one is left out.',
    shadow: 'You worry on behalf of others and call it attention.',
    scene:
      'Ten minutes before the guests come you change the lamp, move two chairs and put the shy guest’s name card beside the talker’s.',
    advice: 'Do one thing this week for your own pleasure alone, and give no one a reason.',
  }),
  7: inOneVoice({
    title: 'Plane Number 7: Behind Closed Doors',
    essence: 'A 7 works quietly on this plane. It looks beneath things and shows the result only when it is sure.',
    gift: 'You go three layers down, and come back with the cause.',
    shadow: 'You hold back for so long that others take your silence for a no.',
    scene:
      'Everyone has an opinion on the noise in the wall. You say nothing, come back with a torch, and find the loose pipe.',
    advice: 'Share one thing this week that is only two thirds certain.',
  }),
  8: inOneVoice({
    title: 'Plane Number 8: With Weight',
    essence: 'On this plane an 8 brings force and judgement. It wants results that count, and knows what they cost.',
    gift: 'You stay steady under pressure, and people hand you what must not go wrong.',
    shadow: 'You measure what ought simply to be lived, and push where waiting would do.',
    scene: 'Eleven people, one application form and three hours left. You take the pen, and ask for the figures first.',
    advice: 'Do one thing this week that cannot be measured, and do it badly if need be.',
  }),
  9: inOneVoice({
    title: 'Plane Number 9: With Wide Arms',
    essence:
      'On this side of life a 9 gives freely. It sees the whole before the part, and feels with people it has never met.',
    gift: 'You make room for those whom others overlook.',
    shadow: 'Boundaries blur, and you tire yourself out over matters that were never yours.',
    scene: 'You went out for bread. You come back with a petition, a stranger’s story and no bread.',
    advice: 'Choose one cause for this season and let the rest be carried by others.',
  }),
  11: inOneVoice({
    title: 'Plane Number 11: Under Tension',
    essence:
      'An 11 brings a fine current to this plane. Impressions arrive early and strong, in flashes more than in steps.',
    gift: 'You pick up what is in the air and give it a form that wakes others.',
    shadow: 'The current burns you out: you are brilliant on Monday and unreachable on Tuesday.',
    scene:
      'In the middle of a sentence you stop, look out of the window and say the thing that everyone had been circling for an hour.',
    advice: 'Build a rest into every day, before you need it.',
  }),
  22: inOneVoice({
    title: 'Plane Number 22: On a Large Scale',
    essence:
      'On this plane a 22 thinks of many people at once. It joins a wide plan with patience for the single screw.',
    gift: 'You make useful things that stay in use after you have left.',
    shadow: 'The size of the plan frightens you, so you busy yourself with something small.',
    scene:
      'The hall needs chairs. You measure doors, stairs and store room first, and choose a kind that anyone can stack, carry and mend.',
    advice: 'Begin with the part that one person can finish by Sunday.',
  }),
  33: inOneVoice({
    title: 'Plane Number 33: For Everyone',
    essence: 'On this side of life a 33 serves, warmly and without a show. It teaches by the way it does things.',
    gift: 'People leave you braver than they came.',
    shadow: 'You give others the evening that was meant for you, and then half the night as well.',
    scene:
      'Someone is crying at the back of the room. The talk goes on in front, and you are already sitting beside them on the floor.',
    advice: 'Decide beforehand how long you will help today, and keep to it kindly.',
  }),
}
