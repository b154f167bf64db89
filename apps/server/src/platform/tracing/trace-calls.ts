import { problemOf, traced, type Tracing } from './tracing.ts'

/** Calls to an external service, as spans `<service> <verb>`; what it answers at once, without a promise, needs none. */
export function traceCalls<Service extends object>(service: Service, name: string, tracing: Tracing): Service {
  return new Proxy(service, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key)
      if (typeof member !== 'function') return member
      return (...values: unknown[]): unknown => {
        const span = tracing.begin(`${name} ${String(key)}`, 'client')
        const answer: unknown = tracing.within(span, () => Reflect.apply(member, target, values))
        if (answer instanceof Promise)
          answer.then(
            () => span.end(),
            (error: unknown) => span.end(problemOf(error)),
          )
        return answer
      }
    },
  })
}

/** Each run of a job as a span, so that what it asks belongs to it. */
export function traceJobs<Job extends { name: string; run: () => Promise<unknown> }>(
  jobs: readonly Job[],
  tracing: Tracing,
): Job[] {
  return jobs.map((job) => ({ ...job, run: () => traced(tracing, `job ${job.name}`, 'internal', job.run) }))
}
