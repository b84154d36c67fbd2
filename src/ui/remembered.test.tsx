import type { JSX } from 'react';
import { renderToString } from 'react-dom/server';
import { frame } from '#messages';
import { inLanguage } from '#platform/language.server.ts';
import { describe, expect, it, vi } from 'vitest';
import { withParts } from '#platform/document.server.ts';
import { Remembered } from './remembered.tsx';
import { writePage } from './write-page.server.tsx';

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
    <li>
      <Remembered>
        <Greeting name={name} />
      </Remembered>
    </li>
  </ul>
);
const remembered = (name: string) => sent(page(name));

function sent(shown: JSX.Element): string {
  const { text, parts } = writePage(shown);
  return withParts(Buffer.from(text), parts).toString();
}

describe('what stands on many pages', () => {
  it('is written as React would write it there, so that the browser can take it over', () => {
    expect(remembered('Ana')).toBe(renderToString(page('Ana')));
  });

  it('stands beside other parts and texts as React would write them', () => {
    const several = (
      <p>
        Dear <Remembered>{<Greeting name="Ed" />}</Remembered>
        <Remembered>{<Greeting name="Flo" />}</Remembered>
        <b>and</b>
        <Remembered>{<Greeting name="“Gus” 😀" />}</Remembered>
      </p>
    );
    expect(sent(several).replace('Dear <!-- -->', 'Dear ')).toBe(renderToString(several));
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
