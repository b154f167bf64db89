import type { Stripe } from 'stripe'
import { cardBehaviour, cardBrand, unfailing } from '../cards.ts'
import type { PaymentAttempt, TypedCard } from '../payments.ts'
import { newId, type Funding, type State } from '../state.ts'
import { emptyAddress } from './customer.ts'

/** The card behind a wallet. */
const walletCard: TypedCard = { number: '4242424242424242', expMonth: 12, expYear: 2044, cvc: '424' }

function cardOf(card: TypedCard, wallet: 'apple_pay' | 'google_pay' | null): Stripe.PaymentMethod.Card {
  const brand = cardBrand(card.number)
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: card.number === '4000006200000007' ? 'PT' : 'US',
    display_brand: brand,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    fingerprint: `fingerprint${card.number.slice(-4)}`,
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: wallet ? { dynamic_last4: null, type: wallet } : null,
  }
}

/** Stores a payment method and its test behaviour. */
export function addFunding(state: State, attempt: PaymentAttempt, customer: string | null): Funding {
  const { method } = attempt
  const typed = method === 'card' ? attempt.card : undefined
  const wallet = method === 'apple_pay' || method === 'google_pay' ? method : null
  const type = wallet ? 'card' : method
  const payer = attempt.email ?? 'payer@example.com'
  const paymentMethod: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: emptyAddress(attempt.country ?? null, attempt.postalCode ?? null),
      email: attempt.email ?? null,
      name: attempt.name ?? null,
      phone: null,
      tax_id: null,
    },
    created: state.clock.now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type,
    ...(type === 'card' ? { card: cardOf(typed ?? walletCard, wallet) } : {}),
    ...(type === 'paypal' ? { paypal: { country: 'PT', payer_email: payer, payer_id: newId('', 13).slice(1) } } : {}),
    ...(type === 'link' ? { link: { email: payer } } : {}),
    ...(type === 'sepa_debit'
      ? {
          sepa_debit: {
            bank_code: '19043',
            branch_code: '',
            country: 'AT',
            fingerprint: `fingerprint${attempt.iban?.slice(-4)}`,
            generated_from: { charge: null, setup_attempt: null },
            last4: attempt.iban?.slice(-4) ?? null,
          },
        }
      : {}),
  }
  const behaviour = typed ? cardBehaviour(typed.number) : unfailing
  return state.fundings.add({ id: paymentMethod.id, method: paymentMethod, behaviour })
}

/** Such as 'Visa •••• 4242'. */
export function describeFunding(method: Stripe.PaymentMethod): string {
  if (method.card)
    return `${method.card.brand[0]!.toUpperCase()}${method.card.brand.slice(1)} •••• ${method.card.last4}`
  return { paypal: 'PayPal', link: 'Link', sepa_debit: 'Bank account' }[method.type as string] ?? method.type
}
