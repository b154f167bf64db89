/** Texts that load on demand: the menu of a conversation and its dialogs. */
export const conversationMenu = {
  rename: 'Rename',
  pin: 'Pin',
  unpin: 'Unpin',
  archive: 'Archive',
  restore: 'Restore',
  delete: 'Delete',
}

export const rename = {
  title: 'Rename conversation',
  label: 'Title',
  missing: 'Please write a title.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
}
