/** Ids of the elements through which compose and the shell speak to each other in every document. */
export const rootId = 'root'
export const directoryId = 'portal-directory'
export const pageId = 'portal-page'
export const previewId = 'portal-preview'
