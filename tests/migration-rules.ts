/** What one statement of a migration may do to a site that the version before is still serving. */
interface Rule {
  breaks: RegExp;
  because: string;
}

const RULES: readonly Rule[] = [
  {
    breaks: /\bDROP (TABLE|COLUMN|TYPE|VIEW|FUNCTION)\b/,
    because: 'the version before still uses it',
  },
  { breaks: /\bRENAME\b/, because: 'the version before knows the old name' },
  {
    breaks: /\bALTER COLUMN \S+ (SET DATA )?TYPE\b/,
    because: 'it rewrites the table under a lock',
  },
  { breaks: /\bSET NOT NULL\b/, because: 'the version before writes rows without it' },
  {
    breaks: /\bADD COLUMN (?=[^;]*\bNOT NULL\b)(?![^;]*\b(DEFAULT|GENERATED)\b)/,
    because: 'the version before writes rows without it',
  },
  {
    breaks: /\bADD COLUMN [^;]*\bDEFAULT [^;]*(random|uuid|clock_timestamp|nextval)/,
    because: 'a default that differs by row rewrites the table under a lock',
  },
  {
    breaks: /\bADD CONSTRAINT (?![^;]*\bNOT VALID\b)/,
    because:
      'it reads the whole table under a lock: add it NOT VALID, validate it in the next migration',
  },
  {
    breaks: /\bCREATE (UNIQUE )?INDEX (?!IF NOT EXISTS\b)/,
    because:
      'it keeps writers waiting: with IF NOT EXISTS a large site makes it CONCURRENTLY beforehand',
  },
  {
    breaks: /\bADD VALUE (?!IF NOT EXISTS '[^']+';?$)/,
    because: 'a restore makes the type with all its values: with IF NOT EXISTS, at the end',
  },
  { breaks: /\b(TRUNCATE|DELETE FROM)\b/, because: 'it takes away what people have entered' },
  { breaks: /^UPDATE\b/, because: 'it locks every row it changes until all migrations are done' },
];

const ALLOWED = /^-- allowed: \S.{10,}$/m;

/** What is wrong with a migration: statements that break the version before, unless a comment says why they may. */
export function brokenRules(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint').map((text) => text.trim());
  const made = new Set(
    statements.flatMap((text) => /\bCREATE TABLE (?:IF NOT EXISTS )?(\S+)/i.exec(text)?.[1] ?? []),
  );
  return statements.flatMap((text) => {
    if (ALLOWED.test(text)) return [];
    const statement = text.replace(/^--.*$/gm, '').trim();
    const [, table] = /\b(?:ALTER TABLE|ON) (?:ONLY )?(\S+)/i.exec(statement) ?? [];
    // Nobody uses yet what this migration itself makes.
    if (table && made.has(table)) return [];
    return RULES.filter(({ breaks }) => new RegExp(breaks, 'i').test(statement)).map(
      ({ because }) => `${statement.slice(0, 60)}: ${because}`,
    );
  });
}
