import { data } from 'react-router';
import { servicesContext } from '#platform/services.server.ts';
import { Skyline } from '#ui/frame/skyline.tsx';
import type { Route } from './+types/styleguide';
import { metaOf } from './page-meta.ts';
import {
  CardSection,
  MessageSection,
  NavigationSection,
  PeopleSection,
} from './styleguide/content.tsx';
import { ButtonSection, FieldSection, OverlaySection } from './styleguide/controls.tsx';
import { ColorSection, ShapeSection, TypeSection } from './styleguide/foundations.tsx';
import { PictureFieldSection } from './styleguide/picture-fields.tsx';

export { publicPage as handle } from './page-access.ts';

/** A tool for us, not for visitors. */
export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  if (env.NODE_ENV === 'production') throw data(null, { status: 404 });
  return null;
}

export const meta = metaOf({
  title: 'Style guide',
  description: 'Every part of the interface, in all its states.',
});

const SECTIONS = {
  type: TypeSection,
  colour: ColorSection,
  shape: ShapeSection,
  buttons: ButtonSection,
  fields: FieldSection,
  'picture-fields': PictureFieldSection,
  cards: CardSection,
  people: PeopleSection,
  navigation: NavigationSection,
  overlays: OverlaySection,
  messages: MessageSection,
};

export default function Styleguide() {
  return (
    <>
      <div className="container-page pt-12 pb-8 sm:pt-20">
        <h1 className="text-hero font-extrabold">Reef and Ruin</h1>
        <p className="mt-4 max-w-[31em] text-lead text-ink-2">
          How Kanek looks and behaves: a flat, banded travel poster of reef, cayes, jungle and
          temple. Warm sand paper by day, deep lagoon by night.
        </p>
      </div>
      <Skyline />
      <div className="container-page grid grid-cols-1 gap-x-16 gap-y-10 pt-12 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-20">
        <nav aria-label="Style guide">
          <ul className="gap-x-6 max-lg:columns-2 lg:sticky lg:top-24">
            {Object.keys(SECTIONS).map((id) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center text-ink-2 transition-colors first-letter:uppercase hover:text-accent"
                >
                  {id.replace('-', ' ')}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-24">
          {Object.entries(SECTIONS).map(([id, Shown]) => (
            <Shown key={id} />
          ))}
        </div>
      </div>
    </>
  );
}
