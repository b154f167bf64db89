import type { Stripe } from 'stripe'
import { invalid, notPlayed } from '../stripe-error.ts'

const clausePattern = /^(?:(email|name)|metadata\[(?:'([^']+)'|"([^"]+)")\])\s*:\s*(?:'([^']*)'|"([^"]*)")$/

function readClause(clause: string): (customer: Stripe.Customer) => boolean {
  const match = clausePattern.exec(clause.trim())
  if (!match) throw notPlayed(`the search '${clause}'`)
  const [, field, single, double] = match
  const wanted = match[4] ?? match[5]
  if (field) return (customer) => customer[field as 'email' | 'name'] === wanted
  return (customer) => customer.metadata[single ?? double!] === wanted
}

/** `email:'…'`, `name:'…'` and `metadata['…']:'…'`, joined by AND. */
export function searchCustomers(customers: Stripe.Customer[], params: Stripe.CustomerSearchParams) {
  if (params.page !== undefined) throw notPlayed('pages of a search')
  const limit = params.limit ?? 10
  if (limit < 1 || limit > 100) throw invalid('Invalid limit: must be between 1 and 100', 'limit')
  const clauses = params.query.split(/\s+AND\s+/i).map(readClause)
  const fitting = customers.filter((customer) => clauses.every((fits) => fits(customer)))
  return {
    object: 'search_result',
    data: fitting.slice(0, limit),
    has_more: fitting.length > limit,
    next_page: null,
    url: '/v1/customers/search',
  }
}
