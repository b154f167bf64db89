import type { OwnCompound } from '../chaldean/compounds.ts'
import type { Meanings } from './meaning.ts'

/** Compounds from 10 to 22. */
export const lowCompounds = {
  10: {
    mystic: {
      title: 'The Wheel of Fortune',
      essence: 'A great wheel turns behind your name, and the hand that sets it moving is your own will.',
      gift: 'What you imagine takes shape, since you turn to it like a needle to the north.',
      shadow: 'At the bottom of the turn you curse the wheel, with your own foot still on the spoke.',
      scene:
        'The last ferry has left. You sit down on your bag, laugh once, and ask the man with the nets which way he rows.',
      advice: 'Say your wish aloud, and go on working towards it while luck is low.',
    },
    pragmatic: {
      title: 'The Wheel of Fortune',
      essence: 'The number behind your name is one of rise and fall, and both follow from what you decide to do.',
      gift: 'Confidence and good faith carry you far, and people who have heard your name once remember it.',
      shadow: 'What you set going keeps going, the careless decision as loyally as the good one.',
      scene:
        'In January you said half in jest that you would open a stall. By May there are three orders on the kitchen table.',
      advice: 'Give your next intention a date, because half-made plans are where your luck leaks away.',
    },
  },
  11: {
    mystic: {
      title: 'The Muzzled Lion',
      essence: 'A lion sits in your name with a silk cord about its jaw, strong and waiting to be understood.',
      gift: 'Even bound, you have the sun for a mane, and what is false falls silent as you pass.',
      shadow: 'Every hush in the garden sounds like a plot, and you growl at the friend who came to untie you.',
      scene:
        'All evening you have nodded. Under the lime trees, on the way home, your real opinion comes out, to no one.',
      advice: 'Tell one person what has been holding you back, and begin softly.',
    },
    pragmatic: {
      title: 'The Muzzled Lion',
      essence:
        'Under the surface of this name lies a test: resistance you cannot see at once, and strength you have not yet shown.',
      gift: 'You have a good deal in reserve, and trials teach you early whom you can rely on.',
      shadow: 'You swallow an objection three times, and the fourth time it hits the wrong person.',
      scene: 'A colleague presents your idea as “ours”. You look at the ceiling, and later wash up much too loudly.',
      advice: 'Say the first small no on the day it is due, in an ordinary voice.',
    },
  },
  12: {
    mystic: {
      title: 'The Sacrifice',
      essence: 'Your name hangs its lantern low for other travellers, and sometimes walks on without one.',
      gift: 'Your kindness burns like good oil, and many have found their way down a dark lane by its light.',
      shadow: 'You pour out the last of your oil for others, and are hurt that no one asks how you get home.',
      scene:
        'It rains at the bus stop, and two strangers stand under your umbrella. Your left shoulder is wet through.',
      advice: 'Give as the moon does: keep a few nights of every month for yourself.',
    },
    pragmatic: {
      title: 'The Sacrifice',
      essence:
        'The number beneath your name gives a plain hint: other people’s plans use up your time before you notice.',
      gift: 'You think of the whole before yourself, and those you have carried through seldom forget it.',
      shadow: 'Helpfulness keeps you so busy that your own affairs wait in the hall for years.',
      scene:
        '“You’re so good at this,” says the neighbour with the form. It is half past ten, and your own is still blank.',
      advice: 'Before you agree to a favour, name its price in hours, and refuse one in three.',
    },
  },
  13: {
    mystic: {
      title: 'The Reaper’s Field',
      essence:
        'A scythe has passed through the field of your name, and the earth lies open for seed that had no room before.',
      gift: 'Bare ground does not frighten you, and the first green comes up at your heel.',
      shadow: 'Swung in anger, your scythe takes the poppies with the thistles.',
      scene:
        'The old pear tree came down in the night. By noon you are on your knees in the new light, planting beans.',
      advice: 'Give thanks for one thing that has ended, and sow something small in its place.',
    },
    pragmatic: {
      title: 'The Reaper’s Field',
      essence: 'Change is the constant of this name, and an old plan of yours often makes way for a better one.',
      gift: 'New arrangements cost you less than they cost others, and you use power well once you know its purpose.',
      shadow: 'Because something had to happen, you tear out what only needed a new hinge.',
      scene:
        'The department is being merged. While the others compare rumours, you clear a drawer and ask who needs a desk.',
      advice: 'When an arrangement ends, note three things from it that deserve to be kept.',
    },
  },
  14: {
    mystic: {
      title: 'The Restless Marketplace',
      essence: 'Traders, travellers and storytellers meet in the square behind your name, each with a bright cloth.',
      gift: 'You read the weather from a stranger’s sleeve, and in any tongue you trade a story for directions.',
      shadow:
        'Someone else’s fair wind fills your sail, and you are past the harbour lights before you ask who steers.',
      scene:
        'You went to the flea market for a lamp. By noon you have swapped stories with every stallholder, and forgotten the lamp.',
      advice: 'At the market, touch as many cloths as you like, and carry home one.',
    },
    pragmatic: {
      title: 'The Restless Marketplace',
      essence:
        'Count your letters and you find movement: people, errands and ideas that meet through you, and risks that belong to others.',
      gift: 'You bring the right people together quickly, and enjoy the bustle that comes of it.',
      shadow: 'A friend’s rash idea becomes your evening, your signature and your bill.',
      scene: '“We have to decide tonight,” says the voice on the phone. You are already looking for a pen.',
      advice: 'Check one fact of every exciting offer yourself, and sleep on it before you answer.',
    },
  },
  15: {
    mystic: {
      title: 'The Magician’s Voice',
      essence: 'Something in the sound of your name makes candles lean, and doors remember that they can open.',
      gift: 'Music lives in your wrists, and whatever you describe begins to shimmer.',
      shadow: 'Enchantment goes to the head of whoever pours it, and you come to love the spell more than the guest.',
      scene:
        'You tell the old story of the snowed-in train once more. The soup grows cold in nine bowls, and a waiter has stopped to listen.',
      advice: 'Charm no one into anything that you would regret in their place.',
    },
    pragmatic: {
      title: 'The Magician’s Voice',
      essence: 'Underneath, your name is made of charm: you win people over with speech, art and warmth.',
      gift: 'You are eloquent, you have a sense of what others enjoy, and favours come to you unasked.',
      shadow: 'Where an honest answer was due, you smile, and the question goes away for a week.',
      scene:
        'The counter has just closed. Two sentences later the clerk laughs, pulls up the blind and stamps your form.',
      advice: 'Recommend only what you have tried, and mention its weak point too.',
    },
  },
  16: {
    mystic: {
      title: 'The Shattered Citadel',
      essence: 'Lightning has a liking for high towers, and your name is invited down to honest ground.',
      gift: 'After thunder you grow very still, and see which stones were sound.',
      shadow: 'For each cloud that gathers you add a storey, and call it shelter.',
      scene: 'The great plan lies torn on the floor. You pick up one scrap, hold it to the window, and draw a door.',
      advice: 'Show friends your next plan while it is still small enough to be changed.',
    },
    pragmatic: {
      title: 'The Shattered Citadel',
      essence:
        'This hidden number watches over foundations: whatever you build on pride or on a single support needs checking early.',
      gift: 'You spot a weak base once you are willing to look, and rebuild without self-pity.',
      shadow: 'Once people have seen you take a position, you defend it long after you stopped believing in it.',
      scene: 'A trainee points at row twelve of your spreadsheet. There is a pause; then you pull up a second chair.',
      advice: 'Show your favourite plan to a critic while it is still in pencil.',
    },
  },
  17: {
    mystic: {
      title: 'The Star of the Magi',
      essence:
        'Eight bright points stand over your name, the star of peace that wise travellers follow after a hard night.',
      gift: 'What you do in love goes on shining in rooms that you will never enter.',
      shadow: 'You gaze so long after the star that you walk past the lit kitchen where you were expected.',
      scene: 'Years later, in another town, someone hums the tune that you used to whistle on the stairs.',
      advice: 'When a long task wears you down, give it one more day: the star is still there behind the clouds.',
    },
    pragmatic: {
      title: 'The Star of the Magi',
      essence: 'Recovery is the secret of this name: you come through difficulty with your good will intact.',
      gift: 'Others take heart from the way you outgrow disappointments, and your work tends to be remembered.',
      shadow: 'You forgive at once, and find out in the third week that it had hurt.',
      scene:
        'The firm that turned you down asks for advice. You reply the same afternoon, with the better version of your idea.',
      advice: 'Write down how you solved your last hard problem, and lend the method to someone.',
    },
  },
  18: {
    mystic: {
      title: 'Spirit and Matter',
      essence:
        'In the back room of your name burn two lamps, for what you earn and for what you love, each throwing the other’s shadow.',
      gift: 'Between two people who no longer speak, you hear what each left unsaid.',
      shadow: 'By the light of one lamp alone a friend looks like a rival, and you answer a slight that was not meant.',
      scene: 'At breakfast you reread last night’s angry letter, and fold it into a boat for the pond.',
      advice: 'Before you send a sharp answer, reread it with your head and your heart.',
    },
    pragmatic: {
      title: 'Spirit and Matter',
      essence:
        'Behind this name, gain and conscience pull at the same sleeve, and you notice the tension first in disputes close to home.',
      gift: 'You feel exactly when something that pays is costing you too much inside.',
      shadow: 'Suspicion runs ahead of the facts, and a quarrel starts over something no one has done.',
      scene:
        'Your cousin asks who paid for the garden table. Twenty minutes in, you are both shouting about an old wedding.',
      advice: 'Go back to one old dispute, and begin this time with the point on which you agree.',
    },
  },
  19: {
    mystic: {
      title: 'The Prince of Heaven',
      essence: 'The sun has put its ring upon your name, and even the shadows behind it are edged with gold.',
      gift: 'You make it noon where you stand, and old walls give back the warmth for hours.',
      shadow: 'So much light leaves you no shade to sleep in, and none for anyone sitting near.',
      scene: 'The birthday was not yours, yet one by one the garden chairs have turned towards you like sunflowers.',
      advice: 'Shine on everyone at the table, as the sun does, and set on time: be the first to go home.',
    },
    pragmatic: {
      title: 'The Prince of Heaven',
      essence:
        'Of all the sums that a name can hide, this is the sunniest: esteem comes to you when confidence meets steady work.',
      gift: 'You are at ease in your own skin, and people are glad to see you do well.',
      shadow: 'Used to being welcome, you miss the moment when you have taken up all the room.',
      scene:
        'You come in late and the meeting brightens. The colleague who was halfway through a sentence does not finish it.',
      advice: 'Answer praise with a plain thank you, and add one name besides your own.',
    },
  },
  20: {
    mystic: {
      title: 'The Awakening',
      essence:
        'A trumpet sounds over the meadow where your name lies dreaming, and something that slept in you stands up and listens.',
      gift: 'When you rise, others hear it in their sleep, and remember what they once meant to do.',
      shadow: 'You take every snatch of birdsong for the trumpet, and dress in the dark for nothing.',
      scene:
        'Between two shelves of seedlings you stop with the trolley. You know suddenly what the empty shop in your street is for.',
      advice: 'Take small steps towards what calls you, for what wakes slowly stays awake.',
    },
    pragmatic: {
      title: 'The Awakening',
      essence: 'Behind your name lies a call: you change direction for a cause or a duty rather than for comfort.',
      gift: 'Once something matters to you, delays teach you more than they discourage you.',
      shadow:
        'The purpose gets your evenings and the paperwork gets nothing, until the paperwork holds up the purpose.',
      scene:
        'You only went to the residents’ meeting for the biscuits. On the way out you are carrying the list of signatures.',
      advice: 'Try a new purpose for two hours a week before you rearrange your life around it.',
    },
  },
  21: {
    mystic: {
      title: 'The Crown of the Magi',
      essence:
        'After a long initiation a crown of stars is lowered upon your name, so light that you forget you wear it.',
      gift: 'Every rejection has become a stair under your feet, and you know each one.',
      shadow: 'You polish the crown until there is nothing in it but your own face.',
      scene:
        'The last page is done, and the house is asleep. You rinse the cup, open the back door, and the whole sky is there.',
      advice: 'Light the first stair for whoever comes after you: tell them how you began.',
    },
    pragmatic: {
      title: 'The Crown of the Magi',
      essence:
        'Advancement after long effort is what this number sees in your name; one stroke of luck counts for little here.',
      gift: 'You stay the course, and are still there when the door finally opens.',
      shadow: 'The race is over and you go on running, because no one has told you to sit down.',
      scene:
        'Eleven years of evening classes fit into one envelope. You put it behind the bread bin and peel the potatoes.',
      advice: 'Give the long task you doubt most one more season, and then judge it fairly.',
    },
  },
  22: {
    mystic: {
      title: 'The Good Heart Blindfolded',
      essence: 'In a fair dream your name walks a narrow path, with a knapsack of other people’s errors on its back.',
      gift: 'You believe in people before they believe in themselves, and often they prove you right.',
      shadow: 'With your eyes bound you smile at every voice, and each adds a stone to your sack.',
      scene:
        'A charming stranger has been telling you his troubles since the lighthouse. Your dog, who is no dreamer, will not take the biscuit.',
      advice: 'Put down one worry that was never yours, and walk on without it.',
    },
    pragmatic: {
      title: 'The Good Heart Blindfolded',
      essence: 'Your letters tell of a kind person in a pleasant dream, slow to see what is being asked.',
      gift: 'Your good opinion encourages people, and many rise to it.',
      shadow: 'Someone else’s judgement replaces your own so gently that you miss the exchange.',
      scene:
        'For the third month the flatmate’s share of the rent is “on its way”. You nod, and carry his post upstairs as well.',
      advice: 'Choose one clear-headed friend, and promise to act on that friend’s next warning.',
    },
  },
} satisfies Partial<Meanings<OwnCompound>>
