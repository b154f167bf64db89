import { clientKey } from './apple/client-key.ts'
import { pictureCertificates, pictureKey } from './pictures/credential.ts'

const host = '127.0.0.1'

export function sandboxUrl(port: number): string {
  return `http://${host}:${port}`
}

/**
 * The settings with which the product's server uses a sandbox on `port`. They depend on the port alone, so a launcher
 * can hand them out before the sandbox is up. The secrets open nothing but a sandbox.
 */
export function sandboxEnvironment(port: number) {
  const url = sandboxUrl(port)
  return {
    GOOGLE_ISSUER: `${url}/google`,
    GOOGLE_CLIENT_ID: 'sandbox-google-client',
    GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
    FACEBOOK_CLIENT_ID: '100000000000001',
    FACEBOOK_CLIENT_SECRET: 'sandbox-facebook-secret',
    FACEBOOK_WEB_URL: `${url}/facebook`,
    FACEBOOK_GRAPH_URL: `${url}/facebook-graph`,
    APPLE_ISSUER: `${url}/apple`,
    APPLE_CLIENT_ID: 'sandbox.apple.client',
    APPLE_TEAM_ID: 'SANDBOXTM1',
    APPLE_KEY_ID: 'SANDBOXKY1',
    APPLE_PRIVATE_KEY: clientKey,
    MODEL_BASE_URL: `${url}/v1`,
    MODEL_API_KEY: 'sandbox-model-key',
    MODEL_NAME: 'sandbox-selene',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_API_BASE: url,
    STRIPE_SCRIPT_URL: `${url}/_stripe/v3/stripe.js`,
    INVOICEXPRESS_URL: `${url}/invoicexpress`,
    INVOICEXPRESS_API_KEY: 'sandbox-invoicexpress-key',
    VIES_URL: `${url}/vies`,
    TELEGRAM_BOT_TOKEN: '100000001:sandbox-bot',
    TELEGRAM_API_ROOT: `${url}/telegram`,
    SMTP_URL: `smtp://${host}:25?proxy=${encodeURIComponent(url)}`,
    PUSH_SERVICE_URL: `${url}/push`,
    C2PA_CERTIFICATE: pictureCertificates,
    C2PA_PRIVATE_KEY: pictureKey,
    MAIL_FROM: 'Numeria <hello@numeria.example>',
  }
}

export type SandboxEnvironment = ReturnType<typeof sandboxEnvironment>
