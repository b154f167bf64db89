import { TermsOfService } from '../features/legal/terms-of-service.tsx'

export const TermsPage = () => <TermsOfService />
