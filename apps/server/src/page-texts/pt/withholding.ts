import type * as en from '../en/withholding.ts'

export const withholding: typeof en.withholding = {
  portugal:
    'Portugal, rendimentos da categoria B: retemos 23 % (art. 101.º do CIRS), salvo se declarares dispensa de retenção (art. 101.º-B).',
  elsewhere: 'Não há retenção na fonte. Declaras tu este rendimento.',
}
