import type { TopicWords } from '../../stock.ts'

export const money: TopicWords = {
  subject: 'money',
  openings: {
    mystic: [
      'coins are round so that they may come and go like tides, yet you may choose where you dig your channel.',
      'worry about money has a sound of its own at night, and I hear it in your question.',
      'the well you fear for has a spring, and your chart knows something about its stones.',
      'gold shows in the numbers only as a light on your hands, and what they do with it is yours.',
      'what you call a lack may be a bucket with a hole, and a hole can be found by lamplight.',
    ],
    pragmatic: [
      'money questions usually hide a habit, and habits can be looked at.',
      'no number can fill an account, but yours do say how you decide when money is involved.',
      'let us look at the moment just before you spend, because that is where your pattern sits.',
      'the worry is real, so let us turn it into one thing you can do this week.',
      'what you feel about money was learned early, and it can be relearned.',
    ],
  },
  lines: {
    mystic: [
      'You spend as the sun spends light, boldly at noon, and only the evening asks what is left.',
      'You let others drink first from your well, and then wonder that the rope is wet and your cup is dry.',
      'Money dances through your fingers to whatever music is playing, so choose the tune before you leave the house.',
      'You keep your seed in three jars with tight lids, and some of it would like to be planted.',
      'Your purse has wings and a weakness for horizons; give it a nest to come back to.',
      'You feed the whole street from one pot, and the pot has begun to speak of it.',
      'You know the price of everything and speak of it to no one, as if a coin grew shy when looked at.',
      'You can call a river down from the hill, and your task is to build the mill before the flood.',
      'Your hand opens before you have counted, and the stars are fond of that hand and worried for it.',
    ],
    pragmatic: [
      'You take quick decisions about money and dislike looking back, so one fixed look a month saves you most of the damage.',
      'You pay to keep the peace, rounds, presents, favours, and it adds up without ever feeling like spending.',
      'You spend on moods and on company, so a sum set aside for pleasure keeps the rest out of reach.',
      'You are careful to the point of waiting too long, and a cheap repair becomes a dear one.',
      'Your costs are small, many and forgotten, subscriptions above all.',
      'You would rather go short yourself than say no to someone at home, and they do not even know it.',
      'You think about money a great deal and talk about it too little, so you worry alone over things that have answers.',
      'You can earn and organise, and your risk is to measure your worth in it on bad days.',
      'You lend easily and ask for it back badly; decide beforehand that it is a gift, or say no.',
    ],
  },
  suggestions: {
    mystic: [
      'Tonight, empty your purse onto a white cloth, thank each coin for the road it has travelled, and put them back in order.',
      'Place a bowl by the door, and let one coin fall into it whenever you come home, until the moon is full.',
      'Walk past the thing you want on three different days, and buy it only if it still calls your name on the last.',
      'Write what you owe and what is owed to you on one page by candlelight, for a shape that is seen loses half its shadow.',
      'Mend one thing this week that you were about to replace, and feel how the current slows.',
      'On the first evening of the month, read your last thirty days of spending aloud, as one reads a tide table.',
    ],
    pragmatic: [
      'Take twenty minutes on Sunday afternoon, list every regular payment, and cancel one before you get up.',
      'Move a small fixed sum on the day you are paid, before anything else, and do not look at it for three months.',
      'For a week, wait a night before any purchase that was not on a list, and count how many survive.',
      'Speak with one person you trust about the sum that worries you, with the figure, this week.',
      'Write down the last five things you bought to feel better, and next to each how long it worked.',
      'Make an appointment with a free debt or budget adviser if it keeps you awake, and take the letters unopened if you must.',
    ],
  },
}
