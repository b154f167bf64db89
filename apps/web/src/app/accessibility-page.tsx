import { accessibility } from '#messages/accessibility'
import { LegalPage } from '../features/legal/legal-page.tsx'

export const AccessibilityPage = () => <LegalPage text={accessibility} />
