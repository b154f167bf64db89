import parameters from '../parameters/parameters.json' with { type: 'json' }
import type { Shape } from '../parameters/shape.ts'
import type { Call, Calls } from './call.ts'
import { checkoutCalls } from './calls/checkout-calls.ts'
import { customerCalls } from './calls/customer-calls.ts'
import { otherCalls } from './calls/other-calls.ts'
import { paymentCalls } from './calls/payment-calls.ts'
import { subscriptionCalls } from './calls/subscription-calls.ts'

const shapes = parameters as unknown as Record<string, Shape>

export const calls: Calls = {
  ...checkoutCalls,
  ...customerCalls,
  ...paymentCalls,
  ...subscriptionCalls,
  ...otherCalls,
}

export type Route = { name: string; call: Call; shape: Shape; id: string }

const routes = Object.entries(calls).map(([name, call]) => {
  const [method, path] = call.route.split(' ') as [string, string]
  return { name, call, method, pattern: new RegExp(`^${path.replace(':id', '(?<id>[A-Za-z0-9_]+)')}$`) }
})

/** The call that a request means, with the id in its path. */
export function findRoute(method: string, path: string): Route | null {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(path) : null
    if (match) return { name: route.name, call: route.call, shape: shapes[route.name]!, id: match.groups?.id ?? '' }
  }
  return null
}
