import { renderToString } from 'react-dom/server';
import { frame } from '#messages';
import { inLanguage } from '#platform/language.server.ts';
import { describe, expect, it, vi } from 'vitest';
import { markupOf } from './remember-markup.server.ts';
import { MarkupContext, Remembered } from './remembered.tsx';

const made = vi.fn<(name: string) => void>();

function Greeting({ name }: { name: string }) {
  made(name);
  return (
    <p>
      {`${frame.home}, ${name}`} & <b>all</b>
    </p>
  );
}

const page = (name: string) => (
  <ul>
    <Remembered as="li" className="wide">
      <Greeting name={name} />
    </Remembered>
  </ul>
);
const remembered = (name: string) =>
  renderToString(<MarkupContext value={markupOf}>{page(name)}</MarkupContext>);

describe('what stands on many pages', () => {
  it('is written as React would write it there, so that the browser can take it over', () => {
    expect(remembered('Ana')).toBe(renderToString(page('Ana')));
  });

  it('is escaped like everything that React writes', () => {
    const written = remembered('<script>alert("x")</script>');
    expect(written).toBe(renderToString(page('<script>alert("x")</script>')));
    expect(written).not.toContain('<script');
  });

  it('is made once for the same data, and anew for other data', () => {
    made.mockClear();
    expect(remembered('Bo')).toBe(remembered('Bo'));
    expect(remembered('Cy')).toContain('Cy');
    expect(made.mock.calls).toEqual([['Bo'], ['Cy']]);
  });

  it('is made once for each language', () => {
    made.mockClear();
    const inEnglish = remembered('Di');
    const inSpanish = inLanguage('es', () => remembered('Di'));
    expect([inEnglish, inSpanish]).toEqual([
      expect.stringContaining('Home, Di'),
      expect.stringContaining('Inicio, Di'),
    ]);
    expect(inLanguage('es', () => remembered('Di'))).toBe(inSpanish);
    expect(remembered('Di')).toBe(inEnglish);
    expect(made).toHaveBeenCalledTimes(2);
  });
});
