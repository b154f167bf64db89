import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** What this process counts, for Prometheus. Nothing in it says who: no label is a person's, and addresses are those of the route table. */
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
    turns: new Counter({
      name: 'numeria_turns_total',
      help: 'Paid turns by how they ended: done, stopped, or the error’s code.',
      labelNames: ['outcome'],
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
