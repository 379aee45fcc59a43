import type { Locator, Page } from 'playwright-core'

/** What the dev server reports over a page. */
export const overlay = (page: Page) => page.locator('#ink\\:problems')

/** Its text at this moment, empty while there is none or the page comes anew. */
export const reported = (page: Page) => shown(overlay(page))

/** The text of what is found at this moment, empty where nothing is. */
export const shown = async (parts: Locator) => (await parts.allTextContents().catch(() => [])).join('')
