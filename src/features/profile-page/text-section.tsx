import { Written } from '#ui/written.tsx';
import { listItems } from './list-items.rules.ts';
import { orNotGiven, type ProfileText } from './profile.ts';

export function TextSection({ title, text, look, lang }: ProfileText) {
  const listed = look === 'items' ? listItems(text) : null;
  return (
    <section>
      <h2 dir="auto" className="text-heading">
        {title}
      </h2>
      {listed ? (
        <>
          <ul lang={lang} className="mt-4 flex flex-wrap gap-2.5">
            {listed.items.map((item, index) => (
              <li
                key={index}
                dir="auto"
                className="rounded-control bg-accent-soft px-3.5 py-1.5 text-small font-medium first-letter:uppercase"
              >
                {item}
                {/* Read aloud and copied, the row has its commas again. */}
                {index < listed.items.length - 1 && (
                  <span className="sr-only">{listed.separator} </span>
                )}
              </li>
            ))}
          </ul>
          {listed.rest && (
            <Written lang={lang} className="mt-4 max-w-prose text-ink-2">
              {listed.rest}
            </Written>
          )}
        </>
      ) : (
        <Written
          lang={lang}
          className={
            look === 'lead' ? 'mt-3 max-w-[34em] text-lead text-ink' : 'mt-3 max-w-prose text-ink-2'
          }
        >
          {orNotGiven(text)}
        </Written>
      )}
    </section>
  );
}
