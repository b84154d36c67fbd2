import { Contact, Image, ScrollText } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { ButtonLink } from '#ui/button-link.tsx';

interface HandoutsProps {
  slug: string;
  listed: boolean;
}

/** What brings people from the street to the profile. */
export function Handouts({ slug, listed }: HandoutsProps) {
  return (
    <section aria-labelledby="handouts-heading" className="card flex flex-col p-5 sm:p-6">
      <h2 id="handouts-heading" className="text-subheading">
        Show it around
      </h2>
      <p className="mt-2 text-ink-2">
        A poster for your door and cards for your pocket, each with a code that leads to your page.
      </p>
      <div className="mt-4 grid gap-2.5">
        <ButtonLink to={paths.poster} variant="secondary">
          <ScrollText aria-hidden className="size-5 text-accent" />
          Poster
        </ButtonLink>
        <ButtonLink to={paths.card} variant="secondary">
          <Contact aria-hidden className="size-5 text-accent" />
          Cards
        </ButtonLink>
        {listed && (
          <a
            href={`/share/${slug}.jpg`}
            download={`${slug}.jpg`}
            className={buttonStyle({ variant: 'secondary' })}
          >
            <Image aria-hidden className="size-5 text-accent" />
            Share picture
          </a>
        )}
      </div>
    </section>
  );
}
