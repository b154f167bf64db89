import { describe, expect, test } from 'vitest'
import { facebookAddress, linkedinAddress, mailAddress, sharedLink } from './share-links.ts'

const link = sharedLink('https://numeria.example', '/', 'guest')

describe('a shared link', () => {
  test('is the page with the one who shared it', () => {
    expect(link).toBe('https://numeria.example/?ref=guest')
    expect(sharedLink('https://numeria.example', '/pt/lucky', 'u-1')).toBe('https://numeria.example/pt/lucky?ref=u-1')
  })

  test('keeps to this site for a public reading that is known by its whole address', () => {
    expect(sharedLink('https://numeria.example', 'https://numeria.example/shared/abc', 'u-1')).toBe(
      'https://numeria.example/shared/abc?ref=u-1',
    )
  })

  test('never lets a page put another sharer before this one', () => {
    expect(sharedLink('https://numeria.example', '/?ref=other', 'u-1')).toBe('https://numeria.example/?ref=u-1')
  })
})

test('the networks get the whole address, encoded', () => {
  expect(facebookAddress(link)).toBe(
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fnumeria.example%2F%3Fref%3Dguest',
  )
  expect(linkedinAddress(link)).toBe(
    'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fnumeria.example%2F%3Fref%3Dguest',
  )
})

test('a mail keeps its subject, its signs and its lines', () => {
  const address = new URL(mailAddress('You & me: 100 %', 'One\n\nTwo + ção'))
  expect(address.searchParams.get('subject')).toBe('You & me: 100 %')
  expect(address.searchParams.get('body')).toBe('One\r\n\r\nTwo + ção')
  expect(address.href).not.toContain('+')
})
