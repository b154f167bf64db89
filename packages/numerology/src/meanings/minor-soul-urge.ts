import type { CoreValue, Meanings } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The Minor Soul Urge: the wishes that came with the name in use. */
export const minorSoulUrgeMeanings: Meanings<CoreValue> = {
  1: inOneVoice({
    title: 'Minor Soul Urge 1: The Wish to Choose',
    essence: 'The name you go by brought a wish with it: to choose for yourself and to be first at something.',
    gift: 'The name gives you the courage to say aloud what you want.',
    shadow: 'Shared plans begin to feel like orders.',
    scene: 'In the shop you reach for the red cushion before anyone has asked which goes with the curtains.',
    advice: 'Want one thing openly each week, and ask for it in one sentence.',
  }),
  2: inOneVoice({
    title: 'Minor Soul Urge 2: The Wish for Someone Beside You',
    essence: 'This name makes you want nearness: a second cup, a shared key, a person who knows you.',
    gift: 'You grow gentle under this name, and patient.',
    shadow: 'You read silence as distance and ask too often what is wrong.',
    scene:
      'On the ferry your bag keeps the seat beside you free. Long before anyone comes, you have taken the bag onto your lap.',
    advice: 'Tell a friend plainly that you like their company.',
  }),
  3: inOneVoice({
    title: 'Minor Soul Urge 3: The Wish to Be Heard',
    essence: 'The present name adds a wish to play, to tell stories and to share a laugh.',
    gift: 'Joy becomes reason enough for you again.',
    shadow: 'Seeking attention scatters you, and quiet feels like being forgotten.',
    scene: 'You sing along in the car with the window down, see the cyclist grin, and sing louder.',
    advice: 'Give your wish a stage: one evening a month, one song, one page.',
  }),
  4: inOneVoice({
    title: 'Minor Soul Urge 4: The Wish for Firm Ground',
    essence: 'Something in this name wants order: a fixed place, a plan, money put by.',
    gift: 'You sleep well, because tomorrow is laid out like clothes on a chair.',
    shadow: 'Surprises, even good ones, meet a frown first.',
    scene: 'Bag packed, tickets in the side pocket, alarm set twice; then you check the tickets.',
    advice: 'Go somewhere on Saturday without checking the timetable, and notice how little goes wrong.',
  }),
  5: inOneVoice({
    title: 'Minor Soul Urge 5: The Wish for the Open Road',
    essence:
      'The name you go by brought the good kind of restlessness: you want to taste, to travel and to try things.',
    gift: 'You stay curious long after others have settled their opinions.',
    shadow: 'What you have begins to look like what holds you back.',
    scene: 'Waiting for the dentist, you read a travel magazine from cover to cover, and copy down an address.',
    advice: 'Plan one small escape this month, and take it.',
  }),
  6: inOneVoice({
    title: 'Minor Soul Urge 6: The Wish to Belong',
    essence: 'Under this name you long for a home in the widest sense, and to be good to those in it.',
    gift: 'Affection becomes practical: you cook it, mend it, drive it to the station.',
    shadow: 'You wish for thanks and would never say so.',
    scene: 'Everyone has left the kitchen; you straighten the chairs, find a forgotten glove on one, and smile.',
    advice: 'Ask for help in the house before you need it.',
  }),
  7: inOneVoice({
    title: 'Minor Soul Urge 7: The Wish for Quiet',
    essence: 'This name wishes for a door that closes, a subject, an inner life.',
    gift: 'You need less, and see more.',
    shadow: 'You long for someone who understands and then do not pick up the phone.',
    scene: 'Snow has stopped the trains. The others groan; you take out the book you had been saving.',
    advice: 'Keep an hour of solitude a day, and share one thought from it.',
  }),
  8: inOneVoice({
    title: 'Minor Soul Urge 8: The Wish to Count',
    essence: 'With the name in use comes a wish to achieve: to see figures grow and be asked for a decision.',
    gift: 'Your ambition becomes honest, and useful.',
    shadow: 'Rest feels like falling behind.',
    scene:
      'You pass the house with the brass plate on your way home, and look, as always, at the spot where yours would go.',
    advice: 'Set yourself one aim with a number and a date, and keep the day after it free.',
  }),
  9: inOneVoice({
    title: 'Minor Soul Urge 9: The Wish to Give Widely',
    essence: 'A larger wish came with this name: that your days should be of use beyond your own four walls.',
    gift: 'The wish makes you forgiving, and hard to bribe with comforts.',
    shadow: 'You give away what you needed yourself, and feel quietly poor.',
    scene: 'The collection tin is rattled at the corner; you are past it, stop, and walk back.',
    advice: 'Choose one cause, and refuse the next three kindly.',
  }),
  11: inOneVoice({
    title: 'Minor Soul Urge 11: The Wish for the Extraordinary',
    essence: 'This name longs for meaning that shines through plain things, and for people who feel it too.',
    gift: 'You pick up fine signals, and trust beauty.',
    shadow: 'Ordinary kindness looks too small to count.',
    scene: 'The sky goes green before the storm. You are out on the balcony, in socks, calling the others.',
    advice: 'Find one lovely thing in the dullest hour of each day.',
  }),
  22: inOneVoice({
    title: 'Minor Soul Urge 22: The Wish to Leave Something Standing',
    essence: 'With the name in use you want your efforts to take shape: a house, a school, a thing with a roof.',
    gift: 'Your wishes are patient, and come with drawings.',
    shadow: 'Until the great work begins, nothing seems to have begun.',
    scene: 'On holiday you photograph a bridge from below, eleven times, for the joints.',
    advice: 'Help for one week with something that others are already building.',
  }),
  33: inOneVoice({
    title: 'Minor Soul Urge 33: The Wish to Comfort',
    essence: 'This name wishes that no one at the table should be left out, and means it.',
    gift: 'Your tenderness is brave, and asks nothing back.',
    shadow: 'You suffer with people before they have begun to suffer.',
    scene:
      'A child at the next table cries over a broken biscuit; your own biscuit is on its way across before anyone else has looked up.',
    advice: 'Comfort yourself first tonight, just as you would comfort a friend.',
  }),
}
