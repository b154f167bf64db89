import { terms } from '#messages/terms'
import { LegalPage } from '../features/legal/legal-page.tsx'

export const TermsPage = () => <LegalPage text={terms} />
