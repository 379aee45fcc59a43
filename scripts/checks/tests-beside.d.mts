export function testsBeside(root: string, files: string[]): string[]
