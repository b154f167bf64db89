// Serves the pages from their sources, with hot reload, and passes every other call to the server: `npm run dev` starts it.
import { mainLanguage, pageLanguages } from '@numeria/contract'
import { createServer } from 'vite'
import { messagesIn } from './build/messages-in.ts'

const [port = '3000', serverPort = '3002', asked] = process.argv.slice(2)
const language = pageLanguages.find((one) => one === asked) ?? mainLanguage

const vite = await createServer({
  root: import.meta.dirname,
  logLevel: 'warn',
  resolve: { alias: messagesIn(language, import.meta.dirname) },
  server: {
    port: Number(port),
    strictPort: true,
    host: 'localhost',
    proxy: {
      '^/(api/|robots\\.txt|sitemap\\.xml|\\.well-known/|healthz|readyz|shared/.*\\.png)': `http://localhost:${serverPort}`,
    },
  },
})
await vite.listen()
for (const signal of ['SIGTERM', 'disconnect'] as const)
  process.once(signal, () => void vite.close().then(() => process.exit(0)))
process.send?.({ type: 'ready' })
