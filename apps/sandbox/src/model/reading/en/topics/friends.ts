import type { TopicWords } from '../../stock.ts'

export const friends: TopicWords = {
  subject: 'friendship',
  openings: {
    mystic: [
      'friends are the stars you draw the lines between yourself.',
      'there is more than one lamp in your street, though tonight you see only the dark windows.',
      'companionship comes to you by a side path, and you have been watching the main road.',
      'the circle you ask about has a gap in it just your width.',
      'loneliness and moonlight use the same door, so let us see which has come in.',
    ],
    pragmatic: [
      'friendship is mostly frequency, and that is good news, since frequency can be planned.',
      'look at who writes first, because that is where your pattern shows.',
      'your chart says what you bring to people, and also what you expect without saying so.',
      'being alone and being lonely are different problems with different remedies.',
      'the people you want may be nearer than the ones you miss.',
    ],
  },
  lines: {
    mystic: [
      'You walk ahead with the torch, and your friends see your back more often than your eyes.',
      'You are the shore on which everyone lands, and few have asked what the shore dreams of.',
      'You set every table laughing, and the one friend who hears you laugh a half-tone too high is the one to keep.',
      'Your friends are few and old like good trees, and you still count the rings of the one that fell.',
      'You have a friend in each port, and need one who knows the ship.',
      'You are godparent to half the sky, and somebody should bring you soup.',
      'You keep friends as one keeps constellations, far off and for ever, forgetting that a hand is warmer than light.',
      'They come to you for shade as to a great tree; let a climber or two see the nest.',
      'Strangers tell you their lives on bridges, and old friends wonder when it will be their turn.',
    ],
    pragmatic: [
      'You plan the outing and forget to ask how they are, though you would cross the city for them.',
      'You listen so well that people leave without having heard anything about you.',
      'Everybody enjoys you and few know you, because you change the subject in time.',
      'You are loyal and rarely the first to write, which the other person takes for indifference.',
      'You are wonderful in person and hopeless at staying in touch, so put it in the calendar.',
      'You help friends move house and never let them carry a box of yours.',
      'You prefer one long talk to four short ones, so say so, and stop accepting the four.',
      'You are the one who organises and pays, and it makes you hard to do anything for.',
      'You have room for everybody, and the closest ones cannot tell that they are closest.',
    ],
  },
  suggestions: {
    mystic: [
      'Send one friend the picture of tonight’s sky from your window, with no more than “this made me think of you”.',
      'Bake or buy a small loaf, and knock at the door you have only ever nodded at.',
      'Write a name on a leaf of paper for each friend you miss, draw one at dusk, and call before the lamp is lit.',
      'Return the book, the scarf or the story that you have kept too long, and stay for tea.',
      'On the next full moon, gather whoever answers within the hour, and walk without a destination.',
      'Leave your chair at the edge this week, and sit once in the middle of the room.',
    ],
    pragmatic: [
      'Choose one friend and make it a fixed date, every second Thursday, short and simple.',
      'Write today to the person you have been meaning to write to, two lines, before you feel ready.',
      'Join one group that meets weekly, and go four times before you decide whether you like it.',
      'Ask a friend for a small favour this week: it is the fastest way to let somebody in.',
      'The next time someone asks how you are, answer with one true sentence instead of “fine”.',
      'On Sunday, list the five people you last laughed with, and invite the one you have seen least.',
    ],
  },
}
