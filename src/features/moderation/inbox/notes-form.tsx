import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { Written } from '#ui/written.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskForm } from '../desk/desk-form.tsx';
import { NOTES_MAX } from './inbox.rules.ts';

export function NotesForm({ id, notes }: { id: number; notes: string }) {
  return (
    <DeskForm
      intent="notes"
      id={id}
      hidden={{ seen: notes }}
      className="card grid gap-4 p-5 sm:p-6"
    >
      {({ error, start }) => (
        <>
          <Field label="Notes" hint="Only staff see them." error={error('notes')}>
            <TextArea name="notes" maxLength={NOTES_MAX} defaultValue={start('notes', notes)} />
          </Field>
          {error('notes') && notes && (
            <p className="rounded-card bg-surface-2 px-4 py-3.5 text-ink-2">
              <strong className="font-semibold text-ink">Now they read:</strong>{' '}
              <Written as="span">{notes}</Written>
            </p>
          )}
          <DeskButton variant="secondary" className="justify-self-start">
            Save the notes
          </DeskButton>
        </>
      )}
    </DeskForm>
  );
}
