import { standstillId } from '@portal/shared/document-names'
import { htmlLang, useCopy, useLanguage } from '@portal/shared/i18n'
import { municipality, telHref } from '@portal/shared/site'
import { standstill as en } from '../../content/en/standstill.ts'
import { standstill as fil } from '../../content/fil/standstill.ts'

/** Empty: the address that is open, without the place in it, for which nothing would be loaded. */
const thisDocument = ''

/**
 * Says that what needs scripts does not work yet. It stands in the document beside what comes to life,
 * since no script can bring it, and hidden until the boot script, or a part that fails, shows it. The
 * link loads the document anew, whatever became of the scripts.
 */
export function Standstill() {
  const copy = useCopy({ en, fil })
  const { language } = useLanguage()
  return (
    <div role="status" className="frame-standstill">
      {/* The page may be turned over to the other language; this line stays. */}
      <p id={standstillId} hidden lang={htmlLang[language]} className="frame-saved">
        {`${copy.text} `}
        <a href={thisDocument}>{copy.reload}</a>
        {` ${copy.call} `}
        <a href={telHref(municipality.phone)}>{municipality.phone}</a>
      </p>
    </div>
  )
}
