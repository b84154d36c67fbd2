import { describe, expect, it } from 'vitest';
import { runSignup, type Refused, type SignupSteps } from './signup-flow.ts';

const refused = (status: number): Refused => ({
  message: `refused ${status}`,
  status,
  field: null,
});

/** Steps that all go well, unless told otherwise, and a list of those that were taken. */
function stepsThat(change: Partial<SignupSteps> = {}) {
  const taken: string[] = [];
  const noting = <T>(name: string, step: () => T) => {
    return () => {
      taken.push(name);
      return step();
    };
  };
  const steps: SignupSteps = {
    isProven: () => false,
    forgetProof: () => {},
    sendCode: () => Promise.resolve(null),
    askCode: () => Promise.resolve(true),
    save: () => Promise.resolve(null),
    ...change,
  };
  return {
    taken,
    steps: {
      isProven: steps.isProven,
      forgetProof: noting('forget', steps.forgetProof),
      sendCode: noting('send', steps.sendCode),
      askCode: noting('ask', steps.askCode),
      save: noting('save', steps.save),
    },
  };
}

describe('signing up', () => {
  it('sends a code, asks for it, and saves', async () => {
    const { steps, taken } = stepsThat();
    expect(await runSignup(steps)).toEqual({ status: 'done' });
    expect(taken).toEqual(['send', 'ask', 'save']);
  });

  it('stops when no code can be sent', async () => {
    const { steps, taken } = stepsThat({ sendCode: () => Promise.resolve(refused(429)) });
    expect(await runSignup(steps)).toEqual({ status: 'refused', refused: refused(429) });
    expect(taken).toEqual(['send']);
  });

  it('stops when the person cancels', async () => {
    const { steps, taken } = stepsThat({ askCode: () => Promise.resolve(false) });
    expect(await runSignup(steps)).toEqual({ status: 'canceled' });
    expect(taken).toEqual(['send', 'ask']);
  });

  it('asks for no code while the proof holds', async () => {
    const { steps, taken } = stepsThat({
      isProven: () => true,
      save: () => Promise.resolve(refused(409)),
    });
    expect(await runSignup(steps)).toEqual({ status: 'refused', refused: refused(409) });
    expect(taken).toEqual(['save']);
  });

  it('starts over when the proof is gone', async () => {
    const answers = [refused(403), null];
    const { steps, taken } = stepsThat({
      isProven: () => true,
      save: () => Promise.resolve(answers.shift()!),
    });
    expect(await runSignup(steps)).toEqual({ status: 'done' });
    expect(taken).toEqual(['save', 'forget', 'send', 'ask', 'save']);
  });

  it('does not go round in circles', async () => {
    const { steps, taken } = stepsThat({
      isProven: () => true,
      save: () => Promise.resolve(refused(403)),
    });
    expect(await runSignup(steps)).toEqual({ status: 'refused', refused: refused(403) });
    expect(taken).toEqual(['save', 'forget', 'send', 'ask', 'save']);
  });

  it.each(['sendCode', 'askCode', 'save'] as const)(
    'survives a lost connection in %s',
    async (name) => {
      const { steps } = stepsThat({
        [name]: () => Promise.reject(new TypeError('Failed to fetch')),
      });
      expect(await runSignup(steps)).toEqual({
        status: 'failed',
        message: 'An unexpected error occurred. Please try again.',
      });
    },
  );
});
