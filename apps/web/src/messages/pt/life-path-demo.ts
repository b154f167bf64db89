import { brand, signupCredits } from '@numeria/contract'
import type * as en from '../en/life-path-demo.ts'

export const lifePathDemo: typeof en.lifePathDemo = {
  example: (date: string) => `Um exemplo: ${date}`,
  yours: (date: string) => `Nascimento: ${date}`,
  lifePath: 'Caminho de Vida',
  says: (value: number) => `Caminho de Vida ${value}.`,
  master: 'mestre',
  invitation: `É um número entre muitos. A ${brand.persona} lê-os em conjunto.`,
  freeCredits: `Recebe ${signupCredits} créditos grátis`,
  toChat: 'Perguntar por ele na conversa',
  shareTitle: (value: number) => `O meu Caminho de Vida é o ${value}`,
  shareText: (value: number) =>
    `O meu Caminho de Vida é o ${value}, calculado passo a passo. Descobre o teu na ${brand.name}, sem registo.`,
}
