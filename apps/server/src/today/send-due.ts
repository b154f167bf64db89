/**
 * Works off messages that are due, `atOnce` at a time. A slow one takes one place, and the others go on beside it.
 * @param findBatch messages that are due; those that are being claimed may be among them again
 * @param work says whether its row is no longer due at the moment that it was
 */
export async function sendDue<Row>(
  findBatch: () => Promise<readonly Row[]>,
  atOnce: number,
  work: (row: Row) => Promise<boolean>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  let isMoving = true
  const start = (row: Row): void => {
    const one = work(row)
      .then(
        (isMoved) => void (isMoving ||= isMoved),
        (failure: unknown) => void failures.push(failure),
      )
      .finally(() => running.delete(one))
    running.add(one)
  }
  // Messages that no process could move are left to the next run.
  while (isMoving && failures.length === 0) {
    isMoving = false
    for (const row of await findBatch()) {
      if (running.size >= atOnce) await Promise.race(running)
      start(row)
    }
    while (!isMoving && running.size > 0) await Promise.race(running)
  }
  await Promise.all(running)
  if (failures.length > 0) throw failures[0]
}
