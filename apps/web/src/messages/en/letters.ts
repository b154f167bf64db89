export const letters = {
  title: 'Letters of your year',
  hint: (address: string) =>
    `Free and short, from your numbers, by e-mail to ${address}. Each has a link that stops them.`,
  birthday: 'A letter on my birthday',
  birthdayHint: 'Your Personal Year, and what changes today',
  turns: 'The turning points of my year',
  turnsHint: 'A new Personal Year on 1 January; a new Pinnacle or Essence on your birthday',
  failed: 'Your choice did not load.',
  saved: 'Saved',
  notSaved: 'Not saved',
}
