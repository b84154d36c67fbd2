import { useContext, useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { useBlocker } from 'react-router';
import { focusField } from '#features/profiles/form/section.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showNotice } from '#ui/notices.ts';
import { editor as words } from '#messages';
import { allWrong, isPreparing, useEditor, useTypedEarly } from './draft/editor-store.ts';
import { EDITOR_ID } from './editor-field.ts';
import type { EditorProfile } from './describe-own-profile.server.ts';
import { EditorFields } from './form/editor-fields.tsx';
import { TellStanding } from './frame/provider-frame.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { NewerVersion } from './save/newer-version.tsx';
import { SaveBar } from './save/save-bar.tsx';
import { useSave, type SaveResult } from './save/use-save.ts';
import { ConfirmCard } from './standing/confirm-card.tsx';
import { ProgressCard } from './standing/progress-card.tsx';
import { StandingCard } from './standing/standing-card.tsx';
import { useView, ViewSwitch } from './view-switch.tsx';
import './editor.css';

interface EditorPageProps {
  title: string;
  loaded: EditorProfile;
  siteName: string;
}

const FORM = 'editor-form';

export function EditorPage({ title, loaded, siteName }: EditorPageProps) {
  const editor = useEditor(loaded);
  const { view, show, columns } = useView();
  const goTo = (field: string) => {
    // Behind the preview nothing takes the focus.
    show('edit');
    focusField(EDITOR_ID, field);
  };
  const save = useSave(editor, goTo);
  useEffect(focusNamed, []);
  useEffect(welcomeOwner, []);
  const form = useRef<HTMLFormElement>(null);
  useTypedEarly(editor, form);
  const { kind, state, draft } = editor;
  const { profile } = state;
  const { told } = save;
  const unsaved = editor.dirty || isPreparing(state);
  const tellFrame = useContext(TellStanding);
  useEffect(() => tellFrame(profile.standing), [tellFrame, profile.standing]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save.save();
  };

  return (
    <>
      <div data-accent={kind} data-view={view} className="editor">
        <div className="container-page pt-5 pb-10 md:pt-8">
          <div className="owner-cards">
            <StandingCard standing={profile.standing} />
            <ProgressCard kind={kind} draft={draft} onGoTo={goTo} />
            {profile.confirmDue && (
              <ConfirmCard
                slug={profile.slug}
                confirmedOn={profile.confirmedOn}
                onConfirmed={(on) =>
                  editor.change({ profile: { ...editor.current().profile, confirmedOn: on } })
                }
              />
            )}
          </div>
          <noscript>
            <p className="mt-6 rounded-card bg-surface-2 px-4 py-3.5">{words.needsJavaScript}</p>
          </noscript>
          <ViewSwitch view={view} show={show} />
          <div ref={columns} className="editor-columns">
            <form
              ref={form}
              id={FORM}
              // Never to be sent by the browser itself, and if it were, not in the address.
              method="post"
              noValidate
              aria-label={title}
              onSubmit={onSubmit}
              data-needs-script
              className="editor-form"
            >
              <input type="hidden" name="whose" value={profile.slug} />
              <EditorFields editor={editor} busy={save.busy} />
            </form>
            <PreviewPane
              profile={profile}
              draft={draft}
              siteName={siteName}
              open={view === 'preview'}
            />
          </div>
        </div>
        <SaveBar
          kind={kind}
          form={FORM}
          dirty={unsaved}
          save={save}
          told={isStale(told, unsaved, allWrong(state).length > 0) ? null : told}
        />
      </div>
      {save.newer && (
        <NewerVersion
          newer={save.newer}
          mine={draft}
          onTake={save.takeNewer}
          onSaveMine={() => void save.saveAnyway()}
          onClose={save.closeNewer}
        />
      )}
      <LeaveGuard unsaved={unsaved || save.busy} saving={save.busy} />
    </>
  );
}

/** Whoever comes by a link to a field goes on there. */
function focusNamed(): void {
  const [, field] = location.hash.split(`#${EDITOR_ID}-`);
  if (field) focusField(EDITOR_ID, field);
}

/** Whoever has just claimed the profile; not again when the page is loaded anew. */
function welcomeOwner(): void {
  if (!new URLSearchParams(location.search).has('claimed')) return;
  history.replaceState(history.state, '', location.pathname);
  showNotice({ tone: 'success', text: words.claimed });
}

/** "Saved" is old news after the next change, "fix this" once it is fixed. */
function isStale(told: SaveResult | null, dirty: boolean, wrong: boolean): boolean {
  if (told?.is === 'saved' || told?.is === 'unchanged') return dirty;
  return (told?.is === 'wrong' || told?.is === 'refused') && !wrong;
}

/** Asks before unsaved work is left behind: in words of our own within the site, in the browser's at its border. */
function LeaveGuard({ unsaved, saving }: { unsaved: boolean; saving: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  // Saved while we asked: whoever wanted to go loses nothing any more.
  const goOn = useEffectEvent(() => void (!unsaved && blocker.proceed?.()));
  useEffect(() => (saving ? goOn : undefined), [saving]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      open
      onClose={() => blocker.reset()}
      title={words.leaveQuestion}
      description={words.leaveWarning}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button data-autofocus onClick={() => blocker.reset()}>
            {words.stay}
          </Button>
          <Button variant="secondary" onClick={() => blocker.proceed()}>
            {words.leave}
          </Button>
        </div>
      }
    />
  );
}
