import { beforeAll, describe, expect, it } from 'vitest';
import { WEEKDAYS } from '#features/profiles/open-now.rules.ts';
import { weekdayName } from '#platform/date-words.rules.ts';
import { LANGUAGES } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { fillDemo } from '../../../tests/support/fill-demo.ts';
import { provideServices } from '../../../tests/support/test-services.ts';
import type { FoundBySentence } from './find-query.ts';
import { SENTENCE_MAX } from './find.rules.ts';
import { loadFindPage } from './find.server.ts';

describe('the page for a sentence, on the server', () => {
  const services = provideServices();
  const open = (query: string) => loadFindPage(services(), new URLSearchParams(query));

  beforeAll(async () => {
    await fillDemo(services());
  });

  it('has both kinds, and what was understood', async () => {
    const { found, status } = await open('q=dentist&place=Belize+City');
    expect(status).toBe(200);
    expect(found.outcome).toMatchObject({
      state: 'found',
      page: 1,
      parts: [{ label: 'Dentist' }, { label: 'in Belize City', without: { q: 'dentist' } }],
    });
    const { cards } = found.outcome as unknown as { cards: { kind: string }[] };
    expect(new Set(cards.map(({ kind }) => kind))).toEqual(new Set(['specialist', 'business']));
  });

  it.each([
    {
      sentences: [
        'flat tire near the airport, cheap',
        'llanta ponchada cerca del aeropuerto, barato',
        'flat taya neer di ayapoat, cheep',
      ],
      understood: {
        en: ['Tire shop', 'in Ladyville', 'low price'],
        es: ['Llantera', 'en Ladyville', 'precio bajo'],
        bzj: ['Taya shap', 'eena Ladyville', 'cheep'],
      },
    },
    {
      sentences: [
        'dentist in Belmopan on Saturday',
        'dentista en Belmopan el sábado',
        'dentis da Belmopan Satdeh',
      ],
      understood: {
        en: ['Dentist', 'in Belmopan', 'open Saturday'],
        es: ['Dentista', 'en Belmopán', 'abierto el sábado'],
        bzj: ['Dentis', 'eena Belmopan', 'opm Satdeh'],
      },
    },
    {
      sentences: [
        'plumber tomorrow up north who speaks Spanish',
        'plomero mañana en el norte que hable español',
        'plomba tumaaro op naat weh taak Spanish',
      ],
      understood: {
        en: ['Plumber', 'up north', 'speaks Spanish', 'tomorrow'],
        es: ['Plomero', 'en el norte', 'habla español', 'mañana'],
        bzj: ['Plomba', 'op naat', 'taak Spanish', 'tumaaro'],
      },
    },
  ])(
    'understands $sentences.0 in three languages, whatever the page speaks',
    async ({ sentences, understood }) => {
      const found = new Set<string>();
      for (const language of LANGUAGES)
        for (const q of sentences) {
          const page = await inLanguage(language, () => open(`${new URLSearchParams({ q })}`));
          const { parts, cards } = page.found.outcome as FoundBySentence;
          expect([language, q, parts.map(({ label }) => label)]).toEqual([
            language,
            q,
            understood[language],
          ]);
          found.add(cards.map(({ id }) => id).join());
        }
      expect(found.size).toBe(1);
    },
  );

  it.each(LANGUAGES)('understands the days as a page in %s names them', async (language) => {
    for (const [index, day] of WEEKDAYS.entries()) {
      const named = inLanguage(language, () => weekdayName(index));
      const { outcome } = (await open(`q=dentist+${named}`)).found;
      const { parts } = outcome as FoundBySentence;
      expect([named, parts[1]?.label]).toEqual([named, `open ${day}`]);
    }
  });

  it('understands whoever greets, tells how it is and only then asks', async () => {
    const q =
      'Good morning, we just moved into a house and it is a nice one but the kitchen cabinets are falling apart, ' +
      'we would like someone reliable to come and look at them, we are in Belmopan';
    const { outcome } = (await open(`${new URLSearchParams({ q })}`)).found;
    const { parts } = outcome as FoundBySentence;
    expect(parts.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Carpenter', 'in Belmopan']),
    );
  });

  it('is the last one where a later one was asked for', async () => {
    const { outcome } = (await open('q=tour&page=400')).found;
    const { page, pages } = outcome as unknown as { page: number; pages: number };
    expect(page).toBe(pages);
  });

  it('asks for nothing where nothing was said, and knows no place that is none', async () => {
    expect(await open('q=+&place=Atlantis')).toMatchObject({
      status: 200,
      found: { query: { q: '', place: null }, outcome: null },
    });
  });

  it('says beside the field what cannot be searched for, with its status', async () => {
    const sentence = 'a'.repeat(SENTENCE_MAX + 1);
    expect(await open(`q=${sentence}`)).toMatchObject({
      status: 400,
      found: {
        query: { q: sentence, problem: 'Please say it in at most 200 characters.' },
        outcome: null,
      },
    });
    expect((await open('q=a%00b')).status).toBe(400);
    expect((await open(`q=a&place=${sentence}`)).status).toBe(400);
  });
});
