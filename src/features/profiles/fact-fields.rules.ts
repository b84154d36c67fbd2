import { fields } from '#messages';
import { weekdayName } from '#platform/date-words.rules.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { LANGUAGE_NAMES, type Language } from '#platform/language.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import { factSchemas, chosenHoursSchema } from './facts-schema.rules.ts';
import { FACT_LABELS, factWords } from './fact-words.rules.ts';
import type { FactName, Facts } from './facts.rules.ts';
import type { FieldRule, FieldRules } from './field-checks.rules.ts';
import { DAYS } from './hours.rules.ts';

const NAMES = Object.keys(FACT_LABELS) as FactName[];
const chosenSchemas = { ...factSchemas, hours: chosenHoursSchema };
const isFact = (name: string): name is FactName => name in FACT_LABELS;

/** The facts as the editor sends them: each is one text, its JSON, and empty where nothing is said. */
export const FACT_FIELDS: FieldRules = Object.fromEntries(
  NAMES.map((name) => [name, ruleOf(name)]),
);

export const factValues = (facts: Facts): Record<string, string> =>
  Object.fromEntries(
    NAMES.map((name) => [
      name,
      facts[name] === undefined ? '' : JSON.stringify(ordered(facts, name)),
    ]),
  );

/** What of it holds: what is still being typed does not. */
export function readFacts(values: Readonly<Record<string, string>>): Facts {
  const held = NAMES.flatMap((name) => {
    const { data } = factSchemas[name].safeParse(parsed(values[name]));
    return data === undefined ? [] : [[name, data]];
  });
  return Object.fromEntries(held) as Facts;
}

/** How a value of a form is read by people, where that is not as it is sent. */
export function sayValue(name: string, value: string): string {
  if (name === 'category') return categoryName(value);
  if (name === 'location') return placeName(value);
  if (name === 'writtenIn') return LANGUAGE_NAMES[value as Language] ?? value;
  if (!isFact(name) || !value) return value;
  const facts = readFacts({ [name]: value });
  return facts[name] === undefined ? value : factWords(facts, name);
}

function ruleOf(name: FactName): FieldRule {
  return {
    max: 2_000,
    tidy: oneLine,
    check(value) {
      const issue = chosenSchemas[name].safeParse(parsed(value)).error?.issues[0];
      if (!issue) return null;
      const day = DAYS.findIndex((each) => each === issue.path[1]);
      return day === -1 ? issue.message : `${weekdayName(day)}: ${issue.message}`;
    },
    fix: () => fields.fix(fields.your(FACT_LABELS[name]())),
  };
}

function parsed(text = ''): unknown {
  // Most say nothing, and a failure that is thrown costs more than all the rest.
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** PostgreSQL sorts keys in its own way; equal hours and prices must be equal texts. */
function ordered(facts: Facts, name: FactName): unknown {
  const { hours, price } = facts;
  if (name === 'price' && price) return { from: price.from, per: price.per };
  if (name !== 'hours' || !hours) return facts[name];
  const { days, byAppointment, holidays, closedUntil, changed } = hours;
  const inOrder = DAYS.flatMap((day) => (days[day] ? [[day, days[day]]] : []));
  return {
    days: Object.fromEntries(inOrder),
    byAppointment,
    holidays,
    closedUntil,
    changed: changed && { day: changed.day, spans: changed.spans },
  };
}
