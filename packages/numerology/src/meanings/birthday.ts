import type { DayOfMonth, Meanings } from './meaning.ts'

/** The Birthday: a talent brought along, by the day of the month. */
export const birthdayMeanings: Meanings<DayOfMonth> = {
  1: {
    mystic: {
      title: 'A Spark in the Cradle',
      essence:
        'On the day you came, a flint was laid beside you. The talent you came with is the first flame, and you never wait for another hand to light the hearth.',
      gift: 'One breath from you and a cold house is awake: someone hums, someone puts the kettle on.',
      shadow:
        'A spark that no one tends leaves little scorched places along the path, and you seldom look back to see them. Made to wait, you burn hotter rather than better.',
      scene:
        'The bonfire is built, and everyone stands about discussing the wind. You kneel on the far side with one match, and their faces are suddenly bright.',
      advice:
        'Before you start anything new, stay by the last fire you lit until a second pair of hands is feeding it.',
    },
    pragmatic: {
      title: 'The Knack of Starting',
      essence:
        'Initiative is the talent of your birthday: you set things going without waiting for company. Given an empty page and a free morning, you have a first draft by noon.',
      gift: 'You decide early and act while the interest is fresh, which puts you a week ahead of the rest.',
      shadow:
        'Once the beginning is over, so is your patience. Anyone who wants a say in the matter feels to you like a hand on the brake.',
      scene:
        'The light on the stairs has been broken since March, and there is a note about it by the letterboxes. You come home with a bulb, fetch the ladder and take down the note.',
      advice: 'Start one small thing today that others can join, and tell them which part is theirs.',
    },
  },
  2: {
    mystic: {
      title: 'A Second Heartbeat',
      essence:
        'You were born within hearing of another heart, and you have kept time ever since with whoever is near. Your talent is the fine ear: you catch the beat beneath the words.',
      gift: 'Two frightened hearts, side by side in your presence, find a common beat again.',
      shadow:
        'You follow another’s pulse so closely that you miss the skip in your own. A harsh word goes on ringing in you, like a bell that was struck too hard.',
      scene:
        'Dusk, a garden bench, two neighbours who no longer greet each other. You sit down in the middle with a bowl of beans, and soon all three of you are shelling.',
      advice:
        'For one evening keep your own pace, in walking, talking and eating, and notice who falls into step with you.',
    },
    pragmatic: {
      title: 'The Knack of Tact',
      essence:
        'You were born with a feeling for people: you know what can be said, when, and to whom. Working beside someone else brings out more in you than working alone.',
      gift: 'Your words let both sides save face, and you remember how people take their tea and their bad news.',
      shadow:
        'A careless remark keeps you company for days, and the person who made it never hears of it. You leave the larger share to others and call it no trouble.',
      scene:
        'Two cousins both want the old clock. You ask each of them what they remember of it, and by the second coffee one is wrapping it for the other.',
      advice:
        'Use your tact on your own behalf once this week, and ask for something you would gladly have given someone else.',
    },
  },
  3: {
    mystic: {
      title: 'A Handful of Bells',
      essence:
        'Bells were tied to your first blanket, and joy has rung out ever since wherever you go. You were given a voice for gladness, be it in words, colours or tunes.',
      gift: 'Strangers turn round when you pass, as though they had heard a holiday coming up the lane.',
      shadow:
        'Bells can drown a sob, and you ring the louder when you would rather weep. On other days you shake so many at once that no tune can be made out.',
      scene:
        'The queue outside the bakery stands silent in the frost. You begin to hum, and by the time the door opens there are four voices.',
      advice: 'On the next grey day, sing or rhyme something softly, for your own ears first.',
    },
    pragmatic: {
      title: 'The Knack of Words',
      essence:
        'You were given a ready tongue or a ready hand: you lift a dull hour by telling, drawing or making something. You express yourself as naturally as other people whistle.',
      gift: 'Dry matter turns interesting when you explain it, and shy people find themselves joining in.',
      shadow:
        'You begin more than you finish, and stretch a story that was good enough at its true length. Praise keeps you going; silence stops you within a day.',
      scene:
        'The train has stood between two stations for a quarter of an hour. You read the notice on the wall aloud as if it were a weather forecast, and even the inspector laughs.',
      advice: 'Give your next good idea a finished form before you describe it to anyone.',
    },
  },
  4: {
    mystic: {
      title: 'A Stone Warm from the Sun',
      essence:
        'Your birthday laid a sun-warmed stone in your palm, steady and easy to trust. The talent in it is slow and sure: whatever you set down stays where it was put.',
      gift: 'What leans on you stands straighter afterwards, and the walls you build become places to sit.',
      shadow:
        'Settled like a stone, you take the spring itself for a disturbance. You hold the wall up through the night and never ask who else has shoulders.',
      scene:
        'After the storm the lane is full of branches. You start at your own gate with a handsaw, branch by branch, and by evening there is a stack for each house.',
      advice: 'Take one corner of a shared task this week, and ask someone by name to take another.',
    },
    pragmatic: {
      title: 'The Knack of Order',
      essence:
        'You see how a muddle wants to be arranged, and you have the patience to do it. Careful, honest work is the talent you were born with, and it grows with use.',
      gift: 'People rely on your word, since you do what you said you would, on the day you said.',
      shadow:
        'Plans that change without warning unsettle you, and you defend a method after it has served its turn. The last speck on the pane costs you the hour in the sun.',
      scene:
        'The association’s papers arrive in four carrier bags. You clear the kitchen table, cut up a cereal box for dividers, and by supper anyone could find the minutes of 2009.',
      advice: 'Tidy one system that others use too, and let them change the labels without asking you.',
    },
  },
  5: {
    mystic: {
      title: 'A Feather in the Wind',
      essence:
        'A feather came down with you, and it turns towards every open window. Lightness is the talent you were given: you read the air, and have moved on before the weather changes.',
      gift: 'You ride on breezes too slight for others to feel, and arrive where the story is just beginning.',
      shadow:
        'What the wind brings it also takes, and you are gone before the sweetest fruit is ripe. Whoever had counted on a whole summer with you is left with your unwashed cup.',
      scene:
        'At the market the fish van has not come. You follow a smell of cinnamon round two corners, and tonight’s dinner has a name that you cannot spell.',
      advice:
        'When something next calls you away, stop on the doorstep, and look back at what you are leaving before you go.',
    },
    pragmatic: {
      title: 'The Knack of Adapting',
      essence:
        'New places, people and skills come easily to you, and you liven up whatever has gone stale. Versatility is your talent; you learn by trying, seldom by reading instructions.',
      gift: 'You can talk to anyone, pick things up on the move, and stay cheerful when a plan falls through.',
      shadow:
        'Routine wears you thin, and you look for excitement where rest was needed. Half of what you know stops at the point where practice would have begun.',
      scene:
        'The flight is cancelled and the desk is besieged. You come back with two sandwiches, a lift in a florist’s van, and the florist’s opinion on nearly everything.',
      advice: 'Choose a skill that you have started learning three times, and take it one level further.',
    },
  },
  6: {
    mystic: {
      title: 'A Loaf upon the Table',
      essence:
        'Someone laid a loaf beside you when you came, and the hungry have always found your door. The talent in it is love made useful, warm and cut into slices.',
      gift: 'Around you the air smells of home, and guests forget to look at the clock.',
      shadow:
        'You give away the last crust with a smile, and go to bed hungry and a little cross. No one had asked for it, and still you know who did not thank you.',
      scene:
        'The new neighbours are eating from a box on the floor. You ring with a pot wrapped in a towel, and on your way out you straighten their lampshade.',
      advice: 'When you next share bread, keep the softer half for yourself.',
    },
    pragmatic: {
      title: 'The Knack of Caring',
      essence:
        'You notice who needs looking after, and within an hour you make a place feel like home. Your talent joins responsibility with an eye for what is beautiful and fair.',
      gift: 'What you take on is well looked after, and quarrels lose their edge where you have laid the table.',
      shadow:
        'You worry over people who are doing well enough, and hear ingratitude in any remark about your care. You hand out advice while the question is still being put.',
      scene:
        'A colleague comes back from a long absence to find her desk dusted, a new pen and the plant alive. No one says who did it, and you are deeply interested in the stapler.',
      advice: 'Put your next offer of help as a question, and leave room for a no.',
    },
  },
  7: {
    mystic: {
      title: 'A Key Without a Door',
      essence:
        'A small silver key was handed to you at birth, and you have been trying the locks of the night ever since. Your talent is to go in where others walk past.',
      gift: 'You keep calm in the dark, and your fingers find the right keyhole.',
      shadow:
        'So many locks make a lonely house, and those who love you stand outside without a key. You ask the stars for reasons and forget to ask the person beside you.',
      scene:
        'Everyone admires the old clock tower by moonlight. You find the little gate behind it, ring for the keeper, climb forty-one stairs and watch from inside as the hour strikes.',
      advice: 'When a question will not open, leave it alone for a day before you try another key.',
    },
    pragmatic: {
      title: 'The Knack of Insight',
      essence:
        'You look behind the obvious, and your first doubt about a thing is worth following. The talent of this day is a searching mind, at its best undisturbed and with a single subject.',
      gift: 'You concentrate deeply, and prefer knowing one thing well to knowing ten by hearsay.',
      shadow:
        'You think a matter to pieces and keep the conclusion to yourself until it is too late to use it. Under “to be examined” you file what was only meant to be felt.',
      scene:
        'The wine is passed round and praised. You turn the bottle, read the small print on the back, and learn that it comes from the other side of the continent.',
      advice: 'Share one conclusion before you are certain of it, and say how sure you are.',
    },
  },
  8: {
    mystic: {
      title: 'A Ring of Iron and Gold',
      essence:
        'A ring of two metals came into the world with you, iron for strength and gold for splendour. You have a talent for weight: you feel what a thing is worth and what it will bear.',
      gift: 'Hard matters bend in your hands without breaking, as iron does at the forge.',
      shadow:
        'Gold weighs on the hand that never takes it off, and you forget how to hold a feather. You measure the harvest while the others are dancing in the barn.',
      scene:
        'The old bakery is for sale, and people sigh at it. You pace the floor, knock on two beams, open the great oven and say what it would take to light it again.',
      advice: 'Be firm as iron when you next bargain, and warm as gold when you give thanks.',
    },
    pragmatic: {
      title: 'The Knack of Managing',
      essence:
        'You have a sense of scale, and people look to you when something large must be run well. Judgement in practical matters is the talent you brought, with the nerve to use it.',
      gift: 'You stay calm when much is at stake, and take in a plan, its price and its people at a glance.',
      shadow:
        'You count a day only by what it produced, and you are stern with anyone who rests. Control slides back into your hands even after you have given it away.',
      scene:
        'The club’s boiler has failed and three estimates lie on the bar. You ask what each one leaves out, and ten minutes later the treasurer is ringing the second.',
      advice: 'Hand over one task completely, including the right to do it differently from you.',
    },
  },
  9: {
    mystic: {
      title: 'A Window to the Whole Sky',
      essence:
        'You were born beneath a window with no frame, and the stars have felt like relatives to you ever since. The talent that came with you is breadth: nothing human looks foreign to you.',
      gift: 'Far-off grief sounds to you as if it were next door, and there is room for it at your fire.',
      shadow:
        'The whole sky is a large thing to grieve for, and meanwhile your own small star goes unlit. You forgive the world more easily than the person who left the gate open.',
      scene:
        'A letter in an unknown hand comes to the wrong address, yours. You walk it across town in the last of the light, and stay an hour over its owner’s photographs.',
      advice: 'Keep one evening a week for your own small affairs, and light your best lamp for them.',
    },
    pragmatic: {
      title: 'The Knack of Breadth',
      essence:
        'You take the wide view and get on with very different people. You are slow to settle on a single trade, because your talent draws on everything you have seen and everyone you have met.',
      gift: 'You work well with all ages and backgrounds, and forgive more readily than most.',
      shadow:
        'Your time goes to whoever asks for it with a good story, and without a cause you drift. You excuse a disappointment in public and go on paying for it in private.',
      scene:
        'At the language class the baker, the professor and the boy with the skateboard all sit at your end of the table. In the break you interpret for them, mostly with your hands.',
      advice: 'Turn your broad sympathy into one practical act for one particular person.',
    },
  },
  10: {
    mystic: {
      title: 'A Wheel Set Rolling',
      essence:
        'A wheel stood by your cradle, and it was already turning. The One is its hub and the nought its rim: you were given the strength to begin, to arrive, and to begin again on a larger scale.',
      gift: 'When the road has turned to mud, you find the place to set your shoulder, and the cart rolls on.',
      shadow:
        'A wheel that knows only forward throws dust on those who walk behind. When a hill has once defeated you, you speak of it for years.',
      scene:
        'The fair has been rained off and the musicians are packing. You look at the empty barn, at the lanterns, at the moon breaking through, and by nine there is dancing.',
      advice: 'Choose your next climb on a morning when you are rested, and ask one companion to come along.',
    },
    pragmatic: {
      title: 'A Gift for Taking Charge',
      essence:
        'The 1 of this day stands beside a nought, which lends it reach. You came with the will to lead, and the nerve to start again from nothing.',
      gift: 'You turn an idea into a plan with your name under it, and setbacks make you inventive.',
      shadow:
        'Details bore you, and they stay undone unless someone follows you with a list. You defend your first version as if your honour depended on it.',
      scene:
        'The shop on the corner closes, and the whole street complains. By Friday you have the keys for a month, eleven volunteers and a sign painted on the back of a door.',
      advice:
        'Entrust the details of your next plan to one careful person, and thank that person in front of everyone.',
    },
  },
  11: {
    mystic: {
      title: 'A Harp Hung in the Air',
      essence:
        'On the night of your birth a harp was hung where only breezes reach, and it plays before you have time to think. You have the talent of being moved, and of letting others hear what moved you.',
      gift: 'What trembles in others becomes a melody in you, and they go home in tune.',
      shadow:
        'The strings that catch the faintest breeze also catch every slammed door in the street. Doubt about your own music comes overnight, like a change in the weather.',
      scene:
        'Before the choir has sung a note, you put a hand on the shoulder in front of you. “It’s going to be good tonight,” you say under your breath, and it is.',
      advice: 'Hum the first tune that comes to you tomorrow, and do your ordinary work to it.',
    },
    pragmatic: {
      title: 'The Knack of Intuition',
      essence:
        'Impressions reach you fast and are often right, though they leave you on edge. This talent is a 2 with the current turned up: you sense what people could become.',
      gift: 'You say the encouraging thing at the one moment when it changes something.',
      shadow:
        'High expectations keep you dreaming about a thing, or anxious about it, instead of beginning. A sceptical eyebrow is enough to make you drop it.',
      scene:
        'Six candidates have been heard, and the table leans towards the smooth one. You ask to hear the quiet one again, and halfway through her answer the pens start moving.',
      advice: 'Give your next strong impression one day and one fact before you act on it.',
    },
  },
  12: {
    mystic: {
      title: 'A Basket of Coloured Thread',
      essence:
        'Among your first things was a basket of coloured thread, and you have been stitching stories ever since. One strand is yours, one the listener’s, and the cloth needs both.',
      gift: 'In the greyest skein you find the bright strand, and in your hands a torn evening is made whole.',
      shadow:
        'You pull at five threads before supper and knot none of them. Where the pattern turns dark, you sew a flower over it and change the subject.',
      scene:
        'Rain keeps the whole party under the porch roof. You throw in a sentence about a one-eyed cat, each guest must add another, and no one notices when the rain stops.',
      advice: 'Let a dark thread show in your next tale, and see how close the listeners come.',
    },
    pragmatic: {
      title: 'An Ear for a Good Story',
      essence:
        'Out of a 1 that wants its own way and a 2 that listens, this day makes a 3 that tells stories. You brought imagination, wit, and a sense of what an audience can take.',
      gift: 'A remark from you turns a stiff meeting into a conversation, and people remember the point because of the joke.',
      shadow:
        'Your moods change faster than your plans, and your plans change by the hour. You charm your way past a difficulty that will be waiting for you on Thursday.',
      scene:
        'At the garage the bill is long and the customer red in the face. You ask the mechanic to explain it as he would to his aunt, and all three of you end up laughing.',
      advice: 'When the next awkward question comes, give the plain reply first and the joke afterwards.',
    },
  },
  13: {
    mystic: {
      title: 'A Spade with a Worn Handle',
      essence:
        'You were handed a spade whose handle many palms had smoothed. The talent in it lies deep: your field answers the hand that comes back to it, spring after spring, and no other.',
      gift: 'Where others see clods you see rows, and what you planted still bears when the quick gardens have gone to seed.',
      shadow:
        'On stony days you look over the hedge and long for a field that digs itself. Then you deepen the old furrow, rather than ask whether it runs the right way.',
      scene:
        'Moonrise over the allotments, and one watering can still at work. The snails have had your seedlings twice, and here you are, kneeling, with the third tray.',
      advice: 'Do a short stretch of one long task each day this week, and stop while you still enjoy it.',
    },
    pragmatic: {
      title: 'A Hand for Patient Work',
      essence:
        'The 4 of this day is earned the long way: your talent shows once you have stopped looking for a short cut. You were given patience with details and a love of things soundly made.',
      gift: 'You take apart what does not work, find the reason and rebuild it to last.',
      shadow:
        'When a task resists, you either bend the rules to be rid of it or stiffen and refuse any other way. A job done at half strength annoys you all evening.',
      scene:
        'The app promises a new language in three weeks. You delete it in the second, buy a grammar with a broken spine, and by autumn are quarrelling in the subjunctive.',
      advice: 'Go straight at the task you keep avoiding, twenty-five minutes a day for a week.',
    },
  },
  14: {
    mystic: {
      title: 'Two Jugs and a Stream',
      essence:
        'When you came, someone was pouring water from jug to jug without losing a drop. Such pouring is your talent: you pass from one thing to the next, and spill little on the way.',
      gift: 'You keep your footing on the stepping stones when the stream is high, and reach the bank laughing.',
      shadow:
        'There are evenings when you empty the whole jug at once, for the joy of the splash. In the morning the spring is a long walk away, and you are thirsty.',
      scene:
        'At the village fête you have a plate in each hand and a third stall in sight. Beside you a child is eating one strawberry, very slowly, and you stand still and watch.',
      advice: 'Fill your cup only two thirds full tonight, and taste every sip.',
    },
    pragmatic: {
      title: 'A Gift for Striking a Balance',
      essence:
        'Change is your element, and this day asks you to steer it: the 1 wants to go, the 4 wants a frame, and your 5 learns to use both. You brought quickness and an instinct for the right moment.',
      gift: 'You read a new situation in minutes, take the sensible risk, and explain it so that others come along.',
      shadow:
        '“One more” is your weak spot: one more plan, one more round, one more hour out. In the rush you throw away what a pause would have saved.',
      scene:
        'Your sale basket holds a tent, a waffle iron and a ukulele. At the till you look at your photograph of the cupboard at home, and two of the three go back.',
      advice: 'Settle how much before you begin, be it food, talk or shopping, and tell someone the figure.',
    },
  },
  15: {
    mystic: {
      title: 'A Lantern of Red Glass',
      essence:
        'A lantern of amber glass swung over your first sleep, and faces have looked warmer near you ever since. You brought the art of drawing people in, and of having something for them when they come.',
      gift: 'Where you hang your light, an ordinary courtyard becomes a feast, and the stray cat is offered a chair.',
      shadow:
        'A glow that wins every heart gets used to winning. You keep the gate open for adventure and the hearth lit for duty, and run between the two until midnight.',
      scene:
        'Your hands are floury, there is music on, and the kitchen door will not stay shut. The neighbour who only came to return a ladder is now stirring the sauce.',
      advice: 'Spend one evening with your lantern unlit, charming no one, and see who stays to talk.',
    },
    pragmatic: {
      title: 'A Way with People',
      essence:
        'Responsible and adventurous at once: the 5 in this day loves the world, and the 6 that it makes with the 1 loves its own. Your talent is a warmth that attracts people, with an artist’s touch in it.',
      gift: 'You learn by watching, give generously, and get people to do willingly what you might have ordered.',
      shadow:
        'You promise more hours than the week contains, because each promise was sincere. The wish to be liked settles matters that were yours to settle.',
      scene:
        'The landlord came to say no to the street dinner. He leaves with a jar of your quinces, having promised you the trestles and the long extension lead.',
      advice: 'Answer the next request with “I’ll let you know tomorrow”, and look at your calendar in between.',
    },
  },
  16: {
    mystic: {
      title: 'A Tower with One Lit Window',
      essence:
        'A tower grew up with you, and its highest window has always been lit. The talent of this day lies within: stone by stone you take down what is false, and build again with what is true.',
      gift: 'By a small lamp you see what others miss at noon, and what you rebuild has good foundations.',
      shadow:
        'From a tower everyone looks small, and you are sure you know which road they should take. When a wall gives way, you hide the rubble before anyone offers to carry it.',
      scene:
        'Spring cleaning, and the old diaries come down from the loft. You read on the bare boards till dusk, laugh aloud once, and keep eleven lines of nine years.',
      advice: 'Show someone an unfinished thought this week, and ask what they see in it.',
    },
    pragmatic: {
      title: 'The Knack of Rethinking',
      essence:
        'Yours is the thorough second look: the 7 in this day takes an idea back to its foundations and rebuilds it. The talent grows each time you let a favourite certainty go.',
      gift: 'You notice what is hollow in a neat argument, and what is sound in a clumsy one.',
      shadow:
        'Being right matters to you more than being close. You correct people in your head, keep your distance, and are surprised to hear it called pride.',
      scene:
        'Two hundred slides in, you see that the premise was wrong. The others groan; you open an empty file, write a single sentence, and have not looked so cheerful for weeks.',
      advice: 'Say “I was mistaken about that” once this week, and keep your reasons out of it.',
    },
  },
  17: {
    mystic: {
      title: 'A Star and a Pair of Scales',
      essence:
        'Over the roof where you were born stood a quiet star, and beneath it the scales were being polished. You were born with both: the long sight of the sky, and a sure hand for weighing.',
      gift: 'You plant the avenue for walkers not yet born, and you know the price of every sapling.',
      shadow:
        'You listen to the star, decide alone, and come downstairs with the matter settled. The others, waiting at the table, would have liked to see the sky too.',
      scene:
        'The rest of the party wades ahead along the shore, and you stop by an old stranded boat. Moonlight, a thumbnail in the wood, a nod: in two summers it will carry ten.',
      advice: 'One starry evening, tell someone your next great plan, while it can still be changed.',
    },
    pragmatic: {
      title: 'A Nose for What Will Last',
      essence:
        'The 7 thinks and the 8 acts: in this day they work together, and make for sound judgement on a large scale. You were born with ambition, and with the patience to let an idea prove itself.',
      gift: 'You decide on your own and mostly well, because you have looked longest at the facts.',
      shadow:
        'You trust your verdict so much that you ask for advice only out of politeness. You wave away small sums and small talk, and later you miss both.',
      scene:
        'Everyone at the auction is bidding for the painting. You take the crate of dull ledgers beneath it for the price of lunch, and the town archive rings you before dark.',
      advice: 'Before your next big decision, ask someone to argue the other side, and take notes.',
    },
  },
  18: {
    mystic: {
      title: 'A Cloak Lined with Silver',
      essence:
        'A wide cloak was folded at the foot of your cradle, plain outside and silver within. You were given the evening star’s way of leading: early, visible, and for the sake of the other lights.',
      gift: 'You gather scattered travellers under one cloak, and each of them feels chosen.',
      shadow:
        'A leader’s cloak grows heavy, and you let no one else wear it. If thanks are late in coming, you draw it close and say it is the weather.',
      scene:
        'After the harvest supper you are alone with the long tables. You fold the cloths, blow out the lanterns one by one, and leave the last for whoever comes late.',
      advice: 'For one day let someone else wear the leader’s cloak and make the decisions, and enjoy walking behind.',
    },
    pragmatic: {
      title: 'A Gift for Leading Helpers',
      essence:
        'Organisation with a big heart: the 1 and the 8 in this day know how to run things, and the 9 they make asks what for. You lead best where the result belongs to many.',
      gift: 'You put the right person in the right place, and speak the same way to the director and to the cleaner.',
      shadow:
        'You take on the cause, the accounts and the washing-up, then resent the idle. You go on carrying what is over, since leaving would feel like letting people down.',
      scene:
        'The school hall is buried in donated coats. You chalk seven squares on the floor, give each helper one, and by teatime you can see the parquet again.',
      advice: 'Look for a duty that has outlived its purpose, and give it a proper goodbye.',
    },
  },
  19: {
    mystic: {
      title: 'A Sunrise of Your Own',
      essence:
        'You came at an hour when no other light was up, and learned early to be your own morning. Your talent is the courage to stand without leaning, and its secret is that you may lean.',
      gift: 'Your will climbs like the sun: unhurried, straight, and not to be talked back below the hill.',
      shadow:
        'You bring the wood, light the fire and then sit before it alone, wondering at the cold on your back. An offer of help looks to you like a cloud.',
      scene:
        'Halfway up the ladder, a heavy shutter on your shoulder, you hear “Shall I hold that?” You say no, climb two rungs, look at the stars coming out, and say yes.',
      advice: 'Let someone carry the other end of something heavy this week, and do not correct their grip.',
    },
    pragmatic: {
      title: 'A Gift for Standing on Your Own',
      essence:
        'Self-reliance is what you brought: you go a long way on your own judgement. The 9 behind your 1 widens the aim, and the talent ripens once you let others in.',
      gift: 'Neither applause nor a setback stops you, and you say openly what you stand for.',
      shadow:
        'You refuse help out of habit and then notice who did not offer. Your way of doing things becomes the only way, and advice sounds to you like doubt.',
      scene:
        'Six bags, four floors, one trip. The neighbour whose offer you turned down at the bottom has come up behind you, and opens the door for which you have no hand left.',
      advice: 'Ask for help with something you could do alone, and let it be done in the other person’s way.',
    },
  },
  20: {
    mystic: {
      title: 'A Bowl of Still Water',
      essence:
        'A bowl of still water was set by your bed, and the moon has visited it every night. Your talent is to receive: you give each face back so kindly that it knows itself.',
      gift: 'Near you even the wind lowers its voice, and small beauties come out like hares at dusk.',
      shadow:
        'One footstep in the hall and the whole bowl shivers. You take the colour of the last face to bend over you, and must wait for evening to find your own.',
      scene:
        'At the edge of the wedding dance an old aunt taps one foot. You hold out your hand without a word, and she is up and turning before the verse has ended.',
      advice: 'Keep one hour each day to yourself, behind a closed door, and ask yourself what you feel.',
    },
    pragmatic: {
      title: 'An Eye for the Small Signs',
      essence:
        'The 2 of this day is open on all sides, since a nought stands next to it: you take in moods, tones and glances that others miss. You work best with one other person, unhurried and offstage.',
      gift: 'You mend a strained atmosphere with a look or a cup of tea, and do fine work where patience counts.',
      shadow:
        'Your mood is that of the last room you were in. You put off a decision until someone else has made it, and then find that it does not suit you.',
      scene:
        'At the rehearsal all eyes are on the conductor. You alone see that the second flute has the wrong page, and slide your own across.',
      advice: 'Make three small decisions a day this week before you ask what the others would like.',
    },
  },
  21: {
    mystic: {
      title: 'A Kite with a Long Tail',
      essence:
        'A kite came into the world with you, and its tail is still unrolling. What you brought is delight that climbs: the more eyes follow it, the higher it goes.',
      gift: 'You bring strangers out onto the hill to look up, and before long they are sharing blankets.',
      shadow:
        'Without a breeze of admiration the kite stays in its cupboard. Now and then your nerves hum like the string, with a storm that no one else can see.',
      scene:
        'All round the courtyard the shutters are closed. You try out a tune with two spoons on the rim of the fountain, a window opens, then another, and a trumpet answers from the fourth floor.',
      advice: 'Make something merry this week where no one is looking, purely for your own delight.',
    },
    pragmatic: {
      title: 'A Gift for Winning People Over',
      essence:
        'People, ideas, a happy kind of haste: in this day the 2 opens the door, the 1 walks in, and the 3 they make has the room on its side. Your talent needs an audience.',
      gift: 'Ideas come to you in company, and you present them so well that others take them for their own.',
      shadow:
        'You say yes in the glow of the evening and regret it over breakfast. A cool reception makes you imagine a dozen things that no one thought.',
      scene:
        'You only meant to listen at the meeting. Forty minutes later you have the pen in your hand, the whiteboard is full, and the loudest opponent is asking when work can begin.',
      advice: 'Go back to an idea of yours that once delighted the company, and do the dull half of it.',
    },
  },
  22: {
    mystic: {
      title: 'A Compass and a Plumb Line',
      essence:
        'You were given a compass for the stars and a line for the walls, and your hands know both. The talent is to build on a large scale: what you draw in the night will bear weight by day.',
      gift: 'You walk through a cloud and come out with a floor plan, and the cloud is none the worse.',
      shadow:
        'For each wall you build, three stay on paper, and it is those that keep you awake. While you draw another storey, the mortar dries.',
      scene:
        'Low tide, a stick, an acre of wet sand. What you began as a castle for one child has streets, an aqueduct and nine engineers by the time the tide turns.',
      advice: 'Before your next step ask two questions: what it is for, and what it will cost.',
    },
    pragmatic: {
      title: 'The Knack of Large Tasks',
      essence:
        'You think in big structures and still remember the next practical detail. Strung tighter than a plain 4, this talent wants work that will be useful to many people for a long time.',
      gift: 'You win practical people over to a large idea, since you can tell them what happens first and who does it.',
      shadow:
        'You load yourself with more than one person can carry, and find it hard to call a modest success a success. On tense days you see only what is missing.',
      scene:
        'The hearing is about one missing street lamp. You have sketched paths, crossings and a night bus on your agenda, and the mayor’s assistant moves her chair round to your side.',
      advice: 'List the parts of your plan in order of building, and circle the one you could finish within a month.',
    },
  },
  23: {
    mystic: {
      title: 'A Swallow under the Eaves',
      essence:
        'A swallow nested over your door the year you came, and taught you to be at home in motion. Yours is the talent of the quick wing: wherever you land, fresh air comes in too.',
      gift: 'You skim the water once, know how deep it is, and bring the news to everyone on the bank.',
      shadow:
        'Autumn comes to you in every month, and you are out on the wire before the nest is empty. Charm carries you over places where you should have landed.',
      scene:
        'In the station hall you have one hour and a burst suitcase. A cobbler straps it, a student teaches you a chorus, and you leave with two addresses and a borrowed umbrella.',
      advice: 'Go back this week to a place you left too quickly, and stay until the lamps are lit.',
    },
    pragmatic: {
      title: 'A Gift for Quick Understanding',
      essence:
        'Your talent is the quick grasp. Made of the 2’s feeling and the 3’s way with words, the 5 of this day takes in a trade, a joke or a quarrel in half the usual time.',
      gift: 'You find the right tone with anyone, and the practical way round a closed door.',
      shadow:
        'You understand so quickly that you leave before the end, where the point was. You take limits personally, even sensible ones.',
      scene:
        'The new coffee machine has instructions in a language that no one at the table reads. You look at the pictures, ring the café across the road where someone speaks it, and by ten the machine is humming.',
      advice:
        'Next time something is explained to you, let the other person finish, then say back what you learned in the last third.',
    },
  },
  24: {
    mystic: {
      title: 'A Quilt of Many Summers',
      essence:
        'You were wrapped in a quilt pieced from many summers, and you have added squares ever since. Faithful hands are your talent: what has come apart finds its way to your lap.',
      gift: 'You bring peace to a house the way evening brings the birds in, without calling.',
      shadow:
        'A loose stitch looks to you like the end of the cloth, and you mourn it before you look for the thread. You tuck others in so firmly that they cannot turn over.',
      scene:
        'A November evening, the radio low, a coat turned inside out on your knees. When it goes back to its owner there is a new pocket in it, deep enough for a cold hand.',
      advice: 'Leave something unmended this week, and trust its owner to find the needle.',
    },
    pragmatic: {
      title: 'A Gift for Keeping Things Together',
      essence:
        'Loyal care with its sleeves rolled up: the 2 feels what is wrong, the 4 sets to work, and in the 6 they meet at the kitchen table. You know how to restore good terms and how to keep them.',
      gift: 'You turn affection into regular deeds, and people count on them as on the morning post.',
      shadow:
        'You make a drama out of a postponed lunch. In love, friendship or work you carry the whole arrangement, and so no one learns how heavy it is.',
      scene:
        'Every second Sunday your table is laid for whoever turns up. Two of the guests fell out in spring; you give one the potatoes, the other the gravy, and seat them side by side.',
      advice: 'The next time something hurts you, ask what was meant before you decide what was said.',
    },
  },
  25: {
    mystic: {
      title: 'A Shell That Holds the Sea',
      essence:
        'A shell was held to your ear before you could speak, and you have been listening inward ever since. Your talent is to hear the large in the small, and the truth under the tide of talk.',
      gift: 'You hold a thing up to the moon, turn it once, and know where it was made and what it cost.',
      shadow:
        'What the sea told you stays in the spiral of the shell. You show the smooth outside, and those who would have loved the murmur go home without it.',
      scene:
        'In the woods the others gather whatever is ripe. You crouch for an hour beside one fallen log, and at supper, when it is quiet, you tell of the snail that crossed it.',
      advice: 'Tell someone one true feeling this week, before you have polished it.',
    },
    pragmatic: {
      title: 'A Gift for Getting to the Bottom of Things',
      essence:
        'A 7 wants proof, and yours also has the 2’s instinct and the 5’s love of trying things out. You were given a researcher’s talent, often with skilled fingers besides.',
      gift: 'You test before you believe, and what you then say can be built upon.',
      shadow:
        'You judge by the facts and forget to mention your feelings, even when they are the fact in question. Your criticism arrives complete and unannounced.',
      scene:
        'For three weekends the bread has not risen. You make four small loaves, change one thing in each, mark them with toothpicks, and by Sunday night the flour is found guilty.',
      advice: 'Say “I feel” once a day this week, and leave out the “because”.',
    },
  },
  26: {
    mystic: {
      title: 'A Barn with Two Doors',
      essence:
        'A barn with two doors was left to you, one for the harvest coming in and one for the neighbours coming after. You brought a talent for plenty, and for sharing it out.',
      gift: 'From the threshold you see the whole valley, and your handshake is warm on the coldest market day.',
      shadow:
        'Some winters you lock up the grain that was meant for seed. In others you give so grandly that nothing is left for mending the roof.',
      scene:
        'Too many apples, a borrowed press, an afternoon of wasps and laughter. By nightfall each household has its bottles of juice, and you have quietly settled whose turn it is next year.',
      advice: 'Count your stores at the new moon, and set something aside for your own delight.',
    },
    pragmatic: {
      title: 'A Head for Fair Dealing',
      essence:
        'Your 8 has grown out of a 2 and a 6, and so it reads people as well as figures. Business sense with a gentle manner is the talent, and it ends in agreements that both sides keep.',
      gift: 'You have the larger picture in mind, deal honestly, and get the best from others by treating them well.',
      shadow:
        'Details tire you, and the loose ends pile up in a drawer. You would rather pay too much than seem small, and you brood about it afterwards.',
      scene:
        'The band cannot agree on how to share the fee. On a beer mat you write down who drove, who practised and who brought the drums, and all five of them sign it.',
      advice: 'Go through your loose ends for half an hour with someone who likes details, and offer them lunch.',
    },
  },
  27: {
    mystic: {
      title: 'A Well by the Road',
      essence:
        'There was a well in the yard where you began, and travellers drank from it without asking whose it was. You brought depth and breadth in one: a quiet mind with room for the whole road.',
      gift: 'You speak seldom, and when you do, even the birds in the yard look up.',
      shadow:
        'Your water is deep and has a lid: what you feel lies there until the bucket has forgotten the way. You give to every caravan and say nothing of your own thirst.',
      scene:
        'The argument has gone three times round the campfire. You push the log further in, say six words about the river they all came by, and it is suddenly late and peaceful.',
      advice: 'Pour the first cup for yourself tomorrow, and tell someone what you are thirsty for.',
    },
    pragmatic: {
      title: 'A Gift for Quiet Authority',
      essence:
        'People follow you before you have noticed that you are leading. From the 7 you have depth, from the 2 courtesy, and the 9 they make wants it all to be of use beyond your own walls.',
      gift: 'You keep a clear head in confusion, see several sides at once, and your example does what orders cannot.',
      shadow:
        'You keep your reasons to yourself and then feel misunderstood. Your old hurts have a shelf of their own, dusted and in order.',
      scene:
        'Two queues have formed at one door, and tempers are rising. You stand between them, wave one person in from the left and one from the right, and after a minute it runs without you.',
      advice: 'Give the why as well as the what in your next message to the group.',
    },
  },
  28: {
    mystic: {
      title: 'A Torch for Two Hands',
      essence:
        'The torch that was lit at your birth has a long handle, with room on it for someone else’s hand. Going ahead in company is your talent: you hold the light where others can see by it.',
      gift: 'You coax a procession out of a crowd, and even the timid find themselves near the front.',
      shadow:
        'By night you dream the mountain taller than it is, and by day you are angry with the path. If no one praises your torch, you wave it about.',
      scene:
        'Fog on the pass, and the walkers bunch together. You count them twice, take the slowest by the sleeve and set off back to the hut, singing, at exactly that pace.',
      advice: 'Let someone else go ahead for an afternoon, and see what you notice when you need not lead.',
    },
    pragmatic: {
      title: 'A Gift for Leading Together',
      essence:
        'You lead by persuading. Behind your 1 stand the 2’s tact and the 8’s head for organisation, and so the talent of this day, willpower, does its best work among partners.',
      gift: 'You set a high aim, plan it soundly and give others a share that they are proud of.',
      shadow:
        'You paint difficulties larger than they are, and compliments smaller. Told what to do, you turn into a wall with good manners.',
      scene:
        'The tenants have wanted a bicycle shed for years. You have coffee with each of the three who object, one after the other, and at the next meeting they propose it themselves.',
      advice: 'Write down the next compliment you receive, exactly as it was said, and resist shrinking it.',
    },
  },
  29: {
    mystic: {
      title: 'A Mirror Facing the Moon',
      essence:
        'A mirror stood in the room where you were born, turned to the moon, and it shows you things before they have names. This is the 11’s talent: a vision, resting on a very sensitive 2.',
      gift: 'When a picture rises in you, you need only describe it, and someone you hardly know sees what to do next.',
      shadow:
        'Your sky goes from full moon to new within an afternoon. In the dark hours you believe the light was never yours, and you let no one bring a lamp.',
      scene:
        'You wake with a blue gate before your eyes, and mention it over coffee. Your friend puts down her cup: it belongs to the house she has been unable to decide about all week.',
      advice: 'After a vivid dream, write down what you saw, and then water the plants.',
    },
    pragmatic: {
      title: 'A Gift for Seeing Ahead',
      essence:
        'Behind this day stands an 11, and behind that a 2: you sense a mood or a possibility early, in pictures rather than arguments. It is an intense talent, and it likes a day with fixed hours.',
      gift: 'You move people with an example or an image, and whoever works beside you grows.',
      shadow:
        'Enthusiasm at ten, doubt by four: your judgement goes up and down with your nerves. You expect others to feel what you have not told them.',
      scene:
        'The committee is choosing between plan A and plan B for the square. You describe standing there on a wet Tuesday, no one speaks for a moment, and plan C is born.',
      advice: 'Note each idea in one line with the hour it came, and after a week see which hour you should trust.',
    },
  },
  30: {
    mystic: {
      title: 'A Paintbox Full of Dawn',
      essence:
        'A paintbox was opened beside you at first light, and its lid has never been closed. In your day the 3 stands beside a nought as wide as the sky, and your talent is to show life so that it shines.',
      gift: 'You lay a little gold on the plainest jug, and people drink from it as if it were Sunday.',
      shadow:
        'So many colours, all wet at once, turn to brown. You leave canvases in every room, each with a glorious corner, and talk about the next.',
      scene:
        'The bus shelter by the orchard has been grey for thirty years. One Sunday you sit there with the last of the yellow paint, and the driver stops though no one is waiting.',
      advice: 'Paint or draw something this week with only three colours, and put your name to it.',
    },
    pragmatic: {
      title: 'The Knack of Bringing Things to Life',
      essence:
        'Pure 3, widened by a nought: imagination, charm and a vivid way of passing things on are what you were given. You explain best by acting it out, and your face shows all you feel.',
      gift: 'Learning is a pleasure with you, and your warmth turns an audience into company.',
      shadow:
        'You live on applause and scatter yourself to get it. You give your opinions fast and loud, and by evening they are hard to take back.',
      scene:
        'The museum guide has lost her voice and hands you the notes. At the second painting you pocket them, lend the duchess an accent, and the school class stops pushing.',
      advice: 'Spend one free afternoon improving something old of yours, rather than inventing something new.',
    },
  },
  31: {
    mystic: {
      title: 'A Bridge of Good Oak',
      essence:
        'Timber was lying ready at the door when you were born. Yours is the talent of one who dreams a bridge and then builds it in oak: 3 and 1, at work in a patient 4.',
      gift: 'The bridges you build bear carts and lovers alike, and under one arch is a carving that only rowers see.',
      shadow:
        'You remember each plank, and also each hand that was not there to lift it. When the river changes its course, you go on guarding the old crossing.',
      scene:
        'A summer evening, and the rope swing next door has snapped. You fetch a plank, a drill and a lantern, whistle as you work, and burn a small moon into the seat.',
      advice: 'Go this month to a place whose bridges you have never crossed, and take no tools.',
    },
    pragmatic: {
      title: 'A Gift for Making Ideas Solid',
      essence:
        'You invent, and you count the screws as well: that is what a 3 and a 1 do when they add up to a 4. Your talent is to give a good idea legs, a budget and a date.',
      gift: 'You organise with zest, remember what was agreed, and stay loyal when the work becomes laborious.',
      shadow:
        'You hate to see your work done another way, above all a better one. Favours and slights go into the same ledger, with equal care.',
      scene:
        'The puppet theatre needs a stage that fits into a small car. You measure the boot, spend an evening folding paper, and on Saturday it stands, hinges and all, in four minutes.',
      advice: 'Strike one old favour or slight off the ledger in your head this week, and do not mention it.',
    },
  },
}
