import type { LoShuPlane } from '../chinese/lo-shu.ts'
import type { BriefMeanings } from './meaning.ts'

/** Lines of the Lo Shu square that are complete: arrows of strength. */
export const loShuCompleteMeanings: BriefMeanings<LoShuPlane> = {
  mental: {
    mystic: {
      title: 'The Arrow of the Bright Brow',
      essence: 'Three lamps stand in a row behind your forehead, and each lights the next.',
      advice: 'Look through them at a friend’s riddle, as well as at your own.',
    },
    pragmatic: {
      title: 'Strength of Mind',
      essence: 'You think clearly, remember well and analyse with ease.',
      advice: 'Explain your reasoning in half as many words as you have.',
    },
  },
  emotional: {
    mystic: {
      title: 'The Arrow of the Warm Tide',
      essence: 'A warm current runs straight through your middle waters, and fish of every colour follow it.',
      advice: 'Let somebody swim beside you there.',
    },
    pragmatic: {
      title: 'Strength of Heart',
      essence: 'Your feelings, spirit and imagination work together.',
      advice: 'Trust a feeling that has lasted three days.',
    },
  },
  practical: {
    mystic: {
      title: 'The Arrow of the Good Ground',
      essence: 'From wall to wall your lower room is paved with honest stone.',
      advice: 'Dance upon your own floor as well as work on it.',
    },
    pragmatic: {
      title: 'Strength of Hand',
      essence: 'You turn intentions into visible results.',
      advice: 'Choose the project that would most please you to touch when it is done.',
    },
  },
  thought: {
    mystic: {
      title: 'The Arrow of the Blueprint',
      essence: 'A column of pale light stands within you, drawn as with a ruler upon the dark.',
      advice: 'Walk round it once, and see your plan from behind.',
    },
    pragmatic: {
      title: 'Strength of Planning',
      essence: 'You can order ideas into a scheme that others can follow.',
      advice: 'Hand your plan to somebody early, and let them carry part of it out.',
    },
  },
  will: {
    mystic: {
      title: 'The Arrow of the Tall Flame',
      essence: 'Through your very centre a flame climbs without flickering.',
      advice: 'Cup your hands about it on windy days, and about other people’s too.',
    },
    pragmatic: {
      title: 'Strength of Will',
      essence: 'Persistence carries you to the end of what you have chosen.',
      advice: 'Make sure once a year that you still want what you are pursuing.',
    },
  },
  action: {
    mystic: {
      title: 'The Arrow of the Running Deer',
      essence: 'Along your western edge a deer is always in mid-leap.',
      advice: 'Give it a meadow each day, and it will come when you call.',
    },
    pragmatic: {
      title: 'Strength of Action',
      essence: 'You have energy, and you move from word to deed quickly.',
      advice: 'Pause for one breath at the starting line.',
    },
  },
  golden: {
    mystic: {
      title: 'The Arrow of the Golden Stair',
      essence: 'From your low right hand to your high left runs a stair that shines at dusk.',
      advice: 'Climb it slowly, carrying somebody’s basket.',
    },
    pragmatic: {
      title: 'Strength of Purpose',
      essence: 'Peace of mind and a sense of meaning support you.',
      advice: 'Share what steadies you with a person who is searching.',
    },
  },
  silver: {
    mystic: {
      title: 'The Arrow of the Silver Plough',
      essence: 'A silver furrow crosses your square from the evening side, and harvests grow along it.',
      advice: 'Leave the outermost ears standing for the birds.',
    },
    pragmatic: {
      title: 'Strength of Substance',
      essence: 'You have a hand for lasting material things, such as houses, land and tools.',
      advice: 'Maintain one thing you own before you wish for another.',
    },
  },
}
