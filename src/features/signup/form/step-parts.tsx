import { signup } from '#messages';
import { SIGNUP_STEPS } from '#features/profiles/form/section.tsx';
import { Button } from '#ui/button.tsx';
import './signup-steps.css';

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
