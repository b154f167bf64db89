import { brand } from '@numeria/contract'
import type { LegalText } from '../../features/legal/legal-text.ts'

/** That people talk to a machine, and what it does (Regulation 2024/1689, Art. 50). */
export const aiNotice: LegalText = {
  title: `${brand.persona} is an AI`,
  changed: '23/11/2026',
  sections: [
    {
      title: 'What that means',
      blocks: [
        `You are talking to a computer program. ${brand.persona} is a name and a way of speaking, not a person: no one reads your conversation as it happens, and no one types the answers. A large language model writes her words.`,
      ],
    },
    {
      title: 'What is computed, and what is written',
      blocks: [
        'Your numbers do not come from the model. They are computed from your name and birth date by rules that you can look up on our page about numerology, and every reading shows how they were found. Before you see a sentence, a program checks it against them. A sentence that fails the check is not shown.',
        'The words about your numbers are written anew each time. They can surprise you, and they can be wrong about you. Numerology is a tradition, not a science.',
      ],
    },
    {
      title: 'What it is not for',
      blocks: [
        'Readings are for reflection and entertainment. They are not medical, legal, financial or gambling advice, and they are no help in an emergency. If you are in danger or thinking of harming yourself, call 112 or a helpline near you (findahelpline.com).',
      ],
    },
    {
      title: 'Sharing',
      blocks: ['Pictures and texts that you save or share from here say that they were written with AI.'],
    },
  ],
}
