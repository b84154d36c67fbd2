import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import type { FindData } from '#features/find/find-query.ts';
import { fillSearch } from '../support/fill-demo.ts';
import { drawPage } from '../support/drawn-pages.ts';
import { connectMcp } from '../support/mcp-client.ts';
import { provideApp } from '../support/request.ts';
import { SENTENCES } from './labelled-sentences.ts';

const { request, services } = provideApp({}, drawPage);

beforeAll(async () => {
  const { clock } = services();
  // Who is open must not change between two questions.
  const now = new Date();
  clock.now = () => now;
  await fillSearch(services(), demoProviders(now));
});

/** From each language, as they stand one language after the other. */
const everyNth = (nth: number) => SENTENCES.filter((_each, index) => index % nth === 0);

const addressOf = (page: string, sentence: string) =>
  `${page}?${new URLSearchParams({ q: sentence })}`;

/** The headings of the cards lead to the profiles, in the order in which people read them. */
async function orderOnPage(sentence: string): Promise<string[]> {
  const html = await (await request(addressOf('/find', sentence))).text();
  const links = html.matchAll(/<h2[^>]*><a[^>]* href="\/(?:specialist|business)\/([^"/]+)"/g);
  return [...links].map(([, id]) => id!);
}

/** What the page is drawn from, which takes a tenth of the time. */
async function orderInData(sentence: string): Promise<string[]> {
  const { body } = await request(addressOf('/find.data', sentence));
  const { value } = await decodeViaTurboStream(body!, globalThis);
  const { data } = (value as Record<string, { data: FindData }>)['pages/find.tsx']!;
  const outcome = await data.outcome;
  return outcome?.state === 'found' ? outcome.cards.map(({ id }) => id) : [];
}

it(
  'assistants are told of the same providers as visitors, in the same order',
  { timeout: 300_000 },
  async () => {
    const client = await connectMcp(request);
    for (const { sentence } of everyNth(5)) {
      const asked = { name: 'find_providers', arguments: { sentence } };
      const { structuredContent } = await client.callTool(asked);
      const { providers } = structuredContent as { providers: { id: string }[] };
      const told = providers.map(({ id }) => id);
      expect(told.length, sentence).toBeGreaterThan(0);
      expect(told, sentence).toEqual(await orderInData(sentence));
    }
  },
);

it('what a page is drawn from stands on it in the same order', async () => {
  for (const { sentence } of everyNth(40))
    expect(await orderOnPage(sentence), sentence).toEqual(await orderInData(sentence));
});
