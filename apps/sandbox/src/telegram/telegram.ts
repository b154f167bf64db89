// The part of Telegram's Bot API that the operators' bot uses: https://core.telegram.org/bots/api
import { readJson, sendJson, type Exchange, type Handler } from '../http/exchange.ts'
import { UpdateQueue } from './update-queue.ts'

export type TelegramUser = { id: number; username?: string | undefined }
export type SentMessage = {
  chatId: number
  messageId: number
  text: string
  buttons: { text: string; data: string }[]
}

type Parameters = Record<string, unknown>

/** At most 64 bytes may stand behind a button, as at Telegram. */
function buttonsOf(markup: unknown): SentMessage['buttons'] {
  const { inline_keyboard = [] } = (markup ?? {}) as { inline_keyboard?: { text: string; callback_data: string }[][] }
  return inline_keyboard.flat().map(({ text, callback_data: data }) => {
    if (Buffer.byteLength(data) > 64) throw new Error('BUTTON_DATA_INVALID')
    return { text, data }
  })
}

export type Telegram = ReturnType<typeof createTelegram>

/** A Telegram with one bot. What people write to it comes in by `write` and `press`; what it says is in `sent`. */
export function createTelegram(botToken: string) {
  const updates = new UpdateQueue()
  let sent: SentMessage[] = []
  let answers: string[] = []
  let webhook: { url: string; secret: string | undefined } | null = null
  let lastMessageId = 0

  const user = ({ id, username }: TelegramUser) => ({
    id,
    is_bot: false,
    first_name: username ?? `user ${id}`,
    username,
  })
  const chat = ({ id, username }: TelegramUser) => ({
    id,
    type: 'private',
    first_name: username ?? `user ${id}`,
    username,
  })
  const seconds = () => Math.floor(Date.now() / 1_000)

  async function deliver(update: Parameters): Promise<void> {
    const whole = updates.number(update)
    if (!webhook) return updates.add(whole)
    await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(webhook.secret !== undefined && { 'x-telegram-bot-api-secret-token': webhook.secret }),
      },
      body: JSON.stringify(whole),
    })
  }

  function say({ chat_id, text, reply_markup }: Parameters): Parameters {
    lastMessageId += 1
    sent.push({
      chatId: Number(chat_id),
      messageId: lastMessageId,
      text: String(text),
      buttons: buttonsOf(reply_markup),
    })
    return { message_id: lastMessageId, date: seconds(), chat: chat({ id: Number(chat_id) }), text }
  }

  function edit({ chat_id, message_id, text, reply_markup }: Parameters): Parameters | null {
    const message = sent.find((each) => each.chatId === Number(chat_id) && each.messageId === Number(message_id))
    if (!message) return null
    Object.assign(message, { text: String(text), buttons: buttonsOf(reply_markup) })
    return { message_id, date: seconds(), chat: chat({ id: Number(chat_id) }), text }
  }

  async function call(method: string, given: Parameters, signal: AbortSignal): Promise<unknown> {
    switch (method) {
      case 'getMe':
        return {
          id: Number(botToken.split(':')[0]),
          is_bot: true,
          first_name: 'Numeria',
          username: 'numeria_sandbox_bot',
        }
      case 'getUpdates':
        return updates.take(Number(given['offset'] ?? 0), Number(given['timeout'] ?? 0), signal)
      case 'setWebhook':
        webhook = { url: String(given['url']), secret: given['secret_token'] as string | undefined }
        return true
      case 'deleteWebhook':
        webhook = null
        return true
      case 'sendMessage':
        return say(given)
      case 'editMessageText':
        return edit(given)
      case 'answerCallbackQuery':
        answers.push(typeof given['text'] === 'string' ? given['text'] : '')
        return true
      case 'setMyCommands':
        return true
      default:
        return undefined
    }
  }

  const api: Handler = async ({ request, response, url }: Exchange) => {
    const [, , bot, method] = url.pathname.split('/')
    if (bot !== `bot${botToken}`) return refuse(response, 401, 'Unauthorized')
    const left = new AbortController()
    response.once('close', () => left.abort())
    const given =
      request.method === 'POST' ? ((await readJson(request)) as Parameters) : Object.fromEntries(url.searchParams)
    const result = await call(method ?? '', given, left.signal)
    if (result === undefined) return refuse(response, 404, 'Not Found')
    if (result === null) return refuse(response, 400, 'Bad Request: message to edit not found')
    if (!response.destroyed) sendJson(response, 200, { ok: true, result })
  }

  return {
    api,
    /** A person writes to the bot in private. */
    write: (from: TelegramUser, text: string) =>
      deliver({
        message: {
          message_id: (lastMessageId += 1),
          from: user(from),
          chat: chat(from),
          date: seconds(),
          text,
          ...(text.startsWith('/') && {
            entities: [{ type: 'bot_command', offset: 0, length: text.split(/\s/)[0]!.length }],
          }),
        },
      }),
    /** A person presses a button below one of the bot's messages. */
    press: (from: TelegramUser, messageId: number, data: string) => {
      const message = sent.find((each) => each.messageId === messageId)
      return deliver({
        callback_query: {
          id: String(Math.random()).slice(2),
          from: user(from),
          chat_instance: '1',
          data,
          message: { message_id: messageId, date: seconds(), chat: chat(from), text: message?.text ?? '' },
        },
      })
    },
    state: () => ({ sent, answers, webhook: webhook?.url ?? null }),
    reset: () => {
      sent = []
      answers = []
    },
    stop: () => updates.stop(),
  }
}

function refuse(response: Exchange['response'], status: number, description: string): void {
  sendJson(response, status, { ok: false, error_code: status, description })
}
