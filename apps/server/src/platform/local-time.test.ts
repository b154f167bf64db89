import { expect, test } from 'vitest'
import { localTime, momentOf } from './local-time.ts'

test.each([
  ['UTC', '2026-11-23', 8, '2026-11-23T08:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-23', 8, '2026-11-23T02:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-23', 0, '2026-11-22T10:00:00.000Z'],
  ['America/Los_Angeles', '2026-07-01', 23, '2026-07-02T06:00:00.000Z'],
  // Summer time leaves the hour out.
  ['Europe/Lisbon', '2027-03-28', 1, '2027-03-28T01:00:00.000Z'],
  ['Africa/Cairo', '2027-04-30', 0, '2027-04-29T22:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', 2, '2026-10-03T15:30:00.000Z'],
  // The hour happens twice.
  ['Europe/Lisbon', '2027-10-31', 1, '2027-10-31T00:00:00.000Z'],
  ['America/New_York', '2026-11-01', 1, '2026-11-01T05:00:00.000Z'],
])('in %s, %s at %i o’clock is %s', (zone, day, hour, moment) => {
  expect(momentOf(day, hour, zone).toISOString()).toBe(moment)
})

test('the clocks of every zone show the hour that was asked for, on every day of a year', () => {
  for (const zone of ['Europe/Lisbon', 'America/Sao_Paulo', 'Asia/Tehran', 'Pacific/Auckland', 'Atlantic/Azores'])
    for (let day = 0; day < 365; day += 1) {
      const date = new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10)
      const shown = localTime(momentOf(date, 8, zone), zone)
      expect([zone, date, shown.day, shown.hour, shown.minute]).toEqual([zone, date, Number(date.slice(8)), 8, 0])
    }
})
