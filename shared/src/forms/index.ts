export { formFileName, formHref, formSize } from './file.ts'
export { type FormId, formIds, type MunicipalForm } from './form.ts'
export { formById, formOffice, forms, formsCheck, homeForms, isFree } from './forms.ts'
