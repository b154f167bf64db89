import type { LoShuPlane } from '../chinese/lo-shu.ts'
import type { Meanings } from './meaning.ts'

/** Lines of the Lo Shu square that are complete: arrows of strength. */
export const loShuCompleteMeanings: Meanings<LoShuPlane> = {
  mental: {
    mystic: {
      title: 'The Arrow of the Bright Brow',
      essence: 'Three lamps stand in a row behind your forehead, the 4, the 9 and the 2, and each lights the next.',
      gift: 'You can carry one question through three rooms of light and bring it out as an answer.',
      shadow: 'So many lamps keep the moths of worry circling long after bedtime.',
      scene:
        'Past midnight your window is still yellow. You are finishing a game of chess against no one, and white is in trouble.',
      advice: 'Turn your bright mind on a friend’s riddle this week instead of on your own.',
    },
    pragmatic: {
      title: 'Strength of Mind',
      essence: 'With 4, 9 and 2 the mental line is complete: you think clearly, remember well and analyse with ease.',
      gift: 'You see the flaw in an argument at once, and have facts ready that others must look up.',
      shadow: 'Slower minds make you impatient, and you talk a feeling out of existence.',
      scene:
        'The quiz is on its last question. You let your team discuss it for a minute before you write down the answer.',
      advice: 'Explain your reasoning in half as many words as you would like to use.',
    },
  },
  emotional: {
    mystic: {
      title: 'The Arrow of the Warm Tide',
      essence:
        'From 3 through 5 to 7 a warm current runs across your middle waters, and fish of every colour follow it.',
      gift: 'You feel the moon turn before she turns in the sky, and can tell frightened people that the tide will come back in.',
      shadow: 'On so warm a current you drift after other people’s sorrows, past your own jetty.',
      scene:
        'A stranger on the quay looks at the last ferry’s wake. You hold out half your orange, and you both watch the lights.',
      advice: 'Let a friend share your next strong feeling.',
    },
    pragmatic: {
      title: 'Strength of Heart',
      essence:
        'The numbers 3, 5 and 7 stand together in your square, so feeling, imagination and spirit pull the same way.',
      gift: 'You are warm, intuitive and quick to sense what a moment needs.',
      shadow: 'A mood sweeps you along and passes itself off to you as the whole truth.',
      scene:
        'The speech has gone wrong and the groom is scarlet. You begin to clap, quite seriously, until the whole room joins in.',
      advice: 'Trust a feeling once it has lasted three days.',
    },
  },
  practical: {
    mystic: {
      title: 'The Arrow of the Good Ground',
      essence: 'From wall to wall your lower room is paved with honest stone: 8, 1 and 6, and no gap between them.',
      gift: 'Whatever lands with you finds a floor that holds it, be it a feast or a falling star.',
      shadow: 'Stone under every footstep persuades you that heaven, too, ought to be paved.',
      scene:
        'The guests have gone out to look at the comet. “In a moment,” you say. There is one more pan, and it is nearly dry.',
      advice: 'Dance on your own floor for one song before you sweep it.',
    },
    pragmatic: {
      title: 'Strength of Hand',
      essence: 'Your practical line, 8, 1 and 6, is whole, and so intentions turn into visible results.',
      gift: 'You are good with hands, tools and time, and people can point to what you did.',
      shadow: 'What leaves no visible trace, such as an hour of listening, you hardly count as work.',
      scene:
        'The others are still comparing new bicycles on their phones. The old one is upside down on its saddle, and its back wheel already spins.',
      advice: 'Choose the project that you would most like to hold in your hands.',
    },
  },
  thought: {
    mystic: {
      title: 'The Arrow of the Blueprint',
      essence:
        'A column of pale light, 4 over 3 over 8, stands on your morning side, drawn as with a ruler upon the dark.',
      gift: 'You can hear a house before it is built, down to the rain upon its roof.',
      shadow: 'You love the drawn line so dearly that you would rather not spoil it with a door.',
      scene: 'On the empty plot, among nettles, you tell a friend to mind the stairs. She lifts her foot.',
      advice: 'Look at your plan once through the eyes of whoever will live in it.',
    },
    pragmatic: {
      title: 'Strength of Planning',
      essence: 'The plane of thought, 4, 3 and 8, is complete: you order ideas into a scheme that others can follow.',
      gift: 'You think ahead in the right order, and find the missing step before it is needed.',
      shadow: 'So complete is your plan that it leaves others nothing to do but obey.',
      scene:
        'The van for the move arrives. Every box has a colour and a room, and there is a blue one marked “tea, first”.',
      advice: 'Hand over a plan half finished, and let its users complete it.',
    },
  },
  will: {
    mystic: {
      title: 'The Arrow of the Tall Flame',
      essence: 'Through your very centre, from 1 past 5 up to 9, a flame climbs without flickering.',
      gift: 'Wind only makes you taller, and even the dark leans in to see what it is that will not go out.',
      shadow: 'A flame so straight singes the gentle hand that meant to trim it.',
      scene:
        'The path is steep, and the others vote for the cable car. You are already tying your boots, and someone sighs and reaches for theirs.',
      advice: 'When the wind is against everyone, stop to encourage one person before you press on.',
    },
    pragmatic: {
      title: 'Strength of Will',
      essence: 'Persistence carries you to the end of what you have chosen: 9, 5 and 1 make the plane of will.',
      gift: 'You stay with a thing through boredom and bad weather, and that alone takes you far.',
      shadow: 'You hold on past the point at which letting go would have been the stronger choice.',
      scene: 'The driving test is booked for the fourth time. You put the letter on the fridge, above the other three.',
      advice: 'Once a year, make sure that you still want what you pursue.',
    },
  },
  action: {
    mystic: {
      title: 'The Arrow of the Running Deer',
      essence: 'Along your western edge, over 2, 7 and 6, a deer is always in mid-leap.',
      gift: 'Your feet know the answer while the forest is still asking, and the brook is behind you before it can be feared.',
      shadow: 'Always in the air, you never learn how the grass smells where you were standing.',
      scene:
        'A balloon has caught in the plane tree. The others debate ladders; one of your shoes already lies at the foot of the trunk.',
      advice: 'Give the deer in you one hour out of doors each day.',
    },
    pragmatic: {
      title: 'Strength of Action',
      essence: 'Having 2, 7 and 6 together, you have energy, and you move quickly from word to deed.',
      gift: 'You get things started, and wake up people who had been waiting for a sign.',
      shadow: 'You are halfway down the road before you remember to ask the others.',
      scene:
        '“We should repaint this room one day,” says your flatmate over lunch. By supper the sofa is in the hall, and you have blue elbows.',
      advice: 'Pause for one breath at the starting line, and look left and right.',
    },
  },
  golden: {
    mystic: {
      title: 'The Arrow of the Golden Stair',
      essence:
        'From the lower right of your square to the upper left, by 6, 5 and 4, runs a stair that shines at dusk.',
      gift: 'You find the next step by its warmth, and those behind you follow your footprints up.',
      shadow: 'From so fair a landing you look down on people who are only catching their breath.',
      scene:
        'First snow, and the stairwell is asleep. You come down from the top floor singing, and doors open one by one.',
      advice: 'Carry someone’s bags up the stairs this week, and climb at their pace.',
    },
    pragmatic: {
      title: 'Strength of Purpose',
      essence:
        'The golden line of 4, 5 and 6 is the square’s promise of dignity and inner peace: you feel supported, and know what things are for.',
      gift: 'You carry a quiet confidence that helps you through dull and difficult days.',
      shadow: 'Content with the meaning, you leave the doing to others.',
      scene:
        'The flight is delayed by five hours. You buy a postcard, write it without hurry, and ask the angry man beside you for a stamp.',
      advice: 'Share what steadies you with a person who is searching.',
    },
  },
  silver: {
    mystic: {
      title: 'The Arrow of the Silver Plough',
      essence:
        'A silver furrow crosses your square from the evening side, through 2, 5 and 8, and harvests grow along it.',
      gift: 'The earth knows your step and gives to you as to a neighbour, without measuring.',
      shadow: 'You plough so far by moonlight that you lose sight of your own chimney.',
      scene:
        'At the gate a bucket of plums waits for whoever passes. You are still up the tree, and the soup indoors has grown a skin.',
      advice: 'Of whatever you earn or gather this month, put a little aside for whoever passes.',
    },
    pragmatic: {
      title: 'Strength of Substance',
      essence:
        'When 2, 5 and 8 are all present, the silver line gives you a feel for lasting things: houses, land, tools.',
      gift: 'You can tell sound work from mere show, and you know what it is worth.',
      shadow: 'You hold tightly to what you have built, and treat every change as a threat.',
      scene:
        'The fine boots are in the window, the good ones on the top shelf. You bend one fine sole in your hands, put it back, and ask for the ladder.',
      advice: 'Maintain something you own before you wish for another.',
    },
  },
}
