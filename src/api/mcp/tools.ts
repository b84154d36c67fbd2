import { z } from 'zod';
import { findConfirmed } from '#features/directory/find-cards.server.ts';
import { PAGE_MAX } from '#features/directory/search.rules.ts';
import { findMoved } from '#features/duplicates/find-moved.server.ts';
import { findAddress } from '#features/find/find-query.ts';
import { tradeName } from '#features/find/find-words.ts';
import { SENTENCE_MAX } from '#features/find/find.rules.ts';
import { loadFindPage } from '#features/find/find.server.ts';
import { loadFindWords } from '#features/find/load-find-words.server.ts';
import { findProfile } from '#features/profile-page/find-profile.server.ts';
import { findProvider } from '#features/profile-page/find-provider.server.ts';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { DISTRICT_OF, LOCATIONS } from '#features/profiles/locations.rules.ts';
import { AppError } from '#platform/errors.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#platform/language.ts';
import type { Services } from '#platform/services.server.ts';
import { TOOL_NAMES } from './tool-names.ts';
import { tellCard, tellProfile, toldCard, toldProfile } from './told-provider.ts';

interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  title: string;
  description: string;
  input: Input;
  output: Output;
  answer: (services: Services, asked: z.output<Input>) => Promise<z.input<Output>>;
}

const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  described: Tool<Input, Output>,
) => described;

const list = new Intl.ListFormat('en', { type: 'disjunction' });

const findProviders = tool({
  title: 'Find providers',
  description: `Finds specialists and businesses by a sentence, as people say it, in ${list.format(
    LANGUAGES.map((language) => LANGUAGE_NAMES[language]),
  )}: what is needed, where, when, in which language, how cheap. The best come first. Where nobody fits, \`relaxed\` says what was given up.`,
  input: z.object({
    sentence: z.string().trim().min(1).max(SENTENCE_MAX),
    place: z.enum(LOCATIONS).optional().describe('Where, unless the sentence says it'),
    page: z.int().min(1).max(PAGE_MAX).default(1),
  }),
  output: z.object({
    understood: z.array(z.string()),
    relaxed: z.array(z.string()),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    link: z.url().describe('The same search for people'),
    providers: z.array(toldCard),
  }),
  async answer(services, { sentence, place, page }) {
    const { db, env } = services;
    const given = { q: sentence, ...(place && { place }), page: String(page) };
    const { found, status } = await loadFindPage(services, new URLSearchParams(given));
    const { query, outcome: pending } = found;
    const outcome = await pending;
    if (outcome?.state !== 'found')
      throw new AppError(
        status === 503 ? 'unavailable' : 'bad-input',
        outcome?.message ?? query.problem ?? 'Say what is needed.',
      );
    const ids = outcome.cards.map(({ id }) => id);
    const told = { siteUrl: env.SITE_URL, confirmed: await findConfirmed(db, ids) };
    return {
      understood: outcome.parts.map(({ label }) => label),
      relaxed: [...outcome.relaxed],
      total: outcome.total,
      page: outcome.page,
      pages: outcome.pages,
      link: env.SITE_URL + findAddress({ ...query, page: outcome.page }),
      providers: outcome.cards.map((card) => tellCard(card, told)),
    };
  },
});

const getProvider = tool({
  title: 'Get a provider',
  description:
    'All that the public page of one provider says: how to reach them, hours, what they wrote, what customers wrote.',
  input: z.object({
    id: z.string().max(100).describe('From find_providers, or the end of a link'),
  }),
  output: toldProfile,
  async answer({ db, env }, { id }) {
    const listed = (await findProvider(db, id))?.provider;
    const moved = listed ? undefined : (await findMoved(db, [id])).get(id);
    const kind = (listed ?? moved)?.kind;
    const profile = kind && (await findProfile(db, kind, moved?.slug ?? id));
    if (!profile) throw new AppError('not-found', 'Nobody listed has this id.');
    return tellProfile(profile, { siteUrl: env.SITE_URL, siteName: env.SITE_NAME });
  },
});

const listTradesAndPlaces = tool({
  title: 'List trades and places',
  description:
    'The categories, the trades that a sentence may name, and the places with their districts.',
  input: z.object({}),
  output: z.object({
    categories: z.object({
      specialist: z.array(z.string()),
      business: z.array(z.string()),
    }),
    trades_by_category: z.record(z.string(), z.array(z.string())),
    places: z.array(z.object({ name: z.string(), district: z.string() })),
  }),
  async answer(services) {
    const { words } = await loadFindWords(services);
    const ofCategory = (category: string) =>
      Object.keys(words.trades)
        .filter((id) => words.trades[id]!.category.includes(category))
        .map((id) => tradeName(words, id))
        .toSorted();
    const categories = {
      specialist: [...SPECIALIST_CATEGORIES],
      business: [...BUSINESS_CATEGORIES],
    };
    const all = [...new Set<string>(Object.values(categories).flat())];
    return {
      categories,
      trades_by_category: Object.fromEntries(
        all.map((category) => [category, ofCategory(category)]),
      ),
      places: LOCATIONS.map((name) => ({ name, district: DISTRICT_OF[name] })),
    };
  },
});

/** What assistants may ask; nothing here changes anything. */
export const TOOLS: Record<(typeof TOOL_NAMES)[number], Tool<z.ZodObject, z.ZodObject>> = {
  find_providers: findProviders,
  get_provider: getProvider,
  list_trades_and_places: listTradesAndPlaces,
};
