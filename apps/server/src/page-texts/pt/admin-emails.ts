import { brand } from '@numeria/contract'
import type * as en from '../en/admin-emails.ts'

export const lockout: typeof en.lockout = (url) => ({
  subject: `Códigos errados na conta de administração da ${brand.name}`,
  text: `A palavra-passe desta conta de administração foi introduzida corretamente, mas com códigos errados do autenticador, até se esgotarem as tentativas. Num navegador novo, só é agora aceite um código de oito em oito horas. Os navegadores em que a conta já iniciou sessão e os códigos de recuperação funcionam como sempre.\n\nSe as tentativas forem de outra pessoa, ela conhece a palavra-passe: é preciso mudá-la em Segurança, em ${url}/admin?section=security, ou pedir que seja reposta no servidor: npm run admin -- reset <e-mail>.`,
})

export const newBrowser: typeof en.newBrowser = (device, moment, url) => ({
  subject: `Novo início de sessão na administração da ${brand.name}`,
  text: `Houve um início de sessão nesta conta de administração num navegador novo${device}, em ${moment} UTC.\n\nSe foi outra pessoa, é preciso terminar essa sessão em Segurança, em ${url}/admin?section=security, e pedir que a palavra-passe seja reposta no servidor: npm run admin -- reset <e-mail>.`,
})
