import { BadgeCheck, HandCoins, Radio } from 'lucide-react';
import { REVIEWED_WITHIN_HOURS } from '#features/profiles/profile.rules.ts';

const FREE = { Icon: HandCoins, what: 'It is free', why: 'No fees and no commissions, ever.' };
const LIVE = {
  Icon: Radio,
  what: 'You are live at once',
  why: 'People can find your profile as soon as you submit this form.',
};
const REVIEWED = {
  Icon: BadgeCheck,
  what: `Reviewed within ${REVIEWED_WITHIN_HOURS} hours`,
  why: 'Our team looks at every new profile, so that visitors can trust them all.',
};
const APPROVED = {
  Icon: Radio,
  what: 'Live once it is approved',
  why: 'From then on people can find your profile. You can go on improving it meanwhile.',
};

export function WhatHappensNext({ reviewedFirst }: { reviewedFirst: boolean }) {
  const facts = reviewedFirst ? [FREE, REVIEWED, APPROVED] : [FREE, LIVE, REVIEWED];
  return (
    <ul
      aria-label="What happens next"
      className="grid gap-x-10 gap-y-5 pb-10 md:grid-cols-3 lg:pb-14"
    >
      {facts.map(({ Icon, what, why }) => (
        <li key={what} className="flex gap-4 md:grid md:content-start md:gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
            <Icon aria-hidden className="size-5.5" />
          </span>
          <p>
            <strong className="block font-heading text-subheading font-bold tracking-tight">
              {what}
            </strong>
            <span className="text-ink-2">{why}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
