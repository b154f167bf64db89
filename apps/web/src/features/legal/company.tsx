import { brand, type PublicConfig } from '@numeria/contract'
import { legal } from '#messages/legal'
import { useConfig } from '../sign-in/sign-in.api.ts'

/** The company's details, from the server's settings. */
export function Company() {
  const { data: config } = useConfig()
  return <CompanyDetails company={config?.company ?? null} />
}

export function CompanyDetails({ company }: { company: PublicConfig['company'] | null }) {
  const kind = company && kindOf(company.phone)
  return (
    <address className="not-italic">
      <span className="block">{company?.name ?? brand.name}</span>
      {company?.address && <span className="block">{company.address}</span>}
      {company?.vatNumber && <span className="block">{legal.vatNumber(company.vatNumber)}</span>}
      {company?.registry && (
        <span className="block">{legal.registered(company.registry, company.registrationNumber)}</span>
      )}
      {company?.shareCapital && (
        <span className="block">{legal.shareCapital(company.shareCapital, company.paidUpCapital)}</span>
      )}
      {company?.phone && (
        <span className="block">
          {legal.phone}{' '}
          <a href={`tel:${company.phone.replaceAll(' ', '')}`} className="underline underline-offset-4">
            {company.phone}
          </a>{' '}
          {kind && legal.callTo[kind]}
        </span>
      )}
      <a href={`mailto:${brand.supportEmail}`} className="underline underline-offset-4">
        {brand.supportEmail}
      </a>
    </address>
  )
}

/** Which network a Portuguese number belongs to; null for all others. */
function kindOf(phone: string): 'fixed' | 'mobile' | null {
  const digits = phone.replaceAll(' ', '')
  return digits.startsWith('+3512') ? 'fixed' : digits.startsWith('+3519') ? 'mobile' : null
}
