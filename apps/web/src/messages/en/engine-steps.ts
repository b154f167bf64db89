export const engineSteps: readonly { title: string; text: string }[] = [
  {
    title: 'You enter a date and a name',
    text: 'Your date of birth and your full name at birth; the Chaldean, Vedic and Minor numbers count the name you use. The numbers come from nothing else.',
  },
  {
    title: 'A program computes the numbers',
    text: 'Plain arithmetic, the same every time, with every step recorded. No AI is involved.',
  },
  {
    title: 'Selene receives the finished numbers',
    text: 'Selene is an AI. She gets your question, the numbers and the tone you chose. She puts the numbers into words; she does not calculate.',
  },
  {
    title: 'Each sentence is checked',
    text: 'Before you see it, a program checks it against the computed numbers. A sentence that fails the check is not shown.',
  },
  {
    title: 'You pay for what arrives',
    text: 'You see the price before you send. If a reading fails, you are not charged. A finished one stays in your chat.',
  },
]
