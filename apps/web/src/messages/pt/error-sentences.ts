import { adultAge, errorTable, limits, type ErrorCode } from '@numeria/contract'
import type * as en from '../en/error-sentences.ts'

const byCode: Record<ErrorCode, string> = {
  'request.invalid': 'Há algo neste pedido que não é válido. Verifica-o e tenta outra vez.',
  'request.foreign_origin': 'Este pedido não veio das nossas páginas. Abre a Numeria e tenta outra vez.',
  'request.too_large': 'Esta mensagem é demasiado grande para enviar. Encurta-a.',
  'request.media_type': 'Envia os dados em JSON.',
  'request.too_fast': 'Demasiados pedidos em pouco tempo. Espera um momento e tenta outra vez.',
  'request.not_found': 'Não há nada neste endereço.',
  'auth.required': 'Inicia sessão para continuares.',
  'auth.account_deleted': 'Esta conta foi apagada.',
  invalid_token: 'A ligação para iniciar sessão expirou. Tenta entrar de novo.',
  token_expired: 'A ligação para iniciar sessão expirou. Tenta entrar de novo.',
  'chat.no_rewrite':
    'Esta leitura não pode ser reescrita de graça. Durante 30 dias, a Selene reescreve de graça as leituras de 5 créditos ou mais, exceto as que interrompeste e as que já foram reescritas.',
  'chat.rewrite_used': 'Esta leitura já foi reescrita. Cada leitura pode ser reescrita de graça uma vez.',
  'reports.already_reported': 'Já denunciaste esta leitura. Estamos a analisá-la.',
  'reports.not_found': 'Esta denúncia não foi encontrada ou já foi decidida.',
  'sharing.removed':
    'Esta leitura deixou de ser pública depois de uma denúncia e não pode voltar a ser publicada. As razões estão nas Definições.',
  'admin.required': 'É preciso iniciar sessão na administração.',
  'auth.fresh_sign_in_required': 'Para tua segurança, inicia sessão outra vez antes de fazeres isto.',
  'admin.person_not_found': 'Nenhum utilizador tem este endereço de e-mail.',
  'admin.refund_not_found': 'Este reembolso não foi encontrado ou já foi feito.',
  'admin.invoice_not_found': 'Este documento não foi encontrado ou já foi emitido.',
  'admin.pending_not_found': 'Este movimento pendente não foi encontrado.',
  'admin.code_wrong': 'Este código não está correto. É preciso esperar pelo próximo e tentar outra vez.',
  'admin.set_up_expired': 'Esta configuração expirou. É preciso começar de novo.',
  'admin.password_wrong': 'Esta palavra-passe não está correta.',
  'admin.session_not_found': 'Esta sessão já terminou.',
  'admin.login_failed': 'Não foi possível iniciar sessão',
  'admin.authenticator_on': 'Já existe um autenticador. É preciso desativá-lo primeiro.',
  'payouts.batch_ended':
    'Parte deste lote já foi paga ou devolvida, por isso o ficheiro não pode ser criado outra vez.',
  'payouts.no_rate': 'As contas do Reino Unido são pagas em libras: define EUR_TO_GBP e EUR_TO_GBP_DATE.',
  'payouts.no_uk_debtor':
    'Ainda não é possível escrever um ficheiro para contas do Reino Unido: define COMPANY_UK_SORT_CODE, COMPANY_UK_ACCOUNT e BACS_USER_NUMBER com a conta que paga.',
  'payouts.no_debtor':
    'Ainda não é possível criar ficheiros de pagamento: COMPANY_IBAN e COMPANY_BIC têm de indicar a conta que paga.',
  'payouts.no_referrer': 'Ninguém com este ID recomenda a Numeria.',
  'payouts.no_conversion': 'Este referenciador não tem nenhuma conversão com este identificador.',
  'payouts.request_reused': 'Este pedido já foi feito com outro valor ou outro motivo.',
  'payouts.unreadable':
    'Não é possível decifrar aqui os dados bancários: ENCRYPTION_KEY não é a chave com que foram cifrados. Nada foi exportado.',
  'payouts.not_found': 'Este pagamento ou lote não foi encontrado.',
  'referrals.word_refused': 'Esta palavra não pode ser um código. Escolhe outra.',
  'referrals.word_taken': 'Esta palavra já está ocupada, talvez com outra grafia. Escolhe outra.',
  'referrals.enough_codes':
    'Atingiste o número máximo de códigos. Podes partilhar cada um com quantas pessoas quiseres.',
  'telegram.token_not_found': 'Este código de acesso não foi encontrado. Nada foi revogado.',
  'credits.insufficient': 'Precisas de mais créditos para continuar.',
  'wellbeing.month_spent':
    'Esta leitura passaria o limite mensal que definiste para ti. Não te foi cobrado nada. Vês o limite e quando acaba nas tuas definições.',
  'wellbeing.paused':
    'Estás em pausa: as compras e as leituras pagas esperam até ela acabar. Não te foi cobrado nada. Vês quando acaba nas tuas definições.',
  'credits.debt':
    'Tens créditos em dívida, porque um pagamento foi anulado depois de usares os créditos. As leituras estão suspensas; a próxima compra salda-a primeiro.',
  'billing.unavailable':
    'Neste momento não conseguimos chegar ao serviço de pagamentos. Nada foi cobrado. Tenta outra vez daqui a pouco.',
  'billing.already_subscribed': 'Já tens esta subscrição. Podes geri-la na página de preços.',
  'billing.no_subscription': 'Não tens nenhuma subscrição para gerir.',
  'billing.cancel_link_over': 'Esta ligação já não é válida: já foi usada ou a renovação a que pertence já passou.',
  'billing.purchase_not_found': 'Não encontrámos esta compra na tua conta.',
  'billing.invoice_pending': 'A fatura ainda está a ser emitida. Volta a tentar daqui a uns minutos.',
  'billing.refund_under_way': 'O reembolso desta compra já está a caminho. Não precisas de fazer nada.',
  'billing.payment_disputed':
    'Este pagamento foi contestado junto do teu banco. É o banco que decide sobre o dinheiro, por isso não o podemos reembolsar aqui.',
  'billing.withdrawal_over': 'O prazo para resolveres o contrato desta compra já terminou.',
  'billing.nothing_to_refund':
    'Já não há nada para reembolsar: esta compra já foi reembolsada ou os créditos já foram todos usados.',
  'billing.begin_required':
    'Começa primeiro a usar estes créditos: ainda não nos pediste para começar. Não te foi cobrado nada.',
  'billing.reading_running': 'Há uma leitura a ser escrita com estes créditos. Tenta outra vez daqui a um minuto.',
  'billing.already_paid': 'Esta encomenda já está paga. Podes vê-la na página dos teus créditos.',
  'people_data.platform_signature': 'Esta mensagem não vem assinada pela plataforma.',
  'billing.signature': 'Este evento não vem assinado pelo prestador de pagamentos.',
  'today.link_unknown': 'Esta ligação não pertence a nenhum e-mail nosso.',
  'today.push_off': 'Este servidor não envia notificações.',
  'today.birth_date_missing':
    'Indica primeiro a tua data de nascimento: os números de hoje são calculados a partir dela.',
  'chart.profile_missing':
    'Completa primeiro o teu perfil: os teus números são calculados a partir da data de nascimento e do nome completo.',
  'chat.turn_running': 'A Selene ainda está a escrever a tua última leitura. Espera que ela acabe.',
  'chat.asked_before':
    'Perguntaste isto nos últimos 7 dias, e a resposta ainda está no teu histórico. Não te foi cobrado nada.',
  'chat.key_reused': 'Esta mensagem já foi enviada com outro texto. Envia-a como mensagem nova.',
  'chat.turn_lost': 'Não foi possível acabar a leitura. Não te foi cobrado nada. Tenta outra vez.',
  'chat.outcome_unknown': 'Não conseguimos confirmar se a tua leitura ficou guardada. Tenta outra vez.',
  'chat.stopped': 'Interrompida antes de a Selene escrever. Não te foi cobrado nada.',
  'chat.too_fast': 'Demasiadas mensagens num minuto. Espera um momento. Não te foi cobrado nada.',
  'chat.too_many_stops':
    'Nas últimas 24 horas, demasiadas das tuas perguntas foram interrompidas ou não deram uma leitura. Podes voltar a perguntar 24 horas depois da primeira delas. Não te foi cobrado nada.',
  'chat.too_many_listeners': 'Esta leitura está aberta em demasiados sítios. Fecha um deles e tenta outra vez.',
  'chat.search_running': 'A tua última pesquisa ainda está a decorrer. Tenta outra vez daqui a um segundo.',
  'chat.search_too_long': 'Esta pesquisa demorou demasiado. Tenta com outras palavras.',
  'chat.conversation_not_found': 'Esta conversa já não existe.',
  'chat.enough_conversations': 'Atingiste o número máximo de conversas. Apaga primeiro uma delas.',
  'comparisons.not_found': 'Esta ligação já terminou ou foi retirada.',
  'comparisons.answered': 'Esta ligação já foi usada. Pede uma nova.',
  'comparisons.enough': 'A tua lista de convites está cheia. Apaga primeiro um deles.',
  'memory.not_found': 'Esta nota já foi apagada.',
  'memory.full': 'A lista de notas da Selene está cheia. Apaga primeiro uma delas.',
  'people.not_found': 'Esta pessoa já não está na tua lista.',
  'people.enough': 'A tua lista de pessoas está cheia. Apaga primeiro uma delas.',
  'chat.turn_not_found': 'Esta leitura já não existe.',
  'model.budget_spent': 'A Selene já escreveu tudo o que podia por hoje. Não te foi cobrado nada. Volta amanhã.',
  'model.unavailable':
    'Neste momento não conseguimos chegar à Selene. Não te foi cobrado nada. Tenta outra vez daqui a pouco.',
  'model.timeout': 'A Selene demorou demasiado a responder. Não te foi cobrado nada. Tenta outra vez.',
  'model.cut_off': 'A leitura ficou a meio. Não te foi cobrado nada. Tenta outra vez.',
  'model.unusable': 'A leitura não saiu bem. Não te foi cobrado nada. Tenta outra vez.',
  'sign_in.provider_unavailable': 'O início de sessão está temporariamente indisponível. Tenta de novo.',
  'sign_in.too_many_codes':
    'Foram experimentados demasiados códigos para este endereço. Abre a ligação do e-mail no navegador em que o pediste, ou tenta mais tarde.',
  'sign_in.too_many_emails':
    'Foram pedidos demasiados e-mails de início de sessão a partir da tua rede. Tenta outra vez dentro de uma hora, ou inicia sessão de outra forma.',
  'sign_in.account_leaving': 'Esta conta está a ser apagada. Inicia sessão outra vez para começares uma nova.',
  'sign_in.code_wrong': 'Este código não está correto ou já expirou. Confirma-o ou pede um novo e-mail.',
  'sign_in.other_browser':
    'Esta ligação só funciona no navegador em que a pediste. Aqui, escreve antes o código do e-mail.',
  'sign_in.opens_with_google': 'Este endereço é de uma conta que inicia sessão com o Google. Continua com o Google.',
  'sign_in.opens_with_apple': 'Este endereço é de uma conta que inicia sessão com a Apple. Inicia sessão com a Apple.',
  'sign_in.opens_with_facebook':
    'Este endereço é de uma conta que inicia sessão com o Facebook. Continua com o Facebook.',
  'sign_in.login_taken': 'Esse início de sessão abre outra conta. Entra nela e remove-o primeiro, ou adiciona outro.',
  'sign_in.opens_with_passkey':
    'Este endereço é de uma conta que inicia sessão com uma chave de acesso. Continua com a tua chave de acesso.',
  'sign_in.passkey_unknown': 'Esta chave de acesso não é de nenhuma conta aqui. Inicia sessão de outra forma.',
  'sign_in.passkey_refused': 'Não conseguimos verificar esta chave de acesso. Tenta outra vez.',
  'sign_in.enough_passkeys': 'Atingiste o número máximo de chaves de acesso. Remove primeiro uma delas.',
  'sign_in.no_such_login': 'Este início de sessão já foi removido.',
  'sign_in.last_login': 'É o teu único início de sessão. Adiciona outro antes de o removeres.',
  'people_data.no_such_session': 'Essa sessão já terminou.',
  'people_data.money_owed':
    'Devemos-te dinheiro pelas tuas recomendações. Mantém a conta até o receberes, ou prescinde dele primeiro.',
  'people_data.payout_on_its_way': 'Há dinheiro a caminho do teu banco. Apaga a conta depois de ele chegar.',
  'server.busy': 'Estamos com muito movimento. Tenta outra vez daqui a pouco.',
  'server.draining': 'Estamos a reiniciar. Tenta outra vez daqui a pouco.',
  'server.failed': 'Algo correu mal do nosso lado. Tenta outra vez.',
}

/** Sentences of the contract for fields that share one error code. */
const ofFields: Readonly<Record<string, string>> = {
  'Please enter a real date, 1900 or later.': 'Indica uma data que exista, a partir de 1900.',
  'Please enter a birth date that is not in the future.': 'Indica uma data de nascimento que não esteja no futuro.',
  [`Readings are for people aged ${adultAge} and over. Come back on your ${adultAge}th birthday: your numbers will wait.`]: `As leituras são para maiores de ${adultAge} anos. Volta no dia em que fizeres ${adultAge}: os teus números esperam por ti.`,
  'Please enter your full legal name.': 'Escreve o teu nome legal completo.',
  [`Please keep the name under ${limits.fullNameCharacters} characters.`]: `Escreve o nome em menos de ${limits.fullNameCharacters} caracteres.`,
  'A name has letters, spaces, hyphens, apostrophes and full stops.':
    'Um nome só tem letras, espaços, hífenes, apóstrofos e pontos.',
  'Please write the name in Latin letters, as in your passport.':
    'Escreve o nome em letras latinas, como no passaporte.',
  'Please write the name in Latin letters, as in a passport: nothing in it can be read from A to Z.':
    'Escreve o nome em letras latinas, como num passaporte: não tem nenhuma letra de A a Z.',
  'There is no vowel in this name, so it has no Soul Urge number.':
    'Este nome não tem vogais, por isso não tem Impulso da Alma.',
  'There is no consonant in this name, so it has no Personality number.':
    'Este nome não tem consoantes, por isso não tem número da Personalidade.',
  'This contains a character that cannot be saved. Please remove it and try again.':
    'Há aqui um carácter que não pode ser guardado. Apaga-o e tenta outra vez.',
  'Please write a message.': 'Escreve uma mensagem.',
  'A pause lasts 7 or 30 days.': 'Uma pausa dura 7 ou 30 dias.',
  [`Please keep your message under ${limits.messageCharacters} characters.`]: `Escreve a tua mensagem em menos de ${limits.messageCharacters} caracteres.`,
  [`Please keep your message under ${limits.messageWords} words.`]: `Escreve a tua mensagem em menos de ${limits.messageWords} palavras.`,
  'Please tell us the other person’s full name and birth date.':
    'Diz-nos o nome completo e a data de nascimento da outra pessoa.',
  [`Comparisons are for people of ${adultAge} and over.`]: `As comparações são para maiores de ${adultAge} anos.`,
  'This person is already in your list.': 'Esta pessoa já está na tua lista.',
  'Please use at most four digits in a row: a longer number may be a telephone number or a birth date.':
    'Usa no máximo quatro algarismos seguidos: um número mais longo pode ser um telefone ou uma data de nascimento.',
  'Please write something to remember.': 'Escreve o que queres que fique na memória.',
  [`Please keep it under ${limits.memoryCharacters} characters.`]: `Escreve menos de ${limits.memoryCharacters} caracteres.`,
  'Please enter their full name.': 'Indica o nome completo dessa pessoa.',
  'Please enter their birth date.': 'Indica a data de nascimento dessa pessoa.',
  'Please choose a saved person, or enter a name and a birth date.':
    'Escolhe uma pessoa guardada, ou indica um nome e uma data de nascimento.',
  'Only a compatibility reading can be about another person.':
    'Só uma leitura de compatibilidade pode falar de outra pessoa.',
  'Please say what was wrong with the reading.': 'Diz o que estava mal na leitura.',
  'Please say which reading to rewrite.': 'Indica que leitura queres reescrever.',
  'A reading is either edited or rewritten.': 'Uma leitura ou é editada ou é reescrita.',
  'A rewritten reading keeps its kind.': 'Uma leitura reescrita mantém o seu tipo.',
  'This kind of reading has a fixed length.': 'Este tipo de leitura tem um tamanho fixo.',
  'Please write a title.': 'Escreve um título.',
  [`Please keep the title under ${limits.conversationTitleCharacters} characters.`]: `Escreve um título com menos de ${limits.conversationTitleCharacters} caracteres.`,
  'Please enter the address of the reading.': 'Indica o endereço da leitura.',
  'There is no public reading at this address.': 'Não há nenhuma leitura pública neste endereço.',
  'Please explain what is wrong with this reading.': 'Explica o que está mal nesta leitura.',
  'Please enter a complete e-mail address.': 'Indica um endereço de e-mail completo.',
  'This is not the e-mail address of this account.': 'Este não é o endereço de e-mail desta conta.',
  'This pack does not exist.': 'Este pacote não existe.',
  'Please choose a country.': 'Escolhe um país.',
  'Please enter the order number.': 'Indica o número da encomenda.',
  'An order number has at most 60 characters.': 'Um número de encomenda tem no máximo 60 caracteres.',
  'Please use at most 2,000 characters.': 'Usa no máximo 2000 caracteres.',
  'Please choose a day.': 'Escolhe um dia.',
  'Please give your reason.': 'Indica o teu motivo.',
  'The country and the tax number do not belong together.': 'O país e o número fiscal não correspondem.',
  'This NIF is not valid. Please check its 9 digits.': 'Este NIF não é válido. Verifica os 9 algarismos.',
  'This VAT number is not valid. Please check it.': 'Este número de IVA não é válido. Verifica-o.',
  'Please enter the name as the tax office has it.': 'Indica o nome que consta nas Finanças.',
  'Please enter street and number.': 'Indica a rua e o número.',
  'Please enter the postal code.': 'Indica o código postal.',
  'Please enter the town.': 'Indica a localidade.',
  'A Portuguese postal code has 7 digits, such as 1100-148.':
    'Um código postal português tem 7 algarismos, como 1100-148.',
  'This is not a postal code of the country that you chose. Please check both.':
    'Este código postal não é do país que escolheste. Verifica ambos.',
  'There is no exemption to declare for this country and status.':
    'Neste país e com este estatuto não há dispensa a declarar.',
  'Please enter the tax number.': 'Indica o número fiscal.',
  'A tax number has 4 to 20 letters and digits. Please check it.':
    'Um número fiscal tem 4 a 20 letras e algarismos. Verifica-o.',
  'Please enter a month as in 2026-11.': 'Indica um mês como em 2026-11.',
  'Please enter the name of a time zone, such as Europe/Lisbon.':
    'Indica o nome de um fuso horário, como Europe/Lisbon.',
  'Please choose a currency or a time zone.': 'Escolhe uma moeda ou um fuso horário.',
  'This time zone does not exist.': 'Este fuso horário não existe.',
  "Please enter the account holder's full name": 'Indica o nome completo do titular da conta',
  'Please provide IBAN and SWIFT/BIC code': 'Indica o IBAN e o código SWIFT/BIC',
  'Please provide sort code and account number': 'Indica o sort code e o número da conta',
  'Only UK accounts need a sort code.': 'O sort code é só para contas do Reino Unido.',
  'Only UK accounts need an account number. EU accounts need an IBAN.':
    'O número da conta é só para contas do Reino Unido. As contas da UE têm IBAN.',
  'This IBAN has a typo. Please compare it with the one from your bank.':
    'Este IBAN tem um erro. Compara-o com o que o teu banco te deu.',
  'Bank transfers are for EU and UK accounts only.':
    'As transferências bancárias são só para contas da UE e do Reino Unido.',
  'This SWIFT/BIC code has a typo. It should have 8 or 11 letters and digits.':
    'Este código SWIFT/BIC tem um erro. Deve ter 8 ou 11 letras e algarismos.',
  'This SWIFT/BIC code and the IBAN are from different countries. Please check both.':
    'Este código SWIFT/BIC e o IBAN são de países diferentes. Confirma os dois.',
  'Only EU accounts need an IBAN.': 'O IBAN é só para contas da UE.',
  'Only EU accounts need a SWIFT/BIC code.': 'O código SWIFT/BIC é só para contas da UE.',
  'A sort code has 6 digits.': 'Um sort code tem 6 algarismos.',
  'An account number has 8 digits. If yours is shorter, add zeros in front.':
    'O número da conta tem 8 algarismos. Se o teu for mais curto, põe zeros à frente.',
  'This account number and sort code do not match. Please check both.':
    'Este número da conta e este sort code não correspondem. Confirma os dois.',
  'Please enter the name as your bank has it: letters, digits and simple punctuation.':
    'Escreve o nome como está no teu banco: letras, algarismos e pontuação simples.',
  'Banks accept names of up to 70 characters. Please shorten it as your bank does.':
    'Os bancos aceitam nomes até 70 caracteres. Encurta-o como o teu banco o faz.',
  'Please write the name in Latin letters.': 'Escreve o nome em letras latinas.',
  'Bank details are needed only for bank transfers.': 'Os dados bancários só são precisos para transferências.',
  'Please enter both email and password': 'É preciso indicar o e-mail e a palavra-passe',
  'Please enter your password.': 'É preciso indicar a palavra-passe.',
  'Please enter an e-mail address.': 'É preciso indicar um endereço de e-mail.',
  'Please enter a number other than 0.': 'É preciso indicar um número diferente de 0.',
  'Please enter a reason of at least 3 characters.': 'O motivo tem de ter pelo menos 3 caracteres.',
  'Only a reading that is removed breaks a law.': 'Só uma leitura retirada ou apagada viola uma lei.',
  'Please keep this under 1000 characters.': 'O texto tem de ter menos de 1000 caracteres.',
  'A Telegram username has only letters, digits and underscores.':
    'Um nome de utilizador do Telegram só tem letras, algarismos e sublinhados.',
  'This decision is not possible for this report.': 'Esta decisão não é possível para esta denúncia.',
  'Please choose a password of at least 12 characters.': 'A palavra-passe tem de ter pelo menos 12 caracteres.',
  'This password is made of words that are easy to guess here. Please choose another one.':
    'Esta palavra-passe é feita de palavras fáceis de adivinhar aqui. É preciso escolher outra.',
  'This password is known from breaches or easy to guess. Please choose another one: four unrelated words work well.':
    'Esta palavra-passe é conhecida de fugas de dados ou fácil de adivinhar. É preciso escolher outra: quatro palavras sem relação entre si servem bem.',
}

const isCode = (code: string | undefined): code is ErrorCode => code !== undefined && Object.hasOwn(byCode, code)

/** A sentence about one field says more than its code: one that is not known here stays as the server wrote it. */
export const said: typeof en.said = (sentence, code) => {
  if (Object.hasOwn(ofFields, sentence)) return ofFields[sentence]!
  const isOfField = code === 'request.invalid' && sentence !== errorTable[code].text
  return isCode(code) && !isOfField ? byCode[code] : sentence
}
