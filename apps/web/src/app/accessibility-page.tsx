import { AccessibilityStatement } from '../features/legal/accessibility-statement.tsx'

export const AccessibilityPage = () => <AccessibilityStatement />
