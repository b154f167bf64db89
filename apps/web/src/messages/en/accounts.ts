export const accounts = {
  yourProfile: 'Your profile',
  editProfile: 'Edit profile',
  setupRequired: 'Setup Required',
  setupWhy: 'Selene needs your date of birth and full name. Until then, her answers are free.',
  completeProfile: 'Complete your profile',
  modalTitle: 'Complete Your Cosmic Profile',
  modalWhy: 'Your numbers come from these details only.',
  nameHint:
    'Use your full legal name, as on official documents, with all names given at birth. If it has changed since, the one from your birth certificate.',
  otherNameQuestion:
    'Do you go by another name today, or have a family name since marriage? Chaldean and Vedic numbers count that one.',
  addName: 'Add it',
  noOtherName: 'No, dismiss this question',
  save: 'Save profile',
  saving: 'Saving…',
  missing: 'Missing Information',
  missingBoth: 'Please provide both your birth date and full legal name.',
}
