/** What pdfkit keeps to itself and a form needs: its references and the form's own dictionary. */

export interface Reference {
  data: Record<string, unknown>
  end: (chunk?: string) => void
}

interface FormDictionary {
  Fields: Reference[]
  NeedAppearances: boolean
  DA: object
  DR: { Font: Record<string, unknown> }
}

/** pdfkit writes a primitive string as a name, `/Name`, and a String object as text, `(text)`. */
export function pdfString(text: string): object {
  return Object(text)
}

/** A new object of the document; what it holds may change until its `end` is called. */
export function reference(doc: PDFKit.PDFDocument, data: Record<string, unknown>): Reference {
  return doc.ref(data) as unknown as Reference
}

function formDictionary(doc: PDFKit.PDFDocument): FormDictionary {
  const internals = doc as unknown as {
    _root: { data: { AcroForm: { data: FormDictionary } } }
  }
  return internals._root.data.AcroForm.data
}

/**
 * How an answer looks: the document's first font (Helvetica, which every viewer has) and its ink.
 *
 * @param size - in points; at 0 the viewer makes a long answer small enough for its box
 */
export function answerStyle(doc: PDFKit.PDFDocument, size: number): object {
  const [font] = Object.keys(formDictionary(doc).DR.Font)
  return pdfString(`/${font} ${size} Tf 0.106 0.141 0.118 rg`)
}

/**
 * Opens the document's form. Fields bring what they look like, so viewers are not asked to make it
 * up, as pdfkit would have them: Acrobat then asks to save a form that was only read.
 */
export function openForm(doc: PDFKit.PDFDocument): void {
  doc.initForm()
  const form = formDictionary(doc)
  form.NeedAppearances = false
  form.DA = answerStyle(doc, 0)
}

/** Puts a field into the form that {@link openForm} has opened; its page shows it by itself. */
export function addField(doc: PDFKit.PDFDocument, field: Reference): void {
  formDictionary(doc).Fields.push(field)
}
