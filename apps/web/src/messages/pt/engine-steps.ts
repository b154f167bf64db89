import type * as en from '../en/engine-steps.ts'

export const engineSteps: typeof en.engineSteps = [
  {
    title: 'Dás uma data e um nome',
    text: 'A tua data de nascimento e o teu nome completo, como nos documentos oficiais. Os números não assentam em mais nada.',
  },
  {
    title: 'Um programa calcula os números',
    text: 'Aritmética simples, igual de cada vez, com todos os passos guardados. Nenhuma IA entra nela.',
  },
  {
    title: 'A Selene recebe os números já feitos',
    text: 'A Selene é uma IA. Com a tua pergunta recebe os números e o tom que escolheste. Põe-nos em palavras; não faz contas.',
  },
  {
    title: 'Cada frase é verificada',
    text: 'Antes de a veres, um programa compara os números principais que uma frase te atribui com os que foram calculados, e substitui um que esteja errado.',
  },
  {
    title: 'Pagas pelo que chega',
    text: 'Vês o preço antes de enviar. Uma leitura que falha não se paga; uma leitura pronta fica na tua conversa.',
  },
]
