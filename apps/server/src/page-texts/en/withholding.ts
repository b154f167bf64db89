/** Why tax is withheld from a payout, by the rules that hold where the operator sets none. */
export const withholding = {
  portugal:
    'Portugal, category B income: 23 % is withheld (CIRS art. 101), unless you declare an exemption (art. 101-B).',
  elsewhere: 'Nothing is withheld. You declare this income yourself.',
}
