export const personForm = {
  birthDate: 'Date of birth',
  year: 'Year',
  month: 'Month',
  day: 'Day',
  chooseDate: 'Please choose year, month and day.',
  fullName: 'Full name',
  birthName: 'Full name at birth',
  optional: '(optional)',
  currentName: 'Name you go by now',
  marriedName: 'Family name since marriage',
  otherNames: {
    currentName: 'As people call you today. Chaldean and Vedic numbers count this name.',
    marriedName: 'Only if it differs from the family name you were born with.',
  },
  relation: 'Who are they to you?',
  chooseRelation: 'Please choose what this person is to you.',
  theirName: 'Please enter a full name.',
}
