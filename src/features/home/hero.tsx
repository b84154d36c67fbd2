import { Store, UserRound } from 'lucide-react';
import { HERO_TITLE } from '#platform/pack.ts';
import { DESCRIPTOR, TAGLINE } from '#platform/site.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { HeroPoster } from './hero-poster.tsx';
import { HeroVideo } from './hero-video.tsx';
import { SearchJump } from './search-jump.tsx';

interface HeroProps {
  onJump?: (kind: ProviderKind) => void;
}

/** The whole first screen. Its picture is a dusk in both themes, so its letters are light in both. */
export function Hero({ onJump }: HeroProps) {
  return (
    <section
      id="home"
      tabIndex={-1}
      aria-labelledby="home-title"
      data-theme="dark"
      className="relative isolate flex min-h-[calc(100svh-var(--header-height))] overflow-clip bg-linear-to-b from-[#08333f] via-[#31797a] to-[#083d4c] text-white"
    >
      <HeroPoster />
      <HeroVideo />
      <div
        aria-hidden
        className="absolute inset-0 bg-linear-to-b from-deep/55 to-transparent to-65% landscape:bg-linear-to-r landscape:from-deep/65"
      />
      <div className="container-page relative pt-[clamp(2.5rem,9svh,7rem)] pb-24 landscape:my-auto landscape:pt-10 landscape:pb-[16svh]">
        <p className="font-semibold text-mango">{DESCRIPTOR}</p>
        <h1 id="home-title" className="mt-3 max-w-[11em] text-hero font-extrabold text-white">
          {HERO_TITLE}
        </h1>
        <p className="mt-4 max-w-[25em] text-lead text-white">{TAGLINE}</p>
        <div className="mt-7 flex flex-wrap gap-3 max-[26rem]:grid">
          <SearchJump kind="specialist" onJump={onJump} className="bg-mango">
            <UserRound aria-hidden className="size-5" />
            Find a specialist
          </SearchJump>
          <SearchJump kind="business" onJump={onJump} className="bg-white">
            <Store aria-hidden className="size-5" />
            Find a business
          </SearchJump>
        </div>
      </div>
    </section>
  );
}
