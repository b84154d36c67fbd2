import { useEffect, useRef, useId, type ComponentProps, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { useActionData, useLocation, useNavigation } from 'react-router';
import { staff } from '#messages';
import { withLanguage } from '#platform/language.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { textLinkStyle } from '#ui/text-link.tsx';
import { classes } from '#ui/classes.ts';
import { Alert } from '#ui/alert.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { showNotice } from '#ui/notices.ts';
import { DESKS, LISTED_DESKS } from '../desks.ts';
import type { DeskAnswer } from './desk-form.tsx';
import { Written } from '#ui/written.tsx';

interface DeskHeadingProps extends Partial<ComponentProps<typeof Breadcrumbs>> {
  title: string;
  /** What can be done with all of it, at the end of the line. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The name of the desk, and what came of the form that was sent to it. */
export function DeskHeading(props: DeskHeadingProps) {
  const { title, trail, current = title, actions, children } = props;
  const answer = useActionData<DeskAnswer>();
  const { state } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef<DeskAnswer>(undefined);

  useEffect(() => {
    const text = answer?.failure ?? answer?.done;
    if (state !== 'idle' || !answer || !text || told.current === answer) return;
    told.current = answer;
    showNotice({ tone: answer.failure ? 'danger' : 'success', text });
    // The form may be gone, together with what it was about: then the keyboard goes on from the top.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
  }, [answer, state]);

  return (
    <header className="grid gap-2">
      {trail && <Breadcrumbs trail={trail} current={current} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3 has-[a,button]:mb-1">
        <h1
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="min-w-0 text-heading font-extrabold wrap-anywhere"
        >
          {title}
        </h1>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
          {actions}
          <ListLink />
        </div>
      </div>
      {children && <div className="max-w-prose text-ink-2">{children}</div>}
      {/* With scripts a notice tells it, wherever on the page the form is. */}
      <noscript>
        {answer?.done && <Alert tone="success">{answer.done}</Alert>}
        {answer?.failure && <Alert tone="danger">{answer.failure}</Alert>}
      </noscript>
    </header>
  );
}

/** What the desk lists, as it is filtered now, as a file. */
function ListLink() {
  const { pathname, search } = useLocation();
  const desk = DESKS.find(({ path }) => path === pathname);
  const listed = LISTED_DESKS.find((name) => name === desk?.name);
  if (!listed) return null;
  const address = withLanguage(staffPaths.deskList(listed));
  const query = search.slice(1);
  return (
    <a
      href={query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address}
      download
      className={classes(textLinkStyle, 'gap-1.5 text-small')}
    >
      <Download aria-hidden className="size-4.5" />
      {staff.exportList}
    </a>
  );
}

interface DeskCardProps {
  id?: string;
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

export function DeskCard({ id: place, title, className, children }: DeskCardProps) {
  const id = useId();
  return (
    <section
      id={place}
      aria-labelledby={id}
      className={classes('card grid content-start gap-3 p-5 sm:p-6', className)}
    >
      <h2 id={id} className="flex items-center gap-2 text-subheading">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface DeskSectionProps {
  id?: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function DeskSection({ id: place, title, note, children }: DeskSectionProps) {
  const id = useId();
  return (
    <section id={place} aria-labelledby={id} className="desk-target grid gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-subheading">
          {title}
        </h2>
        {note && <div className="max-w-prose text-ink-2">{note}</div>}
      </div>
      {children}
    </section>
  );
}

interface UnsentTextProps {
  field: string;
  /** Of which forms that are gone by now. */
  intents: readonly string[];
}

/** What somebody wrote who came second: not sent, but not lost either. */
export function UnsentText({ field, intents }: UnsentTextProps) {
  const { intent = '', failure, typed } = useActionData<DeskAnswer>() ?? {};
  const text = failure && intents.includes(intent) ? typed?.[field] : undefined;
  if (!text) return null;
  return (
    <DeskCard title={staff.notSent}>
      <Written className="max-w-prose text-ink-2">{text}</Written>
    </DeskCard>
  );
}
