/** Alerts of the admin area, worst first. */
export const alertKinds = [
  'ledger_differences',
  'invoices_refused',
  'invoices_late',
  'invoices_off',
  'invoices_differ',
  'payments_set_aside',
  'refunds_refused',
  'refunds_late',
  'events_set_aside',
  'holds_overdue',
  'readings_failing',
  'mail_waiting',
  'reports_waiting',
] as const
export type AlertKind = (typeof alertKinds)[number]
