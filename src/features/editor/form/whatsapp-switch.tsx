import { useId } from 'react';
import { getField, sentAs } from '#features/profiles/fields.rules.ts';
import { isMobile, normalisePhone } from '#features/profiles/phone.rules.ts';
import { useEditorContext } from '../draft/editor-context.ts';

/** Only mobiles have WhatsApp; with another number the switch keeps its place and waits. */
export function WhatsappSwitch() {
  const { editor } = useEditorContext();
  const { draft } = editor.state;
  const id = useId();
  const phone = sentAs('editor', getField(editor.kind, 'phone'));
  const mobile = isMobile(normalisePhone(draft.values[phone]!));
  const on = mobile && draft.whatsapp;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          disabled={!mobile}
          onChange={(event) => editor.apply({ type: 'whatsapp', on: event.target.checked })}
          aria-describedby={`${id}-hint`}
          className="editor-switch"
        />
        <span className="font-semibold">Visitors may write to me on WhatsApp</span>
      </label>
      <p id={`${id}-hint`} className="text-small text-ink-3">
        {mobile
          ? 'Your profile shows a WhatsApp button that opens a chat with the number above.'
          : 'WhatsApp needs a mobile number: in Belize they begin with 6.'}
      </p>
    </div>
  );
}
