export function listChanged(root: string, options?: { isUncommitted?: boolean }): string[] | undefined
