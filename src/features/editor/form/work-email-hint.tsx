import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useEditorContext } from '../draft/editor-context.ts';

/** Beside the address that is saved: whether it is proved, and what that means. */
export function WorkEmailHint() {
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
