export const debt = {
  /** @param since formatted day */
  owed: (owed: string, since: string) =>
    `You owe ${owed}: a payment was reversed on ${since} after its credits had been used. Readings are on hold; your next purchase settles this first.`,
  /** Before a purchase: what of its credits goes where. */
  settles: (owed: number, bought: number, since: string) =>
    owed < bought
      ? `${owed} of these ${bought} credits settle what was reversed on ${since}. Readings continue straight away.`
      : `These ${bought} credits settle what was reversed on ${since}${owed > bought ? `; ${owed - bought} stay owed, and readings stay on hold` : '. Readings continue with the next credits'}.`,
}
