import { AiNotice } from '../features/legal/ai-notice.tsx'

export const AiNoticePage = () => <AiNotice />
