type Environment = Record<string, string | undefined>

/** Extra fields of every request to a model. */
export function extraBody(environment: Environment, problems: string[]): Readonly<Record<string, unknown>> {
  const text = environment['MODEL_EXTRA_BODY']?.trim() || '{}'
  try {
    const value = JSON.parse(text) as unknown
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Said below.
  }
  problems.push('MODEL_EXTRA_BODY must be a JSON object, such as {"temperature":0.7}')
  return {}
}
