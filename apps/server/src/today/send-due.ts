/**
 * Works off messages that are due, `atOnce` of a batch at a time.
 * @param work says whether its row is no longer due at the moment that it was
 */
export async function sendDue<Row>(
  findBatch: () => Promise<readonly Row[]>,
  atOnce: number,
  work: (row: Row) => Promise<boolean>,
): Promise<void> {
  for (;;) {
    const due = await findBatch()
    let moved = 0
    for (let first = 0; first < due.length; first += atOnce) {
      const done = await Promise.all(due.slice(first, first + atOnce).map(work))
      moved += done.filter((isMoved) => isMoved).length
    }
    // Messages that no process could move are left to the next run.
    if (moved === 0) return
  }
}
