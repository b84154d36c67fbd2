import { DeskButton } from '../desk/desk-button.tsx';
import { DeskForm } from '../desk/desk-form.tsx';
import { Tag } from '../desk/tag.tsx';
import { When } from '#features/accounts/when.tsx';
import type { AccountDeskView } from './accounts-desk.server.ts';

export function AccountSessions({ account: { sessions }, ownSession, isOwn }: AccountDeskView) {
  const others = sessions.filter(({ id }) => id !== ownSession);
  return (
    <section aria-labelledby="sessions-heading" className="card grid gap-4 p-5 sm:p-6">
      <h2 id="sessions-heading" className="text-subheading">
        Signed in
      </h2>
      {sessions.length === 0 ? (
        <p className="text-ink-2">On no device.</p>
      ) : (
        <ul className="grid divide-y divide-line border-y border-line">
          {sessions.map(({ id, device, signedInAt, lastSeenAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-40">
                <p id={`session-${id}`} className="font-semibold">
                  {device} {id === ownSession && <Tag tone="accent">You, here</Tag>}
                </p>
                <p className="text-small text-ink-3">
                  Since <When at={signedInAt} />
                  <br />
                  Last seen <When at={lastSeenAt} />
                </p>
              </div>
              {id !== ownSession && (
                <DeskForm intent="end-session" id={id}>
                  <DeskButton variant="secondary" aria-describedby={`session-${id}`}>
                    Sign out
                  </DeskButton>
                </DeskForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <DeskForm intent="end-sessions">
          <DeskButton variant="secondary">
            {isOwn ? 'Sign out all other devices' : 'Sign out all devices'}
          </DeskButton>
        </DeskForm>
      )}
    </section>
  );
}
