import { errorTable, type ErrorCode } from '../errors.ts'
import type { ErrorTexts } from './error-texts.ts'

export const errorTexts: ErrorTexts = {
  locale: 'en-GB',
  errors: Object.fromEntries(Object.entries(errorTable).map(([code, { text }]) => [code, text])) as Record<
    ErrorCode,
    string
  >,
  fields: {
    'field.required': 'This is missing. Please fill it in.',
    'field.too_short': 'Please use at least {min} characters.',
    'field.too_long': 'Please use at most {max} characters.',
    'field.too_many_words': 'Please use at most {max} words.',
    'field.too_small': 'The least that is possible here is {min}.',
    'field.too_large': 'The most that is possible here is {max}.',
    'field.zero': 'Please enter a number other than 0.',
    'field.wrong_type': 'This has the wrong type. Expected: {expected}.',
    'field.malformed': 'This does not have the expected form. Please check it.',
    'field.not_offered': 'This choice does not exist here. Please choose another one.',
    'field.unknown': 'There is no such field.',
    'field.not_needed': 'This does not belong to your choice. Please leave it empty.',
    'field.used_before': 'This request was already made with other details.',
    'field.email': 'Please enter a complete e-mail address.',
    'field.other_email': 'This is not the e-mail address of this account.',
    'field.time_zone': 'Please enter the name of a time zone, such as Europe/Lisbon.',
    'field.country_required': 'Please choose a country.',
    'field.date': 'Please enter a real date, 1900 or later.',
    'field.birth_date_in_future': 'Please enter a birth date that is not in the future.',
    'field.under_age':
      'Readings are for people aged {age} and over. Come back on your {age}th birthday: your numbers will wait.',
    'field.under_age_to_compare': 'Comparisons are for people of {age} and over.',
    'field.name_required': 'Please enter your full legal name.',
    'field.name_letters': 'A name has letters, spaces, hyphens, apostrophes and full stops.',
    'field.name_not_latin': 'Please write the name in Latin letters, as in a passport.',
    'field.name_without_vowel': 'There is no vowel in this name, so it has no Soul Urge number.',
    'field.name_without_consonant': 'There is no consonant in this name, so it has no Personality number.',
    'field.already_listed': 'This person is already in your list.',
    'field.no_public_reading': 'There is no public reading at this address.',
    'field.referral_word':
      'Please use {min} to {max} letters from a to z, digits and single hyphens, with at least three letters.',
    'field.long_number':
      'Please use at most {max} digits in a row: a longer number may be a telephone number or a birth date.',
    'field.tax_number': 'A tax number has 4 to 20 letters and digits. Please check it.',
    'field.nif': 'This NIF is not valid. Please check its 9 digits.',
    'field.nif_or_foreign':
      'This NIF is not valid. Please check its 9 digits. If the number is of another country, please put its country letters in front, such as US.',
    'field.nif_status':
      'This NIF does not fit the status. Those of people begin with 1, 2 or 3, those of companies with 5.',
    'field.vat_number': 'This VAT number is not valid. Please check it.',
    'field.country_letters':
      'A Portuguese NIF has 9 digits. For a number of another country, please put its country letters in front, such as ES or CHE.',
    'field.tax_country': 'The country and the tax number do not belong together.',
    'field.tax_name': 'Please enter the name as the tax office has it.',
    'field.postal_code': 'This is not a postal code of the country that you chose. Please check both.',
    'field.postal_code_pt': 'A Portuguese postal code has 7 digits, such as 1100-148.',
    'field.no_exemption': 'There is no exemption to declare for this country and status.',
    'field.holder_required': "Please enter the account holder's full name",
    'field.holder_letters': 'Please enter the name as your bank has it: letters, digits and simple punctuation.',
    'field.holder_too_long': 'Banks accept names of up to {max} characters. Please shorten it as your bank does.',
    'field.eu_account_required': 'Please provide IBAN and SWIFT/BIC code',
    'field.uk_account_required': 'Please provide sort code and account number',
    'field.iban': 'This IBAN has a typo. Please compare it with the one from your bank.',
    'field.iban_country': 'Bank transfers are for EU and UK accounts only.',
    'field.bic': 'This SWIFT/BIC code has a typo. It should have 8 or 11 letters and digits.',
    'field.bic_country': 'This SWIFT/BIC code and the IBAN are from different countries. Please check both.',
    'field.sort_code': 'A sort code has 6 digits.',
    'field.account_number': 'An account number has 8 digits. If yours is shorter, add zeros in front.',
    'field.uk_account': 'This account number and sort code do not match. Please check both.',
    'field.credentials_required': 'Please enter both email and password',
    'field.own_words': 'This password is made of words that are easy to guess here. Please choose another one.',
    'field.guessable':
      'This password is known from breaches or easy to guess. Please choose another one: four unrelated words work well.',
    'field.telegram_username': 'A Telegram username has only letters, digits and underscores.',
  },
}
