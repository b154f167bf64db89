import { z } from 'zod'
import { sendJson, type Exchange } from '../http/exchange.ts'
import type { Telegram } from '../telegram/telegram.ts'
import { readBody } from './read-body.ts'

const From = z.strictObject({ id: z.number().int().positive(), username: z.string().optional() })
const Message = z.strictObject({ from: From, text: z.string() })
const Press = z.strictObject({ from: From, messageId: z.number().int(), data: z.string() })

/** User actions in Telegram: `POST …/message {from, text}`, `POST …/press {from, messageId, data}`; `GET` lists the bot's messages. */
export async function controlTelegram(telegram: Telegram, exchange: Exchange): Promise<boolean> {
  switch (`${exchange.request.method} ${exchange.url.pathname}`) {
    case 'GET /_control/telegram':
      break
    case 'POST /_control/telegram/message': {
      const { from, text } = await readBody(exchange, Message)
      await telegram.write(from, text)
      break
    }
    case 'POST /_control/telegram/press': {
      const { from, messageId, data } = await readBody(exchange, Press)
      await telegram.press(from, messageId, data)
      break
    }
    default:
      return false
  }
  sendJson(exchange.response, 200, telegram.state())
  return true
}
