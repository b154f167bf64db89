import type { TopicWords } from '../../stock.ts'

export const grief: TopicWords = {
  subject: 'your loss',
  openings: {
    mystic: [
      'I am sorry; some lights go below the horizon, and the eye keeps looking at the place.',
      'grief has its own moon, and it does not follow the calendar on the wall.',
      'sit down, there is no hurry here, and the night is wide enough for what you carry.',
      'what you have loved has left its warmth in your hands, and that is why they ache.',
      'no star can explain this to you, and none should try.',
    ],
    pragmatic: [
      'I am sorry. Nothing in a chart makes a loss smaller, but it can show how you carry things.',
      'thank you for telling me. There is no right speed for this.',
      'what you feel is the size of what you had, so it makes sense that it is large.',
      'first of all, you do not have to be doing well with this.',
      'people will offer you advice; you are allowed to want only company.',
    ],
  },
  lines: {
    mystic: [
      'You grieve like one who rows, straight out and alone; let another take an oar for a while.',
      'You weep for the ones who weep, and your own tears wait in the hall.',
      'You tell the bright stories so that the table can breathe, and some night the dark one may be told.',
      'You go on lighting the stove and setting the clock, and it is your way of praying.',
      'You want to be where it does not hurt, and each shore has the same sea.',
      'You hold everyone together like a bowl, and a bowl may be empty too.',
      'You take your sorrow upstairs and close the door, and there it is at least your own.',
      'You stand as upright as a lighthouse, and no one sees that the lamp is wet.',
      'You have let go so often that they think you know how; nobody knows how.',
    ],
    pragmatic: [
      'You try to deal with it alone and quickly, and grief does not respond to effort.',
      'You comfort the others first, so please choose one person with whom you do not have to.',
      'You keep the mood up in company and fall apart in the car; the car is fine, a friend would be too.',
      'You look after the practical side, and the feeling tends to come when the papers are done.',
      'You keep moving so that it cannot catch up, so allow it a fixed half hour and then go on.',
      'You hold the family together, and you are part of the family.',
      'You withdraw to understand it, which is right for you, as long as somebody knows where you are.',
      'You function, and people praise you for it, and it makes it harder to say that you are not well.',
      'You are wise about loss in general, and this one is not in general.',
    ],
  },
  suggestions: {
    mystic: [
      'Tonight, light a small candle, say the name aloud, and let it burn for as long as a cup of tea stays warm.',
      'Take a walk to a place that you shared, carry something small there, and bring something small home.',
      'Write the sentence that was left unsaid, read it to the night sky, and keep it or let the water take it.',
      'Wear or use one thing of theirs for a day, and let the memory be an ordinary guest.',
      'Ask somebody who knew them for a story you have never heard, and listen until the end.',
      'Leave one evening of the week for missing them, so that the other six may be a little lighter.',
    ],
    pragmatic: [
      'Ring one person today and say, “I do not need advice, I would just like you to listen for a while.”',
      'Choose one small daily anchor, the same walk or the same breakfast, and keep it this week whatever else falls away.',
      'Let one practical task be taken over by whoever last said, “If I can do anything …”.',
      'Write down three ordinary things you do not want to forget, tonight, without making them beautiful.',
      'If the days do not get any lighter, speak with your doctor or a bereavement group near you; it is a good reason to go.',
      'Put the next difficult date in the calendar now, and arrange not to be alone on it.',
    ],
  },
}
