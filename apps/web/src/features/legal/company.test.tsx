import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CompanyDetails } from './company.tsx'

const company = {
  name: 'Numeria, Lda',
  address: 'Rua do Ouro 1, 1100-060 Lisboa',
  vatNumber: 'PT500000000',
  complaintsUrl: 'https://www.livroreclamacoes.pt/',
  phone: '+351 210 000 000',
  registry: 'Conservatória do Registo Comercial de Lisboa',
  registrationNumber: '500000000',
  shareCapital: '5 000,00 EUR',
  paidUpCapital: '2 500,00 EUR',
  line: '',
}
const text = (more: object) =>
  renderToStaticMarkup(<CompanyDetails company={{ ...company, ...more }} />).replaceAll(/<[^>]+>/g, ' ')

test('a company is named with its register, its capital and its phone, and what a call to it is', () => {
  const shown = text({})
  expect(shown).toContain('Registered at Conservatória do Registo Comercial de Lisboa, number 500000000')
  expect(shown).toContain('Share capital 5 000,00 EUR, 2 500,00 EUR of it paid up')
  expect(shown).toMatch(/Phone\s+\+351 210 000 000\s+\(call to a Portuguese landline\)/)
  expect(text({ phone: '+351 910 000 000' })).toContain('(call to a Portuguese mobile network)')
})

test('a sole trader has no register, and a foreign number no note', () => {
  const shown = text({
    registry: '',
    registrationNumber: '',
    shareCapital: '',
    paidUpCapital: '',
    phone: '+44 20 7946 0000',
  })
  expect(shown).not.toMatch(/Registered|capital|call to/)
  expect(shown).toContain('+44 20 7946 0000')
})
