import type { PageLanguage } from '@numeria/contract'
import { pageTexts } from '../page-texts/page-texts.ts'
import type { Company } from './company-settings.ts'

/** The seller below an e-mail: what the law wants on the correspondence of a company (Código das Sociedades Comerciais, art. 171; Decreto-Lei 7/2004, art. 10). */
export function companyLines(company: Company, language: PageLanguage): string[] {
  const { vat, phone, registered, number, capital, paidUp } = pageTexts[language].company
  const { registry, registrationNumber, shareCapital, paidUpCapital } = company
  return [
    company.name,
    company.address,
    company.vatNumber && `${vat} ${company.vatNumber}`,
    registry && `${registered} ${registry}, ${number} ${registrationNumber}`,
    shareCapital && `${capital} ${shareCapital}${paidUpCapital && `, ${paidUp} ${paidUpCapital}`}`,
    company.phone && `${phone} ${company.phone}`,
  ].filter((line) => line !== '')
}

/** Name, register and phone, in any language; '' where neither register nor phone is given. */
export function companyLine({ name, registry, registrationNumber, phone }: Company): string {
  const parts = [registry && `${registry}, ${registrationNumber}`, phone].filter((part) => part !== '')
  return parts.length === 0 ? '' : [name, ...parts].join(' · ')
}
