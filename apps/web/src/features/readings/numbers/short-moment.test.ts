import { expect, test } from 'vitest'
import { shortMoment } from './short-moment.ts'

test('a day, a month and a stretch of life are named in as little room as they need', () => {
  const day = { label: 'Saturday 21 November', from: '2026-11-21', to: '2026-11-21' }
  expect(shortMoment(day)).toEqual({ above: 'Sat', below: '21 Nov', kind: 'day' })
  const month = { label: 'February 2027', from: '2027-02-01', to: '2027-02-28' }
  expect(shortMoment(month)).toEqual({ above: 'Feb', below: '2027', kind: 'month' })
  const years = { label: 'Second Pinnacle', from: '2023', to: '2031' }
  expect(shortMoment(years)).toEqual({ above: 'Second', below: '2023–2031', kind: 'years' })
  const open = { label: 'Fourth Pinnacle', from: '2041', to: '' }
  expect(shortMoment(open)).toEqual({ above: 'Fourth', below: '2041 on', kind: 'years' })
})
