/** Path of an installed Firefox, or undefined. */
export function findFirefox(): string | undefined

/** Paths of WebKitGTK's driver, its browser and a screen for it, or undefined. */
export function findWebKit(): { driver: string; browser: string; display: string } | undefined
