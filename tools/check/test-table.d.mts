export interface TestFile {
  name: string
  minutes: number
}
export interface Part {
  name: string
  files: TestFile[]
  passed: number
  failed: number
  minutes: number
}
export function testTable(parts: readonly Part[]): string[]
export function filesOf(
  report: { testResults: { name: string; startTime: number; endTime: number }[] },
  root: string,
): TestFile[]
export function minutesBetween(start: number, end: number): number
