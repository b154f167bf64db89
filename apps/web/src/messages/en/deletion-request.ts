import { brand, type DeletionRequestState } from '@numeria/contract'

type State = { title: string; text: (platform: string) => string }

/** The page that shows the state of a request to delete, sent by a login platform. */
export const deletionRequest = {
  title: 'Your deletion request',
  loading: 'Loading your request…',
  unknownCode: `We know no request with this code. Requests are shown for one year. Questions: ${brand.supportEmail}`,
  states: {
    waiting: {
      title: 'Waiting for you',
      text: (platform) =>
        `${platform} is the only login of your account, and the account holds credits you paid for, a subscription or money we owe you, or a reading is being written. We delete it as soon as it holds none of these. To delete it now, sign in and choose “Delete your account” in Settings. To keep it without ${platform}, add another login in Settings: the ${platform} login is then removed within minutes.`,
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
      text: (platform) => `No account here opened with your ${platform} login when the request arrived.`,
    },
  } satisfies Record<DeletionRequestState['state'], State>,
  received: (platform: string, on: string) => `Received from ${platform} on ${on}.`,
  ended: (on: string) => `Done on ${on}.`,
  code: 'Code:',
}
