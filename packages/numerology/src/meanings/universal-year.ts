import type { Meanings, SingleDigit } from './meaning.ts'

/** The Universal Year: what is in the air for everybody. */
export const universalYearMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The World Takes a Breath',
      essence:
        'A new wheel of nine is set upon the axle, and even the oldest river listens for its first turn with you.',
      gift: 'All round you seeds are lying under the snow that nobody sowed last year.',
      shadow: 'Among so many sunrises you may rush from one horizon to the next.',
      advice: 'Choose which of the world’s beginnings you wish to carry water for.',
    },
    pragmatic: {
      title: 'A Year of New Starts for All',
      essence: 'Many things begin afresh in public life this year, and you feel the push of it.',
      gift: 'It is a good time for you to put forward what has not been tried before.',
      shadow: 'Not everything new around you will last, and you need not join it all.',
      advice: 'Look at what starts near you, and pick one beginning to support.',
    },
  },
  2: {
    mystic: {
      title: 'The World Leans In',
      essence: 'Two hands that had been fists uncurl upon one table, and you can hear the cups being filled.',
      gift: 'You live among bridges this year, and some of them have been waiting for your footfall.',
      shadow: 'Where everyone is listening, a truth of yours may go unspoken out of courtesy.',
      advice: 'Sit down beside somebody whose flag is of another colour, and share the salt.',
    },
    pragmatic: {
      title: 'A Year of Coming to Terms',
      essence: 'Cooperation and slow negotiation set the tone around you this year.',
      gift: 'You find allies more easily now, because other people are looking for them too.',
      shadow: 'Decisions take longer than you would like, in offices as well as at home.',
      advice: 'Count on delays, and use them for conversations.',
    },
  },
  3: {
    mystic: {
      title: 'The World Puts On Its Bells',
      essence: 'Voices rise from every balcony this year, and some of the songs have your name in the refrain.',
      gift: 'What you paint, tell or sing finds open windows all along the street.',
      shadow: 'In so bright a noise the quiet star you steer by may be hard to see.',
      advice: 'Go out on the roof now and then, and let your own tune come back to you.',
    },
    pragmatic: {
      title: 'A Year of Voices',
      essence: 'Talk, culture and sociability are in the foreground everywhere, and you are drawn along.',
      gift: 'You get a hearing more easily this year if you have something to say.',
      shadow: 'A great deal is announced that never happens, and it may cost you attention.',
      advice: 'Decide which voices you want to follow, and switch off some of the rest.',
    },
  },
  4: {
    mystic: {
      title: 'The World Lays Stone on Stone',
      essence: 'From each hill you can hear mallets, and the dust of building hangs golden in the lanes.',
      gift: 'Whatever you set straight this year has the whole earth’s plumb line behind it.',
      shadow: 'All that scaffolding may hide the sky from you, and you forget what the house was for.',
      advice: 'Climb down at noon, and share your bread in the grass.',
    },
    pragmatic: {
      title: 'A Year of Work and Order',
      essence: 'Structures, rules and plain effort matter more than usual in the world around you.',
      gift: 'Solid work of yours is noticed and valued now.',
      shadow: 'The mood may seem heavy to you, or the rules narrow.',
      advice: 'Repair something this year that you would otherwise have replaced.',
    },
  },
  5: {
    mystic: {
      title: 'The World Shakes Its Mane',
      essence: 'A wild wind runs through all the flags at once, and yours pulls at its pole like a foal.',
      gift: 'Roads that were only drawn on maps lift up their heads and look at you.',
      shadow: 'When everything is in the air, you may miss the ground and call it a cage.',
      advice: 'Tie one knot that holds, then dance at the end of the rope.',
    },
    pragmatic: {
      title: 'A Year of Change',
      essence: 'Much is in motion in public affairs this year, and some of it reaches your own street.',
      gift: 'Openings appear that were closed to you before.',
      shadow: 'Restlessness is catching, and you may react to news before it is settled.',
      advice: 'Keep your plans short, and leave yourself a way back.',
    },
  },
  6: {
    mystic: {
      title: 'The World Comes Home for Supper',
      essence: 'In many windows a lamp is set out, and you smell the soup of people whom you have never met.',
      gift: 'Whatever you tend this year grows leaves on your neighbour’s side as well.',
      shadow: 'So much care in the air may lie on your shoulders like wet wool.',
      advice: 'Leave a chair empty at your table, and see whom the evening sends.',
    },
    pragmatic: {
      title: 'A Year of Care and Duty',
      essence: 'Family, community and fairness are widely discussed this year, and you are asked for your share.',
      gift: 'You can do much good close to home with little effort.',
      shadow: 'Other people’s expectations of you may grow louder than your own wishes.',
      advice: 'Join one local effort, and stay with it until the winter.',
    },
  },
  7: {
    mystic: {
      title: 'The World Lowers Its Voice',
      essence: 'Snow seems to fall on the loud cities this year, and you can hear your own footsteps coming home.',
      gift: 'Old books open of themselves at the page that you had need of.',
      shadow: 'In such a hush, each creak in the house may sound to you like fate.',
      advice: 'Put your ear to the ground once a month, and believe only what you have heard twice.',
    },
    pragmatic: {
      title: 'A Year of Second Thoughts',
      essence: 'The general mood turns thoughtful and sceptical, and you look more closely as well.',
      gift: 'It is a good year for you to study, to check facts and to rest.',
      shadow: 'Distrust is about, and it may colour how you see people who mean well.',
      advice: 'Read something long on a subject about which everyone has a short opinion.',
    },
  },
  8: {
    mystic: {
      title: 'The World Weighs Its Gold',
      essence: 'Great scales swing in the marketplace, and what you have carried honestly makes the pointer tremble.',
      gift: 'You stand in a harvest of effects this year, your own sheaf among the many.',
      shadow: 'The glitter may set the price for things that you had thought were not for sale.',
      advice: 'Put something on the scales that has no weight, and see who notices.',
    },
    pragmatic: {
      title: 'A Year of Results and Power',
      essence: 'Money, influence and responsibility are on everyone’s mind this year.',
      gift: 'Competence counts, and you can gain ground by being both able and fair.',
      shadow: 'Rivalry grows sharper around you, and it may make you harder than you are.',
      advice: 'Ask for what your work is worth, and treat someone weaker fairly on the same day.',
    },
  },
  9: {
    mystic: {
      title: 'The World Unties Its Boats',
      essence:
        'A ninth tide draws out along all the shores, and what was finished with you goes quietly with the foam.',
      gift: 'You find forgiveness lying about like driftwood, free to whoever bends down.',
      shadow: 'With so many sails departing, you may weep for ships on which you had no wish to sail.',
      advice: 'Wave to them all, and then sweep the pier for what the morning will bring.',
    },
    pragmatic: {
      title: 'A Year of Endings and Generosity',
      essence: 'A cycle is closing in public life, and you notice how much has run its course.',
      gift: 'People are readier to forgive and to give now, you included.',
      shadow: 'Looking back may take up more of your time than it deserves.',
      advice: 'Finish something this year that you have been dragging along since the last cycle.',
    },
  },
}
