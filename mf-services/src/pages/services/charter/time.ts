import type { Step, StepTime } from '../../../../content/charter/service.ts'

/** The working days of all steps together; minutes at the counter fall within a day. */
export function totalDays(steps: readonly Step[]): [from: number, to: number] {
  return steps.reduce<[number, number]>(
    ([from, to], { time }) =>
      'days' in time ? [from + time.days[0], to + time.days[1]] : [from, to],
    [0, 0],
  )
}

/** Working days until the last step, at the longest. */
export function lastDay(steps: readonly Step[]): number {
  return totalDays(steps)[1]
}

interface TimeWords {
  minutes: (minutes: number) => string
  days: (from: number, to: number) => string
}

export function timeText(time: StepTime, words: TimeWords): string {
  return 'days' in time ? words.days(...time.days) : words.minutes(time.minutes)
}
