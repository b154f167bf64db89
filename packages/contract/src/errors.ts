/** Every failure that leaves the server: its HTTP status and the sentence a person reads. Codes are stable; texts may change. */
export const errorTable = {
  'request.invalid': { status: 400, text: 'Something in this request is not valid. Please check it and try again.' },
  'request.unreadable': { status: 400, text: 'This request cannot be read.' },
  'request.several_hosts': { status: 400, text: 'This request names more than one host.' },
  'request.too_slow': { status: 408, text: 'This request took too long to arrive.' },
  'request.headers_too_large': { status: 431, text: 'The headers of this request are too long.' },
  'request.unkeepable_text': { status: 400, text: 'This contains a character that cannot be saved. Please remove it.' },
  'request.foreign_origin': {
    status: 403,
    text: 'This request did not come from our own pages. Please open Numeria and try again.',
  },
  'request.too_large': { status: 413, text: 'This message is too large to send. Please shorten it.' },
  'request.media_type': { status: 415, text: 'Please send JSON.' },
  'request.not_found': { status: 404, text: 'There is nothing at this address.' },
  'request.too_fast': { status: 429, text: 'Too many requests in a short time. Please wait a moment and try again.' },
  'auth.required': { status: 401, text: 'Please log in to continue.' },
  'auth.account_deleted': { status: 401, text: 'This account has been deleted.' },
  invalid_token: { status: 401, text: 'Your login link has expired. Please try logging in again.' },
  token_expired: { status: 401, text: 'Your login link has expired. Please try logging in again.' },
  'auth.fresh_sign_in_required': {
    status: 403,
    text: 'For your security, please sign in again before you do this.',
  },
  'admin.required': { status: 401, text: 'Please sign in as an administrator.' },
  'admin.person_not_found': { status: 404, text: 'No user has this e-mail address.' },
  'admin.refund_not_found': { status: 404, text: 'This refund was not found, or it has already been made.' },
  'admin.invoice_not_found': { status: 404, text: 'This document was not found, or it has already been issued.' },
  'admin.pending_not_found': { status: 404, text: 'This pending transaction was not found.' },
  'admin.authenticator_on': { status: 409, text: 'You already have an authenticator. Turn it off first.' },
  'admin.code_wrong': { status: 400, text: 'This code is not correct. Please wait for the next one and try again.' },
  'admin.set_up_expired': { status: 409, text: 'This setup has expired. Please start again.' },
  'admin.password_wrong': { status: 400, text: 'This password is not correct.' },
  'admin.session_not_found': { status: 404, text: 'This session has already ended.' },
  'admin.login_failed': { status: 401, text: 'Login failed' },
  'telegram.token_not_found': { status: 404, text: 'This token was not found. Nothing was revoked.' },
  'credits.insufficient': { status: 402, text: 'You need more credits to continue.' },
  'wellbeing.month_spent': {
    status: 403,
    text: 'This reading would take you over the monthly limit you set. You were not charged. Your settings show the limit and when it starts again.',
  },
  'wellbeing.paused': {
    status: 403,
    text: 'You are taking a pause: purchases, paid readings and rewrites wait until it ends. You were not charged. Your settings show when that is.',
  },
  'credits.debt': {
    status: 403,
    text: 'You owe credits because a payment was reversed after its credits were used. Readings are on hold; your next purchase settles this first.',
  },
  'billing.unavailable': {
    status: 503,
    text: 'The payment service cannot be reached right now. Nothing was charged. Please try again in a moment.',
  },
  'billing.already_subscribed': {
    status: 409,
    text: 'You already have this subscription. You can manage it on the pricing page.',
  },
  'billing.no_subscription': { status: 404, text: 'You have no subscription to manage.' },
  'billing.cancel_link_over': {
    status: 404,
    text: 'This link is no longer valid: it was used, or the renewal it belongs to is over.',
  },
  'billing.purchase_not_found': { status: 404, text: 'We could not find this purchase in your account.' },
  'billing.invoice_pending': {
    status: 404,
    text: 'The invoice is still being issued. Please look again in a few minutes.',
  },
  'billing.refund_under_way': {
    status: 409,
    text: 'A refund for this purchase is already on its way. You don’t need to do anything.',
  },
  'billing.payment_disputed': {
    status: 409,
    text: 'This payment was disputed with your bank. The bank decides about the money, so we cannot refund it here.',
  },
  'billing.withdrawal_over': {
    status: 409,
    text: 'The withdrawal period for this purchase has ended.',
  },
  'billing.nothing_to_refund': {
    status: 409,
    text: 'There is nothing left to refund: this purchase was already refunded, or all its credits have been used.',
  },
  'billing.begin_required': {
    status: 409,
    text: 'Please agree to start using these credits first. You were not charged.',
  },
  'billing.reading_running': {
    status: 409,
    text: 'A reading is being written with these credits. Please try again in a minute.',
  },
  'billing.already_paid': { status: 409, text: 'This order is already paid. You can find it on your credits page.' },
  'billing.signature': { status: 400, text: 'This event is not signed by the payment provider.' },
  'payouts.no_debtor': {
    status: 409,
    text: 'No payment file can be written yet: COMPANY_IBAN and COMPANY_BIC must be set to the account that pays.',
  },
  'payouts.no_rate': { status: 409, text: 'UK accounts are paid in pounds: set EUR_TO_GBP and EUR_TO_GBP_DATE.' },
  'payouts.no_uk_debtor': {
    status: 409,
    text: 'No file for UK accounts can be written yet: COMPANY_UK_SORT_CODE, COMPANY_UK_ACCOUNT and BACS_USER_NUMBER must be set to the account that pays.',
  },
  'payouts.not_found': { status: 404, text: 'This payout or batch was not found.' },
  'payouts.batch_ended': {
    status: 409,
    text: 'Part of this batch has already been paid or has failed, so its file cannot be written again.',
  },
  'payouts.unreadable': {
    status: 409,
    text: 'The bank details cannot be decrypted here: ENCRYPTION_KEY is not the key they were encrypted with. Nothing was exported. Payouts: {payoutIds}',
  },
  'payouts.no_referrer': { status: 404, text: 'There is no referrer with this ID.' },
  'payouts.no_conversion': { status: 404, text: 'This referrer has no conversion with this ID.' },
  'payouts.request_reused': { status: 409, text: 'This request was already made with a different amount or reason.' },
  'chart.profile_missing': {
    status: 409,
    text: 'Please complete your profile first: your numbers are computed from your birth date and full name.',
  },
  'today.link_unknown': { status: 404, text: 'This link is not from one of our e-mails.' },
  'today.push_off': { status: 409, text: 'This server sends no notifications.' },
  'today.birth_date_missing': {
    status: 409,
    text: 'Please add your birth date first: today’s numbers are computed from it.',
  },
  'chat.turn_running': {
    status: 409,
    text: 'Selene is still writing your last reading. Please wait for it to finish.',
  },
  'chat.asked_before': {
    status: 409,
    text: 'You asked this in the last 7 days, and the answer is still in your history. You were not charged.',
  },
  'chat.key_reused': {
    status: 422,
    text: 'This message was already sent with different text. Please send it as a new message.',
  },
  'chat.turn_lost': { status: 503, text: 'The reading could not be finished. You were not charged. Please try again.' },
  'chat.outcome_unknown': {
    status: 503,
    text: 'We could not confirm that your reading was saved. Please try again.',
  },
  'chat.stopped': { status: 409, text: 'Stopped before Selene wrote anything. You were not charged.' },
  'chat.too_fast': {
    status: 429,
    text: 'Too many messages in one minute. Please wait a moment. You were not charged.',
  },
  'chat.too_many_stops': {
    status: 429,
    text: 'In the last 24 hours too many of your questions were stopped or could not be answered with a reading. You can ask again 24 hours after the first of them. You were not charged. If you or another person is in danger, call 112 or your local emergency number, or find a free line at findahelpline.com.',
  },
  'chat.too_many_listeners': {
    status: 429,
    text: 'This reading is open in too many places. Please close one of them and try again.',
  },
  'chat.search_running': {
    status: 429,
    text: 'Your last search is still running. Please try again in a second.',
  },
  'chat.search_too_long': {
    status: 503,
    text: 'This search took too long. Please try other words.',
  },
  'chat.turn_not_found': { status: 404, text: 'This reading no longer exists.' },
  'chat.conversation_not_found': { status: 404, text: 'This conversation no longer exists.' },
  'chat.enough_conversations': {
    status: 409,
    text: 'You have reached the maximum number of conversations. Please delete one first.',
  },
  'people.not_found': { status: 404, text: 'This person is no longer in your list.' },
  'people.enough': {
    status: 409,
    text: 'Your list of people is full. Please delete one first.',
  },
  'comparisons.not_found': { status: 404, text: 'This link has expired or was withdrawn.' },
  'comparisons.answered': { status: 409, text: 'This link has been used already. Please ask for a new one.' },
  'comparisons.enough': {
    status: 409,
    text: 'Your list of invitations is full. Please delete one first.',
  },
  'memory.not_found': { status: 404, text: 'This note has already been deleted.' },
  'memory.full': {
    status: 409,
    text: 'Selene’s list of notes is full. Please delete one first.',
  },
  'chat.no_rewrite': {
    status: 409,
    text: 'This reading has no free rewrite. For 30 days, Selene rewrites readings of 5 credits or more for free, unless you stopped them or they are already a rewrite.',
  },
  'chat.rewrite_used': {
    status: 409,
    text: 'This reading has already been rewritten. Each reading has one free rewrite.',
  },
  'reports.already_reported': { status: 409, text: 'You have already reported this reading. We are reviewing it.' },
  'reports.not_found': { status: 404, text: 'This report was not found, or it has already been decided.' },
  'sharing.removed': {
    status: 409,
    text: 'This reading was removed from public view after a report and cannot be made public again. You can see why in Settings.',
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
  'referrals.word_refused': {
    status: 422,
    text: 'This word cannot be a code. Please choose another one.',
  },
  'referrals.word_taken': {
    status: 409,
    text: 'This word is taken, perhaps in another spelling. Please choose another one.',
  },
  'referrals.enough_codes': {
    status: 409,
    text: 'You have reached the maximum number of codes. You can share each one with as many people as you like.',
  },
  'sign_in.provider_unavailable': {
    status: 503,
    text: 'Authentication service is temporarily unavailable. Please try again.',
  },
  'sign_in.code_wrong': {
    status: 400,
    text: 'This code is not correct or has expired. Please check it, or ask for a new e-mail.',
  },
  'sign_in.too_many_codes': {
    status: 429,
    text: 'Too many codes were tried for this address. Please open the link in the e-mail, in the browser where you asked for it, or try again later.',
  },
  'sign_in.too_many_emails': {
    status: 429,
    text: 'Too many sign-in e-mails were asked for from your network. Please try again within an hour, or sign in another way.',
  },
  'sign_in.account_leaving': {
    status: 409,
    text: 'This account is being deleted. Please sign in again to start a new one.',
  },
  'sign_in.other_browser': {
    status: 409,
    text: 'This link works only in the browser where you asked for it. Please type the code from the e-mail instead.',
  },
  'sign_in.opens_with_google': {
    status: 409,
    text: 'This address belongs to an account that signs in with Google. Please continue with Google.',
  },
  'sign_in.opens_with_apple': {
    status: 409,
    text: 'This address belongs to an account that signs in with Apple. Please sign in with Apple.',
  },
  'sign_in.opens_with_facebook': {
    status: 409,
    text: 'This address belongs to an account that signs in with Facebook. Please continue with Facebook.',
  },
  'sign_in.login_taken': {
    status: 409,
    text: 'This login opens another account. Please sign in there and remove it first, or add a different one.',
  },
  'sign_in.opens_with_passkey': {
    status: 409,
    text: 'This address belongs to an account that signs in with a passkey. Please continue with your passkey.',
  },
  'sign_in.passkey_unknown': {
    status: 404,
    text: 'This passkey does not belong to any account here. Please sign in another way.',
  },
  'sign_in.passkey_refused': {
    status: 400,
    text: 'We could not verify this passkey. Please try again.',
  },
  'sign_in.enough_passkeys': {
    status: 409,
    text: 'You have reached the maximum number of passkeys. Please remove one first.',
  },
  'sign_in.no_such_login': { status: 404, text: 'This login has already been removed.' },
  'sign_in.last_login': {
    status: 409,
    text: 'This is your only login. Add another one before you remove it.',
  },
  'people_data.no_such_session': { status: 404, text: 'You are already signed out there.' },
  'people_data.money_owed': {
    status: 409,
    text: 'We owe you referral earnings. Keep the account until you have been paid, or give them up first.',
  },
  'people_data.payout_on_its_way': {
    status: 409,
    text: 'Money is on its way to your bank. Please delete your account once it arrives.',
  },
  'people_data.platform_signature': { status: 400, text: 'This message is not signed by the platform.' },
  'server.busy': { status: 503, text: 'We are very busy right now. Please try again in a moment.' },
  'server.draining': { status: 503, text: 'We are restarting. Please try again in a moment.' },
  'server.failed': { status: 500, text: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errorTable
