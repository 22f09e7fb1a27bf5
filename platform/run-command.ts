import { OperatorError } from './operator-error.ts'

/**
 * Runs a command: what only the operator can put right is told in its one line, a defect with its
 * stack; both end with exit code 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof OperatorError ? `error: ${error.message}` : error)
    process.exit(1)
  }
}
