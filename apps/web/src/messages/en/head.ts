/** Texts that only the build writes: the breadcrumb of a page, and the line in its picture. */
export const head = {
  home: 'Home',
  lead: 'The numbers are computed. The words are written for you.',
}
