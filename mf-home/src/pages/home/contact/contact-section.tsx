import { municipality, telHref } from '@portal/shared/site'
import { Card, CardTitle, EmailAddress, Section } from '@portal/shared/ui'
import { ContactForm } from './contact-form.tsx'
import { useContactCopy } from './copy.ts'
import { OfficeCard } from './office-card.tsx'

const link = 'inline-block py-2 text-forest-ink underline underline-offset-4'

export default function ContactSection() {
  const copy = useContactCopy()
  const { phone, email } = municipality
  return (
    <Section id="contact" tone="tinted" title={copy.title} lead={copy.lead}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Card className="print:hidden">
          <CardTitle className="mb-5">{copy.form.title}</CardTitle>
          <noscript>
            <p>{copy.form.withoutScript}</p>
            <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
              <a href={telHref(phone)} className={link}>
                {phone}
              </a>
              <a href={`mailto:${email}`} className={link}>
                <EmailAddress address={email} />
              </a>
            </p>
          </noscript>
          <ContactForm />
        </Card>
        <OfficeCard />
      </div>
    </Section>
  )
}
