import { brand } from '@numeria/contract'
import type * as en from '../en/accessibility.ts'

export const accessibility: typeof en.accessibility = {
  title: 'Declaração de acessibilidade',
  changed: '21/11/2026',
  sections: [
    {
      title: 'O que pretendemos',
      blocks: [
        `A ${brand.name} é feita para todas as pessoas: com teclado, com leitor de ecrã, ampliada quatro vezes, num telemóvel pequeno, com menos movimento e em alto contraste. Seguimos as WCAG 2.2, nível AA, a norma EN 301 549 e o Decreto-Lei n.º 82/2022.`,
      ],
    },
    {
      title: 'Em que ponto estamos',
      blocks: [
        {
          points: [
            'Todas as páginas e todos os estados são verificados com a ferramenta axe, em modo claro e escuro, em ecrã pequeno e grande, a cada alteração.',
            'É possível entrar, pedir leituras e comprar sem rato. Uma leitura terminada é anunciada uma vez, nunca palavra a palavra.',
            'As imagens de números têm um texto ao lado. Nada é dito apenas pela cor.',
            'O que se move sozinho aparece logo completo a quem pediu menos movimento.',
          ],
        },
      ],
    },
    {
      title: 'O que sabemos que falta',
      blocks: [
        {
          points: [
            'O formulário de pagamento é do nosso prestador de pagamentos; não o podemos alterar.',
            'O serviço ainda não foi auditado por uma entidade externa.',
          ],
        },
      ],
    },
    {
      title: 'Diz-nos',
      blocks: [
        `Se algo te dificultar o caminho, escreve para ${brand.supportEmail}. Respondemos no prazo de 15 dias úteis e corrigimos o que pudermos. Em Portugal, podes também dirigir-te à entidade responsável pela acessibilidade digital, a ARTE (antiga AMA).`,
      ],
    },
  ],
}
