import { parseArgs } from 'node:util';
import { examine } from '#server/doctor/examine.ts';
import { tell } from '#server/doctor/finding.ts';
import { sayFailure } from '#server/terminal.ts';
import { readSettings } from './read-settings.ts';

/** npm run doctor [-- --json] [--to <email>] [--accept-key]: what is wrong with this installation, and what to do. */
try {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      to: { type: 'string' },
      'accept-key': { type: 'boolean', default: false },
    },
  });
  const findings = await examine(readSettings(), {
    to: values.to,
    acceptsKey: values['accept-key'],
  });
  console.log(values.json ? JSON.stringify(findings, null, 2) : findings.map(tell).join('\n'));
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
} catch (error) {
  sayFailure(error, 'The doctor could not begin');
  process.exitCode = 1;
}
