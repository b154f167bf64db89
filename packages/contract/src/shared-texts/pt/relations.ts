import type { SharedTexts } from '../shared-texts.ts'

export const relationNames: SharedTexts['relationNames'] = {
  partner: 'Companheiro ou companheira',
  mother: 'Mãe',
  father: 'Pai',
  daughter: 'Filha',
  son: 'Filho',
  sister: 'Irmã',
  brother: 'Irmão',
  grandparent: 'Avó ou avô',
  grandchild: 'Neta ou neto',
  relative: 'Outro familiar',
  friend: 'Amiga ou amigo',
  colleague: 'Colega',
  other: 'Outra pessoa',
}
