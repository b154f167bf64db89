import { errorTexts } from '@numeria/contract/shared-texts/pt/errors'
import * as gifts from '@numeria/contract/shared-texts/pt/gifts'
import * as keptKinds from '@numeria/contract/shared-texts/pt/kept-kinds'
import * as kinds from '@numeria/contract/shared-texts/pt/kinds'
import * as operators from '@numeria/contract/shared-texts/pt/operators'
import * as relations from '@numeria/contract/shared-texts/pt/relations'
import * as shares from '@numeria/contract/shared-texts/pt/shares'
import { portugueseNumbers as numberNames } from '@numeria/numerology/meanings/pt/words/words'
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
import type * as main from '../en/texts.ts'

export const pt: typeof main.en = {
  adminEmails: { lockout, newBrowser },
  calendar,
  company,
  complaints,
  /** Between the units and the cents of a price. */
  decimalMark: ',',
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
  /** Also shown by the pages. */
  shared: { ...gifts, ...keptKinds, ...kinds, ...operators, ...relations, ...shares },
  subscriptionEmails,
  withholding,
}
