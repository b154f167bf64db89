const text =
  'Ana, your Life Path is 5, and this year asks you to use it with care. You learn by moving, and you tire of what repeats itself long before others notice. ' +
  'That is a gift as long as something stays: one promise, one place, one hour of the day that is yours. Look at what you began in spring and never finished. ' +
  'It was not a mistake, it was a question, and you have heard half of the answer. People come to you because you make the next step look easy. ' +
  'They rarely see how much courage it takes you to stay. What you may not have thought of: rest is movement too, when you choose it yourself. ' +
  'Your number does not ask for more change, it asks for change that you mean. So take one evening this week, put the telephone away, and write down three things that may end. ' +
  'Then choose the smallest of them, and end it before Sunday.'

const size = Math.ceil(text.length / 120)
/** The chunks of the plain model's reply. */
export const pieces = Array.from({ length: 120 }, (_, index) => text.slice(index * size, (index + 1) * size)).filter(
  Boolean,
)

const firstEnd = text.indexOf('. ') + 2
/** The piece with which a listener knows that the first sentence has ended: it begins the second one. */
export const pieceAfterFirstSentence = pieces[Math.floor(firstEnd / size)]!
