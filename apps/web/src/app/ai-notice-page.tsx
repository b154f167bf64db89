import { aiNotice } from '#messages/ai-notice'
import { LegalPage } from '../features/legal/legal-page.tsx'

export const AiNoticePage = () => <LegalPage text={aiNotice} />
