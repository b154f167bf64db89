import { LogoutScreen } from '../features/sign-in/logout-screen.tsx'

export const LogoutPage = () => <LogoutScreen />
