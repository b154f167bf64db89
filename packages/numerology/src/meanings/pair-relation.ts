import type { PairRelation } from '../compatibility/pair-table.ts'
import type { Meanings } from './meaning.ts'

/** What the published table says of two numbers. */
export const pairRelationMeanings: Meanings<PairRelation> = {
  high: {
    mystic: {
      title: 'Two Stars of One Figure',
      essence: 'Your light and the other’s were drawn into one constellation long ago, or so it seems on clear nights.',
      gift: 'Where one of you falters the other already glows, so the night between you is never quite dark.',
      shadow: 'Two lights that lean too close may blind each other to the rest of the sky.',
      advice: 'Leave some dark between you, for it is what makes a figure of two stars.',
    },
    pragmatic: {
      title: 'Much in Common',
      essence: 'The two of you move at a similar pace and understand each other quickly.',
      gift: 'You need few explanations, and plans that you make together tend to get done.',
      shadow: 'Because you agree so easily, you may both avoid the one subject on which you do not.',
      advice: 'Look for the blind spot that you share, and keep an outside friend for it.',
    },
  },
  compatible: {
    mystic: {
      title: 'Two Gardens, One Gate',
      essence: 'A gate stands open between your garden and theirs, and the bees have stopped noticing the wall.',
      gift: 'What grows shy on your side blooms boldly on theirs, and the seeds know no border.',
      shadow: 'A gate that is always open is soon forgotten, and so is the joy of walking through it.',
      advice: 'Carry a cutting across each spring, and ask how it grows.',
    },
    pragmatic: {
      title: 'A Good Fit',
      essence: 'You complement each other without much effort.',
      gift: 'One of you often has what the other lacks, and neither has to pretend.',
      shadow: 'Things go so smoothly that you may stop asking what the other one is thinking.',
      advice: 'Tell each other which differences you actually enjoy.',
    },
  },
  neutral: {
    mystic: {
      title: 'Two Boats in One Bay',
      essence: 'You ride at anchor side by side, and the same tide lifts you without a word.',
      gift: 'Neither of you disturbs the other’s moon, and in that peace a friendship can grow its own shape.',
      shadow: 'You may drift apart by an inch each night and notice only when the voices no longer carry.',
      advice: 'Row across one evening, and bring a lantern.',
    },
    pragmatic: {
      title: 'Room to Choose',
      essence: 'Little pulls you together or apart here, so it depends on what the two of you make of it.',
      gift: 'You leave each other room, and whatever you build rests on choice rather than on habit.',
      shadow: 'Without a shared effort the two of you can slip into living side by side.',
      advice: 'Find one shared habit, and keep it for a month.',
    },
  },
  challenging: {
    mystic: {
      title: 'Two Winds over One Field',
      essence: 'Your wind and theirs come from different seas, and the barley bows in circles.',
      gift: 'Where your winds cross they clear the air, and the swallows fly higher there than anywhere.',
      shadow: 'Each of you may blow the harder to be heard, until nothing is left standing but the hedge.',
      advice: 'Take turns to blow, and learn the beauty of the pattern.',
    },
    pragmatic: {
      title: 'Different Speeds',
      essence: 'You want different things at different moments, which asks both of you for patience and clear words.',
      gift: 'You teach each other what neither would have learned alone, and you are seldom bored.',
      shadow:
        'At times you take a difference in pace for a lack of love, and argue about the small thing instead of the real one.',
      advice: 'Agree on how to disagree before the next occasion comes.',
    },
  },
}
