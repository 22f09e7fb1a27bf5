/** The years of the agenda. By themselves: the section's description has them before any page loads. */
export const agendaPeriod = '2022-2025'
