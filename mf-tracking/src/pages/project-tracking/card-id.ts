/** The element of a project's card, so that the form and the search can lead there. */
export function cardId(projectId: string): string {
  return `project-${projectId}`
}
