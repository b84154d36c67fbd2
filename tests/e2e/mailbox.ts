import { mailsTo, SOON } from './demo-server.ts';
import { expect } from './journey.ts';

/** The code in the newest mail to an address, once as many mails with codes have come. */
export async function codeFor(address: string, mails = 1): Promise<string> {
  let codes: string[] = [];
  await expect(async () => {
    const all = await mailsTo(address, mails);
    codes = all.flatMap(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? []);
    expect(codes.length).toBeGreaterThanOrEqual(mails);
  }).toPass({ intervals: SOON });
  return codes.at(-1)!;
}
