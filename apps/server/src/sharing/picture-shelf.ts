import type { PublicReading, PageLanguage } from '@numeria/contract'
import { AppError } from '../platform/errors.ts'
import type { SignPicture } from './picture-signer.ts'
import { paintPublicReading } from './public-picture.ts'

/** Pictures kept: some 100 KB each. */
const mostKept = 60
/** Painters at work and waiting. Painting takes a tenth of a second of a core. */
const mostPainting = 8

/** A cache of rendered pictures that drops the least recently used. Simultaneous requests share one rendering. */
export class PictureShelf {
  readonly #pictures = new Map<string, Promise<Buffer>>()
  readonly #sign: SignPicture
  #painting = 0

  constructor(sign: SignPicture) {
    this.#sign = sign
  }

  /**
   * @param version names the picture: what it shows and of what
   * @throws {AppError} `server.busy` while too many are painted at once
   */
  async take(version: string, reading: PublicReading, language: PageLanguage): Promise<Buffer> {
    const picture = this.#pictures.get(version) ?? this.#begin(version, reading, language)
    this.#pictures.delete(version)
    this.#pictures.set(version, picture)
    if (this.#pictures.size > mostKept) this.#pictures.delete(this.#pictures.keys().next().value!)
    return picture
  }

  /** A failed rendering is not shared. */
  #begin(version: string, reading: PublicReading, language: PageLanguage): Promise<Buffer> {
    const picture = this.#paint(reading, language)
    picture.catch(() => {
      if (this.#pictures.get(version) === picture) this.#pictures.delete(version)
    })
    return picture
  }

  async #paint(reading: PublicReading, language: PageLanguage): Promise<Buffer> {
    if (this.#painting >= mostPainting) throw new AppError('server.busy', { retryAfterSeconds: 2 })
    this.#painting += 1
    try {
      return await this.#sign(await paintPublicReading(reading, language))
    } finally {
      this.#painting -= 1
    }
  }
}
