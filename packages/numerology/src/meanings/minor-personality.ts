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
    advice: 'Early in your next meeting say “I am not sure yet”, and see how faces relax.',
  }),
  2: inOneVoice({
    title: 'Minor Personality 2: Heard as Gentle',
    essence: 'The name sounds soft and friendly, and strangers lower their voices.',
    gift: 'Confidences come to you at a first meeting, without your asking.',
    shadow: 'You are passed over when someone loud is wanted.',
    scene:
      'In the lift, between the ground floor and the fourth, a neighbour you have never met tells you about her divorce.',
    advice: 'When you next meet someone, say in your first sentences what you want.',
  }),
  3: inOneVoice({
    title: 'Minor Personality 3: Heard as Lively',
    essence: 'There is a smile in the sound of your name, and people expect good company.',
    gift: 'Doors open quickly, and you are invited again.',
    shadow: 'When you are serious, people wait for the joke, and miss what you came to say.',
    scene:
      'You give your name at the front desk. “Oh, it’s you!” says the man behind it, who has never met you, and he is smiling already.',
    advice: 'Begin one conversation with the thing that worries you.',
  }),
  4: inOneVoice({
    title: 'Minor Personality 4: Heard as Reliable',
    essence: 'The name gives an impression of order: here is someone who turns up on time.',
    gift: 'You are trusted with keys, funds and dates.',
    shadow: 'No one suspects you of having an imagination.',
    scene: 'The walking group needs someone to look after the train tickets, and all eyes have come to rest on you.',
    advice: 'Wear, say or bring one thing that does not fit people’s picture of you.',
  }),
  5: inOneVoice({
    title: 'Minor Personality 5: Heard as Quick',
    essence: 'The name sounds of travel and news, and people brighten as if a fresh breeze had come in.',
    gift: 'You are thought young, whatever the calendar says.',
    shadow: 'Others doubt that you will stay, and so they make their long-term plans without you.',
    scene:
      'The hostess has seated you next to the stranger from abroad, “because you two will have so much to talk about”.',
    advice: 'Keep one small promise this week where everyone can see it.',
  }),
  6: inOneVoice({
    title: 'Minor Personality 6: Heard as Warm',
    essence: 'The first impression is of warmth and good taste; children and cats come over.',
    gift: 'People feel looked after before you have done anything.',
    shadow: 'Others bring you their chores along with their worries.',
    scene: 'On the crowded bus a stranger hands you a cake to hold while she looks for her ticket.',
    advice: 'Answer one request with “Not today”, kindly, and give no reason.',
  }),
  7: inOneVoice({
    title: 'Minor Personality 7: Heard as Reserved',
    essence: 'The name sounds thoughtful and a little far away.',
    gift: 'What you say is weighed, because you say it seldom.',
    shadow: 'Friendly people do not dare to speak to you first, and you take it for a lack of interest.',
    scene: 'At the party a circle leaves a gap for you, and no one knows whether you mean to step into it.',
    advice: 'Speak first, once an evening, about something light.',
  }),
  8: inOneVoice({
    title: 'Minor Personality 8: Heard as Important',
    essence: 'The name has the ring of a letterhead; people sit up straight.',
    gift: 'Your letters are answered, and your time is respected.',
    shadow: 'Some keep quiet about what you ought to hear, and you are the last to learn of it.',
    scene: 'The hotel porter insists on carrying your small rucksack, and calls you by a title that you do not have.',
    advice: 'Tell a story in which you were wrong, and let people laugh.',
  }),
  9: inOneVoice({
    title: 'Minor Personality 9: Heard as Generous',
    essence: 'The name sounds large and open, with something of the wide world in it.',
    gift: 'People of all kinds feel free to come up to you.',
    shadow: 'You seem to belong to everyone, so friends hesitate to claim you.',
    scene: 'Three different groups wave from three tables; you stand in the doorway with your tray.',
    advice: 'Tell one person this week, in so many words, that they come first.',
  }),
  11: inOneVoice({
    title: 'Minor Personality 11: Heard as Inspired',
    essence: 'This name has an unusual sound, and people remember it long after.',
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
    gift: 'When you come in, quarrels go on in a lower voice.',
    shadow: 'People hide their anger from you, and their jokes.',
    scene:
      'Two drivers are shouting over a dent; you walk by with your shopping, and both of them stop to let you pass.',
    advice: 'Laugh first at the next slightly wicked joke.',
  }),
}
