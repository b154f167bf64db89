import { brand, type DeletionRequestState } from '@numeria/contract'

type State = { title: string; text: (platform: string) => string }

/** The page that shows the state of a request to delete, sent by a login platform. */
export const deletionRequest = {
  title: 'Your deletion request',
  loading: 'Loading your request…',
  unknownCode: `We could not find a request with this code. Requests are shown for one year. Questions: ${brand.supportEmail}`,
  states: {
    waiting: {
      title: 'Waiting for you',
      text: (platform) =>
        `${platform} is the only login of your account, and the account holds credits you paid for, a subscription or referral earnings, or a reading is being written. To keep the account, sign in with ${platform}: this ends the request. To delete it now, sign in and choose “Delete your account” in Settings. If you do neither, we delete it when it holds none of these any more, and e-mail you 7 days before.`,
    },
    withdrawn: {
      title: 'Request ended',
      text: (platform) =>
        `You signed in with ${platform} after the request, so we keep your account. You can delete it in Settings, or remove the ${platform} login there if you add another one.`,
    },
    login_removed: {
      title: 'Login removed',
      text: (platform) =>
        `Your ${platform} login was removed, with all we had from ${platform}. Your account stays open with your other logins; you can delete it in Settings.`,
    },
    account_deleted: {
      title: 'Account deleted',
      text: (platform) =>
        `Your account was deleted, with all we had from ${platform}. Only what bookkeeping law requires is kept, without your name.`,
    },
    unknown: {
      title: 'Nothing to delete',
      text: (platform) => `There was no account with your ${platform} login when the request arrived.`,
    },
  } satisfies Record<DeletionRequestState['state'], State>,
  received: (platform: string, on: string) => `Received from ${platform} on ${on}.`,
  due: (on: string) => `The account will be deleted on ${on}.`,
  ended: (on: string) => `Done on ${on}.`,
  code: 'Code:',
}
