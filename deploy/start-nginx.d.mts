export const hasNginx: boolean
export function startNginx(dir: string): Promise<{ port: number; warnings(): string; stop(): Promise<void> }>
