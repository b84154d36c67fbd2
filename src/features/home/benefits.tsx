import { Check } from 'lucide-react';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface BenefitsProps {
  accent: ProviderKind;
  heading: 'h2' | 'h3';
  title: string;
  benefits: { what: string; why: string }[];
  action: { label: string; to: string };
}

export function Benefits({ accent, heading: Heading, title, benefits, action }: BenefitsProps) {
  return (
    <Card data-accent={accent} className="flex flex-col gap-6 lg:p-10">
      <Heading className="text-heading">{title}</Heading>
      <ul className="grid gap-5">
        {benefits.map(({ what, why }) => (
          <li key={what} className="flex gap-4">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
              <Check aria-hidden className="size-5" strokeWidth={2.5} />
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
