import { BadRequest, readJson, sendJson, type Exchange, type Handler } from '../http/exchange.ts'
import { ModelSettingRequest, type ModelControl } from './model-control.ts'

async function readSetting({ request }: Exchange): Promise<ModelSettingRequest> {
  const parsed = ModelSettingRequest.safeParse(await readJson(request))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]!
  const field = issue.code === 'unrecognized_keys' ? issue.keys[0]! : issue.path.join('.') || 'body'
  throw new BadRequest(`${field}: ${issue.message}`, field)
}

/** Tells the sandbox to misbehave, and what it saw. Answers with the state it leaves behind. */
export function controlRoutes(model: ModelControl): Handler {
  return async (exchange) => {
    const call = `${exchange.request.method} ${exchange.url.pathname}`
    if (call === 'PUT /_control/model') model.set(await readSetting(exchange))
    else if (call === 'POST /_control/reset') model.reset()
    else if (call !== 'GET /_control/model') return sendJson(exchange.response, 404, { error: `There is no ${call}.` })
    sendJson(exchange.response, 200, model.state())
  }
}
