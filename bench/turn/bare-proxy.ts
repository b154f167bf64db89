// The least that anything between a browser and a model can do: pass the bytes on.
import { Agent, createServer, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxFreeSockets: 1_024 })
const model = process.env['MODEL_BASE_URL']!
const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, response) => {
  const { 'content-type': type, 'content-length': length } = incoming.headers
  const outgoing = request(`${model}/chat/completions`, {
    method: 'POST',
    agent,
    headers: { 'content-type': type, 'content-length': length },
  })
  outgoing.once('response', (answer) => {
    response.writeHead(answer.statusCode!, { 'content-type': answer.headers['content-type'] })
    answer.pipe(response)
  })
  incoming.pipe(outgoing)
})
process.on('disconnect', () => process.exit())
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'))
