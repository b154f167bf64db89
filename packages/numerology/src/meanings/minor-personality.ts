import type { CoreValue, Meanings } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The Minor Personality: the first impression of the name in use. */
export const minorPersonalityMeanings: Meanings<CoreValue> = {
  1: inOneVoice({
    title: 'Minor Personality 1: Heard as Decided',
    essence: 'Whoever hears the name you use now expects a person with a plan.',
    gift: 'You are asked first, and given room.',
    shadow: 'Hesitation surprises people, and they mistake it for displeasure.',
    scene: 'The receptionist reads your name off the list and points you, without asking, to the head of the table.',
    advice: 'Say “I am not sure yet” once, early, and see faces relax.',
  }),
  2: inOneVoice({
    title: 'Minor Personality 2: Heard as Gentle',
    essence: 'The name sounds soft and friendly, and strangers lower their voices.',
    gift: 'Confidences come to you at a first meeting, without your asking.',
    shadow: 'You are passed over when someone loud is wanted.',
    scene:
      'In the lift a neighbour you have never met tells you about her divorce between the ground floor and the fourth.',
    advice: 'Open your next introduction with what you want.',
  }),
  3: inOneVoice({
    title: 'Minor Personality 3: Heard as Lively',
    essence: 'There is a smile in the sound of your name, and people expect good company.',
    gift: 'Doors open quickly, and you are invited again.',
    shadow: 'When you are serious, they wait for the joke, and miss what you came to say.',
    scene: '“Oh, it’s you!” says a person who has only read your name in an email.',
    advice: 'Begin one conversation with the thing that worries you.',
  }),
  4: inOneVoice({
    title: 'Minor Personality 4: Heard as Reliable',
    essence: 'The name gives an impression of order: here is someone who turns up on time.',
    gift: 'You are trusted with keys, funds and dates.',
    shadow: 'No one suspects you of having an imagination.',
    scene: 'At the club meeting they are looking for a treasurer, and all eyes have stopped at the same chair.',
    advice: 'Wear, say or bring one thing that does not fit people’s picture of you.',
  }),
  5: inOneVoice({
    title: 'Minor Personality 5: Heard as Quick',
    essence: 'The name sounds of travel and news, and people brighten as at a fresh breeze.',
    gift: 'You are thought young, whatever the calendar says.',
    shadow: 'Others doubt that you will stay, and so they plan the long things without you.',
    scene: 'The hostess has seated you next to the stranger from abroad, “because you two will have things to tell”.',
    advice: 'Keep one small promise this week where everyone can see it.',
  }),
  6: inOneVoice({
    title: 'Minor Personality 6: Heard as Warm',
    essence: 'The first impression is of warmth and good taste; children and cats come over.',
    gift: 'People feel looked after before you have done anything.',
    shadow: 'Others bring you their chores along with their hearts.',
    scene: 'A lost tourist walks past four people with maps on their phones, stops in front of you, and asks.',
    advice: 'Answer one request with “Not today”, kindly, and no reason.',
  }),
  7: inOneVoice({
    title: 'Minor Personality 7: Heard as Reserved',
    essence: 'The name sounds thoughtful and a little far away.',
    gift: 'What you say is weighed, because you say it seldom.',
    shadow: 'Friendly people do not dare to begin, and you take it for a lack of interest.',
    scene: 'At the party a circle leaves a gap for you, and no one knows whether you want it filled.',
    advice: 'Speak first, once an evening, about something light.',
  }),
  8: inOneVoice({
    title: 'Minor Personality 8: Heard as Important',
    essence: 'The name has the ring of a letterhead; people sit up straight.',
    gift: 'Your letters are answered, and your time is respected.',
    shadow: 'Some keep quiet about what you ought to hear, and you learn it last.',
    scene: 'The waiter brings the bill to you, though you are the youngest at the table.',
    advice: 'Tell a story in which you were wrong, and let them laugh.',
  }),
  9: inOneVoice({
    title: 'Minor Personality 9: Heard as Generous',
    essence: 'The name sounds wide, with something of the world in it.',
    gift: 'People of all kinds feel that they may come up to you.',
    shadow: 'You seem to belong to everyone, so friends hesitate to claim you.',
    scene: 'Three different groups wave from three tables; you stand in the doorway with your tray.',
    advice: 'Tell one person this week, in so many words, that they come first.',
  }),
  11: inOneVoice({
    title: 'Minor Personality 11: Heard as Inspired',
    essence: 'There is an unusual light in the sound of this name, and people remember it.',
    gift: 'People expect something special of you, and often get it.',
    shadow: 'A dull day of yours disappoints them, and you feel it.',
    scene: 'Your name is called at the desk, and two people in the waiting room look up from their phones.',
    advice: 'Let yourself be seen doing something thoroughly ordinary.',
  }),
  22: inOneVoice({
    title: 'Minor Personality 22: Heard as Capable of Much',
    essence: 'The impression is of strength in reserve, of someone used to large plans.',
    gift: 'You are offered tasks that others have to apply for.',
    shadow: 'Small worries seem unworthy of you, and so no one asks.',
    scene: 'The scout leader is explaining the tent; halfway through he hands you the instructions.',
    advice: 'Mention one small worry to the next person who asks how you are.',
  }),
  33: inOneVoice({
    title: 'Minor Personality 33: Heard as Kind Through and Through',
    essence: 'The name has something of a blessing in it; tired people sit down nearer to you.',
    gift: 'Quarrels lose their edge in your hearing.',
    shadow: 'People hide their anger from you, and their jokes.',
    scene:
      'Two drivers are shouting over a dent; you walk by with your shopping, and both of them stop to let you pass.',
    advice: 'Laugh first at the next slightly wicked joke.',
  }),
}
