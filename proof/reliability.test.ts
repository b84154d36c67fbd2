import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allScenarios } from './all-scenarios.ts';
import { allFigures } from './figures.ts';
import { renderReport } from './report.ts';
import { atLeast, atMost, notMeasured, same, type Finding } from './scenario.ts';

/** What a finding would have to say by its own two figures; null where they cannot be compared. */
function verdict({ expected, seen }: Finding): boolean | null {
  const [, side, limit] = /^at (least|most) (.+)$/.exec(expected) ?? [];
  if (!side) return /^\d+$/.test(expected) && !/^-?\d+$/.test(seen) ? null : expected === seen;
  const [bound, figure] = [parseFloat(limit!), parseFloat(seen)];
  if (side === 'least') return bound > 0 && figure >= bound;
  return figure <= bound;
}

describe('docs/reliability.md', () => {
  const findings = allFigures().flatMap(({ name, engines }) =>
    Object.values(engines).flatMap((played) => played.findings.map((each) => ({ name, ...each }))),
  );

  it('says of each finding what its figures say, and nothing holds that was not measured', () => {
    expect(findings.length).toBeGreaterThan(200);
    expect(findings.filter((finding) => finding.holds !== verdict(finding))).toEqual([]);
  });

  it('is what the figures show', async () => {
    const written = readFileSync('docs/reliability.md', 'utf8');
    expect(written, 'npm run proof -- --report writes it anew').toBe(
      await renderReport(await allScenarios()),
    );
  });

  it('has no finding that a scenario has judged by itself', () => {
    const scenarios = globSync('proof/scenarios/*.ts');
    expect(scenarios.length).toBeGreaterThan(10);
    expect(scenarios.filter((file) => /\bholds\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('a finding', () => {
  it('can fail', () => {
    expect([same('x', 1, 2), same('x', 1, 1)].map(({ holds }) => holds)).toEqual([false, true]);
    expect([atMost('x', 1, 2), atMost('x', 1, 1)].map(({ holds }) => holds)).toEqual([false, true]);
    expect([atMost('x', 1, NaN), atLeast('x', 1, NaN)].some(({ holds }) => holds)).toBe(false);
    expect(atLeast('x', 1, 0).holds).toBe(false);
    expect(() => atLeast('x', 0, 5)).toThrow('holds whatever happens');
  });

  it('neither holds nor fails where nothing was measured', () => {
    expect(notMeasured('x', 0, 'nobody answers').holds).toBeNull();
  });
});
