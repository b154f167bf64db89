export const people = {
  title: 'Your people',
  hint: 'Save the people you ask about. You can choose them for a compatibility reading, and Selene knows them when you name them.',
  none: 'You have not saved anyone yet.',
  add: 'Add a person',
  addTitle: 'Add a person',
  editTitle: 'Change this person',
  nameHint:
    'Their full name at birth, if you know it. Only the first name and the numbers are used to write a reading.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Person saved',
  /** @param relation one of `relationNames` */
  about: (relation: string, birthDate: string) => `${relation} · born ${birthDate}`,
  edit: 'Edit',
  editOf: (name: string) => `Edit: ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete: ${name}`,
  deleted: 'Person deleted',
  /** @param name of the person who was deleted */
  deletedText: (name: string) => `${name} is no longer in your list. The readings you already have stay.`,
  undo: 'Undo',
  undoAlt: 'Save this person again',
  failed: 'Something went wrong',
  formMissing: 'The form could not be opened. Please try again.',
}
