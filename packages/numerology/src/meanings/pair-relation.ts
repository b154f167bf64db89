import type { PairRelation } from '../compatibility/pair-table.ts'
import type { Meanings } from './meaning.ts'

/** The relation of two numbers in the published table. */
export const pairRelationMeanings: Meanings<PairRelation> = {
  high: {
    mystic: {
      title: 'Two Stars of One Figure',
      essence: 'Your light and the other’s were drawn into one constellation long ago, or so it seems on clear nights.',
      gift: 'Where one of you falters the other already glows, so the night between you is never quite dark.',
      shadow: 'Two lights that lean too close blind each other to the rest of the sky.',
      scene: 'On a night walk you both stop at the same gate, for no reason that either of you could name.',
      advice: 'Spend an evening apart now and then: it takes darkness between two stars to make a figure.',
    },
    pragmatic: {
      title: 'Much in Common',
      essence: 'The two of you move at a similar pace and read each other quickly.',
      gift: 'Few explanations are needed, and plans that you make together tend to get done.',
      shadow: 'Because agreement comes so easily, the one subject on which you differ goes untouched for months.',
      scene: 'Asked where to go for the weekend, you both name the same town, and neither mentions who will drive.',
      advice: 'Look for the blind spot that you share, and ask an outside friend to point it out.',
    },
  },
  compatible: {
    mystic: {
      title: 'Two Gardens, One Gate',
      essence: 'A gate stands open between your garden and theirs, and the bees have stopped noticing the wall.',
      gift: 'What grows shyly on your side blooms boldly on theirs, and the seeds know no border.',
      shadow: 'A gate that is always open is soon forgotten, and so is the joy of walking through it.',
      scene: 'A basket of late plums is on your step in the morning, with no note and no need of one.',
      advice: 'Give each other something to plant each spring, and ask how it is growing.',
    },
    pragmatic: {
      title: 'A Good Fit',
      essence:
        'Each of you has strengths where the other has gaps, and it takes little effort to share things out accordingly.',
      gift: 'No one has to pretend: one deals with the forms, the other with the phone calls, and neither envies the other.',
      shadow: 'Things run so smoothly that you stop asking what the other one is thinking.',
      scene:
        'Asked to bring something to the party, one of you arrives with bread and the other with cheese, and it was never discussed.',
      advice: 'Tell each other which differences you actually enjoy.',
    },
  },
  neutral: {
    mystic: {
      title: 'Two Boats in One Bay',
      essence: 'You ride at anchor side by side, and the same tide lifts you without a word.',
      gift: 'Neither boat disturbs the other’s moon, and in that peace a friendship can grow its own shape.',
      shadow: 'An inch of drift each night goes unnoticed until the voices no longer carry.',
      scene: 'Two lamps burn late on the water; from the shore they could be one, or a mile apart.',
      advice: 'Knock at the other’s door one evening without a reason, and bring something good to eat.',
    },
    pragmatic: {
      title: 'Room to Choose',
      essence: 'Little in your two numbers pulls you together or apart, so the bond is what the two of you make of it.',
      gift: 'You leave each other room, and whatever you build rests on choice rather than on habit.',
      shadow: 'Without a shared effort, being side by side slowly takes the place of being together.',
      scene: 'You pass in the hallway, each with a phone and a coffee, and say “later” in the same breath.',
      advice: 'Find one shared habit, and keep it for a month.',
    },
  },
  challenging: {
    mystic: {
      title: 'Two Winds over One Field',
      essence: 'Your wind and theirs come from different seas, and the barley bows in circles.',
      gift: 'Where the winds cross they clear the air, and the swallows fly higher there than anywhere.',
      shadow: 'Each blows the harder to be heard, until nothing is left standing but the hedge.',
      scene: 'A door slams, a curtain lifts, and for a moment the whole house breathes in two directions.',
      advice: 'Take turns to speak, and let one gust die down before the next begins.',
    },
    pragmatic: {
      title: 'Different Speeds',
      essence: 'You want different things at different moments, which asks both of you for patience and clear words.',
      gift: 'Each learns from the other what neither would have found alone, and boredom seldom visits.',
      shadow: 'A difference in pace gets taken for indifference, and then you quarrel about a towel.',
      scene: 'One of you waits in the car with the engine running; the other is looking for the blue scarf.',
      advice: 'Agree on how you will disagree, before the next occasion comes.',
    },
  },
}
