export const model = process.env.MODEL_NAME // sin: no-process-env
