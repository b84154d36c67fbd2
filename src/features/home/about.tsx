import { Check } from 'lucide-react';
import { home } from '#messages';
import { homeTexts } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Remembered } from '#ui/remembered.tsx';

/** `h1` where the section is a page of its own. */
export function About({ heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  return (
    <section
      data-below-fold
      id="about"
      tabIndex={-1}
      aria-labelledby="about-title"
      className="border-t border-line py-14 md:py-24"
    >
      <div className="container-page grid gap-14 md:gap-20">
        <Remembered>
          <AboutParts heading={heading} />
        </Remembered>
      </div>
    </section>
  );
}

function AboutParts({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  const Part = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <>
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <div>
          <p className="font-semibold text-accent">{home.aboutUs}</p>
          <Heading id="about-title" className="mt-2 text-title">
            {home.aboutTitle}
          </Heading>
          <Part className="mt-8 text-subheading">{home.mission}</Part>
          <p className="mt-2 max-w-prose text-lead text-ink-2">{homeTexts.mission}</p>
        </div>
        <Gallery pictures={homeTexts.countryPictures} />
      </div>
      <ul className="grid gap-px overflow-clip rounded-sheet bg-line md:grid-cols-3">
        {homeTexts.claims.map(({ figure, text }) => (
          <li key={figure} className="bg-surface-2 px-6 py-8 lg:px-10">
            <p className="font-heading text-heading font-extrabold tracking-tight">{figure}</p>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <div className="grid gap-5 md:grid-cols-2 lg:gap-6">
        <Benefits
          accent="specialist"
          heading={Part}
          title={home.forSeekers}
          benefits={homeTexts.seekerBenefits}
          action={{ label: home.startSearching, to: paths.section('search') }}
        />
        <Benefits
          accent="business"
          heading={Part}
          title={home.forProviders}
          benefits={homeTexts.providerBenefits}
          action={{ label: home.createProfile, to: paths.signup }}
        />
      </div>
      <div className="grid gap-8 md:gap-12">
        <div className="mx-auto max-w-[46rem] text-center">
          <Part className="text-subheading text-accent">{home.vision}</Part>
          <p className="mt-3 font-heading text-heading font-bold tracking-tight text-balance">
            {homeTexts.vision}
          </p>
        </div>
        <Gallery pictures={homeTexts.dailyLifePictures} row />
      </div>
    </>
  );
}

interface BenefitsProps {
  accent: ProviderKind;
  heading: 'h2' | 'h3';
  title: string;
  benefits: readonly { what: string; why: string }[];
  action: { label: string; to: string };
}

function Benefits({ accent, heading: Heading, title, benefits, action }: BenefitsProps) {
  return (
    <Card data-accent={accent} className="flex flex-col gap-6 lg:p-10">
      <Heading className="text-heading">{title}</Heading>
      <ul className="grid gap-5">
        {benefits.map(({ what, why }) => (
          <li key={what} className="flex gap-4">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
              <Check aria-hidden className="size-5 stroke-[2.5]" />
            </span>
            <p>
              <strong className="block font-semibold">{what}</strong>
              <span className="text-ink-2">{why}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-2">
        <ButtonLink to={action.to} className="max-sm:w-full">
          {action.label}
        </ButtonLink>
      </div>
    </Card>
  );
}

type Pictures = typeof homeTexts.countryPictures;

const SIZES = '(min-width: 80rem) 24rem, (min-width: 48rem) 31vw, 46vw';

/** Three pictures: a wide one with two below it, or, with `row`, side by side from tablets on. */
function Gallery({ pictures, row }: { pictures: Pictures; row?: boolean }) {
  return (
    <ul
      className={
        row ? 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5' : 'grid grid-cols-2 gap-3 md:gap-4'
      }
    >
      {pictures.map(({ number, alt }, index) => {
        const wide = index === 0;
        const sizes = wide && !row ? '(min-width: 64rem) 35rem, 92vw' : SIZES;
        return (
          <li
            key={number}
            className={wide ? (row ? 'max-md:col-span-2' : 'col-span-2') : undefined}
          >
            <picture className="contents">
              <source type="image/avif" srcSet={files(number, 'avif')} sizes={sizes} />
              <img
                src={`/pictures/about-${number}-960.webp`}
                srcSet={files(number, 'webp')}
                sizes={sizes}
                alt={alt}
                width={960}
                height={640}
                loading="lazy"
                decoding="async"
                className="h-auto w-full rounded-card bg-surface-2"
              />
            </picture>
          </li>
        );
      })}
    </ul>
  );
}

const files = (number: number, format: 'avif' | 'webp'): string =>
  [480, 960].map((width) => `/pictures/about-${number}-${width}.${format} ${width}w`).join(', ');
