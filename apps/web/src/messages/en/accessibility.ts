import { brand } from '@numeria/contract'
import type { LegalText } from '../../features/legal/legal-text.ts'

/** How far everybody can use the service (Directive 2019/882; Decreto-Lei 82/2022). */
export const accessibility: LegalText = {
  title: 'Accessibility statement',
  changed: '21/11/2026',
  sections: [
    {
      title: 'What we aim for',
      blocks: [
        `${brand.name} is made to be used by everyone: with a keyboard, with a screen reader, at four times the size, on a small phone, with less motion and in high contrast. Our measure is WCAG 2.2, level AA, and EN 301 549.`,
      ],
    },
    {
      title: 'Where we are',
      blocks: [
        {
          points: [
            'Every page and state is checked by axe in light and dark, on a small and on a large screen, with every change.',
            'Sign-in, readings and buying can be done without a mouse. A finished reading is announced once, never word by word.',
            'Pictures of numbers have a text beside them. Nothing is told by colour alone.',
            'Animations are skipped for people who have asked for less motion.',
          ],
        },
      ],
    },
    {
      title: 'What we know is missing',
      blocks: [
        {
          points: [
            'The payment form belongs to our payment provider; we have no hand in it.',
            'The service has not yet been audited by an independent party.',
          ],
        },
      ],
    },
    {
      title: 'Tell us',
      blocks: [
        `If anything gets in your way, write to ${brand.supportEmail}. We answer within 15 working days and fix what we can. In Portugal you may also turn to the authority for digital accessibility, the ARTE (formerly AMA).`,
      ],
    },
  ],
}
