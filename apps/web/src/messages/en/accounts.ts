export const accounts = {
  yourProfile: 'Your profile',
  editProfile: 'Edit profile',
  setupRequired: 'Setup Required',
  setupWhy: 'Selene counts from your date of birth and your full name. Until she has both, her answers are free.',
  completeProfile: 'Complete your profile',
  modalTitle: 'Complete Your Cosmic Profile',
  modalWhy: 'Your numbers are computed from these two, and from nothing else.',
  nameHint: 'Use your full legal name, as on official documents.',
  save: 'Save profile',
  saving: 'Saving…',
  missing: 'Missing Information',
  missingBoth: 'Please provide both your birth date and full legal name.',
}
