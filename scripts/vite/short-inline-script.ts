import { minifySync, type Plugin } from 'vite';

const FUNCTION = /^function startLate[^]*?^\}/m;

/** The script that stands in every page is written out as short as those in files are. */
export const shortInlineScript: Plugin = {
  name: 'short-inline-script',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /first-paint\/start-late\.ts$/ },
    handler(code) {
      const written = FUNCTION.exec(code)?.[0];
      if (!written) this.error('The function that starts scripts late was not found.');
      const { code: short } = minifySync('start-late.js', `export default ${written}`);
      const text = short
        .trim()
        .replace(/^export default /, '')
        .replace(/;$/, '');
      return code.replace('String(startLate)', () => JSON.stringify(text));
    },
  },
};
