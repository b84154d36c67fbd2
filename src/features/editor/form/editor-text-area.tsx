import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useEditorField } from './use-editor-field.ts';

interface EditorTextAreaProps {
  name: string;
  hint: string;
}

/** Several lines. More than fits may be pasted and then shortened: cutting it would lose somebody's words. */
export function EditorTextArea({ name, hint }: EditorTextAreaProps) {
  const { field, control, max } = useEditorField(name);
  return (
    <Field {...field} hint={hint} counter={{ max, length: control.value.length }}>
      <TextArea {...control} />
    </Field>
  );
}
