import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { readMessage, type Message } from './read-message.ts'

const maxKept = 200

/** A mail server that delivers nothing and keeps what it took, newest first. */
export function createMail() {
  let messages: Message[] = []
  const sockets = new Set<Duplex>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('No such mailbox here'), { responseCode: 550 })
      done(address.endsWith('@refused.example') ? refusal : null)
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        try {
          const read = readMessage(Buffer.concat(chunks).toString('latin1'))
          const taken = envelope.rcptTo.map(({ address }) => ({ to: address, ...read }))
          messages = [...taken, ...messages].slice(0, maxKept)
          done()
        } catch (error) {
          done(error as Error)
        }
      })
    },
  })
  // A client that is killed resets its connection, which is no failure of the server.
  server.on('error', () => {})
  return {
    /** SMTP has no port of its own: a client reaches it by `CONNECT`, as through a proxy. */
    connect: (_request: IncomingMessage, socket: Duplex) => {
      sockets.add(socket)
      socket.once('end', () => socket.end()).once('close', () => sockets.delete(socket))
      socket.on('error', () => socket.destroy())
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      server.connect(socket as Socket, { id: crypto.randomUUID() })
    },
    stop() {
      for (const socket of sockets) socket.destroy()
    },
    messages: () => messages,
    reset: () => void (messages = []),
  }
}

export type Mail = ReturnType<typeof createMail>
