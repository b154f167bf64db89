// Where the processor time of turns goes: which process takes it, and in the server whose code, asked of its inspector.
import { usageOfParties } from '../load/watch.ts'
import type { Series } from './load.ts'
import type { startProduct } from './product.ts'
import { usageOf } from './usage.ts'

type CallFrame = { functionName: string; url: string; lineNumber: number }
type ProfileNode = { id: number; callFrame: CallFrame; children?: number[] }
type Profile = { nodes: ProfileNode[]; samples: number[]; timeDeltas: number[] }

/** A smaller part says nothing by itself. */
const leastPercent = 1

/**
 * Prints the CPU time of each process for 100 turns, and the share of each part of the server.
 * @param series turns of many callers; run twice, since a sampled process is slower
 */
export async function tellWhereTimeGoes(
  product: Awaited<ReturnType<typeof startProduct>>,
  inspectorPort: number,
  series: () => Promise<Series>,
): Promise<void> {
  const used = () => {
    const { server, database, bench } = usageOfParties(product)
    const caller = usageOf(process.pid)?.cpuSeconds ?? 0
    return { server: server.cpuSeconds, database: database.cpuSeconds, model: bench.cpuSeconds - caller, caller }
  }
  const before = used()
  const { samples, seconds } = await series()
  const after = used()
  const per100 = (name: keyof typeof before): number =>
    Number((((after[name] - before[name]) / samples.length) * 100).toFixed(3))
  const parties = (['server', 'database', 'model', 'caller'] as const).map((name) => [name, per100(name)] as const)
  console.log(`${Math.round(samples.length / seconds)} turns a second. Processor seconds for 100 turns:`)
  console.table(Object.fromEntries(parties))

  const end = await startProfile(inspectorPort)
  await series()
  const { owners, functions } = await end()
  console.log('The server, by whose code it is, in per cent:')
  console.table(Object.fromEntries(owners.filter(([, percent]) => percent >= leastPercent)))
  console.log('Its functions that take the most by themselves:')
  console.table(Object.fromEntries(functions.slice(0, 25)))
}

/** The packages and functions that the time was spent in, in per cent of the time in which the process did anything. */
export type Shares = { owners: [string, number][]; functions: [string, number][] }

/**
 * Starts sampling a process that was started with `--inspect=<port>`. Work of Node and V8 counts for its caller: a write to a socket belongs to the writing
 * function.
 * @returns ends it
 */
export async function startProfile(inspectorPort: number): Promise<() => Promise<Shares>> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(targets[0]!.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  let questions = 0
  const ask = <Result>(method: string, params: object = {}): Promise<Result> => {
    questions += 1
    const id = questions
    const answer = new Promise<Result>((resolve) => {
      const hear = ({ data }: MessageEvent): void => {
        const message = JSON.parse(data as string) as { id?: number; result: Result }
        if (message.id !== id) return
        socket.removeEventListener('message', hear)
        resolve(message.result)
      }
      socket.addEventListener('message', hear)
    })
    socket.send(JSON.stringify({ id, method, params }))
    return answer
  }
  await ask('Profiler.enable')
  await ask('Profiler.setSamplingInterval', { interval: 500 })
  await ask('Profiler.start')
  return async () => {
    const { profile } = await ask<{ profile: Profile }>('Profiler.stop')
    socket.close()
    return sharesOf(profile)
  }
}

function sharesOf({ nodes, samples, timeDeltas }: Profile): Shares {
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const [owners, functions] = [new Map<string, number>(), new Map<string, number>()]
  let all = 0
  for (const [index, id] of samples.entries()) {
    const { callFrame } = byId.get(id)!
    if (callFrame.functionName === '(idle)') continue
    const time = timeDeltas[index]!
    all += time
    let owner: string | null = null
    for (let at: number | undefined = id; at !== undefined && owner === null; at = parents.get(at))
      owner = ownerOf(byId.get(at)!.callFrame)
    const place = `${callFrame.functionName || '(anonymous)'} ${placeOf(callFrame.url)}`.trim()
    owners.set(owner ?? 'Node', (owners.get(owner ?? 'Node') ?? 0) + time)
    functions.set(place, (functions.get(place) ?? 0) + time)
  }
  const told = (times: Map<string, number>): [string, number][] =>
    [...times]
      .toSorted(([, one], [, other]) => other - one)
      .map(([name, time]) => [name, Number(((time / all) * 100).toFixed(1))])
  return { owners: told(owners), functions: told(functions) }
}

/** Null for frames of Node and V8. */
function ownerOf({ functionName, url }: CallFrame): string | null {
  if (functionName === '(garbage collector)') return 'garbage collector'
  // Time of the process outside any function: system calls without a JavaScript caller, and the event loop itself.
  if (functionName === '(program)') return 'outside JavaScript'
  const dependency = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  return dependency ?? /\/(?:apps\/server\/src|packages)\/([^/]+)/.exec(url)?.[1] ?? null
}

function placeOf(url: string): string {
  return url.startsWith('node:') ? url : url.split('/').slice(-2).join('/')
}
