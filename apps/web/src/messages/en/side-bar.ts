export const sideBar = {
  label: 'Sidebar',
  account: 'Your account',
  goTo: 'Go to',
  show: 'Show the sidebar',
  hide: 'Hide the sidebar',
  chat: 'Chat',
  chart: 'My chart',
  buyCredits: 'Buy Credits',
  credits: 'Credits and orders',
  settings: 'Settings',
  about: 'About Numerology',
  referrals: 'Referrals',
}
