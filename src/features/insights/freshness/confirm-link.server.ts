import { timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '#platform/belize-day.rules.ts';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.server.ts';
import { CONFIRM_EVERY_DAYS } from './freshness.rules.ts';

type Needed = Pick<Services, 'secret' | 'clock'>;

const MAX_AGE_MS = CONFIRM_EVERY_DAYS * DAY_MS;

/** A question that was asked by mail. */
export interface Question {
  slug: string;
  askedAt: Date;
}

/** The page that answers it: whoever got the mail needs no login. */
export function confirmPath({ secret }: Pick<Services, 'secret'>, question: Question): string {
  const asked = String(question.askedAt.getTime());
  const proof = proofOf(secret, question.slug, asked);
  return `${paths.confirmDetails}?${new URLSearchParams({ profile: question.slug, asked, proof })}`;
}

/** What a link asks; `wrong` if we never sent it, `old` if another mail has taken its place by now. */
export function readConfirmLink(
  { secret, clock }: Needed,
  url: string,
): Question | 'wrong' | 'old' {
  const query = new URL(url).searchParams;
  const [slug, asked, proof] = ['profile', 'asked', 'proof'].map((name) => query.get(name) ?? '');
  const wanted = Buffer.from(proofOf(secret, slug!, asked!));
  const given = Buffer.from(proof!);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'wrong';
  const askedAt = new Date(Number(asked));
  return clock.now().getTime() - askedAt.getTime() > MAX_AGE_MS ? 'old' : { slug: slug!, askedAt };
}

const proofOf = (secret: Services['secret'], slug: string, asked: string) =>
  secret.sign('confirm-details', slug, asked);
