import { z } from 'zod';
import { requestPasswordReset } from '#features/accounts/request-password-reset.server.ts';
import { resetPassword } from '#features/accounts/reset-password.server.ts';
import type { Endpoint } from './endpoint.ts';
import { readJson } from './read-json.ts';
import { statusAndMessage } from './refusal-shapes.ts';
import { statusSuccess } from './success.ts';
import { wireText as text } from './wire-text.ts';

const request = z.object({ email: text });
const submission = z.object({ email: text, verification_code: text, new_password: text });

export const resetPasswordEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/reset_password_request.php',
    access: 'public',
    docs: {
      summary: 'Mails a code and a link for a new password; answers alike for unknown emails',
      json: request,
      answer: statusSuccess,
      failures: { 400: 'Not an email', 429: 'Too many codes' },
    },
    refusal: statusAndMessage,
    handle: async (c) => {
      const { email } = await readJson(c, request);
      await requestPasswordReset(c.var.services, { email, client: c.var.client });
      return c.json({ status: 'success', message: 'Verification code sent! Check your email.' });
    },
  },
  {
    method: 'POST',
    path: '/api/reset_password_submit.php',
    access: 'public',
    docs: {
      summary: 'Sets a new password with the code and ends all sessions',
      json: submission,
      answer: statusSuccess,
      failures: { 400: 'Wrong code or weak password', 429: 'Too many tries' },
    },
    refusal: statusAndMessage,
    handle: async (c) => {
      const { email, verification_code: code, new_password } = await readJson(c, submission);
      const { services, client } = c.var;
      await resetPassword(services, {
        email,
        code: code.trim(),
        newPassword: new_password,
        client,
      });
      return c.json({
        status: 'success',
        message: 'Password reset successfully! You may now log in.',
      });
    },
  },
];
