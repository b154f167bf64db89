export const conversations = {
  title: 'Conversations',
  pinned: 'Pinned',
  begin: 'New conversation',
  untitled: 'New conversation',
  /** @param count how many */
  archived: (count: number) => `Archived (${count})`,
  /** @param count how many there are in all */
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  writing: 'Selene is writing',
  menuOf: (title: string) => `Options for “${title}”`,
  missing: 'Your conversations could not be loaded.',
  notBegun: 'No new conversation was begun',
  notChanged: 'Nothing was changed',
  hasArchived: 'Conversation archived',
  undo: 'Undo',
  undoAlt: 'Takes the conversation out of the archive.',
  hasDeleted: 'Conversation deleted',
  isArchived: 'This conversation is archived.',
  restore: 'Restore',
  elsewhere: 'Selene is writing in another conversation.',
  open: 'Open it',
  replaced: (count: number) => (count === 1 ? 'Earlier version: 1 reading' : `Earlier version: ${count} readings`),
  editing: 'Editing your question',
  /**
   * @param readings how many are replaced
   * @param credits what they cost together
   * @param paid the same, counted: `3 credits`
   */
  editingMeans(readings: number, credits: number, paid: string): string {
    const [moves, them] =
      readings === 1 ? ['The earlier reading moves', 'it'] : [`The ${readings} earlier readings move`, 'them']
    const cost = credits === 0 ? '' : `; the ${paid} paid for ${them} ${credits === 1 ? 'does' : 'do'} not come back`
    return `It is sent as a new question at its own price. ${moves} out of the way and can still be read${cost}.`
  },
  cancelEditing: 'Cancel editing',
  gone: 'This conversation was deleted.',
  showLast: 'Show the latest one',
}
