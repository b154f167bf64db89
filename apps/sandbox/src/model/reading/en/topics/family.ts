import type { TopicWords } from '../../stock.ts'

export const family: TopicWords = {
  subject: 'your family',
  openings: {
    mystic: [
      'a family is an old sky, and you were born under one particular corner of it.',
      'the voices you grew up with still keep time in you, like surf heard from an inner room.',
      'there is a table in your question, and somebody’s place at it matters.',
      'roots speak slowly, so let us sit down beside them for a while.',
      'the house you come from has more windows than you were shown.',
    ],
    pragmatic: [
      'in families everyone has a role that nobody applied for, and yours shows in your chart.',
      'you cannot change the others, but a family moves when one person stops doing the usual thing.',
      'let us look at the part you play at home, because you can give it back.',
      'the quarrel is seldom about what it is about, so look for what it protects.',
      'what you ask concerns people who have known you longest and often see you least.',
    ],
  },
  lines: {
    mystic: [
      'At home you were the early star, up before the rest and seldom asked whether you were cold.',
      'You carry the weather of the whole house in your bones, and know who is sad by the sound of a spoon.',
      'You were the one who sang so that the silence should not win, and you may set the song down now.',
      'You are the beam they hang their coats upon, and no one thinks to ask a beam how it is.',
      'You were the bird of the house, loved at the window, and they still expect you to fly back with the same song.',
      'The hearth knows your name best, and so your wood is always the first to be burned.',
      'You grew up in the tower of your own house, hearing everything and coming down for supper.',
      'They gave you the keys early, and the weight made you strong and a little stern.',
      'You forgive the family its storms, since you see the far sea they blew in from.',
    ],
    pragmatic: [
      'You tend to decide for the family and then resent that nobody helps; ask before you act and some of them will.',
      'You are the go-between, so two people manage never to talk to each other: step out and see.',
      'You lighten the mood at home, and your own bad days go unnoticed because you play them so well.',
      'You are the reliable one, which means that you are asked first and thanked last.',
      'You keep your distance to stay yourself, though short and frequent visits would cost you less than long rare ones.',
      'You feel responsible for everyone’s happiness at the table, and that is a job nobody can do.',
      'You go quiet when it gets loud, and the others read it as judgement.',
      'You help with money, plans and solutions, and what they wanted was half an hour of your time.',
      'You understand everyone’s reasons so well that you forget to have a side of your own.',
    ],
  },
  suggestions: {
    mystic: [
      'Cook on Sunday the dish your childhood smelled of, and tell its story to whoever eats it with you.',
      'Take an old photograph to the window tonight, and look for a long breath at the face you usually skip.',
      'Light a candle for the one you are at odds with, let it burn a finger’s width, and only then decide what to write.',
      'Ask the eldest of your family this week which song they fell asleep to, and keep it.',
      'Plant something on the sill for your family, water it on the day they usually call, and see what else grows.',
      'Walk once round the house or block you grew up in, on foot or in memory, and leave a pebble at the gate.',
    ],
    pragmatic: [
      'Ring the person in question on Wednesday evening with one sincere question and no news of your own.',
      'Hand one of your usual family tasks to somebody else this month, and do not check how it is done.',
      'Before the next visit, decide when you will leave, tell them at the door, and keep to it kindly.',
      'Write down the sentence you always say in the quarrel, and the next time stop before it.',
      'Invite one member of the family alone, for coffee, this weekend: people are different without their audience.',
      'Tell one of them, this week and in writing, something that they did right when you were small.',
    ],
  },
}
