export const accounts = {
  yourProfile: 'Your profile',
  editProfile: 'Edit profile',
  setupRequired: 'Setup Required',
  setupWhy: 'Selene counts from your date of birth and your full name. Until she has both, her answers are free.',
  completeProfile: 'Complete your profile',
  modalTitle: 'Complete Your Cosmic Profile',
  modalWhy: 'Your numbers are computed from what you write here, and from nothing else.',
  nameHint: 'Use your full legal name, as on official documents, with the names you were given at birth.',
  otherNameQuestion:
    'Do you go by another name today, or have a family name since marriage? Chaldean and Vedic numbers count that one.',
  addName: 'Add it',
  noOtherName: 'No, dismiss this question',
  save: 'Save profile',
  saving: 'Saving…',
  missing: 'Missing Information',
  missingBoth: 'Please provide both your birth date and full legal name.',
}
