import type * as en from '../en/credits.ts'

const unit = (count: number): string => (count === 1 ? 'crédito' : 'créditos')

export const credits: typeof en.credits = {
  unit,
  count: (count) => `${count} ${unit(count)}`,
  debt: (owed, since) =>
    `Tens uma dívida de ${owed}: um pagamento foi anulado a ${since} depois de os créditos terem sido usados. As leituras estão suspensas; a tua próxima compra salda isto primeiro.`,
  settles: (owed, bought, since) =>
    owed < bought
      ? `${owed} destes ${bought} créditos saldam a dívida do pagamento anulado a ${since}. As leituras recomeçam de imediato.`
      : `Estes ${bought} créditos saldam a dívida do pagamento anulado a ${since}${owed > bought ? `; ficam por saldar ${owed - bought}, e as leituras continuam suspensas` : '. As leituras recomeçam com os próximos créditos'}.`,
  inUse: 'em uso',
  ofWhich: (count) => `, ${count} `,
}
