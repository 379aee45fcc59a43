export function hasCaddy(): boolean

export function startCaddy(dir: string): Promise<{ port: number; stop(): Promise<void> }>
