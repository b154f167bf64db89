import type { OxlintConfig } from 'oxlint'

// A later override replaces the same rule of an earlier one, so each narrower block repeats what it must keep.
// Every boundary below has a violation in tests/lint-fixtures, and `npm run check` fails unless each is caught.

/** Each knows only those before it. */
const features = [
  'credit_accounts',
  'credits',
  'referrals',
  'sign-in',
  'readings',
  'today',
  'sharing',
  'reports',
  'billing',
  'payouts',
  'analytics',
  'telegram',
  'user-data',
  'admin',
]

type Ban = { regex: string; message: string } | { group: string[]; message: string }
const noImports = (...patterns: Ban[]): ['error', { patterns: Ban[] }] => ['error', { patterns }]

const privateFiles = {
  regex: String.raw`^(\.\./)+(${features.join('|')})/[^.]+\.(queries|routes)\.ts$`,
  message: "another feature's queries and routes are private; call its verbs",
}
const otherApps = { regex: '^@numeria/(web|sandbox)', message: 'the server knows the contract, not the other apps' }
const theServer = {
  regex: String.raw`^@numeria/(server|sandbox)|\.\./server/`,
  message: 'the web knows the contract, not the server',
}

const directions = features.map((feature, place) => {
  const later = features.slice(place + 1).map((name) => `${name}/`)
  // The routes of referrals ask who is signed in, by sign-in.ts, and have limits, by limited.ts; nothing else of them knows of sessions.
  const banned = later.map((path) =>
    feature === 'referrals' && path === 'sign-in/' ? 'sign-in/([^ls]|l[^i]|s[^i])' : path,
  )
  const order = {
    regex: String.raw`^(\.\./)+(${banned.join('|')})`,
    message: `a feature imports only those before it: ${features.join(', ')}`,
  }
  return {
    files: [`apps/server/src/${feature}/**`],
    rules: { 'no-restricted-imports': noImports(privateFiles, otherApps, ...(later.length > 0 ? [order] : [])) },
  }
})

export default {
  plugins: ['import', 'typescript', 'unicorn', 'oxc', 'node', 'promise', 'react', 'jsx-a11y'],
  categories: { correctness: 'error' },
  env: { node: true, es2024: true },
  ignorePatterns: ['**/dist/**', 'tests/lint-fixtures/**'],
  rules: {
    eqeqeq: 'error',
    // The product cleans control characters out of what people write, and splits names into letters.
    'no-control-regex': 'off',
    'typescript/no-misused-spread': 'off',
    // A live region is a `div` with a role: screen readers know it better than `output`. What scrolls can have the focus.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'max-lines': ['error', { max: 300, skipBlankLines: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-self-import': 'error',
    'node/no-process-env': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/await-thenable': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  },
  overrides: [
    {
      files: ['packages/**'],
      rules: {
        'no-restricted-imports': noImports({
          regex: '^@numeria/(server|web|sandbox)',
          message: 'packages never import apps',
        }),
      },
    },
    {
      files: ['packages/numerology/src/**'],
      rules: {
        'no-restricted-imports': noImports({ regex: '^[^.]', message: 'numerology is pure: relative imports only' }),
        'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
        'no-restricted-globals': ['error', 'Date', 'process', 'fetch', 'setTimeout'],
      },
    },
    {
      files: ['packages/numerology/src/**/*.test.ts'],
      rules: { 'no-restricted-imports': 'off', 'no-restricted-globals': 'off' },
    },
    { files: ['packages/*/src/index.ts', 'apps/sandbox/src/index.ts'], rules: { 'oxc/no-barrel-file': 'off' } },

    { files: ['apps/server/src/*/**'], rules: { 'no-restricted-imports': noImports(privateFiles, otherApps) } },
    {
      files: ['apps/server/src/platform/**', 'apps/server/src/page-texts/**'],
      rules: {
        'no-restricted-imports': noImports({
          regex: String.raw`^(\.\./)+(${features.join('|')}|pages|integrations|app\.ts|deps\.ts)`,
          message: 'platform and page texts know no feature',
        }),
      },
    },
    {
      files: ['apps/server/src/integrations/**'],
      rules: {
        'no-restricted-imports': noImports({
          group: ['../*/**', '!../platform/**'],
          message: 'integrations import only platform',
        }),
      },
    },
    ...directions,
    {
      files: ['apps/server/**/*.test.ts', 'apps/server/**/test-*.ts', 'apps/server/**/*.main.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },

    {
      files: ['apps/sandbox/**'],
      rules: {
        'no-restricted-imports': noImports({
          regex: String.raw`^@numeria/(server|web)|\.\./(server|web)/`,
          message: 'the sandbox speaks the protocols of external services and knows nothing of the product',
        }),
      },
    },

    {
      files: ['apps/web/**'],
      env: { browser: true, node: false },
      rules: { 'react/rules-of-hooks': 'error', 'no-restricted-imports': noImports(theServer) },
    },
    {
      files: ['apps/web/src/features/**'],
      rules: {
        'no-restricted-imports': noImports(
          {
            regex: String.raw`^\.\./[a-z][^/]*/.*\.tsx$`,
            message: 'take data and rules from another feature, never components; compose in app/',
          },
          { regex: String.raw`^(\.\./)+app/`, message: 'features know nothing of the shell that composes them' },
          theServer,
        ),
      },
    },
    {
      files: ['apps/web/src/{ui,lib}/**'],
      rules: {
        'no-restricted-imports': noImports({
          regex: String.raw`\.\./(features|app)/|^@numeria/(server|sandbox)`,
          message: 'ui and lib know nothing of the product',
        }),
      },
    },

    {
      files: [
        'apps/server/src/platform/settings.ts',
        'apps/sandbox/src/main.ts',
        'apps/web/build.ts',
        'scripts/**',
        'tests/**',
        'bench/**',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    // Tables, one entry for each number, error or kind of data: they have no logic to divide.
    {
      files: [
        'packages/numerology/src/meanings/**',
        'packages/contract/src/errors.ts',
        'packages/contract/src/retention.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
    { files: ['**/*.config.ts'], rules: { 'import/no-default-export': 'off', 'node/no-process-env': 'off' } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      plugins: ['vitest'],
      rules: {
        'max-lines': ['error', { max: 500, skipBlankLines: true }],
        'vitest/no-disabled-tests': 'error',
        'vitest/no-focused-tests': 'error',
        // Properties and tables of cases expect inside callbacks and helpers.
        'vitest/expect-expect': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/no-standalone-expect': 'off',
        'vitest/require-to-throw-message': 'off',
        'node/no-process-env': 'off',
      },
    },
  ],
} satisfies OxlintConfig
