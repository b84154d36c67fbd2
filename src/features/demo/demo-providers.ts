import type { Category } from '#features/profiles/categories.rules.ts';
import { DEMO_BUSINESSES, DEMO_SPECIALISTS } from './demo-directory.ts';
import { businessRows, specialistRows, type DemoProvider } from './demo-rows.ts';

/** Everyone in the demo directory, as rows; the same for the same moment. */
export function demoProviders(now: Date): DemoProvider[] {
  let number = 0;
  const place = <Name extends Category>(category: Name) => ({ category, now, number: ++number });
  return [
    ...DEMO_SPECIALISTS.flatMap(({ category, people }) =>
      people.map((person) => specialistRows(person, place(category))),
    ),
    ...DEMO_BUSINESSES.flatMap(({ category, businesses }) =>
      businesses.map((business) => businessRows(business, place(category))),
    ),
  ];
}
