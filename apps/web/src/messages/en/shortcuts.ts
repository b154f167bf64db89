export const shortcuts = {
  title: 'Keyboard shortcuts',
  write: 'Write a message',
  search: 'Search your readings',
  send: 'Send',
  newLine: 'New line',
  editLast: 'Edit your last message, in an empty box',
  stop: 'Stop the reading',
  show: 'Show this list',
  /** Names of keys. */
  control: 'Ctrl',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Turn off if you use voice control.',
  notOpened: 'The list did not open. Please try again.',
}
