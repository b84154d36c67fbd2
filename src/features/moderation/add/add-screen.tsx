import { Link, useNavigate } from 'react-router';
import { staffAdd as words } from '#messages';
import type { Part } from '#features/profiles/form/profile-fields.tsx';
import { SignupForm } from '#features/signup/form/signup-form.tsx';
import { startOf } from '#features/signup/invitation.ts';
import { pageHref } from '#platform/language.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { textLinkStyle } from '#ui/text-link.tsx';
import { DeskHeading, DeskCard } from '../desk/desk-heading.tsx';
import type { AddView } from './add-desk.server.ts';
import { KeyRound, Store, UserPlus } from 'lucide-react';
import { addressWith } from '#features/directory/address-with.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';

export function AddScreen({ kind, start, added }: AddView) {
  const navigate = useNavigate();
  if (added) return <AddedScreen {...added} />;
  return (
    <div data-accent={kind} className="grid gap-6">
      <DeskHeading title={words.title}>{words.lead}</DeskHeading>
      <nav
        aria-label={words.kinds}
        className="grid max-w-96 grid-cols-2 gap-1 rounded-card bg-surface-2 p-1"
      >
        {(['specialist', 'business'] as const).map((each) => (
          <Link
            key={each}
            to={addPath({ kind: each, location: start.location })}
            replace
            preventScrollReset
            aria-current={each === kind ? 'page' : undefined}
            className="flex min-h-12 items-center justify-center rounded-[0.75rem] px-4 font-semibold text-ink-2 hover:text-ink aria-[current]:bg-accent aria-[current]:text-accent-ink"
          >
            {words.kindOf[each]}
          </Link>
        ))}
      </nav>
      <SignupForm
        key={kind}
        form={`add-${kind}`}
        start={startOf(kind, start)}
        adding={{
          words: {
            form: words.formOf[kind],
            button: words.submit,
            restored: words.restored,
            note: words.consent,
          },
          parts: parts()[kind],
          whoHas,
          onAdded: (id) => navigate(`${staffPaths.add}?added=${id}`),
        }}
      />
    </div>
  );
}

/** The desk finds by phone, email and name. In a tab of its own, so that no chosen picture is lost. */
const whoHas = (value: string) => (
  <a
    href={`${pageHref(staffPaths.accounts)}?${new URLSearchParams({ search: value })}`}
    target="_blank"
    rel="noopener"
    className={textLinkStyle}
  >
    {words.whoHas}
  </a>
);

/** Who and how to reach them comes first: a number that is known ends it before anything else is typed. */
const parts = (): Record<ProviderKind, readonly Part[]> => ({
  specialist: [
    {
      title: words.who,
      note: words.whoNote,
      rows: [
        ['firstName', 'lastName'],
        ['phone', 'workEmail'],
      ],
    },
    {
      title: words.whereAndWhat,
      note: words.whereAndWhatNote,
      rows: ['location', ['category', 'occupation']],
    },
    { title: words.work, note: words.workNote, rows: ['texts'] },
  ],
  business: [
    {
      title: words.who,
      note: words.whoNote,
      rows: ['businessName', ['phone', 'workEmail']],
    },
    {
      title: words.whereAndWhat,
      note: words.whereNote,
      rows: ['address', 'location', ['category', 'specificType']],
    },
    { title: words.offer, note: words.workNote, rows: ['texts'] },
  ],
});

interface Start {
  kind: ProviderKind;
  location: string | null;
  category?: string | null;
}

/** The form with what stays the same from one person to the next. */
const addPath = ({ kind, location, category }: Start): string =>
  addressWith(staffPaths.add, Object.entries({ kind, place: location, category }));

/** What comes after a profile was added. */
function AddedScreen(added: NonNullable<AddView['added']>) {
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
