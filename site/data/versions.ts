export const pluginLines: { line: string }[] = []
