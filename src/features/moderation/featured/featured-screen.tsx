import { staffFeatured } from '#messages';
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

export function FeaturedScreen(view: FeaturedView) {
  const { kind, search, chosen } = view;
  return (
    <div className="grid gap-10" data-accent={kind}>
      <div className="grid gap-6">
        <DeskHeading title={staffFeatured.title}>{staffFeatured.lead(FEATURED_COUNT)}</DeskHeading>
        <DeskFilter label={staffFeatured.filter} chosen={{ kind, search }}>
          <ChoiceSelect label={staffFeatured.kind} name="kind" choices={staffFeatured.kinds} />
          <SearchField label={staffFeatured.name} />
        </DeskFilter>
        {search && <Found {...view} />}
      </div>
      <DeskSection title={staffFeatured.chosenOf[kind]}>
        {chosen.length === 0 ? (
          <EmptyState title={staffFeatured.nobody}>{staffFeatured.nobodyHint}</EmptyState>
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
      <EmptyState title={staffFeatured.notFound(search)}>{staffFeatured.notFoundHint}</EmptyState>
    );
  return (
    <ul aria-label={staffFeatured.found} className="grid gap-3 lg:grid-cols-2">
      {found.map(({ id, name, headline, location }) => (
        <li key={id} className="card grid content-start gap-4 p-5">
          <div>
            <h2 dir="auto" className="text-subheading">
              {name}
            </h2>
            <p dir="auto" className="text-small text-ink-2">
              {headline}, {placeName(location)}
            </p>
          </div>
          <DeskForm intent="add" id={id} className="grid gap-4">
            <PeriodFields />
            <DeskButton size="small">{staffFeatured.feature(name)}</DeskButton>
          </DeskForm>
        </li>
      ))}
    </ul>
  );
}

function Today({ kind, shown }: FeaturedView) {
  return (
    <DeskSection title={staffFeatured.today} note={staffFeatured.todayNote}>
      <ol className="card grid divide-y divide-line">
        {shown.map(({ id, chosen, slug, name, headline }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2">
            <Link
              to={paths[kind](slug)}
              dir="auto"
              className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <span dir="auto" className="min-w-0 text-small text-ink-2">
              {headline}
            </span>
            {chosen && <Tag tone="accent">{staffFeatured.chosen}</Tag>}
          </li>
        ))}
        {shown.length === 0 && (
          <li className="px-5 py-4 text-ink-2">{staffFeatured.nobodyListed}</li>
        )}
      </ol>
    </DeskSection>
  );
}
