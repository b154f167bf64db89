import { describe, expect, test } from 'vitest'
import { toElot } from './elot.ts'
import { toSepaText } from './sepa-text.ts'

describe('a Greek name', () => {
  test.each([
    ['Γεώργιος Παπαδόπουλος', 'Georgios Papadopoulos'],
    ['Ευάγγελος Αυγερινός', 'Evangelos Avgerinos'],
    ['Ελευθέριος Ναύτης', 'Eleftherios Naftis'],
    ['Χρυσούλα Ψαρρά', 'Chrysoula Psarra'],
    ['Θεοδώρα Ξενάκη', 'Theodora Xenaki'],
    ['Μπάμπης Λάμπρου', 'Bampis Lamprou'],
    ['Άγγελος Σφίγγας', 'Angelos Sfingas'],
    ['Μελαγχολία', 'Melancholia'],
    ['Μάιος Ταΰγετος', 'Maios Taygetos'],
    ['ΘΕΟΔΩΡΟΣ ΧΑΤΖΗΣ', 'THEODOROS CHATZIS'],
    ['Ηύρα', 'Ivra'],
  ])('is written by ELOT 743: %s', (greek, latin) => {
    expect(toElot(greek)).toBe(latin)
    expect(toSepaText(greek)).toBe(latin)
  })

  test('leaves other writing as it is', () => {
    expect(toElot('José Müller 12')).toBe('José Müller 12')
  })
})
