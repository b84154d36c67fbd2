import { use } from 'react';
import { staffInvitations as words } from '#messages';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { LANGUAGE_NAMES, languageNow } from '#platform/language.ts';
import { placeName } from '#platform/names.rules.ts';
import { Alert } from '#ui/alert.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DeskField, DeskSelect } from '../desk/desk-field.tsx';
import { DeskButton, DeskForm, DeskFormContext } from '../desk/desk-form.tsx';
import { DeskCard, DeskHeading } from '../desk/desk-heading.tsx';
import { ChoiceSelect, DeskFilter, DeskList, SearchField } from '../desk/desk-list.tsx';
import { FOR_WHOM, sayForWhom, INVITED_MAX, LIST_MAX, NOTE_MAX } from './invitations.rules.ts';
import { InvitationItem } from './invitation-item.tsx';
import type { InvitationsView } from './invitations-desk.server.ts';

export function InvitationsScreen(view: InvitationsView) {
  const { filter, invitations, token, ...list } = view;
  return (
    <div className="grid gap-6">
      <DeskHeading title={words.title}>{words.lead}</DeskHeading>
      <DeskCard title={words.invite}>
        <DeskForm intent="make" hidden={{ token }} className="grid gap-5">
          <InviteFields />
        </DeskForm>
      </DeskCard>
      <DeskFilter label={words.filter} chosen={filter}>
        <SearchField label={words.search} />
        <ChoiceSelect label={words.state} name="state" choices={words.states} />
      </DeskFilter>
      <DeskList
        {...list}
        of={words.counted}
        none={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
        className="grid gap-3 lg:grid-cols-2"
      >
        {invitations.map((invitation) => (
          <InvitationItem key={invitation.id} invitation={invitation} />
        ))}
      </DeskList>
    </div>
  );
}

function InviteFields() {
  const { own } = use(DeskFormContext);
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-3">
        <DeskSelect
          name="whom"
          label={words.whom}
          choices={[...FOR_WHOM].map(([value, whom]) => [value, sayForWhom(whom)] as const)}
        />
        <DeskSelect
          name="place"
          label={words.place}
          first={words.anyPlace}
          choices={LOCATIONS.map((place) => [place, placeName(place)] as const)}
        />
        <DeskSelect
          name="language"
          label={words.language}
          start={languageNow()}
          choices={Object.entries(LANGUAGE_NAMES)}
        />
      </div>
      <DeskField
        name="list"
        label={words.list}
        hint={words.listHint(INVITED_MAX)}
        lines={5}
        maxLength={LIST_MAX}
        autoCapitalize="none"
        spellCheck={false}
      />
      <DeskField name="note" label={words.note} hint={words.noteHint} maxLength={NOTE_MAX} />
      {/* It names addresses, which is more than a notice in passing can be read for. */}
      {own?.done && (
        <Alert tone="success" role="none">
          {own.done}
        </Alert>
      )}
      <DeskButton>{words.invite}</DeskButton>
    </>
  );
}
