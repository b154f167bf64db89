import { isValidBIC, isValidIBAN } from 'ibantools'
import { AppError } from '../platform/errors.ts'
import type { Debtor } from '../platform/payout-settings.ts'
import { nextBankDay } from './payouts.rules.ts'
import { toSepaText } from './sepa-text.ts'
import { decimal, purpose, totalOf, type AboutBatch, type Transfer } from './transfer.ts'

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/**
 * SEPA credit transfers as ISO 20022 pain.001.001.09, in the subset that every bank of SEPA takes: one payment of many transfers, settled on the next bank
 * day. Addresses are left out: banks take structured ones only, and need none.
 */
export async function sepaFile(
  { batchId, at }: AboutBatch,
  debtor: Debtor,
  transfers: readonly Transfer[],
): Promise<string> {
  // Loaded with the first file of a month: most processes never write one.
  const { create } = await import('xmlbuilder2')
  const sums = { NbOfTxs: String(transfers.length), CtrlSum: decimal(totalOf(transfers)) }
  const name = toSepaText(debtor.name)
  return create({ version: '1.0', encoding: 'UTF-8' })
    .ele(namespace, 'Document')
    .ele({
      CstmrCdtTrfInitn: {
        GrpHdr: { MsgId: batchId, CreDtTm: at.toISOString(), ...sums, InitgPty: { Nm: name } },
        PmtInf: {
          PmtInfId: batchId,
          PmtMtd: 'TRF',
          BtchBookg: 'true',
          ...sums,
          PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
          ReqdExctnDt: { Dt: nextBankDay(at) },
          Dbtr: { Nm: name },
          DbtrAcct: { Id: { IBAN: debtor.iban } },
          DbtrAgt: { FinInstnId: { BICFI: debtor.bic } },
          ChrgBr: 'SLEV',
          CdtTrfTxInf: transfers.map(({ reference, minor, holder, account, bank }) => ({
            PmtId: { EndToEndId: reference },
            Amt: { InstdAmt: { '@Ccy': 'EUR', '#': decimal(minor) } },
            CdtrAgt: { FinInstnId: { BICFI: bank } },
            Cdtr: { Nm: toSepaText(holder) },
            CdtrAcct: { Id: { IBAN: account } },
            RmtInf: { Ustrd: purpose },
          })),
        },
      },
    })
    .end({ prettyPrint: true })
}

/** The account that is paid from. @throws {AppError} `payouts.no_debtor` where the settings do not name a real one */
export function checkDebtor(debtor: Debtor | null): Debtor {
  if (!debtor || !isValidIBAN(debtor.iban) || !isValidBIC(debtor.bic)) throw new AppError('payouts.no_debtor')
  return debtor
}
