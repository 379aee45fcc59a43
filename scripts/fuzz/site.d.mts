/** File -> text. */
export const SITE: Record<string, string>
