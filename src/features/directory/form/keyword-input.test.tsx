import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '#ui/field.tsx';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { KeywordInput } from './keyword-input.tsx';

const words = (...texts: string[]) =>
  Response.json(texts.map((text) => ({ text, type: 'occupation' })));
const keywords = () => screen.getByLabelText<HTMLInputElement>('Keywords');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

/** The field, whose questions are noted down and answered like that. */
async function showField(asked: string[], answer: (typed: string) => Promise<Response>) {
  vi.stubGlobal('fetch', (address: string) => {
    const typed = new URL(address, 'http://kanek.example').searchParams.get('q')!;
    asked.push(typed);
    return answer(typed);
  });
  await showPage({
    Component: () => (
      <Field label="Keywords">
        <KeywordInput kind="specialist" name="keywords" />
      </Field>
    ),
  });
}

describe('suggested keywords', () => {
  it('drop an answer that comes too late', async () => {
    const late = Promise.withResolvers<Response>();
    const asked: string[] = [];
    await showField(asked, async (typed) =>
      typed === 'pl' ? late.promise : words(`for ${typed}`),
    );
    await userEvent.type(keywords(), 'pl');
    await waitFor(() => expect(asked).toEqual(['pl']));
    await userEvent.type(keywords(), 'ane');
    await waitFor(() => expect(options()).toEqual([expect.stringContaining('for plane')]));
    late.resolve(words('for pl'));
    await late.promise;
    expect(options()).toEqual([expect.stringContaining('for plane')]);
  });

  it('leave typing alone when the call fails or answers something else', async () => {
    const failures = [
      () => Response.json({ error: 'x' }, { status: 500 }),
      () => new Response('<html>'),
      () => Response.json([null, 7, { type: 'name' }]),
    ];
    const asked: string[] = [];
    await showField(asked, async () => failures[asked.length - 1]!());
    for (const [index, more] of ['gu', 'id', 'e'].entries()) {
      await userEvent.type(keywords(), more);
      await waitFor(() => expect(asked).toHaveLength(index + 1));
      expect(options()).toEqual([]);
    }
    expect(keywords().value).toBe('guide');
  });
});
