/** How a reading goes on to its next number, by what that number tells. */
export function bridges(key: string, subject: string): readonly string[] {
  switch (key) {
    case 'life_path':
      return [
        'Hold that beside the longer road you are on.',
        `Beneath ${subject} runs the road of your whole life.`,
        'It rests on what you are all your life.',
      ]
    case 'expression':
      return [
        `Bring to ${subject} what you do well, too.`,
        'Your talents have a say in this.',
        'What you can do about it is told by your full name.',
      ]
    case 'soul_urge':
      return [
        'Underneath it is what you truly want.',
        `Ask what you want ${subject} to give you.`,
        'There is also a wish that you seldom say aloud.',
      ]
    case 'personality':
      return [
        'What others see in you matters here as well.',
        `In ${subject}, people answer what they meet first.`,
        'The way you come across is part of the answer.',
      ]
    default:
      return ['Another number has a word to say.', `It is not the only number that touches ${subject}.`]
  }
}
