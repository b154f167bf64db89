import { expect, test } from 'vitest'
import { addressIn, isPublicAddress, paths } from './paths.ts'

test('a page for everybody has an address of its own in each language', () => {
  expect(paths.pricing).toBe('/pricing')
  expect(addressIn('pt', '/pricing')).toBe('/pt/pricing')
  expect(addressIn('en', '/pt/pricing')).toBe('/pricing')
  expect(addressIn('pt', '/')).toBe('/pt')
  expect(addressIn('en', '/pt')).toBe('/')
  expect(addressIn('pt', '/pt/lucky')).toBe('/pt/lucky')
})

test('a page behind a sign-in has one address in every language', () => {
  expect(addressIn('pt', '/chat')).toBe('/chat')
  expect(isPublicAddress('/chat')).toBe(false)
  expect(isPublicAddress('/pt/about-numerology')).toBe(true)
})

test('an address that does not exist leads to the same one in the other language, once there is a language in it', () => {
  expect(addressIn('en', '/pt/nothing')).toBe('/nothing')
  expect(addressIn('pt', '/nothing')).toBe('/nothing')
  expect(addressIn('pt', '/pterodactyl')).toBe('/pterodactyl')
})
