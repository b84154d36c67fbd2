import { CloudLightning } from 'lucide-react';
import { staffSettings } from '#messages';
import { staffPaths } from '#platform/staff-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ActButton } from '../desk/desk-form.tsx';
import type { StormView } from './settings-desk.server.ts';

/** While storm mode is on, where staff come first: nobody forgets it, and it is one tap away. */
export function StormCard({ until, mayEnd }: NonNullable<StormView>) {
  return (
    <section aria-labelledby="storm-card" className="storm-card">
      <CloudLightning aria-hidden className="size-7 shrink-0" />
      <div>
        <h2 id="storm-card" className="text-subheading">
          {staffSettings.stormIsOn(until)}
        </h2>
        {mayEnd && (
          <TextLink to={`${staffPaths.settings}#storm`}>{staffSettings.stormChange}</TextLink>
        )}
      </div>
      {mayEnd && (
        <ActButton intent="storm-off" size="medium">
          {staffSettings.stormOff}
        </ActButton>
      )}
    </section>
  );
}
