/** Capacity for objects of one kind; the oldest is dropped first, so that a sandbox that runs for weeks stays small. */
const maxItems = 5_000

export type Collection<Item extends { id: string }> = {
  find: (id: string) => Item | undefined
  /** Keeps it as the newest. */
  add(item: Item): Item
  remove(id: string): void
  /** Newest first, as Stripe lists everything. */
  list(): Item[]
  readonly size: number
}

export function createCollection<Item extends { id: string }>(): Collection<Item> {
  const items = new Map<string, Item>()
  return {
    find: (id) => items.get(id),
    add(item) {
      items.set(item.id, item)
      if (items.size > maxItems) items.delete(items.keys().next().value!)
      return item
    },
    remove: (id) => void items.delete(id),
    list: () => [...items.values()].reverse(),
    get size() {
      return items.size
    },
  }
}
