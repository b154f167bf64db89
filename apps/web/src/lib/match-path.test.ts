import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test('an address is found with and without a slash at its end', () => {
  expect(matchPath('/pricing', '/pricing')).toEqual({})
  expect(matchPath('/pricing', '/pricing/')).toEqual({})
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/pricing', '/pricing/more')).toBeNull()
  expect(matchPath('/pt', '/')).toBeNull()
})

test('a part with a colon takes whatever stands there, but something must', () => {
  expect(matchPath('/shared/:slug', '/shared/abc')).toEqual({ slug: 'abc' })
  expect(matchPath('/shared/:slug', '/shared/')).toBeNull()
  expect(matchPath('/shared/:slug', '/shared/abc/more')).toBeNull()
})

test('a star takes any other address', () => {
  expect(matchPath('*', '/deep/inside/nothing')).toEqual({})
})
