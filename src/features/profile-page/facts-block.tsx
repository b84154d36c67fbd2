import { CalendarCheck, Clock, Languages, MapPinned, PhoneCall, Tag } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { priceWords } from '#features/profiles/facts.rules.ts';
import { weekWords } from '#features/profiles/fact-words.rules.ts';
import type { Hours } from '#features/profiles/hours.rules.ts';
import { classes } from '#ui/classes.ts';
import type { Profile } from './profile.ts';

/** What people want to know before they call. */
export function FactsBlock({ profile: { facts, open } }: { profile: Profile }) {
  const { hours, price, languages, areas, emergency, since } = facts;
  if (Object.keys(facts).length === 0) return null;
  return (
    <dl className="profile-facts card">
      {hours && open && (
        <Fact icon={Clock} name="Hours">
          <details>
            <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2">
              <b className={classes('font-semibold', open.isOpen && 'text-success')}>{open.says}</b>
              <span className="font-medium text-accent underline underline-offset-4">
                All hours
              </span>
            </summary>
            <Week hours={hours} />
          </details>
        </Fact>
      )}
      {price && (
        <Fact icon={Tag} name="Price">
          From {priceWords(price)}
        </Fact>
      )}
      {languages && (
        <Fact icon={Languages} name="Languages">
          {languages.join(', ')}
        </Fact>
      )}
      {areas && (
        <Fact icon={MapPinned} name="Areas served">
          Also in {areas.join(', ')}
        </Fact>
      )}
      {emergency && (
        <Fact icon={PhoneCall} name="Emergencies">
          Takes emergency calls
        </Fact>
      )}
      {since && (
        <Fact icon={CalendarCheck} name="Experience">
          Since {since}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
}

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div className="flex gap-3">
      <dt className="grid h-11 shrink-0 place-items-center text-accent">
        <Icon aria-hidden className="size-5" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="grid min-h-11 min-w-0 flex-1 content-center leading-snug">{children}</dd>
    </div>
  );
}

function Week({ hours }: { hours: Hours }) {
  const { byAppointment, holidays } = hours;
  const notes = [
    byAppointment && 'By appointment.',
    holidays ? 'Open on public holidays.' : 'Closed on public holidays.',
  ];
  return (
    <>
      {Object.keys(hours.days).length > 0 && (
        <table className="w-full max-w-sm text-small">
          <tbody>
            {weekWords(hours).map(({ day, times }) => (
              <tr key={day}>
                <th scope="row" className="py-1 pr-4 text-left align-top font-medium">
                  {day}
                </th>
                <td className="py-1 text-ink-2">{times}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="py-1 text-small text-ink-3">{notes.filter(Boolean).join(' ')}</p>
    </>
  );
}
