import { useNavigation } from 'react-router';
import { forms, joining } from '#messages';
import { paths } from '#platform/paths.ts';
import type { StaffRole } from '#platform/staff-roles.rules.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useFormErrors, type FormErrors } from '#ui/use-form-errors.ts';
import { AccessForm, AccessScreen } from '../access/access-screen.tsx';
import { LiveMessage, messageOf } from '../access/live-message.tsx';
import { NewPasswordField } from '../access/new-password-field.tsx';
import { checkPassword } from '../password.rules.ts';
import { errorsIn } from '../text.rules.ts';
import { INVITATION_DAYS } from './invitation.rules.ts';

export interface JoinAnswer {
  errors?: FormErrors<'password'>;
  failure?: string;
}

interface JoinScreenProps {
  siteName: string;
  invitation: { email: string; role: StaffRole } | null;
  answer: JoinAnswer | undefined;
}

export function JoinScreen({ siteName, invitation, answer }: JoinScreenProps) {
  return (
    <AccessScreen
      tab={null}
      title={invitation ? joining.title(siteName) : joining.goneTitle}
      greeting={joining.greeting}
      next={null}
    >
      {invitation ? (
        <JoinForm siteName={siteName} invitation={invitation} answer={answer} />
      ) : (
        <>
          <p className="text-ink-2">{joining.gone(INVITATION_DAYS)}</p>
          <ButtonLink to={paths.login} size="large" wide>
            {joining.logIn}
          </ButtonLink>
        </>
      )}
    </AccessScreen>
  );
}

type JoinFormProps = JoinScreenProps & { invitation: { email: string; role: StaffRole } };

function JoinForm({ siteName, invitation: { email, role }, answer }: JoinFormProps) {
  const busy = useNavigation().state !== 'idle';
  const { errors, ...handlers } = useFormErrors({ answer, busy, check: checkJoining });
  return (
    <AccessForm {...handlers}>
      <LiveMessage message={busy ? null : messageOf(answer)} />
      <p className="text-ink-2">{joining.invitedAs(joining.roles[role], siteName)}</p>
      <Field label={forms.email}>
        <TextInput type="email" name="email" value={email} readOnly autoComplete="username" />
      </Field>
      <NewPasswordField label={joining.password} error={errors.password} busy={busy} />
      <p className="text-small text-ink-3">{joining.nextStep}</p>
      <Button type="submit" size="large" wide busy={busy} busyLabel={joining.joining}>
        {joining.join}
      </Button>
    </AccessForm>
  );
}

const checkJoining = ({ password }: { password: string }) =>
  errorsIn({ password: checkPassword(password) });
