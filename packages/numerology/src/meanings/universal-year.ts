import type { Meanings, SingleDigit } from './meaning.ts'

/** The Universal Year: what is in the air for everyone. */
export const universalYearMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The World Takes a Breath',
      essence:
        'A new wheel of nine years is set upon the axle, and even the oldest river listens. You wake to the same dawn as everyone.',
      gift: 'Seeds of every kind lie in open hands this year, and you may take your pick.',
      shadow: 'Among so many sunrises you rush from one horizon to the next.',
      scene: 'Three new shops open in a sleepy street. You stop at each with your bread under your arm.',
      advice: 'Of all that begins, choose the one thing you will still be watering a year from now.',
    },
    pragmatic: {
      title: 'A Year of New Starts for All',
      essence:
        'The shared climate is one of beginnings: new plans, new names, new arrangements in public life. You feel the push even where you have not moved.',
      gift: 'Whatever has not been tried before gets a hearing now, your idea included.',
      shadow: 'Not everything new will last, and you sign up before reading to the end.',
      scene:
        'Four fresh posters hang at the bus stop, each with an opening date. You photograph them all, and then delete three.',
      advice: 'Look at what starts near you, and give your support to one beginning.',
    },
  },
  2: {
    mystic: {
      title: 'The World Leans In',
      essence:
        'Two hands that had been fists uncurl upon one table, and you hear the cups being filled. Shores that kept their distance lean a little closer.',
      gift: 'You live among bridges this year, and some have been waiting for your footfall.',
      shadow: 'Where everyone is listening, a truth of yours goes unspoken out of courtesy.',
      scene:
        'On the line in the yard two sheets have wound round each other. You and a stranger unwind them, laughing.',
      advice: 'Sit down to a meal with someone on the other side of an argument.',
    },
    pragmatic: {
      title: 'A Year of Coming to Terms',
      essence:
        'Cooperation and slow negotiation set the tone for everyone this year. Few things are settled alone, and you meet the word “together” more often than usual.',
      gift: 'Allies are easier for you to find, because others are looking too.',
      shadow: 'Decisions take longer than you would like, and touchiness is catching.',
      scene:
        'The new crossing is on the agenda for the third time. You bring a flask, and by item nine you are sharing it with the opposition.',
      advice: 'Count on delays, and use them for the conversations you postponed.',
    },
  },
  3: {
    mystic: {
      title: 'The World Puts On Its Bells',
      essence:
        'Voices rise from every balcony this year, and some of the songs have your name in the refrain. The street is in leaf.',
      gift: 'What you paint, tell or sing finds open windows.',
      shadow: 'In so much glitter the quiet star you steer by is hard to see.',
      scene:
        'On the late tram someone hums, and the next row takes up the tune. You have had a bad day; now you know the second part.',
      advice: 'Climb to a quiet place now and then, and let your own tune come back to you.',
    },
    pragmatic: {
      title: 'A Year of Voices',
      essence:
        'Talk, culture and sociability are in the foreground everywhere, and you are drawn along. The climate is light, loud and inventive, quick to praise and quick to forget.',
      gift: 'Anyone with something to say finds listeners more easily, you included.',
      shadow: 'A great deal is announced that never happens, and it costs you attention.',
      scene:
        'Eleven invitations, two of them for the same evening. You end up in the wrong hall, listening to a choir, and stay.',
      advice: 'Decide which voices you want to follow, and switch off some others.',
    },
  },
  4: {
    mystic: {
      title: 'The World Lays Stone on Stone',
      essence:
        'From each hill you can hear mallets, and the dust of building hangs golden in the lanes. People are thinking of winter, and everyone lends a hand.',
      gift: 'Whatever you set straight has the whole earth’s plumb line behind it.',
      shadow: 'All that scaffolding hides the sky, and you forget what the house was for.',
      scene:
        'Along the footpath the dry-stone wall has slumped. Each passer-by puts back one stone, and when your turn comes you choose the flattest.',
      advice: 'Stop work at noon once a week, and share your bread with a neighbour.',
    },
    pragmatic: {
      title: 'A Year of Work and Order',
      essence:
        'Structures, rules and plain effort matter more than usual in the world around you. Repairs come before novelties, and the climate is sober and useful.',
      gift: 'Solid work of yours is noticed and valued now.',
      shadow: 'The mood seems heavy to you, and you grumble at rules that you would defend elsewhere.',
      scene:
        'The square has been dug up since February, pipes and all. You reach the bakery across the planks, and find that it hands out maps to its customers.',
      advice: 'Repair something this year that you would otherwise have replaced.',
    },
  },
  5: {
    mystic: {
      title: 'The World Shakes Its Mane',
      essence:
        'A wild wind runs through all the flags at once, and yours pulls at its pole like a foal. No two weathercocks agree.',
      gift: 'Roads that you knew only from maps lie open before you.',
      shadow: 'With everything in the air, you call the ground a cage.',
      scene:
        'The circus lorry has broken down at the crossroads. By dusk half the town is sitting on its hay, and you are holding the camel.',
      advice: 'Keep one promise firmly this year, and let your other plans bend with the wind.',
    },
    pragmatic: {
      title: 'A Year of Change',
      essence:
        'Much is in motion in public affairs this year, and some of it reaches your own street. The shared mood is restless, curious and short of patience.',
      gift: 'Openings appear where you had stopped looking.',
      shadow: 'The unrest spreads to you, and you react to news before it is confirmed.',
      scene:
        'The timetable at the stop is the third since spring. You work it out with a woman carrying a cello, and you both get where you were going.',
      advice: 'Keep your plans short, and leave yourself a way back.',
    },
  },
  6: {
    mystic: {
      title: 'The World Comes Home for Supper',
      essence:
        'Lamps stand in many windows, and from kitchens where you know no one comes the smell of soup. Gates are on the latch.',
      gift: 'Whatever you tend this year grows leaves on your neighbour’s side as well.',
      shadow: 'The worry in the air settles on your shoulders like wet wool.',
      scene:
        'A bench has appeared under the lime tree, and no one will say who put it there. You bring a cushion; next day there are two.',
      advice: 'Leave a chair empty at your table, and see whom the evening sends.',
    },
    pragmatic: {
      title: 'A Year of Care and Duty',
      essence:
        'Home, community and fairness are widely discussed this year, and you are asked for your share. People look for what is near and can be relied on.',
      gift: 'Close to home, a little effort of yours does much good.',
      shadow: 'Other people’s expectations of you grow louder than your own wishes.',
      scene:
        'A list hangs by the letterboxes: who shops for whom, who has a ladder. By evening your name is under “ladder”, with a small sun beside it.',
      advice: 'Join one local effort, and stay with it for at least three months.',
    },
  },
  7: {
    mystic: {
      title: 'The World Lowers Its Voice',
      essence:
        'Snow seems to fall on the loud cities this year, and you can hear your own footsteps coming home. Everyone walks a little closer to the stars.',
      gift: 'Old books open of their own accord at the page you needed.',
      shadow: 'In such a hush, each creak in the house sounds to you like fate.',
      scene: 'A power cut, and the whole square comes out to look up. A stranger shows you the Swan among the stars.',
      advice: 'Once a month be still and listen, and believe only what you have heard twice.',
    },
    pragmatic: {
      title: 'A Year of Second ReasoningTags',
      essence:
        'The general mood turns thoughtful and sceptical, and you look more closely as well. Research, belief and doubt are discussed where there used to be slogans.',
      gift: 'It is a good year for you to study, to check facts and to rest.',
      shadow: 'Distrust in the air colours how you see people who mean well.',
      scene:
        'On the train half the carriage is reading, and on paper. You count five thick spines, and take out your own book.',
      advice: 'Read something long on a subject about which everyone has a short opinion.',
    },
  },
  8: {
    mystic: {
      title: 'The World Weighs Its Gold',
      essence:
        'Great scales swing in the marketplace, and what you have carried honestly makes the pointer tremble. Harvest comes in from every side.',
      gift: 'Among the many sheaves stands your own, and it is seen.',
      shadow: 'The glitter sets a price on things that you had thought were not for sale.',
      scene:
        'At the flea market a child pays for a shell with a button. You were haggling over silver; you lower your voice, and give the asking price.',
      advice: 'Give something this year that no scales can weigh: an hour, a song, your patience.',
    },
    pragmatic: {
      title: 'A Year of Results and Power',
      essence:
        'Money, influence and responsibility are on everyone’s mind this year. Books are balanced, in public and at your own desk, and competence counts.',
      gift: 'You gain ground by being both able and fair.',
      shadow: 'Rivalry grows sharper around you, and you act harder than you are.',
      scene:
        'At the reception every conversation comes round to prices within a minute. You ask the waiter with the tray what he is studying, and that one lasts.',
      advice: 'Claim what is due to you, and on the same day see that someone weaker gets theirs.',
    },
  },
  9: {
    mystic: {
      title: 'The World Unties Its Boats',
      essence:
        'A ninth tide draws back along all the shores, and what you had finished with goes quietly out with the foam. The beaches lie wide and clean.',
      gift: 'You find forgiveness lying about like driftwood, free to anyone who stoops.',
      shadow: 'You weep for departing ships on which you had no wish to sail.',
      scene:
        'The bathing huts are being carried in for winter. You take one end of a door, and are given the last ice cream.',
      advice: 'Say a proper goodbye to whatever is leaving, then tidy the place where it stood.',
    },
    pragmatic: {
      title: 'A Year of Endings and Generosity',
      essence:
        'A cycle of nine is closing in public life, and you notice how much has run its course. Farewells, anniversaries and appeals for good causes set the tone.',
      gift: 'People are readier to forgive and to give now, you included.',
      shadow: 'Looking back takes up more of your time than it deserves.',
      scene:
        'The old cinema shows its last film, free. You come early, and the next seat is taken by someone you have been meaning for years to ring.',
      advice: 'Finish one thing that has dragged on far too long.',
    },
  },
}
