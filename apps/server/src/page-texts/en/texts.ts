import type { SharedTexts } from '@numeria/contract'
import { errorTexts } from '@numeria/contract/shared-texts/en/errors'
import * as gifts from '@numeria/contract/shared-texts/en/gifts'
import * as keptKinds from '@numeria/contract/shared-texts/en/kept-kinds'
import * as kinds from '@numeria/contract/shared-texts/en/kinds'
import * as operators from '@numeria/contract/shared-texts/en/operators'
import * as relations from '@numeria/contract/shared-texts/en/relations'
import * as shares from '@numeria/contract/shared-texts/en/shares'
import { numberNames } from '@numeria/numerology'
import { lockout, newBrowser } from './admin-emails.ts'
import { calendar } from './calendar.ts'
import { company } from './company.ts'
import { deletionEmail } from './deletion-email.ts'
import { documentEmails } from './document-emails.ts'
import { download, downloadedReading } from './download.ts'
import { downloadSections } from './download-sections.ts'
import { downloadFields, downloadValues, emailKinds } from './download-words.ts'
import { facts } from './facts.ts'
import { letters } from './letters.ts'
import { loginCodes, ownLogins } from './login-codes.ts'
import { loginEmails } from './login-emails.ts'
import { complaints, orderEmails } from './order-emails.ts'
import { payoutEmails } from './payout-emails.ts'
import { pictures } from './pictures.ts'
import { platformEmails } from './platform-emails.ts'
import { publicReadings } from './public-readings.ts'
import { reminders } from './reminders.ts'
import { reportEmails } from './report-emails.ts'
import { subscriptionEmails } from './subscription-emails.ts'
import { withholding } from './withholding.ts'

/** Also shown by the pages. */
const shared: SharedTexts = { ...gifts, ...keptKinds, ...kinds, ...operators, ...relations, ...shares }

/** All texts of the server in English. Its type is that of every language. */
export const en = {
  adminEmails: { lockout, newBrowser },
  calendar,
  company,
  complaints,
  /** Between the units and the cents of a price. */
  decimalMark: '.',
  deletionEmail,
  documentEmails,
  download,
  downloadFields,
  downloadSections,
  downloadValues,
  downloadedReading,
  emailKinds,
  errorTexts,
  facts,
  letters,
  loginCodes,
  loginEmails,
  /** Names of the numbers of a chart. */
  numberNames,
  orderEmails,
  ownLogins,
  payoutEmails,
  pictures,
  platformEmails,
  publicReadings,
  reminders,
  reportEmails,
  shared,
  subscriptionEmails,
  withholding,
}
