import { AppError } from '../platform/errors.ts'

/** Pictures kept: some 100 KB each. Those of the numbers are 48. */
const maxKept = 120
/** Painters at work and waiting. Painting takes a tenth of a second of a core. */
const maxPainting = 8

/** A cache of rendered pictures that drops the least recently used. Simultaneous requests share one rendering. */
export class PictureCache {
  readonly #pictures = new Map<string, Promise<Buffer>>()
  #painting = 0

  /**
   * @param version names the picture: what it shows and of what
   * @throws {AppError} `server.busy` while too many are painted at once
   */
  async take(version: string, paint: () => Promise<Buffer>): Promise<Buffer> {
    const picture = this.#pictures.get(version) ?? this.#begin(version, paint)
    this.#pictures.delete(version)
    this.#pictures.set(version, picture)
    if (this.#pictures.size > maxKept) this.#pictures.delete(this.#pictures.keys().next().value!)
    return picture
  }

  /** A failed rendering is not shared. */
  #begin(version: string, paint: () => Promise<Buffer>): Promise<Buffer> {
    const picture = this.paint(paint)
    picture.catch(() => {
      if (this.#pictures.get(version) === picture) this.#pictures.delete(version)
    })
    return picture
  }

  /** A picture that is not kept: it is one person's. @throws {AppError} `server.busy` */
  async paint(paint: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#painting >= maxPainting) throw new AppError('server.busy', { retryAfterSeconds: 2 })
    this.#painting += 1
    try {
      return await paint()
    } finally {
      this.#painting -= 1
    }
  }
}
