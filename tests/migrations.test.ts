import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brokenRules } from './migration-rules.ts';

const FOLDER = 'src/platform/db/migrations';
/** Everything until here was in the first release: no version before it was serving. */
const FIRST_RELEASE = '0008_narrow-search-rows';

const { entries } = JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8')) as {
  entries: { tag: string; when: number }[];
};
const tags = entries.map(({ tag }) => tag);

describe('migrations', () => {
  it('are in the order of their time, because only newer ones are applied', () => {
    const times = entries.map(({ when }) => when);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(tags).toContain(FIRST_RELEASE);
  });

  it('leave the version before running', () => {
    const since = tags.slice(tags.indexOf(FIRST_RELEASE) + 1);
    const broken = since.flatMap((tag) =>
      brokenRules(readFileSync(`${FOLDER}/${tag}.sql`, 'utf8')).map((rule) => `${tag}: ${rule}`),
    );
    expect(broken).toEqual([]);
  });

  it('keep the tables as they are now, which is all that the next one is compared with', () => {
    const [number] = tags.at(-1)!.split('_');
    expect(readdirSync(`${FOLDER}/meta`)).toEqual([`${number}_snapshot.json`, '_journal.json']);
  });
});

describe('the rule of migrations', () => {
  it.each([
    'DROP TABLE "reviews";',
    'ALTER TABLE "profiles" DROP COLUMN "phone";',
    'ALTER TABLE "profiles" RENAME COLUMN "phone" TO "call";',
    'ALTER TABLE "profiles" RENAME TO "people";',
    'ALTER TABLE "profiles" ALTER COLUMN "phone" SET DATA TYPE varchar(20);',
    'ALTER TABLE "profiles" ALTER COLUMN "phone" TYPE varchar(20);',
    'ALTER TABLE "profiles" ALTER COLUMN "phone" SET NOT NULL;',
    'ALTER TABLE "profiles" ADD COLUMN "town" text NOT NULL;',
    'ALTER TABLE "profiles" ADD COLUMN "tail" uuid DEFAULT gen_random_uuid();',
    'ALTER TABLE "profiles" ADD CONSTRAINT "a" CHECK (phone <> \'\');',
    'CREATE INDEX "a" ON "profiles" USING btree ("phone");',
    'CREATE UNIQUE INDEX "a" ON "profiles" USING btree ("phone");',
    'ALTER TYPE "media_slot" ADD VALUE \'logo\';',
    "ALTER TYPE \"media_slot\" ADD VALUE IF NOT EXISTS 'logo' BEFORE 'video';",
    'delete from reviews;',
    'UPDATE profiles SET phone = null;',
    '-- allowed: x\nDROP TABLE "reviews";',
    'CREATE TABLE "a" ("id" bigint);\n--> statement-breakpoint\nDROP TABLE "b";',
  ])('refuses %s', (statement) => {
    expect(brokenRules(statement)).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE "profiles" ADD COLUMN "town" text;',
    'ALTER TABLE "profiles" ADD COLUMN "town" text DEFAULT \'\' NOT NULL;',
    'ALTER TABLE "profiles" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;',
    'ALTER TABLE "profiles" ADD CONSTRAINT "a" CHECK (phone <> \'\') NOT VALID;',
    'ALTER TABLE "profiles" VALIDATE CONSTRAINT "a";',
    'CREATE INDEX IF NOT EXISTS "a" ON "profiles" USING btree ("phone");',
    'CREATE TABLE "a" ("id" bigint NOT NULL);\n--> statement-breakpoint\nCREATE INDEX "b" ON "a" USING btree ("id");',
    '-- allowed: nothing has read it since version 1.3\nALTER TABLE "profiles" DROP COLUMN "phone";',
    'ALTER TYPE "media_slot" ADD VALUE IF NOT EXISTS \'logo\';',
  ])('lets through %s', (statement) => {
    expect(brokenRules(statement)).toEqual([]);
  });
});
