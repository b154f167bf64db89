import { brand } from '@numeria/contract'
import type * as en from '../en/ai-notice.ts'

export const aiNotice: typeof en.aiNotice = {
  title: `A ${brand.persona} é uma IA`,
  changed: '23/11/2026',
  sections: [
    {
      title: 'O que isto quer dizer',
      blocks: [
        `Estás a falar com um programa de computador. ${brand.persona} é um nome e um modo de falar, não uma pessoa: ninguém acompanha a conversa em direto e ninguém escreve as respostas. As palavras dela vêm de um modelo de linguagem de grande dimensão.`,
      ],
    },
    {
      title: 'O que é calculado e o que é escrito',
      blocks: [
        'Os teus números não vêm do modelo. São calculados a partir do teu nome e da tua data de nascimento, segundo regras que podes consultar na nossa página sobre numerologia, e cada leitura mostra como foram obtidos. Antes de veres uma frase, um programa compara-a com eles. Uma frase que não passe na verificação não é mostrada.',
        'As palavras sobre os números são escritas de novo de cada vez. Podem surpreender-te e podem estar erradas a teu respeito. A numerologia é uma tradição, não uma ciência.',
      ],
    },
    {
      title: 'Para que não serve',
      blocks: [
        'As leituras servem para refletir e para entreter. Não são aconselhamento médico, jurídico, financeiro ou sobre jogo, e não ajudam numa emergência. Se estás em perigo ou pensas em fazer-te mal, liga para o 112, para o SNS 24 (808 24 24 24) ou para uma linha de apoio perto de ti (findahelpline.com).',
      ],
    },
    {
      title: 'Se uma mensagem mostrar perigo: o nosso protocolo de crise',
      blocks: [
        'Cada mensagem é verificada antes de chegar ao modelo de linguagem, em seis línguas, à procura de sinais de pensamentos suicidas, autolesão, emergência médica, abuso ou violência. O modelo tem também instruções para assinalar esses sinais em vez de responder; encontra formas indiretas que escapam à primeira verificação.',
        {
          points: [
            `Nesse caso, a ${brand.persona} não escreve uma leitura. A resposta diz que é uma IA, pede à pessoa que fale hoje com alguém e indica um número de emergência e linhas de apoio do seu país, como a 988 Suicide & Crisis Lifeline nos Estados Unidos.`,
            'A resposta é gratuita. É dada quaisquer que sejam os limites ou pausas definidos, e também sem créditos.',
            'A resposta não tem instruções, números sobre a morte nem métodos, e nada que incentive a autolesão ou a violência.',
            'Ninguém é alertado: nenhuma pessoa acompanha a conversa, e não ligamos a nenhum serviço. Uma máquina pode não reconhecer uma mensagem em perigo. Se precisas de ajuda, não esperes pelo chat.',
            'O chat mostra sempre que estás a falar com uma IA, também em conversas longas.',
            `A ${brand.name} é para adultos. Não é companhia, médico nem terapeuta, e pode não ser adequada para alguns menores.`,
          ],
        },
        'A verificação é medida com mensagens de crise que nunca viu, escritas como as pessoas escrevem às linhas de apoio, e com mensagens inofensivas. As linhas abaixo são revistas pelo menos uma vez por ano.',
        { shows: 'helpLines' },
      ],
    },
    {
      title: 'Partilhar',
      blocks: [
        'As imagens e os textos que guardas ou partilhas a partir daqui dizem que foram escritos com IA. As imagens, as páginas públicas, as leituras guardadas em PDF e a cópia dos teus dados dizem-no também aos programas, com o tipo de fonte digital do IPTC. A imagem de pré-visualização de uma página pública pode ainda trazer uma declaração assinada da sua origem (C2PA).',
      ],
    },
  ],
}
