export const crash = {
  title: 'This page could not be shown',
  text: 'Something on this page failed. Your readings and credits are safe.',
  again: 'Reload page',
  home: 'Go home',
  request: (id: string) => `If you contact us, please mention this request: ${id}`,
}
