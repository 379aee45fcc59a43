import type { Page } from 'playwright-core'

/** What the dev server reports over a page. */
export const overlay = (page: Page) => page.locator('#ink\\:problems')

/** Its text, empty while there is none. */
export const reported = (page: Page) =>
  overlay(page)
    .textContent({ timeout: 100 })
    .catch(() => '')
