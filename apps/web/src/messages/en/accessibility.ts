import { brand, release } from '@numeria/contract'
import type { LegalText } from '../../features/legal/legal-text.ts'

/** How far everybody can use the service (Directive 2019/882; Decreto-Lei 82/2022). */
export const accessibility: LegalText = {
  title: 'Accessibility statement',
  changed: release.accessibilityTestedOn,
  sections: [
    {
      title: 'What we aim for',
      blocks: [
        `${brand.name} is made for everyone: with a keyboard, with a screen reader, at 400% zoom, on a small phone, with reduced motion and in high contrast. Our standards are WCAG 2.2, level AA, and EN 301 549.`,
      ],
    },
    {
      title: 'Where we stand',
      blocks: [
        `This statement is about version ${release.version}, ${release.accessibilityTestedOn}: the day on which we tested it ourselves, in Chromium, with axe and by keyboard. The service conforms partially: what is missing is named below.`,
        {
          points: [
            'With every change, we check every page and state with axe, in light and dark mode, on small and large screens.',
            'You can sign in, ask for readings and buy credits without a mouse. A finished reading is announced once, never word by word.',
            'Pictures of numbers have text beside them. Nothing is conveyed by colour alone.',
            'Animations are skipped if you have asked for reduced motion.',
          ],
        },
      ],
    },
    {
      title: 'What we know is missing',
      blocks: [
        {
          points: [
            'The payment form belongs to our payment provider; we cannot change it.',
            'The service has not yet been audited by an independent party.',
          ],
        },
      ],
    },
    {
      title: 'Tell us',
      blocks: [
        `If anything gets in your way, write to ${brand.supportEmail}. We reply within 15 working days and fix what we can. In Portugal, you can also contact ARTE (formerly AMA), the authority for digital accessibility.`,
      ],
    },
  ],
}
