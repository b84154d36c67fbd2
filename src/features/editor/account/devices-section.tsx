import { AccountButton, AccountForm } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import type { DeviceView } from './account-view.ts';
import { DeviceRow } from './device-row.tsx';
import { useAccountForm } from './use-account-form.ts';

export function DevicesSection({ devices }: { devices: readonly DeviceView[] }) {
  const form = useAccountForm('devices');
  const others = devices.filter(({ isThisOne }) => !isThisOne);
  return (
    <AccountSection
      id="devices"
      message={form.message}
      note={
        <p>
          Where you are signed in. If there is a device that you do not know, sign it out and change
          your password.
        </p>
      }
    >
      <ul className="grid divide-y divide-line border-t border-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} form={form} device={device} />
        ))}
      </ul>
      {others.length > 0 && (
        <AccountForm form={form} className="grid sm:justify-items-start">
          <AccountButton
            form={form}
            intent="sign-out-others"
            variant="secondary"
            busyLabel="Signing out..."
          >
            Sign out all other devices
          </AccountButton>
        </AccountForm>
      )}
    </AccountSection>
  );
}
