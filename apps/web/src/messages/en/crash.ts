export const crash = {
  title: 'This page could not be shown',
  text: 'A part of it broke, or could not be fetched. Your readings and your credits are safe: they are not kept in the page.',
  again: 'Load the page again',
  home: 'Go home',
  request: (id: string) => `If you write to us about it, name this request: ${id}`,
}
