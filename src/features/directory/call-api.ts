import { patience } from '#ui/patience.ts';
import { addressWith } from './address-with.ts';

/** The public calls that the browser makes itself once the first page has been shown. */
export const API = {
  featuredSpecialists: '/api/search/get_featured_specialists.php',
  featuredBusinesses: '/api/search/get_featured_businesses.php',
  specialists: '/api/search/specialist.php',
  businesses: '/api/search/business.php',
  specialistProfile: '/api/search/get_specialist_profile.php',
  businessProfile: '/api/search/get_business_profile.php',
  find: '/api/search/find',
  cards: '/api/search/cards',
  facets: '/api/search/around',
  suggest: '/api/search/suggest',
} as const;

/** An answer that is not the one hoped for; `status` is 0 when there was none. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly status: number;
  readonly statusText: string;

  constructor(message: string, { status = 0, statusText = '' } = {}, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.statusText = statusText;
  }
}

/** Waits as long as is sensible; who gives a signal sees to that. */
export async function callApi<Result>(
  path: string,
  params: Record<string, string | number | null | undefined> = {},
  signal = patience(),
): Promise<Result> {
  const address = addressWith(path, Object.entries(params));
  const response = await fetch(address, { headers: { Accept: 'application/json' }, signal });
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new CallFailed('', response, { cause });
  });
  if (response.ok && typeof body === 'object' && body !== null) return body as Result;
  // The words for what goes wrong come when something does.
  const { sayRefusal } = await import('#ui/say-refusal.ts');
  throw new CallFailed(sayRefusal({ ...(body as object) }) ?? '', response);
}

/** An answer of the API as it came over the network: nothing in it is taken for granted. */
export type Answer = Readonly<Record<string, unknown>>;

export const textIn = (answer: Answer, name: string): string => {
  const value = answer[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const numberIn = (answer: Answer, name: string): number => {
  const value = Number(answer[name]);
  return Number.isFinite(value) ? value : 0;
};

export const textsIn = (answer: Answer, name: string): string[] => {
  const value = answer[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};

/** What was meant by a list: the objects in it. */
export const answersIn = (list: readonly unknown[]): Answer[] =>
  list.filter((each): each is Answer => typeof each === 'object' && each !== null);
