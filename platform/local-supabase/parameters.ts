/** Collects the values of one statement. A value is always a parameter, never part of SQL text. */
export class Parameters {
  readonly values: (string | null)[] = []

  /** Adds a value and returns the expression that stands for it, cast to `type`. */
  add(value: string | null, type: string): string {
    this.values.push(value)
    return `cast($${this.values.length}::text as ${type})`
  }
}
