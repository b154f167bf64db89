import { invalid, notPlayed } from './stripe-error.ts'

type Range = { gt?: number; gte?: number; lt?: number; lte?: number }
type ListParams = {
  limit?: number
  starting_after?: string
  ending_before?: string
  created?: number | Range
} & Record<string, unknown>

type Listed = { id: string; created?: number }

/** Whether an object fits a filter. `undefined`: the sandbox does not play it. */
export type Filters<Item> = Record<string, (item: Item, wanted: never) => boolean>

const paging = new Set(['limit', 'starting_after', 'ending_before', 'created', 'expand'])

function isCreatedIn(created: number, wanted: number | Range): boolean {
  if (typeof wanted === 'number') return created === wanted
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted
  return created > gt && created >= gte && created < lt && created <= lte
}

function pageOf<Item extends Listed>(items: Item[], params: ListParams, limit: number): [Item[], boolean] {
  const { starting_after: after, ending_before: before } = params
  if (after !== undefined && before !== undefined)
    throw invalid('Received both starting_after and ending_before parameters. Please pass in only one.')
  const cursor = after ?? before
  const at = items.findIndex(({ id }) => id === cursor)
  if (cursor !== undefined && at === -1) {
    const param = after === undefined ? 'ending_before' : 'starting_after'
    throw invalid(`No such object: '${cursor}'`, param, 'resource_missing')
  }
  const rest = before === undefined ? items.slice(at + 1) : items.slice(0, at)
  return [before === undefined ? rest.slice(0, limit) : rest.slice(-limit), rest.length > limit]
}

/** A page of `items`, which come newest first, filtered as the call's parameters say. */
export function listPage<Item extends Listed>(
  url: string,
  items: Item[],
  given: Record<string, unknown>,
  filters: Filters<Item> = {},
) {
  const params = given as ListParams
  const limit = params.limit ?? 10
  if (limit < 1 || limit > 100) throw invalid('Invalid limit: must be between 1 and 100', 'limit')
  const wanted = Object.entries(params).filter(([name]) => !paging.has(name))
  for (const [name] of wanted) if (!Object.hasOwn(filters, name)) throw notPlayed(`the filter ${name}`)
  const fitting = items.filter(
    (item) =>
      (params.created === undefined || isCreatedIn(item.created ?? 0, params.created)) &&
      wanted.every(([name, value]) => filters[name]!(item, value as never)),
  )
  const [data, hasMore] = pageOf(fitting, params, limit)
  return { object: 'list', data, has_more: hasMore, url }
}
