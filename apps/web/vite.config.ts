import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react({ compiler: true }), tailwindcss()],
  build: {
    // One style sheet, fetched once; nothing inlined as data:, which the served Content-Security-Policy would refuse for fonts.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // From here on browsers know `light-dark()`. Lowered for older ones, it would be decided once for the whole page, and nothing in it could be by night.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // A constant that two lazy parts share is written into both, and needs no file of its own that every page would have to name.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        codeSplitting: {
          // Code that every page needs, in three files instead of many small ones: the libraries, which seldom change, and our own code.
          groups: [
            { name: 'framework', test: /node_modules\/(react|@tanstack)\// },
            // Apart from what it needs, so that it is evaluated when `main.tsx` asks for it, and not in one go with the rest.
            { name: 'dom', test: /node_modules\/(react-dom|scheduler)\/|\/src\/react-roots\./ },
            {
              name: 'app',
              test: /\/src\/(lib\/(?!birth-date-choices|clipboard|dates|error-sentence|event-stream|kept-once|months|number-texts|passkeys|save-file|suspect-connections|text-field|use-reduced-motion|use-stable-callback|use-visible-height)|ui\/(button|icons|moon-face|toast|toast-place|wordmark)\.|features\/sign-in\/login-outcome\.)|\/contract\/src\/(brand|drawings\/moon-shapes|navigations|readings|routes)\./,
            },
          ],
        },
      },
    },
  },
})
