import type { TopicWords } from '../../stock.ts'

export const decision: TopicWords = {
  subject: 'this decision',
  openings: {
    mystic: [
      'you stand where the path forks, and the moon favours neither side; it only shows where your shadow leans.',
      'a choice that keeps you awake has already begun to choose.',
      'each of the doors you see has a different light under it.',
      'the scales in your hand tremble because you do, so let us put them down for a moment.',
      'the crossroads is a resting place too, though nobody says so.',
    ],
    pragmatic: [
      'when two options are close, the difference is usually in what each would ask of you on a Tuesday.',
      'you are not short of reasons, you are short of a rule for weighing them.',
      'let us see how you decide when you decide well.',
      'the choice is easier once you know which mistake you could live with.',
      'part of this is decided already, so find out which part is still open.',
    ],
  },
  lines: {
    mystic: [
      'You choose as lightning does, and only the thunder tells you what you have done; this time count to ten between them.',
      'You lean to the side where somebody else is standing; move them aside in thought, and look again.',
      'You can make any road sound lovely in the telling, so listen for the one you describe in a lower voice.',
      'You test the ice with one foot for so long that spring arrives, and sometimes spring was the answer.',
      'Every closed gate grieves you, and so you leave them all half open and sleep in the draught.',
      'You choose what will keep the others warm, and call it your own wish until winter.',
      'You wait for the sign behind the sign, while your first hush already knew.',
      'You ask which road is stronger; ask tonight which one is kinder to walk.',
      'You see the end of each path and bless them all, and still your feet are waiting to be told.',
    ],
    pragmatic: [
      'You decide fast and well when it concerns only you, and too fast when it concerns others.',
      'You collect opinions until the loudest one wins; ask two people and stop.',
      'You get excited about whichever option you talked about last, so sleep between the talking and the choosing.',
      'You wait for certainty and call it prudence; set yourself the date on which incomplete is good enough.',
      'You keep options open past the point where they cost you more than they are worth.',
      'You choose what is best for everyone and discover a year later that you were not on the list.',
      'You research until the research is a way of not deciding.',
      'You look for the option that wins, and may overlook the one that lets you sleep.',
      'You find it hard to choose because every option disappoints somebody; name the somebody.',
    ],
  },
  suggestions: {
    mystic: [
      'Tonight, write each road on its own scrap of paper, sleep with them under the pillow, and see which one you hope to draw.',
      'Go to the nearest crossing at dusk, turn slowly once, and walk home the way your feet begin.',
      'Speak the choice aloud to the window as though it were made, and listen whether the room grows larger or smaller.',
      'Give yourself until the moon has changed its quarter, and promise the night to stop asking until then.',
      'Lay out the clothes you would wear on the first morning of each road, and see which set you put away last.',
      'Bring the question to running water, and come back with one word instead of ten.',
    ],
    pragmatic: [
      'Write both options on one page tonight, and beside each the first thing you would do on the morning after choosing it.',
      'Set a date next week, tell somebody about it, and decide on that day with what you know by then.',
      'Live for one whole day as if the option you lean towards were settled, and look at your mood in the evening.',
      'Ask the person who has already done it what the third month was like, and not whether they would recommend it.',
      'Write down what you would advise a good friend in your place, in four sentences, and read it tomorrow.',
      'Name the worst likely outcome of each side and what it would cost to undo, then choose the cheaper mistake.',
    ],
  },
}
