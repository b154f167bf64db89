import { describe, expect, test } from 'vitest'
import { emailInUse, loginFailures } from '#messages/login-failures'
import { loginFor, readLoginOutcome, toReason } from './login-outcome.ts'

describe('arriving at the login page', () => {
  test('a success brings its token and goes to the chat', () => {
    expect(readLoginOutcome('?auth=success&token=abc')).toEqual({
      kind: 'success',
      token: 'abc',
      destination: '/chat',
      purchase: null,
      reading: null,
    })
  })

  test('the link of an e-mail brings its secret, and never a code, which would sign in a browser that did not ask', () => {
    const secret = 'a'.repeat(43)
    const read = (code: string) =>
      readLoginOutcome('', `#${new URLSearchParams({ email: 'ana@example.com', code }).toString()}`)
    expect(read(secret)).toMatchObject({ kind: 'email', email: 'ana@example.com', code: secret })
    for (const code of ['12345678', '1234 5678', '1234-5678', `12345678${' '.repeat(35)}`, `12345678${'-'.repeat(35)}`])
      expect(read(code)).toMatchObject({ kind: 'visit' })
  })

  test('a login that began at a reading goes back to it, and to nothing else that an address may name', () => {
    expect(readLoginOutcome('?reading=weekly_roadmap')).toMatchObject({
      destination: '/chat',
      reading: 'weekly_roadmap',
    })
    expect(readLoginOutcome('?reading=//evil.example').reading).toBeNull()
  })

  test('a login that began at a pack goes back to the pricing page', () => {
    const outcome = readLoginOutcome('?auth=success&token=abc&redirect=pricing&purchase=seed3')
    expect(outcome).toMatchObject({ destination: '/pricing', purchase: 'seed3' })
  })

  test.each(['/settings', '/credits', '/success?session_id=cs_test_1'] as const)(
    'a login that began at %s goes back there',
    (destination) => {
      const { search } = new URL(loginFor(destination), 'https://numeria.example')
      expect(readLoginOutcome(search).destination).toBe(destination)
    },
  )

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'success?session_id=cs_1&next=//evil.example',
    'settings/../evil',
  ])('a redirect to %s leads to the chat', (redirect) => {
    expect(readLoginOutcome(`?auth=success&token=abc&redirect=${encodeURIComponent(redirect)}`).destination).toBe(
      '/chat',
    )
  })

  test('a success without a token is a failure that says so', () => {
    const outcome = readLoginOutcome('?auth=success')
    expect(outcome).toMatchObject({ kind: 'failure', reason: 'no_token' })
    expect(loginFailures.no_token).toBe('No authentication token received. Please try again.')
  })

  test('an error has its reason, and an unknown reason is "other"', () => {
    expect(readLoginOutcome('?auth=error&reason=no_email')).toMatchObject({ kind: 'failure', reason: 'no_email' })
    expect(readLoginOutcome('?auth=error&reason=teapot')).toMatchObject({ kind: 'failure', reason: 'other' })
    expect(toReason(undefined)).toBe('other')
  })

  test('an address of another login names that login, and nothing else that an address may name', () => {
    expect(readLoginOutcome('?auth=error&reason=email_in_use&with=google')).toMatchObject({ opensWith: 'Google' })
    expect(readLoginOutcome('?auth=error&reason=email_in_use&with=Evil')).not.toHaveProperty('opensWith')
    expect(emailInUse('Google')).toContain('Continue with Google')
  })

  test('an expired and an invalid link read the same', () => {
    expect(loginFailures.token_expired).toBe(loginFailures.invalid_token)
  })

  test('without any of it, it is a visit', () => {
    expect(readLoginOutcome('')).toEqual({ kind: 'visit', destination: '/chat', purchase: null, reading: null })
  })
})
