import { Link } from 'react-router';
import { getField, sentAs } from '#features/profiles/fields.rules.ts';
import { ProfileFormContext, type ProfileForm, Section } from '#features/profiles/form/section.tsx';
import { PictureSection, ProfileFields } from '#features/profiles/form/profile-fields.tsx';
import { isMobile, normalisePhone, PHONE } from '#features/profiles/phone.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import { editor as words } from '#messages';
import type { Editor, EditorState } from '../draft/editor-store.ts';
import { EDITOR_ID } from '../editor-field.ts';
import { editorFields } from '../editor.rules.ts';
import { FactsSection } from './facts/facts-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import { Switch } from './switch.tsx';
import { VideoFields } from './video-fields.tsx';

export function EditorFields({ editor, busy }: { editor: Editor; busy: boolean }) {
  const { state } = editor;
  const asked: ProfileForm = {
    ...editor,
    ...state,
    busy,
    askedBy: 'editor',
    id: EDITOR_ID,
    wording: 'main',
    rules: editorFields(editor.kind),
  };
  return (
    <ProfileFormContext value={asked}>
      <ProfileFields
        whatsapp={<WhatsappSwitch editor={editor} />}
        hints={{ workEmail: <WorkEmailHint {...state} /> }}
      />
      <LanguagesSection />
      <FactsSection />
      <PictureSection />
      <VideoFields editor={editor} busy={busy} />
      <Section title={words.login} note={words.loginNote}>
        <Field
          label={words.loginEmail}
          hint={
            <>
              {words.changeItIn}{' '}
              <Link to={paths.account} className={linkStyle}>
                {words.yourAccount}
              </Link>
              .
            </>
          }
        >
          <TextInput type="email" readOnly value={state.profile.loginEmail} />
        </Field>
      </Section>
    </ProfileFormContext>
  );
}

/** Only mobiles have WhatsApp; with another number the switch keeps its place and waits. */
function WhatsappSwitch({ editor }: { editor: Editor }) {
  const { values, whatsapp } = editor.state;
  const phone = sentAs('editor', getField(editor.kind, 'phone'));
  const mobile = isMobile(normalisePhone(values[phone]!));
  return (
    <Switch
      label={words.whatsappSwitch}
      hint={
        mobile ? words.whatsappShown : words.whatsappNeedsMobile(COUNTRY.name, PHONE.mobileStarts)
      }
      on={mobile && whatsapp}
      disabled={!mobile}
      onChange={(on) => editor.change({ whatsapp: on })}
    />
  );
}

/** Beside the address that is saved: whether it is proved, and what that means. */
function WorkEmailHint({ profile, values }: EditorState) {
  const typed = values.workEmail!.trim().toLowerCase();
  if (!typed || profile.workEmail?.email.toLowerCase() !== typed) return words.workEmailShown;
  if (profile.workEmail.confirmed) return words.workEmailConfirmed;
  return (
    <>
      {words.workEmailNotConfirmed}{' '}
      <Link to={`${paths.account}#work-email`} className={linkStyle}>
        {words.confirmIt}
      </Link>
    </>
  );
}
