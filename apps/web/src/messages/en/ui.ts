export const ui = {
  close: 'Close',
  error: 'Error',
  partMissing: 'A part of this page could not be fetched. Please load the page again.',
}
