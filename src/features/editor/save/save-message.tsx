import type { ReactNode } from 'react';
import { accountHome } from '#features/accounts/account-home.ts';
import { pageHref } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import { Alert, type AlertTone } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { LiveRegions } from '#ui/live-regions.tsx';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { dashboard, editor } from '#messages';
import type { Save, SaveResult } from './use-save.ts';

interface SaveMessageProps {
  kind: ProviderKind;
  told: SaveResult | null;
  save: Save;
}

/** What saving came to. */
export function SaveMessage({ kind, told, save }: SaveMessageProps) {
  const message = told && describe(told, kind, save);
  return (
    <LiveRegions failed={message?.tone === 'danger'} className="not-empty:mb-2.5">
      {message && (
        <Alert role="none" tone={message.tone} title={message.title} onDismiss={save.dismiss}>
          {message.text}
          {message.actions && <div className="mt-3 flex flex-wrap gap-2">{message.actions}</div>}
        </Alert>
      )}
    </LiveRegions>
  );
}

interface Message {
  tone: AlertTone;
  title?: string;
  text: ReactNode;
  actions?: ReactNode;
}

const choice = { variant: 'secondary', size: 'small' } as const;

function describe(told: SaveResult, kind: ProviderKind, save: Save): Message {
  const { saved, failed, pictureGone } = editor;
  switch (told.is) {
    case 'saved': {
      const more = [
        told.waiting && dashboard.changesWaiting,
        told.pictureGone && pictureGone,
      ].filter(Boolean);
      return { tone: 'success', ...titled(saved, more.join(' ')) };
    }
    case 'wrong':
      return { tone: 'danger', text: told.text };
    case 'refused':
    case 'failed':
      return { tone: 'danger', ...titled(failed, told.text) };
    case 'expired':
    case 'stranger': {
      const actions = <LoginLink kind={kind} />;
      return { tone: 'danger', title: failed, text: editor[told.is], actions };
    }
    case 'conflict': {
      const actions = (
        <>
          <Button {...choice} onClick={() => void save.lookAtNewer()}>
            {editor.lookAtNewer}
          </Button>
          <Button {...choice} onClick={() => void save.saveAnyway()}>
            {editor.saveMine}
          </Button>
        </>
      );
      return { tone: 'danger', text: editor.conflict, actions };
    }
    case 'unchanged':
      return { tone: 'info', text: editor.unchanged };
    case 'aside': {
      const actions = (
        <Button {...choice} onClick={save.bringBackMine}>
          {editor.bringMineBack}
        </Button>
      );
      return { tone: 'info', text: editor.aside, actions };
    }
  }
}

/** What is alone needs no title. */
const titled = (title: string, text: string) => (text ? { title, text } : { text: title });

function LoginLink({ kind }: { kind: ProviderKind }) {
  const login = kind === 'specialist' ? paths.specialistLogin : paths.businessLogin;
  return (
    <a
      href={pageHref(`${login}?next=${accountHome(kind)}`)}
      target="_blank"
      rel="noreferrer"
      className={buttonStyle(choice)}
    >
      {editor.logIn}
    </a>
  );
}
