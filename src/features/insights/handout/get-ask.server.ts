import { nameInLink } from '#features/reviews/review.rules.ts';
import { paths } from '#platform/paths.ts';
import { QR_BYTES_MAX, qrDataUrl } from '#platform/qr.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Paper } from '../insights.rules.ts';
import { reviewLink } from './ask.rules.ts';
import { readHandout } from './get-handout.server.ts';

interface Asked {
  /** Whom the link is for, as it was typed. */
  customer: string | null;
  paper: Paper;
}

/** What a provider needs to ask for a review: the address of its form, and a code that opens it. */
export async function getAsk(services: Services, accountId: number, asked: Asked) {
  const { kind, slug, name, listed, siteName } = await readHandout(services, accountId);
  const form = services.env.SITE_URL.replace(/\/$/, '') + paths.review(kind, slug);
  const customer = nameInLink(asked.customer);
  const link = reviewLink(form, customer);
  // Names in other scripts can be more than a code on paper holds: then they are only read on it.
  const code = qrDataUrl(link.length <= QR_BYTES_MAX ? link : form);
  return { kind, name, listed, siteName, form, customer, code, paper: asked.paper };
}

export type Ask = Awaited<ReturnType<typeof getAsk>>;
