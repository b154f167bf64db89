import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

test('whoever listens hears of a rest and of its end, and of nothing in between', () => {
  const told: boolean[] = []
  const breaker = new CircuitBreaker((isResting) => told.push(isResting))
  for (let failure = 0; failure < 4; failure += 1) breaker.failed()
  breaker.succeeded()
  expect(told).toEqual([])
  for (let failure = 0; failure < 6; failure += 1) breaker.failed()
  expect(breaker.letsPass()).toBe(false)
  expect(told).toEqual([true])
  breaker.succeeded()
  expect(breaker.letsPass()).toBe(true)
  expect(told).toEqual([true, false])
})
