import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

type Pool = { totalCount: number; idleCount: number; waitingCount: number }

export type Metrics = ReturnType<typeof createMetrics>

/** Metrics of this process, for Prometheus. No label identifies a user; addresses are those of the route table. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'numeria_' })
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'numeria_request_seconds',
      help: 'How long requests took, by route and status; streams until their last byte.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    firstTextSeconds: new Histogram({
      name: 'numeria_turn_first_text_seconds',
      help: 'From taking a message to the first checked sentence of its reading.',
      buckets: [0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 13, 30],
      registers,
    }),
    turnsRunning: new Gauge({
      name: 'numeria_turns_running',
      help: 'Readings that are being written at this moment.',
      registers,
    }),
    requestsOpen: new Gauge({
      name: 'numeria_requests_open',
      help: 'Requests that are being answered at this moment, streams among them.',
      registers,
    }),
    modelResting: new Gauge({
      name: 'numeria_model_resting',
      help: 'In how many processes an endpoint of the model has failed so often that it is left alone for a while.',
      labelNames: ['endpoint'],
      registers,
    }),
    turns: new Counter({
      name: 'numeria_turns_total',
      help: 'Paid turns by how they ended: done, stopped, or the error’s code.',
      labelNames: ['outcome'],
      registers,
    }),
    readingsRefused: new Counter({
      name: 'numeria_readings_refused_total',
      help: 'Sentences of the model that were not shown, and faults of whole readings, by rule, language and version of the prompt.',
      labelNames: ['rule', 'language', 'prompt'],
      registers,
    }),
    calendarsWritten: new Counter({
      name: 'numeria_calendars_written_total',
      help: 'How often the text of a calendar was written. Each takes it once in a day until it is dropped from the cache.',
      registers,
    }),
    readingsMasked: new Counter({
      name: 'numeria_public_readings_masked_total',
      help: 'How often names and dates were left out of a reading for its public page. A publication, a change of its choices and a preview take it once each, and a visit takes none.',
      registers,
    }),
    paymentEventsFailed: new Counter({
      name: 'numeria_payment_events_failed_total',
      help: 'How often a payment event could not be followed, though nobody was away: it comes again, but not for ever.',
      registers,
    }),
    paymentEventsLost: new Counter({
      name: 'numeria_payment_events_lost_total',
      help: 'Payment events that came by no webhook and were found by asking the provider.',
      registers,
    }),
    invoiceDocuments: new Counter({
      name: 'numeria_invoice_documents_total',
      help: 'Tries to issue invoices and credit notes.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    loginEmails: new Counter({
      name: 'numeria_login_emails_total',
      help: 'Requests for a login e-mail: sent, or the limit that was reached.',
      labelNames: ['outcome'],
      registers,
    }),
    actsAsOwner: new Gauge({
      name: 'numeria_database_owner',
      help: 'How many processes act as the owner of their tables, because they may not use the role for servers.',
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'numeria_job_seconds',
      help: 'How long jobs took, by how they ended.',
      labelNames: ['job', 'outcome'],
      buckets: [0.01, 0.1, 1, 10, 60, 600],
      registers,
    }),
  }
}

/** Counts the connections of a pool at each scrape. */
export function watchPool({ registry }: Pick<Metrics, 'registry'>, pool: Pool): void {
  new Gauge({
    name: 'numeria_database_connections',
    help: 'Connections to the database that are in use or idle, and the questions that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
