import { useActionData, useLocation } from 'react-router';
import { staffSettings } from '#messages';
import { paths } from '#platform/paths.ts';
import { isFileKey } from '#platform/settings.rules.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { TextLink, textLinkStyle } from '#ui/text-link.tsx';
import { Written } from '#ui/written.tsx';
import { ActButton, DeskButton, DeskForm, type DeskAnswer } from '../desk/desk-form.tsx';
import { DeskHeading, DeskSection, DeskCard } from '../desk/desk-heading.tsx';
import { SiteFileForm } from './site-file-form.tsx';
import { SettingField } from './setting-field.tsx';
import { StormForm } from './storm-form.tsx';
import type { SettingsView } from './settings-desk.server.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

const GROUPS = ['identity', 'look', 'rules'] as const;
const PARTS = [
  ...(['storm', ...GROUPS] as const).map((id) => [id, () => staffSettings.groups[id]] as const),
  ['changes', () => staffSettings.lastChanges] as const,
];

export function SettingsScreen(view: SettingsView) {
  return (
    <div className="grid max-w-[64rem] gap-8">
      <DeskHeading title={staffSettings.title}>{staffSettings.lead}</DeskHeading>
      <nav aria-label={staffSettings.onThisPage} className="-mt-4 hidden flex-wrap gap-x-5 md:flex">
        {PARTS.map(([id, name]) => (
          <a key={id} href={`#${id}`} className={textLinkStyle}>
            {name()}
          </a>
        ))}
      </nav>
      <StormForm {...view} />
      {GROUPS.map((group) => (
        <Group key={group} group={group} view={view} />
      ))}
      <Changes {...view} />
    </div>
  );
}

function Group({ group, view }: { group: (typeof GROUPS)[number]; view: SettingsView }) {
  const inGroup = view.fields.filter((field) => field.group === group);
  const files = inGroup.flatMap(({ key, value }) => (isFileKey(key) ? [{ name: key, value }] : []));
  const fields = inGroup.filter(({ key }) => !isFileKey(key));
  const answer = useActionData<DeskAnswer>();
  const was = Object.fromEntries(fields.map(({ key, value }) => [`was-${key}`, value]));
  return (
    <FoldedCard
      id={group}
      title={staffSettings.groups[group]}
      open={answer?.id === group || files.some(({ name }) => name === view.refusedOf)}
    >
      <p className="max-w-prose text-ink-2">{staffSettings.notes[group]}</p>
      <DeskForm intent="save" id={group} hidden={{ group, ...was }} className="grid gap-5">
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
          {fields.map((field) => (
            <SettingField key={field.key} field={field} languages={view.languages} />
          ))}
        </div>
        <DeskButton>{staffSettings.save}</DeskButton>
      </DeskForm>
      {files.map((file) => (
        <SiteFileForm
          key={file.name + file.value}
          {...file}
          refused={view.refusedOf === file.name ? view.refused : ''}
        />
      ))}
    </FoldedCard>
  );
}

function Changes({ changes }: SettingsView) {
  return (
    <DeskSection id="changes" title={staffSettings.lastChanges}>
      {changes.length === 0 ? (
        <p className="text-ink-2">{staffSettings.noChanges}</p>
      ) : (
        <ul className="card divide-y divide-line">
          {changes.map(({ id, key, before, after, at, by, canUndo }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5"
            >
              <div className="min-w-0 flex-[1_1_14rem]">
                <p className="font-semibold">{staffSettings.names[key]}</p>
                <p className="text-small wrap-anywhere">
                  <Written as="del" className="text-ink-2">
                    {before || staffSettings.ownDefault}
                  </Written>
                  <span aria-hidden> → </span>
                  <Written as="ins" className="no-underline">
                    {after || staffSettings.ownDefault}
                  </Written>
                </p>
                <p dir="auto" className="text-small text-ink-3">
                  {at}, {by}
                </p>
              </div>
              {canUndo && (
                <ActButton intent="undo" id={id}>
                  {staffSettings.undo}
                  <span className="sr-only"> ({staffSettings.names[key]})</span>
                </ActButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <TextLink to={`${staffPaths.log}?object=setting`} className="justify-self-start">
        {staffSettings.wholeLog}
      </TextLink>
      <TextLink to={`${paths.admin}?steps`} className="justify-self-start">
        {staffSettings.firstSteps}
      </TextLink>
    </DeskSection>
  );
}

interface FoldedCardProps {
  id: string;
  title: string;
  /** Where something in it was answered, or is wrong, when the page comes. */
  open: boolean;
  children: ReactNode;
}

/** One of several on a long page: on a phone its heading alone, until it is opened or a link leads to it. */
function FoldedCard({ id, title, open, children }: FoldedCardProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [opensWithPage] = useState(open);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}` && fold.current) fold.current.open = true;
  }, [hash, id]);
  return (
    <DeskCard id={id} title={title} className="folded-card desk-target">
      <details ref={fold} open={opensWithPage}>
        <summary>
          <span className="sr-only">{title}</span>
          <ChevronDown aria-hidden className="size-5 text-ink-3 transition" />
        </summary>
      </details>
      {children}
    </DeskCard>
  );
}
