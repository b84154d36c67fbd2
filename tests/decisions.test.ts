import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

it('every decision has its number, date and status, and its line in the index', () => {
  const files = globSync('docs/decisions/0*.md').toSorted();
  const lines = files.map((file, index) => {
    const [title = '', , state = ''] = readFileSync(file, 'utf8').split('\n');
    expect(title).toMatch(new RegExp(`^# ${index + 1}\\. \\S`));
    expect(state).toMatch(/^\d{4}-\d\d-\d\d · (accepted|replaced by \d+)$/);
    return `- [${title.slice(2)}](${basename(file)}), ${state}`;
  });
  expect(readFileSync('docs/decisions/README.md', 'utf8')).toBe(
    `# Decisions\n\nWhy things are as they are, one choice each.\n\n${lines.join('\n')}\n`,
  );
});
