import { dataSaver } from '@portal/shared/document-names'
import { useDataSaver } from '@portal/shared/ui'
import { firstButtonSize } from '../../content/facts/data-saver.ts'
import { useFrameCopy } from './copy.ts'

/**
 * Turns data saving on and off. The document's own script does the work, without all others, and
 * keeps every switch of a page in step; React only renders them.
 */
export function DataSaverSwitch({ className }: { className: string }) {
  const copy = useFrameCopy().dataSaver
  return (
    <label className={`frame-saver ${className}`}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself
        role="switch"
        {...{ [dataSaver]: '' }}
        defaultChecked={useDataSaver()}
      />
      {copy.label}
    </label>
  )
}

/** Says what is left out, where data is saved; hidden everywhere else. */
export function DataSaverNote() {
  const copy = useFrameCopy().dataSaver
  return (
    <section className="frame-saver-note" aria-label={copy.label}>
      <DataSaverSwitch className="" />
      <p>
        {`${copy.note} `}
        <span>{copy.cost(firstButtonSize)}</span>
      </p>
    </section>
  )
}
