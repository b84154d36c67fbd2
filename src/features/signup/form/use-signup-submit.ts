import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { failures, forms, signup } from '#messages';
import { beginFirstSteps } from '#features/accounts/first-steps.ts';
import { takenMessage } from '#features/profiles/availability.rules.ts';
import { paths } from '#platform/paths.ts';
import type { AlertTone } from '#ui/alert.tsx';
import { showNotice } from '#ui/notices.ts';
import { slotOfField } from '#features/media/picture.rules.ts';
import { type Refused, forgetCode, isProven, useCodeQuestion } from '../flow/use-code-question.ts';
import { dropDraft, type SignupFormControls } from './use-signup-form.ts';
import type { Saved, SignupState } from './signup-store.ts';
import type { useSteps } from './use-steps.tsx';

const UNPROVEN = 403;
const CONFLICT = 409;
/** For whoever has left the form: without going anywhere. */
const ELSEWHERE = { action: `${paths.signup}?stay`, navigate: false } as const;

export interface SubmitMessage {
  tone: AlertTone;
  text: string;
  /** Where the person has to go; null to stay at the button. */
  field: string | null;
  value?: string | undefined;
}

interface Circumstances {
  invitation: string | undefined;
  /** Staff add somebody: nobody is welcomed, and nobody proves an email. */
  onAdded: ((id: number) => void | Promise<void>) | undefined;
}

/** From the click on Submit to the home page, or back to the form with a word about why. */
export function useSignupSubmit(
  form: SignupFormControls,
  steps: ReturnType<typeof useSteps>,
  { invitation, onAdded }: Circumstances,
) {
  const { rules } = form;
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<SubmitMessage | null>(null);
  /** How much of the form has been sent, once it is being sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef(false);
  const added = useRef(0);
  const code = useCodeQuestion();
  const leave = useSubmit();
  const { step } = steps;
  /** The step that is open now; null once the form has been left. */
  const here = useRef<number | null>(null);
  useEffect(() => {
    here.current = step;
    return () => {
      here.current = null;
    };
  }, [step]);
  const show = useEffectEvent((field: string) => steps.show(field));
  useEffect(() => {
    if (told?.field) show(told.field);
  }, [told]);

  const conclude = (outcome: Refused | Saved): SubmitMessage | null => {
    if ('id' in outcome) {
      added.current = outcome.id;
      return null;
    }
    const { message, status, field } = outcome;
    const unique = field ? rules.fields[field]?.unique : undefined;
    const taken = unique !== undefined && status === CONFLICT;
    const text = taken ? takenMessage(unique, rules.wording) : message;
    if (field) form.refuse(field, text, taken);
    return { tone: 'danger', text, field };
  };

  /** Some fields, or all. What to tell, or null where nothing is wrong. */
  const check = async (names?: readonly string[]): Promise<SubmitMessage | null> => {
    const failure = await form.validate(names);
    return failure && { tone: 'danger', text: failure.message, field: failure.field };
  };

  /** A proof that still holds is used again; one that does not starts over. */
  const signUp = async (save: () => Promise<Refused | Saved>): Promise<SubmitMessage | null> => {
    const email = form.current().values.email?.trim() ?? '';
    if (isProven(email)) {
      const outcome = await save();
      if ('id' in outcome || outcome.status !== UNPROVEN) return conclude(outcome);
      forgetCode();
    }
    const notSent = await code.send(email);
    if (notSent) return conclude(notSent);
    if (!(await code.ask(email))) return { tone: 'info', text: forms.codeCanceled, field: null };
    return conclude(await save());
  };

  /** What to tell, or null when it worked. */
  const attempt = async (): Promise<SubmitMessage | null> => {
    const wrong = await check();
    if (wrong) return wrong;

    const send = form.sealed(invitation);
    const save = () => {
      setProgress(0);
      return send(setProgress);
    };
    try {
      return onAdded ? conclude(await save()) : await signUp(save);
    } catch {
      return { tone: 'danger', text: failures.unexpected, field: null };
    }
  };

  const goOn = async () => {
    dropDraft(rules.form);
    if (onAdded) return await onAdded(added.current);
    forgetCode();
    beginFirstSteps();
    // A submission: the frame of the page asks again who is there, also where they stay.
    await leave(null, { method: 'post', ...(here.current === null && ELSEWHERE) });
    // On arrival, so that a slow way does not eat up the time to read it.
    const text = rules.kind === 'specialist' ? signup.specialistWelcome : signup.businessWelcome;
    showNotice({ tone: 'success', text });
  };

  const tell = (problem: SubmitMessage | null) => {
    const value = problem?.field ? form.current().values[problem.field] : undefined;
    setTold(problem && { ...problem, value });
  };

  /** One thing at a time: what is wrong with it is told; where nothing is, `after` comes next. */
  const run = async (
    task: () => Promise<SubmitMessage | null>,
    after: () => Promise<void> | void,
    isWanted = () => true,
  ) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    // What was told before keeps its room until then, so that no button moves below a second tap.
    const problem = await task();
    // In one go with the end of the work: a button that is still disabled cannot take the focus.
    tell(isWanted() ? problem : null);
    if (isWanted() && !problem) await after();
    setProgress(null);
    setBusy(false);
    running.current = false;
  };

  const back = () => {
    setTold(null);
    steps.back();
  };

  return {
    submit: () => run(attempt, goOn),
    /** From one step to the next, if nothing in it is wrong and nobody has left it meanwhile. */
    next: () =>
      run(
        () => check(steps.names()),
        steps.next,
        () => here.current === step,
      ),
    back,
    busy,
    told: told && stillHolds(told, form.state) ? told : null,
    progress,
    dialog: code.dialog,
  };
}

/** A word about a field is over as soon as somebody works on it. */
function stillHolds({ field, value }: SubmitMessage, { values, pictures }: SignupState): boolean {
  if (field === null) return true;
  const slot = slotOfField(field);
  return slot ? pictures[slot].error !== null : values[field] === value;
}
