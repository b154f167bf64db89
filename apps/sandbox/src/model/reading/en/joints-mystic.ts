import type { Joints } from '../stock.ts'

export const mystic: Joints = {
  1: [
    [
      'Dawn breaks in you before you have slept, and you wake the whole valley with it.',
      'And yet a flame that feeds a flame needs no wind, and you warm even those who envy you.',
    ],
    [
      'The sun in you has risen and wants to be off, while the moon still holds its sleeve.',
      'Where they share the sky, people see you coming and do not need to shield their eyes.',
    ],
    [
      'You carry a torch and a fiddle, and some nights you do not know which the dark has need of.',
      'When you light the way singing, nobody asks how far it is.',
    ],
    [
      'The arrow in you has flown, and the wall in you asks whether it was measured.',
      'You are both the lightning and the tower that stands afterwards.',
    ],
    [
      'A horse and a gale live in you, and neither has ever asked the way.',
      'Where the map ends you begin to hum, and that is how lands are found.',
    ],
    [
      'You set out at first light, and turn at the gate to see who is cold.',
      'So the trail you break is wide enough for a child to follow.',
    ],
    [
      'You climb alone by night and have spoken with the star before the village knows that you are gone.',
      'What you bring down from there has been held up to the light on every side.',
    ],
    [
      'You stand on the summit and look round for a higher one, though your feet are bleeding.',
      'The storm knows your name and goes round you, and others shelter in that stillness.',
    ],
    [
      'You dig the well for your own thirst, and by evening the caravans are drinking.',
      'What you win has no taste to you until it is passed from hand to hand.',
    ],
  ],
  2: [
    [
      'Two still pools face each other in you, and you no longer know which of them holds the real moon.',
      'People bend over you and see their own face without fear.',
    ],
    [
      'Below your laughter lies a quiet lake, and the skaters never ask how deep.',
      'You can lay a truth on someone’s shoulder as softly as a leaf.',
    ],
    [
      'Moss grows over your stones, and you carry other people’s walls as well as your own.',
      'Nothing small is ever lost in your keeping, neither a bird nor a promise.',
    ],
    [
      'A bird and a nest quarrel in your breast each spring.',
      'You know the song of both sides of the window, and so strangers feel at home where you sit.',
    ],
    [
      'You pour and pour, and hope that someone will see that the jug is thirsty.',
      'Fields grow green where you have only walked past.',
    ],
    [
      'One of your tides comes in as the other goes out, and you are left standing on wet sand between longing and solitude.',
      'You hear what is said beneath what is said, as one hears a spring beneath snow.',
    ],
    [
      'You wrap your iron will in so much silk that nobody knows you are holding it.',
      'You can move a mountain by asking it, and it thanks you.',
    ],
    [
      'You weep for the one beside you and for the ones beyond the sea, with the same eyes.',
      'No one is so lost that your lamp would not find something in them to shine on.',
    ],
  ],
  3: [
    [
      'Sparks fly up from you in such swarms that you miss the one that could become a star.',
      'On the longest night it is your fire that they gather round.',
    ],
    [
      'The swallow in you loops about the tower in you, and each thinks that the other is wasting the evening.',
      'When the tower opens a window, the song gets a house, and the house a song.',
    ],
    [
      'You ride two winds at once, and the washing flies off all the lines.',
      'Where you pass, shutters open that had been closed since autumn.',
    ],
    [
      'You play for the dancers and carry the bread, and the last candle finds you alone with the cups.',
      'Kindness from your hand tastes of feast and not of debt.',
    ],
    [
      'A fair and a hermitage stand in you wall to wall, and after each dance you need a night of bells.',
      'When the hermit gives the singer the words, the square falls silent to listen.',
    ],
    [
      'The crown slips when you laugh, and so you think that you must choose between them.',
      'You alone can make gold ring like a song, and a song weigh like gold.',
    ],
    [
      'You sing so movingly of the far shore that some evenings the boat stays tied.',
      'Your voice comes in where no argument has ever found the door.',
    ],
  ],
  4: [
    [
      'You build a wall about the wall, and wonder at the dusk inside.',
      'After a hundred winters there will still be someone who comes in out of the rain to you.',
    ],
    [
      'By day you plant the hedge and by moonlight you look for the hole in it.',
      'You know which stone bears the arch, and so you may move all the others.',
    ],
    ['Two bells call you to two fields, and your own garden gets the dusk.', 'You are an oak with a bench around it.'],
    [
      'You dig for the root, and beneath the root for the reason, while the blossom falls.',
      'What you have once found firm, the flood does not take.',
    ],
    [
      'You haul the stones and the plan of the stones, and your bed stands in the quarry.',
      'Give you a pebble and a hundred moons, and there will be a harbour.',
    ],
    [
      'You dream of the whole cathedral, and then the single brick looks up at you so small.',
      'You are a star-gazer with mortar on the hands.',
    ],
  ],
  5: [
    [
      'You have always left already, once in sleep and once with luggage.',
      'When the mast breaks you grow calm, for the storm is your mother tongue.',
    ],
    [
      'Your heart wants the open sea and a light in the window, on the same night.',
      'You hold those you love as air holds a bird.',
    ],
    [
      'You gather shells from every coast and have had no winter yet in which to listen to them.',
      'You have seen the land and the map of the land, and so you know where they lie.',
    ],
    [
      'You play with the wave because it is high, and forget what you had swum out for.',
      'You see the one gap in the reef and steer through it while others are still counting.',
    ],
    [
      'You have friends under all stars, and a letter from next door lies unopened.',
      'No tongue is so foreign that you would not find its word for bread.',
    ],
  ],
  6: [
    [
      'You cover sleepers who were not cold, and you yourself lie without a blanket.',
      'Where you live, the moon finds one lit window in the street.',
    ],
    [
      'They all come to your well to weep, and no one knows how deep it is.',
      'You heal by staying, as the night heals, without a word.',
    ],
    [
      'You heap the gold up for those at home, and meanwhile they listen for your step on the stair.',
      'Even your strictness has the scent of bread.',
    ],
    [
      'Your lamp burns for the near and for the far, and you sit where its light does not fall.',
      'A kindness of yours is a seed that crosses the road by itself.',
    ],
  ],
  7: [
    [
      'You measure the world by a star that you have never shown to anyone.',
      'You and the silence have long been on first-name terms, and it tells you things.',
    ],
    [
      'The owl in you would wait for the dark, and the eagle is already over the field.',
      'You see the vein of silver beneath the snow, and no false glitter leads you off.',
    ],
    [
      'You love the sea of people best from the lighthouse.',
      'You bring the great sky down in a small cup, so that anyone may drink of it.',
    ],
  ],
  8: [
    [
      'You hold the scales even at night, and your own heart always lies in the heavier pan.',
      'When the ground shakes they look to you as to the one lit tower.',
    ],
    [
      'One of your hands closes on the crown, and the other is giving it away.',
      'You can make a mercy as lasting as a bridge.',
    ],
  ],
  9: [
    [
      'You have blessed so many ships from the quay that nobody asks about your own voyage.',
      'You see the whole river where others quarrel over a bend.',
    ],
  ],
}
