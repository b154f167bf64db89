import { brand } from '@numeria/contract'

/** For ourselves: the gallery is not served in production. */
export const gallery = {
  title: 'Gallery',
  house: brand.name as string,
  day: 'By day',
  night: 'By night',
  faces: 'Selene’s moods',
  figures: 'Numbers and traditions',
  drawings: 'Drawings',
  colours: 'Colours',
  types: 'Type',
  buttons: 'Buttons, with a tooltip each',
  fields: 'Fields',
  icons: 'Icons',
  over: 'What opens over a page',
  dialog: 'Dialog',
  sheet: 'Sheet',
  drawer: 'Drawer',
  toast: 'Toast',
  badToast: 'Destructive toast',
  press: 'Press',
  field: 'A field',
  wrong: 'A field with something wrong',
  choices: 'One of several',
  toggle: 'On or off',
  sentence: 'Seven asks, and the moon takes her time to answer.',
}
