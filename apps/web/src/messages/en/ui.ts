export const ui = {
  close: 'Close',
  error: 'Error',
  partMissing: 'Part of this page did not load. Please reload the page.',
}
