export const personForm = {
  birthDate: 'Date of birth',
  year: 'Year',
  month: 'Month',
  day: 'Day',
  chooseDate: 'Please choose year, month and day.',
  fullName: 'Full name',
  theirName: 'Please give their full name.',
}
