import { Link } from 'react-router';
import { FEATURED_COUNT } from '#features/directory/featured.rules.ts';
import { placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ChoiceSelect, DeskFilter, SearchField } from '../desk/desk-list.tsx';
import { DeskButton, DeskForm } from '../desk/desk-form.tsx';
import { DeskHeading, DeskSection } from '../desk/desk-heading.tsx';
import { Tag } from '../desk/tag.tsx';
import type { FeaturedView } from './featured-desk.server.ts';
import { ChosenItem, PeriodFields } from './chosen-item.tsx';
import { FEATURED_KINDS } from './featured-desk.rules.ts';

export function FeaturedScreen(view: FeaturedView) {
  const { kind, search, chosen } = view;
  return (
    <div className="grid gap-10" data-accent={kind}>
      <div className="grid gap-6">
        <DeskHeading title="Featured">
          Whom the home page shows: first those chosen here, then the well rated, complete and fresh
          in turn, {FEATURED_COUNT} of each kind.
        </DeskHeading>
        <DeskFilter label="Find somebody to feature">
          <ChoiceSelect label="Kind" name="kind" value={kind} choices={FEATURED_KINDS} />
          <SearchField label="Name" value={search} />
        </DeskFilter>
        {search && <Found {...view} />}
      </div>
      <DeskSection title={`Chosen ${FEATURED_KINDS[kind].toLowerCase()}`}>
        {chosen.length === 0 ? (
          <EmptyState title="Nobody is chosen">
            Find somebody by name above. Until then, all places go to the best in turn.
          </EmptyState>
        ) : (
          <ol className="grid gap-3">
            {chosen.map((profile, index) => (
              <ChosenItem
                key={profile.id}
                kind={kind}
                profile={profile}
                place={index + 1}
                last={index === chosen.length - 1}
              />
            ))}
          </ol>
        )}
      </DeskSection>
      <Today {...view} />
    </div>
  );
}

function Found({ found, search }: FeaturedView) {
  if (found.length === 0)
    return (
      <EmptyState title={`Nobody to choose is called “${search}”`}>
        Only listed profiles that are not chosen yet can be found here.
      </EmptyState>
    );
  return (
    <ul aria-label="Found" className="grid gap-3 lg:grid-cols-2">
      {found.map(({ id, name, headline, location }) => (
        <li key={id} className="card grid content-start gap-4 p-5">
          <div>
            <h2 className="text-subheading">{name}</h2>
            <p className="text-small text-ink-2">
              {headline}, {placeName(location)}
            </p>
          </div>
          <DeskForm intent="add" id={id} className="grid gap-4">
            <PeriodFields />
            <DeskButton className="justify-self-start">Feature {name}</DeskButton>
          </DeskForm>
        </li>
      ))}
    </ul>
  );
}

function Today({ kind, shown }: FeaturedView) {
  return (
    <DeskSection title="On the home page today" note="Those without a mark have their turn.">
      <ol className="card grid divide-y divide-line">
        {shown.map(({ id, chosen, slug, name, headline }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2">
            <Link
              to={paths[kind](slug)}
              className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <span className="min-w-0 text-small text-ink-2">{headline}</span>
            {chosen && <Tag tone="accent">Chosen</Tag>}
          </li>
        ))}
        {shown.length === 0 && <li className="px-5 py-4 text-ink-2">Nobody is listed yet.</li>}
      </ol>
    </DeskSection>
  );
}
