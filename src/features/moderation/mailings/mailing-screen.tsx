import { staffMailings } from '#messages';
import { When } from '#features/accounts/when.tsx';
import { pageHref, LANGUAGE_NAMES } from '#platform/language.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ActButton, DisclosedForm } from '../desk/desk-form.tsx';
import { DeskCard, DeskHeading } from '../desk/desk-heading.tsx';
import { useLookingAgain } from '../desk/use-looking-again.ts';
import { MailingForm } from './mailing-form.tsx';
import type { MailingView } from './mailings-desk.server.ts';
import { StateTag } from '../desk/tag.tsx';

export function MailingScreen(mailing: MailingView) {
  const { state, editing } = mailing;
  const subject = mailing.subject || staffMailings.untitled;
  return (
    <div className="grid grid-cols-1 gap-6">
      <DeskHeading
        title={editing && !mailing.subject ? staffMailings.write : subject}
        trail={[{ label: staffMailings.title, to: staffPaths.mailings }]}
        current={subject}
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateTag state={state} words={staffMailings.states} />
          {!editing && <span>{audienceWords(mailing)}</span>}
        </p>
      </DeskHeading>
      {editing ? (
        <>
          <MailingForm mailing={mailing} />
          <DeleteDraft id={mailing.id} />
        </>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
          <div className="grid grid-cols-1 gap-6 lg:order-last">
            {state === 'draft' ? <ReadyToSend mailing={mailing} /> : <Progress mailing={mailing} />}
          </div>
          <Previews mailing={mailing} />
        </div>
      )}
    </div>
  );
}

function audienceWords({ kind, location, category, standing }: MailingView): string {
  const standings: Readonly<Record<string, string>> = staffMailings.standings;
  return [
    staffMailings.kinds[kind ?? ''],
    location ? placeName(location) : staffMailings.everywhere,
    category && categoryName(category),
    standing !== 'all' && standings[standing],
  ]
    .filter(Boolean)
    .join(' · ');
}

function ReadyToSend({ mailing }: { mailing: MailingView }) {
  const { id, version, left, languages, rate } = mailing;
  return (
    <>
      <DeskCard title={left === 0 ? staffMailings.nobody : staffMailings.recipients(left)}>
        {left === 0 ? (
          <p className="text-ink-2">{staffMailings.nobodyHint}</p>
        ) : (
          <>
            <ul className="grid gap-1 text-ink-2">
              {languages.map(({ language, gets, count }) => (
                <li key={language}>
                  {language === gets
                    ? staffMailings.ofLanguage(LANGUAGE_NAMES[language], count)
                    : staffMailings.getsInstead(
                        LANGUAGE_NAMES[language],
                        LANGUAGE_NAMES[gets],
                        count,
                      )}
                </li>
              ))}
            </ul>
            <p className="text-small text-ink-3">{staffMailings.rate(rate)}</p>
          </>
        )}
        <div className="mt-2 flex flex-wrap items-start gap-3">
          {left > 0 && (
            <DisclosedForm
              intent="send"
              id={id}
              hidden={{ version, count: left }}
              label={staffMailings.send(left)}
              variant="primary"
              submit={staffMailings.sendSure}
            >
              <p className="text-ink-2">{staffMailings.sendNote}</p>
            </DisclosedForm>
          )}
          <ActButton intent="test" id={id}>
            {staffMailings.sendTest}
          </ActButton>
          <ButtonLink to={`${staffPaths.mailing(id)}?edit`} variant="secondary" size="small">
            {staffMailings.change}
          </ButtonLink>
        </div>
      </DeskCard>
      <DeleteDraft id={id} />
    </>
  );
}

const DeleteDraft = ({ id }: { id: number }) => (
  <ActButton intent="delete" id={id} variant="quiet">
    {staffMailings.deleteDraft}
  </ActButton>
);

const LOOK_EVERY_MS = 5_000;

function Progress({ mailing }: { mailing: MailingView }) {
  const { id, state, sent, total, left, minutes, rate, startedAt, endedAt } = mailing;
  useLookingAgain(state === 'sending', LOOK_EVERY_MS);
  const isOver = state === 'done' || state === 'canceled';
  return (
    <DeskCard title={staffMailings.progress}>
      <label className="grid gap-2">
        <span role="status" className="font-semibold tabular-nums">
          {isOver ? staffMailings.sentTo(sent) : staffMailings.sentOf(sent, total)}
        </span>
        {!isOver && <progress value={sent} max={Math.max(total, 1)} className="desk-progress" />}
      </label>
      {state === 'sending' && (
        <p className="text-small text-ink-3">
          {staffMailings.rate(rate)} {left > 0 && staffMailings.about(minutes)}
        </p>
      )}
      {state === 'paused' && <Alert tone="info">{staffMailings.paused}</Alert>}
      <p className="text-small text-ink-3">
        {startedAt && (
          <>
            {staffMailings.startedOn} <When at={startedAt} />
          </>
        )}
        {endedAt && (
          <>
            <br />
            {staffMailings.endedOn} <When at={endedAt} />
          </>
        )}
      </p>
      {!isOver && (
        <div className="flex flex-wrap items-start gap-3">
          {state === 'sending' ? (
            <ActButton intent="pause" id={id}>
              {staffMailings.pause}
            </ActButton>
          ) : (
            <ActButton intent="go-on" id={id} variant="primary">
              {staffMailings.goOn}
            </ActButton>
          )}
          <DisclosedForm
            intent="cancel"
            id={id}
            label={staffMailings.cancel}
            submit={staffMailings.cancelSure}
            danger
          >
            <p className="text-ink-2">{staffMailings.cancelNote}</p>
          </DisclosedForm>
        </div>
      )}
    </DeskCard>
  );
}

function Previews({ mailing: { id, version, written } }: { mailing: MailingView }) {
  return (
    <section aria-label={staffMailings.preview} className="grid grid-cols-1 gap-6">
      {written.map((language) => (
        <figure key={language} className="grid gap-2">
          <figcaption className="font-semibold">
            {staffMailings.previewIn(LANGUAGE_NAMES[language])}
          </figcaption>
          <iframe
            key={version}
            src={pageHref(staffPaths.mailingPreview(id, language))}
            title={staffMailings.previewIn(LANGUAGE_NAMES[language])}
            sandbox=""
            loading="lazy"
            className="mailing-look w-full rounded-card border border-line"
          />
        </figure>
      ))}
    </section>
  );
}
