import type { DebtPositionKey, Sentences } from './meaning.ts'

/** Task of a karmic debt in the position where it stands. */
export const debtPositionSentences: Sentences<DebtPositionKey> = {
  '13-lifePath':
    'In the Life Path, effort is the road itself: whatever you skip waits for you further on, and whatever you finish carries you.',
  '13-birthday':
    'In the Birthday number the 13 touches a talent: the gift is real, and becomes yours only through practice on dull days.',
  '13-expression':
    'In the Expression the 13 asks for craftsmanship. Your abilities are worth what you put in after the first inspiration has gone.',
  '13-soulUrge': 'In the Soul Urge the wish for ease misleads you; contentment comes with work you would do unpaid.',
  '13-personality':
    'In the Personality the 13 shows as a half-kept promise. People remember how you end things more than how you begin them.',
  '14-lifePath':
    'In the Life Path the 14 makes moderation a lifelong theme: freedom stays with you for as long as you keep your word.',
  '14-birthday':
    'In the Birthday number the 14 colours a talent for change. The skill lies in knowing when the third course, trip or idea is one too many.',
  '14-expression':
    'In the Expression the 14 scatters ability. One commitment kept for a year shows more of you than ten beginnings.',
  '14-soulUrge':
    'In the Soul Urge the 14 is a hunger for the next thing. Before you set off, ask what you hope to find there.',
  '14-personality':
    'In the Personality the 14 looks like charm without a fixed address. Arriving on time twice in a row does wonders.',
  '16-lifePath':
    'In the Life Path, certainties give way from time to time so that truer ones can stand. What is left afterwards is yours.',
  '16-birthday':
    'As a Birthday number the 16 goes with a fine mind that likes to be right. Being corrected early spares you a larger correction later.',
  '16-expression':
    'In the Expression the 16 tests skill that has grown proud: show your work while it is unfinished, and it will gain from what others see.',
  '16-soulUrge':
    'In the Soul Urge, love is loosened from the wish to be admired. Closeness begins where the picture of you has a crack.',
  '16-personality': 'In the Personality the façade is good, perhaps too good. Let one person see the room behind it.',
  '19-lifePath':
    'In the Life Path you learn to stand on your own feet without standing alone. Help accepted is not a debt.',
  '19-birthday':
    'As a Birthday number the 19 gives a strong will from the start; the exercise is to ask for a hand before you lift.',
  '19-expression':
    'In the Expression the 19 makes you capable and solitary at work. Share a task before it is too heavy, not after.',
  '19-soulUrge':
    'In the Soul Urge the 19 is the wish to need no one. Under it lies the wish to be found by the right person.',
  '19-personality':
    'In the Personality you seem to have everything in hand, so no one offers to help. Say aloud what you could use.',
}
