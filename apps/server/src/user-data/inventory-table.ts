import type { RawBuilder } from 'kysely'
import type { PageTexts } from '../page-texts/page-texts.ts'
import type { Tables } from '../platform/database/tables.ts'

export type InventoryTable = {
  /** Its rows belong to a person by their `user_id`. */
  table: keyof Tables
  /** The name in the download, where its title stands by this name (`page-texts/<language>/download-sections.ts`). */
  name: keyof PageTexts['downloadSections']
  /** The rows that the download shows, where it does not show all. */
  shows?: RawBuilder<boolean>
  /** Columns left out of the download: our secrets and hashes, other users' data, encrypted values. */
  hidden?: readonly string[]
  /**
   * Effect of deleting the account. `goes`: deleted. `words`: texts are deleted, prices stay. `books`: kept as long as bookkeeping law requires, under an id
   * that leads to no user. `emails`: deleted after the emails that the law requires were sent. `claims`: deleted last, since it assigns an address to an
   * account.
   */
  onDeletion: 'goes' | 'words' | 'books' | 'emails' | 'claims'
}
