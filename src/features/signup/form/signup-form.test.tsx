import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { redirect, useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UNIQUE_FIELDS, type UniqueField } from '#features/profiles/availability.rules.ts';
import { shownNotices } from '#ui/notices.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { lost, stubNetwork, type Call } from '../../../../tests/support/stub-network.ts';
import { dropDraft, keepDraft } from './use-signup-form.ts';
import { forgetCode } from '../flow/use-code-question.ts';
import type { FormId } from '../signup-form.rules.ts';
import { SignupForm } from './signup-form.tsx';

const PASSWORD = 'Mahogany1';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';
const TAKEN: Record<UniqueField, string> = {
  email: 'taken@gmail.com',
  work_email: 'taken@ek.bz',
  phone: '600-0001',
  business_name: 'Taken Bakery',
};
const SPECIALIST = {
  email: 'rosalia@gmail.com',
  firstName: 'Rosalía',
  lastName: 'Ek',
  phone: '612-3456',
  workEmail: 'work@ek.bz',
  location: 'San Ignacio',
  category: 'Trades and Manual Labor',
  occupation: 'Electrician',
  skills: 'Wiring',
  education: 'ITVET',
  bio: 'Nineteen years.',
};

type Values = Record<string, string>;
type Answers = Partial<Record<'check' | 'send' | 'verify' | 'save', (call: Call) => unknown>>;

/** What a good server says, unless told otherwise. */
let answers: Answers;
let calls: Call[];
let arrived: number;

const sort = ({ path }: Call) => {
  if (path.includes('email_check')) return 'check';
  if (path.includes('send_code')) return 'send';
  return path.includes('verify_code') ? 'verify' : 'save';
};
const GOOD: Required<Answers> = {
  check: ({ body }) => {
    const [[field, value]] = [...(body as URLSearchParams)] as [[UniqueField, string]];
    return Response.json({ [UNIQUE_FIELDS[field]]: value === TAKEN[field] });
  },
  send: () => Response.json({ status: 'success' }),
  verify: () => Response.json({ success: true }),
  save: () => Response.json({ success: true }),
};

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const submit = () => document.querySelector<HTMLButtonElement>('.signup-submit button')!;
const dialog = () => screen.queryByRole('dialog', { name: 'Verify Your Email' });
const stoppedBy = () => document.querySelector('.signup-notice')?.textContent;
const says = (message: string) => screen.queryByText(message, { exact: true });
const asked = (what: keyof Answers) => calls.filter((call) => sort(call) === what).length;
const press = (element: Element) => act(async () => void fireEvent.click(element));
const told = (message: string) =>
  waitFor(() => {
    expect(submit().disabled).toBe(false);
    expect(document.querySelector('form')!.textContent).toContain(message);
  });

function type(values: Values) {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name), { target: { value } });
}
const leave = (name: string) => fireEvent.blur(field(name));

async function show(form: FormId = 'specialist') {
  await showPage({
    Component: () => <SignupForm form={form} allowedDomains={undefined} />,
    action: () => {
      arrived += 1;
      return null;
    },
  });
}

async function enter(code: string) {
  fireEvent.change(within(dialog()!).getByLabelText('Verification code'), {
    target: { value: code },
  });
  await press(within(dialog()!).getByText('Verify'));
}

/** The form as it is after a reload, with the password typed again. */
async function showFilledIn() {
  keepDraft('specialist', SPECIALIST);
  await show();
  type({ password: PASSWORD });
}

/** The form filled in, and the question for the code open. */
async function reachDialog() {
  await showFilledIn();
  await press(submit());
  await waitFor(() => expect(dialog()).not.toBeNull());
}

async function expectStop(message: string, name: string) {
  await press(submit());
  await waitFor(() => expect(stoppedBy()).toBe(message));
  expect(document.activeElement).toBe(field(name));
}

async function expectStops(stops: readonly (readonly [string, string, Values])[]) {
  for (const [message, name, then] of stops) {
    await expectStop(message, name);
    type(then);
  }
}

beforeEach(() => {
  // What is still shown keeps its draft as long as it is there.
  cleanup();
  answers = {};
  arrived = 0;
  for (const form of ['specialist', 'business', 'business-variant'] as const) dropDraft(form);
  forgetCode();
  calls = stubNetwork((call) => (answers[sort(call)] ?? GOOD[sort(call)])(call) as Response);
  // As on a wide screen: all sections at once, and no way from step to step.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.matches('.signup-next') ? [] : [{}]) as unknown as DOMRectList;
  });
});

describe('submitting stops at the first failure', () => {
  it('of a specialist, in the order of the contract', async () => {
    await show();
    await expectStops([
      ['Email is required.', 'email', { email: 'rosalia' }],
      ['Please fix your email address.', 'email', { email: TAKEN.email }],
      ['Email is already in use.', 'email', { email: SPECIALIST.email }],
      ['Password is required.', 'password', { password: 'abc' }],
      ['Please fix your password.', 'password', { password: PASSWORD, workEmail: 'work@' }],
      ['Please fix your work email.', 'workEmail', { workEmail: TAKEN.work_email }],
      ['Work email is already in use.', 'workEmail', { workEmail: '' }],
      ['First name is required.', 'firstName', { firstName: 'Rosalía' }],
      ['Last name is required.', 'lastName', { lastName: 'Ek' }],
      ['Phone number is required.', 'phone', { phone: '600-00' }],
      ['Please fix your phone number.', 'phone', { phone: TAKEN.phone }],
      ['Phone number is already in use.', 'phone', { phone: SPECIALIST.phone }],
      ['Location is required.', 'location', { location: 'Dangriga' }],
      ['Category is required.', 'category', { category: 'Engineering' }],
    ]);
    const note = new File(['hello'], 'note.txt', { type: 'text/plain' });
    for (const [name, message] of [
      ['profilePic', 'Please fix the profile picture error.'],
      ['backgroundPic', 'Please fix the background picture error.'],
      ['showcasePics[]', 'Please fix the showcase images error.'],
    ] as const) {
      await userEvent.upload(field(name), note, { applyAccept: false });
      await screen.findByText(/^File type "text\/plain" is not supported\./);
      await expectStop(message, name);
      await press(screen.getByRole('button', { name: 'Dismiss' }));
    }
    await expectStops([
      ['Occupation is required.', 'occupation', { occupation: 'Guide' }],
      ['Education is required.', 'education', { education: 'CATIE' }],
      ['Skills are required.', 'skills', { skills: 'Birds', bio: 'x'.repeat(501) }],
      ['Please fix your bio.', 'bio', {}],
    ]);
    expect(says('Bio is too long (max 500 characters).')).not.toBeNull();
  });

  it('of the other business form, which says "taken" and takes phones of other shapes', async () => {
    await show('business-variant');
    type({
      businessName: 'B',
      email: TAKEN.email,
      workEmail: TAKEN.work_email,
      businessPhone: TAKEN.phone,
    });
    leave('businessName');
    expect(says('Business name must be at least 2 characters.')).not.toBeNull();
    type({ businessName: TAKEN.business_name });
    for (const what of ['Business name', 'Email', 'Work email', 'Phone number'])
      await screen.findByText(`${what} is already taken.`);
    type({ businessPhone: '+501 (612) 3456' });
    leave('businessPhone');
    expect(field('businessPhone').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('a field', () => {
  it('is checked when it is left, and again while it is put right', async () => {
    await show();
    type({ email: 'rosalia@ek.bz' });
    expect(says('Email domain not allowed.')).toBeNull();
    leave('email');
    expect(says('Email domain not allowed.')).not.toBeNull();
    expect(screen.getByText(/btl\.net/)).toBeTruthy();
    type({ email: 'rosalia@' });
    expect(says('Please enter a valid email address.')).not.toBeNull();
    type({ email: 'rosalia.ek@btl.net' });
    expect(says('Please enter a valid email address.')).toBeNull();
    for (const [password, message] of [
      ['Abc1', 'Password must be at least 8 characters.'],
      ['abcdefg1', 'Password must include at least one uppercase letter.'],
      ['ABCDEFG1', 'Password must include at least one lowercase letter.'],
      ['ABCDefgh', 'Password must include at least one number.'],
      [`Aa1${'x'.repeat(48)}`, 'Password is too long (max 50 characters).'],
    ] as const) {
      type({ password });
      leave('password');
      expect(says(message)).not.toBeNull();
    }
    // An empty field is only missed when somebody submits.
    leave('firstName');
    expect(says('First name is required.')).toBeNull();
  });

  it('shows a password on demand, ticks its rules off, counts, and holds its limit', async () => {
    await show();
    const person = userEvent.setup();
    const done = () => screen.queryAllByText(/^: done\.$/).map((mark) => mark.parentElement!);
    expect(done()).toEqual([]);
    type({ password: 'mahogany' });
    expect(done().map((rule) => rule.textContent)).toEqual([
      'At least 8 characters: done.',
      'A lowercase letter: done.',
    ]);
    type({ password: PASSWORD });
    expect(done()).toHaveLength(4);
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('password').type).toBe('text');
    type({ education: 'x'.repeat(12) });
    expect(says('12/350 characters')).not.toBeNull();
    expect(field('firstName').maxLength).toBe(20);
    await person.click(field('phone'));
    await person.paste('+501 612-3456');
    expect(field('phone').value).toBe('612-3456');
  });

  it('says whether its value is free, or that nobody knows, which stops nobody', async () => {
    await show('business');
    const checking = Promise.withResolvers<Response>();
    answers.check = () => checking.promise;
    type({ email: 'bread@gmail.com' });
    await screen.findByText('Checking…');
    await act(async () => checking.resolve(Response.json({}, { status: 404 })));
    await screen.findByText('Available');
    expect(asked('check')).toBe(1);

    answers.check = () => Response.json({ error: 'x' }, { status: 500 });
    type({
      businessName: 'Sea Bread',
      email: 'sea.bread@gmail.com',
      password: PASSWORD,
      businessPhone: '222-3456',
      workEmail: 'sea@bread.bz',
      address: 'Front Street',
      category: 'Automotive',
      location: 'Corozal',
      About: 'Bread.',
      Services: 'Bread',
      Description: 'Bread.',
    });
    for (const what of ['email', 'work email', 'phone', 'business name'])
      await screen.findByText(`Could not verify ${what} uniqueness.`);
    await press(submit());
    await waitFor(() => expect(dialog()).not.toBeNull());
  });
});

describe('the way to an account', () => {
  it('is gone once, however often it is pressed, and says that it is busy and how far it is', async () => {
    const sending = Promise.withResolvers<Response>();
    const saving = Promise.withResolvers<Response>();
    answers = { send: () => sending.promise, save: () => saving.promise };
    await showFilledIn();
    await press(submit());
    await press(submit());
    expect([submit().textContent, submit().disabled]).toEqual(['Submitting...', true]);
    await act(async () => sending.resolve(Response.json({ status: 'success' })));
    await waitFor(() => expect(dialog()).not.toBeNull());
    const verify = within(dialog()!).getByText('Verify');
    fireEvent.change(within(dialog()!).getByLabelText('Verification code'), {
      target: { value: '123456' },
    });
    await press(verify);
    await press(verify);
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: /Uploading/ });
    expect(bar.value).toBe(50);
    expect(submit().textContent).toBe('Submitting...');
    await act(async () => saving.resolve(Response.json({ success: true })));
    await waitFor(() => expect(arrived).toBe(1));
    expect([asked('send'), asked('verify'), asked('save')]).toEqual([1, 1, 1]);
    expect(shownNotices().map(({ text }) => text)).toContain('Signup successful! Welcome aboard!');
    expect(JSON.stringify(sessionStorage)).not.toContain(SPECIALIST.email);
  });

  it('can be left and taken up again without a new mail', async () => {
    await reachDialog();
    // One that came with its text would not be read out.
    const region = document.querySelector('.signup-submit [role=status]')!;
    for (const close of ['Cancel', 'Close']) {
      await press(within(dialog()!).getByRole('button', { name: close }));
      await waitFor(() => expect(region.textContent).toBe('Verification canceled.'));
      expect(dialog()).toBeNull();
      expect(document.activeElement).toBe(submit());
      await press(submit());
      await waitFor(() => expect(dialog()).not.toBeNull());
    }
    expect(asked('send')).toBe(1);
  });

  it('can be left by going Back', async () => {
    keepDraft('specialist', SPECIALIST);
    let go: NavigateFunction = () => {};
    const Page = () => {
      go = useNavigate();
      return <SignupForm form="specialist" allowedDomains={undefined} />;
    };
    await showPage({ Component: Page });
    type({ password: PASSWORD });
    const sending = Promise.withResolvers<Response>();
    answers.send = () => sending.promise;
    await act(async () => void go('/?step=4'));
    await press(submit());
    await act(async () => void go(-1));
    await act(async () => sending.resolve(Response.json({ status: 'success' })));
    await told('Verification canceled.');
    expect(dialog()).toBeNull();
    await act(async () => void go('/?step=4'));
    await press(submit());
    await waitFor(() => expect(dialog()).not.toBeNull());
    await act(async () => void go(-1));
    await told('Verification canceled.');
    expect(dialog()).toBeNull();
  });

  const NO_SENSE = () => new Response('<html>', { status: 502 });

  it('loses nothing when a code cannot be sent, verified or saved, and the next try works', async () => {
    await showFilledIn();
    for (const [send, message] of [
      [
        () => Response.json({ status: 'error', message: 'No mail today.' }, { status: 500 }),
        'No mail today.',
      ],
      [() => Response.json({}, { status: 500 }), 'Failed to send verification code.'],
      [NO_SENSE, UNEXPECTED],
      [lost, UNEXPECTED],
    ] as const) {
      answers = { send };
      await press(submit());
      await told(message);
      expect([submit().disabled, field('password').value]).toEqual([false, PASSWORD]);
    }

    answers = {};
    await press(submit());
    await waitFor(() => expect(dialog()).not.toBeNull());
    for (const [verify, message] of [
      [() => Response.json({ success: false, error: 'Too old.' }, { status: 400 }), 'Too old.'],
      [() => Response.json({}, { status: 500 }), 'Invalid verification code.'],
      [NO_SENSE, UNEXPECTED],
      [lost, UNEXPECTED],
    ] as const) {
      answers = { verify };
      await enter('123456');
      await waitFor(() => expect(dialog()!.textContent).toContain(message));
    }

    // Once it was right, no second code is asked for.
    for (const [save, message] of [
      [
        () => Response.json({ success: false, error: 'The disk is full.' }, { status: 503 }),
        'The disk is full.',
      ],
      [() => Response.json({}, { status: 500 }), 'Failed to save data. Please try again.'],
      [NO_SENSE, UNEXPECTED],
      [lost, UNEXPECTED],
    ] as const) {
      answers = { save };
      if (dialog()) await enter('123456');
      else await press(submit());
      await told(message);
      expect(dialog()).toBeNull();
    }
    answers = {};
    await press(submit());
    await waitFor(() => expect(arrived).toBe(1));
  });

  it('moves nothing below a second tap, and takes nobody Back', async () => {
    keepDraft('specialist', SPECIALIST);
    await showPage(
      { Component: () => <SignupForm form="specialist" allowedDomains={undefined} /> },
      '/?step=4',
    );
    type({ password: PASSWORD });
    answers.send = lost;
    await press(submit());
    await told(UNEXPECTED);
    const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Back' });
    expect(back.disabled).toBe(false);

    const sending = Promise.withResolvers<Response>();
    answers.send = () => sending.promise;
    await press(submit());
    const message = says(UNEXPECTED)!;
    expect(message.closest('.\\*\\:invisible')).not.toBeNull();
    expect([submit().disabled, back.disabled]).toEqual([true, true]);

    await act(async () => sending.resolve(Response.json({ status: 'success' })));
    await waitFor(() => expect(dialog()).not.toBeNull());
    await press(within(dialog()!).getByRole('button', { name: 'Cancel' }));
    await told('Verification canceled.');
    expect([says(UNEXPECTED), back.disabled]).toEqual([null, false]);
  });

  it('names the field when somebody was faster, and the code still counts', async () => {
    await reachDialog();
    const error = 'Phone number is already in use.';
    answers.save = () => Response.json({ success: false, error, field: 'phone' }, { status: 409 });
    await enter('123456');
    await waitFor(() => expect(stoppedBy()).toBe(error));
    expect(document.activeElement).toBe(field('phone'));
    answers = {};
    type({ phone: '612-3457' });
    await press(submit());
    await waitFor(() => expect(arrived).toBe(1));
    expect(asked('verify')).toBe(1);
  });

  it('asks for another code when the proof is gone, and says when that is too early', async () => {
    await reachDialog();
    answers.save = lost;
    await enter('123456');
    await told(UNEXPECTED);
    answers.save = () => Response.json({ success: false, error: 'Proof?' }, { status: 403 });
    answers.send = () =>
      Response.json({ status: 'error', message: 'Too many attempts.' }, { status: 429 });
    await press(submit());
    await told('Too many attempts.');
    expect([asked('send'), dialog()]).toEqual([2, null]);
    // What is gone is not tried again.
    await press(submit());
    await waitFor(() => expect(asked('send')).toBe(3));
    expect(asked('save')).toBe(2);
  });

  it('does not go round in circles where the next proof is not taken either', async () => {
    await reachDialog();
    answers.save = lost;
    await enter('123456');
    await told(UNEXPECTED);
    answers.save = () => Response.json({ success: false, error: 'Proof?' }, { status: 403 });
    await press(submit());
    await waitFor(() => expect(dialog()).not.toBeNull());
    await enter('123456');
    await told('Proof?');
    expect([asked('send'), asked('save'), dialog()]).toEqual([2, 3, null]);
  });
});

describe('leaving while something is under way', () => {
  const step = () => document.querySelector('form')!.dataset.step;
  let go: NavigateFunction;
  let loaded: number;

  async function open() {
    loaded = 0;
    const Page = () => {
      go = useNavigate();
      const isHere = useLocation().pathname === '/';
      return isHere ? <SignupForm form="specialist" allowedDomains={undefined} /> : 'Elsewhere';
    };
    await showPage(
      {
        path: '/*',
        Component: Page,
        loader: () => (loaded += 1),
        action: ({ request }) => {
          arrived += 1;
          return new URL(request.url).searchParams.has('stay') ? null : redirect('/home');
        },
      },
      '/',
    );
  }

  it.each([
    ['Back of the form', () => press(screen.getByRole('button', { name: 'Back' }))],
    ['Back of the browser', () => act(async () => void go(-1))],
  ])('%s stays where it led, whatever the check of the step finds', async (_, goBack) => {
    for (const phone of [SPECIALIST.phone, TAKEN.phone]) {
      keepDraft('specialist', { ...SPECIALIST, phone });
      const checking = Promise.withResolvers<void>();
      answers.check = async (call) => {
        await checking.promise;
        return GOOD.check(call);
      };
      await open();
      await act(async () => void go('/?step=2', { state: { from: 1 } }));
      await press(screen.getByRole('button', { name: 'Next' }));
      await waitFor(() => expect(asked('check')).toBeGreaterThan(0));
      await goBack();
      await waitFor(() => expect(step()).toBe('1'));
      await act(async () => checking.resolve());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy());
      expect([step(), stoppedBy()]).toEqual(['1', undefined]);
    }
  });

  it('the page that was gone to hears that somebody has signed up, and stays', async () => {
    keepDraft('specialist', SPECIALIST);
    const saving = Promise.withResolvers<Response>();
    answers.save = () => saving.promise;
    await open();
    type({ password: PASSWORD });
    await press(submit());
    await waitFor(() => expect(dialog()).not.toBeNull());
    await enter('123456');
    await waitFor(() => expect(asked('save')).toBe(1));
    await act(async () => void go('/elsewhere'));
    const before = loaded;
    await act(async () => saving.resolve(Response.json({ success: true })));
    await waitFor(() => expect(loaded).toBe(before + 1));
    expect(arrived).toBe(1);
    expect(screen.getByText('Elsewhere')).toBeTruthy();
  });
});

it('says what was kept where the page was opened again, and not in the steps after it', async () => {
  const typed = { email: 'rosalia.ek@gmail.com', firstName: 'Rosalía', lastName: 'Ek' };
  keepDraft('specialist', { ...typed, phone: '600-0000', location: 'Belmopan' });
  await showPage(
    { Component: () => <SignupForm form="specialist" allowedDomains={undefined} /> },
    '/?step=2',
  );
  const step = () => document.querySelector('form')!.dataset.step;
  const kept = () => screen.queryByText(/We kept what you typed\./);
  expect([step(), kept() !== null]).toEqual(['2', true]);

  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(step()).toBe('3'));
  expect(kept()).toBeNull();
});
