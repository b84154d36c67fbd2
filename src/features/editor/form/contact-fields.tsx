import type { ClipboardEvent } from 'react';
import { Link } from 'react-router';
import { displayPhone, normalisePhone, PHONE } from '#features/profiles/phone.rules.ts';
import { paths } from '#platform/paths.ts';
import { useEditorContext } from '../draft/editor-context.ts';
import { editorFields } from '../editor.rules.ts';
import { EditorTextField } from './editor-text-field.tsx';

export function PhoneField({ name }: { name: string }) {
  const { editor } = useEditorContext();
  const local = editorFields(editor.kind)[name]!.max === PHONE.max;

  // A number copied with its country code is longer than the field, and would be cut in the middle.
  const paste = (event: ClipboardEvent) => {
    const number = displayPhone(normalisePhone(event.clipboardData.getData('text')));
    if (!local || !number || !PHONE.pattern.test(number)) return;
    event.preventDefault();
    editor.type(name, number);
  };

  return (
    <EditorTextField
      name={name}
      hint={
        local ? `Seven digits, such as ${PHONE.example}.` : `Such as ${PHONE.example} or +501 …`
      }
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      onPaste={paste}
    />
  );
}

export function WorkEmailField() {
  const { editor } = useEditorContext();
  const specialist = editor.kind === 'specialist';
  return (
    <EditorTextField
      name="workEmail"
      note={specialist ? 'recommended' : 'optional'}
      hint={<WorkEmailHint />}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="work email"
    />
  );
}

/** Beside the address that is saved: whether it is proved, and what that means. */
function WorkEmailHint() {
  const { profile, draft } = useEditorContext().editor.state;
  const typed = draft.values.workEmail!.trim().toLowerCase();
  if (!typed || profile.workEmail?.email.toLowerCase() !== typed)
    return 'Shown on your profile, so that visitors can write to you.';
  if (profile.workEmail.confirmed)
    return 'Confirmed. Shown on your profile; messages from visitors go here.';
  return (
    <>
      Not confirmed yet: messages from visitors go to your login email.{' '}
      <Link
        to={`${paths.account}#work-email`}
        className="font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        Confirm it
      </Link>
    </>
  );
}
