import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useEditorContext } from '../draft/editor-context.ts';
import { EditorSection } from './editor-section.tsx';

export function LoginSection() {
  const { editor } = useEditorContext();
  return (
    <EditorSection title="Login" note="For you alone: visitors do not see it.">
      <Field
        label="Login email"
        hint={
          <>
            To change it, go to{' '}
            <Link
              to={paths.account}
              className="font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              your account
            </Link>
            .
          </>
        }
      >
        <TextInput type="email" readOnly value={editor.state.profile.loginEmail} />
      </Field>
    </EditorSection>
  );
}
