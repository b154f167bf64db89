import type { LoShuPlane } from '../chinese/lo-shu.ts'
import type { Meanings } from './meaning.ts'

/** Lines of the Lo Shu square that are complete: arrows of strength. */
export const loShuCompleteMeanings: Meanings<LoShuPlane> = {
  mental: {
    mystic: {
      title: 'The Arrow of the Bright Brow',
      essence: 'Three lamps stand in a row behind your forehead, and each lights the next.',
      gift: 'You can carry one question through three rooms of light and bring it out the other side as a gift.',
      shadow: 'Such bright lamps may keep the moths of worry circling long after bedtime.',
      advice: 'Look through them at a friend’s riddle, as well as at your own.',
    },
    pragmatic: {
      title: 'Strength of Mind',
      essence: 'You think clearly, remember well and analyse with ease.',
      gift: 'You see the flaw in an argument at once, and you keep facts ready that others have to look up.',
      shadow: 'You tend to seem impatient with slower minds, or talk a feeling out of existence.',
      advice: 'Explain your reasoning in half as many words as you have.',
    },
  },
  emotional: {
    mystic: {
      title: 'The Arrow of the Warm Tide',
      essence: 'A warm current runs straight through your middle waters, and fish of every colour follow it.',
      gift: 'You feel the moon turn in you before she turns in the sky, and can tell the frightened that it will be high water again.',
      shadow: 'A current so warm may carry you past your own jetty on somebody else’s tears.',
      advice: 'Let somebody swim beside you there.',
    },
    pragmatic: {
      title: 'Strength of Heart',
      essence: 'Your feelings, spirit and imagination work together.',
      gift: 'You are warm, intuitive and quick to sense what a moment needs.',
      shadow: 'You may be swept along by a mood and take it for the whole truth.',
      advice: 'Trust a feeling that has lasted three days.',
    },
  },
  practical: {
    mystic: {
      title: 'The Arrow of the Good Ground',
      essence: 'From wall to wall your lower room is paved with honest stone.',
      gift: 'Whatever lands in your rooms finds a floor that holds it, be it a feast or a falling star.',
      shadow: 'Stone under every footstep may persuade you that heaven, too, ought to be paved.',
      advice: 'Dance upon your own floor as well as work on it.',
    },
    pragmatic: {
      title: 'Strength of Hand',
      essence: 'You turn intentions into visible results.',
      gift: 'You are good with your hands, your tools and your time, and people can point to what you did.',
      shadow: 'At times you undervalue what leaves no visible trace, such as an hour of listening.',
      advice: 'Choose the project that would most please you to touch when it is done.',
    },
  },
  thought: {
    mystic: {
      title: 'The Arrow of the Blueprint',
      essence: 'A column of pale light stands within you, drawn as with a ruler upon the dark.',
      gift: 'You can hear a house before it is built, down to the rain upon its unborn roof.',
      shadow: 'You may love the drawn line so dearly that you never smudge it with a door.',
      advice: 'Walk round it once, and see your plan from behind.',
    },
    pragmatic: {
      title: 'Strength of Planning',
      essence: 'You can order ideas into a scheme that others can follow.',
      gift: 'You think ahead in the right order, and you find the missing step before it is needed.',
      shadow: 'Your plan may be so complete that it leaves others nothing to do but follow.',
      advice: 'Hand your plan to somebody early, and let them carry part of it out.',
    },
  },
  will: {
    mystic: {
      title: 'The Arrow of the Tall Flame',
      essence: 'Through your very centre a flame climbs without flickering.',
      gift: 'Wind only lengthens you, and even the dark leans in to see what it is that will not go out.',
      shadow: 'A flame so straight may singe the gentle hand that meant to trim it.',
      advice: 'Cup your hands about it on windy days, and about other people’s too.',
    },
    pragmatic: {
      title: 'Strength of Will',
      essence: 'Persistence carries you to the end of what you have chosen.',
      gift: 'You stay with a thing through boredom and bad weather, and that alone takes you far.',
      shadow: 'You can hold on past the point at which letting go would have been the stronger choice.',
      advice: 'Make sure once a year that you still want what you are pursuing.',
    },
  },
  action: {
    mystic: {
      title: 'The Arrow of the Running Deer',
      essence: 'Along your western edge a deer is always in mid-leap.',
      gift: 'Your feet know the answer while the forest is still asking, and the brook is behind you before it can be feared.',
      shadow: 'Always in the air, you may never learn how the grass smells where you were standing.',
      advice: 'Give it a meadow each day, and it will come when you call.',
    },
    pragmatic: {
      title: 'Strength of Action',
      essence: 'You have energy, and you move from word to deed quickly.',
      gift: 'You get things started, and your energy wakes up people who had been waiting for a sign.',
      shadow: 'You tend to be halfway down the road before you remember to ask the others.',
      advice: 'Pause for one breath at the starting line.',
    },
  },
  golden: {
    mystic: {
      title: 'The Arrow of the Golden Stair',
      essence: 'From your low right hand to your high left runs a stair that shines at dusk.',
      gift: 'You can find the next step by its warmth alone, and those behind you climb by the print of your heel.',
      shadow: 'From so fair a landing you may look down on people who are only catching their breath.',
      advice: 'Climb it slowly, carrying somebody’s basket.',
    },
    pragmatic: {
      title: 'Strength of Purpose',
      essence: 'Peace of mind and a sense of meaning support you.',
      gift: 'You carry a quiet confidence that things mean something, and it helps you through dull and difficult days.',
      shadow: 'You may be content with the meaning and leave the doing to others.',
      advice: 'Share what steadies you with a person who is searching.',
    },
  },
  silver: {
    mystic: {
      title: 'The Arrow of the Silver Plough',
      essence: 'A silver furrow crosses your square from the evening side, and harvests grow along it.',
      gift: 'The earth knows your step and gives to you as to a neighbour, without counting the measure.',
      shadow: 'You are apt to plough so far by moonlight that you lose sight of your own chimney.',
      advice: 'Leave the outermost ears standing for the birds.',
    },
    pragmatic: {
      title: 'Strength of Substance',
      essence: 'You have a hand for lasting material things, such as houses, land and tools.',
      gift: 'You have a sure instinct for what will last and for what it is worth.',
      shadow: 'Now and then you hold tightly to what you have built, and treat a change as a threat to it.',
      advice: 'Maintain one thing you own before you wish for another.',
    },
  },
}
