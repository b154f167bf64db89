import { describe, expect, test } from 'vitest'
import { environmentOf, unconfiguredServices } from './external-services.ts'

describe('the sandbox stands in', () => {
  test('for every service when nothing is configured', () => {
    expect(unconfiguredServices({})).toEqual(['sign-in', 'model', 'payments'])
    expect(unconfiguredServices({ MODEL_BASE_URL: ' ', GOOGLE_CLIENT_ID: '' })).toEqual([
      'sign-in',
      'model',
      'payments',
    ])
  })

  test('for sign-in and payments when a model is configured, without touching the model', () => {
    const missing = unconfiguredServices({
      MODEL_BASE_URL: 'https://model.example',
      MODEL_API_KEY: 'key',
      MODEL_NAME: 'name',
    })
    expect(missing).toEqual(['sign-in', 'payments'])
    expect(
      environmentOf(missing, { GOOGLE_ISSUER: 'g', APPLE_ISSUER: 'a', FACEBOOK_WEB_URL: 'f', MODEL_BASE_URL: 'm' }),
    ).toEqual({
      GOOGLE_ISSUER: 'g',
      APPLE_ISSUER: 'a',
      FACEBOOK_WEB_URL: 'f',
    })
  })

  test('for nothing that is half configured, which the server refuses by name', () => {
    expect(unconfiguredServices({ FACEBOOK_CLIENT_ID: 'id', MODEL_NAME: 'name', STRIPE_SECRET_KEY: 'sk' })).toEqual([])
  })
})
