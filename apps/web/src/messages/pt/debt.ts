import type * as en from '../en/debt.ts'

export const debt: typeof en.debt = {
  owed: (owed, since) =>
    `Tens uma dívida de ${owed}: um pagamento foi anulado a ${since} depois de usares os créditos. As leituras estão suspensas; a próxima compra salda-a primeiro.`,
  settles: (owed, bought, since) =>
    owed < bought
      ? `${owed} destes ${bought} créditos saldam a dívida do pagamento anulado a ${since}. As leituras recomeçam de imediato.`
      : `Estes ${bought} créditos saldam a dívida do pagamento anulado a ${since}${owed > bought ? `; ficam por saldar ${owed - bought}, e as leituras continuam suspensas` : '. As leituras recomeçam com os próximos créditos'}.`,
}
