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
      title: 'If a message shows danger: our crisis protocol',
      blocks: [
        'Every message is checked before the language model sees it, in six languages, for signs of suicidal thoughts, self-harm, a medical emergency, abuse or violence. The model is also told to report such signs instead of answering; it finds indirect wordings that the first check misses.',
        {
          points: [
            `${brand.persona} then writes no reading. The answer says that she is an AI, asks the person to talk to someone today, and names an emergency number and crisis lines of their country, such as the 988 Suicide & Crisis Lifeline in the United States.`,
            'The answer is free. It is given whatever limits or pauses are set, and also without credits.',
            'The answer has no instructions, no numbers about dying and no methods, and nothing that encourages self-harm or violence.',
            'No one is alerted: no person reads along, and we call no services. A machine can miss a message in danger. If you need help, do not wait for the chat.',
            'The chat shows at all times that you are talking to an AI, also in long conversations.',
            `${brand.name} is for adults. It is no companion, doctor or therapist, and it may not be suitable for some minors.`,
          ],
        },
        'The check is measured with crisis messages that it has never seen, written in the ways people write to crisis lines, and with harmless ones. The lines below are reviewed at least once a year.',
        { shows: 'helpLines' },
      ],
    },
    {
      title: 'Sharing',
      blocks: [
        'Pictures and texts that you save or share from here say that they were written with AI. Pictures, public pages, readings saved as a PDF and the copy of your data also say it to programs, by the digital source type of the IPTC. The preview picture of a public page can also carry a signed statement of where it comes from (C2PA).',
      ],
    },
  ],
}
