export const consent = {
  title: 'Can we measure visits anonymously?',
  text: 'The ID resets daily.',
  no: 'No',
  yes: 'Yes',
}

export const choices = {
  title: 'Privacy choices',
  needed:
    'What keeps you signed in and remembers your settings is needed and always on. Only counting is for you to choose.',
  legend: 'Count my visits',
  no: 'No',
  noHint: 'Nothing is counted or stored for it',
  yes: 'Yes',
  yesHint: 'Steps such as ‘saw the prices’, under a number that is new each day',
  refusedByBrowser:
    'Your browser asks not to be followed (Do Not Track or Global Privacy Control). We keep to that: nothing is counted.',
  more: 'Privacy policy',
  done: 'Done',
}
