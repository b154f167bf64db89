/** Under a reading. */
export const remembered = {
  title: 'Remembered from this question',
  note: (text: string) => `Remembered: ${text}`,
  undo: 'Undo',
  undoOf: (text: string) => `Undo: forget “${text}”`,
  undone: 'Forgotten',
  failed: 'Something went wrong',
}
