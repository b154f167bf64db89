import { errorTable, limits, type ErrorCode } from '@numeria/contract'
import type * as en from '../en/error-sentences.ts'

const byCode: Record<ErrorCode, string> = {
  'request.invalid': 'Há algo neste pedido que não está como devia.',
  'request.foreign_origin': 'Este pedido não veio das nossas páginas.',
  'request.too_large': 'Esta mensagem é demasiado grande para enviar.',
  'request.media_type': 'Envia os dados em JSON.',
  'request.too_fast': 'São muitos pedidos de uma vez. Espera um pouco e tenta outra vez.',
  'request.not_found': 'Não há nada neste endereço.',
  'auth.required': 'Inicia sessão para continuares.',
  invalid_token: 'A tua ligação de entrada expirou. Tenta iniciar sessão outra vez.',
  token_expired: 'A tua ligação de entrada expirou. Tenta iniciar sessão outra vez.',
  'chat.no_rewrite':
    'Esta leitura não pode ser reescrita de graça. As leituras de 5 créditos ou mais podem sê-lo durante 30 dias, exceto as que paraste e as que já são reescritas.',
  'chat.rewrite_used': 'Esta leitura já foi reescrita. Cada uma pode sê-lo uma vez, de graça.',
  'reports.already_reported': 'Já denunciaste esta leitura. Estamos a analisá-la.',
  'reports.not_found': 'Não há nenhuma denúncia em aberto com este número.',
  'sharing.removed': 'Esta leitura deixou de ser pública depois de uma denúncia, e não pode voltar a sê-lo.',
  'admin.required': 'Inicia sessão como administrador.',
  'auth.fresh_sign_in_required': 'Por segurança, inicia sessão de novo antes de fazeres isto.',
  'admin.person_not_found': 'Ninguém tem este endereço de e-mail.',
  'admin.refund_not_found': 'Não há nenhum reembolso destes por fazer.',
  'admin.pending_not_found': 'Essa transação pendente não existe.',
  'admin.code_wrong': 'Este código não está certo. Tenta com o próximo.',
  'admin.set_up_expired': 'Esta configuração expirou. Começa de novo.',
  'admin.password_wrong': 'Esta palavra-passe não está certa.',
  'admin.session_not_found': 'Esta sessão já terminou.',
  'admin.login_failed': 'Não foi possível iniciar sessão',
  'admin.authenticator_on': 'Já tens uma aplicação de autenticação configurada. Remove-a primeiro.',
  'payouts.batch_ended': 'Este ficheiro já foi pago ou anulado.',
  'payouts.no_debtor': 'Não está configurada a conta de onde se paga.',
  'payouts.no_referrer': 'Ninguém com este número recomenda a Numeria.',
  'payouts.request_reused': 'Este pedido já foi feito com outro valor ou outro motivo.',
  'payouts.unreadable': 'Não é possível decifrar os dados bancários com a chave deste servidor. Nada foi exportado.',
  'payouts.not_found': 'Não existe nenhum pagamento com este número.',
  'referrals.enough_codes':
    'Já tens todos os códigos que uma pessoa pode ter. Qualquer um deles serve para toda a gente.',
  'telegram.token_not_found': 'Esse código de acesso não existe. Nada foi revogado.',
  'credits.insufficient': 'Precisas de mais créditos para continuar.',
  'credits.debt':
    'Tens créditos em dívida, porque um pagamento foi anulado depois de os créditos terem sido usados. As leituras estão suspensas; a tua próxima compra salda isto primeiro.',
  'billing.unavailable':
    'Neste momento não conseguimos chegar ao serviço de pagamentos. Nada foi cobrado. Tenta outra vez daqui a pouco.',
  'billing.already_subscribed': 'Já tens esta subscrição. Podes geri-la na página de preços.',
  'billing.no_subscription': 'Não há nenhuma subscrição para gerir.',
  'billing.purchase_not_found': 'Não conhecemos esta compra.',
  'billing.refund_under_way': 'O reembolso desta compra já está a caminho. Não precisas de fazer nada.',
  'billing.payment_disputed':
    'Este pagamento foi contestado junto do teu banco. É o banco que decide sobre o dinheiro, por isso não o podemos reembolsar aqui.',
  'billing.withdrawal_over': 'O prazo para resolveres o contrato desta compra já terminou.',
  'billing.nothing_to_refund':
    'Já não há nada para reembolsar: esta compra já foi reembolsada ou os créditos já foram todos usados.',
  'billing.begin_required':
    'Começa primeiro a usar estes créditos: ainda não nos pediste para começar. Não te foi cobrado nada.',
  'billing.reading_running': 'Há uma leitura a ser escrita com estes créditos. Tenta outra vez daqui a um minuto.',
  'billing.already_paid': 'Esta encomenda já está paga. Encontras tudo na página dos teus créditos.',
  'billing.signature': 'Este evento não vem assinado pelo prestador de pagamentos.',
  'today.birth_date_missing':
    'Indica primeiro a tua data de nascimento: os números do dia são calculados a partir dela.',
  'chart.profile_missing':
    'Completa primeiro o teu perfil: os teus números contam-se a partir da data de nascimento e do nome completo.',
  'chat.turn_running': 'A Selene ainda está a escrever a tua última leitura. Espera que ela acabe.',
  'chat.key_reused': 'Esta mensagem já foi enviada com outro texto.',
  'chat.turn_lost': 'Não foi possível acabar a leitura. Não te foi cobrado nada. Tenta outra vez.',
  'chat.outcome_unknown':
    'Não conseguimos confirmar se esta leitura ficou guardada. Tenta outra vez: se ficou, recebe-la, e nunca pagas duas vezes.',
  'chat.stopped': 'Interrompida antes de a Selene escrever. Não te foi cobrado nada.',
  'chat.too_fast': 'São muitas mensagens para um só minuto. Espera um momento; nada foi cobrado.',
  'chat.too_many_listeners':
    'Esta leitura está aberta em demasiados sítios ao mesmo tempo. Fecha um deles e tenta outra vez.',
  'chat.search_running': 'A tua última pesquisa ainda está a decorrer. Tenta outra vez daqui a um segundo.',
  'chat.search_too_long': 'Esta pesquisa demorou demasiado. Tenta com outras palavras.',
  'chat.conversation_not_found': 'Esta conversa já não existe.',
  'chat.enough_conversations': 'Já tens o número máximo de conversas. Apaga primeiro uma delas.',
  'people.not_found': 'Esta pessoa já não está na tua lista.',
  'people.enough': 'Já guardaste todas as pessoas que cabem numa lista. Apaga primeiro uma delas.',
  'chat.turn_not_found': 'Esta leitura já não existe.',
  'model.budget_spent': 'A Selene já escreveu tudo o que podia por hoje. Não te foi cobrado nada. Volta amanhã.',
  'model.unavailable':
    'Neste momento não conseguimos chegar à Selene. Não te foi cobrado nada. Tenta outra vez daqui a pouco.',
  'model.timeout': 'A Selene demorou demasiado a responder. Não te foi cobrado nada. Tenta outra vez.',
  'model.cut_off': 'A leitura ficou a meio. Não te foi cobrado nada. Tenta outra vez.',
  'model.unusable': 'A leitura não saiu bem. Não te foi cobrado nada. Tenta outra vez.',
  'sign_in.provider_unavailable': 'O início de sessão está temporariamente indisponível. Tenta de novo.',
  'sign_in.too_many_codes':
    'Foram experimentados demasiados códigos para este endereço. Abre a ligação do e-mail no navegador onde o pediste, ou espera um pouco.',
  'sign_in.account_leaving': 'Esta conta está a ser eliminada. Inicia sessão outra vez para começares uma nova.',
  'sign_in.code_wrong': 'Este código não está certo, ou já expirou. Confirma-o ou pede um novo e-mail.',
  'sign_in.other_browser': 'Esta ligação só funciona no navegador em que a pediste. Escreve o código do e-mail.',
  'sign_in.opens_with_google': 'Este endereço é de uma conta que abre com o Google. Continua com o Google.',
  'sign_in.opens_with_apple': 'Este endereço é de uma conta que abre com a Apple. Inicia sessão com a Apple.',
  'sign_in.opens_with_facebook': 'Este endereço é de uma conta que abre com o Facebook. Continua com o Facebook.',
  'sign_in.login_taken': 'Esse início de sessão abre outra conta. Entra nela e remove-o primeiro, ou adiciona outro.',
  'sign_in.opens_with_passkey':
    'Este endereço pertence a uma conta que abre com uma chave de acesso. Continua com a tua chave de acesso.',
  'sign_in.passkey_unknown': 'Esta chave de acesso não abre nenhuma conta aqui. Inicia sessão de outra forma.',
  'sign_in.passkey_refused': 'Não foi possível verificar esta chave de acesso. Tenta de novo.',
  'sign_in.enough_passkeys': 'A tua conta já tem o número máximo de chaves de acesso. Remove primeiro uma delas.',
  'sign_in.no_such_login': 'Este início de sessão já foi removido.',
  'sign_in.last_login': 'Este é o único início de sessão da tua conta. Adiciona outro antes de o removeres.',
  'people_data.no_such_session': 'Esta sessão já terminou.',
  'people_data.money_owed':
    'Temos dinheiro para te pagar pelas tuas recomendações. Recebe-o primeiro, ou diz que prescindes dele.',
  'people_data.payout_on_its_way': 'Há dinheiro a caminho do teu banco. Apaga a conta depois de ele chegar, por favor.',
  'server.busy': 'Estamos com muito movimento. Tenta outra vez daqui a pouco.',
  'server.draining': 'Estamos a reiniciar. Tenta outra vez daqui a pouco.',
  'server.failed': 'Algo correu mal do nosso lado. Tenta outra vez.',
}

/** Sentences of the contract for fields that share one error code. */
const ofFields: Readonly<Record<string, string>> = {
  'Please give a real date, 1900 or later.': 'Indica uma data que exista, a partir de 1900.',
  'Please give your full legal name.': 'Escreve o teu nome legal completo.',
  [`Please keep the name under ${limits.fullNameCharacters} characters.`]: `Escreve o nome em menos de ${limits.fullNameCharacters} caracteres.`,
  'A name has letters, spaces, hyphens, apostrophes and full stops.':
    'Um nome tem letras, espaços, hífenes, apóstrofos e pontos.',
  'Please write the name in Latin letters, as in your passport.':
    'Escreve o nome em letras latinas, como no passaporte.',
  'Please write a message.': 'Escreve uma mensagem.',
  [`Please keep your message under ${limits.messageCharacters} characters.`]: `Escreve a tua mensagem em menos de ${limits.messageCharacters} caracteres.`,
  [`Please keep your message under ${limits.messageWords} words.`]: `Escreve a tua mensagem em menos de ${limits.messageWords} palavras.`,
  'Please tell us the other person’s full name and birth date.':
    'Diz-nos o nome completo e a data de nascimento da outra pessoa.',
  'Please give their full name.': 'Indica o nome completo dessa pessoa.',
  'Please give their birth date.': 'Indica a data de nascimento dessa pessoa.',
  'Please choose a saved person, or give a name and a birth date.':
    'Escolhe uma pessoa guardada, ou indica um nome e uma data de nascimento.',
  'Only a compatibility reading is about another person.': 'Só uma leitura de compatibilidade fala de outra pessoa.',
  'There is no such pack.': 'Este pacote não existe.',
  'A sort code belongs to a UK account.': 'Um sort code é de uma conta britânica.',
  'An account number belongs to a UK account; an EU account has an IBAN.':
    'Um account number é de uma conta britânica; uma conta da UE tem IBAN.',
  'This IBAN has a typing error. Please compare it with your bank’s.':
    'Este IBAN tem um erro. Compara-o com o que o teu banco te deu.',
  'Bank transfers are for EU and UK accounts only.':
    'As transferências bancárias são só para contas da UE e do Reino Unido.',
  'This SWIFT/BIC code has a typing error. It has 8 or 11 letters and digits.':
    'Este código SWIFT/BIC tem um erro. Tem 8 ou 11 letras e algarismos.',
  'This SWIFT/BIC code belongs to a bank in another country than the IBAN.':
    'Este código SWIFT/BIC é de um banco de outro país que não o do IBAN.',
  'An IBAN belongs to an EU account.': 'Um IBAN é de uma conta da UE.',
  'A SWIFT/BIC code belongs to an EU account.': 'Um código SWIFT/BIC é de uma conta da UE.',
  'A sort code has 6 digits.': 'Um sort code tem 6 algarismos.',
  'An account number has 8 digits. Put noughts before a shorter one.':
    'Um account number tem 8 algarismos. Se o teu for mais curto, põe zeros antes.',
  'This account number and sort code do not belong together. Please check both.':
    'Este account number e este sort code não pertencem um ao outro. Confirma os dois.',
  'Please write the name as your bank knows it: letters, digits and plain signs.':
    'Escreve o nome como o teu banco o conhece: letras, algarismos e sinais simples.',
  'Banks take names of up to 70 letters. Please shorten it as your bank does.':
    'Os bancos aceitam nomes até 70 letras. Encurta-o como o teu banco o faz.',
  'Please write the name in letters that banks take.': 'Escreve o nome em letras que os bancos aceitem.',
  'Bank details are only for bank transfers.': 'Os dados bancários são só para transferências bancárias.',
}

const isCode = (code: string | undefined): code is ErrorCode => code !== undefined && Object.hasOwn(byCode, code)

/** A sentence about one field says more than its code: one that is not known here stays as the server wrote it. */
export const said: typeof en.said = (sentence, code) => {
  if (Object.hasOwn(ofFields, sentence)) return ofFields[sentence]!
  const isOfField = code === 'request.invalid' && sentence !== errorTable[code].text
  return isCode(code) && !isOfField ? byCode[code] : sentence
}
