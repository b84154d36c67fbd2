import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Section } from './section.tsx';

const languages = [
  'English',
  'Kriol',
  'Español',
  'Garifuna',
  'Mopan',
  'Q’eqchi’',
  'Yucatec',
  'Plautdietsch',
];

export function OverlaySection() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section
      id="overlays"
      title="Dialog and sheet"
      note="The browser’s own dialog: Escape, a click beside it or the cross close it, and the focus goes back to where it came from."
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open the dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Open the sheet
        </Button>
      </div>

      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Verify Your Email"
        description="We sent six digits to rosalia.ek@btl.net. They are good for ten minutes."
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Verify</Button>
          </div>
        }
      >
        <Field label="Code" required hint="Enter 6-digit code">
          <TextInput
            data-autofocus
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            className="text-lead tracking-[0.4em] tabular-nums"
          />
        </Field>
      </Dialog>

      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Filters"
        footer={
          <div className="flex gap-3">
            <Button variant="quiet" onClick={close}>
              Clear
            </Button>
            <Button className="flex-1" onClick={close}>
              Show 42 results
            </Button>
          </div>
        }
      >
        <div className="grid gap-5">
          <Field label="Category">
            <Select>
              <option>All categories</option>
            </Select>
          </Field>
          <Field label="Location">
            <Select>
              <option>Anywhere in Belize</option>
            </Select>
          </Field>
          <fieldset>
            <legend className="mb-1 text-small font-semibold">Speaks</legend>
            {languages.map((language) => (
              <Checkbox key={language} label={language} name="language" value={language} />
            ))}
          </fieldset>
        </div>
      </Sheet>
    </Section>
  );
}
