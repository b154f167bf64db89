import { brand } from '@numeria/contract'
import type * as en from '../en/landing.ts'

export const landing: typeof en.landing = {
  headline: 'Desvenda o teu destino cósmico',
  lead: `A ${brand.persona} soma o que o teu nome e a tua data de nascimento valem, e conta-te o que os numerólogos leem nisso.`,
  toChat: 'Ir para a conversa',
  viewPricing: 'Ver preços',
  sections: {
    freeReading: 'Experimenta a tua leitura grátis',
    lifePath: 'O teu Caminho de Vida, calculado aqui',
    how: `O que a ${brand.persona} faz`,
    packs: 'Pacotes sagrados de créditos',
    login: 'Entrar',
  },
}
