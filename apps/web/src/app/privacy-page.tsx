import { PrivacyPolicy } from '../features/legal/privacy-policy.tsx'

export const PrivacyPage = () => <PrivacyPolicy />
