/** Said in the language that it offers, on pages in the main language. */
export const offer = {
  label: 'Português',
  see: 'Ver esta página em português',
  stay: 'Continuar em inglês',
  /** Shows it where the server marked the page with this language. Written out, so that the style sheet gets the rule. */
  shown: 'in-data-[offer=pt]:block',
}
