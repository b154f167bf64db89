/** Company and brand names. Legal details come from the server's configuration (`COMPANY_*`). */
export const brand = {
  name: 'Numeria',
  persona: 'Selene',
  supportEmail: 'support@numeria.example',
  companyPage: 'https://www.linkedin.com/company/numeria',
  copyrightYear: 2025,
} as const
