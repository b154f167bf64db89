export const engineSteps: readonly { title: string; text: string }[] = [
  {
    title: 'You give a date and a name',
    text: 'Your date of birth and your full name, as on official documents. The numbers rest on nothing else.',
  },
  {
    title: 'A program computes the numbers',
    text: 'Plain arithmetic, the same each time, with every step kept. No AI takes part in it.',
  },
  {
    title: 'Selene is given the finished numbers',
    text: 'Selene is an AI. With your question she receives the numbers and the tone you chose. She words them; she does not calculate.',
  },
  {
    title: 'Each sentence is checked',
    text: 'Before you see it, a program holds it against the computed numbers; a wrong number is put right.',
  },
  {
    title: 'You pay for what arrives',
    text: 'You see the price before you send. A reading that fails is not charged; a finished one stays in your chat.',
  },
]
