import { CloudOff, Search } from 'lucide-react';
import { directory, failures, frame, pocket, results, saved } from '#messages';
import { findAddress } from '#features/find/find-query.ts';
import { SENTENCE_MAX } from '#features/find/find.rules.ts';
import { languageNow, pageHref } from '#platform/language.ts';
import { FIND_EXAMPLES, findTexts } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import type { Site } from '#platform/site.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import bricolage from '#ui/fonts/bricolage.woff2?url';
import { Logo } from '#ui/frame/logo.tsx';
import { StormNotice } from '#ui/frame/storm-notice.tsx';
import { Link } from '#ui/link.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { OfflineCard } from './offline-card.tsx';

/**
 * What stands at any address while there is no connection. It is the same for everybody and knows neither router nor
 * React in the browser: its own small script fills what is named by `data-slot`, and copies the templates.
 */
export function OfflinePage({ site, script }: { site: Site; script: string }) {
  return (
    <>
      {/* Headings come later, when nothing can be fetched. */}
      <link rel="preload" href={bricolage} as="font" type="font/woff2" crossOrigin="anonymous" />
      <header className="site-header">
        <div className="container-page flex h-full items-center gap-1">
          <Link to={paths.home} className="mr-auto flex rounded-control py-1.5">
            <Logo name={site.name} logo={site.logo} />
            <span className="sr-only">{frame.toTheStart}</span>
          </Link>
          <ThemeSwitch />
        </div>
      </header>
      {site.storm && <StormNotice {...site.storm} />}
      <main
        id="main"
        tabIndex={-1}
        className="container-page grid content-start gap-5 py-5"
        data-site={site.name}
      >
        <State />
        <SearchBox />
        <Examples />
        <section
          data-slot="results"
          aria-labelledby="offline-results"
          className="grid gap-3"
          hidden
        >
          <h2
            id="offline-results"
            tabIndex={-1}
            data-slot="heading"
            className="text-subheading wrap-anywhere"
          >
            {results.results}
          </h2>
          <div data-slot="relaxed" className="grid gap-1 text-small text-ink-2 empty:hidden" />
          <ul
            data-slot="cards"
            className="result-grid grid gap-3 data-whole:max-w-2xl sm:not-data-whole:grid-cols-2 lg:not-data-whole:grid-cols-3"
          />
          <div hidden data-slot="more">
            <Button variant="secondary">{pocket.showMore}</Button>
          </div>
        </section>
        <List slot="saved" title={saved.title} />
        <List slot="pages" title={pocket.keptPages} />
        <template id="specialist-card">
          <OfflineCard kind="specialist" />
        </template>
        <template id="business-card">
          <OfflineCard kind="business" />
        </template>
      </main>
      <script type="module" src={script} />
    </>
  );
}

function State() {
  return (
    <div className="flow-root items-start gap-3 rounded-card bg-surface-2 px-4 py-3 sm:flex">
      <CloudOff
        data-slot="lost"
        aria-hidden
        className="mt-0.5 size-6 shrink-0 text-ink-2 max-sm:hidden"
      />
      <ButtonLink
        to=""
        data-slot="again"
        variant="secondary"
        size="small"
        className="order-last shrink-0 max-sm:float-right max-sm:mb-1 max-sm:ml-3"
      >
        {failures.tryAgain}
      </ButtonLink>
      <div role="status" className="min-w-0 grow">
        <h1 data-slot="state" className="font-sans text-body font-semibold tracking-normal">
          {pocket.noConnection}
        </h1>
        <p data-slot="kept" className="text-small text-ink-2">
          <noscript>{pocket.needsScripts}</noscript>
        </p>
      </div>
    </div>
  );
}

function SearchBox() {
  return (
    <form
      action={pageHref(paths.find)}
      role="search"
      aria-label={directory.needLabel}
      className="flex rounded-full border border-control bg-surface p-1"
    >
      <input
        name="q"
        type="search"
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SENTENCE_MAX}
        aria-label={directory.needLabel}
        placeholder={directory.needLabel}
        className="min-h-11 min-w-0 flex-1 rounded-[inherit] bg-transparent pr-2 pl-3 placeholder:text-ink-3 focus-visible:-outline-offset-2 sm:pl-4"
      />
      <button
        aria-label={directory.findButton}
        className="inline-flex min-w-11 shrink-0 items-center justify-center gap-2 rounded-full bg-accent font-semibold text-accent-ink transition hover:bg-accent-strong active:translate-y-px"
      >
        <Search aria-hidden className="size-5" />
      </button>
    </form>
  );
}

/** Sentences to tap where nothing was asked for yet. */
function Examples() {
  const own = FIND_EXAMPLES.find(({ code }) => code === languageNow()) ?? FIND_EXAMPLES[0];
  return (
    <ul data-slot="examples" aria-label={findTexts.hint} className="flex flex-wrap gap-2" hidden>
      {own.sentences.map((sentence) => (
        <li key={sentence}>
          <Link
            to={findAddress({ q: sentence })}
            data-here
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-small font-medium hover:text-accent"
          >
            {sentence}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What else this phone has; hidden where it has nothing. */
function List({ slot, title }: { slot: string; title: string }) {
  const id = `offline-${slot}`;
  return (
    <section data-slot={slot} aria-labelledby={id} className="grid gap-3" hidden>
      <h2 id={id} className="text-subheading">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3" />
    </section>
  );
}
