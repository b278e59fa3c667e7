export interface TestResult {
  status: string
  fullName: string
  failureMessages: string[]
  meta?: { onScreen?: string }
}
export interface FileResult {
  name: string
  message: string
  assertionResults: TestResult[]
}
export function describeFailedTests(
  report: { testResults: readonly FileResult[] },
  root: string,
): string[]
