import type { OwnCompound } from '../chaldean/compounds.ts'
import type { Meanings } from './meaning.ts'

/** Compounds from 23 to 51. */
export const highCompounds = {
  23: {
    mystic: {
      title: 'The Royal Star of the Lion',
      essence: 'Regulus, the heart of the Lion, burns over the letters of your name and lends them a steady courage.',
      gift: 'Cedar doors open at your knock, as if someone within had been listening for your step.',
      shadow: 'Under the Lion’s great paw you sleep so soundly that your own claws grow blunt.',
      scene:
        'You have just found the right bell when the door buzzes. An old lady leans out above: “Third floor, and mind the cat.”',
      advice: 'Be quiet about your good fortune, and open a door for someone else tonight.',
    },
    pragmatic: {
      title: 'The Royal Star of the Lion',
      essence: 'Help from above is the old sense of this number: people of standing are well disposed to your name.',
      gift: 'Those who can open a door take an interest in you, and you make something of it.',
      shadow: 'Support has come so often that you plan as though it were owed.',
      scene:
        'The head of department forwards your draft with one line: “Read this.” You were still looking for a comma.',
      advice: 'Ask one supporter plainly for what you need, and report back on what came of it.',
    },
  },
  24: {
    mystic: {
      title: 'The Gift of Affection',
      essence: 'Venus has hidden a cup of honey in your name, and those you love come to drink and to refill it.',
      gift: 'You sweeten whatever you are poured into, and even the proud sit down at your table.',
      shadow: 'Honey holds fast, and like a bee you are stuck where you had only meant to sip.',
      scene:
        'Someone has left figs on your doorstep, still warm from the sun, and no note. You have four people in mind.',
      advice: 'Set out a second cup, and notice who fills yours.',
    },
    pragmatic: {
      title: 'The Gift of Affection',
      essence: 'Behind this name, progress runs through love, friendship and people of influence who are fond of you.',
      gift: 'Affection is a practical strength of yours: doors are held, introductions made, places kept.',
      shadow: 'You take your worth from whoever likes you this week, and pay for it with agreement.',
      scene: 'The van for your move is free, the driver is a friend’s aunt, and she has brought sandwiches.',
      advice: 'Look after two friendships this month, and ask nothing of either.',
    },
  },
  25: {
    mystic: {
      title: 'The Strength of Experience',
      essence:
        'Long before it had its present sound, your name walked the sea bed at low tide, and it knows where the sharp rocks lie.',
      gift: 'You hear in any fair offer what has been left out, and lay it aside without a word.',
      shadow: 'With hard-won charts on your knees you let a fair sailing day go by.',
      scene: 'A child is about to step on the green stones of the jetty. You say nothing, and hold out your arm.',
      advice: 'Before your next choice, recall the last one, rocks and all.',
    },
    pragmatic: {
      title: 'The Strength of Experience',
      essence:
        'Strength through watching closely: this number says that whatever you once learned the hard way now works in your favour.',
      gift: 'You observe people accurately, and seldom make the same mistake twice.',
      shadow: 'Old caution answers new people, and a good offer is examined until it goes elsewhere.',
      scene:
        'The salesman is on his third compliment. You turn the brochure over and read the footnote aloud, quite pleasantly.',
      advice: 'Put one hard lesson into a single sentence, and check whether it still applies.',
    },
  },
  26: {
    mystic: {
      title: 'The Warning Bell',
      essence:
        'Off the coast of your name a bell-buoy sways in the dark, and rings loudest for those who sail in company.',
      gift: 'Your ear is so fine that you hear the warning beneath the song.',
      shadow: 'In fair weather you lash your boat to a stranger’s, and laugh at the warning bell.',
      scene:
        'The house-share looks perfect in the evening light. On the stairs you notice that all four doors have new locks.',
      advice: 'Heed a doubt about your company while it is still small, and choose fellow sailors by daylight.',
    },
    pragmatic: {
      title: 'The Warning Bell',
      essence:
        'Behind your name stands a number that concerns company: what you undertake with others deserves a second look before the handshake.',
      gift: 'You take a partnership seriously, and to a well-chosen partner you are loyal and useful.',
      shadow: 'A confident adviser talks, and you put your better sense back in your pocket.',
      scene:
        'Four friends, one campsite idea, a lot of laughter. You ask who pays if it rains, and for once it goes quiet.',
      advice: 'Write down the terms of every shared plan, however friendly the mood.',
    },
  },
  27: {
    mystic: {
      title: 'The Sceptre',
      essence: 'In the hall of your name a hazel staff has turned to silver, and fields you sowed in thought are ripe.',
      gift: 'What you think in winter is corn by August, and the whole lane knows whose field it is.',
      shadow: 'A staff that only points grows no leaves, and yours points all day.',
      scene:
        'Before sunrise you pace out the empty plot with a broom handle. “The oven goes here,” you tell the cat, “and the long table there.”',
      advice: 'Before you direct anyone, finish one piece of your own work.',
    },
    pragmatic: {
      title: 'The Sceptre',
      essence:
        'Your letters add up to the old number of command: you do best when you carry out ideas that are your own.',
      gift: 'You are inventive and productive, and others follow because the plan holds water.',
      shadow: 'In committee your good idea is talked down into a poorer one, and you sign the minutes.',
      scene:
        'The whiteboard is full of other people’s arrows. You find a free corner and draw the version that costs half.',
      advice: 'Go back to the idea you were about to drop, and test it on a small scale.',
    },
  },
  28: {
    mystic: {
      title: 'The Unfenced Promise',
      essence: 'Great promise grazes like a flock on the hill of your name, gentle and unguarded under a changing sky.',
      gift: 'You begin again as grass does, softly and everywhere.',
      shadow: 'The gate of your field stands open to every shepherd with a pleasant voice.',
      scene:
        'The stall is sold out by eleven, and you have given away the recipe twice. At the next stall they are already painting a sign.',
      advice: 'Choose the hope that means most to you, and decide today what you will do to protect it.',
    },
    pragmatic: {
      title: 'The Unfenced Promise',
      essence:
        'The letters of your name add up to a contradiction: great possibilities, and the task of keeping what they bring.',
      gift: 'You can start afresh at any age, which many more cautious people never learn.',
      shadow: 'You expect a competitor to be as fair as you are, and put nothing aside.',
      scene:
        'After a good month, everyone at the table is your guest. The envelope marked “April” has been empty since Sunday.',
      advice: 'In each good month set aside one tenth of what came in, and touch it only in a lean one.',
    },
  },
  29: {
    mystic: {
      title: 'The Bridge in the Crosswind',
      essence: 'Your name is slung like a rope bridge between two cliffs, and each gust teaches it to hold.',
      gift: 'You have learned to sway as bridges do, and keep your footing where others turn back.',
      shadow: 'You test each plank with such dread that your eyes never reach the valley.',
      scene:
        'Three messages have promised “soon”. You put the phone in the drawer with the spoons, and go to water the beans.',
      advice: 'Before your next uncertain step, name one thing you know for certain, and hold on to it as to a rope.',
    },
    pragmatic: {
      title: 'The Bridge in the Crosswind',
      essence:
        'Trust is the hidden theme of this name: people who let you down teach you to stay calm and look closely.',
      gift: 'You keep your dignity under strain, and a crisis shows how dependable you are.',
      shadow: 'The unreliable friend gets one chance too many, the honest one a cross-examination.',
      scene:
        'A friend cancels for the third time, with a row of hearts. You read it, and ring another, who always comes ten minutes early.',
      advice: 'Notice who keeps small promises, and make the large ones with them.',
    },
  },
  30: {
    mystic: {
      title: 'The Thoughtful Retreat',
      essence: 'High above the harbour of your name lies a quiet room, its one window turned to the far lights.',
      gift: 'In solitude your mind turns like a lighthouse lamp, and ships that you will never meet steer by it.',
      shadow: 'So many sails go by that you forget you own a boat.',
      scene:
        'Music and laughter come up through the floor. You have your coat on, one shoe tied, and a page still to finish.',
      advice: 'Once a week leave your quiet room and go down to where the voices are.',
    },
    pragmatic: {
      title: 'The Thoughtful Retreat',
      essence:
        'Added up, your letters make a name of the mind: by your own choice, reflection counts for more with you than outward success.',
      gift: 'You look back over things with unusual clarity, and draw your own conclusions.',
      shadow: 'Practical matters bore you, so they are set aside, and come back as reminders in red.',
      scene: 'The others compare kitchens. You are thinking about something said an hour ago, and now you have it.',
      advice:
        'Decide which evenings this week you want to yourself, and tell your friends, so that no one is left guessing.',
    },
  },
  31: {
    mystic: {
      title: 'The Hermit’s Lantern',
      essence:
        'High on the rocky summit of your name hangs a lamp with six small panes, and in the valley they take it for a star.',
      gift: 'Your solitude has a warm hearth, and whoever finds the way up is given the best blanket.',
      shadow: 'You climb until your own name, called from below, sounds foreign.',
      scene:
        'New Year’s Eve, ten to twelve. From the hill behind the houses you watch the lit windows, and know each one.',
      advice: 'Once a week, send a greeting to someone you have not seen for a while.',
    },
    pragmatic: {
      title: 'The Hermit’s Lantern',
      essence:
        'The sum of your letters is a solitary one: sufficient to itself, it keeps you further from people than you wish.',
      gift: 'You live by your own convictions, and need no audience for it.',
      shadow: 'Your silence is taken for indifference, and after the third time people stop asking.',
      scene:
        'The canteen is full. You carry your tray to the window table for two, and put your bag on the other chair.',
      advice: 'Fix one regular evening with people who share your oddest interest.',
    },
  },
  32: {
    mystic: {
      title: 'The Crossroads of Voices',
      essence: 'Your name was built where many roads meet, and your word flies like a swallow from gate to gate.',
      gift: 'The bells of seven cities ring in your talk, and strangers answer as if they had been waiting.',
      shadow: 'Courteous to every road, you stand at the crossing until dusk.',
      scene:
        'A wedding in three languages. By the time the cake is cut, two great-uncles without a word in common are singing in your corner.',
      advice: 'Listen to every voice at the table, and then say in one sentence what you think yourself.',
    },
    pragmatic: {
      title: 'The Crossroads of Voices',
      essence:
        'Behind this name stands a gift for bringing many people together, on one condition: that you hold to your own judgement.',
      gift: 'In mixed groups you find the word that each side understands, at the right moment.',
      shadow: 'A loud opinion fills the room, and your better plan goes under without a sound.',
      scene:
        'Nine people are talking about the hall and the date. You draw two columns on a napkin, and slide it across.',
      advice: 'Note your view before a meeting begins, and afterwards compare it with what you said.',
    },
  },
  37: {
    mystic: {
      title: 'The Good Companion',
      essence: 'Listen under your name and you hear two oars dip together; the boat hardly notices its own speed.',
      gift: 'Love and friendship drink from one spring in you, and both come away refreshed.',
      shadow: 'You hand your oar across so sweetly that the boat goes round in circles.',
      scene:
        'Neither of you has spoken since the lock. The flask goes back and forth, and a heron does not even lift its head.',
      advice:
        'Before you share a boat with someone, spend an idle hour together: those who rest well beside you row well.',
    },
    pragmatic: {
      title: 'The Good Companion',
      essence:
        'Under the sum of this name, friendship, love and partnership of every kind turn out well if the shares are fair.',
      gift: 'You choose companions well, and treat an equal as an equal.',
      shadow: 'The thing you could have begun alone in March is still waiting for company in June.',
      scene:
        'Two desks pushed together, one biscuit tin. Your colleague finishes your sum, you finish her sentence, and the report goes out at four.',
      advice: 'Offer an equal part in something you have been carrying by yourself.',
    },
  },
  43: {
    mystic: {
      title: 'The Overturned Table',
      essence: 'A gale walks through the banquet of your name, and afterwards you see which gold was only paint.',
      gift: 'When a roof lifts off, you are the one who sees how many stars there are.',
      shadow: 'You shake the cloth for love of the clatter, and go to bed without supper.',
      scene:
        'Rain has broken up the garden party. Under the one dry tree you are already cutting bread on the lid of a guitar case.',
      advice: 'After the next upheaval keep what the wind could not lift, and do without the rest.',
    },
    pragmatic: {
      title: 'The Overturned Table',
      essence:
        'This number gives a name a taste for change: your plans meet resistance, often because you are the one who asks for something new.',
      gift: 'You see what has to change, and say so before it is popular.',
      shadow: 'Resistance meets resistance, until no one recalls what it was all about.',
      scene:
        'It began with the rota on the fridge. Now all three flatmates are standing, and you have the marker in your hand.',
      advice: 'Before you end an arrangement, sketch what will stand in its place.',
    },
  },
  51: {
    mystic: {
      title: 'The Warrior’s Advance',
      essence: 'A drum that you alone can hear beats under your name, and the gates ahead begin to stir.',
      gift: 'Your courage comes up like a tide at night, and in the morning the banner stands on the hill.',
      shadow: 'You wear the armour to bed, and wonder why tenderness keeps its distance.',
      scene: 'Everyone is still reading the notice on the locked park gate. You have already found who keeps the key.',
      advice: 'For each quarrel you take up this week let another pass, and go to bed with no answer prepared.',
    },
    pragmatic: {
      title: 'The Warrior’s Advance',
      essence:
        'The number under your name gets ahead in leaps rather than steps, and not everyone is pleased to watch.',
      gift: 'You lead when it counts, and carry a team through a hard stretch.',
      shadow: 'Where there are only onlookers you count opponents, and answer a question as if it were an attack.',
      scene:
        'You were promoted on Monday. At lunch on Tuesday the table goes quiet, and you set down your tray there all the same.',
      advice: 'Thank a rival for keeping you alert, and let every sharp message wait an hour.',
    },
  },
} satisfies Partial<Meanings<OwnCompound>>
