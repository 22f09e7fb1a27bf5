export { notify } from './notify.ts'
export { Toaster } from './toaster.tsx'
