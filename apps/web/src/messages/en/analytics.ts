export const consent = {
  title: 'Can we measure visits anonymously?',
  text: 'The ID resets daily.',
  no: 'No',
  yes: 'Yes',
}

export const choices = {
  title: 'Privacy choices',
  needed: 'Cookies that keep you signed in and remember your settings are always on. Measuring visits is up to you.',
  legend: 'Measure my visits',
  no: 'No',
  noHint: 'Nothing is measured or stored',
  yes: 'Yes',
  yesHint: 'Steps such as ‘viewed pricing’. The ID resets daily.',
  refusedByBrowser:
    'Your browser asks sites not to track you (Do Not Track or Global Privacy Control). We respect that and measure nothing.',
  more: 'Privacy policy',
  done: 'Done',
}
