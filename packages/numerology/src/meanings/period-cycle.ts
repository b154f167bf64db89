import type { CoreValue, Meanings } from './meaning.ts'

/** The Period Cycles: the ground on which a third of life is lived. */
export const periodCycleMeanings: Meanings<Exclude<CoreValue, 33>> = {
  1: {
    mystic: {
      title: 'A Season of the Lone Rider',
      essence: 'Through these long years you are riding out with the sun before you and no second saddle.',
      gift: 'The horse learns your thought before your heel has moved.',
      shadow: 'Far from the tents, you may forget what it is to be waited for.',
      advice: 'Turn in the saddle at evening, and let them see your face.',
    },
    pragmatic: {
      title: 'A Period of Independence',
      essence: 'This part of your life asks you to stand on your own feet and to find your own direction.',
      gift: 'You grow in courage each time circumstances leave the decision to you.',
      shadow: 'You may become hard or solitary out of mere habit.',
      advice: 'Build up one relationship in which you do not have to lead.',
    },
  },
  2: {
    mystic: {
      title: 'A Season of the Weaving House',
      essence: 'In these years there is a loom by every window, and your thread is seldom without another’s across it.',
      gift: 'You know by touch what will hold.',
      shadow: 'In so much cloth you may lose the colour that you brought.',
      advice: 'Tie a knot of your own red wool in each piece.',
    },
    pragmatic: {
      title: 'A Period of Cooperation',
      essence: 'For a long stretch you advance by working with people, slowly and through many small steps.',
      gift: 'Your tact and your patience mature, and they open doors.',
      shadow: 'You can live too much by other people’s moods.',
      advice: 'Keep a skill or a place that is yours alone.',
    },
  },
  3: {
    mystic: {
      title: 'A Season of Open Squares',
      essence: 'The years come through your town like players, with painted carts and a drum.',
      gift: 'You find that you know the parts by heart.',
      shadow: 'The applause may still be sounding when the lamps are out and the rent is due.',
      advice: 'Keep a plain room behind the stage, with a bed in it.',
    },
    pragmatic: {
      title: 'A Period of Self-Expression',
      essence: 'Creative and social gifts have room to unfold in this part of your life.',
      gift: 'You make friends easily, and your talents become visible.',
      shadow: 'Pleasant distractions can take up the years that were meant for the talent.',
      advice: 'Choose the gift that deserves lessons, and take them.',
    },
  },
  4: {
    mystic: {
      title: 'A Season of Ploughed Land',
      essence: 'These are heavy-booted years, and the furrow goes with you into your sleep.',
      gift: 'What you turn under will feed people who never knew your name.',
      shadow: 'Eyes on the soil, you may let whole flights of cranes go over.',
      advice: 'Stop at the end of each furrow, and look up for as long as a breath.',
    },
    pragmatic: {
      title: 'A Period of Foundations',
      essence: 'Work, discipline and practical duties mark this part of your life.',
      gift: 'You create security that others can build on too.',
      shadow: 'You can come to believe that life consists of effort.',
      advice: 'Plan your rest as carefully as you plan your work.',
    },
  },
  5: {
    mystic: {
      title: 'A Season of Caravans',
      essence: 'You wake in these years to a different bell, and the water tastes of other stones.',
      gift: 'You become a native of the road, and no gate is strange to you.',
      shadow: 'Too many dawns may run together into one bright dust.',
      advice: 'Carry a cup from home, and drink the new water from it.',
    },
    pragmatic: {
      title: 'A Period of Change',
      essence: 'Moves, journeys and new directions shape these years more than plans do.',
      gift: 'You become flexible and free of much that others are afraid of losing.',
      shadow: 'You may avoid every tie, the good ones included.',
      advice: 'Commit yourself to one thing that may travel with you.',
    },
  },
  6: {
    mystic: {
      title: 'A Season of the Full House',
      essence:
        'Lamps on the stairs, boots in the hall: for a great many years there is always somebody to be called in to supper.',
      gift: 'You are the voice at which they turn and come running.',
      shadow: 'With every bed full, you may find yourself asleep in the chair.',
      advice: 'Build a small room with a key, even if it is only an hour long.',
    },
    pragmatic: {
      title: 'A Period of Family and Responsibility',
      essence: 'Home, partnership and community are at the centre of this stretch.',
      gift: 'You learn what lasts between people, and you help it to last.',
      shadow: 'Duty may take the place of affection if you never say no.',
      advice: 'Divide the tasks afresh each year, out loud.',
    },
  },
  7: {
    mystic: {
      title: 'A Season of the Hermitage',
      essence: 'For years the snow lies deep on the pass, and you have the mountain, a bell and your own breath.',
      gift: 'You hear what was being said beneath all the talk.',
      shadow: 'When the path is free at last, you may no longer have shoes.',
      advice: 'Go down in spring with a basket, and barter your silence for bread.',
    },
    pragmatic: {
      title: 'A Period of Reflection',
      essence: 'These years lead you inwards, towards study, nature or belief.',
      gift: 'You become an authority on something, if only on yourself.',
      shadow: 'Distance can turn into loneliness without your noticing.',
      advice: 'Share what you are learning with a small circle.',
    },
  },
  8: {
    mystic: {
      title: 'A Season of the Iron Road',
      essence: 'In these years great wheels turn at your nod, and the valleys are waiting for what you send.',
      gift: 'You learn what weight can do when it is balanced.',
      shadow: 'All that smoke may hang between you and the stars that you were working for.',
      advice: 'Let the engines stand one night in seven, and listen to the crickets.',
    },
    pragmatic: {
      title: 'A Period of Achievement',
      essence: 'Work, influence and material matters come to the front for a long while.',
      gift: 'You can reach a position in which your judgement counts.',
      shadow: 'What you own and manage may begin to manage you.',
      advice: 'Decide early what you will not do for success.',
    },
  },
  9: {
    mystic: {
      title: 'A Season of the Great River',
      essence: 'These years are wide and brown and slow, and carry everyone’s lanterns.',
      gift: 'You become kind to what drifts, having drifted.',
      shadow: 'Giving each bank its due, you may never come ashore.',
      advice: 'Moor by one village long enough to learn the children’s names.',
    },
    pragmatic: {
      title: 'A Period of Compassion',
      essence: 'In this part of your life you learn to give, to forgive and to think beyond your own circle.',
      gift: 'People of very different kinds enrich you.',
      shadow: 'Losses or farewells may weigh on you if you hold on too tightly.',
      advice: 'Find a task that is larger than you, and a pleasure that is quite small.',
    },
  },
  11: {
    mystic: {
      title: 'A Season of the Bright Wire',
      essence: 'For years a wire is stretched through you from roof to star, and it seldom stops singing.',
      gift: 'You carry messages that you understand only in the telling.',
      shadow: 'Humming so high, you may no longer hear the kettle.',
      advice: 'Ground it each night with your bare feet on the floor.',
    },
    pragmatic: {
      title: 'A Period of Inspiration',
      essence: 'This stretch makes you receptive and places high ideals before you.',
      gift: 'You can encourage and enlighten other people.',
      shadow: 'Nervous strain and doubt come with it if you lack a quiet routine.',
      advice: 'Live more simply than your ideas do.',
    },
  },
  22: {
    mystic: {
      title: 'A Season of the Cathedral Yard',
      essence: 'You grow up, or grow old, among scaffolds so tall that swallows nest in your shadow.',
      gift: 'Your hand knows the single stone, your eye the finished choir.',
      shadow: 'A life among towers may leave you shy of kitchens.',
      advice: 'Eat with the masons, and take off your hat.',
    },
    pragmatic: {
      title: 'A Period of Building',
      essence: 'Years of large tasks are laid before you, with the means to master them.',
      gift: 'You can create something that many will use in their daily lives.',
      shadow: 'You are apt to carry too much too early, or shrink from it too long.',
      advice: 'Seek out mentors early, and become one sooner than you feel ready.',
    },
  },
}
