import { z } from 'zod';
import { codeBrowser } from '#features/accounts/send-code.server.ts';
import { rememberDevice } from '#features/accounts/enter.server.ts';
import { requestPasswordReset, resetPassword } from '#features/accounts/change-password.server.ts';
import { statusAndMessage, statusSuccess } from './answer-shapes.ts';
import { cookieOf, keepCookie, type Endpoint } from './endpoint.ts';
import { mailLanguage, readJson, wireText as text } from './read-json.ts';

const request = z.object({ email: text, language: mailLanguage });
const submission = z.object({
  email: text,
  verification_code: text,
  new_password: text,
  link_key: text.optional(),
});

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
      const { email, language } = await readJson(c, request);
      const { services, client } = c.var;
      const browser = codeBrowser(cookieOf(c, 'reset-browser'));
      const knownDevice = cookieOf(c, 'device');
      const asked = { email, language, client, browser: browser.value, knownDevice };
      await requestPasswordReset(services, asked);
      keepCookie(c, 'reset-browser', browser);
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
      failures: { 400: 'Wrong or expired code, or weak password', 429: 'Too many tries' },
    },
    refusal: statusAndMessage,
    handle: async (c) => {
      const sent = await readJson(c, submission);
      const { services, client } = c.var;
      const accountId = await resetPassword(services, {
        email: sent.email,
        code: sent.verification_code.trim(),
        newPassword: sent.new_password,
        client,
        browser: cookieOf(c, 'reset-browser'),
        linkKey: sent.link_key,
      });
      keepCookie(c, 'device', rememberDevice(services, accountId, cookieOf(c, 'device')));
      return c.json({
        status: 'success',
        message: 'Password reset successfully! You may now log in.',
      });
    },
  },
];
