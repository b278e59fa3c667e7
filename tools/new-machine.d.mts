export function filesOf(name: string): Record<string, string>
export function listed(text: string, name: string): string
