export const memory = {
  title: 'What Selene remembers',
  hint: 'Short notes on what you say in your questions, used in later readings. Nothing about health, faith, politics or sex life is noted, unless you write it here yourself.',
  on: 'Remember what I tell Selene',
  offHint: 'Nothing is noted or used. The notes below stay until you delete them.',
  none: 'Nothing yet.',
  noted: (moment: string) => `From a reading, ${moment}`,
  written: (moment: string) => `Written by you, ${moment}`,
  add: 'Add a note',
  addTitle: 'Add a note',
  editTitle: 'Change this note',
  label: 'Note',
  save: 'Save',
  cancel: 'Cancel',
  missing: 'Please write something to remember.',
  edit: 'Edit',
  editOf: (note: string) => `Edit: ${note}`,
  delete: 'Delete',
  deleteOf: (note: string) => `Delete: ${note}`,
  deleted: 'Note deleted',
  failed: 'Something went wrong',
}

/** Under a reading. */
export const remembered = {
  title: 'Remembered from this question',
  note: (text: string) => `Remembered: ${text}`,
  undo: 'Undo',
  undoOf: (text: string) => `Undo: forget “${text}”`,
  undone: 'Forgotten',
  failed: 'Something went wrong',
}
