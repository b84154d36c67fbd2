import type { ClipboardEvent } from 'react';
import { displayPhone, normalisePhone, PHONE } from '#features/profiles/phone.rules.ts';
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
      hint="Shown on your profile, so that visitors can write to you."
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="work email"
    />
  );
}
