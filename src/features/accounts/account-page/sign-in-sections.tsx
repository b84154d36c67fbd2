import { account } from '#messages';
import { useState } from 'react';
import { PasswordChecklist } from '../access/new-password-field.tsx';
import { AccountButton, AccountForm, AccountPassword, useFormAround } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import type { AccountView } from './describe-account.server.ts';
import { Monitor, Smartphone } from 'lucide-react';
import { Form } from 'react-router';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { When } from '../when.tsx';

export function PasswordSection({ email }: AccountView) {
  const [typed, setTyped] = useState('');
  return (
    <AccountSection id="password" note={<p>{account.passwordNote}</p>}>
      <AccountForm onReset={() => setTyped('')}>
        {/* Tells password managers whose password it is. */}
        <input type="email" name="username" value={email} readOnly hidden autoComplete="username" />
        <AccountPassword name="current" label={account.currentPassword} />
        <AccountPassword
          name="next"
          label={account.newPassword}
          hint={<PasswordChecklist typed={typed} />}
          autoComplete="new-password"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <AccountButton
          intent="change-password"
          busyLabel={account.changing}
          className="sm:justify-self-start"
        >
          {account.changePassword}
        </AccountButton>
      </AccountForm>
    </AccountSection>
  );
}

export function DevicesSection({ devices }: AccountView) {
  const others = devices.filter(({ isThisOne }) => !isThisOne);
  return (
    <AccountSection id="devices" note={<p>{account.devicesNote(COUNTRY.name)}</p>}>
      <ul className="grid divide-y divide-line border-t border-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {others.length > 0 && (
        <AccountForm className="grid sm:justify-items-start">
          <AccountButton
            intent="sign-out-others"
            variant="secondary"
            busyLabel={account.signingOut}
          >
            {account.signOutOthers}
          </AccountButton>
        </AccountForm>
      )}
    </AccountSection>
  );
}

const HANDHELD = /iPhone|iPad|Android/;

function DeviceRow({ device }: { device: AccountView['devices'][number] }) {
  const { sent } = useFormAround();
  const { id, signedInAt, lastSeenAt, isThisOne } = device;
  const Icon = HANDHELD.test(device.device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
      <Icon aria-hidden className="size-6 shrink-0 self-start text-ink-3" />
      <div className="min-w-0 flex-1 basis-40">
        <p id={`device-${id}`} className="flex flex-wrap items-center gap-x-2 font-semibold">
          {device.device}
          {isThisOne && (
            <span className="rounded-full bg-accent-soft px-2.5 text-small font-medium">
              {account.thisDevice}
            </span>
          )}
        </p>
        <p className="text-small text-ink-3">
          {account.signedIn} <When at={signedInAt} />
          <br />
          {account.lastSeen} <When at={lastSeenAt} />
        </p>
      </div>
      {isThisOne ? (
        <Form method="post" action={paths.logout} className="max-sm:ml-10">
          <Button type="submit" variant="secondary" size="small" {...tied(id)}>
            {account.signOut}
          </Button>
        </Form>
      ) : (
        <AccountForm className="max-sm:ml-10">
          <input type="hidden" name="session" value={id} />
          <AccountButton
            intent="sign-out-device"
            variant="secondary"
            size="small"
            busy={sent('session') === String(id)}
            {...tied(id)}
          >
            {account.signOut}
          </AccountButton>
        </AccountForm>
      )}
    </li>
  );
}

/** "Sign out" alone, many times over, would say nothing to those who do not see what stands beside it. */
const tied = (id: number) => ({ 'aria-describedby': `device-${id}` });
