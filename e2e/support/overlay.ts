import type { Locator, Page } from 'playwright-core'

/** The dev server's error overlay. */
export const overlay = (page: Page) => page.locator('#ink\\:problems')

/** Returns its current text; empty without an overlay or during a reload. */
export const reported = (page: Page) => shown(overlay(page))

/** Returns the current text of the located elements; empty without any. */
export const shown = async (parts: Locator) => (await parts.allTextContents().catch(() => [])).join('')
