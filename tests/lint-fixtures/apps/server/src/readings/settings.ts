export const model = process.env.MODEL_NAME // violation: no-process-env
