/** The one version of Stripe's API that the sandbox plays; requests for another are refused. */
export const apiVersion = '2026-10-28.endive'
