import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { fieldId, focusField, SIGNUP_STEPS } from '#features/profiles/form/section.tsx';
import type { FormId } from '../signup-form.rules.ts';
import { signup } from '#messages';
import { Button } from '#ui/button.tsx';
import './signup-steps.css';

/** The address names the step, so that the way back, a reload and the server know it. */
const KEY = 'step';

/** One section of the form after another, where the styles show one at a time. */
export function useSteps(id: FormId, form: RefObject<HTMLFormElement | null>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { from } = (useLocation().state ?? {}) as { from?: number };
  const step = stepOf(search.get(KEY));
  /** The field to go to once its step is open; without one, the step is read from its heading on. */
  const aim = useRef<string | null>(null);

  const go = (to: number, replace = false) => {
    const query = new URLSearchParams(search);
    if (to === 1) query.delete(KEY);
    else query.set(KEY, String(to));
    const options = { state: { from: step }, replace, preventScrollReset: true };
    void navigate({ search: query.toString() }, options);
  };

  const arrive = useEffectEvent(() => {
    const field = aim.current;
    aim.current = null;
    if (field) return focusField(id, field);
    const heading = sectionsOf(form)[step - 1]?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    form.current?.scrollIntoView();
  });
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) arrive();
    last.current = step;
  }, [step]);

  return {
    step,
    /** Whether there is more to come before all can be submitted. */
    goesOn: () => isShown(form.current?.querySelector('.signup-next')),
    /** The fields of the open step. */
    names: () =>
      [...(sectionsOf(form)[step - 1]?.querySelectorAll('[name]') ?? [])].map((field) =>
        field.getAttribute('name')!,
      ),
    /** Whoever was sent back by submitting returns to where that is done. */
    next: () => go(from === SIGNUP_STEPS ? SIGNUP_STEPS : step + 1),
    back: () => (from === step - 1 ? void navigate(-1) : go(step - 1, true)),
    restart: () => {
      if (step > 1) go(1, true);
    },
    /** Opens the step of a field, if it is not open, and goes there. */
    show: (name: string) => {
      const field = document.getElementById(fieldId(id, name));
      const section = sectionsOf(form).findIndex((each) => each.contains(field));
      if (section < 0 || isShown(sectionsOf(form)[section])) return focusField(id, name);
      aim.current = name;
      go(section + 1);
    },
  };
}

function stepOf(named: string | null): number {
  const step = Number(named);
  return Number.isInteger(step) && step > 1 && step <= SIGNUP_STEPS ? step : 1;
}

const sectionsOf = (form: RefObject<HTMLFormElement | null>) => [
  ...(form.current?.querySelectorAll(':scope > section') ?? []),
];

const isShown = (element: Element | null | undefined): boolean =>
  (element?.getClientRects().length ?? 0) > 0;

/** How far one is, for the eye: the heading of each step says it too. */
export function StepProgress() {
  return (
    <div aria-hidden className="signup-progress">
      {Array.from({ length: SIGNUP_STEPS }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}

interface StepWaysProps {
  step: number;
  busy: boolean;
  onBack: () => void;
  onNext: () => void;
}

export function StepWays({ step, busy, onBack, onNext }: StepWaysProps) {
  return (
    <div className="signup-ways">
      <Button
        variant="secondary"
        size="large"
        className="signup-back"
        // At the last step everything is being sent, and what is asked meanwhile is about that.
        disabled={busy && step === SIGNUP_STEPS}
        onClick={onBack}
      >
        {signup.back}
      </Button>
      <Button
        size="large"
        className="signup-next"
        busy={busy}
        busyLabel={signup.checking}
        onClick={onNext}
      >
        {signup.next}
      </Button>
    </div>
  );
}
