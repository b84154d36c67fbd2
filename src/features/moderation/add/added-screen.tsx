import { KeyRound, Store, UserPlus } from 'lucide-react';
import { staffAdd as words } from '#messages';
import { addressWith } from '#features/directory/address-with.ts';
import { paths } from '#platform/paths.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DeskCard, DeskHeading } from '../desk/desk-heading.tsx';
import type { AddView } from './add-desk.server.ts';

interface Start {
  kind: ProviderKind;
  location: string | null;
  category?: string | null;
}

/** The form with what stays the same from one person to the next. */
export const addPath = ({ kind, location, category }: Start): string =>
  addressWith(staffPaths.add, Object.entries({ kind, place: location, category }));

/** What comes after a profile was added. */
export function AddedScreen(added: NonNullable<AddView['added']>) {
  const { id, kind, slug, name } = added;
  return (
    <div data-accent={kind} className="grid max-w-[40rem] gap-6">
      <DeskHeading title={words.added(name)}>{words.addedNote}</DeskHeading>
      <DeskCard title={words.next}>
        <div className="grid gap-3">
          <ButtonLink to={addPath(added)} size="large">
            <UserPlus aria-hidden className="size-5" />
            {words.another}
          </ButtonLink>
          <p className="-mt-1 text-center text-small text-ink-3">{words.anotherNote}</p>
          <ButtonLink to={staffPaths.account(id)} variant="secondary" size="large">
            <KeyRound aria-hidden className="size-5" />
            {words.claim}
          </ButtonLink>
          <ButtonLink to={paths[kind](slug)} variant="secondary" size="large">
            <Store aria-hidden className="size-5" />
            {words.see}
          </ButtonLink>
        </div>
      </DeskCard>
    </div>
  );
}
