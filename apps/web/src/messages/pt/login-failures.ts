import type * as en from '../en/login-failures.ts'

const expired = 'A ligação para iniciar sessão expirou. Tenta entrar de novo.'

export const loginFailures: typeof en.loginFailures = {
  token_expired: expired,
  invalid_token: expired,
  no_email:
    'Para entrar com esta conta tens de partilhar o teu e-mail connosco. Usa a outra forma de entrar ou autoriza a partilha do e-mail nas definições de privacidade dessa conta.',
  api_error: 'O início de sessão está temporariamente indisponível. Tenta de novo.',
  email_in_use:
    'Este e-mail já abre uma conta com outro início de sessão. Continua com esse; podes adicionar outros nas Definições.',
  account_leaving: 'Esta conta está a ser apagada. Inicia sessão outra vez para começares uma nova.',
  no_token: 'Não recebemos a confirmação do início de sessão. Tenta de novo.',
  other: 'Não foi possível iniciar sessão. Tenta de novo.',
}

export const emailInUse: typeof en.emailInUse = (provider) => {
  const login = provider === 'passkey' ? 'uma chave de acesso' : provider
  return `Este e-mail já abre uma conta com ${login}. Continua com ${login}; depois podes adicionar este início de sessão nas Definições.`
}
