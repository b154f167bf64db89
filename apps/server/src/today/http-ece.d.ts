declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'
  const library: {
    decrypt(message: Buffer, options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer
  }
  export default library
}
