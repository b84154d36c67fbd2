import { Check, ChevronDown, MessageCircle, Phone } from 'lucide-react';
import { DemoMark } from '#features/directory/demo-mark.tsx';
import { FACT_LABELS } from '#features/profiles/fact-words.rules.ts';
import { results, shown } from '#messages';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import '#features/directory/results/results.css';
import '#features/profiles/card-facts.css';

/** A provider as a card among results shows one, to be filled in; here it has the number itself. */
export function OfflineCard({ kind }: { kind: ProviderKind }) {
  return (
    <Card flush data-accent={kind} className="flex h-full flex-col gap-2.5 p-4">
      <div className="flex gap-3.5">
        <div className="grid content-start justify-items-center">
          <Avatar name="" size="large" kind={kind} />
          <span data-slot="demo" className="relative -mt-4">
            <DemoMark />
          </span>
        </div>
        <div className="min-w-0 flex-1 text-small leading-snug">
          <h3 className="text-body leading-tight wrap-anywhere">
            <Link
              to={paths.home}
              data-slot="name"
              data-here
              dir="auto"
              className="inline-block py-1 hover:text-accent"
            >
              {results.notAvailable}
            </Link>
          </h3>
          <p data-slot="headline" dir="auto" className="font-medium wrap-anywhere text-accent" />
          <p data-slot="place" className="text-ink-2" />
        </div>
      </div>
      <p data-slot="facts" className="card-facts" />
      <p data-slot="why" className="flex gap-1.5 text-small leading-snug text-ink-2">
        <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
        <span className="line-clamp-2 min-w-0 wrap-anywhere" />
      </p>
      <div data-slot="contact" className="mt-auto grid gap-2">
        <ButtonLink to="tel:" data-slot="call">
          <Phone aria-hidden className="size-5 shrink-0" />
          <span className="tabular-nums" />
        </ButtonLink>
        <ButtonLink to="https://wa.me/" data-slot="whatsapp" variant="secondary">
          <MessageCircle aria-hidden className="size-5 shrink-0" />
          WhatsApp
        </ButtonLink>
      </div>
      <details data-slot="details" className="group">
        <summary className="flex min-h-11 items-center gap-1 rounded-control text-small font-semibold text-ink-2 hover:text-ink">
          {results.more}
          <ChevronDown aria-hidden className="size-4.5 shrink-0 transition group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 text-small text-ink-2">
          <p data-slot="category" className="text-ink-3" />
          <Told slot="offers" title={kind === 'specialist' ? shown.skills : shown.services} />
          <Told slot="week" title={FACT_LABELS.hours()} />
          <Told slot="areas" title={FACT_LABELS.areas()} />
        </div>
      </details>
    </Card>
  );
}

function Told({ slot, title }: { slot: string; title: string }) {
  return (
    <div data-slot={slot}>
      <h4 className="font-sans text-tiny font-semibold tracking-normal text-ink-3">{title}</h4>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line" />
    </div>
  );
}
