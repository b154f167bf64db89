import type { CorePairKey, Meanings } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** How two core numbers of one person meet. */
export const corePairMeanings: Meanings<CorePairKey> = {
  'lifePath-birthday-alike': inOneVoice({
    title: 'Road and Talent Alike',
    essence:
      'The road you walk and the talent you were born with have the same digit. Your gift lies exactly where life asks for it, and you need no detours.',
    gift: 'You become very good at one thing, and it shows early.',
    shadow: 'Whatever the number lacks, you lack twice, and you use the same tool for every job.',
    scene: 'The drawer sticks. You fetch the hammer, as always, and wonder why the wood splits.',
    advice: 'Watch how someone quite unlike you does the same job, and borrow one of their methods.',
  }),
  'lifePath-birthday-harmony': inOneVoice({
    title: 'Road and Talent in Harmony',
    essence:
      'Your birthday talent helps you along the road without being the same number. What comes easily to you is often just what the next bend requires.',
    gift: 'Beginnings cost you little, and people call you lucky.',
    shadow: 'Because things go so smoothly you forget to practise, and never get beyond good.',
    scene:
      'Someone asks how you learnt to tie that knot. You have to think, since it has been in your hands as long as you can remember.',
    advice: 'Practise your talent on purpose for a month, as though it were new to you.',
  }),
  'lifePath-birthday-contrast': inOneVoice({
    title: 'Road and Talent in Contrast',
    essence:
      'Life leads one way and your handiest talent points another. You are gifted in something that the road asks for only now and then.',
    gift: 'Road and talent together make you hard to mistake for anyone else.',
    shadow: 'You show off your talent to avoid what you have to learn, or leave it in the cellar out of duty.',
    scene: 'At the office party you play the piano. On Monday three colleagues look at you differently.',
    advice: 'Give your talent a fixed hour in the week, alongside your duties and not instead of them.',
  }),
  'lifePath-expression-alike': inOneVoice({
    title: 'Road and Abilities Alike',
    essence:
      'What you are to learn and what you are able to do share one digit. You seem made for your own life, and others see the thread that runs through it.',
    gift: 'You grow deep instead of wide, and your work looks like you.',
    shadow: 'With so little to push against, your strengths grow wild.',
    scene: 'You read a reference that was written about you. Every sentence is true, and they all say the same thing.',
    advice: 'Take on one task a year that needs the opposite of what you do well.',
  }),
  'lifePath-expression-harmony': inOneVoice({
    title: 'Road and Abilities in Harmony',
    essence:
      'Your abilities fit the road like good shoes: not the same thing, but made for it. Learning and doing point in one direction.',
    gift: 'Effort turns into progress without much loss on the way.',
    shadow: 'You mistake a good road for the only one.',
    scene:
      'You apply for a post for which you are not qualified. At the interview you notice that you have been doing it for years.',
    advice: 'Write down which of your abilities your present life does not use, and find a use for one.',
  }),
  'lifePath-expression-contrast': inOneVoice({
    title: 'Road and Abilities in Contrast',
    essence:
      'You are able to do one thing, and life keeps teaching you another. You feel that pull as restlessness, and grow by it.',
    gift: 'With time you command two languages where others have one.',
    shadow: 'You choose whatever you are praised for, and the unlearnt lesson comes round again.',
    scene:
      'Everyone asks you to organise the trip. You do it perfectly, and envy those who only have to come along and enjoy it.',
    advice: 'Use what you are good at, for one hour a week, to prepare the thing you are afraid to begin.',
  }),
  'lifePath-soulUrge-alike': inOneVoice({
    title: 'Road and Wish Alike',
    essence:
      'You long for what the road brings. Few inner quarrels slow you down, and all your choices lean the same way.',
    gift: 'Wanting and doing feed each other, and you have stamina.',
    shadow: 'You take what you want for what is right, for others as well as yourself.',
    scene: 'Asked for your second choice on the form, you look at the line for a long time and leave it blank.',
    advice: 'Ask someone close to you what they long for, and listen without comparing.',
  }),
  'lifePath-soulUrge-harmony': inOneVoice({
    title: 'Road and Wish in Harmony',
    essence:
      'The heart’s wish and the road help one another along. What makes you happy also takes you forward, if you let it.',
    gift: 'You recover quickly, since joy lies near your path.',
    shadow: 'Contentment makes you miss the turn that would have led further.',
    scene: 'You come home late from a day that asked a good deal, and only on the stairs notice that you are humming.',
    advice: 'When you have to choose, ask what you would enjoy even if no one ever heard of it.',
  }),
  'lifePath-soulUrge-contrast': inOneVoice({
    title: 'Road and Wish in Contrast',
    essence: 'Your heart wants what your road seldom offers. Neither of them is wrong; they take turns at being heard.',
    gift: 'You understand divided people, and are rarely narrow.',
    shadow: 'You live for the road and grieve for the wish in secret.',
    scene:
      'In the middle of a busy week you stop at a travel agent’s window with a picture of the sea in it, and miss your bus.',
    advice: 'Give your heart’s wish one evening a week, and follow the road without regret on the other days.',
  }),
  'lifePath-personality-alike': inOneVoice({
    title: 'Road and Impression Alike',
    essence: 'People see at once what your life is about. You look like what you are learning to be.',
    gift: 'You are given the right task without having to ask for it.',
    shadow: 'Everyone knows one side of you, and after a while you forget the others yourself.',
    scene:
      'A stranger on the train guesses your work after three sentences. You are pleased, and for the rest of the journey a little sad.',
    advice: 'Tell the next person you meet something about you that does not fit the picture.',
  }),
  'lifePath-personality-harmony': inOneVoice({
    title: 'Road and Impression in Harmony',
    essence: 'The way you come across opens the doors that your road passes. First meetings are useful to you.',
    gift: 'You are trusted in advance, and mostly you deserve it.',
    shadow: 'You lean on the good impression where work was called for.',
    scene: 'The garage is booked up until May. The mechanic looks at you, sighs, and finds a space on Thursday.',
    advice: 'Think of a door that was once opened for you, and open one for someone else.',
  }),
  'lifePath-personality-contrast': inOneVoice({
    title: 'Road and Impression in Contrast',
    essence:
      'What others see in you and where you are going are two different things. You are offered parts in the wrong play.',
    gift: 'You see how much of any first impression is costume.',
    shadow: 'You play the part you are given because applause is warm, and arrive where you did not want to go.',
    scene:
      'Everyone congratulates you on the promotion. You thank each of them, and on the way home you stop at a poster for evening classes.',
    advice: 'Tell two people plainly what you are working towards.',
  }),
  'birthday-expression-alike': inOneVoice({
    title: 'Talent and Abilities Alike',
    essence: 'The gift of your birthday is repeated in your name. What you can do, you can do twice over.',
    gift: 'You reach mastery early, and it never quite leaves you.',
    shadow: 'Your one great skill leaves the others in the shade.',
    scene: 'At the club you have been asked to make the same speech for the ninth year. It is the best so far.',
    advice: 'Say no once to the thing you do best, and see what takes its place.',
  }),
  'birthday-expression-harmony': inOneVoice({
    title: 'Talent and Abilities in Harmony',
    essence:
      'Your birthday talent sharpens the abilities of your name. One supplies the spark, the other the workshop.',
    gift: 'You solve problems with whatever is to hand, and it looks easy.',
    shadow: 'Because things come easily to you, you sell your work below its price.',
    scene:
      'You fix the menu, the microphone and the mood within ten minutes. “Do you do this for a living?” someone asks.',
    advice: 'Name your price, in money or time, before you begin.',
  }),
  'birthday-expression-contrast': inOneVoice({
    title: 'Talent and Abilities in Contrast',
    essence:
      'Your birthday talent and the abilities of your name work at different speeds. One wants to be off, the other to do things properly.',
    gift: 'Your talent and your abilities correct each other’s worst habits.',
    shadow: 'Speed and care interrupt each other, and the job gets half done twice.',
    scene: 'You had the idea at nine and the plan at three. At five you throw away the plan and have a better idea.',
    advice: 'Let your quick side begin and your thorough side finish, and set the hour at which they swap.',
  }),
  'birthday-soulUrge-alike': inOneVoice({
    title: 'Talent and Wish Alike',
    essence: 'What you are good at is what you love. Your talent is your heart’s own language.',
    gift: 'Practice is a pleasure, and pleasure becomes skill.',
    shadow: 'You hide your gift, because a remark about it goes straight to the heart.',
    scene: 'You hum to yourself at the bus stop, and it is good. Someone turns round to listen, and you stop.',
    advice: 'Show someone a piece of work you love before it is ready.',
  }),
  'birthday-soulUrge-harmony': inOneVoice({
    title: 'Talent and Wish in Harmony',
    essence: 'Your talent is a good servant to your wish: it earns what the heart would like to have.',
    gift: 'You know how to make yourself happy with very little.',
    shadow: 'You do easily for others what you keep putting off for yourself.',
    scene: 'For a friend you find the cottage, the train and the weather. Your own holiday is a note on the fridge.',
    advice: 'Use your talent once this month entirely for yourself.',
  }),
  'birthday-soulUrge-contrast': inOneVoice({
    title: 'Talent and Wish in Contrast',
    essence: 'You are gifted at something your heart is not in. Praise reaches the hands and stops there.',
    gift: 'You can work coolly where others are carried away.',
    shadow: 'A life is soon furnished with what you do well, and no chair in it is yours.',
    scene:
      'You are given flowers for twenty years of keeping the books. You put them in water, and sit down at the loom.',
    advice: 'For every hour this week spent on what you are good at, give ten minutes to what you love.',
  }),
  'birthday-personality-alike': inOneVoice({
    title: 'Talent and Impression Alike',
    essence: 'Your gift is visible from across the room. People sense what you can do before you begin.',
    gift: 'You need no introduction, and the right requests find you.',
    shadow: 'Your skill is asked for everywhere, even when you have come to relax.',
    scene: 'You have not yet taken your coat off when someone brings you the broken radio.',
    advice: 'Find one place where no one knows what you can do, and go there regularly.',
  }),
  'birthday-personality-harmony': inOneVoice({
    title: 'Talent and Impression in Harmony',
    essence: 'The way you come across prepares the ground for your talent, so that it is welcome when it comes.',
    gift: 'You are allowed to try things out, and forgiven the first failure.',
    shadow: 'You please so readily that your talent is never really tested.',
    scene:
      'The trial lesson was cheerful and everyone learnt something. Only you know that you could have asked more of them.',
    advice: 'Show your work to one person you cannot charm, and listen.',
  }),
  'birthday-personality-contrast': inOneVoice({
    title: 'Talent and Impression in Contrast',
    essence:
      'No one would guess your talent from your manner. It comes as a surprise, even to people who have known you for years.',
    gift: 'You have the advantage of being underrated.',
    shadow: 'You wait to be discovered, and the wait grows long.',
    scene:
      'In the last round of the quiz the winning answer comes from the quiet end of the table, where you are sitting. Everyone looks round.',
    advice: 'Say it aloud once this month: “I can do that.”',
  }),
  'expression-soulUrge-alike': inOneVoice({
    title: 'Abilities and Wish Alike',
    essence: 'You are able to do what you long to do. Name and heart speak with one voice.',
    gift: 'Your work has warmth in it, and people notice.',
    shadow: 'You are so bound up with your work that you take a criticism of it as a criticism of yourself.',
    scene: 'The new shelf hangs crooked. You look at it as if it had said something about you.',
    advice: 'Keep one hobby at which you are allowed to be bad.',
  }),
  'expression-soulUrge-harmony': inOneVoice({
    title: 'Abilities and Wish in Harmony',
    essence: 'What you can do brings you close to what you want. With a little courage the distance is a few steps.',
    gift: 'You find ways of your own to get where you want to be.',
    shadow: 'Close is comfortable, and so you never take the last step.',
    scene: 'Your office shares a wall with the rehearsal room. By now you know all the parts.',
    advice: 'Name the last step that still separates you from your wish, and give it a date this month.',
  }),
  'expression-soulUrge-contrast': inOneVoice({
    title: 'Abilities and Wish in Contrast',
    essence:
      'You do well what you do not dream of, and dream of what you do not yet do well. The gap is honest, and practice can bridge it.',
    gift: 'You do not confuse success with happiness.',
    shadow: 'Competence keeps getting you hired away from your wish.',
    scene:
      'The boat in the yard has been waiting for its second coat since spring. Your colleagues think that you love meetings.',
    advice: 'Be a beginner for one hour a week at the thing you long for.',
  }),
  'expression-personality-alike': inOneVoice({
    title: 'Abilities and Impression Alike',
    essence: 'You look like what you can do. People order, as it were, from the menu in the window, and get it.',
    gift: 'Your word and your work agree, and your name is soon known for something.',
    shadow: 'Like a restaurant that never changes its menu, you keep your new dishes in the kitchen.',
    scene: '“You’re the one with the spreadsheets,” says the new colleague. You have just finished a poem.',
    advice: 'Show one thing this month that you have only just learnt.',
  }),
  'expression-personality-harmony': inOneVoice({
    title: 'Abilities and Impression in Harmony',
    essence:
      'Your manner helps your abilities to be seen in a good light. You are taken seriously from the first meeting.',
    gift: 'You have a head start and know how to use it.',
    shadow: 'You get by on three quarters of what you could do.',
    scene:
      'The presentation goes well and the questions are kind. Later you find the page that you had left out for lack of time.',
    advice: 'Show your next piece of work first to the person who expects most of you.',
  }),
  'expression-personality-contrast': inOneVoice({
    title: 'Abilities and Impression in Contrast',
    essence:
      'What you can do is not what people think. They ask the wrong things of you, and you help them out politely.',
    gift: 'You surprise people, and they remember it.',
    shadow: 'Time goes by in tasks that suit your face and not your hands.',
    scene:
      'They hand you the microphone because you look calm. Backstage the cables are in a knot that you could have undone in a minute.',
    advice: 'Correct the picture: offer what you can do before you are asked for something else.',
  }),
  'soulUrge-personality-alike': inOneVoice({
    title: 'Wish and Impression Alike',
    essence: 'What you long for is written on your face. There is one of you, inside and out.',
    gift: 'People trust you quickly, since nothing is hidden.',
    shadow: 'You have no coat for bad weather; every look reaches the heart.',
    scene: 'You say that you do not mind. Everyone at the table passes you the last piece.',
    advice: 'Keep one wish to yourself for a while, and feel it grow.',
  }),
  'soulUrge-personality-harmony': inOneVoice({
    title: 'Wish and Impression in Harmony',
    essence: 'The face you show is a good doorkeeper to your heart. It lets in what does you good.',
    gift: 'You get what you need without making a scene.',
    shadow: 'Your wishes seem so easy to guess that no one asks.',
    scene: 'Your birthday present is lovely, and nearly right. You thank everyone, and mean it.',
    advice: 'Tell someone exactly what you wish for, instead of letting them guess.',
  }),
  'soulUrge-personality-contrast': inOneVoice({
    title: 'Wish and Impression in Contrast',
    essence:
      'Others see one person, and behind the curtain another wants something quite different. It takes time to know you, and it is worth it.',
    gift: 'You have a room of your own that no crowd can enter.',
    shadow: 'You are loved for the curtain, and feel lonely behind it.',
    scene:
      'At the party you were the liveliest and the last to leave. You walk home slowly, and leave the headphones in your pocket.',
    advice: 'Tell one person this week something that you usually keep to yourself.',
  }),
}
