import type { CoreValue, Meanings } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The Minor Expression: what the name in use adds to the abilities of the birth name. */
export const minorExpressionMeanings: Meanings<CoreValue> = {
  1: inOneVoice({
    title: 'Minor Expression 1: A Name That Steps Forward',
    essence:
      'The name you use now adds initiative: under it you propose, sign and decide more readily than your birth name alone would.',
    gift: 'You get things moving, and others find it easy to join in.',
    shadow: 'You take on too much alone, since asking for help does not go with such a name.',
    scene: 'A new badge, a new desk; before lunch you have suggested how the meeting could be shorter.',
    advice: 'Begin one thing under this name that you would once have waited to be asked to do.',
  }),
  2: inOneVoice({
    title: 'Minor Expression 2: A Name That Joins Hands',
    essence:
      'This name brings out tact and a talent for working beside others; the harder edges of the birth name grow rounder in it.',
    gift: 'You become the one whom both sides phone, and you pass on only what helps.',
    shadow: 'Your own contribution disappears into the joint result, and no one mentions it.',
    scene: 'Two proposals lie on the table. You read them aloud, one after the other, and it turns out they fit.',
    advice: 'Say once this week which part of a shared success was yours.',
  }),
  3: inOneVoice({
    title: 'Minor Expression 3: A Name That Talks',
    essence: 'Words, humour and ideas come forward with the name in use, even where the birth name is quiet.',
    gift: 'You find the phrase that others repeat, and dull matters gain colour.',
    shadow: 'So many beginnings tempt you that few of them reach a second page.',
    scene: 'At the coffee machine you only say what happened on the bus, and five people forget their coffee.',
    advice: 'Choose one idea that this name gave you, and carry it through to the end.',
  }),
  4: inOneVoice({
    title: 'Minor Expression 4: A Name in Working Clothes',
    essence:
      'The name you use now lends you method: lists, tools, punctuality, a steadiness that you may not have had as a child.',
    gift: 'What you take over under this name gets finished, and can be checked.',
    shadow: 'You grow strict about small matters, and a change of plan sounds like a mistake.',
    scene: 'The drawer has dividers now, and a label; a visitor laughs and asks if you would come and do theirs.',
    advice: 'Use the new order for something you love, not for duties alone.',
  }),
  5: inOneVoice({
    title: 'Minor Expression 5: A Name With a Suitcase',
    essence:
      'With this name come movement, contacts and a readiness to try: doors open that your birth name would have walked past.',
    gift: 'You adapt on the spot, and can sell an idea because you enjoy it yourself.',
    shadow: 'Commitments made in one town are forgotten in the next.',
    scene: 'The landlady asks how long you will stay. “Till spring,” you say, and notice that you have not said which.',
    advice: 'Keep one fixed appointment a week, and let the rest move.',
  }),
  6: inOneVoice({
    title: 'Minor Expression 6: A Name With a Table',
    essence: 'The name in use calls forth care and responsibility; people bring you their plans, plants and worries.',
    gift: 'You make a group out of a list of names, and feed it.',
    shadow: 'Being needed becomes the only answer to the question of who you are.',
    scene: 'Before you have unpacked, the whole building knows which door to knock at for sugar.',
    advice: 'Let someone else bring the cake, and praise it.',
  }),
  7: inOneVoice({
    title: 'Minor Expression 7: A Name That Closes the Door',
    essence: 'A studious, private tone comes with this name: you specialise, examine, and speak when you know.',
    gift: 'Your judgement gains depth, and people ask for it.',
    shadow: 'Colleagues hear a distance that you do not feel.',
    scene: 'The library is about to close; you have found the one footnote that proves nine books wrong.',
    advice: 'Explain what you know to one person who is not in your field.',
  }),
  8: inOneVoice({
    title: 'Minor Expression 8: A Name on a Contract',
    essence: 'This name adds weight: under it you negotiate, organise and think in larger sums than before.',
    gift: 'You get bills paid, walls built and agreements signed.',
    shadow: 'Success becomes a yardstick that you apply to friends as well.',
    scene: 'Your estimate is on the screen, ready to send, and for once you leave the figure as it stands.',
    advice: 'Use the authority of this name once for someone who has none.',
  }),
  9: inOneVoice({
    title: 'Minor Expression 9: A Name for Many',
    essence: 'The name you go by widens your view: your abilities want to serve more people than those you know.',
    gift: 'You speak to strangers as if they mattered, and they notice.',
    shadow: 'Those nearest you go short while strangers are looked after.',
    scene: 'You are explaining the petition at the market when your own phone rings for the third time.',
    advice: 'Do one generous thing this week within a hundred steps of home.',
  }),
  11: inOneVoice({
    title: 'Minor Expression 11: A Name With a Current',
    essence: 'There is a current in this name: it brings inspiration to the fore, and nerves with it.',
    gift: 'You put into words what a group only felt.',
    shadow: 'You expect of yourself a brilliance that no Tuesday can give.',
    scene: 'The talk is in ten minutes. You throw away the notes, walk twice round the building, and go in.',
    advice: 'Keep one plain routine, and get a good night’s sleep before the big days.',
  }),
  22: inOneVoice({
    title: 'Minor Expression 22: A Name With Scaffolding',
    essence: 'The name in use reaches for large, useful undertakings, and gives you patience with the steps.',
    gift: 'Experts of different trades listen to each other when you sit between them.',
    shadow: 'Anything that fits into one weekend seems too small to begin.',
    scene: 'A napkin, four arrows, a bracket: by the time coffee comes, the others are asking what it would cost.',
    advice: 'Build the smallest useful part of your plan this month, and let it be used.',
  }),
  33: inOneVoice({
    title: 'Minor Expression 33: A Name That Teaches by Warmth',
    essence: 'This name adds a gift for helping others grow, by example more than by advice.',
    gift: 'People learn in your presence without feeling taught.',
    shadow: 'You carry for others what they should have learned to carry themselves.',
    scene: 'A beginner’s pot collapses on the wheel; you put your hands round theirs, and the second pot stands.',
    advice: 'Stop one helpful sentence halfway, and wait for the other person to finish it.',
  }),
}
