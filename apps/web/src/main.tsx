import { startTransition, StrictMode } from 'react'
import { Router } from './lib/router.tsx'
import { App } from './app/app.tsx'
import { pageAt } from './app/pages.ts'
import { Providers } from './app/providers.tsx'
import { takeLoginReturn } from './features/sign-in/login-return.ts'
import { restorePreferences } from './lib/preferences.ts'
import { beginToAwaken, recordEarlyInput } from './lib/input-replay.ts'
import { registerWorker } from './lib/register-worker.ts'

// Where scripts are put off, `start.ts` has done so.
if (!document.querySelector('#scripts')) recordEarlyInput()
takeLoginReturn()
restorePreferences()

const root = document.getElementById('root')!
const app = (
  <StrictMode>
    <Router>
      <Providers>
        <App />
      </Providers>
    </Router>
  </StrictMode>
)

void import('./react-roots.ts').then(({ createRoot, hydrateRoot }) => {
  beginToAwaken()
  // The HTML says which page it holds. Served at an address of another page, or empty while developing, it is drawn anew.
  if (root.dataset['page'] === pageAt(window.location.pathname).path)
    // A transition hydrates in small steps, so that the browser can respond to input in between.
    startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
})

registerWorker()
