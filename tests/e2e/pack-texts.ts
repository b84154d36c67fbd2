import { readFileSync } from 'node:fs';
import { packName } from '../../scripts/pack-name.mjs';

const read = (name: string) => readFileSync(`packs/${packName}/texts/en/${name}.md`, 'utf8');

/** Of a text of the law: since when it holds, in words, and its sections as they are numbered. */
export function legalText(name: 'terms' | 'privacy') {
  const text = read(name);
  const headings = Array.from(text.matchAll(/^## (.*?) \{#/gm), ([, heading]) => heading!);
  return {
    updated: /^updated: .*\((.*)\)/m.exec(text)![1]!,
    sections: headings.map((heading, at) => `${at + 1}. ${heading}`),
  };
}

/** What is said to a question of the FAQ, as it is read, up to what is set in. */
export function answerTo(question: string): string {
  const [, rest] = read('faq').split(`### ${question} {#`);
  const [, paragraph] = rest!.split('\n\n');
  return paragraph!.replaceAll(/\[(.*?)\]\(.*?\)/g, '$1').split('{')[0]!;
}
