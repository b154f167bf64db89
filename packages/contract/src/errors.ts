/** Every failure that leaves the server: its HTTP status and the sentence a person reads. Codes are stable; texts may change. */
export const errorTable = {
  'request.invalid': { status: 400, text: 'Something in this request is not as it should be.' },
  'request.foreign_origin': { status: 403, text: 'This request did not come from our own pages.' },
  'request.too_large': { status: 413, text: 'This message is too large to send.' },
  'request.media_type': { status: 415, text: 'Please send JSON.' },
  'request.not_found': { status: 404, text: 'There is nothing at this address.' },
  'request.too_fast': { status: 429, text: 'That is a lot in a short time. Please wait a while and try again.' },
  'auth.required': { status: 401, text: 'Please log in to continue.' },
  invalid_token: { status: 401, text: 'Your login link has expired. Please try logging in again.' },
  token_expired: { status: 401, text: 'Your login link has expired. Please try logging in again.' },
  'auth.fresh_sign_in_required': {
    status: 403,
    text: 'For your safety, please sign in once more before you do this.',
  },
  'admin.required': { status: 401, text: 'Please sign in as an administrator.' },
  'admin.person_not_found': { status: 404, text: 'No one has this e-mail address.' },
  'admin.refund_not_found': { status: 404, text: 'There is no such refund that is still to be made.' },
  'admin.pending_not_found': { status: 404, text: 'There is no such pending transaction.' },
  'admin.authenticator_on': { status: 409, text: 'An authenticator is set up already. Remove it first.' },
  'admin.code_wrong': { status: 400, text: 'This code is not right. Please try the next one.' },
  'admin.set_up_expired': { status: 409, text: 'This set-up has expired. Please start again.' },
  'admin.password_wrong': { status: 400, text: 'This password is not right.' },
  'admin.session_not_found': { status: 404, text: 'This session has ended already.' },
  'admin.login_failed': { status: 401, text: 'Login failed' },
  'telegram.token_not_found': { status: 404, text: 'There is no such token. Nothing was revoked.' },
  'credits.insufficient': { status: 402, text: 'You need more credits to continue.' },
  'credits.debt': {
    status: 403,
    text: 'You owe credits, because a payment was reversed after its credits had been used. Readings are on hold; your next purchase settles this first.',
  },
  'billing.unavailable': {
    status: 503,
    text: 'The payment service cannot be reached right now. Nothing was charged. Please try again in a moment.',
  },
  'billing.already_subscribed': {
    status: 409,
    text: 'You have this subscription already. You can manage it on the pricing page.',
  },
  'billing.no_subscription': { status: 404, text: 'There is no subscription to manage.' },
  'billing.purchase_not_found': { status: 404, text: 'We do not know this purchase.' },
  'billing.refund_under_way': {
    status: 409,
    text: 'A refund of this purchase is already on its way. You do not need to do anything.',
  },
  'billing.payment_disputed': {
    status: 409,
    text: 'This payment was disputed with your bank. The bank decides about the money, so we cannot refund it here.',
  },
  'billing.withdrawal_over': {
    status: 409,
    text: 'The time to withdraw from this purchase is over.',
  },
  'billing.nothing_to_refund': {
    status: 409,
    text: 'There is nothing left to refund: this purchase was already refunded, or all its credits have been used.',
  },
  'billing.begin_required': {
    status: 409,
    text: 'Please start these credits first: you have not asked us to begin yet. You were not charged.',
  },
  'billing.reading_running': {
    status: 409,
    text: 'A reading is being written with these credits. Please try again in a minute.',
  },
  'billing.already_paid': { status: 409, text: 'This order is paid already. You find it on your credits page.' },
  'billing.signature': { status: 400, text: 'This event is not signed by the payment provider.' },
  'payouts.no_debtor': {
    status: 409,
    text: 'No payment file can be written before COMPANY_IBAN and COMPANY_BIC name the account that is paid from.',
  },
  'payouts.not_found': { status: 404, text: 'There is no such payout or batch.' },
  'payouts.batch_ended': {
    status: 409,
    text: 'Some of this batch was paid or failed already, so its file cannot be written again.',
  },
  'payouts.unreadable': {
    status: 409,
    text: 'The bank details cannot be decrypted here: ENCRYPTION_KEY is not the one they were encrypted with. Nothing was exported.',
  },
  'payouts.no_referrer': { status: 404, text: 'There is no referrer with this id.' },
  'payouts.request_reused': { status: 409, text: 'This request was already made with other cents or another reason.' },
  'chart.profile_missing': {
    status: 409,
    text: 'Please complete your profile first: your numbers are counted from your birth date and your full name.',
  },
  'today.birth_date_missing': {
    status: 409,
    text: 'Please add your birth date first: the numbers of the day are counted from it.',
  },
  'chat.turn_running': {
    status: 409,
    text: 'Selene is still writing your last reading. Please wait for it to finish.',
  },
  'chat.key_reused': { status: 422, text: 'This message was already sent with another text.' },
  'chat.turn_lost': { status: 503, text: 'The reading could not be finished. You were not charged. Please try again.' },
  'chat.outcome_unknown': {
    status: 503,
    text: 'We could not make sure that this reading was kept. Try again: if it was, you will get it, and you never pay twice.',
  },
  'chat.stopped': { status: 409, text: 'Stopped before Selene wrote anything. You were not charged.' },
  'chat.too_fast': {
    status: 429,
    text: 'That is a lot of messages for one minute. Please wait a moment; nothing was charged.',
  },
  'chat.too_many_listeners': {
    status: 429,
    text: 'This reading is open in too many places at once. Please close one of them and try again.',
  },
  'chat.search_running': {
    status: 429,
    text: 'Your last search is still running. Please try again in a second.',
  },
  'chat.search_too_long': {
    status: 503,
    text: 'This search took too long. Please try again with other words.',
  },
  'chat.turn_not_found': { status: 404, text: 'This reading is not there any more.' },
  'chat.conversation_not_found': { status: 404, text: 'This conversation is not there any more.' },
  'chat.enough_conversations': {
    status: 409,
    text: 'You have as many conversations as one person can have. Please delete one first.',
  },
  'people.not_found': { status: 404, text: 'This person is not in your list any more.' },
  'people.enough': {
    status: 409,
    text: 'You have saved as many people as one list can hold. Please delete one first.',
  },
  'chat.no_rewrite': {
    status: 409,
    text: 'This reading has no free rewrite. Readings of 5 credits or more can be written again for 30 days, unless they were stopped or are a rewrite themselves.',
  },
  'chat.rewrite_used': { status: 409, text: 'This reading was written again already. Each has one free rewrite.' },
  'reports.already_reported': { status: 409, text: 'You have reported this reading already. We are looking at it.' },
  'reports.not_found': { status: 404, text: 'There is no such open report.' },
  'sharing.removed': {
    status: 409,
    text: 'This reading was removed from public view after a report, and cannot be made public again.',
  },
  'model.budget_spent': {
    status: 503,
    text: 'Selene has written all she can for today. You were not charged. Please come back tomorrow.',
  },
  'model.unavailable': {
    status: 503,
    text: 'Selene cannot be reached right now. You were not charged. Please try again in a moment.',
  },
  'model.timeout': { status: 504, text: 'Selene took too long to answer. You were not charged. Please try again.' },
  'model.cut_off': {
    status: 502,
    text: 'The reading broke off before it was finished. You were not charged. Please try again.',
  },
  'model.unusable': {
    status: 502,
    text: 'The reading did not come out right. You were not charged. Please try again.',
  },
  'referrals.enough_codes': {
    status: 409,
    text: 'You have as many codes as one person can have. Any of them works for everyone.',
  },
  'sign_in.provider_unavailable': {
    status: 503,
    text: 'Authentication service is temporarily unavailable. Please try again.',
  },
  'sign_in.code_wrong': {
    status: 400,
    text: 'This code is not right, or it has expired. Please check it, or ask for a new e-mail.',
  },
  'sign_in.too_many_codes': {
    status: 429,
    text: 'Too many codes were tried for this address. Please open the link in the e-mail, in the browser that asked for it, or wait a while.',
  },
  'sign_in.account_leaving': {
    status: 409,
    text: 'This account is being deleted. Please sign in again to start a new one.',
  },
  'sign_in.other_browser': {
    status: 409,
    text: 'This link works only in the browser that asked for it. Please type the code from the e-mail.',
  },
  'sign_in.opens_with_google': {
    status: 409,
    text: 'This address belongs to an account that opens with Google. Please continue with Google.',
  },
  'sign_in.opens_with_apple': {
    status: 409,
    text: 'This address belongs to an account that opens with Apple. Please sign in with Apple.',
  },
  'sign_in.opens_with_facebook': {
    status: 409,
    text: 'This address belongs to an account that opens with Facebook. Please continue with Facebook.',
  },
  'sign_in.login_taken': {
    status: 409,
    text: 'This login opens another account. Please sign in there and remove it first, or add a different one.',
  },
  'sign_in.opens_with_passkey': {
    status: 409,
    text: 'This address belongs to an account that opens with a passkey. Please continue with your passkey.',
  },
  'sign_in.passkey_unknown': {
    status: 404,
    text: 'This passkey opens no account here. Please sign in another way.',
  },
  'sign_in.passkey_refused': {
    status: 400,
    text: 'This passkey could not be checked. Please try again.',
  },
  'sign_in.enough_passkeys': {
    status: 409,
    text: 'Your account has as many passkeys as it can have. Please remove one first.',
  },
  'sign_in.no_such_login': { status: 404, text: 'This login is removed already.' },
  'sign_in.last_login': {
    status: 409,
    text: 'This is the only login of your account. Add another one before you remove it.',
  },
  'people_data.no_such_session': { status: 404, text: 'This sign-in is over already.' },
  'people_data.money_owed': {
    status: 409,
    text: 'We owe you money for recommending us. Have it paid first, or say that you forgo it.',
  },
  'people_data.payout_on_its_way': {
    status: 409,
    text: 'Money for you is on its way to your bank. Please delete your account when it has arrived.',
  },
  'server.busy': { status: 503, text: 'We are busy for a moment. Please try again.' },
  'server.draining': { status: 503, text: 'We are restarting. Please try again in a moment.' },
  'server.failed': { status: 500, text: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errorTable
