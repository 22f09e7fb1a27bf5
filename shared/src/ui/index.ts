export { Badge, type BadgeTone } from './badge.tsx'
export { Button, ButtonLink } from './button.tsx'
export { Card, CardTitle } from './card.tsx'
export { ContactBlock } from './contact-block.tsx'
export { Container } from './container.tsx'
export { dataSaver, savesData, useDataSaver } from './data-saver.ts'
export { DefinitionList } from './definition-list.tsx'
export { Dialog } from './dialog.tsx'
export {
  type EarlyInput,
  earlyInputIn,
  forgetAnsweredTaps,
  lateAttribute,
  repeatTaps,
  takeEarlyKey,
} from './early-taps.ts'
export { EmailAddress } from './email-address.tsx'
export { EmptyState } from './empty-state.tsx'
export { FileLink } from './file-link.tsx'
export { RidgeLine } from './illustrations/ridge-line.tsx'
export { Seal } from './illustrations/seal.tsx'
export { type KeepScroll, keepsScroll } from './keep-scroll.ts'
export { LastChecked } from './last-checked.tsx'
export {
  FirstScreenFirst,
  lateClasses,
  lateParts,
  standstillId,
} from './late-parts.tsx'
export { lazyDrawing } from './lazy-drawing.tsx'
export { Notice } from './notice.tsx'
export { OnRequest } from './on-request.tsx'
export { PageHeader } from './page-header.tsx'
export { ProgressBar } from './progress-bar.tsx'
export { Section } from './section.tsx'
export { SelectField } from './select-field.tsx'
export { Skeleton } from './skeleton.tsx'
export { StatCard } from './stat-card.tsx'
export { Tabs } from './tabs.tsx'
export { TextArea } from './text-area.tsx'
export { TextField } from './text-field.tsx'
export { useEarlyValue } from './use-early-value.ts'
export { useFocusBack } from './use-focus-back.ts'
export { useHydrated } from './use-hydrated.ts'
export { VisuallyHidden } from './visually-hidden.tsx'
