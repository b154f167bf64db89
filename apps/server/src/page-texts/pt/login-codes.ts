import { brand } from '@numeria/contract'
import type * as en from '../en/login-codes.ts'

export const loginCodes: typeof en.loginCodes = {
  signIn: (code, link, minutes) => ({
    subject: `O teu código para iniciar sessão na ${brand.name}: ${code}`,
    text: `O teu código é ${code}\n\nEscreve-o onde o pediste, ou abre esta ligação no mesmo navegador:\n${link}\n\nO código e a ligação funcionam uma vez, durante ${minutes} minutos. Não dês o código a ninguém: nunca o pedimos por telefone nem por e-mail.\n\nSe não pediste este e-mail, não precisas de fazer nada. Sem ele, ninguém entra na tua conta.`,
  }),
  add: (code, minutes) => ({
    subject: `Código para adicionar este endereço à ${brand.name}: ${code}`,
    text: `O teu código é ${code}\n\nEscreve-o nas definições da ${brand.name}, onde o pediste. A partir daí, podes iniciar sessão nessa conta com este endereço.\n\nO código funciona uma vez, durante ${minutes} minutos. Não o dês a ninguém: quem o tiver pode adicionar o teu endereço à sua conta.\n\nSe não pediste este e-mail, não precisas de fazer nada. Sem o código, nada é adicionado.`,
  }),
}

export const ownLogins: typeof en.ownLogins = { email: 'E-mail', passkey: 'Chave de acesso' }
