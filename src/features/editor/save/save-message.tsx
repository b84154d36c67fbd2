import type { ReactNode } from 'react';
import { accountHome } from '#features/accounts/account-home.ts';
import { paths } from '#platform/paths.ts';
import { Alert, type AlertTone } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { EDITOR_MESSAGES } from '../editor.rules.ts';
import type { Save, SaveResult } from './use-save.ts';

interface SaveMessageProps {
  kind: ProviderKind;
  told: SaveResult | null;
  save: Save;
}

/** What saving came to, for eyes and ears. Both regions are always there: one that comes with its text is not read out. */
export function SaveMessage({ kind, told, save }: SaveMessageProps) {
  const message = told && describe(told, kind, save);
  const shown = message && (
    <Alert role="none" tone={message.tone} title={message.title} onDismiss={save.dismiss}>
      {message.text}
      {message.actions && <div className="mt-3 flex flex-wrap gap-2">{message.actions}</div>}
    </Alert>
  );
  const failed = message?.tone === 'danger';
  return (
    <>
      <div role="alert" className="not-empty:mb-2.5">
        {failed && shown}
      </div>
      <div role="status" className="not-empty:mb-2.5">
        {!failed && shown}
      </div>
    </>
  );
}

interface Message {
  tone: AlertTone;
  title?: string;
  text: ReactNode;
  actions?: ReactNode;
}

function describe(told: SaveResult, kind: ProviderKind, save: Save): Message {
  switch (told.is) {
    case 'saved': {
      const more = [
        told.waiting && EDITOR_MESSAGES.waiting,
        told.pictureGone && EDITOR_MESSAGES.pictureGone,
      ].filter(Boolean);
      return more.length > 0
        ? { tone: 'success', title: EDITOR_MESSAGES.saved, text: more.join(' ') }
        : { tone: 'success', text: EDITOR_MESSAGES.saved };
    }
    case 'unchanged':
      return { tone: 'info', text: EDITOR_MESSAGES.unchanged };
    case 'wrong':
      return { tone: 'danger', text: told.text };
    case 'refused':
    case 'failed':
      return told.text
        ? { tone: 'danger', title: EDITOR_MESSAGES.failed, text: told.text }
        : { tone: 'danger', text: EDITOR_MESSAGES.failed };
    case 'expired':
    case 'stranger':
      return {
        tone: 'danger',
        title: EDITOR_MESSAGES.failed,
        text: EDITOR_MESSAGES[told.is],
        actions: <LoginLink kind={kind} />,
      };
    case 'conflict':
      return {
        tone: 'danger',
        text: EDITOR_MESSAGES.conflict,
        actions: (
          <>
            <Button variant="secondary" size="small" onClick={() => void save.lookAtNewer()}>
              Look at the newer version
            </Button>
            <Button variant="secondary" size="small" onClick={() => void save.saveAnyway()}>
              Save mine anyway
            </Button>
          </>
        ),
      };
    case 'aside':
      return {
        tone: 'info',
        text: EDITOR_MESSAGES.aside,
        actions: (
          <Button variant="secondary" size="small" onClick={save.bringBackMine}>
            Bring mine back
          </Button>
        ),
      };
  }
}

function LoginLink({ kind }: { kind: ProviderKind }) {
  const login = kind === 'specialist' ? paths.specialistLogin : paths.businessLogin;
  return (
    <a
      href={`${login}?next=${accountHome(kind)}`}
      target="_blank"
      rel="noreferrer"
      className={buttonStyle({ variant: 'secondary', size: 'small' })}
    >
      Log in (opens a new tab)
    </a>
  );
}
