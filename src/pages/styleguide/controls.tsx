import { useState } from 'react';
import { Share2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Section, Specimen } from './section.tsx';

const row = 'flex flex-wrap items-center gap-3';

export function ButtonSection() {
  return (
    <Section
      id="buttons"
      title="Buttons"
      note="One primary button per view. Everything that can be pressed is at least 44 px in both directions."
    >
      {['specialist', 'business'].map((accent) => (
        <Specimen key={accent} name={`Beside a ${accent}`}>
          <div data-accent={accent} className={row}>
            <Button>Sign Up</Button>
            <Button variant="secondary">Show map</Button>
            <Button variant="quiet">Clear all</Button>
            <Button variant="danger">Delete profile</Button>
            <ButtonLink to="tel:+5016000000">
              <Share2 aria-hidden className="size-5" />
              Call
            </ButtonLink>
          </div>
        </Specimen>
      ))}
      <Specimen name="Sizes and states">
        <div className={row}>
          <Button size="small">Small</Button>
          <Button size="large">Large</Button>
          <Button disabled>Disabled</Button>
          <Button busy busyLabel="Submitting...">
            Submit
          </Button>
        </div>
      </Specimen>
      <Specimen name="As an icon">
        <div className={row}>
          {(['quiet', 'raised'] as const).map((variant) => (
            <IconButton key={variant} label={`Share, ${variant}`} variant={variant}>
              <Share2 aria-hidden className="size-5" />
            </IconButton>
          ))}
          <IconButton label="Share, not available" variant="raised" disabled>
            <Share2 aria-hidden className="size-5" />
          </IconButton>
        </div>
      </Specimen>
    </Section>
  );
}

export function FieldSection() {
  return (
    <Section
      id="fields"
      title="Fields"
      note="Native controls, labelled and described. The counter is silent until the end comes near."
    >
      <div className="grid items-start gap-x-6 gap-y-6 md:grid-cols-2">
        <Field label="Full name" required>
          <TextInput autoComplete="off" placeholder="Rosalía Ek" />
        </Field>
        <Field label="Login email" hint="Locked while a code is on its way.">
          <TextInput value="rosalia.ek@btl.net" readOnly />
        </Field>
        <Field label="Phone" required error="Please enter a valid phone number.">
          <TextInput type="tel" defaultValue="600-00" autoComplete="off" />
        </Field>
        <Field label="Not available">
          <TextInput disabled defaultValue="Disabled" />
        </Field>
        <Field label="Location">
          <Select>
            <option>Anywhere in Belize</option>
          </Select>
        </Field>
        <Field label="Category" required error="Category is required.">
          <Select>
            <option>Choose a category</option>
          </Select>
        </Field>
        <Field label="Message" required counter={{ max: 500 }}>
          <TextArea maxLength={500} placeholder="What do you need, where, and by when?" />
        </Field>
        <Field label="Bio, near its end" counter={{ max: 30, length: 27 }}>
          <TextArea maxLength={30} defaultValue="I mend cabinets and stairs." />
        </Field>
      </div>
      <Checkbox label="Show my WhatsApp number" hint="Only mobiles have one." defaultChecked />
    </Section>
  );
}

export function OverlaySection() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  const field = (
    <Field label="Code" required hint="Enter 6-digit code">
      <TextInput data-autofocus inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
    </Field>
  );
  const shared = { onClose: close, footer: <Button onClick={close}>Verify</Button> };
  return (
    <Section
      id="overlays"
      title="Dialog and sheet"
      note="The browser’s own dialog: Escape, a click beside it or the cross close it, and the focus goes back to where it came from."
    >
      <div className={row}>
        <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Open the sheet</Button>
      </div>
      <Dialog
        {...shared}
        open={open === 'dialog'}
        title="Verify Your Email"
        description="We sent it."
      >
        {field}
      </Dialog>
      <Sheet {...shared} open={open === 'sheet'} title="Filters">
        {field}
      </Sheet>
    </Section>
  );
}
