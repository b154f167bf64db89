/** Target of the skip link and of the keyboard shortcut. */
export const composerId = 'message'
