/** The trimmed value of a text field of a form; '' where the field is missing. */
export function textField(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
