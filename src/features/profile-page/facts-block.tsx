import { profile as messages } from '#messages';
import type { ReactNode } from 'react';
import type { HoursWords } from '#features/profiles/fact-words.rules.ts';
import { priceWords } from '#features/profiles/price-words.rules.ts';
import { languageName, placeName } from '#platform/names.rules.ts';
import { classes } from '#ui/classes.ts';
import { linkStyle } from '#ui/text-link.tsx';
import type { Profile } from './profile.ts';

/** What people want to know before they call. */
export function FactsBlock({ profile: { facts, hours } }: { profile: Profile }) {
  const { price, languages, areas, emergency, since } = facts;
  if (Object.keys(facts).length === 0) return null;
  const others: [name: string, said: string | undefined][] = [
    [messages.price, price && messages.fromPrice(priceWords(price))],
    [messages.languages, languages?.map(languageName).join(', ')],
    [messages.alsoServes, areas?.map(placeName).join(', ')],
    [messages.emergencies, emergency && messages.takesEmergencies],
    [messages.since, since?.toString()],
  ];
  return (
    <dl className="profile-facts card">
      {hours && (
        <Fact name={messages.hours}>
          <Hours {...hours} />
        </Fact>
      )}
      {others.map(
        ([name, said]) =>
          said && (
            <Fact key={name} name={name}>
              {said}
            </Fact>
          ),
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="py-2">
    <dt className="text-tiny font-semibold text-ink-3">{name}</dt>
    <dd className="leading-snug">{children}</dd>
  </div>
);

function Hours({ isOpen, says, week, note }: HoursWords) {
  return (
    <details>
      <summary className="-my-2 flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2">
        <b className={classes('font-semibold', isOpen && 'text-success')}>{says}</b>
        <span className={linkStyle}>{messages.allHours}</span>
      </summary>
      <table className="mt-2 w-full max-w-sm text-small">
        <tbody>
          {week.map(({ day, times }) => (
            <tr key={day}>
              <th scope="row" className="py-1 pr-4 text-left align-top font-medium">
                {day}
              </th>
              <td className="py-1 text-ink-2">{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="py-1 text-small text-ink-3">{note}</p>
    </details>
  );
}
