import type { Meanings, SingleDigit } from './meaning.ts'

/** The Bridges: what brings two numbers nearer to each other, in one chart or between two people. */
export const bridgeMeanings: Meanings<0 | Exclude<SingleDigit, 9>> = {
  0: {
    mystic: {
      title: 'No Water Between',
      essence:
        'Between these two numbers there is no gap: the shores are one meadow, and you walk across it in the dark, shoes in hand.',
      gift: 'Both sides drink from the same spring, and nothing has to be carried over.',
      shadow: 'Where no river runs you never learn what your timber can bear.',
      scene:
        'Fog on the allotments. Everyone else feels along the fence; you go straight from gate to shed without spilling your tea.',
      advice: 'Look for something that neither side of you has ever tried, and try it in a small way.',
    },
    pragmatic: {
      title: 'Bridge 0: At One',
      essence:
        'The two numbers are the same, so there is no gap to close. What one side wants, the other already does.',
      gift: 'Things come naturally to you, and no strength is lost in translation.',
      shadow: 'A strength that is doubled has a doubled blind spot.',
      scene:
        'You reread your proposal, find it excellent, and send it. The newest person on the list asks what it will cost, and you see that you forgot to say.',
      advice: 'Ask someone quite different from you how they would see it.',
    },
  },
  1: {
    mystic: {
      title: 'A Plank Over the Brook',
      essence: 'The gap is a brook, and one good plank would reach; it is your own weight upon it that makes it firm.',
      gift: 'You need no ferryman here, only the first step.',
      shadow: 'All summer you stand on the bank, waiting for a hand.',
      scene:
        'The picnic is on the other side, and your friends are debating where to cross. You take off your shoes and arrive first, wet to the knee.',
      advice: 'Tomorrow, before anyone can offer a hand, take one small step you have been putting off.',
    },
    pragmatic: {
      title: 'Bridge 1: Stand on Your Own',
      essence:
        'One step separates the two numbers, and you close it by acting independently: deciding, beginning, saying “I”.',
      gift: 'No permission is needed to bring the two sides together.',
      shadow: 'You wait until others have settled what is right for you, and call it politeness.',
      scene:
        'A shirt in each hand, phone propped up, three friends on the screen. The battery dies, and within a minute you are wearing the blue one.',
      advice: 'Take a decision on your own this week that you would normally discuss.',
    },
  },
  2: {
    mystic: {
      title: 'A Bridge of Two Ropes',
      essence:
        'Between the shores hang two ropes, and you cross with one foot on each, softly, in step with whoever else is walking.',
      gift: 'Your balance holds in more wind than you would think.',
      shadow: 'You pull one rope tight and let the other trail in the foam.',
      scene:
        'Two of you are folding a sheet in the garden. It goes wrong until you stop giving orders and watch the other pair of hands.',
      advice: 'Notice which of your two sides is straining, and ask less of it.',
    },
    pragmatic: {
      title: 'Bridge 2: Listen More',
      essence: 'Tact, patience and a willingness to be second are what would bring the two numbers closer.',
      gift: 'A feeling for nuance is already there, waiting to be used.',
      shadow: 'On one side you are too easily hurt; on the other you hardly notice when someone else is.',
      scene:
        'You have the answer ready while a friend is still explaining. This time you ask “and then?”, and then once more, and only now does the real question come out.',
      advice: 'Ask someone who disagrees with you what they think, and repeat it back fairly.',
    },
  },
  3: {
    mystic: {
      title: 'A Bridge of Coloured Flags',
      essence:
        'Over the gorge between the two numbers hangs a footbridge bright with flags, and whoever treads it lightly arrives on the other side dancing.',
      gift: 'Your laughter carries farther than the gap is wide.',
      shadow: 'You tread so heavily that the flags come fluttering down.',
      scene:
        'The door between the two rooms has been shut since the quarrel. You start to hum, off key, and from the other side a second voice joins in.',
      advice: 'Sing on the way to one serious errand this week, with something quite useless in your bag.',
    },
    pragmatic: {
      title: 'Bridge 3: Lighten Up',
      essence:
        'More ease and more expression close this gap: what one side feels has to be said, drawn or laughed about before the other can answer.',
      gift: 'You say with humour what would otherwise stay unsaid.',
      shadow: 'You take the distance so seriously that it widens.',
      scene:
        'The apology has been through six drafts. In the end you send a drawing of yourself as a donkey, and the reply takes nine seconds.',
      advice: 'Give the feeling a form, a sketch or a note, before you explain it.',
    },
  },
  4: {
    mystic: {
      title: 'A Bridge of Cut Stone',
      essence:
        'This gap asks to be spanned arch by arch, and the river will wait, for it is in no hurry to be crossed.',
      gift: 'The stones know you, and each one set makes the next one lighter.',
      shadow: 'You try to clear the river in one bound, and come home dripping.',
      scene:
        'Every evening one barrow of gravel goes down to the ford. The neighbours smiled in May; in September they cross with dry feet.',
      advice: 'Do one small piece each day, and drink your tea in peace beside what is unfinished.',
    },
    pragmatic: {
      title: 'Bridge 4: Make It Concrete',
      essence: 'Order and steady work connect the two numbers; good intentions alone leave them where they are.',
      gift: 'With a plan in your hand you cover the distance step by step.',
      shadow: 'Vague resolutions keep the two sides apart for years.',
      scene:
        'At every wedding you tell your cousin that you really must meet. This time you open a diary on the tablecloth, and she finds a pen.',
      advice: 'Write down three practical steps, each with a date beside it.',
    },
  },
  5: {
    mystic: {
      title: 'A Bridge That Swings',
      essence:
        'This bridge hangs from lianas, and is kindest to those who move as it moves. Stiff knees are all that keeps the shores apart.',
      gift: 'Your feet remember how to trust the air.',
      shadow: 'Clutching the rail with both hands, you take each breeze as an insult.',
      scene:
        'The band has lost its drummer. Someone taps a spoon on a pan, and you find that your feet know this rhythm too.',
      advice: 'Let go of one habit that you hold like a rail, and see whether the bridge still carries you.',
    },
    pragmatic: {
      title: 'Bridge 5: Loosen Your Grip',
      essence:
        'Flexibility brings the two numbers together: try a different order, another tone, an answer you have not given before.',
      gift: 'Once you have begun, you adapt faster than you expected.',
      shadow: 'Fixed ideas on either side rule out the very thing that would suit both.',
      scene:
        'The satnav has lost the signal. You follow a cyclist with a dog in her basket, and it turns out to be the shorter way.',
      advice: 'Do a familiar thing in another way for a week, and notice what you enjoy about it.',
    },
  },
  6: {
    mystic: {
      title: 'A Covered Bridge',
      essence:
        'This bridge has a roof and a bench, and someone has left a blanket with your name sewn in; care is what joins the banks.',
      gift: 'You turn the way between two places into a place of its own.',
      shadow: 'Worry for both banks keeps you running until the boards wear thin.',
      scene:
        'You carry soup up to one neighbour and news down to the other. On the landing in between, your own bowl has gone cold.',
      advice: 'For one evening stop going to and fro, sit down, and let others come to you.',
    },
    pragmatic: {
      title: 'Bridge 6: Take It to Heart',
      essence: 'Warmth and responsibility close this gap, towards yourself as much as towards others.',
      gift: 'When you look after something living, both sides of you have work to do, and that joins them better than any amount of thinking.',
      shadow: 'Because neither side is good enough for you yet, you are at home in neither.',
      scene:
        'A neglected fern stands on the landing between two doors. You water it, and on Thursday someone has turned it towards the light.',
      advice: 'Do something kind for the side of yourself that you like less.',
    },
  },
  7: {
    mystic: {
      title: 'A Bridge of Mist',
      essence:
        'This bridge spans the gap only in the hour before sunrise, for whoever has been sitting still. Quiet is the toll.',
      gift: 'You have eyes for a bridge of mist, and a tread light enough to cross it.',
      shadow: 'By noon you swear that no such bridge exists.',
      scene:
        'It is not yet light. You lean your forehead against the cool pane while the kettle boils. The sentence you have needed for a month comes by itself.',
      advice: 'Keep the half hour before breakfast free, and spend it sitting still.',
    },
    pragmatic: {
      title: 'Bridge 7: Think It Through',
      essence: 'What joins the two numbers is reflection, time alone and some trust in your inner voice.',
      gift: 'Given quiet, you understand the contradiction better than anyone.',
      shadow: 'You stay so busy that you do not notice the gap, only that you are tired.',
      scene:
        'The train stops between two stations and the signal bars vanish. After twenty minutes at the window, you know why you said yes to a job that you do not want.',
      advice: 'Spend an hour alone asking what each side is afraid of.',
    },
  },
  8: {
    mystic: {
      title: 'A Bridge of Iron',
      essence:
        'This bridge was cast to bear wagons across the widest of gaps, and you have been crossing it on tiptoe.',
      gift: 'You have more strength under your feet than you have yet dared to use.',
      shadow: 'You go on asking whether you are worth the crossing until the iron rusts.',
      scene:
        'The other walkers find the heavy door of the lookout tower shut, and turn back. You lean on it with one shoulder, and it was never locked.',
      advice: 'Say once, in a full voice, what you can do, and hear it carry.',
    },
    pragmatic: {
      title: 'Bridge 8: Use Your Strength',
      essence:
        'This is the widest gap, and it closes when you trust your own authority in practical matters and act as the person in charge.',
      gift: 'You have more influence than you have yet made use of.',
      shadow: 'You undersell yourself on one side and push too hard on the other.',
      scene:
        'The waiter has given you the table in the draught again. You ask for the one at the window, once, in a friendly voice, and he carries your glass over.',
      advice: 'Claim something that is due to you, calmly and with reasons.',
    },
  },
}
