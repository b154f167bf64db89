import { digitsOf, numbersOf, topicsOf, type Words } from './words.ts'

export const english: Words = {
  possessive: /^your /,
  numbers: numbersOf(`
life_path | your Life Path | It comes from the whole birth date and describes the road you learn on.
expression | your Expression | It comes from every letter of your name and describes what you are able to do.
soul_urge | your Soul Urge | It comes from the vowels of your name and describes what you want deep down.
personality | your Personality | It comes from the consonants of your name and describes what others meet first.
personal_year | your Personal Year | It sets the theme of the calendar year for you.
personal_month | your Personal Month | It colours a few weeks within the year.
personal_day | your Personal Day | It gives one day its mood.
universal_year | your Universal Year | It is the same for all of us and sets the background.
birthday | your Birthday number | It is the talent you need no practice for.
maturity | your Maturity number | It grows stronger in the second half of life.
balance | your Balance number | It shows how you find your feet when something upsets you.
hidden_passion | your Hidden Passion | It is the value that the letters of your name repeat most.
karmic_lesson | your Karmic Lesson | No letter of your name has this value, so it asks for practice.
karmic_debt | your Karmic Debt | It marks a place where effort counts for more than luck.
pinnacle | your {nth} Pinnacle | It names the weather of several years.
challenge | your {nth} Challenge | It names what those years ask you to learn.
period_cycle | your {nth} Period Cycle | It is the slow current beneath the years.
essence | your Essence | It comes from the letters that are active this year.
bridge | your Bridge number | It shows what brings two of your numbers together.
name_number | your Name number | In the name tradition this number leads.
name_compound | your compound number | It is the hidden current behind the name.
ordinal_root | your Ordinal number | It walks your name through the alphabet.
psychic_number | your Psychic number | It shows how you see yourself.
destiny_number | your Destiny number | It shows what life makes of you.
planet_of | your ruling planet | It gives the number its temper.
driver_number | your Driver number | It is what moves you.
conductor_number | your Conductor number | It is where the movement leads.
lo_shu_missing | your missing number | It stands nowhere in the square of your birth date.
lo_shu_repeated | your repeated number | It stands more than once in the square of your birth date.
lo_shu_complete | your arrow of strength | That line of the square is full.
lo_shu_empty | your arrow of weakness | That line of the square is still open.
score | your compatibility score | One published table adds up to this, and it is no verdict.
`),
  digits: digitsOf(`
starting something of your own | You learn by going first. | You decide while others still collect opinions. | Asking for help is leadership as well. | Make the first call before noon.
working together and waiting well | You hear what is left unsaid. | Around you people dare to be honest. | Your opinion comes late because you are being polite. | Ask one person for their view and hear it out.
saying things aloud | You need to tell, to make and to laugh. | You can say a heavy thing lightly. | The joke keeps away the very people you would like to know. | Write or tell one thing that matters to you.
building step by step | You build slowly and well. | What you finish stays standing. | Rest is a part of the work. | Tidy one drawer, one folder or one account.
changing what no longer serves | You decide better on the move. | You keep calm when plans fall over. | Staying can be an adventure too. | Take another way home and follow the first good idea.
caring for home and people | You look after your own. | You make any room feel lived in. | Nobody looks after you, since you seem to need nothing. | Do one thing at home that makes the evening easier.
thinking and resting | You go to the bottom of things. | Your questions save others dear mistakes. | You sometimes call it thinking when it is waiting. | Keep an hour without a phone for the hardest question.
results and fair dealing | You think big and turn effort into something solid. | In a storm people look to you. | There are successes that cannot be counted. | Settle the money matter that is waiting.
finishing and letting go | You see the whole picture. | You understand people quite unlike you. | Closing one door costs you more than opening many. | Finish one old thing and say goodbye to it.
`),
  ordinals: ['First', 'Second', 'Third', 'Fourth'],
  open: {
    mystic: [
      'the moon has read your question already, so let the numbers answer it.',
      'your chart lies open like a bay at low tide, and some things in it can be seen clearly.',
      'take a quiet minute, because your numbers have something to say to this.',
    ],
    pragmatic: [
      'here is what your chart has to say to that, in plain words.',
      'your question has an answer you can use, so let us start there.',
      'a few of your numbers bear on this, and they are worth a look.',
    ],
  },
  topics: topicsOf(`
love relationship partner marriage boyfriend girlfriend husband wife dating ex | soul_urge personality | before the stars speak of another heart, they speak of how yours waits. | the useful question about love is what you do when it gets close.
work job career boss business promotion office project | expression life_path | the work you ask about wants a shore of its own, and your name knows the way there. | at work your talents matter less than where you let people see them.
money salary debt debts rich savings rent | expression personal_year | gold comes and goes like the tide, and what stays is the hand that holds the cup. | numbers do not forecast money, but they do show how you decide about it.
family mother father mum dad son daughter children sister brother home house move | soul_urge life_path | every house keeps one lamp for the one who asks, and tonight that is you. | with family it helps to know first what you need yourself.
decide decision choose choice should_i whether | life_path personal_year | where two roads part, the moon lights neither, but she lights your feet. | a decision gets easier once you know how you usually make one.
name names nickname surname | expression soul_urge | your name is a small boat, and every letter has its place in it. | your name has vowels and consonants, and they say different things about you.
hello hi thanks thank_you good_morning good_evening |  | how good that you came by; the kettle is on, and so are the stars. | good to see you; here is one thing worth knowing today.
`),
  again: 'Last time we looked at {yours}, and this goes on from there.',
  head: [
    '{yours} is {slot}.',
    '{yours}, in turn, is {slot}.',
    'There is also {yours}: {slot}.',
    'Look at {yours}, too: {slot}.',
  ],
  theirs: '{who}’s {name} is {slot}, a number of {theme}.',
  meet: 'Where {name} is concerned, you bring {theme}, and {who} brings {otherTheme}.',
  inYear: ['In {year}, {yours} is {slot}.', '{yours} in {year} is {slot}.', 'For {year}, {yours} is {slot}.'],
  joint: [
    'Here {yours} is about {theme}, while {other} is about {otherTheme}, and on a busy day you feel the pull.',
    'Lean on {yours} for {theme}, and on {other} for {otherTheme}.',
    'When {theme} wears you out, let {other} take over with {otherTheme}.',
    'You may not have thought of it: {other} quietly feeds {yours}, since {otherTheme} makes {theme} easier.',
  ],
  today: ['For today: {advice}', 'One small thing to begin with: {advice}', 'Try this before the evening: {advice}'],
  working: 'It is counted like this: {working}.',
  letters: 'The letters count {letters}.',
  months: ['Begin things in {month}.', 'Finish things in {month}.', 'Rest and think in {month}.'],
  asks: '{yours} is about {theme}.',
  freeDay: 'Keep {day} free, since it is the quietest of them.',
  ask: {
    mystic: 'And a question to carry through the year: which lamp would you light if nobody saw it?',
    pragmatic: 'And a question to live with this year: what would you stop if nobody expected it of you?',
  },
  beyond:
    'That part of your question belongs to a professional, and no number foretells luck; what I can read is how you decide.',
}
