import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Button } from '#ui/button.tsx';
import { useState } from 'react';
import { Section, Specimen } from './section.tsx';

const bio =
  'I build and mend cabinets, doors and stairs from local mahogany, and I have done so in Orange Walk for nineteen years. My workshop takes two apprentices each season. I bring samples to your house, measure twice, and give you a written price before a saw is lifted. Ask in Shipyard or Guinea Grass: somebody there sits at one of my tables. I work Monday to Saturday and I deliver as far as Belmopan. Kriol, Spanish and English spoken, some Plautdietsch understood. Call before nine!';

export function FieldSection() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Section
      id="fields"
      title="Fields"
      note="Native controls, labelled and described. The counter is silent until the end comes near; the error summary takes the focus."
    >
      <div className="grid items-start gap-x-6 gap-y-6 md:grid-cols-2">
        <Field label="Full name" required>
          <TextInput autoComplete="off" />
        </Field>
        <Field label="Email address" hint="We never show it to visitors.">
          <TextInput type="email" defaultValue="rosalia.ek@btl.net" autoComplete="off" />
        </Field>
        <Field label="Phone" required error="Please enter a valid phone number.">
          <TextInput type="tel" defaultValue="600-00" autoComplete="off" />
        </Field>
        <Field label="Location" required>
          <Select defaultValue="">
            <option value="">Anywhere in Belize</option>
            <option>Benque Viejo del Carmen</option>
            <option>Caye Caulker</option>
          </Select>
        </Field>
        <Field label="Category" required error="Category is required.">
          <Select defaultValue="">
            <option value="">Choose a category</option>
            <option>Hospitality and Event Planning</option>
          </Select>
        </Field>
        <Field label="Login email" hint="Locked while a code is on its way.">
          <TextInput value="rosalia.ek@btl.net" readOnly />
        </Field>
        <Field label="Keywords">
          <TextInput placeholder="Plumber, tutor, cake …" />
        </Field>
        <Field label="Not available">
          <TextInput disabled defaultValue="Disabled" />
        </Field>
        <Field label="Message" required counter={{ max: 500 }}>
          <TextArea maxLength={500} placeholder="What do you need, where, and by when?" />
        </Field>
        <Field label="Bio, near its end" counter={{ max: 500, length: bio.length }}>
          <TextArea maxLength={500} defaultValue={bio} />
        </Field>
      </div>
      <div className="grid gap-2">
        <Checkbox label="Show my WhatsApp number" defaultChecked />
        <Checkbox label="Send me a note when someone writes a review" hint="At most once a day." />
        <Checkbox label="I have read this" error="Please tick the box to go on." />
      </div>
      <Specimen name="Error summary">
        {attempt > 0 && (
          <div className="mb-4">
            <ErrorSummary
              key={attempt}
              errors={[
                { id: 'guide-first-name', message: 'First name is required.' },
                { id: 'guide-password', message: 'Password must be at least 8 characters.' },
              ]}
            />
          </div>
        )}
        <div className="grid items-start gap-6 md:grid-cols-2">
          <Field id="guide-first-name" label="First name" required>
            <TextInput autoComplete="off" />
          </Field>
          <Field id="guide-password" label="Password" required hint="At least 8 characters">
            <TextInput type="password" autoComplete="new-password" />
          </Field>
        </div>
        <Button className="mt-6" variant="secondary" onClick={() => setAttempt(attempt + 1)}>
          Show the summary
        </Button>
      </Specimen>
    </Section>
  );
}
