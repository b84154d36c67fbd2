import { afterEach, describe, expect, it, vi } from 'vitest';
import { askIfTaken } from '#features/profiles/form/availability-checks.ts';
import { inLanguage } from '#platform/language.server.ts';
import { requestCode, verifyCode } from './use-code-question.ts';

afterEach(() => void vi.unstubAllGlobals());

function answering(status: number, body: unknown, headers: HeadersInit = {}) {
  const fetched = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('asking whether a value is taken', () => {
  it('sends one field and reads its flag', async () => {
    const fetched = answering(200, { businessName_taken: true });
    expect(await askIfTaken('business_name', 'Blue Hole & Sons')).toEqual({
      taken: true,
      claim: null,
    });
    const [path, request] = fetched.mock.calls[0]!;
    expect(path).toBe('/api/verify/email_check.php');
    expect(request!.body).toEqual(new URLSearchParams({ business_name: 'Blue Hole & Sons' }));
  });

  it('takes 404 for no result', async () => {
    answering(404, {});
    expect(await askIfTaken('email', 'a@gmail.com')).toEqual({ taken: false, claim: null });
  });

  it('learns which profile waits for its owner', async () => {
    answering(200, { email_taken: true, claim: 'someone-234567' });
    expect(await askIfTaken('email', 'a@gmail.com')).toEqual({
      taken: true,
      claim: 'someone-234567',
    });
  });

  it.each([
    [500, { email_taken: false }],
    [429, { error: 'Too many' }],
    [200, {}],
    [200, { phone_taken: false }],
    [200, null],
  ])('does not take %i %j for an answer', async (status, body) => {
    answering(status, body);
    await expect(askIfTaken('email', 'a@gmail.com')).rejects.toThrow('No answer about email');
  });
});

describe('sending a code', () => {
  it('tells nothing when it worked', async () => {
    answering(200, { status: 'success', message: 'Sent' });
    expect(await requestCode('a@gmail.com')).toBeNull();
  });

  it('tells the words of the server, how long to wait, and whether the email is to blame', async () => {
    answering(429, { status: 'error', message: 'Later.' }, { 'Retry-After': '42' });
    expect(await requestCode('a@gmail.com')).toEqual({
      message: 'Later.',
      status: 429,
      field: null,
      retryAfterSeconds: 42,
    });
    answering(409, { status: 'error', message: 'Taken.' });
    expect(await requestCode('a@gmail.com')).toMatchObject({ message: 'Taken.', field: 'email' });
  });

  it('has words of its own for a server without', async () => {
    answering(500, {});
    expect((await requestCode('a@gmail.com'))?.message).toBe('Failed to send verification code.');
  });
});

describe('verifying a code', () => {
  it('tells what is wrong, in the words of the server or its own', async () => {
    answering(200, { success: true });
    expect(await verifyCode('a@gmail.com', '123456')).toBeNull();
    answering(400, { success: false, error: 'Too old.' });
    expect((await verifyCode('a@gmail.com', '123456'))?.message).toBe('Too old.');
    answering(200, { success: false });
    expect((await verifyCode('a@gmail.com', '123456'))?.message).toBe('Invalid verification code.');
  });

  it('knows by its code that one is of no more use, whatever the language', async () => {
    const body = { success: false, error: 'Too old.', code: 'codeExpired' };
    answering(400, body);
    expect(await inLanguage('es', () => verifyCode('a@gmail.com', '123456'))).toEqual({
      message: 'Este código ya venció. Pida uno nuevo.',
      isOver: true,
    });
    answering(400, { ...body, code: 'codeTriedTooOften' });
    expect((await verifyCode('a@gmail.com', '123456'))?.isOver).toBe(true);
    answering(400, { ...body, code: 'codeInvalid' });
    expect((await verifyCode('a@gmail.com', '123456'))?.isOver).toBe(false);
  });
});
