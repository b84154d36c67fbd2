import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAvailabilityChecks, type Availability } from './availability-checks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers are given by hand, so that they can come late or in another order. */
function setUp() {
  const questions: { value: string; answer: (taken: boolean) => void; fail: () => void }[] = [];
  const states: (Availability | null)[] = [];
  const claims: (string | null | undefined)[] = [];
  const checks = createAvailabilityChecks({
    ask: (_field, value) =>
      new Promise((resolve, reject) => {
        const answer = (taken: boolean) =>
          resolve({ taken, claim: taken ? 'a-profile-2byxeu' : null });
        questions.push({ value, answer, fail: () => reject(new Error('500')) });
      }),
    report(_name, state, claim) {
      states.push(state);
      claims.push(claim);
    },
  });
  return {
    checks,
    questions,
    states,
    claims,
    watch: (value: string | null) => checks.watch('email', 'email', value),
  };
}

describe('whether a value is free', () => {
  it('is asked once typing has stopped for half a second', async () => {
    const { questions, states, watch } = setUp();
    watch('a@gmail.com');
    vi.advanceTimersByTime(400);
    watch('ab@gmail.com');
    vi.advanceTimersByTime(499);
    expect(questions).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(questions.map(({ value }) => value)).toEqual(['ab@gmail.com']);
    questions[0]!.answer(false);
    await vi.runAllTimersAsync();
    expect(states.slice(-2)).toEqual(['checking', 'available']);
  });

  it('drops an answer about what has been changed since', async () => {
    const { checks, questions, states, watch } = setUp();
    watch('a@gmail.com');
    vi.advanceTimersByTime(500);
    watch('b@gmail.com');
    vi.advanceTimersByTime(500);
    questions[1]!.answer(false);
    questions[0]!.answer(true);
    await vi.runAllTimersAsync();
    expect(states.at(-1)).toBe('available');
    expect(checks.taken()).toEqual(new Set());
  });

  it('asks at once when somebody submits, and waits for the answer', async () => {
    const { checks, questions, claims, watch } = setUp();
    watch('a@gmail.com');
    const settled = checks.settle();
    questions[0]!.answer(true);
    await settled;
    expect(checks.taken()).toEqual(new Set(['email']));
    expect(claims.at(-1)).toBe('a-profile-2byxeu');
    await checks.settle();
    expect(questions).toHaveLength(1);
  });

  it('asks the same thing only once', async () => {
    const { checks, questions, states, watch } = setUp();
    watch('a@gmail.com');
    const settled = checks.settle();
    questions[0]!.answer(true);
    await settled;
    watch(null);
    watch('A@gmail.com');
    await checks.settle();
    expect(questions).toHaveLength(1);
    expect(states.at(-1)).toBe('taken');
  });

  it('asks again after a failure, which is no verdict', async () => {
    const { checks, questions, states, watch } = setUp();
    watch('a@gmail.com');
    const failed = checks.settle();
    questions[0]!.fail();
    await failed;
    expect(states.at(-1)).toBe('unverified');
    expect(checks.taken()).toEqual(new Set());
    const again = checks.settle();
    questions[1]!.answer(false);
    await again;
    expect(states.at(-1)).toBe('available');
  });

  it('is known when the server said so while saving', async () => {
    const { checks, questions, states, watch } = setUp();
    watch('a@gmail.com');
    checks.learnTaken('email', 'email', 'a@gmail.com');
    expect(checks.taken()).toEqual(new Set(['email']));
    await checks.settle();
    expect(questions).toEqual([]);
    expect(states.at(-1)).toBe('taken');
  });

  it('is told with whose profile it is, also when only saving found out', async () => {
    const { checks, questions, states, claims } = setUp();
    checks.learnTaken('phone', 'phone', '600-0001');
    expect([states.at(-1), claims.at(-1)]).toEqual(['taken', null]);
    questions[0]!.answer(true);
    await vi.runAllTimersAsync();
    expect([states.at(-1), claims.at(-1)]).toEqual(['taken', 'a-profile-2byxeu']);
    checks.learnTaken('phone', 'phone', '600-0002');
    questions[1]!.fail();
    await vi.runAllTimersAsync();
    expect([states.at(-1), claims.at(-1)]).toEqual(['taken', null]);
    checks.learnTaken('phone', 'phone', '600-0003');
    checks.watch('phone', 'phone', null);
    questions[2]!.answer(true);
    await vi.runAllTimersAsync();
    expect(states.at(-1)).toBeNull();
  });
});
