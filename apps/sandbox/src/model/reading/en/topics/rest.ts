import type { TopicWords } from '../../stock.ts'

export const rest: TopicWords = {
  subject: 'your strength and rest',
  openings: {
    mystic: [
      'even the moon goes dark for a while each month, and nobody calls it failure.',
      'your body speaks in tides, and you have been standing too far up the beach to hear.',
      'a lamp that smokes asks for less wind before it asks for more oil.',
      'tiredness is a messenger who has walked a long way, so let it sit down first.',
      'the night was made as carefully as the day, and you have been borrowing from it.',
    ],
    pragmatic: [
      'your chart cannot examine you, but it can say how you tend to overspend your strength.',
      'look at when you get tired rather than how tired you get.',
      'rest is easier to take when you know which kind you are missing.',
      'people with your numbers usually notice the limit after they have passed it.',
      'let us talk about energy, and leave anything that hurts to somebody who can examine it.',
    ],
  },
  lines: {
    mystic: [
      'You burn as a torch burns, all at once, and take the ash for weakness.',
      'You drink the moods of others like salt water, and the thirst that follows is not yours.',
      'You stay for one more song, and the silence you flee is where your wings are mended.',
      'You rest as a guard rests, standing; let another hold the gate for a night.',
      'Your nerves are strings in an open window, and a still evening tunes them better than a journey.',
      'You lie down last, when each child, plant and sorrow has been covered, and the blanket ends at your knees.',
      'Your nights are full of thinking, like a house in which someone walks upstairs.',
      'You go on until the horse falls, and you are both the rider and the horse.',
      'You carry the grief of far countries into your bath; leave it at the door with your shoes.',
    ],
    pragmatic: [
      'You ignore tiredness until it wins, so put the break in the diary before you need it.',
      'You get tired from people’s moods, and a quarter of an hour alone afterwards works better than an early night.',
      'You fill free evenings, and then you are surprised that none were left.',
      'You rest only when the work is done, and the work is never done; stop by the clock.',
      'You get restless rather than tired, and what helps is a walk and not another screen.',
      'You look after everyone’s sleep but your own, so let somebody else be on call twice a week.',
      'Your head goes on working in bed, and a page written before ten empties it.',
      'You treat your body like a member of staff, and it has begun to negotiate.',
      'You take on troubles that you cannot change, and the evening news is one of them.',
    ],
  },
  suggestions: {
    mystic: [
      'Tonight, put out the lights an hour early, and let your eyes find the window by themselves.',
      'Stand barefoot on grass or cool stone tomorrow at dawn, and stay until your breathing has forgotten you.',
      'Choose one evening this week and keep it as bare as the new moon, with nothing in it and nobody owed.',
      'Run warm water over your hands after the last task, and let the day go down with it.',
      'Lie on your back under the open sky or an open window, and count only the breaths between sounds.',
      'Give one duty back this week with a blessing, and do not look where it lands.',
    ],
    pragmatic: [
      'Go to bed forty minutes earlier on three nights this week, and note each morning how you feel.',
      'Walk for twenty minutes after lunch tomorrow, without the telephone, and see what the afternoon is like.',
      'Cancel one appointment of the coming week today, the one whose cancelling makes you breathe out.',
      'If it goes on for longer than a fortnight, make an appointment with a doctor on Monday and take your notes along.',
      'Put an empty hour in Saturday’s calendar, give it a name nobody will ask about, and defend it.',
      'Write down tomorrow’s three tasks before supper, close the book, and let the evening be over with work.',
    ],
  },
}
