import type {
  CancelLinkReply,
  CancelLinkRequest,
  CancellationInput,
  CancellationReply,
} from './cancellation.schemas.ts'
import { post } from './route.ts'

/** Ways to cancel a subscription without a sign-in. Apart from the other routes, so that only the page that needs them loads them. */
export const cancelRoutes = {
  /** Answers 202 and the same for every order number and e-mail address. */
  cancelContract: post<CancellationInput, CancellationReply>('/api/billing/cancellations'),
  /** By the link of a renewal notice. */
  cancelByLink: post<CancelLinkRequest, CancelLinkReply>('/api/billing/cancellations/link'),
}
