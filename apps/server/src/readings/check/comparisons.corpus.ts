import { passages } from './number-check.corpus.ts'

// Helena and Rui have the Expression 6 in common; their Life Paths are 3 and 4.

/** Each of these calls two numbers the same that differ. */
export const falseEqualities = passages(`
en pair Your Life Path is the same number as Rui's.
en pair You and Rui have the same Life Path.
pt pair O teu caminho de vida é o mesmo número que o do Rui.
es pair Tu camino de vida es el mismo número que el de Rui.
fr pair Ton chemin de vie est le même nombre que celui de Rui.
de pair Deine Lebenszahl ist dieselbe Zahl wie die von Rui.
it pair Il tuo cammino di vita è lo stesso numero di quello di Rui.
`)

export const trueEqualities = passages(`
en pair Your Expression is the same number as Rui's.
en pair Your Life Path is not the same number as Rui's.
en pair Your Life Path asks the same question as Rui's.
en pair Your Life Path wants the same thing every morning.
pt pair A tua expressão é o mesmo número que a do Rui.
pt pair O teu caminho de vida não é o mesmo número que o do Rui.
es pair Tu expresión es el mismo número que la de Rui.
fr pair Ton expression est le même nombre que celle de Rui.
de pair Deine Ausdruckszahl ist dieselbe Zahl wie die von Rui.
it pair La tua espressione è lo stesso numero di quello di Rui.
`)
