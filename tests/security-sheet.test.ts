import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync('docs/security.md', 'utf8');

/** What levels 1 and 2 of ASVS 5.0 ask, by section: how many requirements, without those of level 3. */
const SECTIONS: Record<string, readonly number[]> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
};

describe('the security sheet', () => {
  const IDS = /^- (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) /;
  const lines = sheet.split('\n').filter((line) => IDS.test(line));

  it('has each requirement once, several in a line only where no test is theirs', () => {
    const named = lines.map((line) => IDS.exec(line)![1]!.split(', '));
    const wanted = Object.entries(SECTIONS).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    );
    expect(named.flat().toSorted()).toEqual(wanted.toSorted());
    const several = lines.filter((_line, index) => named[index]!.length > 1);
    expect(several.filter((line) => line.includes('[^'))).toEqual([]);
  });

  it('names only tests that there are, by their titles', () => {
    const links = Array.from(sheet.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g));
    expect(links.length).toBeGreaterThan(150);
    const missing = links.filter(([, title, file]) => {
      if (!existsSync(file!)) return true;
      // In a proof the name of the scenario, in a test its title, as they are written there.
      const written = readFileSync(file!, 'utf8').replaceAll("\\'", "'");
      return !['`', "'", '"'].some((quote) => written.includes(`${quote}${title}${quote}`));
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it('shows each requirement by a test, or says why not', () => {
    const why = /\[\^\d+\]|\*\*Deviation\*\*|Does not apply|By reading|Of the deployment/;
    const bare = lines.filter((line) => !why.test(line));
    expect(bare).toEqual([]);
    const [used, listed] = [/\[\^(\d+)\](?!:)/g, /^\[\^(\d+)\]:/gm].map(
      (pattern) => new Set(Array.from(sheet.matchAll(pattern), ([, number]) => number)),
    );
    expect(used).toEqual(listed);
  });
});

describe('the server', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const read = (pattern: RegExp, among: readonly string[]) =>
    among.filter((file) => pattern.test(readFileSync(file, 'utf8')));

  it('starts no program and runs no text as code', () => {
    expect(read(/child_process|node:vm\b|\beval\(|new Function\(/, files)).toEqual([]);
  });

  it('calls nobody whom a request could name', () => {
    const server = files.filter((file) =>
      /\.server\.tsx?$|^src\/(api|server|platform)\//.test(file),
    );
    // The doctor runs at an operator's terminal and asks the site itself. The bucket's address comes from the settings, and the name of a file is no part of its host.
    expect(read(/\bfetch\(|node:https?'.*\b(request|get)\b|XMLHttpRequest/, server)).toEqual([
      'src/server/doctor/check-address.ts',
      'src/platform/storage/s3-storage.server.ts',
    ]);
  });

  it('builds nothing from the name that a request asks for', () => {
    const names =
      /headers(?:Distinct)?\.host\b|'host'|'Host'|:authority|x-forwarded-(?:host|proto)/;
    // Each of them compares it, and refuses.
    expect(read(names, files).sort()).toEqual([
      'src/api/operations.ts',
      'src/server/own-address.ts',
      'src/server/same-origin.ts',
      // For the second of them alone.
      'src/server/whole-request.ts',
    ]);
  });

  it('writes no text into a page as markup', () => {
    expect(
      read(/dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/, files),
    ).toEqual([]);
    // It puts again what React has written, in the place of a mark that nobody knows: its own test hands it a script.
    expect(read(/<MarkContext/, files)).toEqual(['src/ui/write-page.server.tsx']);
  });
});
