import type { Completeness } from '@numeria/contract'

/** The reply while something is missing to compute from. It costs nothing and calls no model. */
export function onboardingReply({ hasBirthDate, hasFullName }: Completeness): string {
  const missing =
    !hasBirthDate && !hasFullName
      ? 'your birth date (day, month and year) and your full legal name'
      : hasBirthDate
        ? 'your full legal name'
        : 'your birth date (day, month and year)'
  return (
    'I would love to read your numbers. A reading is only worth something when the numbers are truly yours, ' +
    `so before we begin I need ${missing}, as on your official documents.\n\n` +
    'Open your profile to add it, or simply tell me here. This answer is free.'
  )
}
