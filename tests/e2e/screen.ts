import type { Page } from '@playwright/test'
import type { SandboxModel } from './sandbox-model.ts'

/** A page in one of its states, and how a person gets there. */
export type Screen = { name: string; open: (page: Page, model: SandboxModel) => Promise<void> }
