import type * as en from '../en/engine-steps.ts'

export const engineSteps: typeof en.engineSteps = [
  {
    title: 'Indicas uma data e um nome',
    text: 'A tua data de nascimento e o teu nome completo de nascimento; os números caldeus, védicos e menores contam o nome que usas. Os números não vêm de mais nada.',
  },
  {
    title: 'Um programa calcula os números',
    text: 'Aritmética simples, sempre igual, com todos os passos registados. Sem qualquer IA.',
  },
  {
    title: 'A Selene recebe os números já calculados',
    text: 'A Selene é uma IA. Recebe a tua pergunta, os números e o tom que escolheste. Transforma os números em palavras; não faz contas.',
  },
  {
    title: 'Cada frase é verificada',
    text: 'Antes de a veres, um programa compara-a com os números calculados. Uma frase que não passe na verificação não é mostrada.',
  },
  {
    title: 'Pagas o que recebes',
    text: 'Vês o preço antes de enviares. Se uma leitura falhar, não te é cobrada. Uma leitura pronta fica na tua conversa.',
  },
]
