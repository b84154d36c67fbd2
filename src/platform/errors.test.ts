import { describe, expect, it } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import { AppError, asAppError, problem, isDatabaseUnavailable } from './errors.ts';

const coded = (code: string, cause?: unknown) =>
  Object.assign(new Error('failed', { cause }), { code });

describe('failures', () => {
  it('a foreseen failure has a status and a field', () => {
    const error = new AppError('conflict', 'Email is already in use.', { field: 'email' });
    expect(asAppError(error)).toBe(error);
    expect(error).toMatchObject({ status: 409, field: 'email' });
  });

  it('one that has a name speaks the language in which it is made', () => {
    const made = () => problem('too-many', 'tooManyInMinutes', { values: [3], field: 'code' });
    expect(made()).toMatchObject({
      message: 'Too many attempts. Please try again in 3 minutes.',
      problem: 'tooManyInMinutes',
      values: [3],
      field: 'code',
    });
    expect(inLanguage('es', made).message).toBe(
      'Demasiados intentos. Intente de nuevo en 3 minutos.',
    );
  });

  it('one second is one', () => {
    const made = () => problem('too-many', 'tooManyInSeconds', { values: [1] }).message;
    expect(made()).toBe('Too many attempts. Please try again in 1 second.');
    expect(inLanguage('es', made)).toBe('Demasiados intentos. Intente de nuevo en 1 segundo.');
  });

  it.each(['57P01', '57014', '08006', '53300', 'ECONNREFUSED'])('%s means: come back', (code) => {
    expect(isDatabaseUnavailable(coded(code))).toBe(true);
    expect(asAppError(new Error('Failed query', { cause: coded(code) }))?.status).toBe(503);
  });

  it.each(['ENOSPC', 'EDQUOT', '53100'])('%s means: there is no room', (code) => {
    const told = asAppError(new Error('Failed query', { cause: coded(code) }));
    expect(told).toMatchObject({ status: 507, retryAfterSeconds: 60 });
  });

  it('a client that hangs up is not an outage', () => {
    const cutOff = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    expect(asAppError(cutOff)?.status).toBe(400);
    const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    expect(asAppError(lost)?.status).toBe(503);
  });

  it('a refused statement is not an outage', () => {
    expect(isDatabaseUnavailable(coded('23505'))).toBe(false);
    expect(asAppError(coded('23505'))).toBeNull();
  });
});
