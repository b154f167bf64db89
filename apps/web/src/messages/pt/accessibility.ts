import { brand, release } from '@numeria/contract'
import type * as en from '../en/accessibility.ts'

export const accessibility: typeof en.accessibility = {
  title: 'Declaração de acessibilidade',
  changed: release.accessibilityTestedOn,
  sections: [
    {
      title: 'O nosso objetivo',
      blocks: [
        `A ${brand.name} é feita para todas as pessoas: com teclado, com leitor de ecrã, com ampliação de 400\u00a0%, num telemóvel pequeno, com menos movimento e em alto contraste. Seguimos as WCAG 2.2, nível AA, a norma EN 301 549 e o Decreto-Lei n.º 82/2022.`,
      ],
    },
    {
      title: 'Em que ponto estamos',
      blocks: [
        `Esta declaração refere-se à versão ${release.version}, ${release.accessibilityTestedOn}: o dia em que a testámos, por nossa conta, no Chromium, com a ferramenta axe e com o teclado. A conformidade é parcial: o que falta está indicado abaixo.`,
        {
          points: [
            'A cada alteração, verificamos todas as páginas e todos os estados com a ferramenta axe, em modo claro e escuro, em ecrãs pequenos e grandes.',
            'Podes iniciar sessão, pedir leituras e comprar créditos sem rato. Uma leitura terminada é anunciada uma vez, nunca palavra a palavra.',
            'As imagens de números têm um texto ao lado. Nada é transmitido só pela cor.',
            'As animações são omitidas para quem pediu menos movimento.',
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
        `Se algo te dificultar o uso, escreve para ${brand.supportEmail}. Respondemos no prazo de 15 dias úteis e corrigimos o que pudermos. Em Portugal, podes também contactar a ARTE (antiga AMA), a entidade responsável pela acessibilidade digital.`,
      ],
    },
  ],
}
